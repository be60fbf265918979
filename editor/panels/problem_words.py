"""Words about problems: how many there are, and what the rule behind each id asks for."""

from collections import Counter
from collections.abc import Mapping, Sequence

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import english

from ..languages.words import tr

GROUPS: Mapping[Severity, str] = {
    Severity.ERROR: english("Errors"),
    Severity.WARNING: english("Warnings"),
    Severity.HINT: english("Hints"),
}
ONE: Mapping[Severity, str] = {
    Severity.ERROR: english("1 error"),
    Severity.WARNING: english("1 warning"),
    Severity.HINT: english("1 hint"),
}
SEVERAL: Mapping[Severity, str] = {
    Severity.ERROR: english("{count} errors"),
    Severity.WARNING: english("{count} warnings"),
    Severity.HINT: english("{count} hints"),
}
MATTERS: Mapping[Severity, str] = {
    Severity.ERROR: english("An error: the map can't be exported until it is fixed."),
    Severity.WARNING: english("A warning: the map can be exported, but play will probably suffer."),
    Severity.HINT: english(
        "A hint: the map is unlike published ones, which may be just what you want."
    ),
}
EXPLANATIONS: Mapping[str, str] = {
    "FX-1": english(
        "Effects say what a piece does, and engines carry them out; without one it can't be played."
    ),
    "SAV-11": english(
        "A tile back is played at once, during your own movement, after the die, or against "
        "others; its effects only happen where they fit that moment."
    ),
    "EA-M2": english(
        "Official sheets have 23 columns (A–W) and 14 rows, so every sector has a letter and two digits."
    ),
    "EA-M3": english(
        "Sectors are silent, dangerous, starts, pods or hull. Other kinds need a known one that they count as."
    ),
    "EA-M4": english(
        "Pods are numbered 1, 2, 3 …, each once, because pod cards and rules name them that way."
    ),
    "EA-M5": english("A zone has one start for each side and one to four pods."),
    "EA-M6": english(
        "A zone tells its players what it is about: a subtitle, a story and how many can play."
    ),
    "EA-T9": english(
        "Everyone moves every turn. Anyone with no silent or dangerous sector nearby can't."
    ),
    "EAV-1": english(
        "Humans must be able to get to every pod, through silent and dangerous sectors only; "
        "Aliens must be able to stop them there."
    ),
    "EAV-2": english("Sectors that nobody can reach are never played."),
    "EAV-3": english("A sector on every way to the pods is where one Alien stops all Humans."),
    "EAV-4": english("In a dead end the only move is back, which gives a player away."),
    "EA-X1": english(
        "Walls, doors and hatches lie between two sectors that touch, at most one between any two."
    ),
    "EA-X2": english(
        "Vents join two or more sectors of one group; a switch opens the seals with its number."
    ),
    "EA-X3": english(
        "A sector kind of your own has a name of its own, counts as a standard kind, and has "
        "effects that go together."
    ),
    "EA-X4": english("Anyone who goes through a one-way hatch must still be able to get to a pod."),
    "EAV-5": english("Nobody can cross the hull, so parts that do not touch are separate maps."),
    "EAV-6": english("The smallest published zone has 16 sectors, the largest 276."),
    "EAV-7": english(
        "Silent sectors draw no card: with few of them there is noise everywhere, with many hardly any."
    ),
    "EAV-8": english("Published zones have their nearest pod 4 to 14 moves from the Humans."),
    "EAV-9": english(
        "Few neighbours make corridors, many make halls; published zones have 2.5 to 5 on average."
    ),
}
"""What each id stands for, in our words; ids of rules (EA-…) are those of the rules digest."""


def counted(severity: Severity, count: int) -> str:
    """Return a number of problems in words, such as "2 warnings"."""
    return tr(ONE[severity]) if count == 1 else tr(SEVERAL[severity], count=count)


def counts_by_severity(problems: Sequence[Problem]) -> Mapping[Severity, int]:
    """Return how many problems there are of each severity, those included that are not listed."""
    counts: Counter[Severity] = Counter()
    for each in problems:
        counts[each.severity] += each.count
    return counts


def summary(problems: Sequence[Problem]) -> str:
    """Return how many problems of each severity there are, the worst first."""
    counts = counts_by_severity(problems)
    return ", ".join(counted(each, counts[each]) for each in Severity if counts[each])


def explanation(problem: Problem) -> str:
    """Return what the rule behind a problem asks for, and what its severity means."""
    known = EXPLANATIONS.get(problem.id)
    matters = tr(MATTERS[problem.severity])
    if known is None:
        return matters
    return tr("{meaning} {matters}", meaning=tr(known), matters=matters)
