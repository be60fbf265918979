"""Sentences on their way between processes: the template and its values, so that they can be translated."""

from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject


def message_to_json(sentence: Message | str) -> JsonObject:
    """Return a sentence in the form that travels between processes."""
    if isinstance(sentence, str):
        return {"template": "{text}", "values": {"text": sentence}}
    values = {
        name: each if isinstance(each, int | float | str) else str(each)
        for name, each in sentence.values.items()
    }
    return {"template": sentence.template, "values": values}


def message_from_json(value: JsonObject) -> Message:
    """Return the sentence that another process has sent."""
    return Message(value["template"], value["values"])
