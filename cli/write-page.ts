import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from './errors.ts';

/** Writes a page into a file, with its folder. `without` says what to do where no page is wanted. Throws PAGE_NOT_WRITTEN. */
export function writePage(path: string, text: string | Buffer, without = ''): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new CliError(
      'PAGE_NOT_WRITTEN',
      `${path} cannot be written: ${(error as Error).message}; --out names another place${without}`,
    );
  }
}
