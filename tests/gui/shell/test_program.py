"""The program in a separate process, and its installation."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from sitemap_studio.core import paths
from sitemap_studio.core.preferences import FONT_POINTS
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.schema_validation import validate
from sitemap_studio.gui.about import APPLICATION
from sitemap_studio.gui.app import GarbageCollector
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.icons import icon, program_icon, render_icon
from sitemap_studio.gui.theme import Theme, Tint, apply_theme, tint_color
from tests.builders import locs, put, urlset

PROGRAM = [sys.executable, "-m", "sitemap_studio"]
SECONDS = 60


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    words = [*PROGRAM, *map(str, arguments)]
    return subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, check=False)


def size_of(picture: Path) -> tuple[int, int]:
    image = QImage(str(picture))
    return image.width(), image.height()


@pytest.fixture(scope="module")
def empty_screenshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Screenshot of the empty window."""
    picture = tmp_path_factory.mktemp("empty") / "start.png"
    done = run("--screenshot", picture)
    assert (done.returncode, done.stderr) == (0, "")
    return picture


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("display_variables", [{}, {"DISPLAY": ":54321"}, {"WAYLAND_DISPLAY": "gone-54321"}], ids=str)
def test_program_without_display_prints_one_line(display_variables: dict[str, str], tmp_path: Path):
    put(tmp_path / "a.xml", urlset(*locs(1)))
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and "QPA" not in name}
    done = subprocess.run(
        [*PROGRAM, str(tmp_path / "a.xml")],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env=environment | display_variables,
    )
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "There is no display" in done.stderr


def test_screenshot_of_opened_set_differs_from_empty_window(
    empty_screenshot: Path, tmp_path: Path, set_with_missing: Path
):
    assert size_of(empty_screenshot) == (1280, 800)
    done = run("--screenshot", tmp_path / "set.png", set_with_missing)
    assert (done.returncode, done.stderr) == (0, "")
    assert size_of(tmp_path / "set.png") == (1280, 800)
    assert QImage(str(tmp_path / "set.png")) != QImage(str(empty_screenshot))


def test_unreadable_file_gives_screenshot_and_exit_code_2(tmp_path: Path, broken_file: Path):
    done = run("--screenshot", tmp_path / "broken.png", broken_file)
    assert done.returncode == 2
    assert broken_file.name in done.stderr
    assert "Traceback" not in done.stderr
    assert size_of(tmp_path / "broken.png") == (1280, 800)


def test_unwritable_screenshot_prints_error_without_traceback(tmp_path: Path):
    done = run("--screenshot", tmp_path / "no" / "folder" / "start.png")
    assert done.returncode == 2
    assert "start.png" in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_program_silently_with_code_130():
    done = subprocess.run([sys.executable, "-c", STARTER], capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stderr) == (128 + signal.SIGINT, "")


STARTER = """
import signal
import sys
import threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sitemap_studio.gui.app import run

application = QApplication(sys.argv[:1])
interrupter = threading.Thread(target=signal.raise_signal, args=[signal.SIGINT])
QTimer.singleShot(0, interrupter.start)
sys.exit(run([], None))
"""
"""Starts the program, and presses Ctrl+C from beside its event loop, which no other Python code wakes then."""


def test_thread_switch_interval_is_shorter_while_program_runs():
    done = subprocess.run([sys.executable, "-c", WATCHER], capture_output=True, text=True, timeout=SECONDS, check=False)
    usual, running, after = map(float, done.stdout.split())
    assert running < usual
    assert after == usual


WATCHER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sitemap_studio.gui import app

application = app.create_application()
print(sys.getswitchinterval())
QTimer.singleShot(0, lambda: print(sys.getswitchinterval()))
QTimer.singleShot(50, application.quit)
app.run([], None)
print(sys.getswitchinterval())
"""


def test_program_writes_only_to_configured_folders(tmp_path: Path, set_with_missing: Path):
    home = tmp_path / "home"
    home.mkdir()
    named = {f"SITEMAP_STUDIO_{name}": str(tmp_path / name) for name in ("CONFIG", "STATE", "CACHE")}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment = {**kept, **named, "HOME": str(home), "USERPROFILE": str(home)}
    script = [sys.executable, "-c", CLOSER, str(set_with_missing)]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [path for path in home.rglob("*") if path.is_file()] == []
    written = {path.name for name in ("CONFIG", "STATE") for path in (tmp_path / name).rglob("*") if path.is_file()}
    assert {f"{APPLICATION}.ini", "sitemap-studio.log", "preferences.toml"} <= written


CLOSER = """
import logging
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sitemap_studio.core.preferences import LANGUAGE
from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui import app

path = Path(sys.argv[1])
Preferences().change({LANGUAGE: "de"})
application = app.create_application()

def close_once_open():
    if any(path.name in window.windowTitle() for window in QApplication.topLevelWidgets()):
        logging.getLogger("sitemap_studio.test").warning("something")
        application.closeAllWindows()

timer = QTimer(application)
timer.timeout.connect(close_once_open)
timer.start(0)
sys.exit(app.run([path], None))
"""
"""Starts the program with a file, and closes the window once it shows it."""


def test_segmentation_fault_is_written_to_crash_log(tmp_path: Path):
    environment = {**os.environ, "SITEMAP_STUDIO_STATE": str(tmp_path)}
    environment.pop("PYTHONFAULTHANDLER", None)
    script = [sys.executable, "-c", CRASHER]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stderr) == (-signal.SIGSEGV, "")
    told = (tmp_path / "log" / "crash.log").read_text(encoding="utf-8")
    assert "Segmentation fault" in told
    assert "app.py" in told


CRASHER = """
import os
import signal
import sys
from PySide6.QtCore import QTimer
from sitemap_studio.gui import app

