"""A place where an entry breaks a rule about extensions, and what sentences call it.

What is wrong there is told by `extension_messages`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sitemap_studio.checks.quoting import shown
from sitemap_studio.core.records import dataclass
from sitemap_studio.core.sentences import say, say_again
from sitemap_studio.protocol.extension import Spec
from sitemap_studio.protocol.rules.extensions import SPECS

_TITLES: Final = {
    "image": say("Image {number:,}"),
    "video": say("Video {number:,}"),
    "news": say("Article {number:,}"),
    "alternate": say("Alternate {number:,}"),
    "mobile": say("Mobile mark {number:,}"),
    "pagemap": say("Page map {number:,}"),
}
"""An element as the subject of a sentence."""

_OWNERS: Final = {
    "image": say("{name} of image {number:,}"),
    "video": say("{name} of video {number:,}"),
    "news": say("{name} of article {number:,}"),
    "alternate": say("{name} of alternate {number:,}"),
    "mobile": say("{name} of mobile mark {number:,}"),
    "pagemap": say("{name} of page map {number:,}"),
}
"""A field of an element as the subject of a sentence."""


@dataclass(frozen=True)
class Breach:
    """One place where an entry breaks a rule about extensions.

    Attributes:
        rule: The rule's id.
        extension: The extension's name.
        number: Which of the entry's elements of that extension, from 1.
        field: Path of the field concerned; empty for the element.
        value: The author's text; empty where there is none.
        count: How often the element has that field.
        fields: The element's own fields and attributes; of several of one name the last.
        twin: Of a page that does not name itself the alternate that differs from it by a slash alone; empty without.
    """

    rule: str
    extension: str
    number: int
    field: str
    value: str
    count: int
    fields: Mapping[str, str]
    twin: str = ""

    @property
    def spec(self) -> Spec | None:
        """What is declared of the field; None for one that is unknown."""
        return SPECS.get(self.extension, {}).get(self.field)

    @property
    def who(self) -> str:
        """The element as the subject of a sentence."""
        return say_again(_TITLES[self.extension], number=self.number)

    @property
    def name(self) -> str:
        """The field as a sentence names it: an attribute of the element alone without its mark."""
        return shown(self.field.removeprefix("@"))

    @property
    def what(self) -> str:
        """The field as the subject of a sentence."""
        return say_again(_OWNERS[self.extension], name=self.name, number=self.number)
