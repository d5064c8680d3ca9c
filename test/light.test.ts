import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ASSETS = 'dist/assets';
/** What a script of an app may weigh, bytes after gzip: its screens, and its rules with their English words. */
const MOST = 60 * 1024;

it('the screens and the rules of each app are light scripts', () => {
  const scripts = readdirSync(ASSETS).filter(name => /^(?:App|manifest)-.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThanOrEqual(60);
  const heavy = scripts.filter(name => gzipSync(readFileSync(`${ASSETS}/${name}`)).length > MOST);
  expect(heavy).toEqual([]);
});
