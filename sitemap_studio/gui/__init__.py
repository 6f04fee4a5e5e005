"""The window: the only package that knows Qt.

`app` starts the program, and `windows` holds its windows. `main_window` creates the parts of one window and connects them; they
share a `context`. `actions` declares what users can choose. A panel, a dialog and the table each contain their model, view and
commands. `jobs` runs work in the background; its session is the open document with its undo history.
"""
