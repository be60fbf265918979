"""Modes beyond the official codes: rules as data, and two behaviours as code."""
