"""Scenarios and the rules that they are made of."""
