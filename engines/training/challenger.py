"""A challenger: weights bred by CMA-ES, generation by generation."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..styles import Scale

if TYPE_CHECKING:
    from cmaes import CMA
    from numpy import ndarray

SPREAD = 0.2
"""How far the first candidates lie from the start, as a part of each weight's range."""


class Challenger:
    """Weights on their way. They follow from the seed and what earlier candidates were worth.

    So a list of those worths is all that has to be kept to go on later.
    """

    def __init__(self, scales: Mapping[str, Scale], start: Mapping[str, float], seed: int) -> None:
        self._scales = scales
        self._start = start
        self._free = [name for name, scale in scales.items() if scale.most > scale.least]
        self._optimiser = self._begun(seed)
        self._asked: list[ndarray] = []

    def _begun(self, seed: int) -> "CMA":
        try:
            import numpy as np
            from cmaes import CMA
        except ImportError:
            raise HullwrightError(
                message(
                    "Training needs the package “cmaes”. Install it with: {command}",
                    command="pip install 'hullwright[train]'",
                )
            ) from None
        # The optimiser knows no problems with less than two numbers: others are given one that means nothing.
        idle = [0.5] * (2 - len(self._free))
        mean = np.array([*map(self._part, self._free), *idle])
        bounds = np.array([[0.0, 1.0]] * len(mean))
        return CMA(mean=mean, sigma=SPREAD, bounds=bounds, seed=seed % 2**32)

    def _part(self, name: str) -> float:
        """Return where a weight lies in its range, from 0 to 1."""
        scale = self._scales[name]
        part = (self._start.get(name, scale.start) - scale.least) / (scale.most - scale.least)
        return min(1.0, max(0.0, part))

    def candidates(self) -> list[Mapping[str, float]]:
        """Return the weights of the next generation, to be told with `learn` what each is worth."""
        number = self._optimiser.population_size
        self._asked = [self._optimiser.ask() for _ in range(number)]
        return [self._weights(each) for each in self._asked]

    def learn(self, worths: Sequence[float]) -> None:
        """Take in what each of the last candidates is worth; more is better."""
        pairs = zip(self._asked, worths, strict=True)
        self._optimiser.tell([(each, -worth) for each, worth in pairs])

    @property
    def weights(self) -> Mapping[str, float]:
        """The weights in the midst of all candidates, which chance has flattered less than any of them."""
        return self._weights(self._optimiser.mean)

    def _weights(self, parts: "ndarray") -> Mapping[str, float]:
        found = {name: scale.start for name, scale in self._scales.items()}
        for name, part in zip(self._free, parts[: len(self._free)], strict=True):
            scale = self._scales[name]
            inside = min(1.0, max(0.0, float(part)))
            found[name] = scale.least + inside * (scale.most - scale.least)
        return found
