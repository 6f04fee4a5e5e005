"""What entries hold besides their fields, as XML: cut out, read, changed and put back."""
