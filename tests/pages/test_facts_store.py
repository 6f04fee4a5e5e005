"""The store of page facts: files, permissions, damage, size, and deletion."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sitemap_studio.core.errors import BusyError, WriteError
from sitemap_studio.core.file_lock import SetLock
from sitemap_studio.pages.facts_store import FactsStore, facts_file_name
from sitemap_studio.pages.page_facts import Canonical, Hop, PageFacts, PageOutline, RobotsRule
from sitemap_studio.protocol.robots_files import host_key

FACTS = PageFacts(
    loc="https://example.com/a",
    bot="studio",
    checked=1_700_000_000,
    status=301,
    reason="redirect",
    indexable=False,
    hops=(Hop("https://example.com/a", 301), Hop("https://example.com/b", 200, "redirect")),
    target="https://example.com/b",
    canonical="https://example.com/b",
    canonical_source="link",
    canonicals=(
        Canonical("link", "https://example.com/b"),
        Canonical("header", "https://example.com/c", is_valid=False),
    ),
    robots=(RobotsRule("meta", "robots", "nofollow"),),
    type="text/html",
    charset="utf-8",
    language="de",
    title="Grüße\0",
    bytes=12,
    truncated=True,
    etag='"1"',
    hash="0f",
    changed=1_700_000_001,
    is_volatile=True,
    needs_script=True,
    seconds=0.125,
    error_kind="markup",
    error="The page could not be parsed.",
)


def test_facts_are_read_as_written(store: FactsStore):
    store.add(FACTS)
    assert store.get(FACTS.loc, "studio") == FACTS
    store.flush()
    assert FactsStore(store.folder).get(FACTS.loc, "studio") == FACTS
    assert list(store.read([FACTS.loc, "https://example.com/none", "https://other.example/"], "studio")) == [FACTS]


def test_facts_read_ahead_are_replaced_by_newer_ones(store: FactsStore):
    following = [f"https://example.com/{number}" for number in range(3)]
    stored = [FACTS._replace(loc=loc) for loc in (FACTS.loc, *following[:2])]
    for facts in stored:
        store.add(facts)
    store.flush()
    assert store.get(FACTS.loc, "studio", following) == FACTS
    newer = stored[1]._replace(checked=FACTS.checked + 1)
    store.add(newer)
    store.flush()
    assert [store.get(loc, "studio", following) for loc in following] == [newer, stored[2], None]
    assert store.get(following[1], "googlebot", following) is None


PLAIN = PageFacts(
    loc="https://example.com/plain",
    bot="studio",
    checked=1_700_000_000,
    status=200,
    indexable=True,
    hops=(Hop("https://example.com/plain", 200),),
    canonical="https://example.com/plain",
    canonical_source="link",
    canonicals=(Canonical("link", "https://example.com/plain"),),
)


@pytest.mark.parametrize(
    "facts",
    [
        PLAIN,
        PLAIN._replace(hops=(), status=None, reason="robots.txt", indexable=False),
        PLAIN._replace(hops=(Hop(PLAIN.loc, None),), status=None, reason="unreachable", indexable=None),
        PLAIN._replace(hops=(Hop(PLAIN.loc, 304),)),
        PLAIN._replace(canonical=None, canonical_source=None, canonicals=()),
        PLAIN._replace(canonical=None, canonical_source=None, canonicals=(Canonical("link", PLAIN.loc, is_valid=False),)),
        PLAIN._replace(canonical_source="header"),
        PLAIN._replace(canonicals=(*PLAIN.canonicals, *PLAIN.canonicals)),
        PLAIN._replace(type="text/html", charset="UTF-8", source="check", hash="00ff" * 8),
        PLAIN._replace(type="1", charset="1", source="1", canonical="1", hash="1"),
    ],
    ids=[
        "plain", "not requested", "no response", "304", "no canonical", "invalid", "other source", "repeated", "usual",
        "digits",
    ],
)  # fmt: skip
def test_short_forms_of_facts_are_restored(store: FactsStore, facts: PageFacts):
    store.add(facts)
    store.flush()
    assert FactsStore(store.folder).get(facts.loc, "studio") == facts
    names = ("type", "canonical", "hash")
    (frame,) = store.read_columns([facts.loc], "studio", names)
    assert frame.rows() == [(facts.loc, *(getattr(facts, name) or None for name in names))]
    outline = tuple(getattr(facts, name) for name in PageOutline._fields)
    assert store.read_outlines([facts.loc], "studio").rows() == [outline]


def test_outlines_follow_given_order_without_pages_without_facts(store: FactsStore):
    other = PLAIN._replace(loc="http://other.example/?a#", bot="studio", checked=5)
    for facts in (FACTS, PLAIN, other):
        store.add(facts)
    urls = [other.loc, "https://none.example/", "https://example.com/none", "no URL", PLAIN.loc, FACTS.loc]
    assert store.read_outlines(urls, "studio")["loc"].to_list() == [other.loc, PLAIN.loc, FACTS.loc]
    assert store.read_outlines(urls, "studio", not_before=6)["loc"].to_list() == [PLAIN.loc, FACTS.loc]
    assert len(store.read_outlines(urls, "googlebot")) == len(store.read_outlines([], "studio")) == 0


def test_damaged_values_in_columns_are_missing(store: FactsStore):
    store.add(FACTS)
    store.add(PLAIN)
    store.flush()
    with closing(sqlite3.connect(store.folder / facts_file_name(FACTS.loc))) as connection, connection:
        connection.execute("UPDATE page SET reason = 'x', status = 'y' WHERE loc = ?", [FACTS.loc])
        connection.execute("UPDATE page SET status = x'ff' WHERE loc = ?", [PLAIN.loc])
    assert store.read_outlines([FACTS.loc, PLAIN.loc], "studio").select("loc", "status").rows() == [(PLAIN.loc, None)]
    (frame,) = store.read_columns([FACTS.loc], "studio", ["status"])
    assert frame.rows() == [(FACTS.loc, None), (PLAIN.loc, None)]


def test_page_takes_at_most_250_bytes_in_store(store: FactsStore):
    n_pages = 5_000
    for number in range(n_pages):
        loc = f"https://www.example.com/shop/category-{number % 97}/product-{number}.html"
        facts = PLAIN._replace(loc=loc, hops=(Hop(loc, 200),), canonical=loc, canonicals=(Canonical("link", loc),))
        title, day = f"Product number {number} of our shop", "2026-11-02T10:00:00+01:00"
        digest = f"{number:032x}"
        store.add(
            facts._replace(
                type="text/html", charset="UTF-8", language="en-GB", title=title, bytes=33_000, dated=day,
                hash=digest, seconds=0.125,
            )
        )  # fmt: skip
    store.flush()
    store.close()
    assert store.size_bytes / n_pages <= 250


def test_half_surrogate_pairs_are_stored_as_question_marks(store: FactsStore):
    other = FACTS._replace(loc="https://example.com/other")
    store.add(FACTS._replace(title="a\ud800b", error="\udcff"))
    store.add(other)
    store.flush()
    assert store.get(FACTS.loc, "studio") == FACTS._replace(title="a?b", error="?")
    assert store.get(other.loc, "studio") == other


def test_newer_facts_replace_older_ones_of_same_bot(store: FactsStore):
    store.add(FACTS)
    store.add(FACTS._replace(bot="googlebot", title="for the bot"))
    store.flush()
    store.add(FACTS._replace(title="new"))
    assert [facts.title for facts in store.read([FACTS.loc], "studio")] == ["new"]
    assert [facts.title for facts in store.read([FACTS.loc], "googlebot")] == ["for the bot"]


def test_facts_older_than_not_before_are_not_read(store: FactsStore):
    store.add(FACTS)
    assert list(store.read([FACTS.loc], "studio", not_before=FACTS.checked + 1)) == []
    assert list(store.read([FACTS.loc], "studio", not_before=FACTS.checked)) == [FACTS]


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://example.com/a", "example.com-443.sqlite"),
        ("http://Example.com./a", "example.com-80.sqlite"),
        ("http://example.com:8080/", "example.com-8080.sqlite"),
        ("https://me:pw@example.com/", "example.com-443.sqlite"),
        ("https://bücher.example/", "xn--bcher-kva.example-443.sqlite"),
        ("http://[::1]:81/", "__1-81.sqlite"),
        ("http://..%2f..%2fetc/", "..%2f..%2fetc-80.sqlite".replace("%", "_")),
        ("mailto:a@b", "-80.sqlite"),
    ],
)
def test_facts_file_is_named_by_host_and_port(url: str, expected: str):
    assert facts_file_name(url) == expected


def test_long_host_has_short_unique_facts_file_name():
    one, other = (facts_file_name(f"http://{'a' * 300}{end}/") for end in "bc")
    assert one != other
    assert len(one) < 200


@pytest.mark.skipif(os.name != "posix", reason="needs modes")
def test_facts_files_use_write_ahead_log(store: FactsStore):
    store.add(FACTS)
    store.flush()
    (path,) = store.folder.glob("*.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_facts_files_are_readable_by_owner_only(store: FactsStore):
    store.add(FACTS)
    store.flush()
    assert store.folder.stat().st_mode & 0o777 == 0o700
    modes = {path.stat().st_mode & 0o777 for path in store.folder.iterdir()}
    assert modes == {0o600}


@pytest.mark.parametrize("damage", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5_000])
def test_damaged_facts_file_is_renamed_and_reported_once(store: FactsStore, damage: bytes):
    store.folder.mkdir(parents=True)
    path = store.folder / facts_file_name(FACTS.loc)
    path.write_bytes(damage)
    assert store.get(FACTS.loc, "studio") is None
    store.add(FACTS)
    store.flush()
    assert store.get(FACTS.loc, "studio") == FACTS
    assert len(store.notices) == 1
    assert [each.read_bytes() for each in store.folder.iterdir() if ".broken-" in each.name] == [damage]


def test_facts_of_unwritable_file_remain_in_memory(store: FactsStore):
    urls = [f"https://{host}.example/" for host in "ab"]
    (store.folder / facts_file_name(urls[0])).mkdir(parents=True)
    for url in urls:
        store.add(FACTS._replace(loc=url))
    assert [facts.loc for facts in store.read(urls, "studio")] == urls
    store.add(FACTS._replace(loc=urls[0], title="new"))
    store.flush()
    assert getattr(store.get(urls[0], "studio"), "title", None) == "new"
    assert len(store.notices) == 1
    assert [facts.loc for facts in FactsStore(store.folder).read(urls, "studio")] == urls[1:]


@contextmanager
def full_disk() -> Iterator[None]:
    """Let this process fail to enlarge files, as on a full disk."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize("is_open", [True, False], ids=["open", "closed"])
