"""Forms made from JSON Schemas: a widget for each part, complaints in words where they belong."""
