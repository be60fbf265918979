"""The engine of Escape Earth: two ships, a galaxy that is revealed card by card, and a clock."""
