"""Advice on the map in front: a goal, changes that games have borne out, shown on the map before they are made."""
