"""The set that is open: opening, editing, checking, saving and exporting it. Used by both faces; knows no Qt.

`document` is the open set, `sitemap_set` what is known of its files; `transaction` applies edits beside it and judges
them. Around these lie rooms, and modules for one thing each:

    recovery      what was edited and not saved, written down and brought back
    saving        the new content of the set's own files
    set_edits     its sitemaps come, go, change places, are split and spill over
    exporting     new files from chosen entries
    bulk          one operation on the values of many entries
    extensions    what entries hold besides their fields, as their files declare it
    reporting     what reports of problems look like
    opening       from a path to a document
    reading       the files, side by side
"""
