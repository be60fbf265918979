"""Original maps and scenarios, as data."""
