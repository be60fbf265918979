"""Maps as plain tables of text, for spreadsheets and programs of one's own."""
