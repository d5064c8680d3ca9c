import { formatBytes } from '../../../../src/sdk/core/format.ts';
import type { Block } from '../blocks.ts';
import type { WebFile } from '../files.ts';

/** A file to be downloaded. Throws where there is none: a mistake in a site. */
export function fileBlock(url: string, files: Readonly<Record<string, WebFile>>): Block {
  const file = files[url];
  if (!file) throw new Error(`No file at ${url}`);
  return { kind: 'file', name: file.name, detail: formatBytes(file.bytes), url };
}
