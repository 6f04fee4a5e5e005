"""The window, the only package that uses Qt.

`app` starts the program, and `windows` manages its windows. `main_window` creates the objects of one window, which share a
`context`, and connects them. `actions` declares the commands of the user. Each panel, each dialog and the table contain
their model, view and commands. `jobs` runs work in the background; its session is the open document with its undo history.
"""
