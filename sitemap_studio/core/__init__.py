"""What every room needs: errors, progress, resources, and the one door for replacing files."""
