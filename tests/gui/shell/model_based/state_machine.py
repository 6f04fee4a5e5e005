"""State machine of random edits: sets on disk, a window, the expected set, and invariants of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from PySide6.QtGui import QGuiApplication

from sitemap_studio.core.paths import TEMPORARY_PREFIX
from sitemap_studio.document.checking import prepare_check
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.gui.main_window import MainWindow
from tests.builders import HOST, files_in, index, put, urlset
from tests.gui.conftest import confirm_save
from tests.gui.shell.model_based import expected_set
from tests.gui.shell.model_based.expected_set import Entry, ExpectedHistory, ExpectedSet, ExpectedSitemap
from tests.gui.shell.model_based.window_driver import DocumentReader, WindowDriver

SLOW_EVERY = 20
"""Number of steps between complete validations and refreshes of deferred panels."""

TEXTS = {
    "loc": ("", f"{HOST}/a/1", f"{HOST}/a/b/2?utm_source=x", f"{HOST}/a b", " HTTPS://WWW.example.com/C ", "/relative",
            "http://other.example/ü", f"{HOST}:8443/a/3#part", "weekly"),
    "lastmod": ("", "2026-01-05", "2026-1-5", "soon", "2026-02-30", "2026-03-01T10:00:00Z", " 2026-01-05 "),
    "changefreq": ("", "weekly", "Weekly", "sometimes", " daily"),
    "priority": ("", "0.5", "0,5", "1", "2.0", ".7", "high"),
}  # fmt: skip
CORNERS = st.tuples(*[st.integers(0, 11)] * 2, *[st.integers(0, 5)] * 2, st.booleans(), st.booleans())

DECLARED = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
IMAGE = f"<image:image><image:loc>{HOST}/a/i.png</image:loc></image:image>"
LINK = f'<link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="de" href="{HOST}/a/1"/>'
OTHER = "<!-- mine --><y:y xmlns:y='urn:y'> <z/> </y:y>"
SPECIAL = (
    {"loc": f"{HOST}/a/1", "lastmod": "2026-01-01", "xml": IMAGE},
    {"loc": f"{HOST}/a/b/2?utm_source=x", "xml": LINK},
    {"loc": f"{HOST}/x y", "changefreq": "Weekly", "priority": "0,5", "xml": OTHER},
)


def write_single_sitemap(folder: Path) -> Path:
    return put(
        folder / "alone.xml", urlset(*SPECIAL, *(f"{HOST}/a/{number}" for number in range(4)), declared=DECLARED)
    )


def write_set(folder: Path) -> Path:
    put(folder / "one.xml", urlset(*SPECIAL, f"{HOST}/a/3", declared=DECLARED))
    put(folder / "two.xml.gz", urlset(f"{HOST}/a/1", f"{HOST}/b/", SPECIAL[0], declared=DECLARED))
    put(folder / "three.xml", urlset().replace("\n", "\r\n"))
    return put(
        folder / "index.xml",
        index(*((f"{HOST}/{name}", "2020-01-01") for name in ("one.xml", "two.xml.gz", "three.xml"))),
    )


def write_set_of_one_sitemap(folder: Path) -> Path:
    put(folder / "all.xml", urlset(*SPECIAL, *SPECIAL, declared=DECLARED).replace("\n", "\r\n  "))
    return put(folder / "index.xml", index(f"{HOST}/all.xml"))


class SetStateMachine(RuleBasedStateMachine):
    """Window with an open set, and the history expected of it."""

    window: MainWindow
    make = staticmethod(write_single_sitemap)

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="random-work-"))
        self.driver, self.reader, self.expected = WindowDriver(self.window), DocumentReader(), ExpectedHistory()
        self.name_count = self.checks = 0
        self.clipboard: tuple[str, tuple[Entry, ...], bool] | None = None

    @initialize()
    def open(self) -> None:
        self.path = self.make(self.folder)
        QGuiApplication.clipboard().setText("")
        self._open()

    def _open(self) -> None:
        self.driver.open(self.path)
        self.expected.open(self.reader.read_document(self.driver.document))
        self.first_files = self._files()
        self.clipboard = None

    # Shared by the steps

    @property
    def now(self) -> ExpectedSet:
        return self.expected.now

    @property
    def has_index(self) -> bool:
        return self.driver.document.index is not None

    def _select(self, corners: tuple[int, int, int, int, bool, bool]) -> None:
        top, bottom, left, right, is_scattered, is_whole = corners
        if is_whole:
            left, right = 0, self.driver.view.entries.columnCount() - 1
        self.driver.select(top, left, bottom, right, is_scattered=is_scattered)

    def _replace_texts(self, texts: expected_set.CellTexts) -> None:
        self.expected.push(expected_set.replace_texts(self.now, texts))

    def _insert(self, current: int | None, new: Sequence[Entry]) -> None:
        """Expect new entries after the current one, or at any position if no entry is shown."""
        if current is not None:
            self.expected.push(expected_set.insert_after(self.now, current, new))
        elif new:
            self._insert_somewhere(new)

    def _insert_somewhere(self, new: Sequence[Entry]) -> None:
        seen = self.reader.read_document(self.driver.document)
        known = {entry.slot for entry in expected_set.entries_of(self.now)}
        came = [entry for entry in expected_set.entries_of(seen) if entry.slot not in known]
        assert [(entry.texts, entry.items) for entry in came] == [(entry.texts, entry.items) for entry in new]
        number, place = expected_set.find_entry(seen, came[0].slot or 0)
        assert self.driver.page.sitemap in (None, seen[number].id)
        self.expected.push(expected_set.insert_entries(self.now, number, place, new))

    def _text(self, slot: int, name: str) -> str | None:
        return next(entry.text(name) for entry in expected_set.entries_of(self.now) if entry.slot == slot)

    def _entries(self, slots: Iterable[int]) -> list[Entry]:
        by_slot = {entry.slot: entry for entry in expected_set.entries_of(self.now)}
        return [by_slot[slot] for slot in slots]

    # History and files

    @rule(place=st.integers(0, 60), action=st.sampled_from(["undo", "undo", "redo", "go"]))
    def navigate_history(self, place, action):
        stack = self.driver.session.undo_stack
        if action == "go":
            self.expected.at = place % len(self.expected.steps)
            stack.setIndex(self.expected.at)
        elif self.driver.trigger_action(action):
            self.expected.at += 1 if action == "redo" else -1

    @rule()
    def save(self):
        is_clean = self.expected.at == self.expected.saved
        assert self.window.actions_by_id["save"].isEnabled() != is_clean
        if not is_clean:
            assert self.driver.trigger_action("save")
            confirm_save(self.window, deletes=True)
            self.driver.wait(lambda: not self.window.files.is_saving)
            self.driver.finish_pending()
            if "backup folder" in self.window.messages.text:
                self.window.messages.clear()
            assert not self.window.messages.isVisible(), self.window.messages.text
        self.expected.saved = self.expected.at
        assert save(self.driver.document).paths == ()
        self._assert_on_disk()

    def _files(self) -> dict[str, bytes]:
        # The folder also contains the lock of the open set.
        return {name: data for name, data in files_in(self.folder).items() if not name.startswith(TEMPORARY_PREFIX)}

    def _assert_on_disk(self) -> None:
        files = self._files()
        if self.has_index:
            assert files.keys() == {self.path.name, *(sitemap.name for sitemap in self.now)}
        again = self.reader.read_document(open_path(self.path))
        assert [_without_ids(sitemap) for sitemap in again] == [_without_ids(sitemap) for sitemap in self.now]
        if self.expected.at == 0 and not self.has_index:
            assert files == self.first_files

    @precondition(lambda self: len(self.expected.steps) > 1)
    @rule()
    def save_and_reopen(self):
        """Save, reopen and compare problems; only after an edit, since opening alone was tested before."""
        self.save()
        before = self._problems()
        self._open()
        assert self._problems() == before

    def _problems(self) -> dict[str, list[int]]:
        problems, positions = self.driver.document.problems, self.driver.document.table.positions()
        return {name: sorted(positions[slots].tolist()) for name, slots in problems.by_rule.items() if len(slots)}

    # Invariants

    @invariant()
    def window_equals_expected_set(self):
        if not self.expected.steps:
            return
        self.checks += 1
        document, stack = self.driver.document, self.driver.session.undo_stack
        seen = self.reader.read_document(document)
        assert _without_new_ids(seen, self.now) == self.now
        self.expected.adopt_ids(seen)
        assert (stack.count(), stack.index()) == (len(self.expected.steps) - 1, self.expected.at)
        assert stack.isClean() == (self.expected.at == self.expected.saved)
        assert self.window.isWindowModified() != stack.isClean()
        shown = self.driver.shown()
        assert len(set(shown)) == len(shown) == self.driver.view.entries.rowCount()
        assert set(shown) <= {entry.slot for entry in expected_set.entries_of(seen)}
        if not self.driver.view.entries.order.is_sorted:
            self._assert_shown_in_set_order()
        if self.checks % SLOW_EVERY == 0:
            self.driver.finish_pending()
            self._assert_problems_equal_new_check()

    def _assert_shown_in_set_order(self) -> None:
        shown = self.driver.shown()
        there = set(shown)
        assert shown == [entry.slot for entry in expected_set.entries_of(self.now) if entry.slot in there]

    def _assert_problems_equal_new_check(self) -> None:
        document = self.driver.document
        kept, before = document.problems, self._problems()
        noted = sorted(str(problem) for problem in kept.individual)
        document.set_problems(prepare_check(document).run(), document.version)
        after, noted_after = self._problems(), sorted(str(problem) for problem in document.problems.individual)
        document.problems = kept
        assert after == before
        assert noted_after == noted

    def teardown(self) -> None:
        self.driver.finish_pending()
        # The next set is opened without a question about this one.
        self.driver.session.undo_stack.setClean()
        rmtree(self.folder)


def _without_new_ids(seen: ExpectedSet, expected: ExpectedSet) -> ExpectedSet:
    """Return the set read from the window, without slots and ids of new entries and sitemaps."""
    sitemaps = []
    for number, sitemap in enumerate(seen):
        own = expected[number] if number < len(expected) else sitemap
        entries = [
            entry._replace(slot=None) if place < len(own.entries) and own.entries[place].slot is None else entry
            for place, entry in enumerate(sitemap.entries)
        ]
        sitemaps.append(replace(sitemap, id=None if own.id is None else sitemap.id, entries=tuple(entries)))
    return tuple(sitemaps)


def _without_ids(sitemap: ExpectedSitemap) -> tuple[object, ...]:
    return sitemap.name, sitemap.loc, [(entry.texts, entry.items) for entry in sitemap.entries]
