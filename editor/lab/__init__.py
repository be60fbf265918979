"""The lab in the window: questions about maps asked, watched while games answer them, and told in reports."""
