"""Workers: processes beside the window, started, watched, called off and ended in one way."""
