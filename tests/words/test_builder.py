"""The builder: affixes spelled out, forms read, classes written and read back, lists, sources."""

import gzip
from pathlib import Path

import assemble
import french
import lists
import msgspec
import pytest
import sources
from encode import Sets, class_line
from frequency import FLOOR, combined, read_frequencies, without_english, zipf
from grammar import in_order, reading_codes
from hunspell import Form, entries, expand, read_affixes
from hypothesis import given
from hypothesis import strategies as st
from lexique import read_lexique

from melicado.words.classes import Analysis, analyses

AFF = """
SET UTF-8
FLAG long
NEEDAFFIX ()
KEEPCASE ||
FORBIDDENWORD {}
PFX L' Y 1
PFX L' 0 l' [aeiou]
PFX ki Y 1
PFX ki 0 kilo .
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s [^sxz] is:pl
SFX a0 Y 2
SFX a0 er e [^y]er po:ipre po:1sg
SFX a0 yer ie/S. yer po:ipre po:3sg
"""


def _forms(line: str) -> list[tuple[str, tuple[str, ...]]]:
    affixes = read_affixes(AFF, drop=french.elided)
    return [(f.text, f.morphology) for e in entries(affixes, line) for f in expand(affixes, e)]


def test_a_stem_that_needs_an_affix_is_no_form() -> None:
    assert _forms("avion/S.() po:nom") == [
        ("avion", ("po:nom", "is:sg")),
        ("avions", ("po:nom", "is:pl")),
    ]


def test_conditions_choose_the_suffix_and_elision_is_dropped() -> None:
    assert [text for text, _ in _forms("arriver/a0L' po:v")] == ["arriver", "arrive"]
    assert [text for text, _ in _forms("essuyer/a0() po:v")] == ["essuie", "essuie", "essuies"]


def test_prefixes_cross_suffixes_and_keep_their_own_lemma() -> None:
    affixes = read_affixes(AFF, drop=french.elided)
    (entry,) = entries(affixes, "3\ngramme/S.ki() po:nom")
    assert sorted((f.text, f.stem) for f in expand(affixes, entry)) == [
        ("gramme", "gramme"),
        ("grammes", "gramme"),
        ("kilogramme", "kilogramme"),
        ("kilogramme", "kilogramme"),
        ("kilogrammes", "kilogramme"),
    ]


def test_a_forbidden_word_has_no_forms() -> None:
    assert _forms("faux/S.{} po:nom") == []


@pytest.mark.parametrize(
    ("line", "part", "kind"),
    [
        ("chats po:nom is:mas is:pl", "words", french.PLURAL),
        ("bras po:nom is:mas is:inv", "words", french.NEUTRAL),
        ("huit po:nb is:epi is:pl", "words", french.NEUTRAL),
        ("vous po:mg po:propersuj is:pl", "words", french.NEUTRAL),
        ("mangeons po:v1 po:ipre po:1pl", "words", french.FINITE_PLURAL),
        ("mange po:v1 po:ipre po:1sg po:3sg", "words", french.FINITE_SINGULAR),
        ("mangé po:v1 po:ppas po:adj po:1jsg is:mas is:sg", "words", french.NEUTRAL),
        ("Paris po:npr is:inv", "names", french.NEUTRAL),
        ("SNCF po:npr is:inv", "acronyms", french.NEUTRAL),
        ("arc-en-ciel po:nom is:sg", "hyphenated", french.NEUTRAL),
    ],
)
def test_readings(line: str, part: str, kind: int) -> None:
    """MC-02, MC-25, MC-26."""
    affixes = read_affixes(AFF)
    (form,) = entries(affixes, line)
    reading = french.read(affixes, form)
    assert reading is not None
    assert (reading.part, reading.kind) == (part, kind)


@pytest.mark.parametrize(
    "line",
    [
        "kg/|| po:nom",
        "http po:pfx",
        "situ po:loc.adv",
        "mangè po:v1 po:ipre po:1isg",
        "Mme po:titr",
        "NaCl po:nom",
        "XIV po:nbro",
        "l' po:mg po:det",
    ],
)
def test_MC_02_signs_units_and_pieces_are_no_words(line: str) -> None:
    affixes = read_affixes(AFF)
    (form,) = entries(affixes, line)
    assert french.read(affixes, form) is None


