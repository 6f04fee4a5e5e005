"""Charts of a set: in words and lengths, drawn on screen, in pictures and on paper."""
