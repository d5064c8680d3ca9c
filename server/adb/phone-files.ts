import { posix } from 'node:path';
import type { MkdirOptions, RmOptions } from 'just-bash';
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
import {
  failure,
  FOLDER,
  FOLDER_BYTES,
  LINKS,
  notFound,
  NULL_DEVICE,
  OWN,
  permissionDenied,
  realPath,
  REGULAR,
  SHARED,
  SYSTEM,
  type Entry,
} from './phone-paths.ts';
import { loadSqlite } from './sqlite/engine.ts';

/** The mode of folders in shared storage. */
const SHARED_MODE = 0o770;

/**
 * A phone's files as a shell sees them. Shared storage is the phone's own, so a pushed file appears in Files and Gallery. Files that belong
 * to the shell alone are in `device.shell`: they are captured and forked with the phone, but the phone's owner does not see them. These are
 * the shell's own folder and the output of system tools (`dump`): an agent's screenshot is not a photo of the owner.
 */
export class PhoneFiles {
  protected readonly device: AdbDevice;
  protected readonly access: Access;
  /** Requested paths that the caller may not see, and folders that it asked to read as files. */
  readonly denied = new Set<string>();
  readonly folders = new Set<string>();

  constructor(device: AdbDevice, access: Access = {}) {
    this.device = device;
    this.access = access;
  }

  protected get shared() {
    return this.device.tree.device.storage.files;
  }
  protected get own(): Readonly<Record<string, ShellFile>> {
    return this.device.tree.device.shell?.files ?? {};
  }

  real(path: string): string {
    return realPath(path);
  }

  /** The path relative to shared storage, '' for its root; undefined outside of it. */
  protected within(real: string): string | undefined {
    if (real === SHARED) return '';
    return real.startsWith(`${SHARED}/`) ? real.slice(SHARED.length + 1) : undefined;
  }

  protected item(real: string): FileItem | undefined {
    const path = this.within(real);
    return path ? fileAt(this.shared, path) : undefined;
  }

  /** Whether the caller may not see a path. */
  closed(path: string): boolean {
    const closed = isClosed(this.real(path), this.access);
    if (closed) this.denied.add(path);
    return closed;
  }

  /** Loads what `look` needs at a path, because `look` is synchronous: the SQLite library builds the databases of apps. */
  async prepare(path: string): Promise<void> {
    if (this.real(path).startsWith(APP_DATA)) await loadSqlite();
  }

  /** The entry at a path; undefined if nothing is there, or if the caller may not see it. */
  look(path: string): Entry | undefined {
    const real = this.real(path);
    if (this.closed(path)) return undefined;
    const folder = (at: number, mode = 0o771): Entry => ({
      kind: 'folder',
      size: FOLDER_BYTES,
      mode: FOLDER | mode,
      at,
    });
    const own = this.own[real];
    if (own)
      return own.blob
        ? { kind: 'file', size: own.blob.size, mode: REGULAR | own.mode, at: own.at }
        : folder(own.at, own.mode);
    const { now } = this.device.tree.clock;
    if (real === NULL_DEVICE) return { kind: 'file', size: 0, mode: 0o20666, at: now };
    if (real === SHARED) return folder(now, SHARED_MODE);
    if (SYSTEM.has(real)) return folder(now, real === OWN ? 0o771 : 0o755);
    const place = appPlace(this.device, real);
    if (place)
      return place.kind === 'folder'
        ? folder(now, place.mode)
        : { kind: 'file', size: place.bytes().length, mode: REGULAR | 0o660, at: now };
    const item = this.item(real);
    if (!item) return undefined;
    return item.kind === 'folder'
      ? folder(changedAt(this.shared, item), SHARED_MODE)
      : { kind: 'file', size: sizeOf(this.shared, item.id), mode: REGULAR | 0o660, at: item.at };
  }

  /** The entry at a path. Throws ENOENT, EACCES. */
  protected entry(path: string): Entry {
    const found = this.look(path);
    if (!found) throw this.closed(path) ? permissionDenied(path) : notFound(path);
    return found;
  }

  /** A file's bytes. Throws ENOENT, EACCES, EISDIR; EIO for a file that has no bytes on this phone. */
  async read(path: string): Promise<Buffer> {
    const real = this.real(path);
    await this.prepare(path);
    if (this.entry(path).kind === 'folder') {
      this.folders.add(path);
      throw failure('EISDIR', 'illegal operation on a directory, read', path);
    }
    if (real === NULL_DEVICE) return Buffer.alloc(0);
    const own = this.own[real];
    if (own) return (await this.device.context.blobs.get(own.blob!.sha256)).bytes;
    const place = appPlace(this.device, real);
    if (place?.kind === 'database') return place.bytes();
    const bytes = await bytesOf(this.device, this.item(real)!);
    if (!bytes) throw failure('EIO', 'i/o error, read', path);
    return bytes;
  }

