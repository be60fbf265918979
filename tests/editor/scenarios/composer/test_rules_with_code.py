"""Rules whose code is not trusted, at the composer: marked, explained, and refused only where they are used."""

from pathlib import Path

from hullwright.engines.rules.findings import Kind
from hullwright.plugins.host.installation import Keeper

from ...plugins.strangers import installed_sample
from .composer_user import ComposerUser, sample_map, wait

MARKED, WATCHFUL = "uneasy:marked-sectors", "uneasy:watchful-decks"
NEVER = "It contains code, which is not run until you trust it"


def test_a_rule_that_needs_trust_says_so_before_and_after_it_is_ticked(
    desk: ComposerUser, home: Path
):
    keeper = Keeper(home)
    installed_sample(keeper, "uneasy-decks", trusted=False)
    desk.rules.reload()
    tree, composer = desk.view.browser.tree, desk.view.composer
    assert tree.item_of(MARKED).text(0) == "Marked sectors (needs trust)"
    assert NEVER in tree.item_of(MARKED).toolTip(1)
    assert not tree.item_of(MARKED).icon(1).isNull()
    assert tree.item_of(WATCHFUL).text(0) == "Watchful decks"
    assert tree.item_of(WATCHFUL).icon(1).isNull()
    tree.choose(MARKED)
    assert NEVER in desk.view.rule.origin.text()
    composer.tick(WATCHFUL)
    assert not composer.judgement.findings
    composer.tick(MARKED)
    (found,) = composer.judgement.about(MARKED)
    assert (found.kind, found.is_error) == (Kind.TRUST, True)

    # The same is said when the scenario was tried on a map.
    composer.pair(sample_map("thimble"))
    wait(lambda: composer.trial)
    assert [each.kind for each in composer.judgement.about(MARKED)] == [Kind.TRUST]

    keeper.trust("uneasy-decks")
    desk.rules.reload()
    assert tree.item_of(MARKED).text(0) == "Marked sectors"
    assert NEVER not in desk.view.rule.origin.text()
    wait(lambda: composer.trial)
    assert composer.judgement.is_playable
