import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cropInFile,
  cropOf,
  editedSize,
  filterOf,
  NO_EDITS,
  PICTURE_FILTERS,
  readPicture,
  writePicture,
  type PictureEdits,
} from './picture.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const anyEdits: fc.Arbitrary<PictureEdits> = fc.record({
  turn: fc.constantFrom(0, 90, 180, 270),
  mirror: fc.boolean(),
  crop: fc.record({ left: fraction, top: fraction, width: fraction, height: fraction }).map(cropOf),
  filter: fc.constantFrom(...(Object.keys(PICTURE_FILTERS) as (keyof typeof PICTURE_FILTERS)[])),
  brightness: fc.integer({ min: -100, max: 100 }),
  contrast: fc.integer({ min: -100, max: 100 }),
  saturation: fc.integer({ min: -100, max: 100 }),
});

test('edits are read as they were written, and none leave the name as it is', () => {
  expect(writePicture('sea', NO_EDITS)).toBe('sea');
  expect(readPicture('blob:ab#turn=45&crop=900,0,900,1000&filter=__proto__&brightness=999&x')).toEqual({
    base: 'blob:ab',
    edits: { ...NO_EDITS, crop: { left: 0.1, top: 0, width: 0.9, height: 1 }, brightness: 100 },
  });
  fc.assert(
    fc.property(anyEdits, edits => {
      expect(readPicture(writePicture('sea', edits))).toEqual({ base: 'sea', edits });
    }),
  );
});

test('a part of a turned picture lies in the file where it is seen', () => {
  const right = { left: 0.75, top: 0, width: 0.25, height: 1 };
  expect(cropInFile({ ...NO_EDITS, crop: right })).toEqual(right);
  // Turned clockwise, what was the top is on the right.
  expect(cropInFile({ ...NO_EDITS, turn: 90, crop: right })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 0.25,
  });
  expect(cropInFile({ ...NO_EDITS, turn: 180, crop: right })).toEqual({
    left: 0,
    top: 0,
    width: 0.25,
    height: 1,
  });
  expect(cropInFile({ ...NO_EDITS, turn: 270, crop: right })).toEqual({
    left: 0,
    top: 0.75,
    width: 1,
    height: 0.25,
  });
  expect(cropInFile({ ...NO_EDITS, mirror: true, crop: right })).toEqual({
    left: 0,
    top: 0,
    width: 0.25,
    height: 1,
  });
  fc.assert(
    fc.property(anyEdits, edits => {
      const { left, top, width, height } = cropInFile(edits);
      expect(Math.min(left, top, 1 - left - width, 1 - top - height)).toBeGreaterThan(-1e-9);
      expect(width * height).toBeCloseTo(edits.crop.width * edits.crop.height, 9);
    }),
  );
});

test('sizes and looks follow', () => {
  expect(
    editedSize(
      { width: 400, height: 300 },
      { ...NO_EDITS, turn: 90, crop: { left: 0, top: 0, width: 1, height: 0.5 } },
    ),
  ).toEqual({ width: 300, height: 200 });
  expect(filterOf(NO_EDITS)).toBe('');
  expect(filterOf({ ...NO_EDITS, filter: 'mono', brightness: 50, saturation: -100 })).toBe(
    'grayscale(1) brightness(1.300) saturate(0.000)',
  );
});
