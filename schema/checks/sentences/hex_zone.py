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
        message("Official sheets are 23 × 14."),
    ),
    ("EA-M3", "mistyped-kind"): says(
        message("Engines do not know the sector kind “{kind}” and treat it as hull."),
        message("Did you mean “{meant}”?"),
    ),
    ("EA-M3", "unknown-kind"): says(
        message("Engines do not know the sector kind “{kind}” and treat it as hull."),
        message("Say in the legend with “like” which known kind it counts as."),
    ),
    ("EA-M4", "no-number"): says(
        message("{count} pod(s) have no number."),
        message("Give each pod a legend entry with its own “number”."),
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
        message("The {side} have {count} starts; the rules know one."),
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
        message("Players are not told: {missing}."),
        message("Fill in the properties of the map."),
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
        message("Take it out, or move it between two sectors that lie side by side."),
    ),
    ("EA-X1", "beside-hull"): says(
        message("The edge between {start} and {to} lies beside hull, where nobody steps anyway."),
        message("Take it out, or open the sector behind it."),
    ),
    ("EA-X1", "twice"): says(
        message("There are two edges between {start} and {to}; the first one counts."),
        message("Keep one of them."),
    ),
    ("EA-X1", "hushed-door"): says(
        message(
            "The door between {start} and {to} is noisy, but nobody announces a noise on one of "
            "its sides."
        ),
        message("Make it a plain door, or let noises be heard there."),
    ),
    ("EA-X2", "lonely-vent"): says(
        message("A vent of group {number} leads nowhere: there is no other."),
        message("Add another vent of that group, or make it a plain sector."),
    ),
    ("EA-X2", "many-vents"): says(
        message("Vents join at most {most} sectors; group {number} has {count}."),
        message("Make several groups of them."),
    ),
    ("EA-X2", "switch-without-seal"): says(
        message("Switch {number} opens nothing."),
        message("Seal a sector with the same number, or make it a plain sector."),
    ),
    ("EA-X2", "seal-without-switch"): says(
        message("Seal {number} never opens: there is no switch for it."),
        message("Add a switch with the same number, or take the seal off."),
    ),
    ("EA-X2", "switch-out-of-reach"): says(
        message("Seal {number} never opens: nobody can get to its switch."),
        message("Make a way to the switch that does not lead through the seal."),
    ),
    ("EA-X3", "two-meanings"): says(
        message("The kind “{piece}” stands in the legend twice and means different things."),
        message("Give one of them another number or another name."),
    ),
    ("EA-X3", "built-in"): says(
        message("Everybody knows the kind “{kind}”, but here it has effects of its own."),
        message("Give it a name of its own, so that people can tell it from the others."),
        kind=role_words,
    ),
    ("EA-X3", "noise-and-hush"): says(
        message("In “{piece}” there is always a noise and never a noise."),
        message("Keep one of the two effects; as it is, it is quiet."),
    ),
    ("EA-X3", "late-seal"): says(
        message("The seal of “{piece}” opens after round {last}, when games are over."),
        message("Let it open earlier."),
    ),
    ("EA-X3", "unknown-symbol"): says(
        message("There is no picture of the symbol “{symbol}” of “{piece}”."),
        message("Choose another symbol."),
    ),
    ("EA-X4", "trap"): says(
        message(
            "Hatches ({hatches}) lead Humans into {count} sector(s) from which no way leads to a pod."
        ),
        message("Make another way out, or a door of the hatch."),
        hatches=_steps,
    ),
    ("EAV-1", "unreached-pod"): says(
        message("Pod {pod} ({at}) can't be reached by the {side} from {start}."),
        message("Open a way of silent or dangerous sectors to it, or remove the pod."),
        side=_side,
    ),
    ("EAV-2", "unreached-sectors"): says(
        message("{count} sector(s) can be reached by nobody: {some}."),
        message("Connect them to the rest, or turn them into hull."),
    ),
    ("EAV-3", "chokepoints"): says(
        message(
            "Every way of the {side} to the pods leads through {some}: whoever waits there stops them all."
        ),
        message("Open a second way around."),
        side=_side,
    ),
    ("EAV-4", "dead-ends"): says(
        message("{count} sectors are dead ends ({some}); published zones have at most {most}.")
    ),
    ("EAV-5", "pieces"): says(
        message("The zone is in {count} pieces; apart from the largest lie {some}."),
        message("Join the pieces; nobody crosses the hull between them."),
    ),
    ("EAV-6", "sectors"): says(
        message("The zone has {value} sectors; published ones have {least} to {most}.")
    ),
    ("EAV-7", "silent-share"): says(
        message(
            "{value} % of the sectors are silent; in published zones of this size {least} to {most} %."
        )
    ),
    ("EAV-8", "human-distance"): says(
        message(
            "The Humans are {value} moves from the nearest pod; in published zones {least} to {most}."
        )
    ),
    ("EAV-9", "neighbours"): says(
        message("A sector touches {value} others on average; in published zones {least} to {most}.")
    ),
}
