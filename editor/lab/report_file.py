"""Reports as files, by the endings of their names."""

from pathlib import Path

from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import Write, save
from hullwright.schema.messages import english, message

from .report import csv_report, json_report

PDF = ".pdf"
ENDINGS = {
    ".html": english("Web pages"),
    PDF: english("PDF files"),
    ".csv": english("Tables (CSV)"),
    ".json": english("JSON for programs"),
}


def insist_on_ending(path: Path) -> None:
    """Refuse a name by which it can't be known what is to be written."""
    if path.suffix not in ENDINGS:
        raise HullwrightError(
            message(
                "A report can't be written as “{suffix}”; use one of {known}.",
                suffix=path.suffix,
                known=", ".join(ENDINGS),
            )
        )


def write_report(laboratory: LabRun, path: Path, write: Write = save) -> None:
    """Write what is known of an experiment to one file; a PDF needs an application of Qt."""
    insist_on_ending(path)
    if path.suffix != PDF:
        write(path, [_text_of(laboratory, path.suffix)])
        return
    from .pdf_report import pdf_of_experiment

    write(path, [pdf_of_experiment(laboratory)])


def _text_of(laboratory: LabRun, ending: str) -> str:
    if ending == ".html":
        from .web_page import page_of

        return page_of(laboratory)
    return csv_report(laboratory) if ending == ".csv" else json_report(laboratory)
