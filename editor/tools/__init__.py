"""Tools: generators that propose changes and make none."""
