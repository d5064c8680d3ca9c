import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPicture, NO_EDITS, writePicture } from './picture.ts';
import { readSheet, SHEET_KINDS, sheetPicture, wrapLine } from './sheet.ts';

const sheets = fc.record({
  kind: fc.constantFrom(...SHEET_KINDS),
  title: fc.string({ unit: 'grapheme' }),
  lines: fc.array(fc.string({ unit: 'grapheme' })),
});

describe('a sheet', () => {
  it('is told whole by its name, also behind edits', () => {
    fc.assert(
      fc.property(sheets, sheet => {
        expect(readSheet(sheetPicture(sheet))).toEqual(sheet);
        const turned = writePicture(sheetPicture(sheet), { ...NO_EDITS, turn: 90 });
        expect(readSheet(readPicture(turned).base)).toEqual(sheet);
      }),
    );
  });

  it('is nothing where the name is another, cut or wrong', () => {
    for (const name of [
      'cafe-receipt',
      'sheet:',
      'sheet:%5B%22note',
      'sheet:%',
      `sheet:${encodeURIComponent('["poster","a"]')}`,
      `sheet:${encodeURIComponent('["note","a",3]')}`,
    ])
      expect(readSheet(name), name).toBeNull();
  });
});

describe('a line that is too long', () => {
  it('is broken between words, and within one that is longer than the paper', () => {
    expect(wrapLine('two eggs and a lemon', 9)).toEqual(['two eggs', 'and a', 'lemon']);
    expect(wrapLine('extraordinarily', 6)).toEqual(['extrao', 'rdinar', 'ily']);
    expect(wrapLine('西红柿两个鸡蛋', 6)).toEqual(['西红柿', '两个鸡', '蛋']);
    expect(wrapLine('', 9)).toEqual(['']);
  });

  it('loses nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (line, room) => {
        expect(wrapLine(line, room).join('').replaceAll(/\s/gu, '')).toBe(line.replaceAll(/\s/gu, ''));
      }),
    );
  });
});
