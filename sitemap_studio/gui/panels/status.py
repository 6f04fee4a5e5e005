"""The status bar: gauges of the limits, selection, problems, encoding."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QToolButton, QWidget

from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import Source
from sitemap_studio.gui.i18n import counted, format_number, kilobytes, megabytes
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, tint_color
from sitemap_studio.gui.widgets.job_bars import DeferredBar
from sitemap_studio.gui.widgets.labels import TintedLabel, announce
from sitemap_studio.protocol.catalogue import SEVERITY_RANK, Severity
from sitemap_studio.protocol.profiles import MIB

NEARLY_FULL: Final = 0.9
"""From this share on a gauge warns."""

_BAR_WIDTH = 72
_BAR_HEIGHT = 6
_GAP = 8


class Gauge(DeferredBar):
    """Words, and a bar that fills; its colour never speaks alone, as the words hold the figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._share = 0.0
        self.setRange(0, 100)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    @property
    def words(self) -> str:
        """Its words."""
        return self._words

    @property
    def tint(self) -> Tint:
        """What its colour says: red over the limit, amber near it."""
        if self._share > 1:
            return Tint.ERROR
        return Tint.WARNING if self._share >= NEARLY_FULL else Tint.GOOD

    def show_use(self, text: str, used: int, limit: int) -> None:
        """Show that `used` of `limit` is used.

        Args:
            text: The figures in words.
            used: How much is used.
            limit: How much may be used.
        """
        self._words, self._share = text, used / limit if limit else 0.0
        # For those who hear it; it paints itself.
        self.put(min(100, int(100 * self._share)))
        self.setAccessibleName(text)
        states = {
            Tint.ERROR: self.tr("Over the limit of the profile."),
            Tint.WARNING: self.tr("Close to the limit of the profile."),
            Tint.GOOD: self.tr("Within the limit of the profile."),
        }
        self.setToolTip(f"{text}. {states[self.tint]}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self._words)
        return QSize(words + _GAP + _BAR_WIDTH, max(_BAR_HEIGHT, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = tint_color(self.tint, self.palette())
        words = self.rect().adjusted(0, 0, -_BAR_WIDTH - _GAP, 0)
        bar = QRectF(self.width() - _BAR_WIDTH, (self.height() - _BAR_HEIGHT) / 2, _BAR_WIDTH, _BAR_HEIGHT)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            words, bar = words.translated(_BAR_WIDTH + _GAP, 0), bar.translated(_BAR_WIDTH - self.width(), 0)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText) if self._share < NEARLY_FULL else colour)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, self._words)
        outline = QPainterPath()
        outline.addRoundedRect(bar, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)
        painter.fillPath(outline, self.palette().color(QPalette.ColorRole.Mid))
        painter.setClipPath(outline)
        painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * min(1.0, self._share), bar.height()), colour)


_NOTE_MS: Final = 5_000
"""How long a note stays."""


