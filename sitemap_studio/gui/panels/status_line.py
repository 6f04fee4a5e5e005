"""The status line: buttons of the panels, with the counts of problems, gauges of the limits, selection, encoding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QPainter, QPainterPath, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QToolButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap
from sitemap_studio.gui.actions import PANELS, Actions, plain_label
from sitemap_studio.gui.docks import BOTTOM, LEFT, RIGHT
from sitemap_studio.gui.formatting.display_text import as_tooltip
from sitemap_studio.gui.i18n import counted, format_number, kilobytes, megabytes
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, tint_color
from sitemap_studio.gui.widgets.job_bars import DeferredBar
from sitemap_studio.gui.widgets.labels import ShortenedLabel, announce
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.rule import Severity

NEARLY_FULL: Final = 0.9  # share of a limit from which a gauge warns
_BAR_WIDTH: Final = 72
_BAR_HEIGHT: Final = 6
_GAP: Final = 8
_BESIDE: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_NOTE_MS: Final = 5_000
_OFFER_MS: Final = 15_000  # how long a note is shown, without and with a button


class Gauge(DeferredBar):
    """How much of a limit is used, as text and a small bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words, self.has_bar = "", True
        self.tint = Tint.GOOD
        self._share = 0.0
        self.setRange(0, 100)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_use(self, text: str, used: int, limit: int) -> None:
        if text != self.words:
            self.updateGeometry()
        self.words, self._share = text, used / limit if limit else 0.0
        self.tint = Tint.ERROR if self._share > 1 else Tint.WARNING if self._share >= NEARLY_FULL else Tint.GOOD
        # For screen readers; it paints itself.
        self.put(min(100, int(100 * self._share)))
        self.setAccessibleName(text)
        states = {
            Tint.ERROR: self.tr("Over the limit."),
            Tint.WARNING: self.tr("Close to the limit."),
            Tint.GOOD: self.tr("Within the limit."),
        }
        self.setToolTip(f"{text}. {states[self.tint]}")
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.words) + _GAP + (_BAR_WIDTH if self.has_bar else 0)
        return QSize(width, max(_BAR_HEIGHT, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_bar(self, has_bar: bool) -> None:
        if has_bar is not self.has_bar:
            self.has_bar = has_bar
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_color(self.tint, self.palette())
        text = self.rect().adjusted(0, 0, -_BAR_WIDTH - _GAP, 0)
        bar = QRectF(self.width() - _BAR_WIDTH, (self.height() - _BAR_HEIGHT) / 2, _BAR_WIDTH, _BAR_HEIGHT)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText) if self._share < NEARLY_FULL else colour)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        painter.drawText(text if self.has_bar else self.rect(), flags, self.words)
        if not self.has_bar:
            return
        outline = QPainterPath()
        outline.addRoundedRect(bar, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.fillPath(outline, self.palette().color(QPalette.ColorRole.Mid))
        painter.setClipPath(outline)
        painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * min(1.0, self._share), bar.height()), colour)


