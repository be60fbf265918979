"""Processes of ours beside the program: how one is started, what is sent to it, and what it sends back."""
