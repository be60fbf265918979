"""No Escape: a race out of a maze of tiles that the players lay as they go (NE)."""
