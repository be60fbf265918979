"""Around the table: a web server of ours for guests with phones, what it tells each of them, and its pages."""
