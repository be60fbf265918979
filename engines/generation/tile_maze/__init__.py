"""Making tile mazes: beginnings round a start board, and moves that lay, lift and change tiles."""
