"""How far running jobs are: a strip below the table, a bar in a dialog, and the progress bar that both are made of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.labels import ShortenedLabel


class DeferredBar(QProgressBar):
    """A progress bar that is painted when all else is.

    Qt's paints itself within `setValue`, and with it whatever else of the window waits to be painted: while a set is
    being shown that would be the whole window, half filled.
    """

    def put(self, value: int) -> None:
        """Show a value from the next painting on."""
        self.setUpdatesEnabled(False)
        self.setValue(value)
        self.setUpdatesEnabled(True)


SHOWN_AFTER_MS: Final = 600
"""A job that ends sooner is never shown: a flash would only distract."""

REFRESH_MS: Final = 100
"""How often the figures are read."""

_STEPS: Final = 1_000
_BAR_HEIGHT: Final = 10


class JobStrip(QWidget):
    """One line for each job that has run for a while; takes no room when there is none.

    Signals:
        left: It had the keyboard, and what had it is gone.
    """

    left = Signal()

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._lines: dict[Job, JobLine] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(REFRESH_MS)
        self._clock.timeout.connect(self._refresh)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.setAccessibleName(self.tr("Running jobs"))
        self.hide()
        jobs.started.connect(self._watch)
        jobs.ended.connect(self._drop)

    @property
    def lines(self) -> list[JobLine]:
        """What is shown now."""
        return list(self._lines.values())

    @Slot(object)
    def _watch(self, job: Job) -> None:
        self._clock.start()

    @Slot(object)
    def _drop(self, job: Job) -> None:
        line = self._lines.pop(job, None)
        had_keyboard = line is not None and line.cancel_button.hasFocus()
        if line is not None:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        if not self._jobs.running:
            self._clock.stop()
        self.setVisible(bool(self._lines))
        if had_keyboard:
            self.left.emit()

    @Slot()
    def _refresh(self) -> None:
        for job in self._jobs.running:
            if job not in self._lines and job.running_seconds * 1000 >= SHOWN_AFTER_MS:
                line = JobLine(job, self)
                line.left.connect(self.left)
                self._lines[job] = line
                self._layout.addWidget(line)
                line.show()
        for line in self._lines.values():
            line.refresh()
        self.setVisible(bool(self._lines))


class JobLine(QWidget):
    """One job: its words, its bar, its button.

    Attributes:
        cancel_button: Asks the job to stop.

    Signals:
        left: The button had the keyboard, and was pressed.
    """

    left = Signal()

    def __init__(self, job: Job, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job = job
        self._words = ShortenedLabel(self)
        self._bar = DeferredBar(self)
        self.cancel_button = QPushButton(self.tr("Cancel"), self)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(scaled(220))
        self._bar.setMaximumHeight(_BAR_HEIGHT)
        self._bar.setAccessibleName(job.title)
        self.cancel_button.setAccessibleName(self.tr("Cancel: {title}").format(title=job.title))
        # Who clicks goes on typing where they were.
        self.cancel_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel_button.clicked.connect(self._cancel)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(12)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._bar)
        layout.addWidget(self.cancel_button)
        self.refresh()

    @property
    def text(self) -> str:
        """Its words."""
        return self._words.text()

    def refresh(self) -> None:
        """Show the figures of now."""
        progress = self._job.progress
        done, total = min(progress.done, progress.total), progress.total
        if total:
            self._bar.setRange(0, _STEPS)
            self._bar.put(done * _STEPS // total)
        else:
            self._bar.setRange(0, 0)
        self._words.setText(self._sentence(localized(progress.what), done, total))

    def _sentence(self, what: str, done: int, total: int) -> str:
        title = self._job.title
        if self._job.progress.is_cancelled:
            return self.tr("{title}: stopping …").format(title=title)
        if not total:
            return self.tr("{title} …").format(title=title)
        share = QLocale().toString(100 * done // total)
        return self.tr("{title}: {what}, {share} %").format(title=title, what=what, share=share)

    @Slot()
    def _cancel(self) -> None:
        had_keyboard = self.cancel_button.hasFocus()
        self.cancel_button.setEnabled(False)
        self._job.cancel()
        if had_keyboard:
            self.left.emit()
        self.refresh()


class JobBar(DeferredBar):
    """How far a job is that a dialog waits for; shown if that takes long enough to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._looking = QTimer(self, interval=REFRESH_MS)
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
            self.setRange(0, _STEPS if progress.total else 0)
            self.put(_STEPS * progress.done // max(1, progress.total))
