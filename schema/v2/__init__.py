"""Version 2 of the published JSON Schemas, of those that changed: never edited once released, only followed."""
