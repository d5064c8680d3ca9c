import { PNG } from 'pngjs';
import type { Size } from '../codec.ts';

/** The sides of a picture for a vision model like Qwen2.5-VL are multiples of this. */
const FACTOR = 28;

/** Rounds as Python and the processors do: a half goes to the even neighbour. */
const round = (n: number): number => (n % 1 === 0.5 ? 2 * Math.round(n / 2) : Math.round(n));

/**
 * The size to which a model’s processor scales a picture; the model answers in its pixels. Sides are rounded to multiples of 28, and the area stays
 * between two bounds (smart_resize of Qwen2.5-VL’s image processor).
 */
export function smartResize({ width, height }: Size, least: number, most: number): Size {
  const fit = (scale: number, multiple: (n: number) => number): Size => ({
    width: Math.max(FACTOR, multiple((width * scale) / FACTOR) * FACTOR),
    height: Math.max(FACTOR, multiple((height * scale) / FACTOR) * FACTOR),
  });
  const near = fit(1, round);
  if (near.width * near.height > most) return fit(1 / Math.sqrt((width * height) / most), Math.floor);
  return near.width * near.height < least ? fit(Math.sqrt(least / (width * height)), Math.ceil) : near;
}

/**
 * A PNG in base64, scaled down to a width: each pixel is the mean of those it covers. A PNG that is no wider stays as it is. Equal input gives equal bytes.
 */
export function shrink(base64: string, width: number): string {
  const from = PNG.sync.read(Buffer.from(base64, 'base64'));
  if (from.width <= width) return base64;
  const height = Math.max(1, Math.round((from.height * width) / from.width));
  const to = new PNG({ width, height });
  const edge = (i: number, of: number, multiple: number) => Math.floor((i * multiple) / of);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, right] = [
        edge(x, width, from.width),
        Math.max(edge(x, width, from.width) + 1, edge(x + 1, width, from.width)),
      ];
      const [top, bottom] = [
        edge(y, height, from.height),
        Math.max(edge(y, height, from.height) + 1, edge(y + 1, height, from.height)),
      ];
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let v = top; v < bottom; v++)
          for (let u = left; u < right; u++) sum += from.data[4 * (v * from.width + u) + channel]!;
        to.data[4 * (y * width + x) + channel] = Math.round(sum / ((right - left) * (bottom - top)));
      }
    }
  }
  return PNG.sync.write(to).toString('base64');
}
