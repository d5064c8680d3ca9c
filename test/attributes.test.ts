import { expect, it } from 'vitest';
import { isTest, read, sources } from '../scripts/imports.ts';

/** What an app may say to the shell about an element: its id, its value, that it takes touches, clips or is a line of a list. */
const CONTRACT = new Set(['key', 'rid', 'value', 'click', 'clip', 'line']);

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** The `data-` attributes by which a file finds or reads elements. */
function readBy(text: string): string[] {
  const selectors = [...text.matchAll(/\[data-([a-z-]+)/g)].map(([, name]) => name!);
  const properties = [...text.matchAll(/\bdataset(?:\['(\w+)'\]|\.(\w+))/g)];
  return [...selectors, ...properties.map(([, quoted, plain]) => kebab((quoted ?? plain)!))];
}

/** The `data-` attributes that a file gives to elements. */
const setBy = (text: string): string[] =>
  [...text.matchAll(/\bdata-([a-z-]+)(?==|\s|>)/g)].map(([, name]) => name!);

const filesOf = (folders: string[]) => sources(folders).filter(f => /\.tsx?$/.test(f) && !isTest(f));

it('no app gives an element an attribute by which the shell finds its own', () => {
  const ofShell = new Set(
    filesOf(['src/shell', 'src/sdk/react'])
      .flatMap(file => readBy(read(file)))
      .filter(name => !CONTRACT.has(name)),
  );
  expect([...ofShell]).toEqual(expect.arrayContaining(['screen-reader', 'layer', 'scroller']));
  const clashes = filesOf(['apps'])
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => setBy(read(file)).map(name => ({ file, name })))
    .filter(({ name }) => ofShell.has(name));
  expect(clashes).toEqual([]);
});
