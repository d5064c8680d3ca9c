import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { RunData } from '../run/report/read.ts';

/** Whether pictures are put into the data, beside it, or left out. */
export const PICTURE_MODES = ['inline', 'files', 'none'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];

const MIMES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

export interface Picture {
  name: string;
  path: string;
  ending: string;
  mime: string;
}

/** The pictures of runs on their way into a data set. */
export class Pictures {
  readonly mode: PictureMode;
  /** Pictures that steps name and runs do not have. */
  missing = new Set<string>();
  #out: string;
  #folder: string;

  /** `out` is the data's folder; pictures that lie beside it are put into `folder` there. */
  constructor(mode: PictureMode, out: string, folder = 'pictures') {
    this.mode = mode;
    this.#out = out;
    this.#folder = folder;
  }

  /** A run's picture by its name; null where the run has none of it. A name that leads elsewhere is none of it. */
  find({ path }: RunData, name: string | undefined): Picture | null {
    if (name === undefined || this.mode === 'none') return null;
    const ending = extname(name).slice(1);
    const found = join(path, 'pictures', name);
    if (!/^[0-9a-f]{64}\.[a-z]+$/.test(name) || !Object.hasOwn(MIMES, ending) || !existsSync(found)) {
      this.missing.add(name);
      return null;
    }
    return { name, path: found, ending, mime: MIMES[ending]! };
  }

  bytes(picture: Picture): Buffer {
    return readFileSync(picture.path);
  }

  /** A data URL with the picture, or its path under the data's folder, to where it is copied. Null where there is none. */
  url(run: RunData, name: string | undefined): string | null {
    const picture = this.find(run, name);
    if (!picture) return null;
    return this.mode === 'inline'
      ? `data:${picture.mime};base64,${this.bytes(picture).toString('base64')}`
      : this.copy(picture);
  }

  /** Copies a picture beside the data, once, and gives its path there. */
  copy({ name, path }: Picture): string {
    const folder = join(this.#out, this.#folder);
    const to = join(folder, name);
    if (!existsSync(to)) {
      mkdirSync(folder, { recursive: true });
      copyFileSync(path, to, constants.COPYFILE_FICLONE);
    }
    return `${this.#folder}/${name}`;
  }

  /** Width and height in pixels; null where the bytes are no picture. */
  size(picture: Picture): { width: number; height: number } | null {
    try {
      const { width, height } = imageSize(this.bytes(picture));
      return { width, height };
    } catch {
      return null;
    }
  }
}
