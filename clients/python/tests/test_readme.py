"""What the README shows, as it is shown."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import unittest
from pathlib import Path
from unittest import mock

from .real import connection
from .test_tinker import cookbook

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.S)


class Readme(unittest.TestCase):
    def test_its_programs_run(self) -> None:
        start, calls, gym, trl, tinker = BLOCKS
        server = connection()
        said = io.StringIO()
        names = {"server": server, "here": contextlib.nullcontext(server)}
        with contextlib.redirect_stdout(said):
            exec(start.replace('tapworld.Server("path/of/the/checkout")', "here"), names)
            exec(calls, names)
            exec(gym, names)
        self.assertRegex(said.getvalue(), r"write a note titled .* -?0(\.\d+)? 0(\.0)?\n")
        names["env"].close()
        names["envs"].close()
        names["client"].delete_phone(names["phone"])
        # TRL itself is not installed: what of it is this package's has to be there.
        import tapworld.trl

        for name in re.findall(r"tapworld\.trl\.(\w+)", trl):
            self.assertTrue(hasattr(tapworld.trl, name), name)
        with mock.patch.dict(sys.modules, cookbook()):
            sys.modules.pop("tapworld.tinker", None)
            group = "\n".join(line for line in tinker.split("\n") if not line.startswith(("from", "trajectories")))
            exec(group, names)
            self.assertEqual(names["group"].logging_tags(), ["notes", "notes/create-note"])
            sys.modules.pop("tapworld.tinker")

    def test_names_every_action_and_call(self) -> None:
        import tapworld

        for name in (
            "double_tap",
            "long_press",
            "type_text",
            "ask_user",
            "impossible",
            "open_app",
            "scroll",
            "drag",
        ):
            self.assertIn(f"`{name}`", README)
            self.assertTrue(hasattr(tapworld, name))