def test_a_lemma_named_by_the_source_wins() -> None:
    affixes = read_affixes(AFF)
    reading = french.read(affixes, Form("les", "les", (), ("po:det", "is:pl", "st:le")))
    assert reading is not None
    assert reading.lemma == "le"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("cœur", "COEUR"),
        ("arc-en-ciel", "ARCENCIEL"),
        ("aujourd'hui", "AUJOURDHUI"),
        ("à", None),
        ("anticonstitutionnel", None),
        ("µm", None),
    ],
)
def test_MC_01_keys(text: str, word: str | None) -> None:
    assert french.key(text) == word


spelled = st.one_of(
    st.text("abéèœçs", min_size=2, max_size=7),
    st.builds("{}-{}'{}".format, *[st.text("aéœ", min_size=1, max_size=3)] * 3),
    st.text("aé", min_size=2, max_size=5).map(str.capitalize),
    st.text("AÉ", min_size=2, max_size=5),
    st.just("McDo"),
)


@given(
    spelled,
    st.lists(st.text("abéœ", min_size=1, max_size=20), min_size=1, max_size=3),
    st.integers(1, 15),
)
def test_classes_are_read_back_as_written(text: str, lemmas: list[str], kind: int) -> None:
    word = french.key(text)
    if word:
        numbered = [(lemma, kind * number) for number, lemma in enumerate(lemmas)]
        line = class_line(word, kind, [(text, numbered), (text, [(lemmas[0], 300)])])
        assert int(line[0], 16) == kind
        assert analyses(word, line) == (
            Analysis(text, tuple(lemmas), tuple(number for _, number in numbered)),
            Analysis(text, (lemmas[0],), (300,)),
        )


def test_words_that_differ_alike_share_a_class() -> None:
    mange = class_line("MANGE", 5, [("mange", [("manger", 10)]), ("mangé", [("manger", 0)])])
    saute = class_line("SAUTE", 5, [("saute", [("sauter", 10)]), ("sauté", [("sauter", 0)])])
    assert mange == saute == "5|:0r.a|0é:1er.0"


def test_equal_sets_of_readings_have_one_number() -> None:
    sets = Sets()
    asked = (["Nms"], ["Nms", "Ams"], ["Nms"])
    assert [sets.number(codes) for codes in asked] == [0, 1, 0]
    assert sets.section() == b"Nms\nNms Ams"


@pytest.mark.parametrize(
    ("tags", "codes"),
    [
        ("v1 ipre spre 1sg 3sg", ["V-s1pi", "V-s3pi", "V-s1ps", "V-s3ps"]),
        ("v1 impe 2sg", ["V-s2pm"]),
        ("v1 ppas adj 1jsg mas sg", ["Vms-sp", "Ams"]),
        ("v3 infi", ["V----n"]),
        ("v3 ppre", ["V---pp"]),
        ("v3 ifut 3pl!", ["V-p3fi"]),
        ("nom adj epi pl", ["Nep", "Aep"]),
        ("mg propersuj 3pe mas sg", ["Pms3"]),
        ("mg prep det mas sg", ["Ems", "Dms"]),
        ("interj", ["I"]),
        ("loc.adv", ["R"]),
        ("", ["O"]),
    ],
)
def test_tags_become_codes(tags: str, codes: list[str]) -> None:
    assert sorted(reading_codes(tags.split())) == sorted(codes)


def test_codes_are_told_as_in_grammars() -> None:
    said = ["Nfs", "V-s2pm", "V-s3ps", "V-p1pi", "V-s3pi", "V-s1pi", "V-s1ii"]
    told = ["V-s1pi", "V-s3pi", "V-p1pi", "V-s1ii", "V-s3ps", "V-s2pm", "Nfs"]
    assert in_order(said) == told


LEXIQUE = """1_ortho\t2_phon\t3_lemme\t4_cgram\t9_freqfilms2\t10_freqlivres
porte\tpORt\tporte\tNOM\t200,5\t100,5
porte\tpORt\tporter\tVER\t60\t40
les\tle\tles\tART:def\t5000\t5000
les\tle\tles\tPRO:per\t100\t100
"""


