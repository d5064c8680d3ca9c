import { expect, it } from 'vitest';
import { Screenshot } from '../../src/protocol/screenshot.ts';
import { DrawnPictures } from './drawn-pictures.ts';

const picture = (file: string) => new Screenshot({ mime: 'image/png', width: 1, height: 1 }, file);

it('finds the picture of a screen while somebody holds it', () => {
  const pictures = new DrawnPictures();
  const held = picture('AAAA');
  pictures.put('a', held);
  expect(pictures.get('a')).toBe(held);
  expect(pictures.get('b')).toBeUndefined();
  expect(pictures.found).toBe(1);
});

it('knows of so many screens, and forgets those that were not asked for longest', () => {
  const pictures = new DrawnPictures(4, 2);
  for (const screen of ['a', 'b']) pictures.put(screen, picture(screen));
  pictures.get('a');
  pictures.put('c', picture('c'));
  expect(['a', 'b', 'c'].map(screen => pictures.get(screen)?.base64)).toEqual(['a', undefined, 'c']);
  expect(pictures.size).toBe(2);
});
