"""Checks: what a problem is, and how the checks of a map kind are run."""
