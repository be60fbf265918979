"""What a map kind, a surface, a table, a tool, a piece and a question are: what all rooms above agree on."""
