"""Version 1 of the published JSON Schemas: never edited once released, only followed."""
