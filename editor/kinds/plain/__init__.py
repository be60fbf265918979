"""How maps are shown that have no tools of their own yet."""
