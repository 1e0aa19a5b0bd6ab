"""Computer players of Gorynych, Burn!"""

from terem.bots.gorynych.chorus import Chorus

__all__ = ["Chorus"]
