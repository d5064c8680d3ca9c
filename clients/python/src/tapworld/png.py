"""PNG pictures as arrays, with zlib and numpy alone."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}

Pixels = npt.NDArray[np.uint8]


def decode_png(data: bytes) -> Pixels:
    """Decodes a picture to height × width × 3 bytes of red, green and blue. Alpha is dropped.

    Reads 8-bit grey, RGB and RGBA without interlacing (PNG, third edition, sections 7 to 9), as the server draws it.

    Raises:
        ValueError: The data is not such a PNG.
    """
    if not data.startswith(SIGNATURE):
        raise ValueError('The picture is not a PNG: observe with screenshot "png"')
    at, packed, header = len(SIGNATURE), [], None
    while at + 8 <= len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed.append(body)
        elif kind == b"IEND":
            break
        at += 12 + length
    if header is None:
        raise ValueError("This PNG has no header")
    width, height, depth, colour, _, _, interlaced = header
    if depth != 8 or colour not in CHANNELS or interlaced:
        raise ValueError(
            f"A PNG of depth {depth}, colour type {colour}{', interlaced' if interlaced else ''} is not read"
        )
    channels = CHANNELS[colour]
    try:
        lines = np.frombuffer(zlib.decompress(b"".join(packed)), np.uint8).reshape(height, 1 + width * channels)
    except (zlib.error, ValueError) as wrong:
        raise ValueError(f"This PNG is damaged: {wrong}") from wrong
    pixels = _unfiltered(lines[:, 0], lines[:, 1:].reshape(height, width, channels))
    return np.ascontiguousarray(np.repeat(pixels[:, :, :1], 3, 2) if channels < 3 else pixels[:, :, :3])


def _unfiltered(filters: Any, lines: Pixels) -> Pixels:
    out = np.empty_like(lines)
    above = np.zeros_like(lines[0])
    for row, (kind, line) in enumerate(zip(filters, lines)):
        if kind == 0:
            out[row] = line
        elif kind == 1:
            out[row] = np.cumsum(line, axis=0, dtype=np.uint8)
        elif kind == 2:
            out[row] = line + above
        elif kind == 3:
            out[row] = _average(line, above)
        elif kind == 4:
            out[row] = _paeth(line, above)
        else:
            raise ValueError(f"This PNG is damaged: filter {kind}")
        above = out[row]
    return out


def _average(line: Pixels, above: Pixels) -> list[list[int]]:
    left = [0] * line.shape[1]
    made = []
    for given, up in zip(line.tolist(), above.tolist()):
        left = [(g + ((a + b) >> 1)) & 255 for g, a, b in zip(given, left, up)]
        made.append(left)
    return made


def _paeth(line: Pixels, above: Pixels) -> list[list[int]]:
    left = corner = [0] * line.shape[1]
    made = []
    for given, up in zip(line.tolist(), above.tolist()):
        now = []
        for g, a, b, c in zip(given, left, up, corner):
            pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
            now.append((g + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255)
        made.append(now)
        left, corner = now, up
    return made
