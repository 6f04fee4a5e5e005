"""Extensions of an entry on screen: the tree of items and values, and the editor of other XML."""
