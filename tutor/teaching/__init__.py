"""How the tutor teaches: what a press means, what is said and shown for it. Pure: frozen values in and out."""
