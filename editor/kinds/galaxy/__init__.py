"""The kind of galaxies: cards in slots along a path, and the tables of what is in the box."""
