"""A table that the window hosts: the question before it, the shared board, and the process in which it is served."""
