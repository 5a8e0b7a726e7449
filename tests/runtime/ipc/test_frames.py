"""The frame codec against its layout, written out by hand and with `struct`, which the codec does not use."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawcx_runtime import HawcxError
from hawcx_runtime.ipc.errors import ProtocolError
from hawcx_runtime.ipc.frames import Frame, FrameReader, encode_frame
from hawcx_runtime.limits import FRAME_BYTES

frames = st.builds(Frame, type=st.integers(0, 255), payload=st.binary(max_size=300))


def as_struct(frame: Frame) -> bytes:
    return struct.pack(">IB", 1 + len(frame.payload), frame.type) + frame.payload


def read_all(reader: FrameReader) -> list[Frame]:
    return list(iter(reader.next_frame, None))


@pytest.mark.parametrize(
    ("frame", "wire"),
    [
        (Frame(0x52, b"{}"), "00000003 52 7b7d"),
        (Frame(0x00, b""), "00000001 00"),
        (Frame(0xFF, b"\x00"), "00000002 ff 00"),
        (Frame(0x53, b"x" * 255), "00000100 53" + "78" * 255),
    ],
    ids=["request", "empty payload", "highest type", "length carries into the third byte"],
)
def test_a_frame_has_the_bytes_of_the_layout(frame: Frame, wire: str) -> None:
    assert encode_frame(frame.type, frame.payload) == bytes.fromhex(wire)
    reader = FrameReader()
    reader.feed(bytes.fromhex(wire))
    assert read_all(reader) == [frame]


@given(st.lists(frames, max_size=5), st.lists(st.integers(1, 40), min_size=1))
def test_any_cut_of_the_stream_gives_the_same_frames(sent: list[Frame], sizes: list[int]) -> None:
    wire = b"".join(encode_frame(frame.type, frame.payload) for frame in sent)
    assert wire == b"".join(map(as_struct, sent))
    reader, received, turn = FrameReader(), [], 0
    while wire:
        size = sizes[turn % len(sizes)]
        reader.feed(wire[:size])
        received += read_all(reader)
        wire, turn = wire[size:], turn + 1
    reader.finish()
    assert received == sent


@given(frames, st.data())
def test_a_stream_cut_inside_a_frame_is_an_error_at_its_end(frame: Frame, data: st.DataObject) -> None:
    wire = as_struct(frame)
    cut = data.draw(st.integers(1, len(wire) - 1))
    reader = FrameReader()
    reader.feed(wire[:cut])
    assert reader.next_frame() is None
    assert reader.is_mid_frame
    with pytest.raises(ProtocolError, match=f"ended inside a frame, {cut} bytes into it"):
        reader.finish()


def test_a_stream_may_end_between_frames() -> None:
    reader = FrameReader()
    reader.finish()
    reader.feed(encode_frame(1, b"a"))
    assert read_all(reader) == [Frame(1, b"a")]
    assert not reader.is_mid_frame
    reader.finish()


def test_length_zero_is_refused() -> None:
    reader = FrameReader()
    reader.feed(b"\0\0\0\0")
    with pytest.raises(ProtocolError, match="length 0"):
        reader.next_frame()


def test_the_default_limit_is_accepted_and_one_past_it_refused_from_the_length_alone() -> None:
    reader = FrameReader()
    reader.feed(struct.pack(">I", FRAME_BYTES))
    assert reader.next_frame() is None
    reader = FrameReader()
    reader.feed(struct.pack(">I", FRAME_BYTES + 1))
    with pytest.raises(ProtocolError, match="16777217 bytes is larger than the 16777216"):
        reader.next_frame()


def test_a_frame_at_the_limit_passes_both_ways_and_one_past_it_neither() -> None:
    wire = encode_frame(7, b"abc", limit=4)
    reader = FrameReader(limit=4)
    reader.feed(wire)
    assert reader.next_frame() == Frame(7, b"abc")
    with pytest.raises(ProtocolError):
        encode_frame(7, b"abcd", limit=4)


def test_a_frame_of_the_default_limit_survives_the_round_trip() -> None:
    payload = bytes(FRAME_BYTES - 1)
    wire = memoryview(encode_frame(1, payload))
    reader = FrameReader()
    for start in range(0, len(wire), 65536):
        reader.feed(wire[start : start + 65536])
    frame = reader.next_frame()
    assert frame is not None
    assert frame.payload == payload


def test_a_broken_stream_stays_broken() -> None:
    reader = FrameReader(limit=8)
    reader.feed(struct.pack(">I", 9))
    for _again in range(2):
        with pytest.raises(ProtocolError, match="larger than the 8"):
            reader.next_frame()
    with pytest.raises(ProtocolError):
        reader.feed(as_struct(Frame(1, b"")))
    with pytest.raises(ProtocolError):
        reader.finish()


def test_frames_before_the_fault_are_still_given() -> None:
    reader = FrameReader()
    reader.feed(as_struct(Frame(1, b"good")) + b"\0\0\0\0")
    assert reader.next_frame() == Frame(1, b"good")
    with pytest.raises(ProtocolError):
        reader.next_frame()


@given(st.binary(max_size=64))
def test_any_bytes_give_frames_or_a_protocol_error(junk: bytes) -> None:
    reader = FrameReader(limit=32)
    reader.feed(junk)
    try:
        again = b"".join(map(as_struct, read_all(reader)))
    except ProtocolError:
        return
    assert junk.startswith(again)


@pytest.mark.parametrize("type", [-1, 256])
def test_a_type_that_is_no_byte_is_not_sent(type: int) -> None:
    with pytest.raises(ProtocolError, match="one byte"):
        encode_frame(type, b"")


@pytest.mark.parametrize("limit", [0, -1, 2**32])
def test_a_limit_that_no_length_field_can_hold_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="frame limit"):
        FrameReader(limit=limit)
    with pytest.raises(ValueError, match="frame limit"):
        encode_frame(1, b"", limit=limit)


def test_protocol_errors_are_the_runtimes_own() -> None:
    assert issubclass(ProtocolError, HawcxError)


def test_a_frame_shows_its_size_and_never_its_payload() -> None:
    assert repr(Frame(0x52, b"secret")) == "Frame(type=0x52, payload=<6 bytes>)"
