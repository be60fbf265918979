"""The four documents as frozen values: maps, scenarios, recorded games, plugin manifests."""
