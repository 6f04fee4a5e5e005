"""Steps at random in the view, which change no entry, and with the sitemaps of the set."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from sitemap_studio.document.set_edits.split_sitemaps import plan_split
from sitemap_studio.gui.dialogs.sitemap_dialogs import SitemapTarget
from tests.builders import HOST
from tests.gui.shell.model_based import expected_set as plain
from tests.gui.shell.model_based.expected_set import FIELDS, Sheet
from tests.gui.shell.model_based.state_machine import CORNERS, SetStateMachine


class WithSitemaps(SetStateMachine):
    """Steps in the view and with sitemaps."""

    # The view

    @rule(name=st.sampled_from([None, *FIELDS]), is_descending=st.booleans())
    def sort(self, name, is_descending):
        self.hands.view.sort_by(name, descending=is_descending)
        if name == "loc":
            locs = [entry.text("loc") for entry in self._entries(self.hands.shown())]
            there = [loc for loc in locs if loc is not None]
            assert there == sorted(there, reverse=is_descending)
            assert locs[len(there) :] == [None] * (len(locs) - len(there))
        if name is None:
            self._assert_in_order_of_set()

    @rule(
        words=st.sampled_from(
            [
                "",
                "a",
                "lastmod is empty",
                "loc contains weekly",
                f"folder = {HOST}/a/",
                "state = changed",
                "problem is not empty",
            ]
        )
    )
    def filter(self, words):
        self.hands.page.bar.apply_text(words)
        of_sitemap = [sheet for sheet in self.now if self.hands.page.sitemap in (None, sheet.id)]
        entries = plain.entries_of(tuple(of_sitemap))
        tests = {
            "": lambda entry: True,
            "a": lambda entry: "a" in (entry.text("loc") or "").lower(),
            "lastmod is empty": lambda entry: not entry.text("lastmod"),
            "loc contains weekly": lambda entry: "weekly" in (entry.text("loc") or "").lower(),
        }
        if words in tests:
            assert sorted(self.hands.shown()) == sorted(entry.known_slot for entry in entries if tests[words](entry))

    @rule()
    def apply_the_order(self):
        shown = self.hands.shown()
        if self.hands.trigger_action("apply-order"):
            self.shadow.push(plain.ordered(self.now, shown))

    # Sitemaps

    def _places(self, data, least: int, most: int) -> list[int]:
        """Some sitemaps, selected in their panel; from top to bottom."""
        count = len(self.now)
        if count < least or not count:
            return []
        places = sorted(data.draw(st.sets(st.integers(0, count - 1), min_size=least, max_size=most)))
        self.hands.select_sheets([self.now[place].id for place in places])
        return places

    def _name(self, is_packed: bool) -> str:
        self.count += 1
        return f"new{self.count}.xml{'.gz' if is_packed else ''}"

    def _loc(self, name: str) -> str:
        """The address of a new sitemap: it lies where the others do."""
        seen = next(sheet for sheet in self.eyes.read_document(self.hands.document) if sheet.name == name)
        assert seen.loc.endswith(f"/{name}")
        return seen.loc

    @rule(data=st.data())
    def look_at_a_sitemap(self, data):
        if len(self.now) > 1:
            self._places(data, 1, 1)
        else:
            self.window.sitemaps.select_sitemap(None)

    @rule()
    def look_at_all(self):
        self.window.sitemaps.select_sitemap(None)

    @precondition(lambda self: self.has_index)
    @rule(data=st.data(), is_packed=st.booleans())
    def add_a_sitemap(self, data, is_packed):
        places = self._places(data, min(1, len(self.now)), 1)
        name = self._name(is_packed)
        place = places[-1] + 1 if places else len(self.now)
        self.window.set_commands.add(name)
        if not self.now and not len(self.hands.document.sitemaps):
            # Nothing tells any more what addresses begin with, which is said in the window.
            assert self.window.messages.isVisible()
            self.window.messages.dismiss()
            return
        self.shadow.push((*self.now[:place], Sheet(None, name, self._loc(name)), *self.now[place:]))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), is_packed=st.booleans())
    def rename_a_sitemap(self, data, is_packed):
        (place,) = self._places(data, 1, 1)
        old, name = self.now[place], self._name(is_packed)
        self.window.set_commands.rename(old.known_id, name)
        new = replace(old, name=name, loc=old.loc.removesuffix(old.name) + name)
        self.shadow.push((*self.now[:place], new, *self.now[place + 1 :]))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), action=st.sampled_from(["remove-sitemaps", "sitemap-up", "sitemap-down", "merge-sitemaps"]))
    def change_sitemaps(self, data, action):
        places = self._places(data, 1, 2)
        assert self.hands.trigger_action(action)
        chosen, rest = (
            [self.now[place] for place in places],
            [sheet for place, sheet in enumerate(self.now) if place not in places],
        )
        match action:
            case "remove-sitemaps":
                self.shadow.push(tuple(rest))
            case "sitemap-up" if places[0] > 0:
                at = places[0] - 1
                self.shadow.push((*rest[:at], *chosen, *rest[at:]))
            case "sitemap-down" if places[-1] + 1 < len(self.now):
                at = rest.index(self.now[places[-1] + 1]) + 1
                self.shadow.push((*rest[:at], *chosen, *rest[at:]))
            case "merge-sitemaps" if len(places) > 1:
                self.shadow.push(plain.merged(self.now, places))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), most=st.integers(1, 3))
    def split_a_sitemap(self, data, most):
        (place,) = self._places(data, 1, 1)
        plan = plan_split(self.hands.document, self.now[place].known_id, "count", maximum=most)
        if len(plan.parts) < 2:
            # The dialog offers nothing then.
            return
        self.window.set_commands.split(plan)
        entries = self.now[place].entries
        parts = [replace(self.now[place], entries=entries[:most])]
        for number, part in enumerate(plan.parts[1:], 1):
            parts.append(Sheet(None, part.name, self._loc(part.name), entries[most * number : most * (number + 1)]))
        self.shadow.push((*self.now[:place], *parts, *self.now[place + 1 :]))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), corners=CORNERS, is_new=st.booleans())
    def move_to_a_sitemap(self, data, corners, is_new):
        self._select(corners)
        slots, work = self.hands.page.selected_slots(), self.window.set_commands
        if not len(slots):
            return
        if not is_new:
            place = data.draw(st.integers(0, len(self.now) - 1))
            work.move_entries(self.now[place].id)
            self.shadow.push(plain.moved_to(self.now, slots.tolist(), place))
            return
        name = self._name(False)
        work.move_to(slots, SitemapTarget(None, name))
        new = (*self.now, Sheet(None, name, self._loc(name)))
        self.shadow.push(plain.moved_to(new, slots.tolist(), len(self.now)))
