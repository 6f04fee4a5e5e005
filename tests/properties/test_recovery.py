"""A recovery log truncated anywhere restores the set after the last complete step."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
import polars as pl
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import plan_extension_texts
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.recovery.log_files import find_recoverable_logs
from sitemap_studio.document.recovery.recorder import RecoveryRecorder
from sitemap_studio.document.reverting import plan_cell_reverts, plan_entry_reverts
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    CorrectFaults,
    Edit,
    EditGroup,
    InsertEntries,
    OrderElements,
    OrderIndex,
    RemoveEntries,
    SetCells,
    plan_move,
    plan_set_extensions,
)
from tests.builders import HOST, IMAGE, extension_frame, put, small_set, urlset
from tests.document.recovery.logs import copied, only_log, recorded, recovered, state
from tests.hypothesis_examples import examples
from tests.properties.test_random_set_edits import SetMachine

DECLARED = f' xmlns:image="{IMAGE}"'
PICTURE = f"<image:image><image:loc>{HOST}/i.png</image:loc></image:image>"
OWN = "<y:y xmlns:y='urn:y'>ü</y:y>"
TEXTS = st.sampled_from([None, "", f"{HOST}/ä?a=1&b=2", "2026-01-01", "weekly", "0.5", "line\nbreak", "\U0001f30d"])


class Recorded:
    """Recovery log of a document, and its state after each recorded step."""

    document: Document
    recorder: RecoveryRecorder

    def begin(self, folder: Path) -> None:
        self.logs, self.copies = folder / ".logs", folder / ".copies"
        self.recorder = recorded(self.document, self.logs)
        self.states = [state(self.document)]

    def noted(self) -> None:
        self.states.append(state(self.document))

    def saved(self) -> None:
        self.recorder.end_save(is_saved=True)
        self.states = [state(self.document)]

    def cut_and_recover(self, data: st.DataObject) -> None:
        if self.recorder.path is None:
            assert len(self.states) == 1
            return
        path = copied(self.recorder, self.copies)
        whole = path.read_bytes()
        # In parts, as its length depends on the time of day.
        cut = len(whole) * data.draw(st.one_of(st.just(1_000), st.integers(500, 1_000))) // 1_000
        path.write_bytes(whole[:cut])
        path.chmod(0o600)
        if not find_recoverable_logs(self.copies).logs:
            # Not even the first step is whole.
            assert cut < len(whole)
            return
        with closing(only_log(self.copies).open()) as log:
            count = log.record_count
        result = recovered(self.copies)
        assert result.changed == ()
        assert result.unread_count == 0
        assert state(result.document) == self.states[count]
        assert cut < len(whole) or count == len(self.states) - 1


class EntriesMachine(RuleBasedStateMachine, Recorded):
    """A set, or a sitemap without a file, whose entries are edited at random."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="recovery-"))

    @initialize(kind=st.sampled_from(["lone", "set", "new"]))
    def open(self, kind):
        if kind == "new":
            self.document = new_document()
        elif kind == "lone":
            entries = ({"loc": f"{HOST}/{n}", "lastmod": "2020-01-01", "xml": PICTURE} for n in range(3))
            self.document = open_path(put(self.folder / "alone.xml", urlset(*entries, f"{HOST}/9", declared=DECLARED)))
        else:
            self.document = open_path(small_set(self.folder))
        self.undo: list[Edit] = []
        self.redo: list[Edit] = []
        self.begin(self.folder)

    def do(self, edit: Edit) -> None:
        self.undo.append(self.document.do(edit))
        self.redo.clear()
        self.noted()

    def slots(self, data, least=1):
        order = self.document.table.order.tolist()
        chosen = data.draw(st.lists(st.sampled_from(order), min_size=least, max_size=4, unique=True))
        return np.array(chosen, np.uint32)

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data(), name=st.sampled_from(["loc", "lastmod", "changefreq", "priority"]))
    def set_cells(self, data, name):
        slots = self.slots(data)
        texts = data.draw(st.lists(TEXTS, min_size=len(slots), max_size=len(slots)))
        self.do(SetCells(name, slots, pl.Series(texts, dtype=pl.String)))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data(), xml=st.sampled_from([None, OWN, PICTURE.replace(">", f"{DECLARED}>", 1)]))
    def set_extensions(self, data, xml):
        slots = self.slots(data)
        self.do(plan_set_extensions(self.document.table, slots, pl.Series([xml] * len(slots), dtype=pl.String)))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data(), name=st.sampled_from(["image:loc", "news:title"]))
    def set_extension_texts(self, data, name):
        slots = self.slots(data)
        texts = data.draw(st.lists(TEXTS, min_size=len(slots), max_size=len(slots)))
        values = pl.Series([text or None for text in texts], dtype=pl.String)
        self.do(plan_extension_texts(self.document, {name: (slots, values)}))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data(), names=st.sets(st.sampled_from(["loc", "priority", "image:loc", "news:title"]), min_size=1))
    def revert_cells(self, data, names):
        self.do(EditGroup(plan_cell_reverts(self.document, dict.fromkeys(names, self.slots(data)))))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data())
    def revert_entries(self, data):
        self.do(EditGroup(plan_entry_reverts(self.document, self.slots(data))))

    @rule(data=st.data(), count=st.integers(1, 3))
    def insert(self, data, count):
        at = data.draw(st.integers(0, len(self.document.table)))
        frame = entry_frame({"loc": [f"{HOST}/new/{n}" for n in range(count)], "priority": ["0.5"] * count})
        slots = self.document.add_entries(
            frame, sitemap=self.document.sitemap_for_insertion(at), extensions=extension_frame((0, OWN))
        )
        self.do(InsertEntries(np.arange(at, at + count), slots))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data())
    def copy(self, data):
        slots = self.slots(data)
        target = self.document.sitemap_for_insertion(0)
        copies = self.document.add_copies(slots, target)
        edits: list[Edit] = [
            InsertEntries(np.arange(len(copies)), copies),
            SetCells("lastmod", copies[:1], pl.Series(["2021"])),
        ]
        self.do(EditGroup(edits))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data())
    def remove(self, data):
        self.do(RemoveEntries(np.sort(self.document.table.positions()[self.slots(data)])))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data())
    def move(self, data):
        place = self.document.table.position_range(self.document.sitemap_for_insertion(0))
        positions = sorted(data.draw(st.sets(st.sampled_from(list(place)), min_size=1, max_size=2)))
        before = data.draw(st.integers(place.start, place.stop))
        self.do(plan_move(self.document.table, np.array(positions), before))

    @precondition(lambda self: len(self.document.table) > 0)
    @rule(data=st.data())
    def wish(self, data):
        order = OrderElements(self.slots(data))
        faults: set[tuple[int | None, str]] = {(0, "namespace-wrong")}
        if self.document.index is None:
            self.do(EditGroup([order, CorrectFaults(frozenset(faults))]))
        else:
            faults.add((None, "kinds-mixed"))
            self.do(EditGroup([order, CorrectFaults(frozenset(faults)), OrderIndex()]))

    @precondition(lambda self: bool(self.undo))
    @rule()
    def take_back(self):
        self.redo.append(self.document.do(self.undo.pop()))
        self.noted()

    @precondition(lambda self: bool(self.redo))
    @rule()
    def do_again(self):
        self.undo.append(self.document.do(self.redo.pop()))
        self.noted()

    @rule()
    def save(self):
        self.recorder.begin_save()
        save(self.document, None if self.document.path else self.folder / "named.xml")
        self.saved()

    @rule(data=st.data())
    def recover(self, data):
        self.cut_and_recover(data)

    def teardown(self) -> None:
        if hasattr(self, "recorder"):
            self.recorder.discard()
            assert list(self.logs.glob("*")) == []
        shutil.rmtree(self.folder)


