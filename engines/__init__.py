"""How the games are played: rulesets, states, bots, simulation."""
