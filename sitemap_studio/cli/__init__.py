"""The command line, without Qt; `main` imports the module of a command when it runs."""
