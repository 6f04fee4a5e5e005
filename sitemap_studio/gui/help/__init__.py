"""The help: Markdown pages, pages made from declared tables, and the window that shows them."""
