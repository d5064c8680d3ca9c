import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { betweenAreas, cyclesOf, describeCycle } from '../scripts/cycles.ts';
import { graphOf, isTest, read, sources, targetOf, type ImportEdge } from '../scripts/imports.ts';
import { areaOf, fenceOf, refusal } from './fences.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Every import of the repo, read once. */
const edges = graphOf();
/** Imports of everything but tests. */
const built = edges.filter(({ from }) => !isTest(from));

const fileCycles = (all: readonly ImportEdge[]) => cyclesOf(all).map(describeCycle);
const folderCycles = (all: readonly ImportEdge[]) =>
  cyclesOf(betweenAreas(all, file => areaOf(file))).map(describeCycle);

it('every import keeps to the table', () => {
  expect(edges.map(edge => refusal(edge)).filter(why => why !== null)).toEqual([]);
});

it('every file has a fence', () => {
  expect(sources().filter(file => !fenceOf(file))).toEqual([]);
});

it('nothing imports a test', () => {
  expect(edges.filter(({ to }) => isTest(to))).toEqual([]);
});

describe('cycles', () => {
  it('there is none of files, types included', () => {
    expect(fileCycles(built)).toEqual([]);
  });

  it('there is none of folders, types included', () => {
    expect(folderCycles(built)).toEqual([]);
  });

  it('one more import that closes a cycle of files is reported by name', () => {
    const back: ImportEdge = { from: 'src/state/json.ts', to: 'src/state/apply.ts', typeOnly: true };
    expect(fileCycles([...built, back]).join('\n')).toContain(
      'src/state/json.ts imports src/state/apply.ts (types)',
    );
  });

  it('one more import that closes a cycle of folders is reported by name', () => {
    const up: ImportEdge = { from: 'src/sdk/core/uri.ts', to: 'src/shell/phone/theme.ts', typeOnly: false };
    expect(folderCycles([...built, up]).join('\n')).toContain(
      'src/sdk/core imports src/shell: src/sdk/core/uri.ts imports src/shell/phone/theme.ts',
    );
  });
});

const judged = (from: string, given: string, typeOnly: boolean) =>
  refusal({ from, to: targetOf(from, given), typeOnly });

describe('the table refuses', () => {
  it.each([
    ['src/state/diff.ts', '../sdk/core/app.ts', false],
    ['src/protocol/x.ts', '../sdk/core/app.ts', false],
    ['src/sdk/core/x.ts', 'react', false],
    ['cli/queue.ts', 'bullmq', true],
    ['server/app.ts', '../bench/queue/follow.ts', false],
    ['bench/run/runner.ts', 'bullmq', false],
    ['src/sdk/core/x.ts', '../react/hooks.ts', true],
    ['apps/chat/actions.ts', '../wallet/state.ts', true],
    ['apps/chat/actions.ts', '../../src/shell/theme.ts', false],
    ['apps/chat/actions.ts', 'react', false],
    ['apps/chat/actions.ts', './ui/App.tsx', false],
    ['apps/chat/manifest.ts', './ui/App.tsx', false],
    ['apps/chat/manifest.ts', './ui/App.tsx', true],
    ['apps/chat/actions.ts', './scenes.ts', true],
    ['apps/chat/actions.ts', './testing.ts', false],
    ['apps/chat/ui/App.tsx', '../../wallet/ui/App.tsx', false],
    ['apps/chat/ui/App.tsx', '../scenes.ts', false],
    ['apps/chat/scenes.ts', './ui/App.tsx', false],
    ['apps/chat/scenes.ts', '../../cli/screens/stage.ts', true],
    ['apps/index.ts', './chat/state.ts', false],
    ['apps/index.ts', './scenes.ts', false],
    ['judges/judge.ts', '../apps/catalogue.ts', false],
    ['bench/run/x.ts', '../../server/start.ts', false],
    ['bench/run/x.ts', '../../cli/main.ts', true],
    ['bench/run/x.ts', '../../apps/chat/ui/App.tsx', false],
    ['bench/tasks/x.ts', '../run/runner.ts', true],
    ['server/x.ts', '../bench/run/runner.ts', false],
    ['server/x.ts', '../scripts/imports.ts', false],
    ['src/shell/x.ts', '../../apps/chat/manifest.ts', false],
    ['src/shell/x.ts', '../../apps/chat/ui/App.tsx', false],
    ['src/shell/renderer/pages.ts', '../../../apps/chat/actions.ts', false],
    ['cli/x.ts', '../test/python.ts', false],
    ['cli/x.ts', '../scripts/checks.ts', false],
    ['src/state/x.ts', 'node:fs', false],
    ['apps/chat/state.ts', './look.css', false],
  ])('%s → %s', (file, from, typeOnly) => {
    expect(judged(file, from, typeOnly)).not.toBeNull();
  });
});

describe('the table allows', () => {
  it.each([
    ['src/protocol/x.ts', '../sdk/core/app.ts', true],
    ['apps/chat/ui/App.tsx', '../actions.ts', false],
    ['apps/chat/ui/App.tsx', 'react', false],
    ['apps/chat/scenes.ts', '../scenes.ts', false],
    ['apps/chat/x.test.ts', './ui/App.tsx', false],
    ['apps/index.ts', './chat/manifest.ts', false],
    ['src/shell/renderer/pages.ts', '../../../apps/chat/ui/App.tsx', false],
    ['cli/x.ts', '../server/start.ts', false],
    ['cli/x.ts', '../scripts/imports.ts', false],
    ['judges/judge.ts', '../apps/catalogue.ts', true],
    ['judges/x.ts', '../apps/chat/select.ts', false],
  ])('%s → %s', (file, from, typeOnly) => {
    expect(judged(file, from, typeOnly)).toBeNull();
  });
});

/** Runs oxlint once with the repo's rules on files at these paths; returns the rules that each breaks. */
function lint(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-lint-'));
  try {
    for (const [path, source] of files) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    writeFileSync(join(folder, '.oxlintrc.json'), read('.oxlintrc.json'));
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', '.oxlintrc.json', '--format', 'json', ...files.keys()],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics, number_of_files: seen } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code: string }[];
      number_of_files: number;
    };
    expect(seen).toBe(files.size);
    const codes = (path: string) => diagnostics.filter(d => d.filename === path).map(d => d.code);
    return new Map([...files.keys()].map(path => [path, codes(path)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const REFUSED = [
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
];
const ELSEWHERE = ['server/x.ts', 'bench/run/x.ts', 'scripts/x.ts', 'src/shell/renderer/x.ts'];

describe('lint refuses browser state, time and randomness in apps and the kit', () => {
  const placesOf = (i: number) => [
    `apps/chat/ui/App${i}.tsx`,
    `src/sdk/react/x${i}.tsx`,
    `src/sdk/core/x${i}.ts`,
  ];
  let found: Map<string, string[]>;
  beforeAll(() => {
    const plain = 'export const x = Date.now() + Math.random();\nsetTimeout(() => {}, 1);\n';
    found = lint(
      new Map([
        ...REFUSED.flatMap((source, i) => placesOf(i).map(path => [path, source] as const)),
        ...ELSEWHERE.map(path => [path, plain] as const),
      ]),
    );
  });
  it.each(REFUSED.map((source, i) => [source, i] as const))('%s', (_, i) => {
    for (const path of placesOf(i)) expect(found.get(path)!.join(), path).toMatch(/no-restricted/);
  });
  it.each(ELSEWHERE)('does not apply to %s', path => {
    expect(found.get(path)!.join()).not.toMatch(/no-restricted/);
  });
});
