"""Problems of strangers as our own classes and plain values: they travel to processes that know no plugin."""

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import Message

MOST_LETTERS = 1000


def plain_problem(problem: Problem, name: str) -> Problem:
    """Return a stranger's problem in plain values, under a name."""
    return Problem.in_own_words(
        name,
        Severity(problem.severity),
        plain_sentence(problem.message),
        tuple(_text(each) for each in problem.cells),
        plain_sentence(problem.hint) if problem.hint else None,
    )


def plain_sentence(sentence: Message) -> Message:
    """Return a stranger's sentence in plain values."""
    values = {_text(key): _plain_value(each) for key, each in sentence.values.items()}
    made = Message(_text(sentence.template), values)
    # A gap without a value shows here, while it can still be laid at the plugin's door.
    str(made)
    return made


def _plain_value(value: object) -> object:
    if isinstance(value, Message):
        return plain_sentence(value)
    return value if type(value) in {int, float} else _text(value)


def _text(value: object) -> str:
    return "".join(str(value)[:MOST_LETTERS])
