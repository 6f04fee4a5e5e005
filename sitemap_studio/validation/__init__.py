"""Entries to problems: rules judged over columns, live and for whole sets. Knows neither files nor Qt.

`judging` judges a whole set, `rejudging` what an edit touched; `problems` keeps what they find, by slot. `containing`
lets a rule fail without stopping any other. Rooms:

    sets           an index, limits, what all entries of a sitemap have in common
    languages      clusters of alternates
    fixes          what can be put in place of wrong values
    extensions, locations, duplicates, values    the rules about entries; the …_messages beside them say what is wrong
"""
