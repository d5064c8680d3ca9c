import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const STAMP = join(root, 'dist/.sources');
/** What the page that draws phones is built from. */
const SOURCES = ['src', 'apps', 'renderer.html', 'vite.config.ts', 'package-lock.json'];

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(entry => filesOf(join(path, entry.name)));
  } catch {
    return /\.test\.tsx?$/.test(path) ? [] : [path];
  }
}

/** Content hash of the sources. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(source => filesOf(join(root, source))))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources as they are. */
export function buildState(): 'fresh' | 'stale' | 'missing' {
  if (!existsSync(join(root, 'dist/renderer.html'))) return 'missing';
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash() ? 'fresh' : 'stale';
}

/** Remembers of what `dist` was built. */
export function stamp(sources: string): void {
  writeFileSync(STAMP, sources);
}
