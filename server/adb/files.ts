import { posix } from 'node:path';
import type {
  CpOptions,
  FileContent as Bytes,
  FsStat,
  IFileSystem,
  MkdirOptions,
  RmOptions,
} from 'just-bash';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import {
  bytesOf as sizeOf,
  changedAt,
  childrenOf,
  fileAt,
  type FileItem,
} from '../../src/sdk/core/storage.ts';
import type { ShellFile } from '../../src/state/phone/device.ts';
import { APP_DATA, appPlace, isClosed, type Access } from './app-data.ts';
import { bytesOf, keep, withContent } from './content.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { PhoneDate } from './phone-time.ts';
import { loadSqlite } from './sqlite/engine.ts';

/** Where shared storage is, and the other names that Android has for it. */
export const SHARED = '/storage/emulated/0';
const LINKS: readonly (readonly [string, string])[] = [
  ['/sdcard', SHARED],
  ['/mnt/sdcard', SHARED],
  ['/storage/self/primary', SHARED],
  ['/data/media/0', SHARED],
  ['/data/user/0', APP_DATA],
];
/** The folder that is the shell user's own. */
export const OWN = '/data/local/tmp';
/** Folders of the system; only the shell's own can be written to. */
const SYSTEM: ReadonlySet<string> = new Set([
  '/',
  '/storage',
  '/storage/emulated',
  '/storage/self',
  '/mnt',
  '/data',
  '/data/local',
  '/data/user',
  OWN,
  '/system',
  '/system/bin',
  '/vendor',
  '/proc',
  '/dev',
]);

/** Takes everything and holds nothing. */
const NOTHING = '/dev/null';

const FOLDER = 0o40000;
const REGULAR = 0o100000;
const FOLDER_BYTES = 3_452;

/** The one path of what has several. */
export function realPath(path: string): string {
  const clean = posix.resolve('/', path);
  for (const [link, target] of LINKS)
    if (clean === link || clean.startsWith(`${link}/`)) return target + clean.slice(link.length);
  return clean;
}

/** What lies at a path. `mode` has the bits of the kind too. */
export interface Entry {
  kind: 'file' | 'folder';
  size: number;
  mode: number;
  at: number;
}

/** An error as a shell's commands read it: a code, a sentence, the path. */
export function failure(code: string, what: string, path: string): Error & { code: string } {
  return Object.assign(new Error(`${code}: ${what}, '${path}'`), { code });
}
const gone = (path: string) => failure('ENOENT', 'no such file or directory', path);
const refused = (path: string) => failure('EACCES', 'permission denied', path);

/**
 * The files of a phone as a shell sees them. Shared storage is the tree's, so that what is pushed is in Files and Gallery. What only a shell
 * has is `device.shell`: it is captured and forked with the phone, and no person's data. There go its own folder, and what the system's
 * tools write wherever they are told to (`dump`), since a picture that an agent takes of the screen is no photo of the phone's owner.
 */
export class DeviceFiles implements IFileSystem {
  readonly #device: AdbDevice;
  readonly #access: Access;
  /** Paths that were asked for and may not be seen. */
  readonly denied = new Set<string>();

  constructor(device: AdbDevice, access: Access = {}) {
    this.#device = device;
    this.#access = access;
  }