  /** Writes a file, as an app does. Throws ENOENT if its folder is missing, EISDIR, EACCES. */
  async write(
    path: string,
    bytes: Buffer,
    { mode = 0o660, at }: { mode?: number; at?: number } = {},
  ): Promise<void> {
    const real = this.real(path);
    if (real === NULL_DEVICE) return;
    if (this.closed(path)) throw permissionDenied(path);
    await this.prepare(path);
    const there = this.look(real);
    if (there?.kind === 'folder') throw failure('EISDIR', 'illegal operation on a directory, open', path);
    if (this.look(posix.dirname(real))?.kind !== 'folder') throw notFound(path);
    if (this.own[real] || this.isOwn(real)) return this.put(real, bytes, mode, at);
    const shared = this.within(real);
    if (!shared) throw permissionDenied(path);
    await withContent(this.device, shared, bytes, at, content =>
      this.asFileError(path, () =>
        this.device.files(writer => {
          writer.write(shared, content);
        }),
      ),
    );
  }

  /** Writes a system tool's output. It can be read at that path, but no app sees it. Throws as `write`. */
  async dump(path: string, bytes: Buffer): Promise<void> {
    const real = this.real(path);
    if (this.look(posix.dirname(real))?.kind !== 'folder') throw notFound(path);
    if (!this.isOwn(real) && this.within(real) === undefined) throw permissionDenied(path);
    await this.put(real, bytes, 0o660);
  }

  /** Whether a file at this path belongs to the shell alone. Files in an app's data folder do, because the app does not know of them. */
  protected isOwn(real: string): boolean {
    return (
      real.startsWith(`${OWN}/`) ||
      (real.startsWith(`${APP_DATA}/`) &&
        !isClosed(real, this.access) &&
        !appPlace(this.device, real) &&
        this.look(posix.dirname(real)) !== undefined)
    );
  }

  protected put(real: string, bytes: Buffer, mode: number, at?: number): Promise<void> {
    return keep(this.device, bytes, undefined, blob =>
      this.device.change(draft => {
        shellOf(draft).files[real] = { blob, mode: mode & 0o7777, at: at ?? draft.clock.now };
      }),
    );
  }

  /** Runs a change of shared storage, and turns its RuleError into a file error. */
  protected async asFileError(path: string, change: () => Promise<unknown>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      if (error.code === 'NAME_TAKEN') throw failure('EEXIST', 'file exists', path);
      if (error.code === 'FILE_NOT_FOUND') throw notFound(path);
      throw failure('EINVAL', 'invalid argument', path);
    }
  }

  list(path: string): string[] {
    const real = this.real(path);
    if (this.entry(path).kind !== 'folder') throw failure('ENOTDIR', 'not a directory, scandir', path);
    const names = new Set<string>();
    const under = (other: string) => {
      if (other !== real && posix.dirname(other) === real) names.add(posix.basename(other));
    };
    for (const folder of SYSTEM) under(folder);
    under(APP_DATA);
    const place = appPlace(this.device, real);
    if (place?.kind === 'folder') for (const name of place.names) names.add(name);
    for (const [link] of LINKS) under(link);
    for (const own of Object.keys(this.own)) under(own);
    if (real === '/storage/emulated') names.add('0');
    const shared = this.within(real);
    if (shared !== undefined)
      for (const item of childrenOf(this.shared, shared === '' ? null : this.item(real)!.id))
        names.add(item.name);
    return [...names].sort();
  }

  async mkdir(path: string, { recursive = false }: MkdirOptions = {}): Promise<void> {
    const real = this.real(path);
    if (this.closed(path)) throw permissionDenied(path);
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
    const shared = this.within(real);
    if (shared)
      return this.asFileError(path, () =>
        this.device.files(writer => {
          writer.makeFolder(shared);
        }),
      );
    if (!this.isOwn(real)) throw permissionDenied(path);
    await this.device.change(draft => {
      shellOf(draft).files[real] = { blob: null, mode: 0o771, at: draft.clock.now };
    });
  }

  async rm(path: string, { recursive = false, force = false }: RmOptions = {}): Promise<void> {
    const real = this.real(path);
    if (this.closed(path)) throw permissionDenied(path);
    await this.prepare(path);
    const there = this.look(real);
    if (!there) {
      if (force) return;
      throw failure('ENOENT', 'no such file or directory, rm', path);
    }
    if (there.kind === 'folder' && !recursive && this.list(real).length > 0)
      throw failure('ENOTEMPTY', 'directory not empty, rm', path);
    const item = this.item(real);
    const own = Object.keys(this.own).filter(other => other === real || other.startsWith(`${real}/`));
    if (!item && own.length === 0) throw permissionDenied(path);
    if (own.length > 0)
      await this.device.change(draft => {
        for (const file of own) delete shellOf(draft).files[file];
      });
    if (item)
      await this.asFileError(path, () =>
        this.device.files(writer => {
          writer.remove([item.id]);
        }),
      );
  }
}
