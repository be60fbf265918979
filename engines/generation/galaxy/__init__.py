"""Making galaxies: rows of cards, and moves of cards, Aliens, time cards and what is in the box."""
