"""Inspection: questions about maps, answered in a process of their own while people paint."""