class StatusLine(QStatusBar):
    """Buttons that show and hide panels, and figures of the visible sitemap or set."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems = actions["panel-problems"]
        self._problems.setIconVisibleInMenu(False)
        self.panels: dict[str, QToolButton] = {}  # their buttons
        # Made in their order, as Tab goes through them.
        left, bottom = (self._make_buttons(actions, side) for side in (LEFT, BOTTOM))
        self.urls, self.bytes = Gauge(self), Gauge(self)
        self.note, self.selected = ShortenedLabel(self, tint=Tint.INFO), QLabel(self)
        self.note.setObjectName("status-note")
        self.offer = QToolButton(self, autoRaise=True, toolButtonStyle=_BESIDE)
        self.offer.hide()
        self._unused: set[QWidget] = set()  # what does not apply to the set
        self._fitted: tuple[object, ...] = ()  # what the widgets shown were chosen for
        self._fading = QTimer(self, singleShot=True, interval=_NOTE_MS)
        self._fading.timeout.connect(self.clear_note)
        self.encoding = QLabel(self)
        self.encoding.setContentsMargins(_GAP // 2, 0, _GAP // 2, 0)
        self._figures = QWidget(self)
        self.setSizeGripEnabled(False)
        # As wide as there is room: a note must not make the window grow.
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = fill(QHBoxLayout(self._figures), margins=(4, 0, 4, 0), spacing=_GAP // 2)
        figures = self.note, self.offer, self.selected, self.urls, self.bytes, self.encoding
        right = self._make_buttons(actions, RIGHT)
        for group in (left, bottom, figures, right):
            for widget in group:
                self._row.addWidget(widget, 1 if widget is self.note else 0)
            self._row.addSpacing(0 if group is right else _GAP)
        # What does not fit is left out rather than to make the window grow.
        self._figures.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.addPermanentWidget(self._figures, 1)
        self.show_nothing()

    def _make_buttons(self, actions: Actions, side: Qt.DockWidgetArea) -> list[QToolButton]:
        """Make the buttons of the panels of a side, which are on this side of the line, too."""
        specs = [spec for spec in PANELS if spec.side is side]
        for spec in specs:
            self.panels[spec.panel] = QToolButton(self, autoRaise=True, toolButtonStyle=_BESIDE)
            self.panels[spec.panel].setDefaultAction(actions[spec.id])
        return [self.panels[spec.panel] for spec in specs]

    @Slot(str)
    def show_note(self, sentence: str, offer: QAction | None = None) -> None:
        """Show a note of the last step for some seconds, for example that a search started again, and what may follow."""
        self.offer.setVisible(offer is not None)
        if offer is not None:
            self.offer.setDefaultAction(offer)
        self.note.setText(sentence)
        self.note.setToolTip(as_tooltip(sentence))
        announce(self.note, sentence)
        self._fading.start(_NOTE_MS if offer is None else _OFFER_MS)
        self._fit()

    @Slot()
    def clear_note(self) -> None:
        """Remove the note and its button, and show the figures that had no room beside them."""
        if self._fading.isActive() or self.note.text():
            self._fading.stop()
            self.note.clear()
            self.note.setToolTip("")
            self.offer.hide()
            self._fit()

    def show_nothing(self) -> None:
        self._figures.hide()

    def show_selected(self, count: int) -> None:
        self.selected.setText(self.tr("{count} selected ·").format(count=format_number(count)) if count > 1 else "")
        self._fit()

    def show_figures(self, document: Document, sitemap: int | None) -> None:
        self._figures.show()
        profile = document.profile
        if sitemap is None and (single := document.single_sitemap) is not None:
            sitemap = single.id
        if sitemap is None:
            used, limit = len(document.sitemaps), profile.max_sitemaps
            text = self.tr("{used} of {limit} sitemaps").format(used=format_number(used), limit=format_number(limit))
            self.urls.show_use(text, used, limit)
            file: IndexFile | Sitemap | None = document.index
        else:
            facts = document.file_facts(sitemap)
            text = self.tr("{used} of {limit} URLs")
            text = text.format(used=format_number(facts.urls), limit=format_number(profile.max_urls))
            self.urls.show_use(text, facts.urls, profile.max_urls)
            is_small = facts.bytes < MIB
            text = self.tr("{used} KB of {limit} MB") if is_small else self.tr("{used} of {limit} MB")
            size = kilobytes(facts.bytes) if is_small else megabytes(facts.bytes)
            self.bytes.show_use(
                text.format(used=size, limit=megabytes(profile.max_bytes)), facts.bytes, profile.max_bytes
            )
            file = document.sitemaps[sitemap]
        source, is_gzipped = (file.source, file.is_gzipped) if file else (None, False)
        encoding = source.encoding if source else "UTF-8"
        tip = self.tr("Encoding")
        if source is not None and source.is_converted:
            tip = self.tr("The file is encoded in {encoding}. It will be saved in UTF-8.")
            tip = tip.format(encoding=encoding)
            encoding = self.tr("{encoding} → UTF-8").format(encoding=encoding)
        self.encoding.setText(self.tr("{encoding} · gzip").format(encoding=encoding) if is_gzipped else encoding)
        self.encoding.setToolTip(tip)
        self._show_problems(document)
        memory = document.problems.extensions
        unused = {
            self.bytes: sitemap is not None,
            self.panels["languages"]: memory is not None and memory.links is not None,
        }
        self._unused = {widget for widget, is_used in unused.items() if not is_used}
        self._fit()

    def _show_problems(self, document: Document) -> None:
        totals = document.problems.total_by_severity()
        errors, warnings, infos = (totals[severity] for severity in Severity)
        texts = {
            Severity.ERROR: counted(errors, self.tr("1 error"), self.tr("%n errors", None, errors)),
            Severity.WARNING: counted(warnings, self.tr("1 warning"), self.tr("%n warnings", None, warnings)),
            Severity.INFO: counted(infos, self.tr("1 info"), self.tr("%n infos", None, infos)),
        }
        found = [severity for severity in texts if totals[severity]]
        if found:
            text = " · ".join(texts[severity] for severity in found)
            self._problems.setIcon(icon(SEVERITY_ICON[found[0]], SEVERITY_TINT[found[0]]))
        else:
            text = self.tr("No problems") if document.is_validated else self.tr("Not checked yet")
            self._problems.setIcon(icon("check" if document.is_validated else "recent", Tint.QUIET))
        self._problems.setIconText(text)
        self.panels["problems"].setAccessibleName(f"{plain_label(self._problems.text())}: {text}")

    def _fit(self) -> None:
        """Hide bars of gauges and figures where there is no room for them and the note, and then buttons of panels."""
        note = self.note.text()
        note_width = self.note.sizeHint().width() if note else 0
        texts = (
            self.selected.text(), self.urls.words, self.bytes.words, self.encoding.text(), self._problems.iconText(), note,
        )  # fmt: skip
        fitted = (self.width(), self.font().key(), frozenset(self._unused), *texts)
        if fitted == self._fitted:
            return
        self._fitted = fitted
        figures: list[QWidget] = [self.encoding, self.bytes, self.urls]
        buttons = [button for button in reversed(self.panels.values()) if button is not self.panels["problems"]]
        for widget in (*figures, *buttons):
            widget.setVisible(widget not in self._unused)
        for has_bar in (True, False):
            for gauge in (self.urls, self.bytes):
                gauge.show_bar(has_bar)
            if self._row.sizeHint().width() + note_width <= self.width():
                return
        for group, reserved in ((figures, note_width), (buttons, 0)):
            for widget in group:
                if self._row.sizeHint().width() + reserved <= self.width():
                    return
                widget.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
