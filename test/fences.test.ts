import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fenceOf, importsOf, read, refusal, sources, withoutComments } from './fences.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

it('every import keeps to the table', () => {
  const refused = sources().flatMap(file =>
    importsOf(read(file))
      .map(found => refusal(file, found))
      .filter(why => why !== null),
  );
  expect(refused).toEqual([]);
});

it('every file has a fence', () => {
  expect(sources().filter(file => !fenceOf(file))).toEqual([]);
});

describe('the scanner', () => {
  const found = (source: string) =>
    importsOf(source).map(({ from, typeOnly }) => (typeOnly ? `type ${from}` : from));
  it('sees static, dynamic, re-exported, bare and typed imports', () => {
    expect(
      found(
        "import a, { b } from './a.ts';\nimport type { C } from './c.ts';\nimport './d.css';\nexport { e } from './e.ts';\nexport type { F } from './f.ts';\nexport * from './g.ts';",
      ),
    ).toEqual(['./a.ts', 'type ./c.ts', './e.ts', 'type ./f.ts', './g.ts', './d.css']);
    expect(
      found(
        "const x = await import('./x.ts');\nlet y: import('./y.ts').Y;\nimport { type Z } from './z.ts';\nimport {\n  one,\n  two,\n} from './many.ts';",
      ),
    ).toEqual(['./z.ts', './many.ts', './x.ts', 'type ./y.ts']);
  });
  it('passes over comments', () => {
    expect(
      found("// import a from './a.ts';\n/* import b from './b.ts'; */\nconst url = 'http://x';\n"),
    ).toEqual([]);
    expect(withoutComments("const s = '// no'; // yes")).toBe("const s = '// no';  ");
  });
});

describe('the table refuses', () => {
  it.each([
    ['src/state/diff.ts', '../sdk/core/app.ts', false],
    ['src/protocol/x.ts', '../sdk/core/app.ts', false],
    ['src/sdk/core/x.ts', 'react', false],
    ['src/sdk/core/x.ts', '../react/hooks.ts', true],
    ['apps/chat/actions.ts', '../wallet/state.ts', true],
    ['apps/chat/actions.ts', '../../src/shell/theme.ts', false],
    ['apps/chat/actions.ts', 'react', false],
    ['apps/chat/actions.ts', './ui/App.tsx', false],
    ['apps/chat/ui/App.tsx', '../../wallet/ui/App.tsx', false],
    ['apps/index.ts', './chat/state.ts', false],
    ['judges/judge.ts', '../apps/catalogue.ts', false],
    ['bench/run/x.ts', '../../server/start.ts', false],
    ['bench/run/x.ts', '../../apps/chat/ui/App.tsx', false],
    ['server/x.ts', '../bench/run/runner.ts', false],
    ['src/shell/x.ts', '../../apps/chat/manifest.ts', false],
    ['src/state/x.ts', 'node:fs', false],
    ['apps/chat/state.ts', './look.css', false],
  ])('%s → %s', (file, from, typeOnly) => {
    expect(refusal(file, { from, typeOnly })).not.toBeNull();
  });
});

describe('the table allows', () => {
  it.each([
    ['src/protocol/x.ts', '../sdk/core/app.ts', true],
    ['apps/chat/ui/App.tsx', '../actions.ts', false],
    ['apps/chat/ui/App.tsx', 'react', false],
    ['apps/chat/manifest.ts', './ui/App.tsx', false],
    ['apps/index.ts', './chat/manifest.ts', false],
    ['bench/cli/x.ts', '../../server/start.ts', false],
    ['judges/judge.ts', '../apps/catalogue.ts', true],
    ['judges/x.ts', '../apps/chat/select.ts', false],
  ])('%s → %s', (file, from, typeOnly) => {
    expect(refusal(file, { from, typeOnly })).toBeNull();
  });
});

/** What oxlint says of a file of the repo's shape, under the repo's own rules. */
function lint(path: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-lint-'));
  try {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, source);
    writeFileSync(join(folder, '.oxlintrc.json'), read('.oxlintrc.json'));
    return spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', path], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('in apps and the kit, lint refuses what would live in the browser', () => {
  it.each([
    "import { useState } from 'react';\nexport const x = useState;",
    "import { useReducer } from 'react';\nexport const x = useReducer;",
    "import * as React from 'react';\nexport const x = React.useState;",
    'export const x = Date.now();',
    'export const x = new Date();',
    'export const x = Math.random();',
    'setTimeout(() => {}, 1);',
    'setInterval(() => {}, 1);',
    "void fetch('/x');",
    "localStorage.setItem('a', 'b');",
    "sessionStorage.setItem('a', 'b');",
    'requestAnimationFrame(() => {});',
    'export const x = window.localStorage;',
    'export const x = globalThis.fetch;',
    'export const x = performance.now();',
    'export const x = crypto.randomUUID();',
  ])('%s', source => {
    for (const path of ['apps/chat/ui/App.tsx', 'src/sdk/react/x.tsx', 'src/sdk/core/x.ts'])
      expect(lint(path, source), path).toMatch(/no-restricted/);
  });
  it('and leaves the server, the bench and the shell alone', () => {
    const source = 'export const x = Date.now() + Math.random();\nsetTimeout(() => {}, 1);\n';
    for (const path of ['server/x.ts', 'bench/run/x.ts', 'scripts/x.ts', 'src/shell/renderer/x.ts'])
      expect(lint(path, source), path).not.toMatch(/no-restricted/);
  });
});
