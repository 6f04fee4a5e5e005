"""Random steps on many entries: bulk edits, replacements, fixes, folders and extensions."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st
from hypothesis.stateful import rule

from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk_edit
from sitemap_studio.document.entry_extensions import plan_extensions
from sitemap_studio.document.fixing import fixable_rules, plan_fixes
from sitemap_studio.document.hreflang_completion import plan_cluster_completion
from sitemap_studio.model.edits import EditPlan
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.search.find_replace import (
    Replacement,
    SearchPosition,
    SearchQuery,
    find_match,
    plan_replacing,
    plan_replacing_match,
)
from sitemap_studio.search.url_folders import parse_folder
from tests.builders import HOST
from tests.gui.shell.folders_page import FoldersPage
from tests.gui.shell.model_based import expected_set
from tests.gui.shell.model_based.expected_set import FIELDS
from tests.gui.shell.model_based.state_machine import CORNERS, TEXTS, SetStateMachine

FILTER_FIELDS = ("a", "example", "WEEKLY", "2026", "0", "/a/", "weekly", " ")
ITEMS = (
    ("image", (("loc", f"{HOST}/a/1.jpg"),)),
    ("image", (("loc", "/b.jpg"), ("title", "<b> & \r\n\t\"'"))),
    ("alternate", (("@rel", "alternate"), ("@hreflang", "de"), ("@href", f"{HOST}/a/1"))),
    ("alternate", (("@rel", "alternate"), ("@hreflang", "fr"), ("@href", f"{HOST}/a/b/2?utm_source=x"))),
    ("news", (("publication.name", "N"), ("publication.language", "en"), ("title", "T"))),
)
VALUES = {"image": "loc", "alternate": "@href", "news": "title"}


class BulkSteps(SetStateMachine):
    """Steps for many entries."""

    @rule(
        data=st.data(),
        corners=CORNERS,
        is_all=st.booleans(),
        name=st.sampled_from(FIELDS),
        operation=st.sampled_from(["set", "clear", "fill"]),
    )
    def set_many(self, data, corners, is_all, name, operation):
        self._select(corners)
        slots = (
            [entry.slot for entry in expected_set.entries_of(self.now) if entry.slot is not None]
            if is_all
            else self.driver.slots
        )
        text = data.draw(st.sampled_from([text for text in TEXTS[name] if text.strip()]))
        self._apply_bulk_edit(operation, {} if operation == "clear" else {"value": text}, slots, name)
        olds = {slot: self._text(slot, name) for slot in slots}
        match operation:
            case "set":
                self._replace_texts({(slot, name): text for slot in slots})
            case "clear":
                self._replace_texts({(slot, name): None for slot in slots})
            case _:
                self._replace_texts({(slot, name): text for slot, old in olds.items() if not (old or "").strip()})

    def _apply_bulk_edit(
        self, operation: str, given: dict[str, str], slots: list[int] | None, name: FieldName | None = None
    ) -> BulkPlan:
        document = self.driver.document
        chosen = None if slots is None else np.sort(np.array(slots, np.uint32))
        plan = plan_bulk_edit(document.table, operation, given, slots=chosen, name=name, document=document)
        if len(plan):
            self.driver.push("Bulk edit", plan.edit(document.table))
        return plan

    @rule(
        corners=CORNERS,
        is_all=st.booleans(),
        bases=st.sampled_from([(HOST, "http://other.example/x"), ("http://other.example", HOST)]),
    )
    def change_the_base(self, corners, is_all, bases):
        self._select(corners)
        slots = None if is_all else self.driver.slots
        self._apply_bulk_edit("loc-rebase", {"old": bases[0], "new": bases[1]}, slots)
        self.expected.push(expected_set.replace_base_url(self.now, None if slots is None else set(slots), *bases))

    @rule(operation=st.sampled_from(["lastmod-cut", "priority-round", "loc-escape", "loc-trackers", "loc-slash"]))
    def change_all(self, operation):
        given = {"digits": "1"} if operation == "priority-round" else {}
        plan = self._apply_bulk_edit(operation, given, None)
        self._replace_texts(self._planned_texts(plan))
        assert not len(plan_bulk_edit(self.driver.document.table, operation, given))

    def _planned_texts(self, plan: EditPlan) -> expected_set.CellTexts:
        """Return the new texts of a plan, and verify its old ones; other tests verify the new ones."""
        texts: expected_set.CellTexts = {}
        for values in plan.values:
            slots = values.slots.tolist()
            assert values.before.to_list() == [self._text(slot, values.field) for slot in slots]
            texts |= {(slot, values.field): text for slot, text in zip(slots, values.after.to_list(), strict=True)}
        return texts

    @rule(
        data=st.data(),
        wanted=st.sampled_from(FILTER_FIELDS),
        by=st.sampled_from(["", "a", "Weekly", "1"]),
        is_expression=st.booleans(),
    )
    def replace_all(self, data, wanted, by, is_expression):
        table = self.driver.document.table
        replacement = Replacement(
            SearchQuery(wanted + "+" if is_expression else wanted, is_expression=is_expression), by
        )
        plan = plan_replacing(replacement, table, np.sort(self.driver.view.entries.order.shown))
        texts = {}
        for entry in self._entries(self.driver.shown()):
            for name, text in zip(FIELDS, entry.texts, strict=True):
                after = expected_set.replace_in_text(
                    text, name, replacement.query.text, by, is_expression=is_expression
                )
                if after != text:
                    texts[entry.known_slot, name] = after
        left_out = set(data.draw(st.lists(st.sampled_from(sorted(texts)), max_size=2))) if texts else set()
        assert self._planned_texts(plan) == texts
        plan = plan.exclude_cells(left_out)
        if len(plan):
            self.driver.push("Replace", plan.edit(table))
        self._replace_texts({place: text for place, text in texts.items() if place not in left_out})

    @rule(wanted=st.sampled_from(FILTER_FIELDS), by=st.sampled_from(["", "ü"]), row=st.integers(0, 11))
    def replace_one(self, wanted, by, row):
        table, shown = self.driver.document.table, self.driver.view.entries.order.shown
        if not len(shown):
            return
        replacement = Replacement(SearchQuery(wanted), by)
        match = find_match(replacement.query, table, shown, SearchPosition(row % len(shown), "loc"))
        if match is None:
            assert not any(
                wanted.lower() in (text or "").lower()
                for entry in self._entries(shown.tolist())
                for text in entry.texts
            )
            return
        text = self._text(match.slot, match.field) or ""
        assert text[match.start : match.end].lower() == wanted.lower()
        edit, _ = plan_replacing_match(replacement, table, match)
        if edit is not None:
            self.driver.push("Replace one", edit)
        after = expected_set.stored_text(match.field, text[: match.start] + by + text[match.end :])
        self._replace_texts({(match.slot, match.field): after})

    @rule(corners=CORNERS, is_all=st.booleans())
    def fix(self, corners, is_all):
        self._select(corners)
        document = self.driver.document
        slots = None if is_all else np.sort(self.driver.view.selection.slots())
        rules = fixable_rules(document.problems) - {"element-order", "namespace-wrong"}
        plan = plan_fixes(document, rules=rules, slots=slots)
        fixed = expected_set.replace_texts(self.now, self._planned_texts(plan))
        if len(plan):
            self.driver.push("Fix", plan.edit(document.table))
            if len(plan.extensions):
                items = {
                    entry.slot: entry.items for entry in expected_set.entries_of(self.reader.read_document(document))
                }
                fixed = expected_set.map_entries(fixed, lambda entry: entry._replace(items=items[entry.slot]))
            # Fixes of files and of dates in the index change no entry.
            self.expected.push(fixed, is_step=True)
        assert not len(plan_fixes(document, rules=rules, slots=slots))

    @rule(address=st.sampled_from([f"{HOST}/a/", f"{HOST}/a/b/", f"{HOST}/"]))
    def delete_a_folder(self, address):
        folder, shown = address.removeprefix(HOST), self.window.page.sitemap
        inside = [
            entry.known_slot
            for sitemap in self.now
            if shown in (None, sitemap.id)
            for entry in sitemap.entries
            if (loc := (entry.text("loc") or "").strip()).lower().startswith(HOST)
            and (loc[len(HOST) :].startswith(folder) or (folder == "/" and loc[len(HOST) :] == ""))
        ]
        if address != f"{HOST}/" and len(inside) < len(expected_set.entries_of(self.now)):
            target = parse_folder(address)
            assert target is not None
            FoldersPage(self.window).menu_actions(target)["Delete entries"].trigger()
            self.expected.push(expected_set.remove_entries(self.now, inside))

    # Extensions

    def _push_extension_edit(self, slot: int, change) -> None:
        edit = plan_extensions(self.driver.document, np.array([slot], np.uint32), change)
        if len(edit.slots):
            self.driver.push("Extension", edit)

    @rule(row=st.integers(0, 11), item=st.sampled_from(ITEMS))
    def add_an_item(self, row, item):
        slots = self.driver.shown()
        if not slots:
            return
        slot = slots[row % len(slots)]
        self._push_extension_edit(slot, lambda entry: entry.with_item(*item))
        (old,) = self._entries([slot])
        alike = [place for place, (kind, _) in enumerate(old.items) if kind == item[0]]
        place = alike[-1] + 1 if alike else len(old.items)
        self._expect_items(slot, (*old.items[:place], item, *old.items[place:]))

    def _expect_items(self, slot: int, items: tuple[expected_set.Item, ...]) -> None:
        self.expected.push(
            expected_set.map_entries(
                self.now, lambda entry: entry._replace(items=items) if entry.slot == slot else entry
            )
        )

    @rule(data=st.data(), row=st.integers(0, 11), text=st.sampled_from([None, "", "new & <x>", f"{HOST}/a/1"]))
    def change_an_item(self, data, row, text):
        having = [entry for entry in self._entries(self.driver.shown()) if entry.items]
        if not having:
            return
        entry = having[row % len(having)]
        number = data.draw(st.integers(0, len(entry.items) - 1))
        kind, values = entry.items[number]
        items = list(entry.items)
        path = VALUES.get(kind)
        if text is None or path is None:
            self._push_extension_edit(entry.slot, lambda old: old.without_items([number]))
            del items[number]
        else:
            self._push_extension_edit(entry.slot, lambda old: old.with_values(number, [(path, text)]))
            items[number] = kind, tuple((each, text if each == path else old) for each, old in values)
        self._expect_items(entry.slot, tuple(items))

    @rule(corners=CORNERS)
    def complete_a_cluster(self, corners):
        self._select(corners)
        document = self.driver.document
        plan = plan_cluster_completion(document, np.sort(self.driver.view.selection.slots()))
        if not len(plan.completed):
            return
        self.driver.push("Complete", plan.edit)
        seen = {entry.slot: entry.items for entry in expected_set.entries_of(self.reader.read_document(document))}
        for old in self._entries(plan.completed.tolist()):
            new = list(seen[old.slot])
            for item in old.items:
                new.remove(item)
            assert new
            assert {kind for kind, _ in new} == {"alternate"}
        completed = set(plan.completed.tolist())
        self.expected.push(
            expected_set.map_entries(
                self.now, lambda entry: entry._replace(items=seen[entry.slot]) if entry.slot in completed else entry
            )
        )
        assert not len(plan_cluster_completion(document, plan.completed).completed)
