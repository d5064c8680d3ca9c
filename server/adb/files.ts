import { posix } from 'node:path';
import type { CpOptions, FileContent as Bytes, FsStat, IFileSystem } from 'just-bash';
import { shellOf } from './device.ts';
import { PhoneFiles } from './phone-files.ts';
import { failure, SHARED } from './phone-paths.ts';
import { PhoneDate } from './phone-time.ts';

/** A phone's files as the file system of the shell library. */
export class DeviceFiles extends PhoneFiles implements IFileSystem {
  async cp(from: string, to: string, { recursive = false }: CpOptions = {}): Promise<void> {
    await this.prepare(from);
    if (this.entry(from).kind === 'folder') {
      if (!recursive) throw failure('EISDIR', 'is a directory, cp', from);
      await this.mkdir(to, { recursive: true });
      for (const name of this.list(from))
        await this.cp(posix.join(from, name), posix.join(to, name), { recursive });
      return;
    }
    const item = this.own[this.real(from)] ? undefined : this.item(this.real(from));
    const shared = this.within(this.real(to));
    // Copy the facts of a shared file too: media details and archive contents are not in its bytes.
    if (item && shared && this.look(posix.dirname(this.real(to)))?.kind === 'folder') {
      const { mime, text, blob, size, media, packed } = item;
      return this.asFileError(to, () =>
        this.device.files(writer => {
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
    this.entry(from);
    const [source, target] = [this.real(from), this.real(to)];
    if (source === target) return;
    const item = this.own[source] ? undefined : this.item(source);
    const folder = posix.dirname(target);
    // Move a shared file in place, so that it keeps its id. Copying would create another file.
    if (
      item &&
      this.within(target) &&
      this.look(folder)?.kind === 'folder' &&
      !(item.kind === 'folder' && target.startsWith(`${source}/`))
    ) {
      if (this.look(target) && this.real(target).toLowerCase() !== source.toLowerCase())
        await this.rm(target);
      const into = folder === SHARED ? null : this.item(folder)!.id;
      return this.asFileError(to, () =>
        this.device.files(writer => {
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
    this.entry(path);
    // Shared storage has no permissions; chmod does nothing there.
    if (this.own[real])
      await this.device.change(draft => {
        shellOf(draft).files[real]!.mode = mode & 0o7777;
      });
  }

  async utimes(path: string, _accessed: Date, modified: Date): Promise<void> {
    const real = this.real(path);
    this.entry(path);
    const at = modified.getTime();
    const item = this.item(real);
    if (this.own[real])
      await this.device.change(draft => {
        shellOf(draft).files[real]!.at = at;
      });
    else if (item)
      await this.device.change(draft => {
        draft.device.storage.files[item.id]!.at = at;
      });
  }

  // The file system interface of the shell library.
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
    const existing = this.look(path)?.kind === 'file' ? await this.read(path) : Buffer.alloc(0);
    await this.write(path, Buffer.concat([existing, buffer(content, options)]));
  }
  async stat(path: string): Promise<FsStat> {
    await this.prepare(path);
    const { kind, mode, size, at } = this.entry(path);
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
    this.entry(path);
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

/** File content from the shell library as bytes. Text is UTF-8, unless its encoding says that each character is a byte. */
export function buffer(content: Bytes, options: unknown): Buffer {
  if (typeof content !== 'string') return Buffer.from(content);
  const encoding =
    typeof options === 'string' ? options : (options as { encoding?: string } | undefined)?.encoding;
  return Buffer.from(content, encoding === 'binary' || encoding === 'latin1' ? 'latin1' : 'utf8');
}
