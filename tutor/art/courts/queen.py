"""The queen: a crown, long hair and a smile."""

from typing import Final

DRAWINGS: Final = {
    "S": """
..gg..
g.gg.g
gggggg
hhhhhh
hssssh
hksskh
hcssch
hsmmsh
hhsshh
hdssdh
ddwwdd
dddddd
""",
    "M": """
......g......
...g.ggg.g...
...ggggggg...
...gjgjgjg...
.hhhhhhhhhhh.
.hhhssssshhh.
.hhskssskshh.
.hhcssssschh.
.hhsmsssmshh.
.hhhsmmmshhh.
.hhhssssshhh.
.hhdwssswdhh.
.hddwwwwwddh.
.dddDwjwDddd.
""",
    "L": """
........g........
....g..ggg..g....
....gg.ggg.gg....
....ggggggggg....
....gjggjggjg....
..hhhhhhhhhhhhh..
.hhhhhssssshhhhh.
.hhhssssssssshhh.
.hhssksssssksshh.
.hhssksssssksshh.
.hhcssssssssschh.
.hhhssmsssmsshhh.
.hhhhssmmmsshhhh.
.hhhhhssssshhhhh.
.hhddwssssswddhh.
.hddddwwwwwddddh.
.dddDddwjwddDddd.
""",
    "XL": """
..........g..........
.....g...ggg...g.....
.....gg..ggg..gg.....
.....gg.ggggg.gg.....
.....ggggggggggg.....
.....gjgggjgggjg.....
.....ggggggggggg.....
...hhhhhhhhhhhhhhh...
..hhhhhhssssshhhhhh..
..hhhhssssssssshhhh..
.hhhhssssssssssshhhh.
.hhhssksssssssksshhh.
.hhhssksssssssksshhh.
.hhhscssssssssscshhh.
.hhhccssssnsssscchhh.
.hhhhsssmsssmssshhhh.
.hhhhhsssmmmssshhhhh.
.hhhhhhssssssshhhhhh.
.hhhdddsssssssdddhhh.
.hhddddwssssswddddhh.
.hdddddwwswswwdddddh.
.dddDddddwjwddddDddd.
.ddDDDdddddddddDDDdd.
""",
}

HAIR: Final = {"h": "#af5f00"}
