/** `npm run build`: builds `dist` and records the sources that it was built from. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sourcesHash, stamp } from '../cli/build-state.ts';

const sources = sourcesHash();
await build({
  root: fileURLToPath(new URL('../', import.meta.url)),
  logLevel: process.argv.includes('--quiet') ? 'warn' : 'info',
});
stamp(sources);
