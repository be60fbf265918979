"""The shell: the window, its commands, themes and messages; it arranges and decides nothing."""
