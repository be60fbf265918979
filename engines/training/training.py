"""A training: challengers of the sides in turn, until none gains enough over the champions."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import cached_property
from uuid import uuid4

from hullwright.schema.records import JsonObject

from ..simulation.seats import mixed
from ..styles import Trainable
from .challenger import Challenger
from .course import Course, Maker, TrainingGround, are_together, results, share
from .record import Bout, ExamResult
from .trainables import maker


@dataclass(frozen=True, kw_only=True)
class TrainingPlan:
    """What is asked of a training; everything that it finds follows from that."""

    seed: int = 1
    generations: int = 20
    """How many generations a challenger is bred for."""
    games: int = 96
    """How many games each candidate of a generation plays."""
    exam_games: int = 1000
    """How many games challenger and champion play on maps that neither was bred on."""
    points: float = 3.0
    """A challenger that gains fewer percentage points than this ends the training, unless another side's gains more."""


@dataclass(frozen=True)
class TrainingRoom:
    """Who trains where: the sides with their champions to begin with, maps, and opponents by name."""

    sides: Sequence[str]
    """All sides of the game; none where everybody plays alone, or all together."""
    trainables: Mapping[str, Trainable]
    """Those that are trained, in turn."""
    start: Mapping[str, Mapping[str, float]]
    """For each of them the weights to begin with."""
    grounds: tuple[TrainingGround, ...]
    exam_grounds: tuple[TrainingGround, ...]
    opponents: Mapping[str, Mapping[str, Maker]]
    """For each of them the bots to play against, by name."""

    def to_json(self) -> JsonObject:
        """Return what tells one room from another."""
        return {
            "sides": list(self.trainables),
            "start": {side: dict(weights) for side, weights in self.start.items()},
            "maps": [each.name for each in self.grounds],
            "exam_maps": [each.name for each in self.exam_grounds],
            "against": {side: list(each) for side, each in self.opponents.items()},
        }


@dataclass(frozen=True)
class TrainingStep:
    """How far a training is, after a generation or an exam."""

    bout: int
    """The number of the challenger, from 1."""
    side: str
    generation: int
    worths: Sequence[float]
    """What the candidates of the generation were worth; nothing after an exam."""
    games: int
    """How many games were played for it."""
    exam: ExamResult | None = None


class Training:
    """Breeds challengers, and remembers in `bouts` what it needs to go on."""

    def __init__(self, plan: TrainingPlan, room: TrainingRoom, bouts: Sequence[Bout] = ()) -> None:
        self.plan = plan
        self.room = room
        self.bouts = list(bouts)
        self._name = uuid4().hex

    @property
    def asked(self) -> JsonObject:
        """What tells this training from any other, as it is kept beside the bouts."""
        return {**asdict(self.plan), **self.room.to_json()}

    @property
    def is_over(self) -> bool:
        """Whether no side's last challenger has gained enough."""
        last = self.bouts[-len(self.room.trainables) :]
        return len(last) == len(self.room.trainables) and all(map(self._gained_little, last))

    def _gained_little(self, bout: Bout) -> bool:
        return bout.exam is not None and 100 * bout.exam.gain < self.plan.points

    def champion(self, side: str) -> Mapping[str, float]:
        """Return the best weights that are known for a side."""
        for bout in reversed(self.bouts):
            if bout.side == side and bout.exam and bout.exam.is_better:
                return bout.weights
        return self.room.start[side]

    def found(self, side: str) -> Mapping[str, float]:
        """Return what there is for a side so far: its champion, or else what is being bred."""
        best = self.champion(side)
        last = self.bouts[-1] if self.bouts else None
        if best is self.room.start[side] and last and last.side == side and last.worths:
            return self._bred(len(self.bouts) - 1).weights
        return best

    def run(self, executor: Executor | None = None) -> Iterator[TrainingStep]:
        """Yield each step as it is done and remembered; whoever stops here can go on from `bouts`."""
        while not self.is_over:
            if not self.bouts or self.bouts[-1].exam:
                sides = list(self.room.trainables)
                self.bouts.append(Bout(sides[len(self.bouts) % len(sides)]))
            yield from self._breed(len(self.bouts) - 1, executor)
            yield self._examine(len(self.bouts) - 1, executor)

    def _breed(self, number: int, executor: Executor | None) -> Iterator[TrainingStep]:
        bout, challenger = self.bouts[number], self._bred(number)
        trainable = self.room.trainables[bout.side]
        while len(bout.worths) < self.plan.generations:
            generation = len(bout.worths)
            course = self._course(number, self.room.grounds, generation)
            makers = [maker(trainable, each) for each in challenger.candidates()]
            worths = list(map(share, results(course, makers, self.plan.games, executor)))
            challenger.learn(worths)
            bout.worths.append(worths)
            games = len(makers) * self.plan.games
            yield TrainingStep(number + 1, bout.side, generation + 1, worths, games)

    def _bred(self, number: int) -> Challenger:
        """Return the challenger of a bout as it is after the generations that are known."""
        bout = self.bouts[number]
        scales = self.room.trainables[bout.side].scales
        earlier = Training(self.plan, self.room, self.bouts[:number])
        challenger = Challenger(scales, earlier.champion(bout.side), mixed(self.plan.seed, number))
        for worths in bout.worths:
            challenger.candidates()
            challenger.learn(worths)
        return challenger

    def _examine(self, number: int, executor: Executor | None) -> TrainingStep:
        bout, challenger = self.bouts[number], self._bred(number)
        trainable = self.room.trainables[bout.side]
        course = self._course(number, self.room.exam_grounds, self.plan.generations)
        both = [maker(trainable, each) for each in (challenger.weights, self.champion(bout.side))]
        played = results(course, both, self.plan.exam_games, executor)
        bout.weights = challenger.weights
        bout.exam = ExamResult.of(*played)
        games = 2 * self.plan.exam_games
        return TrainingStep(number + 1, bout.side, self.plan.generations, (), games, bout.exam)

    def _course(self, number: int, grounds: tuple[TrainingGround, ...], generation: int) -> Course:
        side, seed = self.bouts[number].side, mixed(self.plan.seed, number, generation)
        hinders = self.room.trainables[side].hinders
        return Course(
            name=f"{self._name} {'exam' if grounds is self.room.exam_grounds else 'practice'}",
            grounds=grounds,
            opponents=() if self._is_shared else tuple(self._opponents(side)),
            sides=len(self.room.sides),
            side=self.room.sides.index(side) if side in self.room.sides else 0,
            seed=seed,
            hinders=self.room.sides.index(hinders) if hinders else None,
        )

    def _opponents(self, side: str) -> Iterator[Maker]:
        """Yield whom a side plays against: those that were named, and what this training has found."""
        yield from self.room.opponents[side].values()
        for other, trainable in self.room.trainables.items():
            best = self.champion(other)
            if best is not self.room.start[other] and (other != side or not self.room.sides):
                yield maker(trainable, best)

    @cached_property
    def _is_shared(self) -> bool:
        ground = self.room.grounds[0]
        return are_together(ground.load().new_state(ground.players, self.plan.seed))
