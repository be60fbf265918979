"""Maps for Tiled, the general map editor, and back."""
