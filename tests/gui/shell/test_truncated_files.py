"""The window with a truncated file: its message, and the question before the first save."""

from __future__ import annotations

from sitemap_studio.protocol.rule import Severity
from tests.builders import locs, put, urlset
from tests.gui.shell.window_actions import press, save

CUT = urlset(*locs(5)).partition("/4</loc>")[0]
MESSAGE = "“cut.xml” ends in the middle of an entry; what followed is missing. 4 entries were read."


def test_only_first_save_of_truncated_file_asks(open_set, tmp_path, qtbot):
    path = put(tmp_path / "cut.xml", CUT)
    window = open_set(path)
    qtbot.waitUntil(lambda: window.messages.text.startswith(MESSAGE))
    assert window.messages.severity is Severity.ERROR
    window.files.save()
    qtbot.waitUntil(lambda: "“cut.xml” is truncated." in window.messages.text)
    assert path.read_text() == CUT
    with qtbot.waitSignal(window.files.saved):
        press(window, "Save anyway", qtbot)
    assert path.read_text().endswith("</urlset>\n")
    assert MESSAGE in [problem.message for problem in window.session.document.problems.individual]
    save(window, qtbot)
