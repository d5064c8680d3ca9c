import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as JustBash from 'just-bash';
import { PHONE_GLOBALS } from './phone-time.ts';

const require = createRequire(import.meta.url);
let loaded: typeof JustBash | undefined;

/**
 * The shell's library. It asks JavaScript itself for the time and for random numbers in some sixty places, and takes no clock. So it is
 * compiled with globals of its own, which are the phone's: in `touch`, `find -mtime`, `$RANDOM`, `awk` and whatever it adds.
 */
export function interpreter(): typeof JustBash {
  if (loaded) return loaded;
  const filename = require.resolve('just-bash');
  const scope = { ...PHONE_GLOBALS, require: createRequire(filename) };
  const module = { exports: {} };
  const own = Object.keys(scope);
  const run = compileFunction(
    readFileSync(filename, 'utf8'),
    ['module', 'exports', '__filename', '__dirname', ...own],
    { filename },
  ) as (...args: unknown[]) => void;
  run(module, module.exports, filename, dirname(filename), ...Object.values(scope));
  return (loaded = module.exports as typeof JustBash);
}
