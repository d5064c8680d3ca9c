import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file whole or not at all: beside it, then renamed over it, so that whoever reads it finds the one before or this one. `durable` has it
 * brought to the disk first, for what has to outlive a machine that stops.
 */
export function writeWhole(
  path: string,
  content: string | Buffer,
  { durable = false }: { durable?: boolean } = {},
): void {
  const beside = `${path}.new`;
  const file = openSync(beside, 'w');
  try {
    writeFileSync(file, content);
    if (durable) fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}
