"""Maps as drawings in layers, to be worked on in a drawing program."""
