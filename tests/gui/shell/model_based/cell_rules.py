"""Random steps in the table: editing cells, adding and removing entries, and the clipboard."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import rule
from PySide6.QtGui import QGuiApplication

from tests.gui.shell.model_based import expected_set
from tests.gui.shell.model_based.expected_set import FIELDS, Entry
from tests.gui.shell.model_based.state_machine import CORNERS, TEXTS, SetStateMachine

GRIDS = ("x", "x\ty\n\nz", "http://a.example/p\t2026-05-05\tdaily\t0.1\nq", "\t\t\t", "a\tb\tc\td\te", "\n\n1\n")


class CellSteps(SetStateMachine):
    """Steps in the table."""

    @rule(data=st.data(), corners=CORNERS)
    def type(self, data, corners):
        self._select(corners)
        name, slot = self.driver.current_field, self.driver.current
        if slot is None or name is None:
            return
        text = data.draw(st.sampled_from(TEXTS[name]))
        self.driver.view.entries.setData(self.driver.view.currentIndex(), text)
        if text != (self._text(slot, name) or ""):
            self._replace_texts({(slot, name): expected_set.stored_text(name, text)})

    @rule(
        corners=CORNERS,
        action=st.sampled_from(
            ["clear-cells", "fill-down", "fill-selection", "delete-entries", "duplicate", "add-entry"]
        ),
    )
    def change_the_selection(self, corners, action):
        self._select(corners)
        driver, slots = self.driver, self.driver.slots
        fields = driver.fields or (list(FIELDS) if slots and driver.are_whole else [])
        current, name, shown = driver.current, driver.current_field, driver.shown()
        if not driver.trigger_action(action):
            return
        match action:
            case "clear-cells":
                self._replace_texts(
                    {(slot, name): expected_set.stored_text(name, "") for slot in slots for name in fields}
                )
            case "fill-down":
                top = slots[0] if len(slots) > 1 else shown[max(0, shown.index(slots[0]) - 1)]
                self._replace_texts({(slot, name): self._text(top, name) for slot in slots for name in fields})
            case "fill-selection" if name is not None and current is not None:
                self._replace_texts({(slot, name): self._text(current, name) for slot in slots})
            case "delete-entries":
                self.expected.push(expected_set.remove_entries(self.now, slots))
            case "duplicate":
                self.expected.push(expected_set.duplicate_entries(self.now, slots))
            case "add-entry":
                self._insert(current, [expected_set.new_entry()])

    @rule(corners=CORNERS, step=st.sampled_from([-1, 1]))
    def move(self, corners, step):
        self._select(corners)
        slots, shown = self.driver.slots, self.driver.shown()
        is_sorted = self.driver.view.entries.order.is_sorted
        if not self.driver.trigger_action("move-up" if step < 0 else "move-down") or is_sorted:
            return
        place = shown.index(slots[0]) - 1 if step < 0 else shown.index(slots[-1]) + 1
        if 0 <= place < len(shown):
            self.expected.push(expected_set.move_beside(self.now, slots, shown[place], is_behind=step > 0))

    # The clipboard

    @rule(corners=CORNERS, is_cut=st.booleans())
    def copy_or_cut(self, corners, is_cut):
        self._select(corners)
        driver, slots, is_whole = self.driver, self.driver.slots, self.driver.are_whole
        fields = list(FIELDS) if is_whole else driver.fields
        entries = self._entries(slots)
        if not driver.trigger_action("cut" if is_cut else "copy") or not fields:
            return
        text = "\n".join("\t".join(entry.text(name) or "" for name in fields) for entry in entries)
        # Spreadsheets end every line with a break; here the last one does where it would be none without.
        assert QGuiApplication.clipboard().text() == (f"{text}\n" if text.endswith("\n") or not text else text)
        self.clipboard = (QGuiApplication.clipboard().text(), tuple(entries), is_cut) if is_whole else None
        if is_cut and is_whole:
            self.expected.push(expected_set.remove_entries(self.now, slots))
        elif is_cut:
            self._replace_texts({(slot, name): expected_set.stored_text(name, "") for slot in slots for name in fields})

    @rule(text=st.sampled_from(GRIDS))
    def copy_elsewhere(self, text):
        QGuiApplication.clipboard().setText(text)

    def _clipboard_entries(self) -> tuple[tuple[Entry, ...], bool] | None:
        text = QGuiApplication.clipboard().text()
        return (self.clipboard[1], self.clipboard[2]) if self.clipboard and self.clipboard[0] == text else None

    def _close_message(self) -> None:
        """Close the message about columns without a field."""
        self.window.messages.clear()

    @rule(corners=CORNERS)
    def paste_entries(self, corners):
        self._select(corners)
        self._paste_entries("paste-entries")

    def _paste_entries(self, action: str) -> None:
        copied, current = self._clipboard_entries(), self.driver.current
        text = QGuiApplication.clipboard().text()
        is_taken = self.driver.trigger_action(action)
        self._close_message()
        if not is_taken:
            return
        lines = [line for line in expected_set.parse_grid(text) if any(cell.strip() for cell in line)]
        new = (
            [entry._replace(slot=None) for entry in copied[0]]
            if copied
            else [expected_set.entry_from_row(line) for line in lines]
        )
        self._insert(current, new)

    @rule(corners=CORNERS)
    def paste(self, corners):
        self._select(corners)
        copied = self._clipboard_entries()
        if copied is not None and copied[1]:
            self._paste_entries("paste")
            return
        driver, slots, shown = self.driver, self.driver.slots, self.driver.shown()
        lines = expected_set.parse_grid(QGuiApplication.clipboard().text())
        fields = driver.fields
        is_wide = any(len(line) > 1 for line in lines)
        if not shown or (driver.are_whole and (is_wide or driver.current_field is None)):
            fields = ["loc"]
        elif (driver.are_whole or not fields) and driver.current_field is not None:
            fields = [driver.current_field]
        added = list[int]()

        def note(count: int, _replace: object) -> None:
            added.append(count)

        driver.view.clipboard.list_added.connect(note)
        is_taken = driver.trigger_action("paste")
        driver.view.clipboard.list_added.disconnect(note)
        self._close_message()
        if not is_taken or not lines or not fields:
            return
        if added:
            # A list of URLs is added, where it would replace others.
            names = expected_set.FIELDS[expected_set.FIELDS.index(fields[0]) :]
            new = [entry._replace(slot=None) for entry in copied[0]] if copied else []
            self._insert_somewhere(new or [expected_set.entry_from_row(line, names) for line in lines if any(line)])
            return
        following = shown[shown.index(slots[0]) :] if slots else []
        texts, new = expected_set.paste_grid(lines, expected_set.PasteTarget(slots, fields, following))
        if shown and new:
            texts_first = expected_set.replace_texts(self.now, texts)
            self.expected.push(expected_set.insert_after(texts_first, shown[-1], new))
        elif new:
            self._insert_somewhere(new)
        else:
            self._replace_texts(texts)
