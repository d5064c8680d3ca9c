import { usedBytes } from '../../../src/sdk/core/storage.ts';
import type { CommandContext } from '../command.ts';
import { strftime } from '../commands/date.ts';
import { fileStatus, modeText, type FileStatus } from './file-status.ts';
import { outcome, program } from './program.ts';

const USAGE = `usage: stat [-tfL] [-c FORMAT] FILE...

Display status of files or filesystems.

-c  Output specified FORMAT string instead of default
-f  Display filesystem status instead of file status
-L  Follow symlinks
-t  terse (-c "%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z %o")`;

const TERSE = '%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z %o';
const FULL = [
  '  File: %N',
  '  Size: %s\t Blocks: %b\t IO Blocks: %B\t%F',
  'Device: %Dh/%dd\t Inode: %i\t Links: %h',
  'Access: (0%a/%A)\tUid: (%5u/%8U)\tGid: (%5g/%8G)',
  'Access: %x',
  'Modify: %y',
  'Change: %z',
].join('\n');
const SYSTEM_TERSE = '%n %i %l %t %s %S %b %f %a %c %d';
const SYSTEM_FULL = [
  '  File: "%n"',
  '    ID: %i Namelen: %l    Type: %t',
  'Block Size: %s    Fundamental block size: %S',
  'Blocks: Total: %b\tFree: %f\tAvailable: %a',
  'Inodes: Total: %c\tFree: %d',
].join('\n');

const DEVICE = 115;
const IO_BLOCK = 512;

function typeOf({ isFolder, mode, size }: FileStatus): string {
  if (isFolder) return 'directory';
  if ((mode & 0o170000) === 0o020000) return 'character device';
  return size === 0 ? 'regular empty file' : 'regular file';
}

/** Fills in a format: `%y`, `%8U`. Unknown letters give `?`. */
const filled = (format: string, of: Readonly<Record<string, () => string | number>>): string =>
  format.replace(/%(-?\d*)([a-zA-Z%])/g, (_, width: string, letter: string) => {
    if (letter === '%') return '%';
    const text = String(of[letter]?.() ?? '?');
    return width.startsWith('-') ? text.padEnd(Number(width.slice(1))) : text.padStart(Number(width));
  });

function fileText(format: string, file: FileStatus, zone: string): string {
  const time = () => strftime('%F %T.%N %z', file.at, zone);
  const seconds = () => Math.floor(file.at / 1_000);
  return filled(format, {
    a: () => (file.mode & 0o7777).toString(8),
    A: () => modeText(file.mode),
    b: () => file.blocks,
    B: () => IO_BLOCK,
    C: () => file.context,
    d: () => DEVICE,
    D: () => DEVICE.toString(16),
    f: () => file.mode.toString(16),
    F: () => typeOf(file),
    g: () => file.gid,
    G: () => file.group,
    h: () => file.links,
    i: () => file.inode,
    m: () => (file.group === 'media_rw' ? '/storage/emulated' : '/'),
    n: () => file.path,
    N: () => file.path,
    o: () => IO_BLOCK,
    s: () => file.size,
    t: () => 0,
    T: () => 0,
    u: () => file.uid,
    U: () => file.user,
    x: time,
    X: seconds,
    y: time,
    Y: seconds,
    z: time,
    Z: seconds,
  });
}

function systemText(format: string, path: string, { tree }: CommandContext['device']): string {
  const { capacity } = tree.device.storage;
  const free = capacity - usedBytes(tree.device, tree.os);
  const blocks = (bytes: number) => Math.floor(bytes / STORAGE_BLOCK);
  return filled(format, {
    a: () => blocks(free),
    b: () => blocks(capacity),
    c: () => blocks(capacity / 4),
    d: () => blocks(free / 4),
    f: () => blocks(free),
    i: () => '9c7a2b1e5d3f4a60',
    l: () => 255,
    n: () => path,
    s: () => STORAGE_BLOCK,
    S: () => STORAGE_BLOCK,
    t: () => 'f2f52010',
    T: () => 'f2fs',
  });
}
const STORAGE_BLOCK = 4_096;

/** `stat`: the status of files, by toybox's formats. A file has one time. */
export const stat = program(
  'stat',
  { flags: 'fLt', values: 'c', least: 1, usage: USAGE },
  async (options, context) => {
    const ofSystem = options.has('f');
    const terse = ofSystem ? SYSTEM_TERSE : TERSE;
    const full = ofSystem ? SYSTEM_FULL : FULL;
    const format = options.value('c') ?? (options.has('t') ? terse : full);
    const errors: string[] = [];
    let out = '';
    for (const path of options.operands) {
      const found = await fileStatus(context, path);
      if (typeof found === 'string') errors.push(`stat: '${path}': ${found}`);
      else if (ofSystem) out += `${systemText(format, path, context.device)}\n`;
      else out += `${fileText(format, found, context.device.tree.clock.zone)}\n`;
    }
    return outcome(out, errors);
  },
);
