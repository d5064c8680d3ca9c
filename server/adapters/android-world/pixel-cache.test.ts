import { expect, it } from 'vitest';
import { PixelCache } from './pixel-cache.ts';

let encoded: string[] = [];
const cacheOf = (maxBytes: number) => {
  encoded = [];
  return new PixelCache(maxBytes, async function* (png) {
    encoded.push(String(png));
    yield Buffer.alloc(10, png);
  });
};
const text = async (cache: PixelCache, png: string) =>
  Buffer.concat([...(await cache.pieces(Buffer.from(png)))]).toString();

it('encodes a picture once, also for callers who ask at the same time', async () => {
  const cache = cacheOf(100);
  const texts = await Promise.all([text(cache, 'a'), text(cache, 'a'), text(cache, 'b')]);
  expect(texts).toEqual(['aaaaaaaaaa', 'aaaaaaaaaa', 'bbbbbbbbbb']);
  expect(await text(cache, 'a')).toBe('aaaaaaaaaa');
  expect(encoded).toEqual(['a', 'b']);
});

it('keeps no more bytes than its limit, and drops the least recently used first', async () => {
  const cache = cacheOf(25);
  for (const png of ['a', 'b', 'a', 'c']) await text(cache, png);
  expect(cache.size).toBe(20);
  for (const png of ['a', 'c', 'b']) await text(cache, png);
  expect(encoded).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep a text above the limit', async () => {
  const cache = cacheOf(9);
  expect(await text(cache, 'a')).toBe('aaaaaaaaaa');
  expect(cache.size).toBe(0);
});

it('forgets a picture that could not be encoded', async () => {
  const cache = new PixelCache();
  const png = Buffer.from('no picture');
  await expect(cache.pieces(png)).rejects.toThrow('not a PNG');
  await expect(cache.pieces(png)).rejects.toThrow('not a PNG');
});
