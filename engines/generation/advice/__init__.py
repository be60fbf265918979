"""Advice: small changes of a map, tried by games against the map as it is, and told as far as games bear them out."""
