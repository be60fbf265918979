"""Packs: maps, scenarios, plugins, games and verdicts in one zip, and what makes any zip safe to open."""
