"""Random steps in the view, and with the sitemaps of the set."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from sitemap_studio.document.set_edits.split_sitemaps import plan_split
from sitemap_studio.gui.dialogs.sitemap_dialogs import SitemapTarget
from tests.builders import HOST
from tests.gui.shell.model_based import expected_set
from tests.gui.shell.model_based.expected_set import FIELDS, ExpectedSitemap
from tests.gui.shell.model_based.state_machine import CORNERS, SetStateMachine


class SitemapSteps(SetStateMachine):
    """Steps in the view and with sitemaps."""

    # The view

    @rule(name=st.sampled_from([None, *FIELDS]), is_descending=st.booleans())
    def sort(self, name, is_descending):
        self.driver.view.sort_by(name, descending=is_descending)
        if name == "loc":
            locs = [entry.text("loc") for entry in self._entries(self.driver.shown())]
            there = [loc for loc in locs if loc is not None]
            assert there == sorted(there, reverse=is_descending)
            assert locs[len(there) :] == [None] * (len(locs) - len(there))
        if name is None:
            self._assert_shown_in_set_order()

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
        self.driver.page.bar.apply_text(words)
        of_sitemap = [sitemap for sitemap in self.now if self.driver.page.sitemap in (None, sitemap.id)]
        entries = expected_set.entries_of(tuple(of_sitemap))
        tests = {
            "": lambda entry: True,
            "a": lambda entry: "a" in (entry.text("loc") or "").lower(),
            "lastmod is empty": lambda entry: not entry.text("lastmod"),
            "loc contains weekly": lambda entry: "weekly" in (entry.text("loc") or "").lower(),
        }
        if words in tests:
            assert sorted(self.driver.shown()) == sorted(entry.known_slot for entry in entries if tests[words](entry))

    @rule()
    def apply_the_order(self):
        shown = self.driver.shown()
        if self.driver.trigger_action("apply-order"):
            self.expected.push(expected_set.apply_order(self.now, shown))

    # Sitemaps

    def _select_sitemaps(self, data, least: int, most: int) -> list[int]:
        """Select random sitemaps in their panel; return their numbers in ascending order."""
        count = len(self.now)
        if count < least or not count:
            return []
        places = sorted(data.draw(st.sets(st.integers(0, count - 1), min_size=least, max_size=most)))
        self.driver.select_sitemaps([self.now[place].id for place in places])
        return places

    def _new_name(self, is_packed: bool) -> str:
        self.name_count += 1
        return f"new{self.name_count}.xml{'.gz' if is_packed else ''}"

    def _new_sitemap_loc(self, name: str) -> str:
        """Return the URL that the window gave a new sitemap."""
        seen = next(sitemap for sitemap in self.reader.read_document(self.driver.document) if sitemap.name == name)
        assert seen.loc.endswith(f"/{name}")
        return seen.loc

    @rule(data=st.data())
    def show_sitemap(self, data):
        if len(self.now) > 1:
            self._select_sitemaps(data, 1, 1)
        else:
            self.window.sitemaps.select_sitemap(None)

    @rule()
    def show_all_sitemaps(self):
        self.window.sitemaps.select_sitemap(None)

    @precondition(lambda self: self.has_index)
    @rule(data=st.data(), is_packed=st.booleans())
    def add_a_sitemap(self, data, is_packed):
        places = self._select_sitemaps(data, min(1, len(self.now)), 1)
        name = self._new_name(is_packed)
        place = places[-1] + 1 if places else len(self.now)
        self.window.set_commands.add_sitemap(name)
        if not self.now and not len(self.driver.document.sitemaps):
            # Without any sitemap, the base URL is unknown, and the window shows a message.
            assert self.window.messages.isVisible()
            self.window.messages.clear()
            return
        self.expected.push(
            (*self.now[:place], ExpectedSitemap(None, name, self._new_sitemap_loc(name)), *self.now[place:])
        )

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), is_packed=st.booleans())
    def rename_a_sitemap(self, data, is_packed):
        (place,) = self._select_sitemaps(data, 1, 1)
        old, name = self.now[place], self._new_name(is_packed)
        self.window.set_commands.rename_sitemap(old.known_id, name)
        new = replace(old, name=name, loc=old.loc.removesuffix(old.name) + name)
        self.expected.push((*self.now[:place], new, *self.now[place + 1 :]))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), action=st.sampled_from(["remove-sitemaps", "sitemap-up", "sitemap-down"]))
    def change_sitemaps(self, data, action):
        places = self._select_sitemaps(data, 1, 2)
        assert self.driver.trigger_action(action)
        chosen, rest = (
            [self.now[place] for place in places],
            [sitemap for place, sitemap in enumerate(self.now) if place not in places],
        )
        match action:
            case "remove-sitemaps":
                self.expected.push(tuple(rest))
            case "sitemap-up" if places[0] > 0:
                at = places[0] - 1
                self.expected.push((*rest[:at], *chosen, *rest[at:]))
            case "sitemap-down" if places[-1] + 1 < len(self.now):
                at = rest.index(self.now[places[-1] + 1]) + 1
                self.expected.push((*rest[:at], *chosen, *rest[at:]))

    @precondition(lambda self: self.has_index and len(self.now) > 1)
    @rule(data=st.data())
    def merge_two_sitemaps(self, data):
        places = self._select_sitemaps(data, 2, 2)
        ids = [self.now[place].known_id for place in places]
        into = data.draw(st.sampled_from(places), "into")
        target = SitemapTarget(self.now[into].known_id, self.now[into].name)
        self.window.set_commands.merge_sitemaps(ids, target)
        others = [place for place in places if place != into]
        self.expected.push(expected_set.merge_sitemaps(self.now, [into, *others]))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), most=st.integers(1, 3))
    def split_a_sitemap(self, data, most):
        (place,) = self._select_sitemaps(data, 1, 1)
        plan = plan_split(self.driver.document, self.now[place].known_id, "count", maximum=most)
        if len(plan.parts) < 2:
            # The dialog offers nothing then.
            return
        self.window.set_commands.split_sitemap(plan)
        entries = self.now[place].entries
        parts = [replace(self.now[place], entries=entries[:most])]
        for number, part in enumerate(plan.parts[1:], 1):
            parts.append(
                ExpectedSitemap(
                    None, part.name, self._new_sitemap_loc(part.name), entries[most * number : most * (number + 1)]
                )
            )
        self.expected.push((*self.now[:place], *parts, *self.now[place + 1 :]))

    @precondition(lambda self: self.has_index and self.now)
    @rule(data=st.data(), corners=CORNERS, is_new=st.booleans())
    def move_to_a_sitemap(self, data, corners, is_new):
        self._select(corners)
        slots, work = self.driver.page.selected_slots(), self.window.set_commands
        if not len(slots):
            return
        if not is_new:
            place = data.draw(st.integers(0, len(self.now) - 1))
            work.move_entries(self.now[place].id)
            self.expected.push(expected_set.move_to_sitemap(self.now, slots.tolist(), place))
            return
        name = self._new_name(False)
        work.move_entries_to(slots, SitemapTarget(None, name))
        new = (*self.now, ExpectedSitemap(None, name, self._new_sitemap_loc(name)))
        self.expected.push(expected_set.move_to_sitemap(new, slots.tolist(), len(self.now)))
