"""Every test; the last line that is printed is what came of them, as JSON.

Given ``{"url": …}``, those that need phones use that server; without, they start one.
"""

from __future__ import annotations

import json
import os
import sys
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Timed(unittest.TextTestResult):
    """Keeps the seconds of each test."""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.seconds: dict[str, float] = {}

    def startTest(self, test: unittest.TestCase) -> None:
        self._began = time.monotonic()
        super().startTest(test)

    def stopTest(self, test: unittest.TestCase) -> None:
        self.seconds[test.id()] = time.monotonic() - self._began
        super().stopTest(test)


def main() -> None:
    """Runs them all."""
    given = json.loads(sys.argv[1]) if len(sys.argv) > 1 else {}
    if "url" in given:
        os.environ["TAPWORLD_URL"] = given["url"]
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    suite = unittest.TestLoader().discover(str(ROOT / "tests"), top_level_dir=str(ROOT))
    result = unittest.TextTestRunner(stream=sys.stderr, resultclass=Timed, warnings="default").run(suite)
    failures = [f"{test.id()}: {trace.strip()}" for test, trace in result.failures + result.errors]
    slowest = sorted(result.seconds.items(), key=lambda item: -item[1])[:5]
    print(
        json.dumps(
            {
                "ran": result.testsRun,
                "skipped": len(result.skipped),
                "failures": failures,
                "slowest": {name: round(s, 2) for name, s in slowest},
            }
        )
    )


if __name__ == "__main__":
    main()
