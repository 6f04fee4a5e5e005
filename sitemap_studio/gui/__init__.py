"""The window: the only package that knows Qt.

`app` starts the program, `windows` keeps its windows, `main_window` makes the parts of one window and connects them. `actions`
declares what can be chosen. A panel, a dialog and the table each hold their model, view and commands; `jobs` runs work in the
background, and its session is the open document with its undo history.
"""
