"""How French letters may be read aloud: groups of letters, their sounds, where they hold.

A rule of the table is ``LETTERS > sounds … / before _ after``. The sounds are those of
``melicado.words.sounds``, ``-`` for silence; before and after are regular expressions in which
``v`` is any vowel letter, ``c`` any consonant letter and ``#`` the edge of the word, and a rule
without them holds everywhere. A string may be read in several ways, also in some that careful
spelling would not have: one S between vowels, one C before A, may be heard as in *passe*, *ça*.
"""

import re
from functools import cache
from typing import Final, NamedTuple

TABLE: Final = r"""
A > a
AI > E; AI > ai / _ c; AI > 2 / F _ S; AI > Ej / _ v; AY > E; AY > Ej aj / _ v
AU > O; AOU > u / _ [TL#]
E > E; E > 2 / _ (cv|[cQ][RLUH]v|SSv); E > 2 / #c _ (O|cc); E > 2 / #(c|cc|QU) _ S?#;
EE > E; EAU > O
E > - / [^#]c _ (#|S#|c[AIOUY]|cE[^#S]); E > - / [IUYE] _ (#|S#); E > - / [IU] _ cv
ENT > - / [cIUYE] _ #; AIENT > E / _ #
EI > E; EY > E; EY > Ej / _ v; EU > 2
ER > E / . _ S?#; EZ > E / _ #
I > i; I > j ij / _ [AEOUY]; I > j / _ IN
O > O; OO > O / c _ c; OE > E / [#F] _ c; OEU > 2
OI > wa; OI > waj / _ v; OI > Oi / _ c; OA > wa Oa; OY > wa; OY > waj Oj / _ v
OU > u; OU > w / _ v
U > y; U > 8 / _ v; UEIL > 2j / [CG] _ (#|S#|L); OEIL > 2j
Y > i; Y > j ij / _ v; Y > j / [AEIOU] _

AN > @ / _ [^vNH]; AM > @ / _ [PB]; AON > @ / _ [^vNH]
EN > @ / _ [^vNH]; EM > @ / _ [PB]; EM > @ / # _ M; EN > @ / # _ N
EN > 5 / [IYE] _ [^vNH]; EN > 5 / c _ S?#
IN > 5 / _ [^vNH]; AIN > 5 / _ [^vNH]; EIN > 5 / _ [^vNH]; YN > 5 / _ [^vNH]
IM > 5 / _ [PB]; ING > iG / _ S?#; YM > 5 / _ [PB]; AIM > 5 / _ ([PB]|S?#)
UN > 5 / _ [^vNH]; UM > 5 / _ ([PB]|S?#); UM > Om / _ S?#
ON > 6 / _ [^vNH]; OM > 6 / _ ([PB]|S?#); OIN > w5 / _ [^vNH]

B > b; BB > b / v _ [vRL]; B > p / v _ [ST][^#]
C > k / _ [^EIYH]; C > g / #SE _ ON; C > s / _ [EIYAOU]; CC > k / v _ [^EIYH]; CC > ks / v _ [EIY]
CH > S; CH > k / _ [RLN]; CK > k / v _; CQU > k / v _; SC > s / _ [EIY]; C > - / N _ S?#
D > d; DD > d / v _ [vRL#]; D > - / (R|N|[AEO]I|IE|[AEO]U) _ S?#
F > f; FF > f / v _ [vRL#]; PH > f
G > g / _ [^YN]; G > Z / _ [EIY]; GE > Z / _ [AOU]; GU > g / _ [EIYAO]; GU > gw g8 / _ [AEIO]
GG > g / v _ v; GN > nj; G > - / (N|BOUR) _ S?#
H > - / [#vLNDXS] _ v
J > Z
K > k
L > l; LL > l / v _ [v#]; LL > j / I _
ILL > ij il / c _; ILL > j / [AEOU] _; IL > j / [AEOU] _ (#|S#|E)
M > m / _ [^PB]; M > m / [#c] _; MM > m / v _ v; EMM > am / _ v; MN > n / A _ v
N > n / _ [vH]; N > n / [#c] _; N > n / v _ (#|S#|ES?#|R); NN > n / v _ [v#]
P > p; PP > p / v _ [vRL#]; P > - / (O|OU|M|RA) _ S?#; P > - / M _ T
Q > k; QU > k; QU > kw / _ A; QU > k8 / _ I
R > R; RR > R / v _ v; RH > R / # _
S > s; SS > s / [vRLN] _ [v#]; S > z / v _ [vH]; S > z / _ M; SH > S; SCH > S / # _
S > - / [vTDPCRNMLFGVBK] _ #
T > t; TT > t / [vRN] _ [vRL#]; TH > t / _ [vR#]; T > s / [^S#] _ I[OAEU]; T > - / [vRNLC] _ S?#
V > v
W > w; W > 8 / c _ I; W > v / # _ A
X > ks; X > gz / [#E] _ [vH]; X > s / I _ #; X > z / [UI] _ I; X > - / [UI] _ #
XC > ks / E _ [EIY]
Z > z; ZZ > z dz / v _ v
"""

EDGE: Final = "#"
BACK: Final = 3
"""A rule looks at no more letters than these in front of its group."""
AHEAD: Final = 3
"""A rule looks at no more letters than these behind its group."""
_CLASSES: Final = {"v": "AEIOUY", "c": "BCDFGHJKLMNPQRSTVWXZ"}


class Rule(NamedTuple):
    """One rule, its contexts ready to match; None where anything goes."""

    sounds: tuple[str, ...]
    before: re.Pattern[str] | None
    after: re.Pattern[str] | None


@cache
def rules() -> dict[str, tuple[Rule, ...]]:
    """The rules by their group of letters."""
    found: dict[str, tuple[Rule, ...]] = {}
    for text in TABLE.replace("\n", ";").split(";"):
        if text.strip():
            head, _, context = text.partition("/")
            letters, _, sounds = head.partition(">")
            before, _, after = context.partition("_")
            rule = Rule(
                tuple(sound.replace("-", "") for sound in sounds.split()),
                _pattern(f"(?:{before.strip()})$") if before.strip() else None,
                _pattern(after.strip()) if after.strip() else None,
            )
            found[letters.strip()] = (*found.get(letters.strip(), ()), rule)
    return found


@cache
def longest() -> int:
    """The most letters of a group."""
    return max(map(len, rules()))


@cache
def beginnings() -> frozenset[str]:
    """What a group of letters may begin with, short of the whole."""
    return frozenset(letters[:size] for letters in rules() for size in range(1, len(letters)))


def _pattern(text: str) -> re.Pattern[str]:
    inside = re.sub(r"\[[^]]*\]", lambda m: _classes(m[0]), text)
    return re.compile(re.sub("[vc]", lambda m: f"[{_CLASSES[m[0]]}]", inside))


def _classes(text: str) -> str:
    return re.sub("[vc]", lambda m: _CLASSES[m[0]], text)
