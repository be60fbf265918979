"""How the values of a measure are shown and slid: in percent or as numbers, in steps."""

from hullwright.engines.generation.contract import Measure
from hullwright.schema.late_dataclass import late_dataclass

from ..languages.words import number, percent


@late_dataclass
class MeasureScale:
    """The values of a measure as people read them."""

    measure: Measure

    @property
    def factor(self) -> float:
        """By how much a value is shown larger than it is."""
        return 100.0 if self.measure.is_share else 1.0

    @property
    def decimals(self) -> int:
        """How many decimals a value is shown with."""
        step = self.measure.step * self.factor
        return next((each for each in range(3) if round(step * 10**each, 6).is_integer()), 2)

    @property
    def steps(self) -> int:
        """How many steps lie between the least and the most."""
        return max(round((self.measure.most - self.measure.least) / self.measure.step), 1)

    def step_of(self, value: float) -> int:
        """Return the step that is nearest to a value."""
        found = round((value - self.measure.least) / self.measure.step)
        return min(max(found, 0), self.steps)

    def at(self, step: int) -> float:
        """Return the value of a step."""
        value = round(self.measure.least + step * self.measure.step, 6)
        return min(value, self.measure.most)

    def told(self, value: float) -> str:
        """Return a value as people write it."""
        if self.measure.is_share:
            return percent(value, self.decimals)
        return number(value, self.decimals)
