"""Languages: a catalogue of texts for each, how sentences are made from it, and how one is chosen."""
