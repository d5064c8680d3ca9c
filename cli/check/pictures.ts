import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'runs/differences';

/** Writes the two pictures of a difference for people to look at; returns their paths. */
export function writePictures(name: string, pictures: readonly Buffer[]): string[] {
  mkdirSync(FOLDER, { recursive: true });
  return pictures.map((bytes, i) => {
    const path = resolve(FOLDER, `${name}-${i === 0 ? 'first' : 'other'}.png`);
    writeFileSync(path, bytes);
    return path;
  });
}
