"""Tests of the game itself; a watcher's failures are told with the values they met."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.watching")
