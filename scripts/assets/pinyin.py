"""Makes src/shell/keyboard/pinyin.json: syllables -> words, commonest first.

Word frequencies are those of jieba's dictionary (MIT), readings those of pypinyin (MIT); both from PyPI:
    pip install jieba pypinyin && python scripts/assets/pinyin.py
"""
import json
import pathlib
import re

import jieba
from pypinyin import Style, lazy_pinyin, pinyin

WORDS, CHARACTERS = 14_000, 4_500
here = pathlib.Path(__file__).resolve().parents[2]
rows = []
for line in (pathlib.Path(jieba.__file__).parent / "dict.txt").read_text(encoding="utf-8").splitlines():
    word, count, _ = line.split(" ")
    if re.fullmatch(r"[\u4e00-\u9fff]{1,4}", word):
        rows.append((word, int(count)))
rows.sort(key=lambda r: (-r[1], r[0]))
words = [r for r in rows if len(r[0]) > 1][:WORDS]
characters = [r for r in rows if len(r[0]) == 1][:CHARACTERS]
table: dict[str, list[str]] = {}
for word, _ in words + characters:
    if len(word) == 1:
        readings = pinyin(word, style=Style.NORMAL, heteronym=True)[0][:3]
    else:
        readings = [" ".join(lazy_pinyin(word, v_to_u=False))]
    for reading in readings:
        table.setdefault(reading.replace("ü", "v"), []).append(word)
out = here / "src/shell/keyboard/pinyin.json"
out.write_text(json.dumps({k: " ".join(v) for k, v in sorted(table.items())}, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
print(len(table), "readings")
