"""Seats: what each player of a game sees and may do, for the window, the terminal and the browser alike."""
