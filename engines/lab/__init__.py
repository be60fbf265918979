"""The lab: experiments, their games, the store of their results, and answers to questions."""
