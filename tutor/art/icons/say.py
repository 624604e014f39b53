"""Say it again: a mouth that speaks."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        .wwww.
        wwwwww
        wrwwrw
        wrrrrw
        wwrrww
        .wwww.
        .ww...
        .w....
    """,
    "M": """
        .wwwwww.
        wwwwwwww
        wrrrrrrw
        wrkkkkrw
        wwrpprww
        wwwrrwww
        wwwwwwww
        .wwwwww.
        ..ww....
        ..w.....
    """,
    "L": """
        .wwwwwwww.
        wwwwwwwwww
        wwwwwwwwww
        wrrrrrrrrw
        wrwwwwwwrw
        wrkkkkkkrw
        wwrkppkrww
        wwwrrrrwww
        wwwwwwwwww
        .wwwwwwww.
        ..www.....
        ..ww......
    """,
    "XL": """
        ..wwwwwwww..
        .wwwwwwwwww.
        wwwwwwwwwwww
        wwwwwwwwwwww
        wrrrrrrrrrrw
        wrwwwwwwwwrw
        wrkwwwwwwkrw
        wwrkkkkkkrww
        wwrkppppkrww
        wwwrrpprrwww
        wwwwrrrrwwww
        wwwwwwwwwwww
        .wwwwwwwwww.
        ..wwwwwwww..
        ..www.......
        ..ww........
    """,
}
