"""What tests at random work on: sets on disk, a window that has one open, its shadow, and what always holds of both."""

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
from sitemap_studio.gui.dialogs.unused_files_dialog import UnusedFilesDialog
from sitemap_studio.gui.main_window import MainWindow
from tests.builders import HOST, files_in, index, put, urlset
from tests.gui.shell.model_based import expected_set as plain
from tests.gui.shell.model_based.expected_set import Entry, ExpectedHistory, Sheet, Sheets
from tests.gui.shell.model_based.window_driver import DocumentReader, WindowDriver

SLOW_EVERY = 20
"""Judging all anew, and letting the window show what it has put off, is done after every so many steps."""

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


def a_lone_sitemap(folder: Path) -> Path:
    return put(
        folder / "alone.xml", urlset(*SPECIAL, *(f"{HOST}/a/{number}" for number in range(4)), declared=DECLARED)
    )


def a_set(folder: Path) -> Path:
    put(folder / "one.xml", urlset(*SPECIAL, f"{HOST}/a/3", declared=DECLARED))
    put(folder / "two.xml.gz", urlset(f"{HOST}/a/1", f"{HOST}/b/", SPECIAL[0], declared=DECLARED))
    put(folder / "three.xml", urlset().replace("\n", "\r\n"))
    return put(
        folder / "index.xml",
        index(*((f"{HOST}/{name}", "2020-01-01") for name in ("one.xml", "two.xml.gz", "three.xml"))),
    )


def a_set_of_one(folder: Path) -> Path:
    put(folder / "all.xml", urlset(*SPECIAL, *SPECIAL, declared=DECLARED).replace("\n", "\r\n  "))
    return put(folder / "index.xml", index(f"{HOST}/all.xml"))


