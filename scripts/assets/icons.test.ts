import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconFiles } from './icons.ts';

it('the committed icons are those that the sources name: npm run icons', () => {
  const stale = [...iconFiles()].filter(
    ([path, text]) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});
