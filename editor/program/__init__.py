"""The program: what lasts, the window around it, and who knows everyone."""
