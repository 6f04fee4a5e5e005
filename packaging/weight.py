"""Measure how much code there is, and how much of it a single action enters.

    python3 packaging/bootstrap.py weight

Prints lines and modules, class names used twice, uses of private names in tests, and for single actions the distinct
files and functions of the program that run. Calls made while a module is imported are not counted.
"""

from __future__ import annotations

import ast
import collections
import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sitemap_studio"
TESTS = ROOT / "tests"

TWO_ENTRIES = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.com/</loc><lastmod>2026-01-05</lastmod><priority>0.8</priority></url>
  <url><loc>https://www.example.com/about</loc><lastmod>2026-01-06</lastmod></url>
</urlset>
"""

COMMANDS = {
    "info": "info a.xml",
    "check": "check a.xml",
    "edit": "edit a.xml --where entry=1 --set priority=0.5",
    "export": "export a.xml --to out",
}
"""Commands that are traced, each on the file of two entries."""

CELL_EDIT = "cell edit"
"""Typing a value into a cell of the window, from opening the editor until all that follows from it is done."""

SETTLE_MS = 500
"""Time for what follows from an edit: repaint, validation, panels."""

PRIVATE_NAME = re.compile(r"(?<!\bself)(?<!\bcls)\._(?!exit\b|replace\b)[a-z]\w*")
"""But for what the standard library names so, and means to be used."""

HOME_VARIABLES = ("HOME", "SITEMAP_STUDIO_CONFIG", "SITEMAP_STUDIO_STATE", "SITEMAP_STUDIO_CACHE", "XDG_CONFIG_HOME")


class Trace:
    """Distinct functions of the program that ran, except while a module was imported."""

    def __init__(self) -> None:
        self._functions: set[tuple[str, int]] = set()
        self._imports = 0

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Record the calls of this thread."""
        sys.setprofile(self._record)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _record(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if code.co_name == "<module>" and event in ("call", "return"):
            self._imports += 1 if event == "call" else -1
        elif event == "call" and not self._imports and _is_function_of_program(code):
            self._functions.add((code.co_filename, code.co_firstlineno))

    def __str__(self) -> str:
        return f"{len({file for file, _ in self._functions})} / {len(self._functions)}"


def _is_function_of_program(code: CodeType) -> bool:
    is_function = code.co_name == "<lambda>" or not code.co_name.startswith("<")
    return is_function and code.co_filename.startswith(str(PACKAGE))


def trace_command(command: str) -> None:
    """Run a command of the program and print what it entered."""
    from sitemap_studio.__main__ import main

    trace = Trace()
    with trace.running(), contextlib.redirect_stdout(io.StringIO()):
        exit_code = main(COMMANDS[command].split())
    print(trace if exit_code == 0 else f"failed with exit code {exit_code}")


def trace_cell_edit() -> None:
    """Open the file in the window, type a priority into its first row, and print what that entered."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QTableView

    from sitemap_studio.__main__ import main

    application = QApplication([])

    def edit_when_shown() -> None:
        tables = [each for each in application.allWidgets() if isinstance(each, QTableView) and each.isVisible()]
        for table in tables:
            if table.model() is not None and table.model().rowCount() == 2:
                print(_type_priority(table, "0.3"), flush=True)
                # The program would ask what to do with the edit.
                os._exit(0)
        QTimer.singleShot(SETTLE_MS, edit_when_shown)

    QTimer.singleShot(SETTLE_MS, edit_when_shown)
    main(["a.xml"])


def _type_priority(table: object, text: str) -> Trace | str:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QTableView

    assert isinstance(table, QTableView)
    model = table.model()
    names = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    cell = model.index(0, names.index("priority"))
    QTest.qWait(2 * SETTLE_MS)
    table.setFocus()
    table.setCurrentIndex(cell)
    QTest.qWait(SETTLE_MS)
    trace = Trace()
    with trace.running():
        QTest.keyClick(table.viewport(), Qt.Key.Key_F2)
        editor = QApplication.focusWidget()
        assert editor is not None
        QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(editor, text)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        QTest.qWait(SETTLE_MS)
    return trace if cell.data() == text else "the value was not set"


def _traced(action: str) -> str:
    """What an action entered, measured in a process with an empty home."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "a.xml").write_text(TWO_ENTRIES, encoding="utf-8")
        home = Path(folder, "home")
        home.mkdir()
        surroundings = os.environ | dict.fromkeys(HOME_VARIABLES, str(home)) | {"QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-P", str(Path(__file__).resolve()), action]
        answer = subprocess.run(command, check=False, cwd=folder, env=surroundings, capture_output=True, text=True)
        return answer.stdout.strip() or f"failed: {answer.stderr.strip()[-200:]}"


def _texts(folder: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


def _class_names_used_twice(texts: dict[Path, str]) -> int:
    names = collections.Counter(
        node.name for text in texts.values() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)
    )
    return sum(count > 1 for name, count in names.items() if not name.startswith("_"))


def print_table() -> None:
    """Print one line for each figure."""
    product, tests = _texts(PACKAGE), _texts(TESTS)
    modules = sum(path.name != "__init__.py" for path in product)
    figures = {
        "lines in sitemap_studio": f"{sum(text.count(chr(10)) for text in product.values()):,}",
        "modules (with __init__)": f"{modules} ({len(product)})",
        "lines in tests": f"{sum(text.count(chr(10)) for text in tests.values()):,}",
        "class names used twice": str(_class_names_used_twice(product)),
        "uses of private names in tests": str(sum(len(PRIVATE_NAME.findall(text)) for text in tests.values())),
    }
    figures |= {f"files / functions: {action}": _traced(action) for action in (*COMMANDS, CELL_EDIT)}
    for what, figure in figures.items():
        print(f"{what:<40} {figure:>12}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print_table()
    elif sys.argv[1] == CELL_EDIT:
        trace_cell_edit()
    else:
        trace_command(sys.argv[1])
