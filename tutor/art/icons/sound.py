"""Sound is on: a loudspeaker and its waves."""

from typing import Final

DRAWINGS: Final = {
    "S": """
        ..w...
        .ww.b.
        www..b
        www..b
        www..b
        www..b
        .ww.b.
        ..w...
    """,
    "M": """
        ...w....
        ..ww..b.
        wwww...b
        wwww.b.b
        wwww.b.b
        wwww.b.b
        wwww.b.b
        wwww...b
        ..ww..b.
        ...w....
    """,
    "L": """
        ....w...b.
        ...ww....b
        ..www.b..b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        wwwww..b.b
        ..www.b..b
        ...ww....b
        ....w...b.
    """,
    "XL": """
        .....w......
        ....ww......
        ...www...b..
        ..wwww....b.
        wwwwww....b.
        wwwwww.b...b
        wwwwww..b..b
        wwwwww..b..b
        wwwwww..b..b
        wwwwww..b..b
        wwwwww.b...b
        wwwwww....b.
        ..wwww....b.
        ...www...b..
        ....ww......
        .....w......
    """,
}
