"""What a person feels: the real window under a real X server, from the event to the pixel, beside Tiled."""
