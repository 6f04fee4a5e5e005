"""Makes the sample set in `resources/samples`: the sitemaps of a shop that does not exist, with mistakes to mend.

    python3 packaging/make_samples.py [FOLDER]

The same on every machine and in every year: all dates are past, and what is wrong with the set stays wrong. Products
come gzipped, pages with alternates in three languages, a few of which are not returned, the gallery with images and
videos, and the blog with the mistakes that `MISTAKES` lists. Needs the standard library only; the program itself is not
used, so that it cannot hide a fault of its own writer.
"""

from __future__ import annotations

import gzip
import random
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

SAMPLES = Path(__file__).resolve().parent.parent / "resources" / "samples"
"""Where the sample set lies."""

SITE = "https://www.example.com"
"""The shop; the name is reserved for examples. RFC 2606."""

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
"""Of sitemaps and indexes."""

EXTENSIONS = {
    "image": "http://www.google.com/schemas/sitemap-image/1.1",
    "video": "http://www.google.com/schemas/sitemap-video/1.1",
    "xhtml": "http://www.w3.org/1999/xhtml",
}
"""Namespaces by prefix."""

N_PRODUCTS, N_GALLERY, N_POSTS = 1_580, 160, 138
"""Entries of three of the sitemaps; posts without those that are only there for their mistakes."""

CATALOGUE: Final = {
    "lamps": ("desk-lamp", "floor-lamp", "wall-lamp", "pendant", "lantern", "clip-light", "lamp-shade"),
    "tables": ("side-table", "writing-desk", "dining-table", "bench", "trestle", "folding-table"),
    "storage": ("bookcase", "chest", "coat-rack", "crate", "letter-tray", "shelf", "sideboard"),
    "kitchen": ("bread-board", "carafe", "mixing-bowl", "pepper-mill", "serving-tray", "spoon-set"),
    "textiles": ("blanket", "cushion", "rug", "runner", "tea-towel", "throw"),
}
"""What the shop sells, by department."""

MAKES: Final = ("ash", "beech", "brass", "cherry", "copper", "cork", "glass", "linen", "oak", "slate", "steel", "wool")
"""What it is made of."""

LOOKS: Final = ("amber", "black", "cream", "dark-green", "grey", "natural", "rust", "smoke-blue", "white")
"""What it looks like."""

PAGES: Final = (
    "", "about", "about/workshop", "about/people", "about/materials", "contact", "contact/press", "delivery",
    "delivery/abroad", "delivery/furniture", "returns", "payment", "payment/invoice", "guarantee", "care", "care/brass",
    "care/linen", "care/oiled-wood", "care/wool", "gifts", "gifts/vouchers", "gifts/under-50", "jobs", "jobs/carpenter",
    "newsletter", "privacy", "terms", "imprint", "showroom", "showroom/bristol", "showroom/ghent", "showroom/graz",
    "spare-parts", "repairs", "trade", "trade/hotels", "trade/restaurants", "wishlist-help", "size-guide",
    "sitemap-overview",
)  # fmt: skip
"""Pages beside the shop, the same in each language."""

LANGUAGES: Final = {"en": "", "de": "de/", "fr": "fr/"}
"""Folder of each language; the first is shown to everybody else."""

ROOMS: Final = ("attic", "balcony", "bathroom", "bedroom", "hallway", "kitchen", "living-room", "study")
"""Scenes of the gallery."""

POST_SUBJECTS: Final = (
    "brass",
    "candlelight",
    "cork",
    "drawers",
    "dust",
    "glue",
    "joints",
    "linen",
    "oak",
    "oil",
    "shelves",
    "wool",
)
"""What the blog writes about."""  # fmt: skip

POST_TITLES: Final = (
    "a-short-history-of-{}", "all-about-{}", "five-questions-on-{}", "how-we-work-with-{}", "letters-on-{}",
    "{}-and-winter-light", "living-with-{}", "mending-{}", "notes-on-{}", "seven-years-of-{}",
    "what-{}-taught-us", "why-{}-matters",
)  # fmt: skip
"""How it calls that."""


