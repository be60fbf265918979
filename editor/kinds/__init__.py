"""Kinds: how maps of each kind are drawn and worked on."""
