"""Takes the pictures of README: drives the real window, off screen, over copies of the sample set.

    python packaging/pictures.py [FOLDER [NAME …]]

Started by `bootstrap.py pictures`, in the environment of the program. The window has a home of its own, which goes
afterwards, so that no picture shows anything of who takes it. Letters are those of this system; all else is the same
wherever the pictures are taken.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEventLoop, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QWidget

from sitemap_studio.core.preferences import THEME, Preferences
from sitemap_studio.gui.appearance import Appearance
from sitemap_studio.gui.dialogs.export import ExportDialog
from sitemap_studio.gui.i18n import use_numbers_of
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.theme import icon_size

ROOT: Final = Path(__file__).resolve().parent.parent

PICTURES: Final = ROOT / ".github" / "pictures"
"""Where the pictures lie."""

SIZE: Final = QSize(1280, 800)
"""Of the window below its title; the pictures have twice as many pixels each way."""

SCREEN: Final = {
    "screens": [
        {"name": "", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]
}
"""The screen off screen, as Qt is told of it; with the scale it has half as many points each way."""

MAX_BYTES: Final = 300_000
"""A larger picture keeps readers waiting."""

COLOURS: Final = 255
"""So many a picture has at most, and what shines through; flat grounds and letters look the same as with all."""

WAIT_MS: Final = 30_000
"""Longer than anything takes."""

HOME_VARIABLES: Final = {
    "HOME": ".",
    "USERPROFILE": ".",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "SITEMAP_STUDIO_CONFIG": ".config/sitemap-studio",
    "SITEMAP_STUDIO_STATE": ".local/state/sitemap-studio",
}
"""Where the program looks for folders of its user, and where these lie in the home of the pictures."""

_SETTLE_MS: Final = 700
_TITLE_PIXELS: Final = 36
_CORNER_PIXELS: Final = 20
_DIALOG_SIZE: Final = QSize(720, 640)
_BOTTOM_PIXELS: Final = 300
_OVERVIEW_PIXELS: Final = 450
_VEIL: Final = QColor(0, 0, 0, 90)


class PictureFailed(Exception):
    """A picture can't be taken; says why."""


