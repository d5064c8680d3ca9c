"""Actions, elements, words and pictures, without a server."""

from __future__ import annotations

import re
import struct
import unittest
import zlib

import numpy as np

import tapworld
from tapworld import Element, Elements, Observation, Step
from tapworld.png import decode_png

from .fake import ELEMENTS


def element(index: int, role: str, name: str, **more) -> dict:
    return {
        "index": index,
        "id": f"e{index}",
        "parent": None,
        "role": role,
        "className": "c",
        "resourceId": "",
        "name": name,
        "bounds": [0, 10, 100, 30],
        "states": {},
        "package": "p",
        **more,
    }


SCREEN = [
    element(0, "button", "OK", states={"enabled": True, "clickable": True}),
    element(1, "button", " Cancel ", states={"enabled": False}),
    element(2, "switch", "Wi-Fi", states={"enabled": True, "checkable": True, "checked": True}),
    element(3, "switch", "Sync", states={"enabled": True, "checkable": True}),
    element(
        4,
        "textbox",
        "",
        hint="Title",
        value='A "b"',
        states={"enabled": True, "editable": True, "longClickable": True},
    ),
    element(5, "img", "", description="A boat", range={"min": 0, "max": 9, "now": 3, "step": 1}),
]
SEEN = {
    "elements": SCREEN,
    "foreground": {"app": "notes", "package": "p", "activity": "a", "route": "/"},
    "keyboard": True,
    "clock": 5,
}


class Actions(unittest.TestCase):
    def test_have_the_fields_of_the_wire(self) -> None:
        save = Element.from_wire(ELEMENTS[1])
        for made, wanted in [
            (tapworld.tap(1, 2), {"type": "tap", "x": 1, "y": 2}),
            (tapworld.tap(0.5, 0.25, space="unit"), {"type": "tap", "x": 0.5, "y": 0.25, "space": "unit"}),
            (tapworld.tap(save), {"type": "tap", "element": "b"}),
            (tapworld.tap(element=0), {"type": "tap", "element": 0}),
            (tapworld.double_tap("b"), {"type": "double_tap", "element": "b"}),
            (tapworld.long_press(element=save), {"type": "long_press", "element": "b"}),
            (tapworld.swipe((1, 2), (3, 4), 300), {"type": "swipe", "from": [1, 2], "to": [3, 4], "ms": 300}),
            (
                tapworld.drag((1, 2), (3, 4), space="thousand"),
                {"type": "drag", "from": [1, 2], "to": [3, 4], "space": "thousand"},
            ),
            (tapworld.scroll("down"), {"type": "scroll", "direction": "down"}),
            (
                tapworld.scroll("up", element=0, amount=2),
                {"type": "scroll", "direction": "up", "element": 0, "amount": 2},
            ),
            (tapworld.type_text("x"), {"type": "type", "text": "x"}),
            (
                tapworld.type_text("x", element=save, clear=True, enter=True),
                {"type": "type", "text": "x", "element": "b", "clear": True, "enter": True},
            ),
            (tapworld.clear(), {"type": "clear"}),
            (tapworld.clear(4), {"type": "clear", "element": 4}),
            (tapworld.key("back"), {"type": "key", "key": "back"}),
            (tapworld.open_app("notes"), {"type": "open_app", "app": "notes"}),
            (tapworld.wait(5), {"type": "wait", "ms": 5}),
            (
                tapworld.touch("down", 1, 2, pointer=1),
                {"type": "touch", "phase": "down", "x": 1, "y": 2, "pointer": 1},
            ),
            (tapworld.answer({"a": 1}), {"type": "answer", "fields": {"a": 1}}),
            (tapworld.ask_user("which"), {"type": "ask_user", "question": "which"}),
            (tapworld.done(), {"type": "done"}),
            (tapworld.impossible(), {"type": "impossible"}),
            (tapworld.impossible("no app"), {"type": "impossible", "reason": "no app"}),
        ]:
            self.assertEqual(made, wanted)

    def test_a_press_needs_a_point_or_an_element(self) -> None:
        for wrong in (
            lambda: tapworld.tap(),
            lambda: tapworld.tap(1),
            lambda: tapworld.tap(1, 2, element=3),
            lambda: tapworld.tap(y=2),
        ):
            self.assertRaises(ValueError, wrong)


