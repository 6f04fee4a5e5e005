"""Random edits of a set, undone, redone, saved and opened again, equal those of plain lists."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
import polars as pl
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.set_edits.sitemap_edits import (
    create_sitemap,
    plan_entry_order,
    plan_index_dates,
    plan_move_to_sitemap,
    plan_new_sitemaps,
    plan_sitemap_merge,
    plan_sitemap_order,
    plan_sitemap_removal,
    plan_sitemap_rename,
)
from sitemap_studio.document.set_edits.split_sitemaps import plan_split
from sitemap_studio.model.edits import Edit, SetCells
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import HOST, files_in, index, put, urlset
from tests.hypothesis_examples import examples

EXTENSION = "<x:more xmlns:x='urn:x'/>"


@dataclass
class ExpectedSitemap:
    """Expected sitemap: its name, its URL, and the URLs of its entries."""

    name: str
    loc: str
    locs: list[str] = field(default_factory=list)


Model = list[ExpectedSitemap]


def model_of(document: Document) -> Model:
    """Return the state of a document as plain lists."""
    found = []
    for sitemap in document.sitemaps:
        locs = document.table.rows(document.table.slots_of_sitemap(sitemap.id), ["loc"])["loc"].to_list()
        found.append(ExpectedSitemap(sitemap.name, sitemap.loc or "", locs))
    return found


@contextmanager
def failing(what: str, nth: int) -> Iterator[None]:
    """Raise an `OSError` in the nth call of a function of `os`."""
    real, turn = getattr(os, what), count(1)

    def asked(*arguments, **words):
        if next(turn) == nth:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(*arguments, **words)

    setattr(os, what, asked)
    try:
        yield
    finally:
        setattr(os, what, real)


class SetMachine(RuleBasedStateMachine):
    """A set on disk, its document, and plain lists with the same edits."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="set-machine-"))
        self.path = self.folder / "index.xml"
        self.count = 0

    @initialize(sizes=st.lists(st.integers(0, 4), min_size=1, max_size=3))
    def open(self, sizes):
        for number, size in enumerate(sizes):
            entries = [
                {"loc": self._fresh(), "xml": EXTENSION} if place % 2 else self._fresh() for place in range(size)
            ]
            put(self.folder / f"{number}.xml{'.gz' if number % 2 else ''}", urlset(*entries))
        names = [f"{HOST}/{number}.xml{'.gz' if number % 2 else ''}" for number in range(len(sizes))]
        put(self.path, index(*((name, "2020-01-01") for name in names)))
        self.reopen()

    def reopen(self) -> None:
        self.document = open_path(self.path)
        check(self.document)
        self.model = model_of(self.document)
        self.undo: list[tuple[Edit, Model]] = []
        self.redo: list[tuple[Edit, Model]] = []

    def _fresh(self) -> str:
        self.count += 1
        return f"{HOST}/{self.count}"

    def _ids(self) -> list[int]:
        return [sitemap.id for sitemap in self.document.sitemaps]

    def do(self, edit: Edit, model: Model) -> None:
        inverse = self.document.do(edit)
        self.undo.append((inverse, self.model))
        self.redo.clear()
        self.model = model

    def _place(self, data) -> int:
        return data.draw(st.integers(0, len(self.model) - 1))

    @rule(data=st.data(), is_packed=st.booleans())
    def add(self, data, is_packed):
        name = f"new{self.count}.xml{'.gz' if is_packed else ''}"
        self.count += 1
        place = data.draw(st.integers(0, len(self.model)))
        model = deepcopy(self.model)
        model.insert(place, ExpectedSitemap(name, f"{HOST}/{name}"))
        self.do(
            plan_new_sitemaps(
                self.document, create_sitemap(self.document, name), position=place, locs=[f"{HOST}/{name}"]
            ),
            model,
        )

    @precondition(lambda self: self.model)
    @rule(data=st.data(), is_packed=st.booleans(), is_old=st.booleans())
    def rename(self, data, is_packed, is_old):
        place = self._place(data)
        model = deepcopy(self.model)
        # Now and then a name that a file had before.
        names = (
            {f"{number}.xml" for number in range(3)} - {expected.name.lower() for expected in model} if is_old else ()
        )
        strangers = {path.name for path in self.folder.iterdir()}
        free = sorted(set(names) - strangers)
        name = free[0] if free else f"name{self.count}.xml{'.gz' if is_packed else ''}"
        self.count += 1
        model[place].name, model[place].loc = name, f"{HOST}/{name}"
        self.do(plan_sitemap_rename(self.document, self._ids()[place], name), model)

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def remove(self, data):
        places = data.draw(st.sets(st.integers(0, len(self.model) - 1), min_size=1, max_size=2))
        model = [expected for place, expected in enumerate(deepcopy(self.model)) if place not in places]
        self.do(plan_sitemap_removal(self.document, [self._ids()[place] for place in places]), model)

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def arrange(self, data):
        order = data.draw(st.permutations(range(len(self.model))))
        self.do(
            plan_sitemap_order(self.document, [self._ids()[place] for place in order]), [self.model[at] for at in order]
        )

    @precondition(lambda self: len(self.model) > 1)
    @rule(data=st.data())
    def merge(self, data):
        places = data.draw(st.sets(st.integers(0, len(self.model) - 1), min_size=2, max_size=3))
        into = data.draw(st.sampled_from(sorted(places)))
        model = deepcopy(self.model)
        for place in sorted(places - {into}):
            model[into].locs += model[place].locs
        model = [expected for place, expected in enumerate(model) if place not in places - {into}]
        ids = self._ids()
        self.do(plan_sitemap_merge(self.document, [ids[place] for place in places], ids[into]), model)

    @precondition(lambda self: self.model)
    @rule(data=st.data(), most=st.integers(1, 3))
    def split(self, data, most):
        place = self._place(data)
        plan = plan_split(self.document, self._ids()[place], "count", maximum=most)
        model = deepcopy(self.model)
        locs = model[place].locs
        model[place].locs = locs[:most]
        names = [part.name for part in plan.parts[1:]]
        further = [
            ExpectedSitemap(name, f"{HOST}/{name}", locs[most * n : most * (n + 1)]) for n, name in enumerate(names, 1)
        ]
        model[place + 1 : place + 1] = further
        self.do(plan.edit(self.document), model)

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def move(self, data):
        into = self._place(data)
        chosen = data.draw(st.sets(st.sampled_from([loc for expected in self.model for loc in expected.locs] or [""])))
        model = deepcopy(self.model)
        moved = [loc for expected in model if expected is not model[into] for loc in expected.locs if loc in chosen]
        for expected in model:
            expected.locs = [loc for loc in expected.locs if loc not in moved]
        model[into].locs += moved
        table = self.document.table
        slots = table.order[np.isin(np.array(table.locs(), object), list(chosen))] if len(table) else table.order
        self.do(plan_move_to_sitemap(self.document, slots, self.document.sitemaps[self._ids()[into]]), model)

    @precondition(lambda self: self.model)
    @rule(data=st.data(), descending=st.booleans())
    def sort(self, data, descending):
        place = self._place(data)
        model = deepcopy(self.model)
        model[place].locs.sort(reverse=descending)
        sitemap = self._ids()[place]
        slots = self.document.table.slots_of_sitemap(sitemap)
        shown = sorted_by_fields(self.document.table, slots, [SortKey("loc", descending)])
        self.do(plan_entry_order(self.document, sitemap, shown), model)

    @precondition(lambda self: any(expected.locs for expected in self.model))
    @rule(data=st.data())
    def edit_an_entry(self, data):
        position = data.draw(st.integers(0, len(self.document.table) - 1))
        model, loc = deepcopy(self.model), self._fresh()
        old = self.document.table.locs()[position]
        for expected in model:
            expected.locs = [loc if each == old else each for each in expected.locs]
        self.do(SetCells("loc", self.document.table.order[position : position + 1], pl.Series([loc])), model)

    @precondition(lambda self: self.model)
    @rule(data=st.data(), lastmod=st.sampled_from([None, "2021", "soon"]))
    def date(self, data, lastmod):
        self.do(plan_index_dates(self.document, {self._ids()[self._place(data)]: lastmod}), self.model)

    @precondition(lambda self: self.undo)
    @rule()
    def take_back(self):
        edit, model = self.undo.pop()
        self.redo.append((self.document.do(edit), self.model))
        self.model = model

    @precondition(lambda self: self.redo)
    @rule()
    def do_again(self):
        edit, model = self.redo.pop()
        self.undo.append((self.document.do(edit), self.model))
        self.model = model

    @rule()
    def save(self):
        save(self.document)
        assert model_of(open_path(self.path)) == self.model
        # Files of removed sitemaps stay.
        assert files_in(self.folder).keys() >= {"index.xml", *(expected.name for expected in self.model)}
        assert save(self.document).paths == ()

    @rule(what=st.sampled_from(["replace", "fsync", "link", "write"]), nth=st.integers(1, 8))
    def save_in_vain(self, what, nth):
        before = files_in(self.folder)
        known = [(sitemap.path, sitemap.source) for sitemap in self.document.sitemaps]
        with failing(what, nth):
            try:
                save(self.document)
            except WriteError:
                assert files_in(self.folder) == before
                assert [(sitemap.path, sitemap.source) for sitemap in self.document.sitemaps] == known

    @rule()
    def save_and_reopen(self):
        self.save()
        self.reopen()

    @invariant()
    def the_document_is_as_the_model_says(self):
        if not hasattr(self, "document"):
            return
        document, table = self.document, self.document.table
        assert model_of(document) == self.model
        first = 0
        for sitemap in document.sitemaps:
            assert document.table.position_range(sitemap.id) == range(first, first + table.entry_count(sitemap.id))
            first += table.entry_count(sitemap.id)
        assert first == len(table)
        sizes = table.rows(table.order, ["sitemap", "size"]).group_by("sitemap").agg(pl.col("size").sum())
        assert {key: size for key, size in sizes.rows() if size} == {
            each.id: table.byte_count(each.id) for each in document.sitemaps if table.byte_count(each.id)
        }

    @invariant()
    def problems_are_those_of_a_set_judged_anew(self):
        if not hasattr(self, "document"):
            return
        anew = validate_entries(self.document.table, profile=self.document.profile)
        known = {rule: sorted(slots.tolist()) for rule, slots in self.document.problems.by_rule.items()}
        assert known == {rule: sorted(slots.tolist()) for rule, slots in anew.by_rule.items()}

    def teardown(self) -> None:
        shutil.rmtree(self.folder)


TestEditsOfTheSet = SetMachine.TestCase
TestEditsOfTheSet.settings = settings(max_examples=examples(15), stateful_step_count=20, deadline=None)