def test_stored_facts_are_readable_beside_those_in_memory(store: FactsStore, is_open: bool):
    urls = [f"https://example.com/{number}" for number in range(3)]
    store.add(FACTS._replace(loc=urls[0]))
    store.flush()
    if not is_open:
        store.close()
    with full_disk():
        store.add(FACTS._replace(loc=urls[1]))
        store.flush()
        store.add(FACTS._replace(loc=urls[2]))
        found = [facts.loc for facts in store.read(urls, "studio")]
    assert found == (urls if is_open else urls[1:])
    assert len(store.notices) == 1
    assert [facts.loc for facts in FactsStore(store.folder).read(urls, "studio")] == urls[:1]


def set_version(store: FactsStore, version: int) -> Path:
    """Store `FACTS`, set the version of the file, and return its path."""
    store.add(FACTS)
    store.flush()
    store.close()
    path = store.folder / facts_file_name(FACTS.loc)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    return path


def test_facts_file_of_newer_version_remains_unchanged(store: FactsStore):
    path = set_version(store, 99)
    content = path.read_bytes()
    assert store.get(FACTS.loc, "studio") is None
    assert not list(store.read_columns([FACTS.loc], "studio", ["status"]))
    new = FACTS._replace(title="new")
    store.add(new)
    store.flush()
    assert store.get(FACTS.loc, "studio") == new
    store.close()
    assert path.read_bytes() == content
    assert list(map(str, store.notices)) == [
        f"“{path.name}” contains page facts of a newer version of the program. They are not used or changed."
    ]
    assert [each.name for each in store.folder.iterdir()] == [path.name]


