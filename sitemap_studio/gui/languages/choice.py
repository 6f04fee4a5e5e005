"""Which clusters of alternates can be listed, how many there are of each kind, and the sentence that counts them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QWidget

from sitemap_studio.core.messages import listed
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, counted, format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.languages.words import ABSENT, LOOKS, Look, translated
from sitemap_studio.gui.widgets.labels import name_box
from sitemap_studio.validation.hreflang import Fault, LanguageMatrix


class ClusterKind(Enum):
    """Kinds of clusters."""

    ALL = QT_TRANSLATE_NOOP("Languages", "All clusters")
    FAULTY = QT_TRANSLATE_NOOP("Languages", "Only with faults")
    NO_RETURN = QT_TRANSLATE_NOOP("Languages", "Without return link")
    CONFLICT = QT_TRANSLATE_NOOP("Languages", "With conflicts")
    ELSEWHERE = QT_TRANSLATE_NOOP("Languages", "With pages not in the set")
    PARTIAL = QT_TRANSLATE_NOOP("Languages", "Not named by all")
    NAMELESS = QT_TRANSLATE_NOOP("Languages", "With pages without a language")
    GAPS = QT_TRANSLATE_NOOP("Languages", "With missing languages")


_FAULT_OF: Final[Mapping[ClusterKind, Fault]] = {
    ClusterKind.NO_RETURN: Fault.NO_RETURN,
    ClusterKind.CONFLICT: Fault.CONFLICT,
    ClusterKind.ELSEWHERE: Fault.ELSEWHERE,
    ClusterKind.PARTIAL: Fault.PARTIAL,
    ClusterKind.NAMELESS: Fault.NAMELESS,
}


def clusters_listed(matrix: LanguageMatrix, listed: ClusterKind) -> NDArray[np.bool_]:
    """Which clusters are of a kind."""
    if listed is ClusterKind.ALL:
        return np.ones(len(matrix), np.bool_)
    if listed is ClusterKind.FAULTY:
        faulty: NDArray[np.bool_] = matrix.faults != 0
        return faulty
    return matrix.with_gaps() if listed is ClusterKind.GAPS else matrix.with_fault(_FAULT_OF[listed])


_CHARACTERS: Final = 14
"""So wide is the box at least; it grows with the window."""


class ListedBox(QComboBox):
    """Chooses a kind of clusters; its drawings are those of the cells, and so explain them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name_box(self, self.tr("Clusters to list"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_CHARACTERS)

    @property
    def listed(self) -> ClusterKind:
        """What is chosen."""
        return self.currentData() or ClusterKind.ALL

    def choose(self, listed: ClusterKind) -> None:
        """Choose another kind, as the user would."""
        self.setCurrentIndex(self.findData(listed))
        self.activated.emit(self.currentIndex())

    def show_counts(self, matrix: LanguageMatrix) -> None:
        """Say how many clusters there are of each kind; what was chosen stays chosen."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for listed in ClusterKind:
                count = int(np.count_nonzero(clusters_listed(matrix, listed)))
                self.addItem(f"{translated(listed.value)} ({format_number(count)})", listed)
                if (look := _look(listed)) is not None:
                    self.setItemIcon(self.count() - 1, icon(look.drawing, look.tint))
            self.setCurrentIndex(max(0, self.findData(chosen)))


def _look(listed: ClusterKind) -> Look | None:
    if listed is ClusterKind.GAPS:
        return ABSENT
    return LOOKS[_FAULT_OF[listed]] if listed in _FAULT_OF else None


def counts_sentence(matrix: LanguageMatrix) -> str:
    """How many clusters and languages there are, and in how many clusters what is wrong."""
    n_clusters, n_languages = len(matrix), len(matrix.languages) - matrix.has_default
    told = [
        counted(n_clusters, translated("1 cluster"), translated("%n clusters", n_clusters)),
        counted(n_languages, translated("1 language"), translated("%n languages", n_languages)),
    ]
    faults = {
        Fault.NO_RETURN: QT_TRANSLATE_NOOP("Languages", "%n without return link"),
        Fault.CONFLICT: QT_TRANSLATE_NOOP("Languages", "%n with conflicts"),
        Fault.ELSEWHERE: QT_TRANSLATE_NOOP("Languages", "%n with pages not in the set"),
        Fault.PARTIAL: QT_TRANSLATE_NOOP("Languages", "%n not named by all"),
        Fault.NAMELESS: QT_TRANSLATE_NOOP("Languages", "%n with pages without a language"),
    }
    for fault, words in faults.items():
        count = int(np.count_nonzero(matrix.with_fault(fault)))
        if count:
            told.append(translated(words, count).replace(str(count), format_number(count), 1))
    if len(told) == 2:
        told.append(translated("no faults"))
    return localized(listed(told))