class Studio:
    """The window, what is done in it, and the camera."""

    def __init__(self, home: Path, folder: Path) -> None:
        self._home, self._folder = home, folder
        self._shop = home / "shop"
        shutil.copytree(ROOT / "resources" / "samples", self._shop, copy_function=shutil.copyfile)
        self._settings, self._preferences = Settings(), Preferences()
        Appearance(_application(), self._preferences)
        self._remember_files()
        self._window = MainWindow(self._settings, self._preferences)
        self._window.resize(SIZE)
        self._window.show()
        self._window.resize(SIZE)

    def pictures(self) -> dict[str, Callable[[], QImage]]:
        """By their names, in the order in which they are taken, how."""
        return {
            "start": self._start,
            "problems": self._problems,
            "overview": self._overview,
            "export": self._export,
            "dark": self._dark,
            "repairs": self._repairs,
        }

    def take(self, name: str, take: Callable[[], QImage]) -> Path:
        """Take one picture and write it.

        Raises:
            PictureFailed: It would be too large, or can't be written.
        """
        path = self._folder / f"{name}.png"
        if not _with_few_colours(take()).save(str(path), quality=0):
            raise PictureFailed(f"“{path}” can't be written.")
        if path.stat().st_size > MAX_BYTES:
            raise PictureFailed(f"“{path.name}” takes {path.stat().st_size:,} bytes, more than {MAX_BYTES:,}.")
        return path

    def leave(self) -> None:
        """Close the window, and let its memories be written."""
        self._window.leave()
        self._settings.flush()
        self._window.deleteLater()

    # What is done before each

    def _start(self) -> QImage:
        _settle()
        return _with_title(self._window)

    def _problems(self) -> QImage:
        """The blog of the sample set, gone to a date that there is not."""
        self._open_shop()
        self._window.sitemaps.choose(len(self._window.session.document.sitemaps) - 1)
        self._window.docks.show_panel("problems")
        view, tree = self._window.problems.view, self._window.problems.tree
        row = next(row for row in range(tree.rowCount()) if _rule_at(self._window, row) == "lastmod-date")
        view.setCurrentIndex(tree.index(row, 0))
        view.chosen.emit(view.currentIndex())
        _settle()
        return _with_title(self._window)

    def _overview(self) -> QImage:
        self._open_shop()
        self._window.sitemaps.choose(None)
        self._window.docks.show_panel("overview")
        self._window.page.show_number(1)
        self._give_bottom(_OVERVIEW_PIXELS)
        _settle()
        _settle()
        return _with_title(self._window)

    def _export(self) -> QImage:
        self._open_shop()
        self._window.docks.show_panel("problems")
        self._give_bottom(_BOTTOM_PIXELS)
        self._window.actions_by_id["export"].trigger()
        (dialog,) = self._window.findChildren(ExportDialog)
        dialog.resize(_DIALOG_SIZE)
        dialog.folder.setText("~/shop/export")
        dialog.gzip.setChecked(True)
        dialog.max_urls.setValue(500)
        _wait(dialog.export_button.isEnabled, "The plan of the export")
        _settle()
        picture = _with_dialog(_with_title(self._window), dialog)
        dialog.reject()
        return picture

    def _dark(self) -> QImage:
        """The dark theme, with all that belongs to an entry with alternates."""
        self._open_shop()
        self._preferences.change({THEME: "dark"})
        self._window.docks.show_panel("entry")
        self._window.docks.show_panel("languages")
        self._window.page.show_number(1)
        _settle()
        self._window.languages.next.click()
        _settle()
        picture = _with_title(self._window)
        self._preferences.change({THEME: "light"})
        self._window.docks.show_panel("entry", False)
        self._window.docks.show_panel("languages", False)
        return picture

    def _repairs(self) -> QImage:
        broken = self._home / "export" / "blog.xml"
        broken.write_text(_broken((self._shop / "blog.xml").read_text(encoding="utf-8")), encoding="utf-8")
        self._open(broken)
        self._window.show_repairs()
        _settle()
        return _with_title(self._window)

    def _give_bottom(self, pixels: int) -> None:
        """Let the panels at the bottom be so high."""
        docks = [dock for dock in self._window.findChildren(QDockWidget) if dock.isAncestorOf(self._window.problems)]
        self._window.resizeDocks(docks, [pixels] * len(docks), Qt.Orientation.Vertical)

    def _open_shop(self) -> None:
        """Open the sample set, unless it is open."""
        if not self._window.files.is_open:
            self._open(self._shop / "sitemap.xml")

    def _open(self, path: Path) -> None:
        is_checked: list[bool] = []
        self._window.checking.settled.connect(lambda: is_checked.append(True))
        self._window.files.open(path)
        _wait(lambda: bool(is_checked), f"“{path.name}”")
        _settle()

    def _remember_files(self) -> None:
        """Let the start page list files that the user had open."""
        for name in ("archive/sitemap-2024.xml.gz", "export/urls.csv", "shop/sitemap.xml"):
            path = self._home / name
            path.parent.mkdir(exist_ok=True)
            if not path.exists():
                path.touch()
            self._settings.remember_file(path)


def _rule_at(window: MainWindow, row: int) -> str:
    return window.problems.tree.groups[row].rule.id


def _broken(text: str) -> str:
    """A sitemap as somebody left it who mended it by hand: five slips, each of another kind."""
    slips = (
        ("/blog/archive?tag=lamp&amp;amp;page=2", "/blog/archive?tag=lamp&page=2"),
        ("<priority>0.5</priority>", "<priority>0.5</priorty>"),
        ("<changefreq>yearly</changefreq>\n", "<changefreq>yearly\n"),
        ("  </url>\n", ""),
        ("</urlset>\n", ""),
    )
    for right, wrong in slips:
        text = text.replace(right, wrong, 1)
    return f"Copied from the old server\n{text}"


def _with_title(window: QWidget) -> QImage:
    """The window below its title, as a desktop shows it."""
    picture = window.grab()
    whole = QImage((SIZE + QSize(0, _TITLE_PIXELS)) * picture.devicePixelRatio(), QImage.Format.Format_RGB32)
    whole.setDevicePixelRatio(picture.devicePixelRatio())
    painter = QPainter(whole)
    painter.drawPixmap(QPoint(0, _TITLE_PIXELS), picture)
    _draw_title(painter, window)
    painter.end()
    return whole


