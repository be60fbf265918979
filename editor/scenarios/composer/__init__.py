"""The scenario composer: choose rules, see at once what they make of a ruleset, and try them on a map."""
