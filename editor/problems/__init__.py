"""Problems as people read them: in words and as a list."""
