"""Lets the tasks of tests travel, in every process that is started with this folder in its path."""

from types import FunctionType

from hullwright import chores
from hullwright.schema.processes import travellers

NAMES = {name for name, each in vars(chores).items() if isinstance(each, FunctionType)}
travellers.FUNCTIONS = {**travellers.FUNCTIONS, chores.__name__: frozenset(NAMES)}
