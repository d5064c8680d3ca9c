import { describe, expect, it } from 'vitest';
import { read, sources, targetOf } from '../scripts/imports.ts';

/** Attributes of the shell that an app's rule may ask for outside of its own classes. */
const GLOBALS = new Set(["[data-theme='dark']", "[data-theme='light']", "[dir='rtl']"]);

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');

/** The selectors of a sheet, each on its own; of key frames none. */
function selectorsOf(css: string): string[] {
  return [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => prelude!.trim())
    .filter(prelude => !prelude.startsWith('@') && !/^(from|to|[\d.%,\s]+)$/.test(prelude))
    .flatMap(prelude => prelude.split(/,(?![^(]*\))/))
    .map(selector => selector.trim());
}

const sheets = sources(['apps']).filter(file => file.endsWith('.css'));

describe('an app’s styles reach nothing but the app', () => {
  it('there are some', () => {
    expect(sheets.length).toBeGreaterThan(20);
  });

  it.each(sheets)('%s', file => {
    expect(file).toMatch(/\/ui\/[\w/-]+\.module\.css$/);
    const css = read(file);
    const selectors = selectorsOf(css);
    // A class of a module is renamed to one that no other sheet has.
    const reaching = selectors.filter(s => !s.replace(/:global\([^)]*\)/g, '').includes('.'));
    expect(reaching).toEqual([]);
    const globals = selectors.flatMap(s => [...s.matchAll(/:global\(([^)]*)\)/g)].map(([, of]) => of!));
    expect(globals.filter(of => !GLOBALS.has(of))).toEqual([]);
    // Their names are the page's.
    expect(css).not.toMatch(/@(layer|property|font-face|counter-style|import|view-transition)\b/);
  });
});

/** Files that load with `entry`: what it imports statically, and what that imports. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set<string>();
  const visit = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const statement = file.endsWith('.css')
      ? /^@import\s+['"](\.[^'"]+)['"]/gm
      : /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s*)?'(\.[^']+)'/gm;
    for (const [, from] of read(file).matchAll(statement)) visit(targetOf(file, from!));
  };
  visit(entry);
  return loaded;
}

it('sheets that apps share load with the page, before any app’s: their order never tells what was shown', () => {
  // The bundler drops a module's sheet from a file that uses none of its classes, unless the file is in the group of vite.config.ts.
  const [page, group] = [
    loadedWith('src/shell/renderer/main.tsx'),
    loadedWith('src/shell/renderer/rendered-phone.tsx'),
  ];
  const isLoaded = (file: string) => (file.endsWith('.module.css') ? group : page).has(file);
  const shared = sources(['src/sdk/react', 'src/shell']).filter(file => file.endsWith('.css'));
  expect(shared.filter(file => !isLoaded(file))).toEqual([]);
});
