"""How the games are played: rulesets, states, bots, simulation."""

from hullwright.schema.compiled_modules import install

install()
