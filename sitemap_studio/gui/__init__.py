"""The window: the only room that knows Qt. It shows documents and turns what the user does into edits and jobs."""