def test_facts_file_of_older_version_is_emptied_and_used(store: FactsStore):
    path = set_version(store, 1)
    with sqlite3.connect(path) as connection:
        connection.executescript("DROP TABLE page; CREATE TABLE page (url); INSERT INTO page VALUES ('x')")
    connection.close()
    assert store.get(FACTS.loc, "studio") is None
    store.add(FACTS)
    store.flush()
    assert list(map(str, store.notices)) == [
        f"“{path.name}” contained page facts in the format of an older version of the program, which were deleted."
    ]
    assert FactsStore(store.folder).get(FACTS.loc, "studio") == FACTS
    assert not list(store.folder.glob("*.broken-*"))


def test_facts_with_damaged_value_are_missing(store: FactsStore):
    store.add(FACTS)
    store.flush()
    store.close()
    with sqlite3.connect(store.folder / facts_file_name(FACTS.loc)) as connection:
        connection.execute("UPDATE page SET hops = 'x'")
    connection.close()
    assert store.get(FACTS.loc, "studio") is None


def test_forget_host_deletes_all_its_ports(store: FactsStore):
    for url in (
        "https://example.com/",
        "http://example.com:81/",
        "https://www.example.com/",
        "https://example.com.au/",
    ):
        store.add(FACTS._replace(loc=url))
    store.flush()
    assert store.forget_host("Example.com") == 2
    assert {path.name for path in store.folder.iterdir() if path.suffix == ".sqlite"} == {
        "www.example.com-443.sqlite",
        "example.com.au-443.sqlite",
    }
    assert store.forget_host("example.com") == 0
    assert store.forget_host("https://www.example.com/page") == 1
    assert store.forget_all() == 1


