"""The styles of this game's bots, one in each file."""
