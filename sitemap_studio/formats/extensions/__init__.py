"""Extensions of entries as XML: parsed, edited and spliced."""
