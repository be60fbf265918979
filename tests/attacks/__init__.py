"""What strangers could send, tried on the whole program: `make attack`, and a small part of each in the suite."""
