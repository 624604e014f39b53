"""The frog: eyes on top of its head, a mouth from ear to ear."""

from typing import Final

FUR: Final = {"f": "#87d700", "w": "#87d700", "q": "#d7ff87", "d": "#5faf00"}

DRAWINGS: Final = {
    "S": """
        .ff..ff.
        fEoffoEf
        fikffkif
        ffffffff
        sffffffs
        fkkkkkkf
        cqTTTTqc
        .qqqqqq.
    """,
    "M": """
        .ff....ff.
        fEEf..fEEf
        fEof..foEf
        fikffffkif
        ffffffffff
        ffffddffff
        sffffffffs
        fkkkkkkkkf
        cqqTTTTqqc
        .qqqqqqqq.
    """,
    "L": """
        .fff....fff.
        fEEEf..fEEEf
        fEooEffEooEf
        fEkkEffEkkEf
        fiooiffiooif
        ffffffffffff
        fffffddfffff
        sffffffffffs
        fkffffffffkf
        ffkkkkkkkkff
        ccqqTTTTqqcc
        .qqqqqqqqqq.
    """,
    "XL": """
        ..fff......fff..
        .fffff....fffff.
        fEEEEff..ffEEEEf
        fEEooEf..fEooEEf
        fEEkkEf..fEkkEEf
        fEiooiffffiooiEf
        ffEEEffffffEEEff
        ffffffffffffffff
        fffffffddfffffff
        ffffffffffffffff
        sffffffffffffffs
        fkffffffffffffkf
        cfkkkkkkkkkkkkfc
        ccqqqTTTTTTqqqcc
        .qqqqqTTTTqqqqq.
        ...qqqqqqqqqq...
    """,
    "hero": """
        ....fff..........fff....
        ..fffffff......fffffff..
        .ffEEEEEff....ffEEEEEff.
        .fEEEEEEEf....fEEEEEEEf.
        ffEEEooEEff..ffEEooEEEff
        ffEEoikoEff..ffEokioEEff
        ffEEkookEff..ffEkookEEff
        ffEiooooiff..ffiooooiEff
        ffEEEooEEffffffEEooEEEff
        .ffEEEEEffffffffEEEEEff.
        .ffffffffffffffffffffff.
        ffffffffffffffffffffffff
        ffffffffffffffffffffffff
        fffffffffffddfffffffffff
        ffffffffffffffffffffffff
        fsffffffffffffffffffffsf
        ffkffffffffffffffffffkff
        cffkkffffffffffffffkkffc
        ccfffkkkkkkkkkkkkkkfffcc
        cccqqqTTTTTTTTTTTTqqqccc
        .cqqqqqTTTTTTTTTTqqqqqc.
        ..qqqqqqTTTTTTTTqqqqqq..
        ....qqqqqqqqqqqqqqqq....
        .......qqqqqqqqqq.......
    """,
}
