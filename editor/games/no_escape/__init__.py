"""No Escape: its words, and its terminal for the terminal."""
