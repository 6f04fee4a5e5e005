"""The extensions of the entry that is shown: sections of the entry panel, their models, editors and what they do."""
