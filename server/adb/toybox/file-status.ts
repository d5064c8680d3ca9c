import { posix } from 'node:path';
import { APP_DATA, appOf } from '../app-data.ts';
import type { CommandContext } from '../command.ts';
import { numberOf, uidOf } from '../ids.ts';
import { FOLDER, OWN, SHARED, type Entry } from '../phone-paths.ts';

/** Who owns a file, with ids. */
interface Owner {
  user: string;
  uid: number;
  group: string;
  gid: number;
}

/** A file as `stat` knows it. */
export interface FileStatus extends Entry, Owner {
  path: string;
  isFolder: boolean;
  links: number;
  inode: number;
  /** Blocks of 512 bytes. */
  blocks: number;
  /** Its SELinux context. */
  context: string;
}

const ROOT: Owner = { user: 'root', uid: 0, group: 'root', gid: 0 };
const SHELL: Owner = { user: 'shell', uid: 2_000, group: 'shell', gid: 2_000 };
const PROGRAM: Owner = { ...ROOT, group: 'shell', gid: 2_000 };
/** Android's media provider, which owns all of shared storage. */
const MEDIA: Owner = { user: 'u0_a158', uid: 10_158, group: 'media_rw', gid: 1_023 };
const SYSTEM: Owner = { user: 'system', uid: 1_000, group: 'system', gid: 1_000 };
const PROVIDERS: Owner = { user: 'u0_a57', uid: 10_057, group: 'u0_a57', gid: 10_057 };
const FIRST_APP = 10_000;

const isIn = (real: string, folder: string): boolean => real === folder || real.startsWith(`${folder}/`);

function ownerOf({ device }: CommandContext, real: string): Owner {
  if (isIn(real, SHARED)) return MEDIA;
  if (isIn(real, OWN)) return SHELL;
  if (real === APP_DATA) return SYSTEM;
  if (isIn(real, '/system/bin')) return PROGRAM;
  if (!isIn(real, APP_DATA)) return ROOT;
  const app = appOf(device.tree, real.slice(APP_DATA.length + 1).split('/')[0]!);
  // Android's providers share one uid, of no app here.
  if (app === undefined) return PROVIDERS;
  const uid = uidOf(app);
  const user = `u0_a${uid - FIRST_APP}`;
  return { user, uid, group: user, gid: uid };
}

function contextOf(real: string): string {
  if (isIn(real, SHARED)) return 'u:object_r:fuse:s0';
  if (isIn(real, OWN)) return 'u:object_r:shell_data_file:s0';
  if (isIn(real, APP_DATA)) return 'u:object_r:app_data_file:s0:c512,c768';
  return isIn(real, '/system') ? 'u:object_r:system_file:s0' : 'u:object_r:rootfs:s0';
}

const BLOCK = 512;
/** Files take whole pages of storage. */
const PAGE_BLOCKS = 8;
const blocksOf = ({ kind, size }: Entry): number =>
  kind === 'folder' ? Math.ceil(size / BLOCK) : Math.ceil(size / (BLOCK * PAGE_BLOCKS)) * PAGE_BLOCKS;

/** The status of a file; an error text if it is not there or may not be seen. `path` may be relative. */
export async function fileStatus(context: CommandContext, path: string): Promise<FileStatus | string> {
  const { files } = context;
  const full = context.path(path);
  await files.prepare(full);
  const entry = files.look(full);
  if (!entry) return files.closed(full) ? 'Permission denied' : 'No such file or directory';
  const real = files.real(full);
  const isFolder = (entry.mode & 0o170000) === FOLDER;
  const folders = isFolder
    ? files.list(full).filter(name => files.look(posix.join(full, name))?.kind === 'folder').length
    : 0;
  return {
    ...entry,
    ...ownerOf(context, real),
    path,
    isFolder,
    links: isFolder ? 2 + folders : 1,
    inode: numberOf(real),
    blocks: blocksOf(entry),
    context: contextOf(real),
  };
}

const TYPES: Readonly<Record<number, string>> = { 0o040000: 'd', 0o020000: 'c', 0o120000: 'l' };

/** `drwxrwx---`. */
export function modeText(mode: number): string {
  const bits = [...'rwxrwxrwx'].map((letter, i) => ((mode >> (8 - i)) & 1 ? letter : '-'));
  const special = [...'sst'];
  for (const [i, letter] of special.entries()) {
    if (((mode >> (11 - i)) & 1) === 0) continue;
    const at = i * 3 + 2;
    bits[at] = bits[at] === 'x' ? letter : letter.toUpperCase();
  }
  return (TYPES[mode & 0o170000] ?? '-') + bits.join('');
}

const UNITS = 'BKMGTPE';
/** A size as toybox's `-h` prints it: `3.3K`, `12M`. */
export function humanSize(bytes: number, step: 1_000 | 1_024 = 1_024): string {
  let [size, before, unit] = [bytes, bytes, 0];
  while (size > 999) {
    before = size;
    size = Math.floor((size + step / 2) / step);
    unit++;
  }
  if (unit === 0) return String(size);
  if (size > 9) return `${size}${UNITS[unit]}`;
  const whole = Math.floor(before / step);
  const tenth = Math.min(9, Math.floor((before - whole * step) / (step === 1_000 ? 100 : 103)));
  return `${whole}.${tenth}${UNITS[unit]}`;
}
