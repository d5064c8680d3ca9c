import { posix } from 'node:path';
import { usedBytes } from '../../../src/sdk/core/storage.ts';
import type { AdbDevice } from '../device.ts';
import { fileStatus, humanSize } from './file-status.ts';
import { outcome, program, type Options } from './program.ts';

const DF_USAGE = `usage: df [-HPkhi] [-t type] [FILE...]

The "disk free" command shows total/used/available disk space for
each filesystem listed on the command line, or all currently mounted
filesystems.`;
const DU_USAGE = `usage: du [-d N] [-abcHhKkLlmsx] [FILE...]

Show disk usage, space consumed by files and directories.`;

interface Mounted {
  device: string;
  type: string;
  at: string;
  bytes: number;
  used: number;
}

/** The mounted file systems. Data and shared storage are one, of which the phone knows how full it is. */
function mounts({ tree }: AdbDevice): Mounted[] {
  const { capacity, system } = tree.device.storage;
  const used = usedBytes(tree.device, tree.os);
  const memory = tree.device.model.memory / 2;
  return [
    { device: '/dev/block/dm-5', type: 'ext4', at: '/', bytes: system, used: system },
    { device: 'tmpfs', type: 'tmpfs', at: '/dev', bytes: memory, used: 1_376_256 },
    { device: '/dev/block/dm-9', type: 'f2fs', at: '/data', bytes: capacity, used },
    { device: '/dev/fuse', type: 'fuse', at: '/storage/emulated', bytes: capacity, used },
  ];
}

/** The file system that a canonical path is on. */
const mountOf = (all: readonly Mounted[], real: string): Mounted =>
  all.findLast(({ at }) => real === at || real.startsWith(`${at}/`)) ?? all[0]!;

/** Rows of text in columns: the first and the last to the left. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(row => row[i]!.length)));
  widths[0] = Math.max(14, widths[0]!);
  return rows
    .map(row =>
      row.map((cell, i) =>
        i === 0 ? cell.padEnd(widths[0]!) : i === row.length - 1 ? cell : cell.padStart(widths[i]!),
      ),
    )
    .map(cells => `${cells.join(' ')}\n`)
    .join('');
}

/** `df`: how full the file systems are. */
export const df = program(
  'df',
  { flags: 'HPkhia', values: 't', usage: DF_USAGE },
  async (options, context) => {
    const all = mounts(context.device);
    const errors: string[] = [];
    const shown: Mounted[] = [];
    for (const path of options.operands) {
      const found = await fileStatus(context, path);
      if (typeof found === 'string') errors.push(`df: '${path}': ${found}`);
      else shown.push(mountOf(all, context.files.real(context.path(path))));
    }
    const type = options.value('t');
    const listed = (options.operands.length > 0 ? shown : all).filter(
      mount => type === undefined || mount.type === type,
    );
    if (listed.length === 0) return outcome('', errors);
    const isHuman = options.has('h') || options.has('H');
    const unit = options.has('P') && !options.has('k') ? 512 : 1_024;
    const sized = (bytes: number) =>
      isHuman ? humanSize(bytes, options.has('H') ? 1_000 : 1_024) : String(Math.floor(bytes / unit));
    const heads = isHuman
      ? ['Filesystem', 'Size', 'Used', 'Avail', 'Use%', 'Mounted on']
      : [
          'Filesystem',
          unit === 512 ? '512-blocks' : '1K-blocks',
          'Used',
          'Available',
          options.has('P') ? 'Capacity' : 'Use%',
          'Mounted on',
        ];
    const rows = listed.map(({ device, at, bytes, used }) => [
      device,
      sized(bytes),
      sized(used),
      sized(bytes - used),
      `${Math.ceil((used * 100) / bytes)}%`,
      at,
    ]);
    return outcome(table([heads, ...rows]), errors);
  },
);

/** Sizes of `du`, in the unit that the options name. */
function printedSize(bytes: number, options: Options): string {
  if (options.has('b')) return String(bytes);
  if (options.has('h')) return humanSize(bytes);
  return String(Math.ceil(bytes / (options.has('m') ? 1_048_576 : options.has('K') ? 512 : 1_024)));
}

/** `du`: the space that files take. */
export const du = program(
  'du',
  { flags: 'abcHhKkLlmsx', values: 'd', usage: DU_USAGE },
  async (options, context) => {
    const errors: string[] = [];
    let out = '';
    const deepest = options.has('s') ? 0 : Number(options.value('d') ?? Infinity);
    const measure = async (path: string, depth: number): Promise<number> => {
      const found = await fileStatus(context, path);
      if (typeof found === 'string') {
        errors.push(`du: ${path}: ${found}`);
        return 0;
      }
      let bytes = options.has('b') ? found.size : found.blocks * 512;
      if (found.isFolder)
        for (const name of context.files.list(context.path(path)))
          bytes += await measure(posix.join(path, name), depth + 1);
      const isListed = found.isFolder || options.has('a') || depth === 0;
      if (isListed && depth <= deepest) out += `${printedSize(bytes, options)}\t${path}\n`;
      return bytes;
    };
    let total = 0;
    for (const path of options.operands.length > 0 ? options.operands : ['.'])
      total += await measure(path, 0);
    if (options.has('c')) out += `${printedSize(total, options)}\ttotal\n`;
    return outcome(out, errors);
  },
);
