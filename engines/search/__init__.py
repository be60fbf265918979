"""The searching bot: plays the game on in many states that it could be in, and takes what won most often.

It knows no game: everything it asks for is in the contract, so it plays every engine, a plugin's too.
"""
