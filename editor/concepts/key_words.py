"""Keys of documents and rulesets as words, where nobody has worded them better."""

from hullwright.schema.messages import Message


def humanised(key: str) -> Message:
    """Return a key as words.

    >>> str(humanised("first_open_round")), str(humanised("hex-zone"))
    ('First open round', 'Hex zone')
    """
    words = key.replace("_", " ").replace("-", " ").strip()
    # Keys come from plugins, too: a brace in them is no gap.
    return Message((words[:1].upper() + words[1:]).replace("{", "{{").replace("}", "}}"), {})
