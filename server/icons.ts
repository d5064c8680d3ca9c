import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../assets/icons/', import.meta.url));

/** Icons by file name, as addresses that hold the picture itself. Throws when one is not there. */
export const iconsOf = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files.map(file => [
      file,
      `data:image/svg+xml;base64,${readFileSync(join(FOLDER, file)).toString('base64')}`,
    ]),
  );