def _with_dialog(ground: QImage, dialog: QDialog) -> QImage:
    """A window with a dialog in front of it: below its title, and the window in the shade."""
    size = ground.size() / ground.devicePixelRatio()
    place = QPoint((size.width() - dialog.width()) // 2, (size.height() - dialog.height() + _TITLE_PIXELS) // 2)
    front = dialog.grab()
    painter = QPainter(ground)
    painter.fillRect(QRect(QPoint(0, 0), size), _VEIL)
    painter.translate(place)
    painter.drawPixmap(QPoint(0, 0), front)
    painter.translate(0, -_TITLE_PIXELS)
    _draw_title(painter, dialog)
    painter.setPen(dialog.palette().color(QPalette.ColorRole.Dark))
    painter.drawRect(-1, -1, dialog.width() + 1, dialog.height() + _TITLE_PIXELS + 1)
    painter.end()
    return ground


def _draw_title(painter: QPainter, window: QWidget) -> None:
    """Draw the bar with the title of a window, and the button that closes it."""
    bar = QRect(0, 0, window.width(), _TITLE_PIXELS)
    palette = window.palette()
    painter.fillRect(bar, palette.color(QPalette.ColorRole.Midlight))
    font = QFont(window.font())
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(palette.color(QPalette.ColorRole.WindowText))
    words = window.windowTitle().replace("[*]", "*" if window.isWindowModified() else "")
    painter.drawText(bar, Qt.AlignmentFlag.AlignCenter, words)
    side = icon_size().width()
    close = QRect(bar.right() - side - 10, (bar.height() - side) // 2, side, side)
    icon("close").paint(painter, close)


def _with_few_colours(picture: QImage) -> QImage:
    """The picture in its commonest colours, every other one as the nearest of these: far smaller as a file."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    shape = (picture.height(), picture.bytesPerLine() // 4)
    pixels = np.frombuffer(picture.constBits(), dtype=np.uint32).reshape(shape)[:, : picture.width()]
    # Neighbours that nobody tells apart count as one.
    colours, counts = np.unique(pixels & np.uint32(0xFFFCFCFC), return_counts=True)
    common = colours[np.argsort(counts)[::-1][:COLOURS]]
    exact, exact_counts = np.unique(pixels, return_counts=True)
    table = []
    for colour in common:
        alike = (exact & np.uint32(0xFFFCFCFC)) == colour
        table.append(int(exact[alike][np.argmax(exact_counts[alike])]))
    few = picture.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither)
    few.setColorTable([*table, 0])
    shape = (few.height(), few.bytesPerLine())
    np.frombuffer(few.bits(), dtype=np.uint8).reshape(shape)[:, : few.width()][_corners(few.size())] = len(table)
    few.setDevicePixelRatio(1.0)
    return few


def _corners(size: QSize) -> NDArray[np.bool_]:
    """What lies outside of the rounded upper corners of a window, shape (height, width)."""
    across, down = np.arange(size.width()), np.arange(size.height())
    beside = np.maximum(_CORNER_PIXELS - np.minimum(across, across[::-1]), 0)
    above = np.maximum(_CORNER_PIXELS - down, 0)
    return np.asarray(np.hypot(beside, above[:, None]) > _CORNER_PIXELS)


def _settle() -> None:
    """Let everything come to rest that follows what was done."""
    loop = QEventLoop()
    QTimer.singleShot(_SETTLE_MS, loop.quit)
    loop.exec()


def _wait(until: Callable[[], bool], what: str) -> None:
    for _ in range(WAIT_MS // 50):
        if until():
            return
        loop = QEventLoop()
        QTimer.singleShot(50, loop.quit)
        loop.exec()
    raise PictureFailed(f"{what} was not ready in {WAIT_MS // 1000} seconds.")


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def main(arguments: list[str]) -> int:
    """Take all pictures, or those named, into a folder, that of README's unless another is named."""
    folder = Path(arguments[0]) if arguments else PICTURES
    wanted = arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-pictures-") as home:
        for variable, place in HOME_VARIABLES.items():
            os.environ[variable] = str(Path(home) / place)
        screen = Path(home) / "screen.json"
        screen.write_text(json.dumps(SCREEN), encoding="utf-8")
        os.environ |= {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "QT_SCALE_FACTOR": "2"}
        application = QApplication([])
        use_numbers_of("en")
        studio = Studio(Path(home), folder)
        try:
            for name, take in studio.pictures().items():
                if not wanted or name in wanted:
                    path = studio.take(name, take)
                    print(f"{path.name}: {path.stat().st_size:,} bytes")
        except PictureFailed as failure:
            print(failure, file=sys.stderr)
            return 2
        finally:
            studio.leave()
            application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
