import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { codecs, pictureOptionsOf } from './index.ts';
import { shrink, smartResize } from './shared/resize.ts';
import { reachOf, screenOf } from './shared/screen.ts';
import { BUCKET_WEIGHTS, bucketOf, labelsOf } from './small-controller.ts';
import { element, observationOf, screen } from './testing/screens.ts';

const { mask, show, parse, format } = codecs['small-controller']!;

test('first codes and labels are limited to what the screen has', () => {
  expect(mask!(screen(), null)).toEqual({
    codes: ['T', 'P', 'K', 'U', 'D', 'L', 'R', 'B', 'H', 'W', 'F', 'I'],
    labels: { T: ['1', '2', '3', '4'], P: ['1', '2'] },
    prefixes: ['K '],
    texts: ['T 1', 'T 2', 'T 3', 'T 4', 'P 1', 'P 2', 'U', 'D', 'L', 'R', 'B', 'H', 'W', 'F', 'I'],
  });
  const bare = observationOf([element(0, { name: 'Off' })]);
  expect(mask!(bare, null)).toEqual({
    codes: ['B', 'H', 'W', 'F', 'I'],
    labels: { T: [], P: [] },
    prefixes: [],
    texts: ['B', 'H', 'W', 'F', 'I'],
  });
});

test('a seed shuffles labels: all of them stay, equal screens keep them, and what is written with one is read with it', () => {
  const observation = observationOf(
    Array.from({ length: 20 }, (_, i) => element(i, { states: { clickable: true } })),
  );
  const order = (seed?: number) => [...labelsOf(observation, seed)].map(([label]) => label);
  expect(order()).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(order(7)).not.toEqual(order());
  expect(order(7)).not.toEqual(order(8));
  expect(order(7)).toEqual(order(7));
  expect([...order(7)].sort((a, b) => a - b)).toEqual(order());
  for (let i = 0; i < 20; i++)
    expect(
      parse(format({ type: 'tap', element: i }, observation, null, { seed: 7 }), observation, null, {
        seed: 7,
      }),
    ).toEqual({ type: 'tap', element: `e${i}` });
});

test('the tree has ranges and states, and never leaves out what has a label', () => {
  expect(show(screen(), 3).list.split('\n')).toEqual([
    '- list "" (scrolls)',
    ' 1 button "Row"',
    '2 textbox "Title" = "" (focused, takes text)',
    '3 textbox "Place" = "Bath" (takes text)',
    '4 slider "Volume" 0–10 now 4',
    ' - img "A boat"',
  ]);
  const long = observationOf([
    ...Array.from({ length: 300 }, (_, i) => element(i)),
    ...Array.from({ length: 300 }, (_, i) => element(300 + i, { states: { clickable: true } })),
  ]);
  const lines = show(long, 3).list.split('\n');
  expect([lines.length, lines.at(-2), lines.at(-1)]).toEqual([
    401,
    '300 text "Thing 599"',
    'and 200 more texts',
  ]);
});

test('steps are weighed by their bucket', () => {
  expect(
    (['tap', 'long_press', 'type', 'scroll', 'swipe', 'wait', 'key', 'done', 'open_app'] as const).map(
      type => BUCKET_WEIGHTS[bucketOf({ type })],
    ),
  ).toEqual([1.5, 1.5, 1, 1.2, 1.2, 0.5, 1, 1, 1]);
});

test('a run takes the pictures that a codec wants: 464 wide of 360 points, numbered, or at the screen’s own scale', () => {
  expect(pictureOptionsOf(codecs['small-controller']!)).toEqual({ scale: 464 / 360, format: 'png' });
  expect(pictureOptionsOf(codecs['small-controller']!, 2)).toEqual({ scale: 2, format: 'png' });
  expect(pictureOptionsOf(codecs['m3a']!)).toEqual({ marks: true });
  expect(pictureOptionsOf(codecs['tapworld']!, 1)).toEqual({ scale: 1 });
  expect(() => pictureOptionsOf(codecs['android-world']!, 1)).toThrow(RangeError);
});

test('an earlier picture is made smaller, each pixel the mean of those it covers', () => {
  const from = new PNG({ width: 4, height: 2 });
  // Columns of 0, 100, 40, 60 above those of 20, 80, 0, 100: means 50 and 50.
  for (const [i, grey] of [0, 100, 40, 60, 20, 80, 0, 100].entries())
    from.data.set([grey, grey, grey, 255], 4 * i);
  const base64 = PNG.sync.write(from).toString('base64');
  const small = PNG.sync.read(Buffer.from(shrink(base64, 2), 'base64'));
  expect([small.width, small.height, ...small.data]).toEqual([2, 1, 50, 50, 50, 255, 50, 50, 50, 255]);
  expect(shrink(base64, 4)).toBe(base64);
});

test('a processor brings sides to multiples of 28, within bounds', () => {
  expect(smartResize({ width: 1_080, height: 2_400 }, 3_136, 12_845_056)).toEqual({
    width: 1_092,
    height: 2_408,
  });
  // A half goes to the even neighbour, as in Python: 854 / 28 = 30.5 and 1246 / 28 = 44.5 down, 882 / 28 = 31.5 up.
  expect(
    [
      [480, 854],
      [1_246, 882],
    ].map(([width, height]) => smartResize({ width: width!, height: height! }, 3_136, 12_845_056)),
  ).toEqual([
    { width: 476, height: 840 },
    { width: 1_232, height: 896 },
  ]);
  // Over it: 500,000 of 2,000,000 pixels is a scale of 0.5: 500 and 1000, rounded down to 17 and 35 times 28.
  expect(smartResize({ width: 1_000, height: 2_000 }, 3_136, 500_000)).toEqual({ width: 476, height: 980 });
  // Under it: 78,400 of 40,000 is a scale of 1.4: 140 and 560.
  expect(smartResize({ width: 100, height: 400 }, 78_400, 12_845_056)).toEqual({ width: 140, height: 560 });
});

test('the screen is what the caller says, or follows from the picture and what is on it', () => {
  expect(screenOf(observationOf([]), { screen: { width: 5, height: 6 } })).toEqual({ width: 5, height: 6 });
  expect(screenOf(screen(360))).toEqual({ width: 1_080, height: 2_400 });
  expect(screenOf(observationOf([element(0, { bounds: [0, 0, 2_300, 900] })]))).toEqual({
    width: 2_400,
    height: 1_080,
  });
  const small = (width: number, height: number) => ({
    ...observationOf([element(0, { bounds: [0, 0, 720, 1_600] })]),
    screenshot: { mime: 'image/png', width, height, base64: '' },
  });
  expect(screenOf(small(720, 1_600))).toEqual({ width: 720, height: 1_600 });
  expect(screenOf(small(300, 800))).toEqual({ width: 720, height: 1_920 });
  expect(reachOf(small(1, 1))).toEqual({ width: 720, height: 1_600 });
});
