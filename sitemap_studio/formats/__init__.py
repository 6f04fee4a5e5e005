"""Bytes on disk to entries and back: containers, encodings, XML, text lists, CSV.

`container` is a file as it lies there, `reading` tells what it holds, `splicing` puts edits into its bytes. Rooms:

    tables        text lists and CSV
    extensions    what entries hold besides their fields, as XML
    mending       what can't be read as it is, put right and listed
    editing       edits of the bytes of one entry
    schemas       validation by the published schemas
    xml           the one door to its parser, the scanner for the plain shape, pieces of documents
"""