class TheScreen(unittest.TestCase):
    def setUp(self) -> None:
        self.seen = Observation(SEEN)

    def test_elements_are_found(self) -> None:
        find = self.seen.find
        self.assertEqual(find("button", "OK").index, 0)
        self.assertEqual(find(name="Cancel").index, 1)
        self.assertEqual(find(name="A boat").index, 5)
        self.assertEqual(find(name=re.compile("^wi", re.I)).index, 2)
        self.assertEqual(find("switch", checked=False).index, 3)
        self.assertEqual(find("switch", nth=1).index, 3)
        self.assertEqual(find(value='A "b"').index, 4)
        self.assertEqual(find(long_clickable=True).index, 4)
        self.assertEqual([e.index for e in self.seen.find_all("switch")], [2, 3])
        self.assertEqual(find("button", "OK").center, (50, 20))

    def test_a_missing_element_lists_the_others(self) -> None:
        with self.assertRaisesRegex(
            tapworld.ElementNotFound, r'role .button. name .Save.* there are button "OK"'
        ) as none:
            self.seen.find("button", "Save")
        self.assertIsInstance(none.exception, LookupError)
        with self.assertRaisesRegex(tapworld.ElementNotFound, "2 elements have role .switch.; give nth"):
            self.seen.find("switch")
        with self.assertRaisesRegex(tapworld.ElementNotFound, "Only 2"):
            self.seen.find("switch", nth=2)
        with self.assertRaisesRegex(TypeError, "There is no state chequed"):
            self.seen.find(chequed=True)
        with self.assertRaisesRegex(tapworld.ElementNotFound, "none with a name"):
            Elements().find("button")

    def test_all_fields_are_read(self) -> None:
        self.assertEqual(
            (
                self.seen.keyboard,
                self.seen.clock,
                self.seen.foreground.app,
                self.seen.screenshot,
                self.seen.last_error,
            ),
            (True, 5, "notes", None, None),
        )
        boat = self.seen.elements[5]
        self.assertEqual(
            (boat.range.now, boat.description, boat.class_name, boat.states.enabled),
            (3, "A boat", "c", False),
        )
        pictured = Observation(
            {
                **SEEN,
                "screenshot": {"mime": "image/png", "width": 1, "height": 1, "base64": "aGk="},
                "lastError": {"code": "X", "message": "m"},
                "messages": [{"from": "user", "text": "hi"}],
            }
        )
        self.assertEqual((pictured.screenshot.data, pictured.screenshot.url), (b"hi", "data:image/png;base64,aGk="))
        self.assertEqual((pictured.last_error.message, pictured.messages[0].sender), ("m", "user"))

    def test_as_text(self) -> None:
        step = Step(
            Observation(
                {
                    **SEEN,
                    "goal": "Do it",
                    "budget": 9,
                    "steps": 2,
                    "last_action_error": "INVALID_ACTION: no",
                    "answer_sheet": {"title": "T", "fields": {"day": {"label": "Which day", "type": "date"}}},
                }
            ),
            None,
            False,
        )
        text = tapworld.step_text(step)
        for line in [
            "The last action was refused: INVALID_ACTION: no",
            '[0] button "OK"',
            '[1] button " Cancel " (disabled)',
            '[2] switch "Wi-Fi" (on)',
            '[3] switch "Sync" (off)',
            '[4] textbox "Title" = "A \\"b\\"" (takes text)',
            "Steps left: 7",
        ]:
            self.assertIn(line, text.split("\n"))
        self.assertEqual(tapworld.task_text(step), "Task: Do it\nAnswer sheet: day (date): Which day")
        # A model may write half a character, which the phone keeps and no tokenizer takes.
        halved = Step(
            Observation(
                {
                    **SEEN,
                    "tree": '[0] textbox "a\ud800b 😀"',
                    "goal": "\udfff",
                    "last_action_error": "No app \ud800",
                }
            ),
            None,
            False,
        )
        for said in (
            tapworld.step_text(halved),
            tapworld.screen_text(halved.observation),
            tapworld.task_text(halved),
        ):
            said.encode()
        self.assertIn('"a\ufffdb 😀"', tapworld.step_text(halved))
        self.assertIn("[0] tree", tapworld.screen_text(Observation({**SEEN, "tree": "[0] tree"})))