@dataclass(frozen=True)
class Entry:
    """One `<url>`; None leaves an element out, `inside` is XML that follows the four fields."""

    loc: str | None
    lastmod: str | None = None
    changefreq: str | None = None
    priority: str | None = None
    inside: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mistake:
    """One thing to mend in the blog.

    Attributes:
        after: The post that it follows, counted from 0.
        rule: The rule that it breaks.
        field: The field that is wrong.
        value: What stands there; None where the element is missing.
    """

    after: int
    rule: str
    field: str
    value: str | None


MISTAKES: Final = (
    Mistake(3, "lastmod-date", "lastmod", "2025-09-31"),
    Mistake(6, "loc-tracker", "loc", f"{SITE}/blog/2025/the-new-showroom?utm_source=letter&utm_medium=email"),
    Mistake(9, "changefreq-value", "changefreq", "Daily"),
    Mistake(13, "loc-fragment", "loc", f"{SITE}/blog/2025/questions-and-answers#delivery"),
    Mistake(17, "priority-value", "priority", "1.5"),
    Mistake(20, "lastmod-zone", "lastmod", "2025-09-14T17:33"),
    Mistake(24, "priority-comma", "priority", "0,8"),
    Mistake(28, "loc-upper-case", "loc", "https://WWW.Example.com/blog/2025/typed-in-a-hurry"),
    Mistake(31, "loc-relative", "loc", "/blog/2025/open-house-in-graz"),
    Mistake(35, "loc-double-escape", "loc", f"{SITE}/blog/archive?tag=lamp&amp;page=2"),
    Mistake(38, "loc-duplicate", "loc", f"{SITE}/blog/"),
    Mistake(42, "lastmod-before-web", "lastmod", "1970-01-01"),
    Mistake(46, "loc-inner-space", "loc", f"{SITE}/blog/2025/spring cleaning"),
    Mistake(49, "loc-session", "loc", f"{SITE}/blog/2025/basket-weaving?PHPSESSID=5c1d0b7e2f4a8896d3b7a1c0"),
    Mistake(53, "loc-characters", "loc", f"{SITE}/blog/2025/möbel-aus-esche"),
    Mistake(57, "lastmod-schema", "lastmod", "2025-09"),
    Mistake(61, "loc-scheme", "loc", "ftp://www.example.com/blog/2024/price-list.pdf"),
    Mistake(65, "changefreq-empty", "changefreq", ""),
    Mistake(68, "loc-too-long", "loc", f"{SITE}/blog/archive?tag=" + "lamp+" * 410 + "shade"),
    Mistake(72, "loc-leak", "loc", f"{SITE}/wp-admin/post.php?post=12"),
    Mistake(75, "lastmod-format", "lastmod", "2025-09-14 17:33"),
    Mistake(79, "loc-default-port", "loc", "https://www.example.com:443/blog/2025/from-the-old-server"),
    Mistake(83, "lastmod-format", "lastmod", "28.09.2025"),
    Mistake(87, "priority-number", "priority", "high"),
    Mistake(90, "loc-missing", "loc", None),
    Mistake(94, "loc-percent", "loc", f"{SITE}/blog/2025/100%-linen"),
    Mistake(98, "loc-host", "loc", "https:///blog/2025/a-slip-of-the-pen"),
    Mistake(101, "loc-dot-segments", "loc", f"{SITE}/blog/2024/../2025/back-again"),
    Mistake(105, "loc-whitespace", "loc", f" {SITE}/blog/2025/copied-with-blanks "),
    Mistake(109, "loc-backslash", "loc", "https://www.example.com\\blog\\2025\\from-a-file-name"),
    Mistake(112, "loc-duplicate", "loc", f"{SITE}/care/oiled-wood"),
    Mistake(116, "priority-exponent", "priority", "8e-1"),
    Mistake(120, "changefreq-value", "changefreq", "every two weeks"),
    Mistake(126, "loc-near-duplicate", "loc", f"{SITE}/shop/lamps"),
)
"""All that is wrong in the blog, in its order. One duplicate repeats a post, the other a page of another sitemap."""

