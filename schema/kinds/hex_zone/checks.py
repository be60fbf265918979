"""The checks of hex zones. Ids of rules (EA-…) come from the digest; EAV-… are ways and bands."""

from collections import Counter
from collections.abc import Iterator

from ...boards.paths import NOWHERE
from ...checks.problem import Problem, Severity
from ...checks.survey import Checks
from ...messages import message, some_of
from ...names import closest
from .layout import ALIEN, DANGEROUS, HUMAN, KNOWN, POD, SILENT
from .survey import ZoneSurvey

SIDES = {HUMAN: "Humans", ALIEN: "Aliens"}


def unknown_kinds(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each sector kind that engines do not know and that is like none they do."""
    used = set("".join(survey.layout.rows))
    for character, each in survey.layout.legend.items():
        if character in used and each.kind not in KNOWN and each.like is None:
            meant = closest(each.kind, KNOWN)
            yield Problem(
                "EA-M3",
                Severity.WARNING,
                message(
                    "Engines do not know the sector kind “{kind}” and treat it as hull.",
                    kind=each.kind,
                ),
                hint=message("Did you mean “{meant}”?", meant=meant)
                if meant
                else message("Say in the legend with “like” which known kind it counts as."),
            )


def pod_numbers(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for pods with the same number, no number, or gaps in the numbering (EA-M3)."""
    pods = survey.by_role[POD]
    numbers = [survey.board.traits.get(pod, {}).get("number") for pod in pods]
    nameless = [pod for pod, number in zip(pods, numbers, strict=True) if number is None]
    if nameless:
        yield Problem(
            "EA-M4",
            Severity.ERROR,
            message("{count} pod(s) have no number.", count=len(nameless)),
            survey.labels(nameless),
            message("Give each pod a legend entry with its own “number”."),
        )
    counts = Counter(number for number in numbers if number is not None)
    for number in sorted(each for each, count in counts.items() if count > 1):
        twins = [pod for pod, each in zip(pods, numbers, strict=True) if each == number]
        yield Problem(
            "EA-M4",
            Severity.ERROR,
            message("{count} pods have the number {number}.", count=len(twins), number=number),
            survey.labels(twins),
            message("Number the pods from 1, each number once."),
        )
    gaps = sorted(set(range(1, len(pods) + 1)) - counts.keys())
    if gaps and len(counts) == len(pods):
        yield Problem(
            "EA-M4",
            Severity.WARNING,
            message(
                "The pods are not numbered from 1 without gaps: {number} is missing.",
                number=gaps[0],
            ),
            survey.labels(pods),
            message("Renumber the pods; rules such as C.6 name them by number."),
        )


def starts_and_pods(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem unless there is exactly one start for each side, and one to four pods (EA-M5)."""
    for side, name in SIDES.items():
        starts = survey.by_role[side]
        if not starts:
            yield Problem(
                "EA-M5",
                Severity.ERROR,
                message("The {side} have no start.", side=name),
                hint=message("Mark one sector as the start of the {side}.", side=name),
            )
        elif len(starts) > 1:
            yield Problem(
                "EA-M5",
                Severity.WARNING,
                message(
                    "The {side} have {count} starts; the rules know one.",
                    side=name,
                    count=len(starts),
                ),
                survey.labels(starts),
                message("Keep one, or play with a rule that says who begins where."),
            )
    pods = survey.by_role[POD]
    if not pods:
        yield Problem(
            "EA-M5",
            Severity.ERROR,
            message("There is no escape pod."),
            hint=message("Mark at least one sector as a pod."),
        )
    elif len(pods) > 4:
        yield Problem(
            "EA-M5",
            Severity.WARNING,
            message("There are {count} pods; published zones have one to four.", count=len(pods)),
            survey.labels(pods),
            message("Check that the deck of pod cards is large enough."),
        )


def unreached_pods(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each pod that a side can't reach from one of its starts."""
    for side, name in SIDES.items():
        starts = survey.by_role[side]
        for start in starts:
            # One search serves for all the starts of a side unless there are several.
            ways = survey.ways[side] if len(starts) == 1 else survey.ways_from([start], side)
            reached = ways.reached()
            for pod in survey.by_role[POD]:
                if not reached[pod]:
                    yield Problem(
                        "EAV-1",
                        Severity.ERROR if side == HUMAN else Severity.WARNING,
                        message(
                            "Pod {pod} ({at}) can't be reached by the {side} from {start}.",
                            pod=survey.pod_name(pod),
                            at=survey.board.ids[pod],
                            side=name,
                            start=survey.board.ids[start],
                        ),
                        survey.labels([pod, start]),
                        message(
                            "Open a way of silent or dangerous sectors to it, or remove the pod."
                        ),
                    )


def sectors_nobody_reaches(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if there are sectors that neither side can reach."""
    if not (survey.by_role[HUMAN] and survey.by_role[ALIEN]):
        return
    humans, aliens = (survey.ways[side].reached() for side in (HUMAN, ALIEN))
    ground = survey.mask(frozenset({SILENT, DANGEROUS}))
    lost = [
        number
        for number, (human, alien, walkable) in enumerate(zip(humans, aliens, ground, strict=True))
        if walkable and not human and not alien
    ]
    if lost:
        labels = survey.labels(lost)
        yield Problem(
            "EAV-2",
            Severity.WARNING,
            message(
                "{count} sector(s) can be reached by nobody: {some}.",
                count=len(lost),
                some=some_of(labels),
            ),
            labels,
            message("Connect them to the rest, or turn them into hull."),
        )


def chokepoints(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if single sectors lie on every way of a side to all pods."""
    pods = survey.by_role[POD]
    for side, name in SIDES.items():
        ways = survey.ways[side]
        reached = ways.reached()
        goals = [pod for pod in pods if reached[pod]]
        found = survey.labels(ways.chokepoints(goals)) if goals else ()
        if found:
            yield Problem(
                "EAV-3",
                Severity.WARNING,
                message(
                    "Every way of the {side} to the pods leads through {some}: whoever waits there stops them all.",
                    side=name,
                    some=some_of(found),
                ),
                found,
                message("Open a second way around."),
            )


def dead_ends(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if there are more dead ends than published zones have."""
    ground = survey.mask(frozenset({SILENT, DANGEROUS}))
    found = [
        number
        for number, (degree, walkable) in enumerate(zip(survey.degrees, ground, strict=True))
        if walkable and degree == 1
    ]
    if len(found) > 3:
        labels = survey.labels(found)
        yield Problem(
            "EAV-4",
            Severity.HINT,
            message(
                "{count} sectors are dead ends ({some}); published zones have at most 3.",
                count=len(found),
                some=some_of(labels),
            ),
            labels,
        )


def stuck_players(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem where a player may have no legal move once the pods are closed (EA-T9)."""
    degrees = survey.ground_degrees
    traps = {number for number, degree in enumerate(degrees) if degree == 0}
    for side, name in SIDES.items():
        reached = survey.ways[side].reached()
        roles = {side, SILENT, DANGEROUS}
        found = [
            number
            for number in sorted(traps)
            if reached[number] and survey.board.roles[number] in roles
        ]
        if found:
            labels = survey.labels(found)
            yield Problem(
                "EA-T9",
                Severity.WARNING,
                message(
                    "{side} in {some} may be left without a legal move.",
                    side=name,
                    some=some_of(labels),
                ),
                labels,
                message("Give these sectors a silent or dangerous neighbour."),
            )


def separate_pieces(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if the sectors do not form one connected piece."""
    sizes = Counter(survey.pieces)
    if len(sizes) > 1:
        main = max(sizes, key=lambda piece: (sizes[piece], -piece))
        apart = survey.labels([n for n, piece in enumerate(survey.pieces) if piece != main])
        yield Problem(
            "EAV-5",
            Severity.WARNING,
            message(
                "The zone is in {count} pieces; apart from the largest lie {some}.",
                count=len(sizes),
                some=some_of(apart),
            ),
            apart,
            message("Join the pieces; nobody crosses the hull between them."),
        )


def sheet_labels(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if labels grow longer than a letter and two digits (EA-M2)."""
    if survey.layout.width > 26 or survey.layout.height > 99:
        yield Problem(
            "EA-M2",
            Severity.HINT,
            message(
                "A zone of {width} × {height} needs labels longer than three characters.",
                width=survey.layout.width,
                height=survey.layout.height,
            ),
            hint=message("Official sheets are 23 × 14."),
        )


def untold(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if players are not told what the zone is about (EA-M6)."""
    told = survey.document
    missing = [
        name
        for name, value in (
            ("subtitle", told.subtitle),
            ("description", told.description),
            ("players", told.players),
        )
        if not value
    ]
    if missing:
        yield Problem(
            "EA-M6",
            Severity.HINT,
            message("Players are not told: {missing}.", missing=", ".join(missing)),
            hint=message("Fill in the properties of the map."),
        )


def _band(
    problem_id: str, template: str, value: float, least: float, most: float
) -> Iterator[Problem]:
    if not least <= value <= most:
        yield Problem(
            problem_id, Severity.HINT, message(template, value=value, least=least, most=most)
        )


def sector_count(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if there are fewer or more sectors than in published zones."""
    text = "The zone has {value} sectors; published ones have {least} to {most}."
    yield from _band("EAV-6", text, len(survey.board), 16, 276)


def silent_share(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if the share of silent sectors is outside what published zones have."""
    silent, dangerous = (len(survey.by_role[role]) for role in (SILENT, DANGEROUS))
    if silent + dangerous:
        share = round(100 * silent / (silent + dangerous))
        most = 47 if len(survey.board) > 140 else 92
        text = "{value} % of the sectors are silent; in published zones of this size {least} to {most} %."
        yield from _band("EAV-7", text, share, 17, most)


def human_distance(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if the Humans are nearer to a pod, or farther, than in published zones."""
    nearest = survey.nearest_pod(HUMAN)
    if nearest != NOWHERE:
        text = "The Humans are {value} moves from the nearest pod; in published zones {least} to {most}."
        yield from _band("EAV-8", text, nearest, 4, 14)


def mean_degree(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a hint if sectors touch fewer or more others than in published zones."""
    if len(survey.board):
        degree = round(len(survey.board.links) / len(survey.board), 2)
        text = "A sector touches {value} others on average; in published zones {least} to {most}."
        yield from _band("EAV-9", text, degree, 2.5, 5.0)


CHECKS: Checks = {
    "EA-M2": sheet_labels,
    "EA-M3": unknown_kinds,
    "EA-M4": pod_numbers,
    "EA-M5": starts_and_pods,
    "EA-M6": untold,
    "EA-T9": stuck_players,
    "EAV-1": unreached_pods,
    "EAV-2": sectors_nobody_reaches,
    "EAV-3": chokepoints,
    "EAV-4": dead_ends,
    "EAV-5": separate_pieces,
    "EAV-6": sector_count,
    "EAV-7": silent_share,
    "EAV-8": human_distance,
    "EAV-9": mean_degree,
}
