import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { pixelsJson } from './pixels.ts';

function picture(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at++) png.data[at] = at % 4 === 3 ? 255 : (at * 7 + (at >> 9)) % 256;
  return PNG.sync.write(png);
}
const textOf = async (bytes: Buffer) => {
  let text = '';
  for await (const piece of pixelsJson(bytes)) text += piece;
  return text;
};

it.each([
  [1, 1],
  [3, 2],
  [400, 250],
])('is the JSON of the arrays of a picture of %i by %i', async (width, height) => {
  const bytes = picture(width, height);
  const { data } = PNG.sync.read(bytes);
  const pixels = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => [
      ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
    ]),
  );
  expect(await textOf(bytes)).toBe(JSON.stringify({ pixels }));
});

it.each([0, 1, 2, 3, 4])('reads rows of the filter %i, with and without alpha', async filterType => {
  for (const colorType of [2, 6] as const) {
    const png = new PNG({ width: 7, height: 5 });
    for (let at = 0; at < png.data.length; at++) png.data[at] = at % 4 === 3 ? 255 : (at * 53) % 256;
    const bytes = PNG.sync.write(png, { filterType, colorType });
    const { pixels } = JSON.parse(await textOf(bytes)) as { pixels: number[][][] };
    expect(pixels.flat(2)).toEqual([...png.data].filter((_, at) => at % 4 !== 3));
  }
});

it('lets others have their turn while it writes a screen', async () => {
  let turns = 0;
  let writing = true;
  const count = () => {
    turns++;
    if (writing) setImmediate(count);
  };
  setImmediate(count);
  await textOf(picture(1_080, 2_400));
  writing = false;
  expect(turns).toBeGreaterThan(50);
});

it('refuses what is no picture', async () => {
  await expect(textOf(Buffer.from('no picture'))).rejects.toThrow();
});
