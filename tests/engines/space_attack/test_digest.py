"""The digest: every rule id is named by a test."""

import re
from pathlib import Path

IDS = (
    *(f"SA-{n}" for n in (*range(1, 7), *range(10, 16), *range(20, 25), *range(30, 44))),
    *(f"SA-{n}" for n in (*range(50, 61), *range(65, 69), *range(70, 76), 80, 81)),
    *(f"SA-{n}" for n in (*range(85, 93), *range(95, 98), *range(100, 105))),
    *("SA-93a", "SA-93b", "SA-93c", "SA-94a", "SA-94b", "SA-94c", "SA-94d"),
)


def test_every_rule_of_the_digest_is_named_by_a_test():
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_rules_*.py")]
    named = set(re.findall(r'"""[^"]*?"""', "".join(texts)))
    cited = {rule for text in named for rule in re.findall(r"SA-[0-9]+[a-d]?", text)}
    assert set(IDS) <= cited, sorted(set(IDS) - cited)
