"""The tour: three hints in the first set that is opened, each beside a part of the window.

Once over, it never returns by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.widgets.hint import HintBubble


@dataclass(frozen=True)
class Hint:
    """What is said of a part of the window.

    Attributes:
        part: The name of the part.
        title: What it is.
        sentence: What to do with it.
    """

    part: str
    title: str
    sentence: str


HINTS: Final = (
    Hint("table", QT_TRANSLATE_NOOP("Tour", "All entries stand in one table"),
         QT_TRANSLATE_NOOP("Tour", "Type into a cell to change it; Undo takes any change back. The line above shows "
                           "only entries that match.")),
    Hint("problems", QT_TRANSLATE_NOOP("Tour", "Problems are listed here"),
         QT_TRANSLATE_NOOP("Tour", "A click leads to the entry. Many can be fixed at once, and you see beforehand what "
                           "would change.")),
    Hint("export", QT_TRANSLATE_NOOP("Tour", "Save, or export anew"),
         QT_TRANSLATE_NOOP("Tour", "Saving writes only what you changed. Export writes new sitemaps within the limits, "
                           "and shows its plan first.")),
)  # fmt: skip
"""All hints, in their order."""


class Tour(QObject):
    """The tour of one window.

    Signals:
        ended: It was finished or skipped.
    """

    ended = Signal()

    def __init__(self, bubble: HintBubble, parts: Mapping[str, QWidget | None], window: QWidget) -> None:
        """Prepare it.

        Args:
            bubble: Shows the hints.
            parts: By name the parts of the window that hints are about; one that is not shown then is left out.
            window: The window.
        """
        super().__init__(window)
        self._bubble, self._parts = bubble, parts
        self._left: list[Hint] = []
        bubble.next_asked.connect(self._go_on)
        bubble.skipped.connect(self._end)

    @property
    def is_on(self) -> bool:
        """Whether a hint is shown."""
        return not self._bubble.isHidden()

    @Slot()
    def begin(self) -> None:
        """Show the first hint."""
        self._left = list(HINTS)
        self._go_on()

    @Slot()
    def stop(self) -> None:
        """Take the hint away without an end, since what it is about goes."""
        self._bubble.end()

    @Slot()
    def _go_on(self) -> None:
        while self._left:
            hint = self._left.pop(0)
            target = self._parts[hint.part]
            if target is not None and target.isVisible():
                title, sentence = (QCoreApplication.translate("Tour", words) for words in (hint.title, hint.sentence))
                number = len(HINTS) - len(self._left)
                self._bubble.show_hint(target, title, sentence, number=number, total=len(HINTS))
                return
        self._end()

    @Slot()
    def _end(self) -> None:
        self.stop()
        self.ended.emit()