UNRETURNED: Final = {"delivery/abroad": "fr", "gifts/vouchers": "de", "showroom/ghent": "fr"}
"""Pages of which one language names no alternates, though all others name it: the mistakes among the pages."""


class Dice:
    """Choices that are the same wherever they are made."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def pick(self, choices: Sequence[str]) -> str:
        """One of some texts."""
        return choices[self.below(len(choices))]

    def below(self, count: int) -> int:
        """A number from 0 to below `count`."""
        # Of all its methods Python promises only for random() that a seed gives the same numbers in every version.
        return int(self._random.random() * count)

    def day(self, year: int) -> str:
        """A day in the first ten months of a year."""
        return f"{year}-{1 + self.below(10):02}-{1 + self.below(28):02}"

    def moment(self, year: int) -> str:
        """A minute in the first ten months of a year."""
        day, hour, minute = self.day(year), self.below(24), self.below(60)
        return f"{day}T{hour:02}:{minute:02}:{minute * 7 % 60:02}+01:00"


def products() -> list[Entry]:
    """One entry for each article, and one for each department."""
    dice = Dice(1)
    departments = [Entry(f"{SITE}/shop/{name}/", dice.day(2025), "daily", "0.9") for name in CATALOGUE]
    return departments + [_product(dice, number) for number in range(N_PRODUCTS - len(departments))]


def _product(dice: Dice, number: int) -> Entry:
    department = dice.pick(tuple(CATALOGUE))
    name = "-".join((dice.pick(LOOKS), dice.pick(MAKES), dice.pick(CATALOGUE[department])))
    address = f"{SITE}/shop/{department}/{name}-{10_000 + 7 * number}"
    if dice.below(12) == 0:
        address += f"?colour={dice.pick(LOOKS)}&size={dice.pick('SML')}"
    lastmod = dice.moment(2025) if dice.below(3) == 0 else dice.day(2024 + dice.below(2))
    return Entry(address, lastmod, dice.pick(("weekly", "monthly")), dice.pick(("0.5", "0.6", "0.7", "0.8")))


def pages() -> list[Entry]:
    """Every page in every language, each naming all its translations and itself, but for those in `UNRETURNED`."""
    dice = Dice(2)
    entries = []
    for page in PAGES:
        day = dice.day(2025)
        links = [_alternate(language, f"{SITE}/{folder}{page}") for language, folder in LANGUAGES.items()]
        links.append(_alternate("x-default", f"{SITE}/{page}"))
        priority = "1.0" if not page else "0.4" if "/" in page else "0.5"
        entries += [
            Entry(
                f"{SITE}/{folder}{page}",
                day,
                "monthly",
                priority,
                () if UNRETURNED.get(page) == language else tuple(links),
            )
            for language, folder in LANGUAGES.items()
        ]
    return entries


def _alternate(language: str, href: str) -> str:
    return f'<xhtml:link rel="alternate" hreflang="{language}" href="{_escaped(href)}"/>'


def gallery() -> list[Entry]:
    """Pictures of furnished rooms, some with a film."""
    dice = Dice(3)
    entries = []
    for number in range(N_GALLERY):
        room, look, make = dice.pick(ROOMS), dice.pick(LOOKS), dice.pick(MAKES)
        scene = f"{room}-in-{look}-and-{make}-{number + 1}"
        inside = [
            line for picture in range(1, 2 + dice.below(4)) for line in _image(f"{SITE}/pictures/{scene}-{picture}.jpg")
        ]
        if number % 10 == 4:
            inside += _video(scene, f"A {room.replace('-', ' ')} in {look} & {make}", dice)
        priority = "0.7" if len(inside) > 3 else "0.6"
        entries.append(Entry(f"{SITE}/gallery/{room}/{scene}", dice.day(2025), None, priority, tuple(inside)))
    return entries


def _image(loc: str) -> list[str]:
    return ["<image:image>", f"  <image:loc>{_escaped(loc)}</image:loc>", "</image:image>"]


def _video(scene: str, title: str, dice: Dice) -> list[str]:
    fields = {
        "thumbnail_loc": f"{SITE}/films/{scene}.jpg",
        "title": title,
        "description": f"{title}: how the room was measured, painted and furnished in one day.",
        "content_loc": f"{SITE}/films/{scene}.mp4",
        "duration": str(45 + dice.below(200)),
        "publication_date": dice.day(2025),
        "family_friendly": "yes",
    }
    lines = [f"  <video:{name}>{_escaped(value)}</video:{name}>" for name, value in fields.items()]
    return ["<video:video>", *lines, "</video:video>"]


def blog() -> list[Entry]:
    """The posts, with the mistakes among them."""
    dice = Dice(4)
    titles = [title.format(subject) for subject in POST_SUBJECTS for title in POST_TITLES]
    entries = [Entry(f"{SITE}/blog/", "2025-10-30", "daily", "0.8")]
    for number in range(1, N_POSTS):
        year = 2023 + number * 3 // N_POSTS
        title = titles.pop(dice.below(len(titles)))
        entries.append(Entry(f"{SITE}/blog/{year}/{title}", dice.day(year), "yearly", "0.5"))
    for mistake in reversed(MISTAKES):
        right = Entry(f"{SITE}/blog/2025/draft-{mistake.after}", "2025-10-12", "monthly", "0.3")
        entries.insert(mistake.after + 1, replace(right, **{mistake.field: mistake.value}))  # type: ignore[arg-type]
    return entries


def sitemap_text(entries: Iterable[Entry], prefixes: Sequence[str] = (), comment: str = "") -> str:
    """A sitemap; the comment goes above its first entry."""
    declared = "".join(f'\n        xmlns:{prefix}="{EXTENSIONS[prefix]}"' for prefix in prefixes)
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<urlset xmlns="{NAMESPACE}"{declared}>']
    lines += [f"  <!-- {comment} -->"] if comment else []
    for entry in entries:
        lines.append("  <url>")
        for name in ("loc", "lastmod", "changefreq", "priority"):
            value: str | None = getattr(entry, name)
            lines += [] if value is None else [f"    <{name}>{_escaped(value)}</{name}>"]
        lines += [f"    {line}" for line in entry.inside]
        lines.append("  </url>")
    return "\n".join([*lines, "</urlset>", ""])


def index_text(changed: dict[str, str]) -> str:
    """The index, from the day on which each sitemap changed."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<sitemapindex xmlns="{NAMESPACE}">']
    for name, day in changed.items():
        lines += ["  <sitemap>", f"    <loc>{SITE}/{name}</loc>", f"    <lastmod>{day}</lastmod>", "  </sitemap>"]
    return "\n".join([*lines, "</sitemapindex>", ""])


