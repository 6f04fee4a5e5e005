"""What is told of an open set and of the rules, as text for people and for programs; nothing here judges."""
