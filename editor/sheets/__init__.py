"""Sheets: maps, scenarios and booklets on paper, laid out in millimetres, then printed or written as PDF."""
