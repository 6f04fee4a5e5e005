"""The pages of the help, made from what is declared, and how they are shown. Knows no window around them."""
