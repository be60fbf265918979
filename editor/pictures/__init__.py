"""Maps as pictures: images, SVG files, and drawings of letters for the terminal."""
