"""Sentences on their way between processes: the template and its values, so that they can be translated."""

from hullwright.schema.messages import Message
from hullwright.schema.records import Json, JsonObject


def message_to_json(sentence: Message | str) -> JsonObject:
    """Return a sentence in the form that travels between processes."""
    if isinstance(sentence, str):
        return {"template": "{text}", "values": {"text": sentence}}
    values = {name: _value_to_json(each) for name, each in sentence.values.items()}
    return {"template": sentence.template, "values": values}


def _value_to_json(value: object) -> Json:
    """Return what fills a gap; a sentence within a sentence stays one."""
    if isinstance(value, Message):
        return message_to_json(value)
    return value if isinstance(value, int | float | str) else str(value)


def message_from_json(value: JsonObject) -> Message:
    """Return the sentence that another process has sent."""
    values = {
        name: message_from_json(each) if isinstance(each, dict) else each
        for name, each in value["values"].items()
    }
    return Message(value["template"], values)
