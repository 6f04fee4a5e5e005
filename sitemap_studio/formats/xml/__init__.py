"""XML: the one door to its parser, the scanner for the plain shape, and the pieces that documents are made of."""
