"""The jack: a cap with a feather, brown hair."""

from typing import Final

DRAWINGS: Final = {
    "S": """
....ff
.dddf.
dddddd
DDDDDD
hssssh
hksskh
hcssch
hsmmsh
.ssss.
ddssdd
dddddd
dDddDd
""",
    "M": """
.........fff.
..dddddddff..
.ddddddddddd.
.DDDDDDDDDDD.
..hhssssshh..
..hsssssssh..
..hsksssksh..
..hcsssssch..
..hsmsssmsh..
..hhsmmmshh..
..h.sssss.h..
.dddsssssddd.
ddddddsdddddd
dddDDDDDDDddd
""",
    "L": """
.............fff.
...dddddddddffff.
..ddddddddddffd..
..ddddddddddddd..
..DDDDDDDDDDDDD..
..hhhhssssshhhh..
..hhssssssssshh..
..hhssssssssshh..
..hhssksssksshh..
..hhssksssksshh..
..hhcsssnssschh..
..hhssmsssmsshh..
..hhhssmmmsshhh..
..hh.sssssss.hh..
.ddddsssssssdddd.
.ddddddsssdddddd.
.dgddDDDDDDDddgd.
""",
    "XL": """
.................fff.
................ffff.
....dddddddddddffff..
...dddddddddddfffd...
..ddddddddddddffddd..
..ddddddddddddddddd..
...DDDDDDDDDDDDDDD...
...hhhhhhhhhhhhhhh...
...hhhssssssssshhh...
..hhhssssssssssshhh..
..hhssssssssssssshh..
..hhsskkssssskksshh..
..hhsskkssssskksshh..
..hhscssssssssscshh..
..hhccssssnsssscchh..
..hhhsssmsssmssshhh..
..hhhhsssmmmssshhhh..
..hhhh.sssssss.hhhh..
......dsssssssd......
..ddddddsssssdddddd..
.ddddddddsssdddddddd.
.ddgddDDdddddDDddgdd.
.ddgdddDDDDDDDdddgdd.
""",
}

HAIR: Final = {"h": "#875f00"}
