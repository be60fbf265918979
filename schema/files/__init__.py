"""Files: reading, validating, migrating, writing and exporting documents."""
