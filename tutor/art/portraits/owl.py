"""The owl: two tufts, round eyes as large as plates, a small beak, feet."""

from typing import Final

FUR: Final = {"f": "#875faf", "e": "#ffffff", "w": "#d7afff", "n": "#ff8700"}

DRAWINGS: Final = {
    "S": """
        f......f
        ffffffff
        feeffeef
        eeOeeOee
        eHknnkHe
        ceenneec
        fwwTTwwf
        .nn..nn.
    """,
    "M": """
        f........f
        ff......ff
        ffffffffff
        feeeffeeef
        eeeeeeeeee
        eekeeeekee
        eHOHnnHOHe
        ceeenneeec
        ffwwTTwwff
        .nn....nn.
    """,
    "L": """
        f..........f
        ff........ff
        ffffffffffff
        ffeeffffeeff
        feeeeffeeeef
        eekkeeeekkee
        eHOOHnnHOOHe
        eeeennnneeee
        ceeefnnfeeec
        fffwwTTwwfff
        ffwwwwwwwwff
        ..nnn..nnn..
    """,
    "XL": """
        f..............f
        ff............ff
        fff..........fff
        ffffffffffffffff
        ffeeeeffffeeeeff
        feeeeeeffeeeeeef
        feeOOeeffeeOOeef
        feekkeeffeekkeef
        feHOOHenneHOOHef
        feeeeennnneeeeef
        cfeeeennnneeeefc
        ccffffTTTTffffcc
        ffffwwfwwfwwffff
        fffwwfwwwwfwwfff
        .fffwwwwwwwwfff.
        ..nnnn....nnnn..
    """,
    "hero": """
        ff....................ff
        fff..................fff
        ffff................ffff
        .fffff............fffff.
        .ffffffffffffffffffffff.
        .ffffffffffffffffffffff.
        .fffeeeeeffffffeeeeefff.
        .ffeeeeeeeffffeeeeeeeff.
        ffeeeeeeeeeffeeeeeeeeeff
        ffeeeeOOeeeffeeeOOeeeeff
        ffeeeOikOeeeeeeOkiOeeeff
        ffeeekOOkeeeeeekOOkeeeff
        ffeeHOOOOHenneHOOOOHeeff
        ffeeeeOOeennnneeOOeeeeff
        fffeeeeeefnnnnfeeeeeefff
        fffeeeeeeffnnffeeeeeefff
        ffccffffffTTTTffffffccff
        ffcccffwwwTTTTwwwffcccff
        ffccffwwfwwwwwwfwwffccff
        fffffwwwwwfwwfwwwwwfffff
        fffffwwfwwwwwwwwfwwfffff
        .fffffwwwwfwwfwwwwfffff.
        ..ffffffwwwwwwwwffffff..
        ...nnnnnn......nnnnnn...
    """,
}
