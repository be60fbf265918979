"""The library page: packs of others as cards, found, looked at, installed, updated and removed; and packs of one's own."""
