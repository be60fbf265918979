"""Drawing: marks that say how something looks, inks that colour them, and what turns both into pictures."""
