"""Computer players of Gorynych, Burn!"""

from terem.bots.gorynych.chorus import Chorus
from terem.bots.gorynych.head import Head
from terem.bots.gorynych.partners import Slipper, Stubborn

__all__ = ["Chorus", "Head", "Slipper", "Stubborn"]