class RecordedSetMachine(SetMachine, Recorded):
    """A set whose sitemaps are edited at random, with a recovery log."""

    def reopen(self) -> None:
        if hasattr(self, "recorder"):
            self.recorder.discard()
        super().reopen()
        self.begin(self.folder / ".recovery")

    def do(self, edit, model):
        super().do(edit, model)
        self.noted()

    @precondition(lambda self: bool(self.undo))
    @rule()
    def take_back(self):
        super().take_back()
        self.noted()

    @precondition(lambda self: bool(self.redo))
    @rule()
    def do_again(self):
        super().do_again()
        self.noted()

    @rule()
    def save(self):
        self.recorder.begin_save()
        save(self.document)
        self.saved()

    def save_in_vain(self, what, nth):
        """Do nothing: the faults that prevent saving would also prevent writing the log."""

    @rule(data=st.data())
    def recover(self, data):
        self.cut_and_recover(data)

    def teardown(self) -> None:
        if hasattr(self, "recorder"):
            self.recorder.discard()
        super().teardown()


PHASES = (Phase.reuse, Phase.generate)
"""Making a failure smaller takes minutes, for which nobody waits in the suite."""

TestEntriesAreRecovered = EntriesMachine.TestCase
TestEntriesAreRecovered.settings = settings(
    max_examples=examples(25), stateful_step_count=20, deadline=None, phases=PHASES
)
TestSetsAreRecovered = RecordedSetMachine.TestCase
TestSetsAreRecovered.settings = settings(max_examples=examples(8), stateful_step_count=15, deadline=None, phases=PHASES)
