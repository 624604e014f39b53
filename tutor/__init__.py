"""Old Maid Tutor: a first card game for a child who cannot read yet, and for the grown-up beside her."""

__version__ = "0.1.0"
