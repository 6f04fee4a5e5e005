"""The docked panels: which there are, where they and the window stand, when one is in sight."""
