"""The king: a crown, a moustache and a white beard."""

from typing import Final

DRAWINGS: Final = {
    "S": """
g.gg.g
gggggg
gjggjg
hssssh
hksskh
hcssch
hhhhhh
hhmmhh
hhhhhh
dhhhhd
ddhhdd
dddddd
""",
    "M": """
....g.g.g....
..g.ggggg.g..
..ggggggggg..
..gjggjggjg..
..hhssssshh..
..hsssssssh..
..hsHsssHsh..
..hsksssksh..
..hcssnssch..
..hhHHsHHhh..
..hhhmmmhhh..
.ddhhhhhhhdd.
ddddhhhhhdddd
ddwdddhdddwdd
""",
    "L": """
.....g..g..g.....
...g.ggggggg.g...
...ggggggggggg...
...gjgggjgggjg...
...ggggggggggg...
..hhhssssssshhh..
..hhsHHsssHHshh..
..hhssssssssshh..
..hhssksssksshh..
..hhssksssksshh..
..hhcsssnssschh..
..hhhHHHsHHHhhh..
..hhhhhmmmhhhhh..
..hhhhhhhhhhhhh..
.ddhhhhhhhhhhhdd.
ddddhhhhhhhhhdddd
ddwjdddhhhdddjwdd
""",
    "XL": """
.......g..g..g.......
....g..ggggggg..g....
....gg.ggggggg.gg....
....ggggggggggggg....
....gjggggjggggjg....
....ggggggggggggg....
....ggggggggggggg....
...hhhhhhhhhhhhhhh...
...hhhssssssssshhh...
...hhsHHsssssHHshh...
...hhssssssssssshh...
...hhsskkssskksshh...
...hhsskkssskksshh...
...hhcssssnsssschh...
...hhccssnnnsscchh...
...hhhHHHHsHHHHhhh...
...hhhhhhmmmhhhhhh...
...hhhhhhhhhhhhhhh...
..ddhhhhhhhhhhhhhdd..
.ddddhhhhhhhhhhhdddd.
.dddddhhhhhhhhhddddd.
ddwddddhhhhhhhddddwdd
ddwjwddddhhhddddwjwdd
""",
}

HAIR: Final = {"h": "#d7d7d7", "H": "#afafaf"}
