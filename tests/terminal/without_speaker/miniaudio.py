"""Stands in for the sound library where a test wants a computer without a loudspeaker."""

raise ImportError("there is no loudspeaker here")
