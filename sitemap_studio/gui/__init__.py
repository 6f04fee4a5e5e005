"""The window: the only room that knows Qt. It shows documents and turns what the user does into edits and jobs.

It is a house of its own, whose rooms import each other downwards only:

    app, windows               the program, and one window for each set
    window                     the parts of one window, how they come to be, what is possible in it
    extensions                 what an entry holds besides its fields, in the entry panel
    work                       what users do: connects panels and dialogs with the table, by edits and jobs
    panels                     each shows one side of the open set
    files                      opening, locking, checking, saving and recovering it
    dialogs                    each asks for one thing
    plans, repairs, trees      what will change, what was mended, folders and sitemaps: for panels and dialogs
    docking, filters, help     where panels stand; which entries are shown; the pages of the help
    preferences | table        what the user prefers; the table of entries
    messages, problems, …      telling something; problems, languages and charts on screen
    widgets                    building blocks that know nothing of sets
    actions, about, preview    what can be chosen; what program this is; an entry as it is written
    jobs | look | words        work off the GUI thread; palettes and icons; the user's language

A `session` (in `jobs`) is the open set with its history. What can be chosen, the panels and the facets are declared in
`actions`, `docks` and `filters.facets`. How a name ends tells what a module is:

    …_work            does what a panel or a menu asks for, by edits and jobs
    …_list, …_tree    models for views; a …_view shows one on the screen
    …_words           what is declared elsewhere, in the user's language

What must not be done in several ways has one door: `messages` and `message_boxes` tell and ask, `file_dialogs` asks for
files, `icons` draws, `localized` translates messages of other packages, `browsing` opens pages of the web.
"""
