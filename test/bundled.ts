import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { isAlive } from '../server/renderers/processes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const CACHE = join(root, '.cache');
const NAME = 'program-';

/** Gives each module the address that it has in the checkout. */
const addresses: Plugin = {
  name: 'tapworld-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('import.meta.')) return undefined;
    const told = code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
    return { code: told, map: null };
  },
};

/** Removes what processes left that were killed. */
function sweep(): void {
  for (const name of readdirSync(CACHE).filter(each => each.startsWith(NAME)))
    if (!isAlive(Number(name.slice(NAME.length))))
      rmSync(join(CACHE, name), { recursive: true, force: true });
}

async function bundle(): Promise<string> {
  const outDir = join(CACHE, `${NAME}${process.pid}`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [addresses],
    build: {
      ssr: 'cli/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  sweep();
  return join(outDir, 'main.mjs');
}

let bundled: Promise<string> | undefined;

/**
 * The path of a program that runs the commands as `bin/tapworld.mjs` does, and starts in half the CPU time, since nothing is
 * translated first. For tests that start one process after another; what translates, other tests and CI start. It is made once a
 * worker. A command that loads templates or scenes by their paths needs the other.
 */
export const program = (): Promise<string> => (bundled ??= bundle());