class Replies(unittest.TestCase):
    def test_hold_an_action(self) -> None:
        for reply in [
            '{"type": "done"}',
            '{"thought": "{\\"type\\": 1}", "action": {"type": "done"}}',
            'So {this} is\n```json\n{"action": {"type": "done"}}\n```',
            '{"type": "tap"} no: {"type": "done"}',
            "{" * 2_000 + '{"type": "done"}',
            '{"action": {"type": "done"}',
        ]:
            self.assertEqual(tapworld.read_action(reply), {"type": "done"})

    def test_without_an_action_raise(self) -> None:
        for reply in ["", "done", '{"action": "done"}', '[{"kind": 1}]', '{"type": 3}', "{"]:
            with self.assertRaises(ValueError, msg=reply):
                tapworld.read_action(reply)


def png(pixels: np.ndarray, filters: list[int], colour: int) -> bytes:
    """Written by the formulas of the PNG specification, byte for byte."""
    height, width, channels = pixels.shape
    rows = pixels.reshape(height, -1).astype(int)
    out = b""
    for y in range(height):
        for x in range(width * channels):
            a = rows[y][x - channels] if x >= channels else 0
            b = rows[y - 1][x] if y else 0
            c = rows[y - 1][x - channels] if y and x >= channels else 0
            p = a + b - c
            paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            predicted = [0, a, b, (a + b) // 2, paeth][filters[y]]
            out += (b"" if x else bytes([filters[y]])) + bytes([(rows[y][x] - predicted) % 256])
    packed = zlib.compress(out)
    chunk = lambda kind, body: struct.pack(">I", len(body)) + kind + body + b"\0\0\0\0"  # noqa: E731
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"tEXt", b"x")
        + chunk(b"IDAT", packed[:9])
        + chunk(b"IDAT", packed[9:])
        + chunk(b"IEND", b"")
    )


class Pictures(unittest.TestCase):
    def test_every_filter_and_kind(self) -> None:
        random = np.random.default_rng(1)
        for channels, colour in ((3, 2), (4, 6), (1, 0), (2, 4)):
            for seed in range(20):
                pixels = random.integers(0, 256 if seed % 2 else 4, (7, 5, channels), dtype=np.uint8)
                read = decode_png(png(pixels, [int(f) for f in random.integers(0, 5, 7)], colour))
                wanted = np.repeat(pixels[:, :, :1], 3, 2) if channels < 3 else pixels[:, :, :3]
                np.testing.assert_array_equal(read, wanted)

    def test_invalid_pictures(self) -> None:
        whole = png(np.zeros((2, 2, 3), np.uint8), [0, 0], 2)
        for wrong in (
            b"",
            b"\xff\xd8\xff",
            whole[:50],
            whole[:8],
            whole.replace(b"IHDR" + struct.pack(">IIB", 2, 2, 8), b"IHDR" + struct.pack(">IIB", 2, 2, 16)),
            png(np.zeros((1, 1, 3), np.uint8), [0], 2)[:-40],
        ):
            with self.assertRaises(ValueError):
                decode_png(wrong)
