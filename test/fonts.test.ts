import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FONTS = 'assets/fonts';

/**
 * Code points that a font has glyphs for: the segments of its cmap subtables of format 4 and the groups of those of format 12
 * (OpenType 1.9, "cmap").
 */
function glyphsOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const cmap = font.readUInt32BE(tables.find(at => font.toString('latin1', at, at + 4) === 'cmap')! + 8);
  const found = new Set<number>();
  const add = (from: number, to: number) => {
    for (let code = from; code <= to; code++) found.add(code);
  };
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    const format = font.readUInt16BE(at);
    if (format === 4) {
      const twice = font.readUInt16BE(at + 6);
      for (let segment = 0; segment < twice; segment += 2)
        add(font.readUInt16BE(at + 16 + twice + segment), font.readUInt16BE(at + 14 + segment));
    }
    if (format === 12)
      for (let group = 0; group < font.readUInt32BE(at + 12); group++)
        add(font.readUInt32BE(at + 16 + 12 * group), font.readUInt32BE(at + 20 + 12 * group));
  }
  return found;
}

/** What is never drawn: it chooses the drawing of the character before it. */
const VARIATION = 0xfe0f;
/** Signs that the calculator reads and shows as others, and the studio, which is drawn with a person's own fonts too. */
const ELSEWHERE = /^apps\/calculator\/math\/parse\.ts$|^src\/studio\//;

it('every character of apps, base data, keyboard and tasks has a glyph', () => {
  const files = readdirSync(FONTS).filter(name => /\.[ot]tf$/.test(name));
  const drawn = new Set([VARIATION]);
  for (const name of files) for (const code of glyphsOf(readFileSync(`${FONTS}/${name}`))) drawn.add(code);
  const texts = ['apps', 'src', 'bench/tasks'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name}`)
      .filter(file => /\.(tsx?|json)$/.test(file) && !/\.test\./.test(file) && !ELSEWHERE.test(file)),
  );
  const missing = texts.flatMap(file => {
    const characters = new Set(readFileSync(file, 'utf8'));
    const without = [...characters].filter(c => c > '\x7f' && !drawn.has(c.codePointAt(0)!));
    return without.length > 0 ? [`${file}: ${without.join('')}`] : [];
  });
  expect(missing, 'Run scripts/assets/fonts.py, which cuts the fonts to what the texts use').toEqual([]);
});
