import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ASSETS = 'dist/assets';
/** What the scripts of an app may weigh together, bytes after gzip: its screens, and its rules with their English words. */
const MOST = 60 * 1024;

const size = (script: string): number => gzipSync(readFileSync(`${ASSETS}/${script}`)).length;

/** The rules that a script of screens imports: those of its app. */
const rulesOf = (screens: string): string[] =>
  [
    ...readFileSync(`${ASSETS}/${screens}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/(manifest-[^"]+\.js)"/g),
  ].map(([, name]) => name!);

it('the screens and the rules of each app are light scripts', () => {
  const scripts = readdirSync(ASSETS).filter(name => /^App-.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThanOrEqual(30);
  const weights = scripts.map(name => ({
    name,
    rules: rulesOf(name).length,
    bytes: [name, ...rulesOf(name)].reduce((sum, script) => sum + size(script), 0),
  }));
  expect(weights.filter(({ rules, bytes }) => rules === 0 || bytes > MOST)).toEqual([]);
});
