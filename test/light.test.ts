import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ASSETS = 'dist/assets';
/** What the scripts of an app may weigh together, bytes after gzip: its screens, and its rules with their English words. */
const MOST = 60 * 1024;
/** What the scripts of a phone’s first picture may weigh together. */
const MOST_OF_PAGE = 150 * 1024;

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

it('what a page loads before its first app is a light script', () => {
  const page = readFileSync('dist/renderer.html', 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name]) => name!);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, script) => sum + size(script), 0)).toBeLessThanOrEqual(MOST_OF_PAGE);
});
