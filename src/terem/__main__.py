"""`python -m terem`."""

import sys

from terem.cli import main

sys.exit(main())