def _escaped(value: str) -> str:
    return escape(value, {'"': "&quot;", "'": "&apos;"})


def sample_files() -> dict[str, str]:
    """The text of every file of the set, by its name; names that end in “.gz” are to be packed."""
    changed = {
        "pages.xml": "2025-10-28",
        "products.xml.gz": "2025-10-30",
        "gallery.xml": "2025-10-28",
        "blog.xml": "2025-10-30",
    }
    return {
        "sitemap.xml": index_text(changed),
        "pages.xml": sitemap_text(pages(), ["xhtml"]),
        "products.xml.gz": sitemap_text(products()),
        "gallery.xml": sitemap_text(gallery(), ["image", "video"]),
        "blog.xml": sitemap_text(blog(), comment="Typed by hand since 2023"),
    }


def packed(text: str, name: str) -> bytes:
    """The bytes of a file, gzipped if its name says so; without a time, so that they are always the same."""
    data = text.encode()
    return gzip.compress(data, 9, mtime=0) if name.endswith(".gz") else data


def main(arguments: list[str]) -> int:
    """Write the set into a folder, that of the samples unless another is named."""
    folder = Path(arguments[0]) if arguments else SAMPLES
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in sample_files().items():
        (folder / name).write_bytes(packed(text, name))
        print(folder / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
