"""What all dialogs have alike: their margins, their last row, and the bar of a job that they wait for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from sitemap_studio.gui.jobs.jobs import Job
from sitemap_studio.gui.widgets.job_strip import SHOWN_AFTER_MS
from sitemap_studio.gui.widgets.patient_bar import PatientBar
from sitemap_studio.gui.widgets.reading_order import ReadingOrder

_LEFT, _TOP, _RIGHT, _BOTTOM = 16, 16, 16, 12
_SPACING: Final = 12
_LOOK_MS: Final = 100
_MOST_STEPS: Final = 1_000
_BAR_HEIGHT: Final = 10


def give_room(layout: QLayout) -> None:
    """Give the outermost layout of a dialog the margins and the spacing that all of them have.

    From then on Tab goes through the dialog as it is read.
    """
    layout.setContentsMargins(_LEFT, _TOP, _RIGHT, _BOTTOM)
    layout.setSpacing(_SPACING)
    dialog = layout.parentWidget()
    if dialog is not None:
        ReadingOrder(dialog)


def level_with_lines(box: QAbstractSpinBox) -> None:
    """Let a box of numbers be as high as lines to type in; Fusion lets it be lower."""
    box.setMinimumHeight(QLineEdit().sizeHint().height())


def align_labels(*forms: QFormLayout) -> None:
    """Let the fields of several forms that stand below each other begin at the same place."""
    rows = [(form, row) for form in forms for row in range(form.rowCount())]
    items = [form.itemAt(row, QFormLayout.ItemRole.LabelRole) for form, row in rows]
    labels = [label for item in items if item is not None and (label := item.widget()) is not None]
    # A pixel more: letters with a line below them are a little wider than they are counted.
    widest = max((label.sizeHint().width() + 1 for label in labels), default=0)
    for label in labels:
        label.setMinimumWidth(widest)


def last_row(says: QLabel, box: QDialogButtonBox) -> QHBoxLayout:
    """The last row of a dialog: what is to be said, and beside it the buttons."""
    row = QHBoxLayout()
    row.setSpacing(_SPACING)
    row.addWidget(says, 1)
    # The words give way, never the buttons.
    box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    row.addWidget(box)
    return row


class JobBar(PatientBar):
    """How far a job is that a dialog waits for; shown if that takes long enough to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._looking = QTimer(self, interval=_LOOK_MS)
        self._looking.timeout.connect(self._look)
        self.setTextVisible(False)
        self.setMaximumHeight(_BAR_HEIGHT)
        self.hide()

    def watch(self, job: Job | None) -> None:
        """Show how far this job is from now on; None for none any more."""
        self._job = job
        if job is None:
            self._looking.stop()
            self.hide()
        else:
            self._looking.start()

    @Slot()
    def _look(self) -> None:
        if self._job is not None:
            progress = self._job.progress
            self.setVisible(self._job.running_seconds * 1000 >= SHOWN_AFTER_MS)
            self.setRange(0, _MOST_STEPS if progress.total else 0)
            self.put(_MOST_STEPS * progress.done // max(1, progress.total))
