"""What is said in each language: forms, gaps, numbers, errors, and which language it is."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hullwright.editor.languages.catalogue import LANGUAGES, catalogue, deciding, supported
from hullwright.editor.languages.choice import language_of
from hullwright.editor.languages.words import (
    complaint_text,
    date,
    error_text,
    language_in_use,
    moment,
    number,
    percent,
    tr,
    tr_in,
    use_language,
)
from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.messages import Message, message


@pytest.fixture
def german() -> Iterator[None]:
    use_language("de")
    yield
    use_language("en")


def test_english_is_spoken_until_another_language_is_chosen() -> None:
    assert language_in_use() == "en"
    assert tr("Problems") == "Problems"


def test_a_text_is_said_in_the_language_in_force(german: None) -> None:
    assert language_in_use() == "de"
    assert tr("Problems") == "Probleme"


def test_a_sheet_can_be_in_another_language_than_the_window(german: None) -> None:
    assert tr_in("es", "Problems") == "Problemas"
    assert tr("Problems") == "Probleme"


def test_a_text_that_no_catalogue_has_stays_english(german: None) -> None:
    assert tr("Nobody ever wrote {what}.", what="this") == "Nobody ever wrote this."


def test_the_number_decides_between_the_forms_of_a_text(german: None) -> None:
    assert tr("{count} sectors", count=1) == "1 Sektor"
    assert tr("{count} sectors", count=0) == "0 Sektoren"
    assert tr("{count} sectors", count=2) == "2 Sektoren"


def test_english_has_forms_too() -> None:
    assert tr("{count} sectors", count=1) == "1 sector"
    assert tr("{count} pods have no number.", count=1) == "1 pod has no number."
    assert tr("{count} pods have no number.", count=3) == "3 pods have no number."


def test_count_decides_or_else_the_first_number_of_a_text(german: None) -> None:
    assert tr("Crew of {players} players", players=1) == "Besatzung von 1 Spieler"
    line = "{players} players · {rules} · seed {seed}"
    assert deciding(line, {"seed": 1, "rules": "A", "players": 4}) == 4
    assert deciding("Row {row}: {count} of {all}", {"row": 1, "count": 3, "all": 5}) == 3
    assert deciding("{name}", {"name": "A"}) != 1


def test_a_catalogue_is_compiled_when_its_source_is_newer_than_the_one_that_was_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "hullwright.po"
    monkeypatch.setattr("hullwright.editor.languages.catalogue.source_of", lambda _: source)
    for second, text in enumerate(("Bewahren", "Sichern"), 1):
        source.write_text(f'msgid ""\nmsgstr ""\n\nmsgid "Save"\nmsgstr "{text}"\n')
        os.utime(source, (second, second))
        assert catalogue.__wrapped__("de").gettext("Save") == text
    assert [each.name for each in tmp_path.glob("*.mo")] == ["hullwright.mo"]


def test_sentences_inside_sentences_are_translated(german: None) -> None:
    inner = message("There is no escape pod.")
    assert tr(message("{text}", text=inner)) == "Es gibt keine Rettungskapsel."


def test_words_of_ours_in_gaps_are_translated_and_names_stay(german: None) -> None:
    named = message("The {side} have no start.", side=message("Humans"))
    assert tr(named) == "Die Menschen haben keinen Start."
    assert tr("{name}", name="Humans") == "Humans"


def test_braces_in_what_fills_a_gap_are_no_gaps(german: None) -> None:
    assert tr("Kind: {kind}", kind="{odd}") == "Art: {odd}"


def test_an_error_is_told_in_the_language_in_force(german: None) -> None:
    fault = HullwrightError(message("There is no escape pod."))
    assert error_text(fault) == "Es gibt keine Rettungskapsel."
    assert str(fault) == "There is no escape pod."


def test_an_error_without_a_template_is_told_as_it_is(german: None) -> None:
    assert error_text(HullwrightError("Something from elsewhere.")) == "Something from elsewhere."


def test_an_unreadable_file_is_told_with_every_complaint(german: None, tmp_path: Path) -> None:
    missing = tmp_path / "away.json"
    with pytest.raises(Unreadable) as caught:
        read_map(missing)
    first, second = error_text(caught.value).splitlines()
    assert first == f"{missing} ist so nicht verwendbar."
    assert second == "  Sie lässt sich nicht lesen: Datei oder Ordner nicht gefunden."


def test_a_complaint_names_its_place(german: None) -> None:
    complaint = Complaint(("rows", 4), "row 5", message("There is no escape pod."))
    assert complaint_text(complaint) == "row 5: Es gibt keine Rettungskapsel."


def test_complaints_that_were_left_out_are_counted() -> None:
    many = [Complaint((), "", Message("No {n}.", {"n": n})) for n in range(500)]
    fault = Unreadable("odd.json", many)
    assert fault.left_out
    assert error_text(fault).splitlines()[-1] == f"  … (+{fault.left_out})"
    assert error_text(fault) == str(fault)


@pytest.mark.parametrize(
    ("language", "large", "small", "share"),
    [
        ("en", "40,000", "2.5", "29\u202f%"),
        ("es", "40.000", "2,5", "29\u202f%"),
        ("pt", "40\u00a0000", "2,5", "29%"),
        ("de", "40.000", "2,5", "29\u202f%"),
    ],
)
def test_numbers_are_written_as_in_the_language(
    language: str, large: str, small: str, share: str
) -> None:
    use_language(language)
    try:
        assert (number(40_000), number(2.5), percent(0.29)) == (large, small, share)
        assert tr("{value} / {other}", value=40_000, other=2.5) == f"{large} / {small}"
        assert tr("{value}", value=1999) == "1999"
    finally:
        use_language("en")


def test_dates_are_written_as_in_the_language(german: None) -> None:
    when = datetime(2026, 3, 7, 9, 5, tzinfo=UTC)
    assert date(when) == "7. März 2026"
    assert moment(when) == "7. März 2026, 09:05 Uhr"


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["pt-PT", "en"], "pt"),
        (["fr_FR.UTF-8", "de_CH"], "de"),
        (["C.UTF-8"], "en"),
        (["deu"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_program_speaks_is_taken(
    names: list[str], language: str
) -> None:
    assert supported(names) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:pt:de"}, "pt"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "pt_BR"}, "pt"),
        ({"LANG": "de_DE", "HULLWRIGHT_LANGUAGE": "en"}, "en"),
        ({}, "en"),
    ],
)
def test_the_command_line_follows_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


def test_every_language_has_a_catalogue() -> None:
    assert all(catalogue(language).info() for language in LANGUAGES)
