"""Making hex zones: sets of sectors as whole numbers, drafts, moves, plans that they begin with, and presets."""
