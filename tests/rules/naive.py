"""A plain solver for Mendelius: try every person and every joker at every place, and go back.

It shares no code with the program and makes no list of layouts: it marries two cards, draws
their Punnett square, gives them children, and goes on with the cards that are left.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random

GENES = {"R": "RR", "O": "RB", "B": "BB"}
COLOURS = {"RR": "R", "RB": "O", "BR": "O", "BB": "B"}
COUPLES = (("GM", "GF", "M", "F"), ("M", "F", "D", "S"))
ROUNDS = {
    1: (("pure", 1), ("pure", 1)),
    2: (("pure", 1), ("pure", 2)),
    3: (("pure", 2), ("pure", 2)),
    4: (("mixed", 2), ("mixed", 2)),
    5: (("mixed", 2), ("hybrid", 4)),
    7: (("hybrid", 4), ("hybrid", 4)),
}
OCHRES = {"pure": 0, "mixed": 1, "hybrid": 2}


@dataclass(frozen=True)
class House:
    """The house rules that matter here, as the rules name them."""

    proportions: str = "exact"
    child_sexes: str = "free"
    jokers_per_cross: str = "any"
    round6: str = "AB"


@dataclass(frozen=True)
class Hand:
    """Cards not used yet: people, and wild cards that are all alike."""

    people: tuple[str, ...]
    wild: int

    def give(self, kind: str) -> "Iterator[tuple[Hand, bool]]":
        """The hand without that person, and without a wild card instead (True)."""
        if kind in self.people:
            left = list(self.people)
            left.remove(kind)
            yield Hand(tuple(left), self.wild), False
        if self.wild:
            yield Hand(self.people, self.wild - 1), True


def square(mother: str, father: str) -> list[str]:
    """The colours of the four fertilisations."""
    return [COLOURS[egg + sperm] for egg in GENES[mother] for sperm in GENES[father]]


def families(mother: str, father: str, count: int, house: House) -> list[tuple[str, ...]]:
    """The colours so many children may have."""
    four = square(mother, father)
    bags = combinations_with_replacement("RBO", count)
    if house.proportions == "possible":
        return [bag for bag in bags if set(bag) <= set(four)]
    return [bag for bag in bags if all(4 * bag.count(c) == count * four.count(c) for c in "RBO")]


Child = tuple[str, str]  # sex, colour; sex "?" for a joker
Born = Iterator[tuple[Hand, tuple[Child, ...]]]


def children(hand: Hand, colours: tuple[str, ...], sexes: tuple[str, str], house: House) -> Born:
    """Give children of those colours; each way of people and jokers once."""

    def go(
        hand: Hand, at: int, made: tuple[Child, ...]
    ) -> Iterator[tuple[Hand, tuple[Child, ...]]]:
        if at == len(colours):
            if house.child_sexes == "free" or both_sexes(made, sexes):
                yield hand, made
            return
        colour = colours[at]
        same = [sex for sex, c in made if c == colour]
        for sex in (*sexes, "?"):
            order = (*sexes, "?")
            if same and order.index(sex) < order.index(same[-1]):
                continue
            left = (
                Hand(hand.people, hand.wild - 1)
                if sex == "?" and hand.wild
                else next((h for h, wild in hand.give(colour + sex) if not wild), None)
                if sex != "?"
                else None
            )
            if left is not None:
                yield from go(left, at + 1, (*made, (sex, colour)))

    yield from go(hand, 0, ())


def both_sexes(made: tuple[Child, ...], sexes: tuple[str, str]) -> bool:
    known = {sex for sex, _ in made}
    return len(made) < 2 or "?" in known or known == set(sexes)


def one_too_many(house: House, jokers: int) -> bool:
    return house.jokers_per_cross == "one" and jokers > 1


def cross(hand: Hand, kind: str, count: int, house: House) -> Iterator[Hand]:
    """What is left of the hand after any cross of that kind."""
    for mother_role, father_role, girl, boy in COUPLES:
        for mother in "ROB":
            for father in "ROB":
                if (mother + father).count("O") != OCHRES[kind]:
                    continue
                for one, joker in hand.give(mother + mother_role):
                    for two, another in one.give(father + father_role):
                        for bag in families(mother, father, count, house):
                            for left, made in children(two, bag, (girl, boy), house):
                                jokers = joker + another + sum(s == "?" for s, _ in made)
                                if not one_too_many(house, jokers):
                                    yield left


def tree(hand: Hand, house: House) -> Iterator[Hand]:
    """MD-09 A."""

    def couple(hand: Hand, role: str) -> Iterator[tuple[Hand, str, bool, int]]:
        for mother in "RB":
            for father in "RB":
                colour = square(mother, father)[0]
                for one, joker in hand.give(mother + "GM"):
                    for two, another in one.give(father + "GF"):
                        for three, third in two.give(colour + role):
                            if not one_too_many(house, joker + another + third):
                                yield three, colour, third, joker + another + third

    for one, her, she_is_wild, _ in couple(hand, "M"):
        for two, him, he_is_wild, _ in couple(one, "F"):
            for bag in families(her, him, 4, house):
                for left, made in children(two, bag, ("D", "S"), house):
                    jokers = she_is_wild + he_is_wild + sum(s == "?" for s, _ in made)
                    if not one_too_many(house, jokers):
                        yield left


def three_generations(hand: Hand, house: House) -> Iterator[Hand]:
    """MD-09 B."""
    for her in "ROB":
        for him in "ROB":
            for one, joker in hand.give(her + "GM"):
                for two, another in one.give(him + "GF"):
                    for bag in families(her, him, 4, house):
                        yield from second_generation(two, bag, joker + another, house)


def second_generation(
    hand: Hand, bag: tuple[str, ...], jokers: int, house: House
) -> Iterator[Hand]:
    """Make two of four children women and two men, marry them, give them four children."""
    pairs = {(a, b) for i, a in enumerate(bag) for j, b in enumerate(bag) if i != j}
    for women in pairs:
        rest = Counter(bag) - Counter(women)
        for men in {tuple(rest.elements()), tuple(rest.elements())[::-1]}:
            for one, a in hand.give(women[0] + "M"):
                for two, b in one.give(women[1] + "M"):
                    for three, c in two.give(men[0] + "F"):
                        for four, d in three.give(men[1] + "F"):
                            if one_too_many(house, jokers + a + b + c + d):
                                continue
                            first = (women[0], men[0], a + c)
                            yield from grandchildren(four, first, (women[1], men[1], b + d), house)


def grandchildren(
    hand: Hand, one: tuple[str, str, int], two: tuple[str, str, int], house: House
) -> Iterator[Hand]:
    """Couples of one type together have four children; of two types each has its own."""
    if sorted(one[:2]) == sorted(two[:2]):
        for bag in families(one[0], one[1], 4, house):
            for left, made in children(hand, bag, ("D", "S"), house):
                if shared_out(one[2], two[2], sum(s == "?" for s, _ in made), house):
                    yield left
        return
    for count in (1, 2, 3):
        for here in families(one[0], one[1], count, house):
            for left, made in children(hand, here, ("D", "S"), house):
                if one_too_many(house, one[2] + sum(s == "?" for s, _ in made)):
                    continue
                for there in families(two[0], two[1], 4 - count, house):
                    for last, others in children(left, there, ("D", "S"), house):
                        if not one_too_many(house, two[2] + sum(s == "?" for s, _ in others)):
                            yield last


def shared_out(one: int, two: int, jokers: int, house: House) -> bool:
    """Whether four children, so many of them jokers, can be given to two couples, each some."""
    return any(
        not one_too_many(house, one + mine) and not one_too_many(house, two + jokers - mine)
        for size in (1, 2, 3)
        for mine in range(jokers + 1)
        if mine <= size and jokers - mine <= 4 - size
    )


def large_family(hand: Hand, house: House) -> Iterator[Hand]:
    """MD-09 C."""
    for her in "RB":
        for him in "RB":
            for one, a in hand.give(her + "GM"):
                for two, b in one.give(him + "GF"):
                    for mother, father in families(her, him, 2, house):
                        for three, c in two.give(mother + "M"):
                            for four, d in three.give(father + "F"):
                                for bag in families(mother, father, 6, house):
                                    for left, made in children(four, bag, ("D", "S"), house):
                                        young = sum(s == "?" for s, _ in made)
                                        if not (
                                            one_too_many(house, a + b + c + d)
                                            or one_too_many(house, c + d + young)
                                        ):
                                            yield left


def rests(number: int, hand: Hand, house: House) -> Iterator[Hand]:
    """What is left of the hand after everything the round asks for."""
    if number == 6:
        ways = {"A": tree, "B": three_generations, "C": large_family}
        for pattern in house.round6:
            yield from ways[pattern](hand, house)
        return
    first, second = ROUNDS[number]
    seen = set()
    for rest in cross(hand, *first, house):
        if rest not in seen:
            seen.add(rest)
            yield from cross(rest, *second, house)


def last_cards(number: int, cards: list[str], house: House = House()) -> set[str]:
    """Every card that can go face down; a wild card as ``*``."""
    people = tuple(sorted(c for c in cards if c not in ("JK", "DC")))
    wild = len(cards) - len(people)
    return {(h.people or ("*",))[0] for h in rests(number, Hand(people, wild), house)}


SIZES = {1: 6, 2: 7, 3: 8, 4: 8, 5: 10, 6: 10, 7: 12}
EVERYBODY = [
    colour + role
    for colour in "ROB"
    for role, copies in (("GM", 1), ("GF", 1), ("M", 2), ("F", 2), ("D", 3), ("S", 3))
    for _ in range(copies)
]


def near_hand(number: int, chance: Random, house: House = House()) -> list[str]:
    """A hand that completes the round, or very nearly, with no to four wild cards.

    A handful of jokers is laid out at random; then some places go to wild cards and some,
    mostly none or one, to anybody.
    """
    cards = full_layout(number, chance, house)
    for at in chance.sample(range(len(cards)), chance.choice((0, 0, 1, 1, 2, 3, 4))):
        cards[at] = chance.choice(("JK", "JK", "JK", "DC"))
    for at in chance.sample(range(len(cards)), chance.choice((0, 0, 0, 1, 1, 2))):
        cards[at] = chance.choice(EVERYBODY)
    cards.append(chance.choice([*EVERYBODY, "JK", "JK"]))
    chance.shuffle(cards)
    return cards


def full_layout(number: int, chance: Random, house: House) -> list[str]:
    """Cards that complete the round, drawn by chance."""
    if number != 6:
        return [card for part in ROUNDS[number] for card in some_cross(*part, chance, house)]
    if chance.choice(house.round6) == "A":
        cards, couple = [], []
        for role in "MF":
            mother, father = chance.choice("RB"), chance.choice("RB")
            couple.append(square(mother, father)[0])
            cards += [mother + "GM", father + "GF", couple[-1] + role]
        return cards + some_children(couple[0], couple[1], 4, ("D", "S"), chance, house)
    her, him = chance.choice("ROB"), chance.choice("ROB")
    bag = list(chance.choice(families(her, him, 4, house)))
    chance.shuffle(bag)
    cards = [her + "GM", him + "GF", *(c + r for c, r in zip(bag, "MMFF", strict=True))]
    pooled = chance.choice(families(bag[0], bag[2], 4, house) or [("R", "O", "O", "B")])
    return cards + [colour + chance.choice("DS") for colour in pooled]


def some_cross(kind: str, count: int, chance: Random, house: House) -> list[str]:
    mother_role, father_role, girl, boy = chance.choice(COUPLES)
    pairs = [(m, f) for m in "ROB" for f in "ROB" if (m + f).count("O") == OCHRES[kind]]
    mother, father = chance.choice(pairs)
    young = some_children(mother, father, count, (girl, boy), chance, house)
    return [mother + mother_role, father + father_role, *young]


def some_children(
    mother: str, father: str, count: int, sexes: tuple[str, str], chance: Random, house: House
) -> list[str]:
    bag = chance.choice(families(mother, father, count, house))
    return [colour + chance.choice(sexes) for colour in bag]
