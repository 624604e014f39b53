"""Reads what lies in files: decks and phrases, shaped into the values of the floors below."""
