"""The app, its screens and the film they play."""
