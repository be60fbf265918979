"""No Escape: its words, and its teller for the terminal."""
