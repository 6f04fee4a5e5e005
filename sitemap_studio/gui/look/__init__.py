"""How everything looks: palettes, sizes that grow with letters, the one door for icons."""
