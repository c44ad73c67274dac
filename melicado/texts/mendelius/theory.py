"""The theory behind the seven rounds, a page each, and one page more; in our own words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

PAGES = (1, 2, 3, 4, 5, 6, 7, 8)


def theory_title(page: int) -> str:
    """What a page is about."""
    return {
        1: translate("Theory", "Genes and alleles"),
        2: translate("Theory", "All alike: the first law"),
        3: translate("Theory", "Mother or father?"),
        4: translate("Theory", "The backcross"),
        5: translate("Theory", "What was hidden comes back: the second law"),
        6: translate("Theory", "Reading a pedigree"),
        7: translate("Theory", "Chance and large numbers"),
        8: translate("Theory", "Two characters at once: the third law"),
    }[page]


def theory_sentences(page: int) -> tuple[str, ...]:
    """The paragraphs of a page."""
    return _PAGES[page]()


def _genes() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "A gene is a piece of heredity. In this game one single gene decides the colour of a"
            " person, and it exists in two versions, called alleles: R for red and B for white.",
        ),
        translate(
            "Theory",
            "Everybody carries two alleles of the gene, one from the mother and one from the"
            " father: that pair is the genotype. Two alike, RR or BB, make a homozygous person, of"
            " a pure line. One of each, RB, makes a heterozygous person, a hybrid.",
        ),
        translate(
            "Theory",
            "What can be seen is the phenotype. Here neither allele hides the other, and RB shows"
            " as ochre: the colour tells the genotype. Geneticists call that incomplete dominance.",
        ),
        translate(
            "Theory",
            "A gamete, an egg cell or a sperm cell, carries only one of the two alleles. A red"
            " parent has nothing but R to give, and so two red parents have red children: pure"
            " lines breed true.",
        ),
    )


def _uniformity() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "Cross two pure lines. They are the parental generation, P, and their children are the"
            " first filial generation, F1.",
        ),
        translate(
            "Theory",
            "All the gametes of a pure parent are the same. So there is only one way to combine"
            " them, and all the children of F1 are alike, however many there are. This is Mendel's"
            " law of uniformity.",
        ),
        translate(
            "Theory",
            "Red with red gives red, white with white gives white, red with white gives ochre, and"
            " never anything else.",
        ),
    )


def _reciprocal() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "A red mother with a white father, or a white mother with a red father: these two are"
            " reciprocal crosses. Turn the square and look: every child is RB in both.",
        ),
        translate(
            "Theory",
            "So it does not matter which parent an allele comes from. That is a sign that this"
            " gene does not lie on a sex chromosome: its inheritance is not linked to sex.",
        ),
        translate("Theory", "Daughters and sons show every colour equally often."),
    )


def _backcross() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "Cross a hybrid back to one of the two pure lines it comes from. The pure parent makes"
            " one kind of gamete only, so the children show which gametes the hybrid makes.",
        ),
        translate(
            "Theory",
            "It makes both kinds equally often, R and B. One half of the children is expected to"
            " be like the pure parent, the other half ochre: 1 to 1.",
        ),
        translate(
            "Theory",
            "The game asks for what is expected. Real families vary: of two children, exactly one"
            " of each is born only half the time. Try it.",
        ),
    )


def _segregation() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "Two hybrids, RB and RB. When gametes form, the two alleles of a parent separate and"
            " each gamete gets one of them, R as often as B. This is Mendel's law of segregation.",
        ),
        translate(
            "Theory",
            "Four combinations are equally likely: RR once, RB twice, BB once. One quarter red,"
            " one half ochre, one quarter white is expected: 1 to 2 to 1.",
        ),
        translate(
            "Theory",
            "Red and white come back as pure as they were. The alleles had not blended in the"
            " ochre parents, they had only lain side by side.",
        ),
        translate(
            "Theory",
            "Four children show exactly 1 to 2 to 1 with a probability of 3/16 only. And with"
            " complete dominance, as in Mendel's peas, RR and RB would look the same: the same"
            " square then shows 3 to 1.",
        ),
    )


def _pedigree() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "A pedigree shows a family by generations: P at the top, F1 below, then F2. A line"
            " between two people joins a couple, and a line downwards leads to their children.",
        ),
        translate(
            "Theory",
            "Follow a colour through it. Two pure grandparents, red and white, have only ochre"
            " children. Yet among the grandchildren red and white are there again.",
        ),
        translate(
            "Theory",
            "A character that neither parent shows can thus come back from a grandparent: the"
            " parents carried its allele and passed it on.",
        ),
    )


def _numbers() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "Two hybrid families of four at once, each exactly 1 to 2 to 1: the probability is 3/16"
            " times 3/16, that is 9/256, about once in 28 tries.",
        ),
        translate(
            "Theory",
            "One family says little. Over many families the shares settle near 1/4, 1/2 and 1/4,"
            " and the more children are counted, the nearer. Let some be born and watch.",
        ),
        translate(
            "Theory",
            "That is why Mendel counted peas by the thousand. In one experiment he found 5,474"
            " round seeds and 1,850 wrinkled ones, 2.96 to 1, where 3 to 1 was expected.",
        ),
    )


def _assortment() -> tuple[str, ...]:
    return (
        translate(
            "Theory",
            "Take two characters whose genes lie on different chromosomes. Their alleles pass into"
            " the gametes independently of each other: Mendel's law of independent assortment."
            " Probabilities are then multiplied.",
        ),
        translate(
            "Theory",
            "With complete dominance in both characters, F2 shows four kinds in the proportion"
            " 9 to 3 to 3 to 1. Genes that lie close together on one chromosome do not obey this"
            " law: they are linked.",
        ),
        translate(
            "Theory",
            "In this game sex is the second character. A child of two ochre parents is red with"
            " probability 1/4 and a daughter with 1/2, so a red daughter with 1/8.",
        ),
        translate(
            "Theory",
            "Gregor Mendel (1822-1884) told of his peas in two lectures in 1865; they were printed"
            " in 1866 and hardly noticed. In 1900 Hugo de Vries, Carl Correns and Erich von"
            " Tschermak came upon the same laws again.",
        ),
    )


_PAGES = {
    1: _genes,
    2: _uniformity,
    3: _reciprocal,
    4: _backcross,
    5: _segregation,
    6: _pedigree,
    7: _numbers,
    8: _assortment,
}


def family_adjective(family: str) -> str:
    """The colour of a family as a choice names it."""
    return {
        "R": translate("Theory", "red"),
        "O": translate("Theory", "ochre"),
        "B": translate("Theory", "white"),
    }[family]
