"""Files: opening, saving, recovering, importing and exporting documents."""
