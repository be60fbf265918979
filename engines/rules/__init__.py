"""Rule codes: what a rule is, how rules are composed into a ruleset, and what there is to say of it."""
