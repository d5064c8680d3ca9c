import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTest, read, sources } from './imports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Check {
  name: string;
  ok: boolean;
}

function tool(name: string, bin: string, args: readonly string[], env: Record<string, string> = {}): Check {
  process.stderr.write(`› ${name}\n`);
  const { status } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return { name, ok: status === 0 };
}

export const types = () => tool('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']);
export const lint = () => tool('lint', 'node_modules/oxlint/bin/oxlint', ['--quiet']);
/** Whether every file is written as `npm run format` writes it. */
export const format = () => tool('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']);
export const vitest = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  tool('tests', 'node_modules/vitest/vitest.mjs', ['run', ...args], env);
export const build = () => tool('build', 'node_modules/tsx/dist/cli.mjs', ['scripts/build.ts']);
/** A command of `tapworld`. */
export const command = (name: string, args: readonly string[]) => tool(name, 'bin/tapworld.mjs', args);

/** What a test says that starts a browser. */
const BROWSER =
  /startServer|openStage|openServer|RendererPool|Browser\.launch|Renderer\.create|findBrowser|from 'playwright'|tapworld\.mjs|'--renderers', '1'/;

/** The tests that need no browser; the fences are one of them. */
export const quickTests = () => sources().filter(file => isTest(file) && !BROWSER.test(read(file)));
