"""Icons: SVG drawings on a grid of 24, tinted by the theme."""
