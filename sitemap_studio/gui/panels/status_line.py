"""The status line: panel buttons with problem counts, gauges of the limits, selection and encoding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QPainter, QPainterPath, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QToolButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import IndexFile, SitemapFile
from sitemap_studio.gui.actions import PANELS, Actions, plain_label
from sitemap_studio.gui.docks import BOTTOM, LEFT, RIGHT
from sitemap_studio.gui.formatting.display_text import tooltip_html
from sitemap_studio.gui.i18n import format_number, kilobytes, megabytes, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, tint_color
from sitemap_studio.gui.widgets.job_bars import DeferredProgressBar
from sitemap_studio.gui.widgets.labels import ElidedLabel, announce
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.profiles import MIB
from sitemap_studio.protocol.rule import Severity

NEARLY_FULL: Final = 0.9  # fraction of a limit from which a gauge warns
_BAR_WIDTH: Final = 72
_BAR_HEIGHT: Final = 6
_GAP: Final = 8
_TEXT_BESIDE_ICON: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_NOTE_MS: Final = 5_000  # display time of a note without a button
_ACTION_NOTE_MS: Final = 15_000  # display time of a note with a button


class Gauge(DeferredProgressBar):
    """Text and small bar that show which fraction of a limit is used.

    Attributes:
        caption: The text.
        has_bar: Whether the bar is visible.
        tint: Colour of the bar: good, warning from 90 % of the limit, or error over the limit.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create a gauge without text at 0 % of the limit."""
        super().__init__(parent)
        self.caption, self.has_bar = "", True
        self.tint = Tint.GOOD
        self._share = 0.0
        self.setRange(0, 100)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_usage(self, text: str, used: int, limit: int) -> None:
        """Show a text, and the used fraction of a limit as bar, colour and tooltip."""
        if text != self.caption:
            self.updateGeometry()
        self.caption, self._share = text, used / limit if limit else 0.0
        self.tint = Tint.ERROR if self._share > 1 else Tint.WARNING if self._share >= NEARLY_FULL else Tint.GOOD
        # The value is for screen readers; `paintEvent` draws the bar.
        self.set_value_later(min(100, int(100 * self._share)))
        self.setAccessibleName(text)
        states = {
            Tint.ERROR: self.tr("Over the limit."),
            Tint.WARNING: self.tr("Close to the limit."),
            Tint.GOOD: self.tr("Within the limit."),
        }
        self.setToolTip(f"{text}. {states[self.tint]}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the text with the bar, or of the text if the bar is hidden."""
        width = self.fontMetrics().horizontalAdvance(self.caption) + _GAP + (_BAR_WIDTH if self.has_bar else 0)
        return QSize(width, max(_BAR_HEIGHT, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_bar_visible(self, has_bar: bool) -> None:
        """Show or hide the bar beside the text."""
        if has_bar is not self.has_bar:
            self.has_bar = has_bar
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text of the gauge, and the bar if it is visible."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_color(self.tint, self.palette())
        text = self.rect().adjusted(0, 0, -_BAR_WIDTH - _GAP, 0)
        bar = QRectF(self.width() - _BAR_WIDTH, (self.height() - _BAR_HEIGHT) / 2, _BAR_WIDTH, _BAR_HEIGHT)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText) if self._share < NEARLY_FULL else colour)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        painter.drawText(text if self.has_bar else self.rect(), flags, self.caption)
        if not self.has_bar:
            return
        outline = QPainterPath()
        outline.addRoundedRect(bar, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.fillPath(outline, self.palette().color(QPalette.ColorRole.Mid))
        painter.setClipPath(outline)
        painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * min(1.0, self._share), bar.height()), colour)


