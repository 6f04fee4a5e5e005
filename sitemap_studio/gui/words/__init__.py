"""The user's language: catalogues, what rooms without Qt say, and numbers and texts as they are shown."""
