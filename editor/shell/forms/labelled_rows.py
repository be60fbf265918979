"""Rows of a form in a panel: a title beside each field, above it where there is no room."""

from collections.abc import Iterable

from PySide6.QtWidgets import QFormLayout, QWidget

GAP = 8


def fill_rows(rows: QFormLayout, area: str, fields: Iterable[tuple[str, str, QWidget]]) -> None:
    """Add fields with their names and titles; tests and screen readers find each by both."""
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(GAP)
    rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for name, title, field in fields:
        field.setObjectName(f"{area}.{name}")
        field.setAccessibleName(title)
        rows.addRow(title, field)
