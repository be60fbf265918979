"""The rule codes of Escape Earth."""
