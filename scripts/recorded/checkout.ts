import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

const NOT_COPIED = new Set(['node_modules', '.git', '.cache']);

/** A copy of this checkout that templates may be written into. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-recorded-'));
  cpSync('.', folder, { recursive: true, filter: path => !NOT_COPIED.has(basename(path)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, '.git'));
  return folder;
}

export interface Served {
  url: string;
  stop: () => void;
}

/** Serves the studio from a checkout. */
export async function serve(folder: string): Promise<Served> {
  const server = spawn(
    process.execPath,
    ['bin/tapworld.mjs', 'serve', '--port', '0', '--json', '--log-level', 'warn'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('{'))
      return { url: (JSON.parse(line) as { url: string }).url, stop: () => server.kill() };
  throw new Error('The server ended before it said its address');
}
