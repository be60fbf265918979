"""The rule workshop: making rule codes as data, in the person's own plugin."""
