"""The window: the only room that knows Qt. It shows documents and turns what the user does into edits and jobs.

`app` makes `windows`; each is a `main_window`, which places its parts and connects them. A `session` is the open set
with its history, `files` opens and saves it, `jobs` run off the thread of the window. What can be chosen, the panels
and the facets are declared in `action_table`, `dock_table` and `facets`.

Panels stand in `panels`, dialogs in `dialogs`, the table of entries in `table`, what an entry holds besides its fields
in `extensions`, the pages of the help in `help`; here is what these are made of and what connects them. How a name ends
tells what a module is:

    …_work            does what a panel or a menu asks for, by edits and jobs
    …_list, …_tree    models for views; a …_view shows one on the screen
    …_words           what is declared elsewhere, in the user's language

What must not be done in several ways has one door: `messages` and `message_boxes` tell and ask, `file_dialogs` asks for
files, `icons` draws, `spoken` translates what other rooms say, `browsing` opens pages of the web.
"""
