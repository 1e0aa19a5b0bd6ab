"""The story of a finished game of Winter Tales: collected from its record, told by a narrator, bound as a book."""