def test_forget_host_with_port_deletes_only_that_port(store: FactsStore):
    for url in ("https://example.com/", "http://example.com:81/"):
        store.add(FACTS._replace(loc=url))
    store.flush()
    assert store.forget_host("example.com:81") == 1
    assert store.get("https://example.com/", "studio") is not None


@pytest.mark.parametrize("url", ["https://example.com/", "http://example.com/", "https://example.com:81/"])
def test_facts_of_host_in_use_are_not_deleted(store: FactsStore, url: str):
    for loc in (url, "https://free.example/"):
        store.add(FACTS._replace(loc=loc))
    store.flush()
    lock = store.lock_host(host_key(url))
    assert isinstance(lock, SetLock)
    with lock:
        for forget in (store.forget_all, lambda: store.forget_host("example.com")):
            with pytest.raises(BusyError, match="can't be deleted during a check"):
                forget()
        assert store.get(url, "studio") is not None
        assert store.forget_host("free.example") == 1
    assert store.forget_all() == 1


def test_forgetting_undeletable_facts_raises_error(store: FactsStore):
    (store.folder / facts_file_name(FACTS.loc)).mkdir(parents=True)
    with pytest.raises(WriteError, match=r"example\.com-443\.sqlite” can't be deleted"):
        store.forget_host("example.com")


def test_forgetting_facts_deletes_renamed_damaged_files(store: FactsStore):
    store.folder.mkdir(parents=True)
    urls = ["https://example.com/", "https://other.example/"]
    for url in urls:
        (store.folder / facts_file_name(url)).write_bytes(b"no database at all" * 100)
        assert store.get(url, "studio") is None
    assert len(list(store.folder.iterdir())) == 2
    assert store.forget_host("example.com") == 1
    assert [path.name.partition(".broken-")[0] for path in store.folder.iterdir()] == [facts_file_name(urls[1])]
    assert store.forget_all() == 1
    assert not list(store.folder.iterdir())


def test_limiting_size_deletes_facts_of_oldest_hosts_first(store: FactsStore):
    for number in range(4):
        store.add(FACTS._replace(loc=f"https://host{number}.example/"))
    store.flush()
    store.close()
    for number, path in enumerate(sorted(store.folder.glob("*.sqlite"))):
        os.utime(path, (number + 1, number + 1))
    size = sum(path.stat().st_size for path in store.folder.glob("*.sqlite"))
    store.limit_size(size // 2)
    assert [path.name[:5] for path in sorted(store.folder.glob("*.sqlite"))] == ["host2", "host3"]
    store.limit_size(0)
    assert not list(store.folder.glob("*.sqlite"))


def test_limiting_size_keeps_facts_of_host_in_use(store: FactsStore):
    for loc in ("https://used.example/", "https://free.example/"):
        store.add(FACTS._replace(loc=loc))
    store.flush()
    lock = store.lock_host("used.example")
    assert isinstance(lock, SetLock)
    with lock:
        store.limit_size(0)
    assert [path.name for path in store.folder.glob("*.sqlite")] == ["used.example-443.sqlite"]


def test_limiting_size_deletes_renamed_damaged_files_first(store: FactsStore):
    store.folder.mkdir(parents=True)
    damaged = store.folder / facts_file_name(FACTS.loc)
    damaged.write_bytes(b"no database at all" * 10_000)
    assert store.get(FACTS.loc, "studio") is None
    store.add(FACTS)
    store.flush()
    store.close()
    os.utime(damaged, (1, 1))
    size = damaged.stat().st_size
    assert store.size_bytes == size + 180_000
    store.limit_size(size)
    assert [path.name for path in store.folder.iterdir()] == [damaged.name]


def test_facts_of_150_hosts_are_read_in_order(store: FactsStore):
    urls = [f"https://host{number}.example/" for number in range(150)]
    for url in urls:
        store.add(FACTS._replace(loc=url))
    assert [facts.loc for facts in store.read(urls, "studio")] == urls


def test_two_stores_write_same_file_without_losing_facts(store: FactsStore, tmp_path: Path):
    with FactsStore(store.folder) as other:
        for number in range(20):
            store.add(FACTS._replace(loc=f"https://example.com/a{number}"))
            other.add(FACTS._replace(loc=f"https://example.com/b{number}"))
            store.flush()
            other.flush()
    urls = [f"https://example.com/{letter}{number}" for letter in "ab" for number in range(20)]
    assert len(list(store.read(urls, "studio"))) == 40
