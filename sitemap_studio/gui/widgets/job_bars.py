"""Progress of running jobs: a strip in the main window, and a bar for dialogs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.jobs.background_jobs import Job, Jobs
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import ElidedLabel, TintedLabel
from sitemap_studio.gui.widgets.layouts import fill

_STEPS: Final = 1_000
_BAR_HEIGHT: Final = 10


class DeferredProgressBar(QProgressBar):
    """Progress bar whose `show_progress` and `set_value_later` leave repainting to the event loop.

    `QProgressBar.setValue` repaints at once, with all other pending updates of the window: while a set is being shown,
    that would be the whole window, half filled.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the progress bar, which never shows a text."""
        super().__init__(parent)
        self.setTextVisible(False)

    def set_value_later(self, value: int) -> None:
        """Set the value, without repainting at once."""
        self.setUpdatesEnabled(False)
        self.setValue(value)
        self.setUpdatesEnabled(True)

    def show_progress(self, done: int, total: int) -> None:
        """Show `done` of `total` steps, without repainting at once; an indeterminate bar if the total is 0."""
        self.setRange(0, _STEPS if total else 0)
        self.set_value_later(_STEPS * done // max(1, total))


SHOWN_AFTER_MS: Final = 600  # a shorter job is not shown
REFRESH_MS: Final = 100  # interval of updates


class JobStrip(QWidget):
    """Strip with a line for each job that is to be shown and has run for some time; hidden without such jobs.

    Signals:
        left: The focused widget of the strip was removed or disabled; the focus should move elsewhere.
    """

    left = Signal()

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Create the hidden strip for the jobs of a window."""
        super().__init__(parent)
        self._jobs = jobs
        self._lines: dict[Job, JobLine] = {}
        self._clock = QTimer(self, interval=REFRESH_MS)
        self._clock.timeout.connect(self._refresh)
        self._layout = fill(QVBoxLayout(self), spacing=0)
        self.setAccessibleName(self.tr("Running jobs"))
        self.hide()
        jobs.started.connect(self._clock.start)
        jobs.ended.connect(self._remove_line)

    @property
    def lines(self) -> list[JobLine]:
        """Lines of the strip, in the order of their appearance."""
        return list(self._lines.values())

    @Slot(object)
    def _remove_line(self, job: Job) -> None:
        """Remove the line of an ended job, and hide an empty strip; emit `left` if the line's button had the focus."""
        line = self._lines.pop(job, None)
        had_focus = line is not None and (line.cancel_button.hasFocus() or line.pause_button.hasFocus())
        if line is not None:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        if not self._jobs.running:
            self._clock.stop()
        self.setVisible(bool(self._lines))
        if had_focus:
            self.left.emit()

    @Slot()
    def _refresh(self) -> None:
        """Add lines for shown jobs that have run for some time, update all lines, and show the strip if it has lines."""
        for job in self._jobs.running:
            if job.is_shown and job not in self._lines and job.running_seconds * 1000 >= SHOWN_AFTER_MS:
                line = JobLine(job, self)
                line.left.connect(self.left)
                self._lines[job] = line
                self._layout.addWidget(line)
                line.show()
        for line in self._lines.values():
            line.refresh()
        self.setVisible(bool(self._lines))