application = app.create_application()
QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGSEGV))
app.run([], None)
"""


def test_run_without_crash_creates_no_crash_log(tmp_path: Path):
    environment = {**os.environ, "SITEMAP_STUDIO_STATE": str(tmp_path)}
    done = subprocess.run(
        [*PROGRAM, "--screenshot", str(tmp_path / "a.png")], env=environment, timeout=SECONDS, check=False
    )
    assert done.returncode == 0
    assert not (tmp_path / "log" / "crash.log").exists()


# Garbage is collected in the GUI thread only


class Knot(QObject):
    """Qt object in a reference cycle."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def allocate_much() -> None:
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    assert kept


@pytest.fixture
def garbage_collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    """Garbage collector of the program; automatic collection is restored after the test."""
    collecting = GarbageCollector()
    assert not gc.isenabled()
    yield collecting
    collecting.release()
    assert gc.isenabled()


def test_allocations_in_job_trigger_no_garbage_collection(garbage_collector: GarbageCollector):
    knot = weakref.ref(Knot())
    job = threading.Thread(target=allocate_much)
    job.start()
    job.join()
    assert knot() is not None


def test_collecting_due_garbage_frees_reference_cycles(garbage_collector: GarbageCollector):
    gc.collect()
    knot = weakref.ref(Knot())
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    garbage_collector.collect_due()
    assert kept
    assert knot() is None


def old_knot() -> weakref.ref[Knot]:
    """Return a reference to garbage in the oldest generation, whose collection is due."""
    knot = Knot()
    for _ in range(gc.get_threshold()[2] + 1):
        gc.collect(1)
    return weakref.ref(knot)


def test_second_full_collection_waits_but_younger_ones_follow(garbage_collector: GarbageCollector):
    gc.collect()
    first = old_knot()
    garbage_collector.collect_due()
    second, young = old_knot(), weakref.ref(Knot())
    garbage_collector.collect_due()
    assert (first(), young()) == (None, None)
    assert second() is not None


# An installation without one of its files uses a plain substitute, and everything else works


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Empty resource folder of an installation."""
    folder = tmp_path / "installed" / "resources"
    (folder / "icons").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", folder.parent)
    return folder


@pytest.mark.logs_expected
@pytest.mark.parametrize(
    ("name", "content"),
    [("none", None), ("torn", b"<svg"), ("no-text", b"\xff\xfe\x00"), ("empty", b""), ("other", b"<html/>")],
)
def test_missing_or_broken_icon_is_replaced_and_logged(
    qapp: QApplication, installation, caplog, name: str, content: bytes | None
):
    if content is not None:
        (installation / "icons" / f"{name}.svg").write_bytes(content)
    wanted = tint_color(Tint.ERROR, qapp.palette())
    for _time in range(2):
        image = icon(name, Tint.ERROR).pixmap(QSize(48, 48)).toImage()
    drawn = {image.pixelColor(x, 10).name() for x in range(48) if image.pixelColor(x, 10).alpha() == 255}
    assert drawn == {wanted.name()}
    assert not render_icon(name, QColor("black"), 1.0).isNull()
    (said,) = caplog.messages
    assert f"“{name}”" in said


@pytest.mark.logs_expected
def test_missing_program_icon_is_logged(qapp: QApplication, installation, caplog):
    assert program_icon().isNull()
    assert caplog.messages == ["The installation lacks resources/icons/sitemap-studio.svg."]


@pytest.mark.logs_expected
def test_large_font_without_arrow_icons_is_applied_and_logged(qapp: QApplication, installation, preferences, caplog):
    appearance = Appearance(qapp, preferences)
    try:
        preferences.change({FONT_POINTS: 20})
        assert "down-arrow" not in qapp.styleSheet()
        assert "QCheckBox::indicator" in qapp.styleSheet()
        assert "arrows/" in caplog.text
    finally:
        preferences.change({FONT_POINTS: FONT_POINTS.default})
        appearance.deleteLater()
        apply_theme(qapp, Theme.LIGHT)


@pytest.mark.logs_expected
def test_missing_schema_is_reported_as_failed_rule(installation, tmp_path: Path):
    (problem,) = validate(open_path(put(tmp_path / "a.xml", urlset(*locs(3)))))
    assert problem.rule.id == "rule-failed"
    assert "“schema”" in problem.message


@pytest.mark.logs_expected
def test_missing_sample_set_shows_message(window, installation):
    window.files.open_sample()
    assert window.messages.text == "The sample set is missing from this installation."


def test_program_start_imports_no_dialogs_or_panels():
    code = "import sys, sitemap_studio.gui.app; print(*sys.modules, sep='\\n')"
    imported = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    gui = "sitemap_studio.gui"
    assert {f"{gui}.start_page", f"{gui}.table.entry_view"} <= imported
    dialogs = "about_dialog bulk_edit_dialog export_dialog fixes_dialog command_palette settings_dialog source_dialogs"
    panels = "entry_panel find_panel languages_panel overview_panel preview_panel problems_panel"
    late = {f"{gui}.dialogs.{name}" for name in dialogs.split()} | {f"{gui}.panels.{name}" for name in panels.split()}
    assert all(map(find_spec, late))
    assert imported.isdisjoint(late | {f"{gui}.help.window", f"{gui}.reports", "http.client", "ssl", "unittest"})
