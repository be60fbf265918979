"""What kinds on hexes share: the plane, counting, symmetries, the ground for tools, rows of characters."""
