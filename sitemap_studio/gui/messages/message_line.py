"""The messages that wait behind the one that is shown: none is lost, and the gravest comes first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Final

from sitemap_studio.core.records import dataclass
from sitemap_studio.protocol.catalogue import Severity

Offer = tuple[str, Callable[[], None]]
"""Words of a button, and what it does."""

MOST_WAITING: Final = 50
"""Of more the least grave and oldest are let go."""

_GRAVITY: Final = {Severity.ERROR: 2, Severity.WARNING: 1, Severity.INFO: 0}


@dataclass(frozen=True)
class Message:
    """What is told.

    Attributes:
        severity: How grave it is.
        text: What happened, and what to do next.
        offers: What can be done at once.
        topic: A newer message of the same topic takes its place; none for a topic of its own.
    """

    severity: Severity
    text: str
    offers: tuple[Offer, ...] = ()
    topic: str = ""

    def is_replaced_by(self, other: Message) -> bool:
        """Whether there is nothing in it once another was told."""
        return self.text == other.text or (self.topic != "" and self.topic == other.topic)


@dataclass
class MessageLine:
    """The message that is shown, and those that wait.

    Attributes:
        shown: What is shown; None for nothing.
        waiting: The others, in the order in which they will be.
    """

    shown: Message | None = None
    waiting: list[Message] = field(default_factory=list)

    def tell(self, message: Message, *, at_once: bool) -> None:
        """Take a further message.

        Args:
            message: What there is to tell.
            at_once: Whether it is shown whatever is shown now; else what is as grave or graver stays.
        """
        if self.shown is not None and self.shown.is_replaced_by(message):
            at_once, self.shown = True, None
        self.waiting = [each for each in self.waiting if not each.is_replaced_by(message)]
        if self.shown is None or at_once or _GRAVITY[self.shown.severity] < _GRAVITY[message.severity]:
            message, self.shown = self.shown or message, message
        if message is not self.shown:
            self._wait(message)

    def go_on(self, *, is_done_with: bool) -> None:
        """Show the next message.

        Args:
            is_done_with: Whether the one that was shown is not needed any more; else it goes to the end.
        """
        if self.shown is not None and not is_done_with:
            self.waiting.append(self.shown)
        self.shown = self.waiting.pop(0) if self.waiting else None

    def withdraw(self, topic: str) -> None:
        """Forget what was told of a topic."""
        self.waiting = [each for each in self.waiting if each.topic != topic]
        if self.shown is not None and self.shown.topic == topic:
            self.go_on(is_done_with=True)

    def clear(self) -> None:
        """Forget everything."""
        self.shown = None
        self.waiting.clear()

    def _wait(self, message: Message) -> None:
        """Put a message before those that are not graver: of equal ones the latest comes first."""
        gravity = _GRAVITY[message.severity]
        place = next((n for n, each in enumerate(self.waiting) if _GRAVITY[each.severity] <= gravity), None)
        self.waiting.insert(len(self.waiting) if place is None else place, message)
        del self.waiting[MOST_WAITING:]
