"""What the editor knows of each game: words for people, and how a game is played in the terminal."""
