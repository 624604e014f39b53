"""What all tests share: the programs that they start are compiled once, not at every start."""

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Whatever the machine says about compiled files, those of the tests lie in the tests' own cache."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(config.rootpath / ".pytest_cache" / "compiled")
