"""The set that is open: opening, editing, checking, saving and exporting it. Used by both faces; knows no Qt."""
