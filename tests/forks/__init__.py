"""Processes of ours that are forked from one that has imported everything."""
