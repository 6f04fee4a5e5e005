"""Summary line of the dialogs that save, export and publish: numbers of files and of remaining errors."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.i18n import text_for_count

translate: Final = QCoreApplication.translate


def summary_line(
    first: str,
    *,
    n_unused: int = 0,
    n_deleted: int = 0,
    n_repaired: int = 0,
    n_errors: int = 0,
    is_checked: bool = True,
) -> str:
    """Return sentences in one line: `first`, then numbers of files to keep, delete and repair, and of remaining errors.

    Sentences about 0 files are omitted. For 0 errors of a checked set, the sentence is “No errors remain.”.

    Args:
        first: Sentence with the number of files to write or to upload.
        n_unused: Number of unused files that stay on disk.
        n_deleted: Number of files to delete.
        n_repaired: Number of files to repair.
        n_errors: Number of known errors.
        is_checked: Whether the set was checked; otherwise a last sentence states that it was not.
    """
    counted = (
        (n_unused, translate("SummaryLine", "1 unused file to keep."),
         translate("SummaryLine", "%n unused files to keep.", None, n_unused)),
        (n_deleted, translate("SummaryLine", "1 file to delete."),
         translate("SummaryLine", "%n files to delete.", None, n_deleted)),
        (n_repaired, translate("SummaryLine", "1 file to repair."),
         translate("SummaryLine", "%n files to repair.", None, n_repaired)),
        (n_errors, translate("SummaryLine", "1 error remains."),
         translate("SummaryLine", "%n errors remain.", None, n_errors)),
    )  # fmt: skip
    parts = [first, *(text_for_count(*each) for each in counted if each[0])]
    if not is_checked:
        parts.append(translate("SummaryLine", "The set has not been checked yet."))
    elif not n_errors:
        parts.append(translate("SummaryLine", "No errors remain."))
    return " ".join(parts)


def files_to_write_text(count: int) -> str:
    """Return the sentence with the number of files to write."""
    many = translate("SummaryLine", "%n files to write.", None, count)
    return text_for_count(count, translate("SummaryLine", "1 file to write."), many)
