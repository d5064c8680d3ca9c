import { describe, expect, it } from 'vitest';
import { betweenAreas, cyclesOf, describeCycle } from './cycles.ts';
import { graphOf, importsOf, sheetImportsOf } from './imports.ts';

const found = (source: string) =>
  importsOf(source).map(({ from, typeOnly }) => (typeOnly ? `type ${from}` : from));

describe('imports', () => {
  it.each([
    ["import a, { b } from './a.ts';", ['./a.ts']],
    ["import type { C } from './c.ts';", ['type ./c.ts']],
    ["import type from './type.ts';", ['./type.ts']],
    ["import { type Z } from './z.ts';", ['./z.ts']],
    ["import {\n  one,\n  two,\n} from './many.ts';", ['./many.ts']],
    ["import * as all from './all.ts';", ['./all.ts']],
    ["import './side.ts';", ['./side.ts']],
    ["import styles from './look.module.css';", ['./look.module.css']],
    ["export { e } from './e.ts';", ['./e.ts']],
    ["export type { F } from './f.ts';", ['type ./f.ts']],
    ["export * from './g.ts';", ['./g.ts']],
    ["export * as h from './h.ts';", ['./h.ts']],
    ["const x = await import('./x.ts');", ['./x.ts']],
    ["const x = import('./x.ts').then(m => m.X);", ['./x.ts']],
    ["let y: import('./y.ts').Y;", ['type ./y.ts']],
    ['const x = await import(`./x.ts`);', ['./x.ts']],
    ["new Worker(new URL('./work.ts', import.meta.url));", ['./work.ts']],
    ["new Worker(new URL('work.ts', import.meta.url));", ['./work.ts']],
    ["fileURLToPath(new URL('../', import.meta.url));", []],
    ["new URL('./data.json', import.meta.url);", []],
    ["import fs from 'node:fs';", ['node:fs']],
    ['const s = `${await import("./x.ts")}`;', ['./x.ts']],
  ])('%s', (source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it('are not what comments, strings and patterns say', () => {
    expect(
      found(
        [
          "// import a from './a.ts';",
          "/* import b from './b.ts'; */",
          "const url = 'http://x';",
          "const text = `\nimport c from './c.ts';\n`;",
          'const quote = /[\'"`]/;',
          "import d from './d.ts';",
        ].join('\n'),
      ),
    ).toEqual(['./d.ts']);
  });

  it('of a style sheet are other sheets and the classes it composes', () => {
    const sheet =
      "@import './a.css';\n@import url('./b.css');\n/* @import './c.css'; */\n.x { composes: y from './d.css'; }";
    expect(sheetImportsOf(sheet).map(({ from }) => from)).toEqual(['./a.css', './b.css', './d.css']);
  });
});

/** The import graph of a made-up repo. */
const graph = (files: Record<string, string>) => graphOf(new Map(Object.entries(files)));
const targets = (pattern: string, ...files: string[]) =>
  graph({ 'a/x.ts': pattern, ...Object.fromEntries(files.map(file => [file, ''])) }).map(({ to }) => to);

describe('a pattern imports each file that it matches', () => {
  const all = ['a/b/one.ts', 'a/b/two.ts', 'a/b/deep/three.ts', 'c/one.ts', 'c/one.css'];
  it.each([
    ["import.meta.glob('./b/*.ts')", ['a/b/one.ts', 'a/b/two.ts']],
    ["import.meta.glob('./b/**/*.ts')", ['a/b/one.ts', 'a/b/two.ts', 'a/b/deep/three.ts']],
    ["import.meta.glob<Record<string, () => void>>('../c/*.ts')", ['c/one.ts']],
    ["import.meta.glob('/c/one.*', { eager: true, import: 'default' })", ['c/one.ts', 'c/one.css']],
    ["import.meta.glob(['./b/*.ts', '!./b/two.ts'])", ['a/b/one.ts']],
    [
      "import.meta.glob(\n  [\n    './b/one.ts',\n    '../c/*.{ts,css}',\n  ],\n  { query: '?raw' },\n)",
      ['a/b/one.ts', 'c/one.ts', 'c/one.css'],
    ],
    ["import.meta.glob('./*.ts', { base: './b' })", ['a/b/one.ts', 'a/b/two.ts']],
    ['import(`./b/${name}.ts`)', ['a/b/one.ts', 'a/b/two.ts']],
    ['new URL(`./${folder}/one.ts`, import.meta.url)', ['a/b/one.ts']],
  ])('%s', (source, expected) => {
    expect(targets(source, ...all)).toEqual(expected);
  });
});

describe('cycles', () => {
  const cycles = (files: Record<string, string>) => cyclesOf(graph(files)).map(describeCycle);

  it('are none if every import leads down', () => {
    expect(
      cycles({
        'a.ts': "import './b.ts'; import './c.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': "import 'react';",
      }),
    ).toEqual([]);
  });

  it('of types alone are found', () => {
    expect(
      cycles({ 'a.ts': "import type { B } from './b.ts';", 'b.ts': "let a: import('./a.ts').A;" }),
    ).toEqual(['2 in a cycle:\n  a.ts imports b.ts (types)\n  b.ts imports a.ts (types)']);
  });

  it('through a pattern are found', () => {
    expect(
      cycles({
        'shell.ts': "const apps = import.meta.glob(['./apps/*.ts']);",
        'apps/chat.ts': "export { look } from '../look.ts';",
        'look.ts': "new Worker(new URL('./shell.ts', import.meta.url));",
      }),
    ).toEqual([
      '3 in a cycle:\n  apps/chat.ts imports look.ts\n  look.ts imports shell.ts\n  shell.ts imports apps/chat.ts',
    ]);
  });

  it('are listed separately, each by its shortest form', () => {
    expect(
      cycles({
        'a.ts': "import './b.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': "import './a.ts'; import './d.ts'; import './e.ts';",
        'd.ts': "import './c.ts';",
        'e.ts': "import './f.ts';",
        'f.ts': "import './e.ts';",
      }),
    ).toEqual([
      '2 in a cycle:\n  e.ts imports f.ts\n  f.ts imports e.ts',
      '2 in a cycle, and 2 more in cycles with them:\n  c.ts imports d.ts\n  d.ts imports c.ts',
    ]);
  });

  it('of a file that imports itself are found', () => {
    expect(cycles({ 'a.ts': "import './a.ts';" })).toEqual(['1 in a cycle:\n  a.ts imports a.ts']);
  });

  it('of folders are found even if their files have none', () => {
    const edges = graph({
      'a/one.ts': "import '../b/one.ts';",
      'b/one.ts': '',
      'b/two.ts': "import type { Two } from '../a/two.ts';",
      'a/two.ts': '',
    });
    expect(cyclesOf(edges)).toEqual([]);
    expect(cyclesOf(betweenAreas(edges, file => file.split('/')[0])).map(describeCycle)).toEqual([
      '2 in a cycle:\n  a imports b: a/one.ts imports b/one.ts\n  b imports a (types): b/two.ts imports a/two.ts (types)',
    ]);
  });
});