class JobLine(QWidget):
    """Line about a job: text, progress bar, and buttons that cancel it, or that pause and stop it.

    Signals:
        left: The focused button was pressed, and is disabled now.
    """

    left = Signal()

    def __init__(self, job: Job, parent: QWidget | None = None) -> None:
        """Create the line of a job, with text, progress bar, a button to cancel or stop it, and maybe one to pause it."""
        super().__init__(parent)
        self._job = job
        can_pause = job.describe is not None
        self._label: TintedLabel = TintedLabel(Tint.TEXT, parent=self) if can_pause else ElidedLabel(self)
        self._label.setObjectName("job-text")
        if can_pause:
            # Its numbers are all of interest, and none is shown elsewhere.
            self._label.setTextFormat(Qt.TextFormat.PlainText)
            self._label.setWordWrap(True)
        self._bar = DeferredProgressBar(self)
        self._bar.setMaximumHeight(_BAR_HEIGHT)
        self._bar.setAccessibleName(job.title)
        self.cancel_button = QPushButton(self.tr("Stop") if can_pause else self.tr("Cancel"), self)
        name = self.tr("Stop: {title}") if can_pause else self.tr("Cancel: {title}")
        self.cancel_button.setAccessibleName(name.format(title=job.title))
        self.pause_button = QPushButton(self)
        self.pause_button.setObjectName("pause-job")
        self.pause_button.setVisible(can_pause)
        # A click does not move the focus.
        for button in (self.cancel_button, self.pause_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel_button.clicked.connect(self._cancel)
        self.pause_button.clicked.connect(self._toggle_pause)
        row = QHBoxLayout(self)
        buttons = self.pause_button, self.cancel_button
        fill(row, (self._label, 1), self._bar, *buttons, margins=(12, 4, 12, 4), spacing=12)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the bar a sixth as wide as the line, within limits, so that more of the text fits in a narrow window."""
        super().resizeEvent(event)
        self._bar.setFixedWidth(max(scaled(60), min(scaled(220), self.width() // 6)))

    @property
    def text(self) -> str:
        """Shown title, stage and percentage of the job."""
        return self._label.text()

    def refresh(self) -> None:
        """Show text and progress of the job, and whether it is paused."""
        title, progress = self._job.title, self._job.progress
        done, total = min(progress.done, progress.total), progress.total
        self._bar.show_progress(done, total)
        pattern = self.tr("Resume: {title}") if progress.is_paused else self.tr("Pause: {title}")
        self.pause_button.setText(self.tr("Resume") if progress.is_paused else self.tr("Pause"))
        self.pause_button.setAccessibleName(pattern.format(title=title))
        self.pause_button.setEnabled(not progress.is_cancelled)
        if self._job.describe is not None:
            text = self._job.describe()
        elif progress.is_cancelled:
            text = self.tr("{title}: stopping …").format(title=title)
        elif not total:
            text = self.tr("{title} …").format(title=title)
        else:
            share, what = QLocale().toString(100 * done // total), localized(progress.what)
            text = self.tr("{title}: {what}, {share} %").format(title=title, what=what, share=share)
        self._label.setText(text)

    @Slot()
    def _cancel(self) -> None:
        """Cancel the job, disable the button, and refresh the line; emit `left` if the button had the focus."""
        had_focus = self.cancel_button.hasFocus()
        self.cancel_button.setEnabled(False)
        self._job.cancel()
        if had_focus:
            self.left.emit()
        self.refresh()

    @Slot()
    def _toggle_pause(self) -> None:
        """Pause the job, or resume a paused one, and refresh the line."""
        progress = self._job.progress
        (progress.resume if progress.is_paused else progress.pause)()
        self.refresh()


class JobBar(DeferredProgressBar):
    """Progress bar of a job that a dialog waits for; hidden until the job has run for some time.

    Signals:
        stage_changed: The job began another stage; carries its name.
    """

    stage_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the hidden bar, without a job."""
        super().__init__(parent)
        self._job: Job | None = None
        self._stage = ""
        self._clock = QTimer(self, interval=REFRESH_MS)
        self._clock.timeout.connect(self._refresh)
        self.setMaximumHeight(_BAR_HEIGHT)
        self.hide()

    def watch(self, job: Job | None) -> None:
        """Show the progress of a job from now on, once it has run for some time; None hides the bar."""
        self._job, self._stage = job, ""
        if job is None:
            self._clock.stop()
            self.hide()
        else:
            self._clock.start()

    @Slot()
    def _refresh(self) -> None:
        """Show progress, and the bar once the job has run for some time; emit `stage_changed` for each new stage."""
        if self._job is not None:
            self.setVisible(self._job.running_seconds * 1000 >= SHOWN_AFTER_MS)
            self.show_progress(self._job.progress.done, self._job.progress.total)
            if self._job.progress.what != self._stage:
                self._stage = self._job.progress.what
                self.stage_changed.emit(localized(self._stage))
