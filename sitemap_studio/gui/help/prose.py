"""The pages of the help that are written by hand: first steps, the parts of the window, saving, safety.

Their words carry marks: `code`, **bold**, [words](page). What can be had from a declared table stands elsewhere, so
that it cannot grow old.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.gui.help.blocks import Page, Points, Text
from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP

CONTEXT: Final = "Help"
"""Under which translators find the words of the help."""

Prose = tuple[str, str, tuple[str, ...]]
"""The id of a page, its title, and its paragraphs; those that begin with “• ” are points."""

FIRST_STEPS: Final[Prose] = (
    "first-steps", QT_TRANSLATE_NOOP("Help", "First steps"), (
        QT_TRANSLATE_NOOP("Help", "Sitemap Studio opens the sitemaps that a site already has, shows what is wrong, "
                          "and saves without disturbing anything that you did not touch."),
        QT_TRANSLATE_NOOP("Help", "• **Open** a sitemap, an index with its sitemaps, or a folder: by the menu, or by "
                          "dropping it on the window. The sample set is there to try things out; you work on a copy."),
        QT_TRANSLATE_NOOP("Help", "• **Click a cell and type.** Enter takes the value. A wrong value is kept as typed "
                          "and marked; point at it to read why."),
        QT_TRANSLATE_NOOP("Help", "• **Problems** below the table lists all that is wrong. A click leads to the cell, "
                          "and what can be fixed safely has a button. [More about problems](problems)"),
        QT_TRANSLATE_NOOP("Help", "• **Filter** with Ctrl+F: type a few letters, or ask precisely, as in "
                          "`lastmod < 2025-01-01`. [More about filters](filter-words)"),
        QT_TRANSLATE_NOOP("Help", "• **Change many entries** with Ctrl+B, or find and replace with Ctrl+H. Each shows "
                          "every value before and after, and is one step to undo. [More about bulk edits](bulk)"),
        QT_TRANSLATE_NOOP("Help", "• **Save** with Ctrl+S writes only what changed. **Export** writes new sitemaps, "
                          "split as the limits demand, with their index. [More about export](export)"),
        QT_TRANSLATE_NOOP("Help", "Ctrl+Shift+P finds any command by a few letters of its name. F1 in a part of the "
                          "window opens the page about it. [All keys](shortcuts)"),
    ),
)  # fmt: skip

_WINDOW: Final[tuple[Prose, ...]] = (
    ("table", QT_TRANSLATE_NOOP("Help", "The table"), (
        QT_TRANSLATE_NOOP("Help", "Each row is an entry, each column a [field](fields). The table works like a "
                          "spreadsheet: typing replaces a value, F2 edits it, Delete clears it or takes whole rows "
                          "away, Ctrl+C and Ctrl+V copy and paste, also from and to a spreadsheet."),
        QT_TRANSLATE_NOOP("Help", "• Ctrl+D gives the selected cells the value of the topmost one, Ctrl+Enter that of "
                          "the current one."),
        QT_TRANSLATE_NOOP("Help", "• A click on a header sorts the view; Shift and a click add a further column. The "
                          "files keep their order until you choose **Apply this order to the sitemap**."),
        QT_TRANSLATE_NOOP("Help", "• A mark in a cell is a problem: a cross is an error, a triangle a warning, a "
                          "circle a note. It goes as soon as the value is right."),
        QT_TRANSLATE_NOOP("Help", "• An entry that you edit stays visible even if the filter no longer lets it "
                          "through, until the filter is applied again."),
    )),
    ("sitemaps", QT_TRANSLATE_NOOP("Help", "Sitemaps of the set"), (
        QT_TRANSLATE_NOOP("Help", "The list on the left shows the index and its sitemaps, with the number of their "
                          "entries. Choose one, and the table shows its entries alone."),
        QT_TRANSLATE_NOOP("Help", "• Sitemaps can be added, renamed, arranged, merged, split and removed. Files "
                          "follow when you save; until then everything can be undone."),
        QT_TRANSLATE_NOOP("Help", "• Entries move to another sitemap with Ctrl+Shift+M, or by dragging them onto it."),
        QT_TRANSLATE_NOOP("Help", "• What a sitemap has too much spills into a new one at the end of the set. Nothing "
                          "is ever renumbered."),
        QT_TRANSLATE_NOOP("Help", "• A lone sitemap, or a folder of them, gets an index with **Write an index**."),
    )),
    ("folders", QT_TRANSLATE_NOOP("Help", "Folders"), (
        QT_TRANSLATE_NOOP("Help", "The folders of the addresses, with how many entries lie in each. A click shows "
                          "only these; **All folders** shows everything again. The menu of a folder sets a field of "
                          "its entries, moves, exports or deletes them."),
    )),
    ("problems", QT_TRANSLATE_NOOP("Help", "Problems and fixes"), (
        QT_TRANSLATE_NOOP("Help", "A problem is a fact that a [rule](rules) found: what is wrong, where, and who says "
                          "so. Problems are grouped by rule, the most severe first."),
        QT_TRANSLATE_NOOP("Help", "• An **error** breaks the protocol: search engines drop the value, the entry or "
                          "the sitemap. A **warning** is read, but probably not as it was meant. A **note** is worth "
                          "knowing and harmless."),
        QT_TRANSLATE_NOOP("Help", "• A click leads to the cell. F8 goes from problem to problem."),
        QT_TRANSLATE_NOOP("Help", "• **Fix** first shows every value before and after. Fixes only do what is certain; "
                          "what needs a decision, such as the zone of a time, is asked."),
        QT_TRANSLATE_NOOP("Help", "• The profile in the toolbar says whose [limits](limits) hold. Another profile may "
                          "judge the same value otherwise."),
        QT_TRANSLATE_NOOP("Help", "• F5 checks everything anew. Edits are judged at once, without it."),
    )),
    ("repairs", QT_TRANSLATE_NOOP("Help", "Repairs"), (
        QT_TRANSLATE_NOOP("Help", "Broken files open, too. What is certain is mended: a bare `&`, a tag that is not "
                          "closed, several roots, text before the XML, a file cut off in the middle. Each repair is "
                          "listed with its line, before and after, and no address is changed or lost."),
        QT_TRANSLATE_NOOP("Help", "The file on disk stays as it is until you save. What cannot be mended for certain "
                          "is shown as far as it is whole, and can only be looked at."),
    )),
    ("entry", QT_TRANSLATE_NOOP("Help", "One entry and its extensions"), (
        QT_TRANSLATE_NOOP("Help", "Ctrl+5 shows all that belongs to the selected entry: its fields, images, videos, "
                          "news, alternates, and any other XML. With several entries selected, a change holds for all "
                          "of them."),
        QT_TRANSLATE_NOOP("Help", "**All fields** also shows those that are hardly ever needed. What you do not touch "
                          "stays as it is written, down to its spaces. [Extensions](extensions)"),
    )),
    ("languages", QT_TRANSLATE_NOOP("Help", "Pages in several languages (hreflang)"), (
        QT_TRANSLATE_NOOP("Help", "The panel shows clusters: pages that name each other as alternates, beside the "
                          "languages of the set. A tick says that all is well, a broken arrow that a page does not "
                          "name the others back, a half circle that only some name it. Point at a sign to read more."),
        QT_TRANSLATE_NOOP("Help", "Search engines ignore alternates that do not name each other. **Complete** gives "
                          "all pages of a cluster the full list, as one edit. [The extension](extension-xhtml)"),
    )),
    ("overview", QT_TRANSLATE_NOOP("Help", "Overview"), (
        QT_TRANSLATE_NOOP("Help", "The set as charts: entries by month of their last change, by frequency, priority "
                          "and folder, how full each sitemap is, and problems by severity."),
        QT_TRANSLATE_NOOP("Help", "A click on a bar shows these entries in the table; so does Enter, with the arrow "
                          "keys to go from bar to bar. Pictures and numbers can be copied and saved."),
    )),
    ("preview", QT_TRANSLATE_NOOP("Help", "Preview"), (
        QT_TRANSLATE_NOOP("Help", "The selected entry as it stands in the file, and as it will stand there after "
                          "saving, with what changes marked. A second tab says it as a search engine reads it: "
                          "escapes decoded, dates as moments, and what the profile ignores."),
    )),
    ("finding", QT_TRANSLATE_NOOP("Help", "Find and replace"), (
        QT_TRANSLATE_NOOP("Help", "Ctrl+H finds a text in the entries shown or selected, in one field or all. F3 goes "
                          "to the next match, Shift+F3 to the one before."),
        QT_TRANSLATE_NOOP("Help", "• **Aa** matches case, **W** finds whole words only, and `.*` reads a [regular "
                          "expression](patterns)."),
        QT_TRANSLATE_NOOP("Help", "• **Replace all** lists every value before and after. Untick what should stay, then "
                          "replace: one step to undo, however many entries change."),
    )),
    ("history", QT_TRANSLATE_NOOP("Help", "Undo and history"), (
        QT_TRANSLATE_NOOP("Help", "Everything can be undone, also after saving. The history lists each edit with its "
                          "size; a click goes back or forth to that point."),
    )),
    ("export", QT_TRANSLATE_NOOP("Help", "Export"), (
        QT_TRANSLATE_NOOP("Help", "Export writes new files: sitemaps within the limits of the profile, and their "
                          "index. The plan shows names, counts and sizes before anything is written."),
        QT_TRANSLATE_NOOP("Help", "• Entries are taken from the whole set, from what is shown, or from what is "
                          "selected."),
        QT_TRANSLATE_NOOP("Help", "• Gzip makes files about ten times smaller; limits hold for the uncompressed size."),
        QT_TRANSLATE_NOOP("Help", "• The same export to the same folder again writes only what changed."),
        QT_TRANSLATE_NOOP("Help", "**Export as single file** writes one XML file, text list or CSV file."),
    )),
    ("saving", QT_TRANSLATE_NOOP("Help", "Saving, and what cannot get lost"), (
        QT_TRANSLATE_NOOP("Help", "• **Only what changed is written.** Change one date, and a comparison of the file "
                          "shows one line. Comments, unknown extensions, indentation and order stay."),
        QT_TRANSLATE_NOOP("Help", "• **A set is saved whole or not at all,** also if the power fails in the middle."),
        QT_TRANSLATE_NOOP("Help", "• **Others are noticed.** If another program changes a file, you choose: reload, "
                          "keep yours, or compare. A set that is open elsewhere opens for reading only."),
        QT_TRANSLATE_NOOP("Help", "• **A crash loses nothing.** Every edit is written down at once; the next start "
                          "shows what was not saved, and brings it back. [Where that lies](places)"),
    )),
)  # fmt: skip


def first_steps() -> Page:
    """The page that the help begins with."""
    return _page(FIRST_STEPS)


def window_pages() -> list[Page]:
    """A page for each part of the window and each thing done in it."""
    return [_page(prose) for prose in _WINDOW]


def told(words: str) -> str:
    """Words of the help in the user's language."""
    return QCoreApplication.translate(CONTEXT, words)


def _page(prose: Prose) -> Page:
    identifier, title, paragraphs = prose
    blocks: list[Text | Points] = []
    points: list[str] = []
    for paragraph in map(told, paragraphs):
        if paragraph.startswith("• "):
            points.append(paragraph.removeprefix("• "))
            continue
        if points:
            blocks.append(Points(tuple(points)))
            points = []
        blocks.append(Text(paragraph))
    if points:
        blocks.append(Points(tuple(points)))
    return Page(identifier, told(title), tuple(blocks))
