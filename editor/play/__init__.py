"""Playing in the window: a game is a tab, with people and bots at its seats, and so is a recorded one."""
