"""The help: Markdown pages, pages generated from declared tables, and the window that shows them."""
