"""Tables: the parts of a map that are edited as tables, such as a deck, in a panel that knows no map kind."""
