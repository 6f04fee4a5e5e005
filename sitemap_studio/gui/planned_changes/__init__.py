"""Previews of planned changes: values before and after, and the dialogs that apply them."""
