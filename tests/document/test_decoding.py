"""One entry as a consumer understands it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sitemap_studio.document.decoding import MOST_ITEMS, Decoded, decoded
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.protocol.profiles import PROFILES
from tests.builders import HOST, IMAGE, put, urlset


@pytest.fixture
def read(tmp_path):
    """Reads a sitemap of one entry, and decodes that."""

    def read_one(xml: str = "", **fields: str) -> Decoded:
        entry = {**fields, **({"xml": xml} if xml else {})}
        document = open_path(put(tmp_path / "a.xml", urlset(entry, declared=f' xmlns:image="{IMAGE}"')))
        document.set_profile(PROFILES["google"])
        return decoded(document, 0)

    return read_one


def test_an_address_is_told_as_it_is_asked_for_and_as_people_read_it(read):
    entry = read(loc="  https://xn--mnchen-3ya.example/caf%C3%A9?a=1&b=%20 ")
    assert entry.address == "https://xn--mnchen-3ya.example/caf%C3%A9?a=1&b=%20"
    assert entry.readable == "https://münchen.example/café?a=1&b=%20"
    assert entry.is_web


@pytest.mark.parametrize("loc", ["/relative", "mailto:a@b.example"])
def test_what_is_no_address_of_the_web_is_told_as_such(read, loc):
    assert not read(loc=loc).is_web


@pytest.mark.parametrize(("text", "moment", "precision"), [
    ("2026-11-22T10:00:30+01:00", datetime(2026, 11, 22, 9, 0, 30, tzinfo=UTC), "second"),
    (" 2026-11 ", datetime(2026, 11, 1, tzinfo=UTC), "month"),
    ("0001-01-01T00:00+10:00", None, None),
    ("2026-02-30", None, None),
    ("soon", None, None),
])  # fmt: skip
def test_dates_are_instants_in_utc(read, text, moment, precision):
    entry = read(loc=HOST, lastmod=text)
    if text.startswith("0001"):
        assert entry.lastmod is not None
    else:
        assert (entry.lastmod, entry.precision) == (moment, precision)


@pytest.mark.parametrize(("text", "number"), [("", 0.5), (" 0.80 ", 0.8), ("1.5", None), ("high", None), ("nan", None)])
def test_a_priority_is_a_number_or_nothing(read, text, number):
    assert read(loc=HOST, priority=text).priority == number


def test_only_the_seven_frequencies_are_understood(read):
    assert read(loc=HOST, changefreq=" daily ").changefreq == "daily"
    assert read(loc=HOST, changefreq="Daily").changefreq is None
    assert read(loc=HOST).profile.ignores_hints


def test_extensions_are_counted_and_the_first_told(read):
    xml = "".join(f"<image:image><image:loc>{HOST}/{n}.jpg</image:loc></image:image>" for n in range(MOST_ITEMS + 5))
    entry = read(loc=HOST, xml=xml)
    assert entry.counts == {"image": MOST_ITEMS + 5}
    assert len(entry.items) == MOST_ITEMS
    assert entry.items[1].text("loc") == f"{HOST}/1.jpg"