class StatusLine(QStatusBar):
    """Figures of the sitemap that is looked at.

    Signals:
        problems_asked: The user wants to see the problems.
    """

    problems_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.urls, self.bytes = Gauge(self), Gauge(self)
        self._note, self._selected = TintedLabel(Tint.INFO, parent=self), QLabel(self)
        self._fading = QTimer(self, singleShot=True, interval=_NOTE_MS)
        self._fading.timeout.connect(self._note.clear)
        self._problems = QToolButton(self)
        self._coding = QLabel(self)
        self._figures = QWidget(self)
        self._lay_out()
        self.show_nothing()

    def _lay_out(self) -> None:
        self.setSizeGripEnabled(False)
        self._problems.setAutoRaise(True)
        self._problems.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._problems.setToolTip(self.tr("Show the problems"))
        self._problems.clicked.connect(self.problems_asked)
        row = QHBoxLayout(self._figures)
        row.setContentsMargins(12, 2, 12, 2)
        row.setSpacing(24)
        row.addWidget(self.urls)
        row.addWidget(self.bytes)
        # As wide as the room that is left: no window has to grow for what is said in passing.
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self._note, 1)
        row.addWidget(self._selected)
        row.addWidget(self._problems)
        row.addWidget(self._coding)
        self.addPermanentWidget(self._figures, 1)

    @property
    def selected_text(self) -> str:
        """What is said of the selection."""
        return self._selected.text()

    @property
    def problems_text(self) -> str:
        """What is said of the problems."""
        return self._problems.text()

    @property
    def coding_text(self) -> str:
        """Encoding and compression."""
        return self._coding.text()

    @property
    def coding_tip(self) -> str:
        """What is said of the encoding where one points at it."""
        return self._coding.toolTip()

    def show_nothing(self) -> None:
        """No set is open."""
        self._figures.hide()

    def show_figures(self, document: Document, sitemap: int | None) -> None:
        """Show the figures of one sitemap, or of the set as a whole.

        Args:
            document: What is open.
            sitemap: The sitemap that is looked at; None for all.
        """
        self._figures.show()
        if sitemap is None and document.index is None and not document.is_folder:
            sitemap = next(iter(document.sitemaps)).id
        if sitemap is None:
            self._show_set(document)
        else:
            self._show_sitemap(document, sitemap)
        self._show_problems(document)

    def _show_set(self, document: Document) -> None:
        used, limit = len(document.sitemaps), document.profile.max_sitemaps
        text = self.tr("{used} of {limit} sitemaps").format(used=format_number(used), limit=format_number(limit))
        self.urls.show_use(text, used, limit)
        self.bytes.hide()
        source = document.index.source if document.index else None
        self._show_coding(source, is_gzipped=document.index.is_gzipped if document.index else False)

    def _show_sitemap(self, document: Document, sitemap: int) -> None:
        facts, profile = document.facts(sitemap), document.profile
        urls = self.tr("{used} of {limit} URLs").format(
            used=format_number(facts.urls), limit=format_number(profile.max_urls)
        )
        self.urls.show_use(urls, facts.urls, profile.max_urls)
        is_small = facts.bytes < MIB
        size = self.tr("{used} KB of {limit} MB") if is_small else self.tr("{used} of {limit} MB")
        used = kilobytes(facts.bytes) if is_small else megabytes(facts.bytes)
        size = size.format(used=used, limit=megabytes(profile.max_bytes))
        self.bytes.show_use(size, facts.bytes, profile.max_bytes)
        self.bytes.show()
        file = document.sitemaps[sitemap]
        self._show_coding(file.source, is_gzipped=file.is_gzipped)

    def _show_coding(self, source: Source | None, *, is_gzipped: bool) -> None:
        encoding = source.encoding if source else "UTF-8"
        tip = self.tr("Encoding and compression of the file")
        if source is not None and source.is_converted:
            tip = self.tr(
                "The file is in {encoding}. Saving a change writes it in UTF-8; until then it stays as it is."
            )
            tip = tip.format(encoding=encoding)
            encoding = self.tr("{encoding} → UTF-8").format(encoding=encoding)
        self._coding.setText(self.tr("{encoding} · gzip").format(encoding=encoding) if is_gzipped else encoding)
        self._coding.setToolTip(tip)

    @property
    def note(self) -> str:
        """What is said for a while of the last step."""
        return self._note.text()

    @Slot(str)
    def show_note(self, sentence: str) -> None:
        """Say something of the last step for a while, as that a search began anew."""
        self._note.setText(sentence)
        announce(self._note, sentence)
        self._fading.start()

    def show_selected(self, count: int) -> None:
        """Say how many entries are selected."""
        self._selected.setText(self.tr("{count} selected").format(count=format_number(count)) if count > 1 else "")

    def _show_problems(self, document: Document) -> None:
        totals = document.problems.total_by_severity()
        total = sum(totals.values())
        worst = max((found for found in Severity if totals[found]), key=SEVERITY_RANK.__getitem__, default=None)
        if worst is None:
            text = self.tr("No problems") if document.is_judged else self.tr("Not checked yet")
            self._problems.setIcon(icon("check" if document.is_judged else "recent", Tint.QUIET))
        else:
            text = counted(total, self.tr("1 problem"), self.tr("%n problems", None, total))
            self._problems.setIcon(icon(SEVERITY_ICON[worst], SEVERITY_TINT[worst]))
        self._problems.setText(text)
        self._problems.setAccessibleName(text)
