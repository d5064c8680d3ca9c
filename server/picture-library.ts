import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PictureFile {
  name: string;
  file: string;
  sha256: string;
  mime: string;
}

/** The pictures of the assets folder, by name and by content. */
export class PictureLibrary {
  /** Name → path under the server, for renderers. */
  readonly paths: Record<string, string> = {};
  private readonly assets: string;
  private readonly files = new Map<string, { path: string; mime: string }>();

  constructor(assets: string) {
    this.assets = assets;
    for (const { name, file, sha256, mime } of readIndex<PictureFile[]>(assets, 'index.json') ?? []) {
      this.files.set(sha256, { path: join(assets, 'pictures', file), mime });
      this.paths[name] = `/pictures/${file}`;
    }
    // A scene is another name of a picture.
    const scenes = readIndex<Record<string, string>>(assets, 'scenes.json') ?? {};
    for (const [scene, name] of Object.entries(scenes)) {
      const path = this.paths[name];
      if (path) this.paths[scene] = path;
    }
  }

  has(sha256: string): boolean {
    return this.files.has(sha256);
  }

  /** The picture with this content; undefined if there is none. */
  async get(sha256: string): Promise<{ bytes: Buffer; mime: string } | undefined> {
    const file = this.files.get(sha256);
    return file && { bytes: await readFile(file.path), mime: file.mime };
  }

  /** The bytes of the picture with this name; undefined if there is none. */
  async named(name: string): Promise<Buffer | undefined> {
    const path = this.paths[name];
    return path === undefined ? undefined : readFile(join(this.assets, path));
  }
}

/** A JSON file of the library; undefined if it does not exist. */
function readIndex<T>(assets: string, file: string): T | undefined {
  const path = join(assets, 'pictures', file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
