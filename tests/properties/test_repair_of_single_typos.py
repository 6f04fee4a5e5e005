"""Files with one typo or a cut end: entries that are read have the values of the original file."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.formats.container import Container
from sitemap_studio.formats.read_file import ReadFile
from sitemap_studio.formats.reading import read_sitemap
from tests.builders import IMAGE, NAMESPACE
from tests.hypothesis_examples import examples

PATH = Path("sitemap.xml")
N_TYPOS = examples(1_000)
ALPHABET = "<>/&;\"'= \n\t-!?[]#xaeluro0:.s\x00\u00e9\ufeff"
"""What is put in by mistake."""

REFERENCES = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'"}


class Typo(NamedTuple):
    """Text with one typo, the position of the typo in the original, and the change in length."""

    text: str
    place: int
    longer: int
    is_cut: bool


def _entry(number: int, style: str) -> str:
    loc = f"<loc>http://www.a.example/{number}?x={number}&amp;y={'z' * number}</loc>"
    lastmod = f"<lastmod>2005-01-0{number}</lastmod>"
    other = "<image:image><image:loc>http://i.example/1.jpg</image:loc></image:image>" if number == 3 else ""
    if style == "lines":
        return f"  <url>\n    {loc}\n    {lastmod}\n    <priority>0.{number}</priority>\n{other}  </url>\n"
    return f"<url>{loc}{lastmod}{other}</url>{'<!-- so far -->' if number == 2 and style == 'comments' else ''}"


def _text(style: str) -> str:
    body = "".join(_entry(number, style) for number in range(1, 6))
    head, name = '<?xml version="1.0" encoding="UTF-8"?>\n', "xmlns"
    dead = "<!-- <url><loc>http://dead.example/</loc></url> -->\n" if style == "comments" else ""
    root = "urlset"
    if style == "prefix":
        body, root, name = re.sub(r"(</?)(?=[a-z]+>)", r"\1s:", body), "s:urlset", "xmlns:s"
    return f'{head}{dead}<{root} {name}="{NAMESPACE}" xmlns:image="{IMAGE}">\n{body}</{root}>\n{dead}'


TEXTS = {style: _text(style) for style in ("lines", "one line", "comments", "prefix")}


def read_with_repairs(text: str) -> ReadFile | None:
    """Read a text with repairs; return None if it can't be read."""
    data = text.encode()
    container = Container(PATH, data, is_gzipped=False, packed_bytes=len(data), fingerprint=Fingerprint(0, 0))
    try:
        return read_sitemap(container)
    except StudioError:
        return None


def entries_of(text: str) -> list[tuple[int, int]]:
    """Return the range of each entry outside of comments."""
    live = re.sub(r"<!--.*?-->", lambda found: "." * len(found[0]), text)
    return [found.span() for found in re.finditer(r"<(?:s:)?url>.*?</(?:s:)?url>", live, re.DOTALL)]


def allowed_values(text: str, entry: tuple[int, int], typo: Typo | None = None) -> tuple[set[str], set[str]]:
    """Return the allowed URLs and dates of an entry: as written, and with the typo."""
    found = []
    for name in ("loc", "lastmod"):
        value = re.compile(rf"<(?:s:)?{name}>(.*?)<").search(text, *entry)
        assert value is not None
        start, end = value.span(1)
        values = {_read_by_a_person(value[1])}
        if typo is not None and start - 1 <= typo.place <= end:
            values.add(_read_by_a_person(typo.text[start : end + typo.longer]))
            # Text that is inserted at the end belongs to the value or to the tag.
            values.add(_read_by_a_person(typo.text[start : end + 1 + typo.longer]))
        found.append(values)
    return found[0], found[1]


def _read_by_a_person(value: str) -> str:
    for reference, character in REFERENCES.items():
        value = value.replace(reference, character)
    return value.replace("\x00", "").strip()


def with_typo(text: str, chance: random.Random) -> Typo:
    """Return a text with a character removed, inserted or replaced, or with its end cut off."""
    place = chance.randrange(len(text))
    rest, new = text[place + 1 :], chance.choice(ALPHABET)
    match chance.choice(("left out", "put in", "mistaken", "lost")):
        case "left out":
            return Typo(text[:place] + rest, place, -1, is_cut=False)
        case "put in":
            return Typo(text[:place] + new + text[place] + rest, place, 1, is_cut=False)
        case "mistaken":
            return Typo(text[:place] + new + rest, place, 0, is_cut=False)
        case _:
            return Typo(text[:place], place, place - len(text), is_cut=True)


def find_fault(text: str, typo: Typo) -> str:
    """Return the fault of the reading of a text with a typo; empty without a fault."""
    reading = read_with_repairs(typo.text)
    if reading is None or reading.read_only_reason is not None:
        return ""
    shown = reading.entries.select("loc", "lastmod").rows()
    spans = entries_of(text)
    if typo.is_cut:
        wanted = [allowed_values(text, span) for span in spans]
        n_whole = sum(end <= typo.place for _, end in spans)
        if not n_whole <= len(shown) <= min(n_whole + 1, len(spans)):
            return f"{len(shown)} entries of {n_whole}"
        wanted, is_torn = wanted[: len(shown)], len(shown) > n_whole
    else:
        own = [at for at, (start, end) in enumerate(spans) if start <= typo.place <= end]
        wanted = [allowed_values(text, span, typo if at in own else None) for at, span in enumerate(spans)]
        if len(shown) == len(spans) - 1 and own:
            del wanted[own[0]]
        if len(shown) != len(wanted):
            return f"{len(shown)} entries"
        is_torn = False
    for at, ((loc, lastmod), (locs, lastmods)) in enumerate(zip(shown, wanted, strict=True)):
        if (loc or "").strip() not in locs:
            return f"address {loc!r}"
        if (lastmod or "").strip() not in lastmods and not (is_torn and at == len(shown) - 1 and lastmod is None):
            return f"date {lastmod!r}"
    return ""


@pytest.mark.parametrize("style", TEXTS)
def test_entries_of_file_with_typo_have_original_values(style):
    chance = random.Random(style)
    typos = [with_typo(TEXTS[style], chance) for _ in range(N_TYPOS)]
    faults = [(fault, typo.text) for typo in typos if (fault := find_fault(TEXTS[style], typo))]
    assert faults == []


@pytest.mark.parametrize("style", TEXTS)
def test_file_without_typo_is_read_completely(style):
    assert find_fault(TEXTS[style], Typo(TEXTS[style], 0, 0, is_cut=False)) == ""
    reading = read_with_repairs(TEXTS[style])
    assert reading is not None
    assert reading.entries.height == 5