def test_the_commonest_reading_comes_first() -> None:
    read = read_lexique(LEXIQUE.encode("cp1252"))
    assert read.sounds["porte"] == {"pORt"}
    counts = assemble.Counts({"porter": 6.0, "porte": 5.0}, read)
    assert counts.lemmas("porte", {"porter": {"V-s1pi"}, "porte": {"Nfs"}}) == ["porte", "porter"]
    # Lexique gives the article the lemma les.
    assert counts.lemmas("les", {"les": {"Pep3"}, "le": {"Dep"}}) == ["le", "les"]
    assert counts.codes("porte", "porte", {"Afs", "Nfs"}) == ["Nfs", "Afs"]
    with pytest.raises(ValueError, match="not of the format"):
        read_lexique(b"a\tb\n1\t2\n")


def test_frequencies_come_on_the_zipf_scale() -> None:
    packed = gzip.compress(
        msgspec.msgpack.encode([{"format": "cB", "version": 1}, [], ["de"], *[[]] * 298, ["chat"]])
    )
    read = read_frequencies(packed)
    # One word in ten to the 0.01 is 8.99 on the scale; one in a thousand, 6.
    assert read == {"de": pytest.approx(8.99), "chat": pytest.approx(6.0)}
    with pytest.raises(ValueError, match="not of the format"):
        read_frequencies(gzip.compress(msgspec.msgpack.encode([{"format": "x"}])))


def test_what_english_texts_add_to_the_counts_is_taken_off() -> None:
    french_counts = {"chat": 5.0, "with": 4.0, "four": 4.0, "table": 4.0}
    cleaned = without_english(french_counts, {"with": 7.0, "four": 5.0, "table": 6.0})
    # A hundredth of the English count: four loses a tenth, 4 + log10(0.9).
    assert cleaned == pytest.approx({"chat": 5.0, "four": 3.954}, abs=1e-3)


def test_spellings_add_up_and_unknown_forms_follow_their_lemma() -> None:
    assert combined([3.0, 3.0]) == pytest.approx(3.301, abs=1e-3)
    known = {"cœur": 5.0, "coeur": 5.0, "manger": 5.0}
    assert zipf(["cœur"], ["cœur"], known) == pytest.approx(5.301, abs=1e-3)
    common = zipf(["mangeassions"], ["manger"], known)
    rare = zipf(["gloubait"], ["glouber"], known)
    assert 0 < rare < common <= FLOOR + 0.5


def test_lists_want_reasons_and_decide_once(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    for text, read, message in (
        ("avoir/S. po:nom", lists.supplement, "needs a reason"),
        ("HTTP", lists.refused, "needs a reason"),
        ("HTTP # a\nHTTP # b", lists.refused, "refused twice"),
        ("- VS", lists.short_words, "needs a reason"),
        ("VS", lists.short_words, "does not start with"),
        ("+ AU AU", lists.short_words, "decided twice"),
        ("+ MAISON", lists.short_words, "not short"),
    ):
        path.write_text(text, "utf-8")
        with pytest.raises(lists.ListError, match=message):
            read(path)
    path.write_text("# remark\n\n+ AU\n~ QI\n? KA  # why\n- VS  # why\n", "utf-8")
    assert lists.short_words(path) == {
        "AU": lists.Short(True, False),
        "QI": lists.Short(True, True),
        "KA": lists.Short(True, False),
        "VS": lists.Short(False, False),
    }


def test_nothing_short_goes_undecided() -> None:
    own = assemble.Lists("", {"ABCD": "a reason"}, {"AU": lists.Short(True, False)}, frozenset())
    parts = assemble.Parts()
    reading = french.Reading("words", french.NEUTRAL, "x")
    parts.add("xyz", reading)
    with pytest.raises(assemble.BuildError, match="short words: XYZ"):
        assemble.decide(parts, own)
    del parts.words["XYZ"]
    with pytest.raises(assemble.BuildError, match="no entry: AU"):
        assemble.decide(parts, own)
    parts.add("au", reading)
    with pytest.raises(assemble.BuildError, match="in no source: ABCD"):
        assemble.decide(parts, own)
    parts.add("abcd", reading)
    assemble.decide(parts, own)
    assert list(parts.words) == ["AU"]


def test_another_package_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    source = sources.WORDFREQ
    with pytest.raises(sources.SourceError, match=r"is not in .*fetch"):
        sources.read(source, tmp_path)
    (tmp_path / source.file).write_bytes(b"something else")
    with pytest.raises(sources.SourceError, match=r"is not wordfreq 3\.1\.1: its SHA-256 is"):
        sources.read(source, tmp_path)
