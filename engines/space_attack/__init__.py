"""Survive: Space Attack!: crew flee from a station that falls apart, past creatures, through gates."""
