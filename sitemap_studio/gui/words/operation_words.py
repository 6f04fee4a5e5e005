"""The words of bulk edits in the user's language; they are declared with the operations."""

from __future__ import annotations

from sitemap_studio.document.bulk_operations import REASONS, BulkOperation, BulkParameter
from sitemap_studio.gui.i18n import localized


def operation_words(operation: BulkOperation) -> str:
    """What an operation is called."""
    return localized(operation.words)


def operation_advice(operation: BulkOperation) -> str:
    """What an operation leaves alone."""
    return localized(operation.advice)


def parameter_words(parameter: BulkParameter) -> str:
    """What a parameter asks, as the name of its line."""
    words = localized(parameter.words)
    return words[:1].upper() + words[1:]


def reason_words(reason: str) -> str:
    """Why values can't be used."""
    return localized(REASONS[reason])
