"""The mouse: ears as round as plates, a small face that ends in a nose."""

from typing import Final

FUR: Final = {"f": "#afafaf", "w": "#ffffff", "p": "#ffafd7", "n": "#ff87af"}

DRAWINGS: Final = {
    "S": """
        .ff..ff.
        fppffppf
        fppffppf
        .ffffff.
        .foffof.
        .hkffkh.
        .cwnnwc.
        ..wTTw..
    """,
    "M": """
        .ff....ff.
        fppf..fppf
        fppffffppf
        .ffffffff.
        .ffffffff.
        .fkffffkf.
        .hohffhoh.
        .cwwnnwwc.
        ..wskksw..
        ...wTTw...
    """,
    "L": """
        .fff....fff.
        fpppf..fpppf
        fpppffffpppf
        fpppffffpppf
        .ffffffffff.
        ..ffffffff..
        .fkkffffkkf.
        .hoohffhooh.
        .ffffwwffff.
        ..ccwnnwcc..
        ...wwkkww...
        ....wTTw....
    """,
    "XL": """
        ..fff......fff..
        .fpppf....fpppf.
        fpppppf..fpppppf
        fpppppffffpppppf
        fpppppffffpppppf
        .fpppffffffpppf.
        ..ffffffffffff..
        ..ffffffffffff..
        ..fooffffffoof..
        ..fkkffffffkkf..
        ..hoohffffhooh..
        ..ffffwwwwffff..
        ..fccwnnnnwccf..
        ...cckwkkwkcc...
        ....wwkTTkww....
        ......wTTw......
    """,
    "hero": """
        ...ffff..........ffff...
        ..ffffff........ffffff..
        .ffppppff......ffppppff.
        fffpppppff....ffpppppfff
        ffpppppppf....fpppppppff
        ffpppppppffffffpppppppff
        ffpppppppffffffpppppppff
        fffpppppffffffffpppppfff
        .ffppppffffffffffppppff.
        ..ffffffffffffffffffff..
        ...ffffffffffffffffff...
        ...ffffffffffffffffff...
        ...ffooffffffffffooff...
        ...foikoffffffffokiof...
        ...fkookffffffffkookf...
        ...hoooohffffffhooooh...
        ...ffooffffffffffooff...
        ...ffffffwwwwwwffffff...
        ...fccffwwwwwwwwffccf...
        ....cccwwnnnnnnwwccc....
        ....ccwwwwnnnnwwwwcc....
        .....wwkwwwkkwwwkww.....
        ......wwkkkTTkkkww......
        ........wTTTTTTw........
    """,
}
