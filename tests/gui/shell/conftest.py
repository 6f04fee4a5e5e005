"""Windows, settings and files to test the shell with; all of them real."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_studio.core.preferences import FONT_POINTS, Preferences
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.i18n import use_numbers_of
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.theme import Theme, apply_theme
from sitemap_studio.gui.windows import Windows

# A failure of the random work tells values, as in modules of tests.
pytest.register_assert_rewrite("tests.gui.shell.model_based")

# Without sockets in the file system, as on Windows, each start of the program opens windows of its own.
collect_ignore = [] if hasattr(socket, "AF_UNIX") else ["test_second_start.py"]

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


PLATFORM_NOISE = "This plugin does not support"
"""What Qt's off-screen platform says of any window with a smallest size, of raising and of grabbing."""

Starter = Callable[[], Windows]  # starts the program
Waiter = Callable[[], None]  # waits until nothing is being done


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let windows be shown off screen without a complaint about the platform."""
    here = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.qt_log_ignore(PLATFORM_NOISE))


def sitemap_xml(*locs: str, lastmod: str = "2026-11-02") -> str:
    """A sitemap of these addresses."""
    entries = "".join(f"  <url>\n    <loc>{loc}</loc>\n    <lastmod>{lastmod}</lastmod>\n  </url>\n" for loc in locs)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}">\n{entries}</urlset>\n'


def index_xml(*locs: str) -> str:
    """An index of these sitemaps."""
    entries = "".join(f"  <sitemap>\n    <loc>{loc}</loc>\n  </sitemap>\n" for loc in locs)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="{NAMESPACE}">\n{entries}</sitemapindex>\n'


@pytest.fixture(autouse=True)
def _readable_numbers() -> None:
    """Numbers as the program writes them, whichever test comes first."""
    use_numbers_of("en")


@pytest.fixture
def three_entries(tmp_path: Path) -> Path:
    """A sitemap without problems."""
    path = tmp_path / "shop.xml"
    path.write_text(sitemap_xml(*(f"https://a.example/{n}" for n in range(3))), encoding="utf-8")
    return path


@pytest.fixture
def broken_file(tmp_path: Path) -> Path:
    """A sitemap that ends in the middle of its first entry, so that nothing can be mended."""
    path = tmp_path / "broken.xml"
    path.write_text(sitemap_xml("https://a.example/1").partition("</loc>")[0], encoding="utf-8")
    return path


@pytest.fixture
def a_set(tmp_path: Path) -> Path:
    """An index with a plain and a gzipped sitemap, and one that is missing."""
    (tmp_path / "one.xml").write_text(sitemap_xml("https://a.example/1", "https://a.example/2"), encoding="utf-8")
    bad = sitemap_xml("https://a.example/3", "/relative", "https://a.example/1", lastmod="2026-11-31")
    (tmp_path / "two.xml.gz").write_bytes(gzip.compress(bad.encode()))
    path = tmp_path / "sitemap.xml"
    listed = (f"https://a.example/{name}" for name in ("one.xml", "two.xml.gz", "gone.xml"))
    path.write_text(index_xml(*listed), encoding="utf-8")
    return path


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[Settings]:
    """Settings without any memories."""
    settings = Settings()
    settings.store.clear()
    yield settings
    settings.flush()


@pytest.fixture
def preferences(tmp_path_factory: pytest.TempPathFactory) -> Preferences:
    """Preferences of nobody else, and nothing chosen."""
    return Preferences(tmp_path_factory.mktemp("preferences") / "preferences.toml")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, preferences: Preferences) -> Iterator[MainWindow]:
    """The window, as a user finds it at the first start."""
    window = MainWindow(settings, preferences)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.leave()
    window.hide()
    window.deleteLater()


@pytest.fixture
def large_letters(bundled_font: None, qapp: QApplication, preferences: Preferences) -> Iterator[None]:
    """Letters of about twice the usual size in the whole program."""
    with _letters(20, qapp, preferences):
        yield


@pytest.fixture
def larger_letters(bundled_font: None, qapp: QApplication, preferences: Preferences) -> Iterator[None]:
    """Letters of 11 points, the usual size on some desktops."""
    with _letters(11, qapp, preferences):
        yield


@contextmanager
def _letters(points: int, application: QApplication, preferences: Preferences) -> Iterator[None]:
    preferences.change({FONT_POINTS: points})
    appearance = Appearance(application, preferences)
    yield
    preferences.change({FONT_POINTS: 0})
    appearance.deleteLater()
    apply_theme(application, Theme.LIGHT)


def do(window: MainWindow, action: str) -> None:
    """Choose an action, which has to be possible."""
    assert window.actions_by_id[action].isEnabled(), action
    window.actions_by_id[action].trigger()


Opener = Callable[[Path], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow) -> Opener:
    """Opens a file in the window and waits until it is checked."""

    def open_and_check(path: Path) -> MainWindow:
        with qtbot.waitSignal(window.checking.settled):
            window.files.open(path)
        return window

    return open_and_check


FLAWED = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="{namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc>https://a.example/right</loc></url>
  <url><loc>https://a.example/a b</loc></url>
  <url><loc>https://a.example/c d</loc><changefreq>Weekly</changefreq></url>
  <url><loc>/relative</loc><lastmod>2999-01-01</lastmod></url>
  <url><loc>https://a.example/pictures</loc>
    <image:image><image:loc>/one.jpg</image:loc></image:image>
    <image:image><image:loc>/two.jpg</image:loc></image:image></url>
</urlset>
"""
"""Two blanks and a wrong case that can be fixed, an address that needs a base, a date of another severity for Bing, and
an entry with two wrong images."""


@pytest.fixture
def flawed(tmp_path: Path) -> Path:
    """A sitemap with problems of several kinds."""
    path = tmp_path / "flawed.xml"
    path.write_text(FLAWED.format(namespace=NAMESPACE), encoding="utf-8")
    return path


# Several windows


@pytest.fixture
def start(settings: Settings, preferences: Preferences, qtbot: QtBot) -> Iterator[Starter]:
    """Starts the program as often as it is called, and ends it each time."""
    started: list[Windows] = []

    def start_once() -> Windows:
        started.append(Windows(settings, preferences))
        return started[-1]

    yield start_once
    for windows in started:
        windows.leave()
        for window in windows.all:
            window.close_for_good()
    delete_closed_windows()


def delete_closed_windows() -> None:
    """Let Qt take away what was closed."""
    send: Callable[..., None] = QCoreApplication.sendPostedEvents
    send(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def windows(start: Starter) -> Windows:
    """The windows of a program that was just started."""
    windows = start()
    windows.show_new()
    return windows


@pytest.fixture
def another(tmp_path: Path) -> Path:
    path = tmp_path / "another.xml"
    path.write_text(sitemap_xml("https://b.example/1"), encoding="utf-8")
    return path


@pytest.fixture
def wait_until_idle(windows: Windows, qtbot: QtBot) -> Waiter:
    """Waits until nothing is being done in any window."""

    def is_settled() -> bool:
        return not any(window.jobs.running or window.files.is_opening for window in windows.all)

    return lambda: qtbot.waitUntil(is_settled)
