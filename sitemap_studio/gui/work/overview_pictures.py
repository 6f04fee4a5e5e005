"""The charts of the overview as pictures and as numbers: on the clipboard, or in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgGenerator

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.document.reports import refuse_open_file
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.overview.charts import Chart
from sitemap_studio.gui.overview.painting import Look, draw_chart, height_of
from sitemap_studio.gui.panels.overview import OverviewPanel
from sitemap_studio.gui.widgets.desktop import name_dialog
from sitemap_studio.protocol.catalogue import Severity

WIDTH: Final = 1200
"""How wide a picture is, before it is enlarged."""

SCALE: Final = 2
"""Pictures of pixels have so many of them for one on screen, to be sharp in print."""

_COLUMNS: Final = 2
_MARGIN: Final = 28.0


class OverviewPictures(QObject):
    """Copies and saves what the panel shows."""

    def __init__(self, session: Session, panel: OverviewPanel, messages: MessageBar) -> None:
        super().__init__(panel)
        self._session, self._panel, self._messages = session, panel, messages
        panel.copy_asked.connect(self.copy_picture)
        panel.numbers_asked.connect(self.copy_numbers)
        panel.save_asked.connect(self.ask)

    @property
    def charts(self) -> list[Chart]:
        """The charts that are shown."""
        return [view.chart for view in self._panel.cards.views]

    @Slot()
    def copy_picture(self) -> None:
        """Put the charts on the clipboard as a picture."""
        QGuiApplication.clipboard().setImage(picture(self.charts, self._look()))
        self._panel.say(self.tr("The picture is on the clipboard."))

    @Slot()
    def copy_numbers(self) -> None:
        """Put the figures on the clipboard as tab-separated values, as plain text."""
        QGuiApplication.clipboard().setText("\n".join(chart.table for chart in self.charts))
        self._panel.say(self.tr("The numbers are on the clipboard."))

    def _look(self) -> Look:
        return Look(self._panel.palette(), self._panel.font(), self._panel.isRightToLeft())

    @Slot()
    def ask(self) -> None:
        """Ask for a name, and write the picture under it."""
        document, window = self._session.document, self._panel.window()
        folder = document.path.parent if document.path else home_folder()
        dialog = name_dialog(
            window,
            self.tr("Save the charts"),
            folder,
            forms=[self.tr("Picture (*.png)"), self.tr("Drawing (*.svg)")],
            ending="png",
            name=f"{Path(document.name).name.partition('.')[0]}-overview.png",
        )
        dialog.fileSelected.connect(self.write)
        dialog.open()

    @Slot(str)
    def write(self, name: str) -> None:
        """Write the charts to the file of this name: a drawing if it ends in .svg, else a picture of pixels."""
        path = Path(name)
        try:
            refuse_open_file(self._session.document, path)
            is_drawing = path.suffix.lower() == ".svg"
            content = drawing(self.charts, self._look()) if is_drawing else png(picture(self.charts, self._look()))
            replace_file(path, content)
        except StudioError as error:
            self._messages.tell_error(error)
            return
        self._messages.tell(Severity.INFO, self.tr("The picture “{name}” was written.").format(name=path.name))


def picture(charts: Sequence[Chart], look: Look) -> QImage:
    """The charts as pixels, `SCALE` of them for one on screen."""
    size = _size(charts, look)
    image = QImage(size * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    painter = QPainter(image)
    draw_charts(painter, charts, QRectF(0, 0, size.width(), size.height()), look)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """A picture as the content of a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def drawing(charts: Sequence[Chart], look: Look) -> bytes:
    """The charts as SVG."""
    content = QByteArray()
    buffer = QBuffer(content)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    size = _size(charts, look)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    draw_charts(painter, charts, QRectF(0, 0, size.width(), size.height()), look)
    painter.end()
    return bytes(content.data())


def draw_charts(painter: QPainter, charts: Sequence[Chart], rect: QRectF, look: Look) -> None:
    """Draw all charts with their titles, in columns of which the shortest takes the next."""
    painter.fillRect(rect, look.palette.color(QPalette.ColorRole.Base))
    wide = (rect.width() - _MARGIN * (_COLUMNS + 1)) / _COLUMNS
    bottoms = [rect.top() + _MARGIN] * _COLUMNS
    title = QFont(look.font)
    title.setWeight(QFont.Weight.DemiBold)
    for chart in charts:
        column = bottoms.index(min(bottoms))
        place = _COLUMNS - 1 - column if look.is_mirrored else column
        left, top = rect.left() + _MARGIN + place * (wide + _MARGIN), bottoms[column]
        painter.setFont(title)
        painter.setPen(look.palette.color(QPalette.ColorRole.Text))
        near = Qt.AlignmentFlag.AlignRight if look.is_mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, top, wide, look.row_height), near | Qt.AlignmentFlag.AlignVCenter, chart.title)
        top += look.row_height + 6
        height = height_of(chart, look)
        draw_chart(painter, chart, QRectF(left, top, wide, height), look)
        bottoms[column] = top + height + _MARGIN


def _size(charts: Sequence[Chart], look: Look) -> QSize:
    bottoms = [_MARGIN] * _COLUMNS
    for chart in charts:
        bottoms[bottoms.index(min(bottoms))] += look.row_height + 6 + height_of(chart, look) + _MARGIN
    return QSize(WIDTH, round(max(bottoms)))
