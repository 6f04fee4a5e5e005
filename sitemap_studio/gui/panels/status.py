"""The status bar: gauges of the limits, selection, problems, encoding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QToolButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap
from sitemap_studio.gui.i18n import counted, format_number, kilobytes, megabytes
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, tint_color
from sitemap_studio.gui.widgets.job_bars import DeferredBar
from sitemap_studio.gui.widgets.labels import TintedLabel, announce
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.catalogue import SEVERITY_RANK, Severity
from sitemap_studio.protocol.profiles import MIB

NEARLY_FULL: Final = 0.9  # share of a limit from which a gauge warns
_BAR_WIDTH: Final = 72
_BAR_HEIGHT: Final = 6
_GAP: Final = 8
_NOTE_MS: Final = 5_000
_OFFER_MS: Final = 15_000  # how long a note is shown, without and with a button


class Gauge(DeferredBar):
    """How much of a limit is used, as text and a small bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
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
            Tint.ERROR: self.tr("Over the limit of the profile."),
            Tint.WARNING: self.tr("Close to the limit of the profile."),
            Tint.GOOD: self.tr("Within the limit of the profile."),
        }
        self.setToolTip(f"{text}. {states[self.tint]}")
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.words)
        return QSize(width + _GAP + _BAR_WIDTH, max(_BAR_HEIGHT, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_color(self.tint, self.palette())
        text = self.rect().adjusted(0, 0, -_BAR_WIDTH - _GAP, 0)
        bar = QRectF(self.width() - _BAR_WIDTH, (self.height() - _BAR_HEIGHT) / 2, _BAR_WIDTH, _BAR_HEIGHT)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            text, bar = text.translated(_BAR_WIDTH + _GAP, 0), bar.translated(_BAR_WIDTH - self.width(), 0)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText) if self._share < NEARLY_FULL else colour)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, self.words)
        outline = QPainterPath()
        outline.addRoundedRect(bar, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.fillPath(outline, self.palette().color(QPalette.ColorRole.Mid))
        painter.setClipPath(outline)
        painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * min(1.0, self._share), bar.height()), colour)


class StatusLine(QStatusBar):
    """Figures of the visible sitemap or set."""

    problems_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.urls, self.bytes = Gauge(self), Gauge(self)
        self.note, self.selected = TintedLabel(Tint.INFO, parent=self), QLabel(self)
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.offer = QToolButton(self, autoRaise=True, toolButtonStyle=beside)
        self.offer.hide()
        self._fading = QTimer(self, singleShot=True, interval=_NOTE_MS)
        self._fading.timeout.connect(self.note.clear)
        self._fading.timeout.connect(self.offer.hide)
        self.problems = QToolButton(self, autoRaise=True, toolButtonStyle=beside)
        self.encoding = QLabel(self)
        self._figures = QWidget(self)
        self.setSizeGripEnabled(False)
        self.problems.setToolTip(self.tr("Show the problems"))
        self.problems.clicked.connect(self.problems_asked)
        # As wide as there is room: a note must not make the window grow.
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        figures = self.urls, self.bytes, (self.note, 1), self.offer, self.selected, self.problems, self.encoding
        fill(QHBoxLayout(self._figures), *figures, margins=(12, 2, 12, 2), spacing=24)
        self.addPermanentWidget(self._figures, 1)
        self.show_nothing()

    @Slot(str)
    def show_note(self, sentence: str, offer: QAction | None = None) -> None:
        """Show a note of the last step for some seconds, for example that a search started again, and what may follow."""
        self.offer.setVisible(offer is not None)
        if offer is not None:
            self.offer.setDefaultAction(offer)
        self.note.setText(sentence)
        announce(self.note, sentence)
        self._fading.start(_NOTE_MS if offer is None else _OFFER_MS)

    def show_nothing(self) -> None:
        self._figures.hide()

    def show_selected(self, count: int) -> None:
        self.selected.setText(self.tr("{count} selected").format(count=format_number(count)) if count > 1 else "")

    def show_figures(self, document: Document, sitemap: int | None) -> None:
        self._figures.show()
        profile = document.profile
        if sitemap is None and document.index is None and not document.is_folder:
            sitemap = next(iter(document.sitemaps)).id
        self.bytes.setVisible(sitemap is not None)
        if sitemap is None:
            used, limit = len(document.sitemaps), profile.max_sitemaps
            text = self.tr("{used} of {limit} sitemaps").format(used=format_number(used), limit=format_number(limit))
            self.urls.show_use(text, used, limit)
            file: IndexFile | Sitemap | None = document.index
        else:
            facts = document.facts(sitemap)
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
        tip = self.tr("Encoding and compression of the file")
        if source is not None and source.is_converted:
            tip = self.tr(
                "The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is."
            )
            tip = tip.format(encoding=encoding)
            encoding = self.tr("{encoding} → UTF-8").format(encoding=encoding)
        self.encoding.setText(self.tr("{encoding} · gzip").format(encoding=encoding) if is_gzipped else encoding)
        self.encoding.setToolTip(tip)
        totals = document.problems.total_by_severity()
        total = sum(totals.values())
        worst = max((found for found in Severity if totals[found]), key=SEVERITY_RANK.__getitem__, default=None)
        if worst is None:
            text = self.tr("No problems") if document.is_judged else self.tr("Not checked yet")
            self.problems.setIcon(icon("check" if document.is_judged else "recent", Tint.QUIET))
        else:
            text = counted(total, self.tr("1 problem"), self.tr("%n problems", None, total))
            self.problems.setIcon(icon(SEVERITY_ICON[worst], SEVERITY_TINT[worst]))
        self.problems.setText(text)
        self.problems.setAccessibleName(text)
