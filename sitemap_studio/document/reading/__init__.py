"""Reading files: side by side in threads or processes, entries put into files, and what was read looked at again."""
