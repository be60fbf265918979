"""The filters in a player's words, the same in the window and on web pages."""

from hullwright.schema.messages import english

MINUTES = (30, 45, 60, 90, 120, 180)
MOST_PLAYERS = 12
LANGUAGES = {
    "en": english("English"),
    "es": english("Spanish"),
    "pt": english("Portuguese"),
    "de": english("German"),
}
SWITCHES = {
    "fair": (english("Fair"), english("Games between bots have shown that nobody is ahead.")),
    "symmetric": (english("Symmetric"), english("Both sides of the map look alike.")),
    "small": (english("Small map"), english("At most 150 spaces.")),
    "new": (english("New"), english("Came in the last 30 days.")),
}
