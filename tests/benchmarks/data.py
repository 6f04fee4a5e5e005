"""Generated data of the benchmarks: a million entries in twenty gzipped sitemaps, and their index.

A seeded generator that does not import the program writes it once; later runs reuse it. The URLs vary like those of a
real shop, because very regular URLs would decompress unrealistically fast.
"""

from __future__ import annotations

import gzip
import hashlib
import multiprocessing
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

N_FILES: Final = 20
"""Number of sitemaps in the set."""

ENTRIES_IN_FILE: Final = 50_000
"""Number of entries per sitemap: the limit of the protocol."""

N_ENTRIES: Final = N_FILES * ENTRIES_IN_FILE
"""Number of entries in the set."""

SITE: Final = "https://www.example.com"
"""Origin of all generated URLs."""

MOST_BYTES: Final = 10_485_760
"""Largest unpacked size of a sitemap. Sitemap Protocol 0.9, "Using Sitemap index files"."""

FEWEST_BYTES: Final = MOST_BYTES * 9 // 10
"""Smallest accepted size: smaller files would be easier than the largest that the protocol allows."""

GZIP_LEVEL: Final = 6
"""The compression level that most sites use."""

_NAMESPACE: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
_STAMP: Final = "made-by.txt"

_SECTIONS: Final = (
    "blog", "catalog/garden", "catalog/kitchen", "catalog/office", "de/katalog", "fr/catalogue", "guides", "news/2025",
    "news/2026", "shop/sale", "shop/spare-parts", "support/questions",
)  # fmt: skip
_SYLLABLES: Final = (
    "al", "ba", "cor", "da", "el", "fi", "gra", "ho", "in", "ja", "ka", "lu", "mo", "na", "or", "pe", "qui", "ro", "sa",
    "te", "um", "va", "wi", "xe", "yo", "zu", "ster", "ling", "ton", "berg",
)  # fmt: skip
_CHANGEFREQS: Final = ("always", "hourly", "daily", "weekly", "monthly", "yearly", "never")
_N_WORDS: Final = 6_000


@dataclass(frozen=True)
class Data:
    """Files of the generated set.

    Attributes:
        index: Sitemap index of the set.
        files: Its gzipped sitemaps, in the order of the index.
        unpacked_bytes: Total size of the sitemaps after decompression.
    """

    index: Path
    files: tuple[Path, ...]
    unpacked_bytes: int

    @property
    def packed_bytes(self) -> int:
        """Total size of the gzipped sitemaps on disk."""
        return sum(file.stat().st_size for file in self.files)


def ensure_data(folder: Path, n_files: int = N_FILES, level: int = GZIP_LEVEL) -> Data:
    """Return the generated set; write it first unless this version of the generator has written it already.

    Args:
        folder: Folder of the data; created if missing.
        n_files: Number of sitemaps.
        level: Compression level of gzip.

    Raises:
        ValueError: A generated sitemap has a size outside `FEWEST_BYTES` to `MOST_BYTES`.
    """
    index = folder / "sitemap.xml"
    files = tuple(folder / f"sitemap-{number:02}.xml.gz" for number in range(1, n_files + 1))
    stamp = folder / _STAMP
    digest = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    made_by, _, size = stamp.read_text(encoding="ascii").partition(" ") if stamp.exists() else ("", "", "")
    if made_by != digest:
        folder.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        with multiprocessing.get_context("spawn").Pool() as processes:
            size = str(sum(processes.starmap(_write_sitemap, [(file, n, level) for n, file in enumerate(files)])))
        index.write_text(_index_text(files), encoding="utf-8", newline="\n")
        stamp.write_text(f"{digest} {size}", encoding="ascii")
    return Data(index, files, int(size))


def _write_sitemap(file: Path, number: int, level: int) -> int:
    """Write sitemap `number` of the set, gzipped, and return its decompressed size in bytes."""
    dice = random.Random(number)
    words = _random_words(random.Random("words"))
    entries = (_entry(dice, words, number * ENTRIES_IN_FILE + row) for row in range(ENTRIES_IN_FILE))
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{_NAMESPACE}">\n'
    text = "".join((head, *entries, "</urlset>\n")).encode()
    if not FEWEST_BYTES <= len(text) <= MOST_BYTES:
        raise ValueError(f"A sitemap has {len(text):,} bytes, not from {FEWEST_BYTES:,} to {MOST_BYTES:,}.")
    file.write_bytes(gzip.compress(text, level, mtime=0))
    return len(text)


def _random_words(dice: random.Random) -> list[str]:
    """Return `_N_WORDS` words of two to four syllables, for slugs and parameters of URLs."""
    return ["".join(dice.choices(_SYLLABLES, k=dice.randint(2, 4))) for _ in range(_N_WORDS)]


def _entry(dice: random.Random, words: list[str], number: int) -> str:
    """Return the `<url>` element of one entry.

    Three in four have a changefreq, four in five a priority, nine in ten a lastmod.
    """
    chance = dice.random()
    slug = "-".join(dice.choices(words, k=3 + int(chance * 4)))
    loc = f"{SITE}/{_SECTIONS[number % 97 % len(_SECTIONS)]}/{slug}-{number}"
    if chance > 0.85:
        loc += f"?{dice.choice(words)}={number % 1_009}&page={number % 13}"
    lines = [f"  <url>\n    <loc>{escape(loc)}</loc>\n"]
    if dice.random() < 0.9:
        lines.append(f"    <lastmod>{_lastmod(dice)}</lastmod>\n")
    if dice.random() < 0.75:
        lines.append(f"    <changefreq>{dice.choice(_CHANGEFREQS)}</changefreq>\n")
    if dice.random() < 0.8:
        lines.append(f"    <priority>{int(dice.random() * 11) / 10}</priority>\n")
    lines.append("  </url>\n")
    return "".join(lines)


def _lastmod(dice: random.Random) -> str:
    """Return a random date, half of the time with a time of day and zone."""
    day = f"20{dice.randint(18, 26)}-{dice.randint(1, 10):02}-{dice.randint(1, 28):02}"
    if dice.random() < 0.5:
        return day
    return f"{day}T{dice.randint(0, 23):02}:{dice.randint(0, 59):02}:{dice.randint(0, 59):02}+01:00"


def _index_text(files: tuple[Path, ...]) -> str:
    """Return the XML of a sitemap index that lists these files."""

    def sitemap_elements() -> Iterator[str]:
        for file in files:
            yield f"  <sitemap>\n    <loc>{SITE}/{file.name}</loc>\n    <lastmod>2026-11-02</lastmod>\n  </sitemap>\n"

    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="{_NAMESPACE}">\n'
    return "".join((head, *sitemap_elements(), "</sitemapindex>\n"))
