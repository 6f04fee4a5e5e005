"""The messages that wait behind the one that is shown: none is lost, and an error stays in front until it is closed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sitemap_studio.protocol.catalogue import Severity

Offer = tuple[str, Callable[[], None]]
"""Words of a button, and what it does."""

MOST_WAITING: Final = 50
"""Of more the least grave and oldest are let go."""

_GRAVITY: Final = {Severity.ERROR: 2, Severity.WARNING: 1, Severity.INFO: 0}


@dataclass(frozen=True)
class BarMessage:
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

    def is_replaced_by(self, other: BarMessage) -> bool:
        """Whether there is nothing in it once another was told."""
        return self.text == other.text or (self.topic != "" and self.topic == other.topic)


@dataclass
class MessageLine:
    """The message that is shown, and those that wait.

    Attributes:
        shown: What is shown; None for nothing.
        waiting: The others, in the order in which they will be.
    """

    shown: BarMessage | None = None
    waiting: list[BarMessage] = field(default_factory=list)

    def tell(self, message: BarMessage, *, is_notice: bool) -> None:
        """Take a further message, and show it if it answers the user or is graver than what is shown.

        An error stays in front of all that is less grave. Of those that wait the gravest comes first, and of equal
        ones the latest.

        Args:
            message: What there is to tell.
            is_notice: Whether nobody asked for it just now: it goes behind those as grave, unless it replaces the one
                that is shown.
        """
        is_notice = is_notice and self.shown is not None and not self.shown.is_replaced_by(message)
        queue = [each for each in (self.shown, *self.waiting) if each is not None and not each.is_replaced_by(message)]
        queue.insert(len(queue) if is_notice else 0, message)
        queue.sort(key=lambda each: -_GRAVITY[each.severity])
        front = self.shown if is_notice and self.shown is not None else message
        if queue[0].severity is not Severity.ERROR and _GRAVITY[front.severity] >= _GRAVITY[message.severity]:
            queue.remove(front)
            queue.insert(0, front)
        self.shown, *self.waiting = queue[: MOST_WAITING + 1]

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