class StatusLine(QStatusBar):
    """Status bar with a note, figures of the shown sitemap or set, and buttons that toggle panels.

    Attributes:
        panels: Buttons by name of the panel.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        """Create the status bar without figures.

        Args:
            actions: Actions of the window, which include the actions that toggle panels.
            parent: The parent widget.
        """
        super().__init__(parent)
        self._problems_action = actions["panel-problems"]
        self._problems_action.setIconVisibleInMenu(False)
        self.panels: dict[str, QToolButton] = {}
        # The order of creation is the tab order.
        left, bottom = (self._create_panel_buttons(actions, side) for side in (LEFT, BOTTOM))
        self.urls, self.bytes = Gauge(self), Gauge(self)
        self.note, self.selected = ElidedLabel(self, tint=Tint.INFO), QLabel(self)
        self.note.setObjectName("status-note")
        self.note_button = QToolButton(self, autoRaise=True, toolButtonStyle=_TEXT_BESIDE_ICON)
        self.note_button.hide()
        self._inapplicable: set[QWidget] = set()  # widgets that do not apply to the shown sitemap or set
        self._layout_state: tuple[object, ...] = ()  # width and texts of the last layout
        self._note_timer = QTimer(self, singleShot=True, interval=_NOTE_MS)
        self._note_timer.timeout.connect(self.clear_note)
        self.encoding = QLabel(self)
        self.encoding.setContentsMargins(_GAP // 2, 0, _GAP // 2, 0)
        self._figures = QWidget(self)
        self.setSizeGripEnabled(False)
        # A note must not widen the window.
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._layout = fill(QHBoxLayout(self._figures), margins=(4, 0, 4, 0), spacing=_GAP // 2)
        figures = self.note, self.note_button, self.selected, self.urls, self.bytes, self.encoding
        right = self._create_panel_buttons(actions, RIGHT)
        for group in (left, bottom, figures, right):
            for widget in group:
                self._layout.addWidget(widget, 1 if widget is self.note else 0)
            self._layout.addSpacing(0 if group is right else _GAP)
        # Widgets that do not fit are hidden instead of widening the window.
        self._figures.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.addPermanentWidget(self._figures, 1)
        self.show_nothing()

    def _create_panel_buttons(self, actions: Actions, side: Qt.DockWidgetArea) -> list[QToolButton]:
        """Create the buttons that toggle the panels docked at a side of the window, and return them in order."""
        specs = [spec for spec in PANELS if spec.side is side]
        for spec in specs:
            self.panels[spec.panel] = QToolButton(self, autoRaise=True, toolButtonStyle=_TEXT_BESIDE_ICON)
            self.panels[spec.panel].setDefaultAction(actions[spec.id])
        return [self.panels[spec.panel] for spec in specs]

    @Slot(str)
    def show_note(self, sentence: str, action: QAction | None = None) -> None:
        """Show a note about the last step for some seconds, with the button of an action if there is one."""
        self.note_button.setVisible(action is not None)
        if action is not None:
            self.note_button.setDefaultAction(action)
        self.note.setText(sentence)
        self.note.setToolTip(tooltip_html(sentence))
        announce(self.note, sentence)
        self._note_timer.start(_NOTE_MS if action is None else _ACTION_NOTE_MS)
        self._hide_overflow()

    @Slot()
    def clear_note(self) -> None:
        """Remove the note and its button, and show the figures that they displaced."""
        if self._note_timer.isActive() or self.note.text():
            self._note_timer.stop()
            self.note.clear()
            self.note.setToolTip("")
            self.note_button.hide()
            self._hide_overflow()

    def show_nothing(self) -> None:
        """Hide note, figures and buttons, because no set is open."""
        self._figures.hide()

    def show_selected(self, count: int) -> None:
        """Show the number of selected entries, if there are several."""
        self.selected.setText(self.tr("{count} selected ·").format(count=format_number(count)) if count > 1 else "")
        self._hide_overflow()

    def show_figures(self, document: Document, sitemap: int | None) -> None:
        """Show limits and encoding of a sitemap, given by id, None for the set; and the problem counts of the set."""
        self._figures.show()
        profile = document.profile
        if sitemap is None and (single := document.single_sitemap) is not None:
            sitemap = single.id
        if sitemap is None:
            used, limit = len(document.sitemaps), profile.max_sitemaps
            text = self.tr("{used} of {limit} sitemaps").format(used=format_number(used), limit=format_number(limit))
            self.urls.show_usage(text, used, limit)
            file: IndexFile | SitemapFile | None = document.index
        else:
            facts = document.file_facts(sitemap)
            text = self.tr("{used} of {limit} URLs")
            text = text.format(used=format_number(facts.urls), limit=format_number(profile.max_urls))
            self.urls.show_usage(text, facts.urls, profile.max_urls)
            is_small = facts.bytes < MIB
            text = self.tr("{used} KB of {limit} MB") if is_small else self.tr("{used} of {limit} MB")
            size = kilobytes(facts.bytes) if is_small else megabytes(facts.bytes)
            self.bytes.show_usage(
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
        is_applicable = {
            self.bytes: sitemap is not None,
            self.panels["languages"]: memory is not None and memory.links is not None,
        }
        self._inapplicable = {widget for widget, applies in is_applicable.items() if not applies}
        self._hide_overflow()

    def _show_problems(self, document: Document) -> None:
        """Show the numbers of problems by severity in the set on the button of the problems panel."""
        totals = document.problems.total_by_severity()
        errors, warnings, infos = (totals[severity] for severity in Severity)
        texts = {
            Severity.ERROR: text_for_count(errors, self.tr("1 error"), self.tr("%n errors", None, errors)),
            Severity.WARNING: text_for_count(warnings, self.tr("1 warning"), self.tr("%n warnings", None, warnings)),
            Severity.INFO: text_for_count(infos, self.tr("1 info"), self.tr("%n infos", None, infos)),
        }
        found = [severity for severity in texts if totals[severity]]
        if found:
            text = " · ".join(texts[severity] for severity in found)
            self._problems_action.setIcon(icon(SEVERITY_ICON[found[0]], SEVERITY_TINT[found[0]]))
        else:
            text = self.tr("No problems") if document.is_validated else self.tr("Not checked yet")
            self._problems_action.setIcon(icon("check" if document.is_validated else "recent", Tint.QUIET))
        self._problems_action.setIconText(text)
        self.panels["problems"].setAccessibleName(f"{plain_label(self._problems_action.text())}: {text}")

    def _hide_overflow(self) -> None:
        """Hide what does not fit beside the note: gauge bars, then figures, last panel buttons (not problems).

        Do nothing if the width, the font and all texts are unchanged.
        """
        note = self.note.text()
        note_width = self.note.sizeHint().width() if note else 0
        texts = (
            self.selected.text(), self.urls.caption, self.bytes.caption, self.encoding.text(), self._problems_action.iconText(), note,
        )  # fmt: skip
        layout_state = (self.width(), self.font().key(), frozenset(self._inapplicable), *texts)
        if layout_state == self._layout_state:
            return
        self._layout_state = layout_state
        figures: list[QWidget] = [self.encoding, self.bytes, self.urls]
        buttons = [button for button in reversed(self.panels.values()) if button is not self.panels["problems"]]
        for widget in (*figures, *buttons):
            widget.setVisible(widget not in self._inapplicable)
        for has_bar in (True, False):
            for gauge in (self.urls, self.bytes):
                gauge.set_bar_visible(has_bar)
            if self._layout.sizeHint().width() + note_width <= self.width():
                return
        for group, reserved in ((figures, note_width), (buttons, 0)):
            for widget in group:
                if self._layout.sizeHint().width() + reserved <= self.width():
                    return
                widget.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide or show figures and buttons for the new width."""
        super().resizeEvent(event)
        self._hide_overflow()