class SetStateMachine(RuleBasedStateMachine):
    """A window with a set, and its shadow."""

    window: MainWindow
    make = staticmethod(a_lone_sitemap)

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="random-work-"))
        self.hands, self.eyes, self.shadow = WindowDriver(self.window), DocumentReader(), ExpectedHistory()
        self.count = self.taken = 0
        self.clip: tuple[str, tuple[Entry, ...], bool] | None = None

    @initialize()
    def open(self) -> None:
        self.path = self.make(self.folder)
        QGuiApplication.clipboard().setText("")
        self._open()

    def _open(self) -> None:
        self.hands.open(self.path)
        self.shadow.open(self.eyes.read_document(self.hands.document))
        self.first_files = self._files()
        self.clip = None

    # Of many steps

    @property
    def now(self) -> Sheets:
        return self.shadow.now

    @property
    def has_index(self) -> bool:
        return self.hands.document.index is not None

    def _select(self, corners: tuple[int, int, int, int, bool, bool]) -> None:
        top, bottom, left, right, is_scattered, is_whole = corners
        if is_whole:
            left, right = 0, self.hands.view.entries.columnCount() - 1
        self.hands.select(top, left, bottom, right, is_scattered=is_scattered)

    def _write(self, texts: plain.Texts) -> None:
        self.shadow.push(plain.written(self.now, texts))

    def _insert(self, current: int | None, new: Sequence[Entry]) -> None:
        """Entries come behind the one that was current, or to some place where none is shown."""
        if current is not None:
            self.shadow.push(plain.behind(self.now, current, new))
        elif new:
            self._insert_somewhere(new)

    def _insert_somewhere(self, new: Sequence[Entry]) -> None:
        seen = self.eyes.read_document(self.hands.document)
        known = {entry.slot for entry in plain.entries_of(self.now)}
        came = [entry for entry in plain.entries_of(seen) if entry.slot not in known]
        assert [(entry.texts, entry.items) for entry in came] == [(entry.texts, entry.items) for entry in new]
        number, place = plain.find(seen, came[0].slot or 0)
        assert self.hands.page.sitemap in (None, seen[number].id)
        self.shadow.push(plain.inserted(self.now, number, place, new))

    def _text(self, slot: int, name: str) -> str | None:
        return next(entry.text(name) for entry in plain.entries_of(self.now) if entry.slot == slot)

    def _entries(self, slots: Iterable[int]) -> list[Entry]:
        by_slot = {entry.slot: entry for entry in plain.entries_of(self.now)}
        return [by_slot[slot] for slot in slots]

    # History and files

    @rule(place=st.integers(0, 60), action=st.sampled_from(["undo", "undo", "redo", "go"]))
    def travel(self, place, action):
        stack = self.hands.session.undo_stack
        if action == "go":
            self.shadow.at = place % len(self.shadow.steps)
            stack.setIndex(self.shadow.at)
        elif self.hands.trigger_action(action):
            self.shadow.at += 1 if action == "redo" else -1

    @rule()
    def save(self):
        is_clean = self.shadow.at == self.shadow.saved
        assert self.window.actions_by_id["save"].isEnabled() != is_clean
        if not is_clean:
            assert self.hands.trigger_action("save")
            for dialog in self.window.findChildren(UnusedFilesDialog):
                if dialog.isVisible():
                    dialog.delete_button.click()
            self.hands.wait(lambda: not self.window.files.is_saving)
            self.hands.finish_pending()
            if "backup folder" in self.window.messages.text:
                self.window.messages.dismiss()
            assert not self.window.messages.isVisible(), self.window.messages.text
        self.shadow.saved = self.shadow.at
        assert save(self.hands.document).paths == ()
        self._assert_on_disk()

    def _files(self) -> dict[str, bytes]:
        # The lock of what is open lies there as well.
        return {name: data for name, data in files_in(self.folder).items() if not name.startswith(TEMPORARY_PREFIX)}

    def _assert_on_disk(self) -> None:
        files = self._files()
        if self.has_index:
            assert files.keys() == {self.path.name, *(sheet.name for sheet in self.now)}
        again = self.eyes.read_document(open_path(self.path))
        assert [_bare(sheet) for sheet in again] == [_bare(sheet) for sheet in self.now]
        if self.shadow.at == 0 and not self.has_index:
            assert files == self.first_files

    @precondition(lambda self: len(self.shadow.steps) > 1)
    @rule()
    def save_and_open_again(self):
        """After something was done only: what was just opened has been opened."""
        self.save()
        before = self._problems()
        self._open()
        assert self._problems() == before

    def _problems(self) -> dict[str, list[int]]:
        problems, positions = self.hands.document.problems, self.hands.document.table.positions()
        return {name: sorted(positions[slots].tolist()) for name, slots in problems.by_rule.items() if len(slots)}

    # What always holds

    @invariant()
    def the_window_holds_what_its_shadow_does(self):
        if not self.shadow.steps:
            return
        self.taken += 1
        document, stack = self.hands.document, self.hands.session.undo_stack
        seen = self.eyes.read_document(document)
        assert _without_new(seen, self.now) == self.now
        self.shadow.adopt_ids(seen)
        assert (stack.count(), stack.index()) == (len(self.shadow.steps) - 1, self.shadow.at)
        assert stack.isClean() == (self.shadow.at == self.shadow.saved)
        assert self.window.isWindowModified() != stack.isClean()
        shown = self.hands.shown()
        assert len(set(shown)) == len(shown) == self.hands.view.entries.rowCount()
        assert set(shown) <= {entry.slot for entry in plain.entries_of(seen)}
        if not self.hands.view.entries.order.is_sorted:
            self._assert_in_order_of_set()
        if self.taken % SLOW_EVERY == 0:
            self.hands.finish_pending()
            self._assert_problems_are_those_judged_anew()

    def _assert_in_order_of_set(self) -> None:
        shown = self.hands.shown()
        there = set(shown)
        assert shown == [entry.slot for entry in plain.entries_of(self.now) if entry.slot in there]

    def _assert_problems_are_those_judged_anew(self) -> None:
        document = self.hands.document
        kept, before = document.problems, self._problems()
        noted = sorted(str(problem) for problem in kept.noted)
        document.set_problems(prepare_check(document).run(), document.version)
        after, noted_after = self._problems(), sorted(str(problem) for problem in document.problems.noted)
        document.problems = kept
        assert after == before
        assert noted_after == noted

    def teardown(self) -> None:
        self.hands.finish_pending()
        # The next set is opened without a question about this one.
        self.hands.session.undo_stack.setClean()
        rmtree(self.folder)


def _without_new(seen: Sheets, expected: Sheets) -> Sheets:
    """What is seen, without the slots and ids of what is expected to have come just now."""
    sheets = []
    for number, sheet in enumerate(seen):
        own = expected[number] if number < len(expected) else sheet
        entries = [
            entry._replace(slot=None) if place < len(own.entries) and own.entries[place].slot is None else entry
            for place, entry in enumerate(sheet.entries)
        ]
        sheets.append(replace(sheet, id=None if own.id is None else sheet.id, entries=tuple(entries)))
    return tuple(sheets)


def _bare(sheet: Sheet) -> tuple[object, ...]:
    return sheet.name, sheet.loc, [(entry.texts, entry.items) for entry in sheet.entries]
