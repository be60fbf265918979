"""The page that makes maps: targets on the left, a live wall of maps, and why each scores as it does."""
