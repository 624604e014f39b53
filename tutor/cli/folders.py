"""Where a family's things lie on this computer."""

import os
from pathlib import Path


def data_folder() -> Path:
    """One folder, to read, to keep or to throw away."""
    home = os.environ.get("OLD_MAID_HOME")
    if home:
        return Path(home)
    import platformdirs  # noqa: PLC0415 - after the first frame

    return platformdirs.user_data_path("old-maid-tutor")
