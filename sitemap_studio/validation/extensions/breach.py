"""A place where an entry breaks a rule about extensions, and what sentences call it.

What is wrong there is told by `extension_messages`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.protocol.extension import Spec
from sitemap_studio.protocol.rules.extensions import SPECS
from sitemap_studio.validation.quoting import shown

_TITLES: Final = {
    "image": msg("Image {number:,}"),
    "video": msg("Video {number:,}"),
    "news": msg("Article {number:,}"),
    "alternate": msg("Alternate {number:,}"),
    "mobile": msg("Mobile mark {number:,}"),
    "pagemap": msg("Page map {number:,}"),
}
"""An element as the subject of a sentence."""

_OWNERS: Final = {
    "image": msg("{name} of image {number:,}"),
    "video": msg("{name} of video {number:,}"),
    "news": msg("{name} of article {number:,}"),
    "alternate": msg("{name} of alternate {number:,}"),
    "mobile": msg("{name} of mobile mark {number:,}"),
    "pagemap": msg("{name} of page map {number:,}"),
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
        return msg_from(_TITLES[self.extension], number=self.number)

    @property
    def name(self) -> str:
        """The field as a sentence names it: an attribute of the element alone without its mark."""
        return shown(self.field.removeprefix("@"))

    @property
    def what(self) -> str:
        """The field as the subject of a sentence."""
        return msg_from(_OWNERS[self.extension], name=self.name, number=self.number)
