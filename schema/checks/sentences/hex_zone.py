"""What the problems of hex zones say, on their own and under the rules of a scenario."""

from collections.abc import Iterable, Mapping

from ...boards.roles import role_words
from ...messages import Message, joined, message, some_of
from ..sentence import Sentences, says

SIDES: Mapping[str, Message] = {"human": message("Humans"), "alien": message("Aliens")}
TOLD: Mapping[str, Message] = {
    "subtitle": message("subtitle"),
    "description": message("description"),
    "players": message("players"),
}


def _side(side: str) -> Message:
    return SIDES[side]


def _untold(names: Iterable[str]) -> Message | str:
    return joined(TOLD[name] for name in names)


def _steps(pairs: Iterable[tuple[str, str]]) -> str:
    return some_of([f"{start} → {to}" for start, to in pairs])


SENTENCES: Sentences = {
    ("EA-M2", "long-labels"): says(
        message("A zone of {width} × {height} needs labels longer than three characters."),
        message("The official sheets are 23 × 14."),
    ),
    ("EA-M3", "mistyped-kind"): says(
        message("Engines do not know the sector kind “{kind}” and treat it as hull."),
        message("Did you mean “{meant}”?"),
    ),
    ("EA-M3", "unknown-kind"): says(
        message("Engines do not know the sector kind “{kind}” and treat it as hull."),
        message("Say which known kind it counts as (“like” in the file's legend)."),
    ),
    ("EA-M4", "no-number"): says(
        message("{count} pods have no number."),
        message("Give each pod a number of its own."),
    ),
    ("EA-M4", "same-number"): says(
        message("{count} pods have the number {number}."),
        message("Number the pods from 1, each number once."),
    ),
    ("EA-M4", "gap"): says(
        message("The pods are not numbered from 1 without gaps: {number} is missing."),
        message("Renumber the pods; rules such as C.6 name them by number."),
    ),
    ("EA-M5", "no-start"): says(
        message("The {side} have no start."),
        message("Mark one sector as the start of the {side}."),
        side=_side,
    ),
    ("EA-M5", "no-start-on-board"): says(
        message("The map has no start for the {side} side."), side=role_words
    ),
    ("EA-M5", "many-starts"): says(
        message("The {side} have {count} starts; the rules expect one."),
        message("Keep one, or play with a rule that says who begins where."),
        side=_side,
    ),
    ("EA-M5", "no-pod"): says(
        message("There is no escape pod."), message("Mark at least one sector as a pod.")
    ),
    ("EA-M5", "many-pods"): says(
        message("There are {count} pods; published zones have one to four."),
        message("Check that the deck of pod cards is large enough."),
    ),
    ("EA-M6", "untold"): says(
        message("Not filled in yet: {missing}."),
        message("Fill them in under Properties."),
        missing=_untold,
    ),
    ("EA-S3", "strangers"): says(
        message("Those who begin in {a} and in {b} can never meet under these rules."),
        message("Connect them by sectors that the rules leave open."),
    ),
    ("EA-S3", "shut-in"): says(
        message("Whoever begins in {start} can't leave it under these rules.")
    ),
    ("EA-T9", "stuck"): says(
        message("{side} in {some} may be left without a legal move."),
        message("Give these sectors a silent or dangerous neighbour."),
        side=_side,
    ),
    ("EA-X1", "apart"): says(
        message("There is an edge between {start} and {to}, which do not touch."),
        message("Remove it, or move it between two sectors that touch."),
    ),
    ("EA-X1", "beside-hull"): says(
        message("The edge between {start} and {to} lies beside hull, where nobody can go anyway."),
        message("Remove it, or open the sector behind it."),
    ),
    ("EA-X1", "twice"): says(
        message("There are two edges between {start} and {to}; the first one counts."),
        message("Keep one of them."),
    ),
    ("EA-X1", "hushed-door"): says(
        message(
            "The door between {start} and {to} is noisy, but on one of its sides no noise is "
            "ever announced."
        ),
        message("Make it a plain door, or let noises be heard there."),
    ),
    ("EA-X2", "lonely-vent"): says(
        message("The vent of group {number} leads nowhere: it is the only one."),
        message("Add another vent to that group, or make it a plain sector."),
    ),
    ("EA-X2", "many-vents"): says(
        message("Vents join at most {most} sectors; group {number} has {count}."),
        message("Split them into several groups."),
    ),
    ("EA-X2", "switch-without-seal"): says(
        message("Switch {number} opens nothing."),
        message("Seal a sector with the same number, or make it a plain sector."),
    ),
    ("EA-X2", "seal-without-switch"): says(
        message("Seal {number} never opens: there is no switch for it."),
        message("Add a switch with the same number, or remove the seal."),
    ),
    ("EA-X2", "switch-out-of-reach"): says(
        message("Seal {number} never opens: nobody can get to its switch."),
        message("Open a way to the switch that does not go through the seal."),
    ),
    ("EA-X3", "two-meanings"): says(
        message("The kind “{piece}” appears twice in the legend, with different meanings."),
        message("Give one of them another number or another name."),
    ),
    ("EA-X3", "built-in"): says(
        message("“{kind}” is a standard kind, but here it has effects of its own."),
        message("Give it a name of its own, so people can tell it from the standard one."),
        kind=role_words,
    ),
    ("EA-X3", "noise-and-hush"): says(
        message("“{piece}” is both always noisy and never noisy."),
        message("Keep one of the two effects; as it stands, the sector is quiet."),
    ),
    ("EA-X3", "late-seal"): says(
        message("The seal of “{piece}” opens after round {last}, when the game is over."),
        message("Let it open earlier."),
    ),
    ("EA-X3", "unknown-symbol"): says(
        message("“{piece}” uses a symbol that does not exist: “{symbol}”."),
        message("Choose another symbol."),
    ),
    ("EA-X4", "trap"): says(
        message("Hatches ({hatches}) lead Humans into {count} sectors with no way to a pod."),
        message("Add another way out, or turn the hatch into a door."),
        hatches=_steps,
    ),
    ("EAV-1", "unreached-pod"): says(
        message("The {side} can't reach pod {pod} ({at}) from {start}."),
        message("Open a way to it through silent or dangerous sectors, or remove the pod."),
        side=_side,
    ),
    ("EAV-2", "unreached-sectors"): says(
        message("Nobody can reach {count} sectors: {some}."),
        message("Connect them to the rest, or turn them into hull."),
    ),
    ("EAV-3", "chokepoints"): says(
        message(
            "Every way of the {side} to the pods goes through {some}: anyone waiting there stops "
            "them all."
        ),
        message("Open a second way round."),
        side=_side,
    ),
    ("EAV-4", "dead-ends"): says(
        message("{count} sectors are dead ends ({some}); published zones have at most {most}.")
    ),
    ("EAV-5", "pieces"): says(
        message("The zone is in {count} separate parts; cut off from the largest: {some}."),
        message("Join the parts; nobody can cross the hull between them."),
    ),
    ("EAV-6", "sectors"): says(
        message("The zone has {value} sectors; published zones have {least} to {most}.")
    ),
    ("EAV-7", "silent-share"): says(
        message(
            "{value} % of the sectors are silent; published zones of this size have {least} to "
            "{most} %."
        )
    ),
    ("EAV-8", "human-distance"): says(
        message(
            "The Humans are {value} moves from the nearest pod; in published zones it is {least} "
            "to {most}."
        )
    ),
    ("EAV-9", "neighbours"): says(
        message(
            "A sector touches {value} others on average; in published zones it is {least} to "
            "{most}."
        )
    ),
}