  get #shared() {
    return this.#device.tree.device.storage.files;
  }
  get #own(): Readonly<Record<string, ShellFile>> {
    return this.#device.tree.device.shell?.files ?? {};
  }

  real(path: string): string {
    return realPath(path);
  }

  /** Path within shared storage, '' for its root; undefined outside of it. */
  #within(real: string): string | undefined {
    return real === SHARED ? '' : real.startsWith(`${SHARED}/`) ? real.slice(SHARED.length + 1) : undefined;
  }

  #item(real: string): FileItem | undefined {
    const path = this.#within(real);
    return path ? fileAt(this.#shared, path) : undefined;
  }

  /** Whether a path is one that who asks may not see. */
  closed(path: string): boolean {
    const closed = isClosed(this.real(path), this.#access);
    if (closed) this.denied.add(path);
    return closed;
  }

  /** Makes ready what `look` needs at once at a path: the databases of apps are made with a library. */
  async prepare(path: string): Promise<void> {
    if (this.real(path).startsWith(APP_DATA)) await loadSqlite();
  }

  /** What lies at a path; undefined for nothing, and for what who asks may not see. */
  look(path: string): Entry | undefined {
    const real = this.real(path);
    if (this.closed(path)) return undefined;
    const folder = (at: number, mode = 0o771): Entry => ({
      kind: 'folder',
      size: FOLDER_BYTES,
      mode: FOLDER | mode,
      at,
    });
    const own = this.#own[real];
    if (own)
      return own.blob
        ? { kind: 'file', size: own.blob.size, mode: REGULAR | own.mode, at: own.at }
        : folder(own.at, own.mode);
    const { now } = this.#device.tree.clock;
    if (real === NOTHING) return { kind: 'file', size: 0, mode: 0o20666, at: now };
    if (real === SHARED || SYSTEM.has(real)) return folder(now);
    const place = appPlace(this.#device.tree, real);
    if (place)
      return place.kind === 'folder'
        ? folder(now, place.mode)
        : { kind: 'file', size: place.bytes().length, mode: REGULAR | 0o660, at: now };
    const item = this.#item(real);
    if (!item) return undefined;
    return item.kind === 'folder'
      ? folder(changedAt(this.#shared, item))
      : { kind: 'file', size: sizeOf(this.#shared, item.id), mode: REGULAR | 0o660, at: item.at };
  }

  /** Throws ENOENT, EACCES. */
  #there(path: string): Entry {
    const found = this.look(path);
    if (!found) throw this.closed(path) ? refused(path) : gone(path);
    return found;
  }

  /** A file's bytes. Throws ENOENT, EACCES, EISDIR, and EIO for one of which the phone has none. */
  async read(path: string): Promise<Buffer> {
    const real = this.real(path);
    await this.prepare(path);
    if (this.#there(path).kind === 'folder')
      throw failure('EISDIR', 'illegal operation on a directory, read', path);
    if (real === NOTHING) return Buffer.alloc(0);
    const own = this.#own[real];
    if (own) return (await this.#device.context.blobs.get(own.blob!.sha256)).bytes;
    const place = appPlace(this.#device.tree, real);
    if (place?.kind === 'database') return place.bytes();
    const bytes = await bytesOf(this.#device, this.#item(real)!);
    if (!bytes) throw failure('EIO', 'i/o error, read', path);
    return bytes;
  }

  /** Writes a file as a person or a program does. Throws ENOENT without its folder, EISDIR, EACCES. */
  async write(
    path: string,
    bytes: Buffer,
    { mode = 0o660, at }: { mode?: number; at?: number } = {},
  ): Promise<void> {
    const real = this.real(path);
    if (real === NOTHING) return;
    if (this.closed(path)) throw refused(path);
    await this.prepare(path);
    const there = this.look(real);
    if (there?.kind === 'folder') throw failure('EISDIR', 'illegal operation on a directory, open', path);
    if (this.look(posix.dirname(real))?.kind !== 'folder') throw gone(path);
    if (this.#own[real] || this.#isOwn(real)) return this.#put(real, bytes, mode, at);
    const shared = this.#within(real);
    if (!shared) throw refused(path);
    await withContent(this.#device, shared, bytes, at, content =>
      this.#told(path, () =>
        this.#device.files(writer => {
          writer.write(shared, content);
        }),
      ),
    );
  }

  /** Writes what a tool of the system was told to: it is read back at that path, and is nobody's file. Throws as `write`. */
  async dump(path: string, bytes: Buffer): Promise<void> {
    const real = this.real(path);
    if (this.look(posix.dirname(real))?.kind !== 'folder') throw gone(path);
    if (!this.#isOwn(real) && this.#within(real) === undefined) throw refused(path);
    await this.#put(real, bytes, 0o660);
  }

  /** Whether files go there that are the shell's alone. So are those that are put beside an app's own: an app knows nothing of them. */
  #isOwn(real: string): boolean {
    return (
      real.startsWith(`${OWN}/`) ||
      (real.startsWith(`${APP_DATA}/`) &&
        !isClosed(real, this.#access) &&
        !appPlace(this.#device.tree, real) &&
        this.look(posix.dirname(real)) !== undefined)
    );
  }

  #put(real: string, bytes: Buffer, mode: number, at?: number): Promise<void> {
    return keep(this.#device, bytes, undefined, blob =>
      this.#device.change(draft => {
        shellOf(draft).files[real] = { blob, mode: mode & 0o7777, at: at ?? draft.clock.now };
      }),
    );
  }

  /** Says what shared storage refuses in a shell's words. */
  async #told(path: string, change: () => Promise<unknown>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      throw error.code === 'NAME_TAKEN'
        ? failure('EEXIST', 'file exists', path)
        : error.code === 'FILE_NOT_FOUND'
          ? gone(path)
          : failure('EINVAL', 'invalid argument', path);
    }
  }

  list(path: string): string[] {
    const real = this.real(path);
    if (this.#there(path).kind !== 'folder') throw failure('ENOTDIR', 'not a directory, scandir', path);
    const names = new Set<string>();
    const under = (other: string) => {
      if (other !== real && posix.dirname(other) === real) names.add(posix.basename(other));
    };
    for (const folder of SYSTEM) under(folder);
    under(APP_DATA);
    const place = appPlace(this.#device.tree, real);
    if (place?.kind === 'folder') for (const name of place.names) names.add(name);
    for (const [link] of LINKS) under(link);
    for (const own of Object.keys(this.#own)) under(own);
    if (real === '/storage/emulated') names.add('0');
    const shared = this.#within(real);
    if (shared !== undefined)
      for (const item of childrenOf(this.#shared, shared === '' ? null : this.#item(real)!.id))
        names.add(item.name);
    return [...names].sort();
  }

  async mkdir(path: string, { recursive = false }: MkdirOptions = {}): Promise<void> {
    const real = this.real(path);
    if (this.closed(path)) throw refused(path);
    const there = this.look(real);
    if (there) {
      if (recursive && there.kind === 'folder') return;
      throw failure('EEXIST', 'file exists, mkdir', path);
    }
    const above = posix.dirname(real);
    if (this.look(above)?.kind !== 'folder') {
      if (!recursive) throw failure('ENOENT', 'no such file or directory, mkdir', path);
      await this.mkdir(above, { recursive });
    }
    const shared = this.#within(real);
    if (shared)
      return this.#told(path, () =>
        this.#device.files(writer => {
          writer.makeFolder(shared);
        }),
      );
    if (!this.#isOwn(real)) throw refused(path);
    await this.#device.change(draft => {
      shellOf(draft).files[real] = { blob: null, mode: 0o771, at: draft.clock.now };
    });
  }

  async rm(path: string, { recursive = false, force = false }: RmOptions = {}): Promise<void> {
    const real = this.real(path);
    if (this.closed(path)) throw refused(path);
    await this.prepare(path);
    const there = this.look(real);
    if (!there) {
      if (force) return;
      throw failure('ENOENT', 'no such file or directory, rm', path);
    }
    if (there.kind === 'folder' && !recursive && this.list(real).length > 0)
      throw failure('ENOTEMPTY', 'directory not empty, rm', path);
    const item = this.#item(real);
    const own = Object.keys(this.#own).filter(other => other === real || other.startsWith(`${real}/`));
    if (!item && own.length === 0) throw refused(path);
    if (own.length > 0)
      await this.#device.change(draft => {
        for (const file of own) delete shellOf(draft).files[file];
      });
    if (item)
      await this.#told(path, () =>
        this.#device.files(writer => {
          writer.remove([item.id]);
        }),
      );
  }

  async cp(from: string, to: string, { recursive = false }: CpOptions = {}): Promise<void> {
    await this.prepare(from);
    if (this.#there(from).kind === 'folder') {
      if (!recursive) throw failure('EISDIR', 'is a directory, cp', from);
      await this.mkdir(to, { recursive: true });
      for (const name of this.list(from))
        await this.cp(posix.join(from, name), posix.join(to, name), { recursive });
      return;
    }
    const item = this.#own[this.real(from)] ? undefined : this.#item(this.real(from));
    const shared = this.#within(this.real(to));
    // What a file of shared storage is beside its bytes goes with it.
    if (item && shared && this.look(posix.dirname(this.real(to)))?.kind === 'folder') {
      const { mime, text, blob, size, media, packed } = item;
      return this.#told(to, () =>
        this.#device.files(writer => {
          writer.write(shared, {
            mime,
            size,
            ...(text === undefined ? {} : { text }),
            ...(blob === undefined ? {} : { blob }),
            ...(media ? { media } : {}),
            ...(packed ? { packed } : {}),
          });
        }),
      );
    }
    await this.write(to, await this.read(from));
  }

  async mv(from: string, to: string): Promise<void> {
    await this.prepare(from);
    this.#there(from);
    const [source, target] = [this.real(from), this.real(to)];
    if (source === target) return;
    const item = this.#own[source] ? undefined : this.#item(source);
    const folder = posix.dirname(target);
    // A file stays the one that it is; copying would make another.
    if (
      item &&
      this.#within(target) &&
      this.look(folder)?.kind === 'folder' &&
      !(item.kind === 'folder' && target.startsWith(`${source}/`))
    ) {
      if (this.look(target) && this.real(target).toLowerCase() !== source.toLowerCase())
        await this.rm(target);
      const into = folder === SHARED ? null : this.#item(folder)!.id;
      return this.#told(to, () =>
        this.#device.files(writer => {
          writer.move([item.id], into);
          if (posix.basename(target) !== item.name) writer.rename(item.id, posix.basename(target));
        }),
      );
    }
    await this.cp(from, to, { recursive: true });
    await this.rm(from, { recursive: true });
  }

  async chmod(path: string, mode: number): Promise<void> {
    const real = this.real(path);
    this.#there(path);
    // Shared storage has no permissions of its own, and changes none.
    if (this.#own[real])
      await this.#device.change(draft => {
        shellOf(draft).files[real]!.mode = mode & 0o7777;
      });
  }

  async utimes(path: string, _accessed: Date, modified: Date): Promise<void> {
    const real = this.real(path);
    this.#there(path);
    const at = modified.getTime();
    const item = this.#item(real);
    if (this.#own[real])
      await this.#device.change(draft => {
        shellOf(draft).files[real]!.at = at;
      });
    else if (item)
      await this.#device.change(draft => {
        draft.device.storage.files[item.id]!.at = at;
      });
  }

  // What a shell's library asks for, in the terms above.
  async exists(path: string): Promise<boolean> {
    await this.prepare(path);
    return this.look(path) !== undefined;
  }
  async readdir(path: string): Promise<string[]> {
    return this.list(path);
  }
  async readFile(path: string): Promise<string> {
    return (await this.read(path)).toString('utf8');
  }
  async readFileBuffer(path: string): Promise<Uint8Array> {
    return new Uint8Array(await this.read(path));
  }
  async writeFile(path: string, content: Bytes, options?: unknown): Promise<void> {
    await this.write(path, buffer(content, options));
  }
  async appendFile(path: string, content: Bytes, options?: unknown): Promise<void> {
    const before = this.look(path)?.kind === 'file' ? await this.read(path) : Buffer.alloc(0);
    await this.write(path, Buffer.concat([before, buffer(content, options)]));
  }
  async stat(path: string): Promise<FsStat> {
    await this.prepare(path);
    const { kind, mode, size, at } = this.#there(path);
    return {
      isFile: kind === 'file',
      isDirectory: kind === 'folder',
      isSymbolicLink: false,
      mode: mode & 0o7777,
      size,
      mtime: new PhoneDate(at),
      identity: this.real(path),
    };
  }
  lstat(path: string): Promise<FsStat> {
    return this.stat(path);
  }
  async realpath(path: string): Promise<string> {
    this.#there(path);
    return this.real(path);
  }
  async readlink(path: string): Promise<string> {
    throw failure('EINVAL', 'invalid argument, readlink', path);
  }
  async symlink(_target: string, path: string): Promise<void> {
    throw failure('EPERM', 'operation not permitted, symlink', path);
  }
  async link(_existing: string, path: string): Promise<void> {
    throw failure('EPERM', 'operation not permitted, link', path);
  }
  resolvePath(base: string, path: string): string {
    return posix.resolve(base, path);
  }
  getAllPaths(): string[] {
    return [];
  }
}

/** Text as the shell hands it over: UTF-8 unless it says that each character is a byte. */
export function buffer(content: Bytes, options: unknown): Buffer {
  if (typeof content !== 'string') return Buffer.from(content);
  const encoding =
    typeof options === 'string' ? options : (options as { encoding?: string } | undefined)?.encoding;
  return Buffer.from(content, encoding === 'binary' || encoding === 'latin1' ? 'latin1' : 'utf8');
}
