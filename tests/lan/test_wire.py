"""Frames, limits, proof and stamps: the parts of the wire that know no socket."""

import contextlib
import hashlib
import hmac

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from melicado.lan import messages as ms
from melicado.lan.limits import Bucket
from melicado.lan.proof import TRIES, WAIT_MS, Doorkeeper, new_code, prove, proven
from melicado.lan.stamps import CAP_MS, MEMORY_MS, Delay, stamp
from melicado.lan.wire import GUEST_LIMIT, Framer, WireError, frame, message

GUEST = msgspec.json.Decoder(ms.FromGuest)


@given(st.lists(st.text(max_size=60), min_size=1, max_size=8), st.data())
def test_frames_survive_any_cutting_of_the_stream(texts: list[str], data: st.DataObject) -> None:
    stream = b"".join(frame(ms.Say(text)) for text in texts)
    framer, bodies = Framer(GUEST_LIMIT), []
    while stream:
        cut = data.draw(st.integers(1, len(stream)))
        bodies += framer.feed(stream[:cut])
        stream = stream[cut:]
    assert [message(body, GUEST).text for body in bodies] == texts


@pytest.mark.parametrize("length", [0, GUEST_LIMIT + 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF])
def test_a_length_that_is_not_allowed_is_refused_before_its_body(length: int) -> None:
    with pytest.raises(WireError) as error:
        Framer(GUEST_LIMIT).feed(length.to_bytes(4, "big"))
    assert error.value.reason == "frame_length"


def test_a_frame_of_just_the_limit_passes() -> None:
    body = b"x" * GUEST_LIMIT
    assert Framer(GUEST_LIMIT).feed(GUEST_LIMIT.to_bytes(4, "big") + body) == [body]


@given(st.binary(max_size=300))
def test_no_content_raises_anything_but_a_wire_error(body: bytes) -> None:
    with contextlib.suppress(WireError):
        assert isinstance(message(body, GUEST), ms.Message)


def test_nested_without_end_is_a_wire_error() -> None:
    deep = b'{"type":"do","number":1,"command":' + b"[" * 60_000
    with pytest.raises(WireError):
        message(deep, GUEST)


def test_a_text_over_255_characters_is_refused() -> None:
    assert message(msgspec.json.encode(ms.Say("é" * 255)), GUEST).text == "é" * 255
    with pytest.raises(WireError):
        message(msgspec.json.encode({"type": "say", "text": "é" * 256}), GUEST)


def test_a_burst_of_sixty_then_thirty_a_second() -> None:
    bucket = Bucket(0)
    assert [bucket.take(0) for _ in range(61)] == [True] * 60 + [False]
    assert sum(bucket.take(1000) for _ in range(100)) == 30
    assert not bucket.take(500)  # a clock that goes back gives nothing


def test_the_proof_is_the_hmac_of_both_nonces_under_the_code() -> None:
    expected = hmac.new(b"K7QX2", b"host/guest", hashlib.sha256).hexdigest()
    assert prove(" k7q x2 ", "host", "guest") == expected
    assert proven("K7QX2", "host", "guest", expected)
    assert not proven("K7QX3", "host", "guest", expected)
    assert not proven("K7QX2", "guest", "host", expected)
    assert not proven("K7QX2", "host", "guest", "é")


def test_codes_have_no_letters_that_look_alike() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert not set("".join(codes)) & set("IO01")


def test_three_wrong_codes_then_a_minute() -> None:
    door = Doorkeeper()
    for now in range(TRIES):
        assert door.waits("a", now) == 0
        door.wrong("a", now)
    assert door.waits("a", TRIES) == WAIT_MS - 1
    assert door.waits("b", TRIES) == 0
    assert door.waits("a", TRIES - 1 + WAIT_MS) == 0
    door.right("a")
    assert door.waits("a", TRIES) == 0


def test_a_stamp_goes_back_by_the_smallest_round_trip() -> None:
    delay = Delay()
    assert stamp(1000, delay, 0) == 1000
    delay.add(500, 120)
    delay.add(600, 80)
    assert stamp(1000, delay, 0) == 920
    assert stamp(1000, delay, 950) == 950  # never before the step it answers was sent
    delay.add(600 + MEMORY_MS + 1, 200)
    assert stamp(40_000, delay, 0) == 39_800  # the old trips are forgotten


@given(st.integers(0, 10**6), st.integers(-(10**6), 10**6), st.integers(0, 10**6))
def test_a_liar_gains_the_cap_at_most(arrival: int, trip: int, answered: int) -> None:
    delay = Delay()
    delay.add(0, trip)
    assert arrival - CAP_MS <= stamp(arrival, delay, answered) <= arrival
