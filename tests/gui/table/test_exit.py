"""The program exits without a crash after the table was used."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import numpy as np
from PySide6.QtWidgets import QApplication
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries

application = QApplication([])
session = Session()
view = EntryView(session)
view.show()
slots = session.document.add_entries(entry_frame({"loc": ["a", "b"]}), sitemap=0)
session.push("Add", InsertEntries(np.arange(2), slots))
view.selectAll()
view.clipboard.copy()
view.clipboard.paste()
view.commands.clear_cells()
session.undo_stack.undo()
view.edit(view.entries.index(0, 1))
application.processEvents()
print(view.entries.rowCount())
"""


def test_process_exits_with_code_0_after_edit_and_copy():
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout.strip()) == (0, "2")
