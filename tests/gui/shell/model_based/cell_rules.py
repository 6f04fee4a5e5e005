"""Steps at random in the table: cells typed, cleared and filled, entries that come and go, and the clipboard."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import rule
from PySide6.QtGui import QGuiApplication

from tests.gui.shell.model_based import expected_set as plain
from tests.gui.shell.model_based.expected_set import FIELDS, Entry
from tests.gui.shell.model_based.state_machine import CORNERS, TEXTS, SetStateMachine

GRIDS = ("x", "x\ty\n\nz", "http://a.example/p\t2026-05-05\tdaily\t0.1\nq", "\t\t\t", "a\tb\tc\td\te", "\n\n1\n")


class InCells(SetStateMachine):
    """Steps in the table."""

    @rule(data=st.data(), corners=CORNERS)
    def type(self, data, corners):
        self._select(corners)
        name, slot = self.hands.current_field, self.hands.current
        if slot is None or name is None:
            return
        text = data.draw(st.sampled_from(TEXTS[name]))
        self.hands.view.entries.setData(self.hands.view.currentIndex(), text)
        if text != (self._text(slot, name) or ""):
            self._write({(slot, name): plain.stored(name, text)})

    @rule(
        corners=CORNERS,
        action=st.sampled_from(
            ["clear-cells", "fill-down", "fill-selection", "delete-entries", "duplicate", "add-entry"]
        ),
    )
    def change_the_selection(self, corners, action):
        self._select(corners)
        hands, slots = self.hands, self.hands.slots
        fields = hands.fields or (list(FIELDS) if slots and hands.are_whole else [])
        current, name, shown = hands.current, hands.current_field, hands.shown()
        if not hands.trigger_action(action):
            return
        match action:
            case "clear-cells":
                self._write({(slot, name): plain.stored(name, "") for slot in slots for name in fields})
            case "fill-down":
                top = slots[0] if len(slots) > 1 else shown[max(0, shown.index(slots[0]) - 1)]
                self._write({(slot, name): self._text(top, name) for slot in slots for name in fields})
            case "fill-selection" if name is not None and current is not None:
                self._write({(slot, name): self._text(current, name) for slot in slots})
            case "delete-entries":
                self.shadow.push(plain.without(self.now, slots))
            case "duplicate":
                self.shadow.push(plain.duplicated(self.now, slots))
            case "add-entry":
                self._insert(current, [plain.new_entry()])

    @rule(corners=CORNERS, step=st.sampled_from([-1, 1]))
    def move(self, corners, step):
        self._select(corners)
        slots, shown = self.hands.slots, self.hands.shown()
        is_sorted = self.hands.view.entries.order.is_sorted
        if not self.hands.trigger_action("move-up" if step < 0 else "move-down") or is_sorted:
            return
        place = shown.index(slots[0]) - 1 if step < 0 else shown.index(slots[-1]) + 1
        if 0 <= place < len(shown):
            self.shadow.push(plain.moved_beside(self.now, slots, shown[place], is_behind=step > 0))

    # The clipboard

    @rule(corners=CORNERS, is_cut=st.booleans())
    def copy_or_cut(self, corners, is_cut):
        self._select(corners)
        hands, slots, is_whole = self.hands, self.hands.slots, self.hands.are_whole
        fields = list(FIELDS) if is_whole else hands.fields
        entries = self._entries(slots)
        if not hands.trigger_action("cut" if is_cut else "copy") or not fields:
            return
        text = "\n".join("\t".join(entry.text(name) or "" for name in fields) for entry in entries)
        # Spreadsheets end every line with a break; here the last one does where it would be none without.
        assert QGuiApplication.clipboard().text() == (f"{text}\n" if text.endswith("\n") or not text else text)
        self.clip = (QGuiApplication.clipboard().text(), tuple(entries), is_cut) if is_whole else None
        if is_cut and is_whole:
            self.shadow.push(plain.without(self.now, slots))
        elif is_cut:
            self._write({(slot, name): plain.stored(name, "") for slot in slots for name in fields})

    @rule(text=st.sampled_from(GRIDS))
    def copy_elsewhere(self, text):
        QGuiApplication.clipboard().setText(text)

    def _clipped(self) -> tuple[tuple[Entry, ...], bool] | None:
        text = QGuiApplication.clipboard().text()
        return (self.clip[1], self.clip[2]) if self.clip and self.clip[0] == text else None

    def _close_message(self) -> None:
        """What has no field is told."""
        self.window.messages.dismiss()

    @rule(corners=CORNERS)
    def paste_entries(self, corners):
        self._select(corners)
        self._paste_entries("paste-entries")

    def _paste_entries(self, action: str) -> None:
        clipped, current = self._clipped(), self.hands.current
        text = QGuiApplication.clipboard().text()
        is_taken = self.hands.trigger_action(action)
        self._close_message()
        if not is_taken:
            return
        lines = [line for line in plain.lines_of(text) if any(cell.strip() for cell in line)]
        new = (
            [entry._replace(slot=None) for entry in clipped[0]]
            if clipped
            else [plain.entry_from(line) for line in lines]
        )
        self._insert(current, new)

    @rule(corners=CORNERS)
    def paste(self, corners):
        self._select(corners)
        clipped = self._clipped()
        if clipped is not None and clipped[1]:
            self._paste_entries("paste")
            return
        hands, slots, shown = self.hands, self.hands.slots, self.hands.shown()
        lines = plain.lines_of(QGuiApplication.clipboard().text())
        fields = hands.fields
        is_wide = any(len(line) > 1 for line in lines)
        if not shown or (hands.are_whole and (is_wide or hands.current_field is None)):
            fields = ["loc"]
        elif (hands.are_whole or not fields) and hands.current_field is not None:
            fields = [hands.current_field]
        added = list[int]()

        def note(count: int, _replace: object) -> None:
            added.append(count)

        hands.view.clipboard.list_added.connect(note)
        is_taken = hands.trigger_action("paste")
        hands.view.clipboard.list_added.disconnect(note)
        self._close_message()
        if not is_taken or not lines or not fields:
            return
        if added:
            # A list of URLs is added, where it would replace others.
            names = plain.FIELDS[plain.FIELDS.index(fields[0]) :]
            new = [entry._replace(slot=None) for entry in clipped[0]] if clipped else []
            self._insert_somewhere(new or [plain.entry_from(line, names) for line in lines if any(line)])
            return
        following = shown[shown.index(slots[0]) :] if slots else []
        texts, new = plain.pasted(lines, plain.Target(slots, fields, following))
        if shown and new:
            texts_first = plain.written(self.now, texts)
            self.shadow.push(plain.behind(texts_first, shown[-1], new))
        elif new:
            self._insert_somewhere(new)
        else:
            self._write(texts)
