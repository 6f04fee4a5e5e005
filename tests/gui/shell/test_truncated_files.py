"""The window with a truncated file: its message, and the warning before the first save."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from sitemap_studio.protocol.rule import Severity
from tests.builders import HOST, index, locs, put, urlset
from tests.gui.conftest import confirm_save, find_save_summary
from tests.gui.shell.window_actions import save

CUT = urlset(*locs(5)).partition("/4</loc>")[0]
MESSAGE = "“cut.xml” ends in the middle of an entry; what followed is missing. 4 entries were read."


def test_only_first_save_of_truncated_file_asks(open_set, tmp_path, qtbot):
    path = put(tmp_path / "cut.xml", CUT)
    window = open_set(path)
    qtbot.waitUntil(lambda: window.messages.text.startswith(MESSAGE))
    assert window.messages.severity is Severity.ERROR
    window.files.save()
    dialog = find_save_summary(window)
    assert dialog is not None
    warning = dialog.findChild(QLabel, "truncation-warning")
    assert warning is not None
    assert "“cut.xml” is truncated." in warning.text()
    assert path.read_text() == CUT
    with qtbot.waitSignal(window.files.saved):
        confirm_save(window)
    assert path.read_text().endswith("</urlset>\n")
    assert MESSAGE in [problem.message for problem in window.session.document.problems.individual]
    save(window, qtbot)


def test_truncated_files_are_reported_before_first_save_only(open_set, tmp_path, qtbot):
    for name in ("a.xml", "b.xml"):
        put(tmp_path / name, CUT)
    window = open_set(
        put(tmp_path / "sitemap.xml", index(*((f"{HOST}/{name}", "2026-11-02") for name in ("a.xml", "b.xml"))))
    )
    view, reported = window.page.view, list[str | None]()
    for slot in (0, 4, 0, 4):
        view.show_slot(slot)
        view.entries.setData(view.currentIndex().siblingAtColumn(2), f"{len(reported)}")
        window.files.save()
        dialog = find_save_summary(window)
        warning = None if dialog is None else dialog.findChild(QLabel, "truncation-warning")
        reported.append(None if warning is None else warning.text().partition(" are")[0])
        with qtbot.waitSignal(window.files.saved, raising=False, timeout=5_000):
            confirm_save(window)
    assert reported == ["2 files", None, None, None]
