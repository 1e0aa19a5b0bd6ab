"""The commands of `terem`, one file each; `cli` reads the command line for them."""
