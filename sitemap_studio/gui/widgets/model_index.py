"""Places in Qt's models: the type of what Qt hands to models, views and delegates, and the place of no cell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
"""What Qt may hand over; a place that is to last comes as the second."""

NO_INDEX: Final = QModelIndex()
"""The parent of what stands in no other: of rows of tables and lists, and of the top of trees."""
