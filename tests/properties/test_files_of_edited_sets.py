"""Randomly edited sets, with an index or without, are equal when saved and opened again.

Files that the set no longer uses are retained; no other files are created.
"""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import numpy as np
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import (
    create_sitemap,
    plan_new_sitemaps,
    plan_sitemap_removal,
    plan_sitemap_rename,
)
from sitemap_studio.document.set_edits.split_sitemaps import plan_index, plan_overflow
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import Edit, InsertEntries, RemoveEntries
from tests.builders import HOST, files_in, locs, put, small_set, urlset
from tests.document.set_cases import by_sitemap
from tests.hypothesis_examples import examples


class AtHome(RuleBasedStateMachine):
    """Random edits, undo, redo and saves of a set."""

    @initialize(kind=st.sampled_from(["lone", "folder", "index"]), most=st.integers(1, 4))
    def open(self, kind, most):
        self.folder = Path(mkdtemp())
        path = self.folder
        if kind == "index":
            path = small_set(self.folder)
        elif kind == "lone":
            path = put(self.folder / "sitemap.xml", urlset(*locs(3)))
        else:
            put(self.folder / "part-1.xml", urlset(*locs(3)))
            put(self.folder / "part-2.xml.gz", urlset(*locs(2, 5)))
        self.document = open_path(path)
        self.document.set_profile(self.document.profile._replace(max_urls=most))
        self.states: list[dict[str, list[str]]] = [by_sitemap(self.document)]
        self.undos: list[Edit] = []
        self.redos: list[Edit] = []
        self.count = 0

    def do(self, plan) -> None:
        """Apply a planned edit, unless planning raises a `StudioError`."""
        try:
            edit = plan()
        except StudioError:
            return
        self.undos.append(self.document.do(edit))
        self.redos.clear()
        self.states = [*self.states[: len(self.undos)], by_sitemap(self.document)]

    def some_sitemap(self, number: int) -> int:
        ids = [sitemap.id for sitemap in self.document.sitemaps]
        return ids[number % len(ids)]

    def new_name(self) -> str:
        self.count += 1
        return f"new-{self.count}.xml"

    @rule(keeps=st.sampled_from(["index", "sitemap"]))
    def write_an_index(self, keeps):
        self.do(lambda: plan_index(self.document, name_owner=keeps, base_url=f"{HOST}/").edit(self.document))

    @rule()
    def spill(self):
        every = [sitemap.id for sitemap in self.document.sitemaps]
        self.do(lambda: plan_overflow(self.document, every).edit(self.document))

    @rule(number=st.integers(0, 9))
    def remove(self, number):
        if len(self.document.sitemaps):
            self.do(lambda: plan_sitemap_removal(self.document, [self.some_sitemap(number)]))

    @rule(number=st.integers(0, 9))
    def rename(self, number):
        if len(self.document.sitemaps):
            self.do(lambda: plan_sitemap_rename(self.document, self.some_sitemap(number), self.new_name()))

    @rule()
    def add(self):
        name = self.new_name()
        self.do(lambda: plan_new_sitemaps(self.document, create_sitemap(self.document, name), locs=[f"{HOST}/{name}"]))

    @rule(number=st.integers(0, 9))
    def insert(self, number):
        if not len(self.document.sitemaps):
            return
        sitemap = self.some_sitemap(number)
        position = self.document.table.position_range(sitemap).stop
        self.count += 1
        slots = self.document.add_entries(entry_frame({"loc": [f"{HOST}/more{self.count}"]}), sitemap=sitemap)
        self.do(lambda: InsertEntries(np.array([position]), slots))

    @rule(number=st.integers(0, 99))
    def delete(self, number):
        if len(self.document.table):
            self.do(lambda: RemoveEntries(np.array([number % len(self.document.table)])))

    @rule()
    def undo(self):
        if self.undos:
            self.redos.append(self.document.do(self.undos.pop()))

    @rule()
    def redo(self):
        if self.redos:
            self.undos.append(self.document.do(self.redos.pop()))

    @rule()
    def save(self):
        before = files_in(self.folder).keys()
        save(self.document)
        assert save(self.document).paths == ()
        wanted = set(by_sitemap(self.document))
        if self.document.index is not None:
            wanted.add(self.document.index.name)
        files = files_in(self.folder).keys()
        retained = files - wanted
        assert files >= wanted
        assert retained <= before
        if not wanted:
            return
        assert self.document.path is not None
        again = open_path(self.document.path)
        shown, expected = by_sitemap(again), by_sitemap(self.document)
        if self.document.path == self.folder:
            # A folder shows the retained files, too.
            shown = {name: entries for name, entries in shown.items() if name not in retained}
        assert shown == expected
        assert (again.index is None) == (self.document.index is None)

    @invariant()
    def the_set_is_what_it_was_at_this_step(self):
        assert by_sitemap(self.document) == self.states[len(self.undos)]

    def teardown(self):
        rmtree(self.folder, ignore_errors=True)


AtHome.TestCase.settings = settings(
    max_examples=examples(25),
    stateful_step_count=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
TestHomesOfSets = AtHome.TestCase
