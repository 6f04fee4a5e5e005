"""The rules, declared one after the other, by what they are about."""
