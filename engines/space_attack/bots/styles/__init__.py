"""The styles of the bots of Survive: Space Attack!, one in a file."""
