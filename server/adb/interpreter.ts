import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as JustBash from 'just-bash';
import { PHONE_GLOBALS } from './phone-time.ts';

const require = createRequire(import.meta.url);
let loaded: typeof JustBash | undefined;

/**
 * The shell library. It reads JavaScript's own clock and random numbers in some sixty places (`touch`, `find -mtime`, `$RANDOM`, `awk`) and
 * accepts no clock of the caller. So it is compiled with globals of its own, which use the phone's time and random numbers. Its programs
 * are compiled to be in Android's folder: `command -v ls` and `/system/bin/ls` take no option for it.
 */
export function interpreter(): typeof JustBash {
  if (loaded) return loaded;
  const filename = require.resolve('just-bash');
  const scope = { ...PHONE_GLOBALS, require: createRequire(filename) };
  const module = { exports: {} };
  const own = Object.keys(scope);
  const run = compileFunction(
    readFileSync(filename, 'utf8').replaceAll('/usr/bin', '/system/bin'),
    ['module', 'exports', '__filename', '__dirname', ...own],
    { filename },
  ) as (...args: unknown[]) => void;
  run(module, module.exports, filename, dirname(filename), ...Object.values(scope));
  return (loaded = module.exports as typeof JustBash);
}
