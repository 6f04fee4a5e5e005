"""The window: the only package that knows Qt. It shows documents and turns what the user does into edits and jobs.

Its packages import each other downwards only:

    app, windows               the program, and one window for each set
    main_window                the parts of one window, how they come to be, what is possible in it
    extensions                 what an entry holds besides its fields, in the entry panel
    work                       what users do: connects panels and dialogs with the table, by edits and jobs
    panels                     each shows one side of the open set
    files                      opening, locking, checking, saving and recovering it
    dialogs                    each asks for one thing
    plans                      what will change: for panels and dialogs
    docks, help                where panels stand; the pages of the help
    preferences | table        preferences and memories; the table of entries
    message_bar, problems, …   messages; problems, languages and charts on screen
    widgets                    building blocks that know nothing of sets
    actions, about             what can be chosen; what program this is
    jobs | theme, icons | i18n work off the GUI thread; palettes and icons; the user's language

A `session` (in `jobs`) is the open set with its history. What can be chosen, the panels and the facets are declared in
`actions`, `docks` and `panels.filter_bar`. How a name ends tells what a module is:

    …_work            does what a panel or a menu asks for, by edits and jobs
    …_list, …_tree    models for views; a …_view shows one on the screen
    …_words           what is declared elsewhere, in the user's language

What must not be done in several ways stands in one module: `message_bar` and `message_boxes` show messages and
questions, `desktop` asks for files and opens pages of the web, `icons` draws, `i18n` translates messages of other
packages.
"""
