"""Maps that make themselves: beginnings are built, improved by small moves, kept by niches, proven by play."""
