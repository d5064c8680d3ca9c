import { posix } from 'node:path';
import type { CommandContext } from '../command.ts';
import { strftime } from '../commands/date.ts';
import { fileStatus, humanSize, modeText, type FileStatus } from './file-status.ts';
import { outcome, program, type Options } from './program.ts';

const USAGE = `usage: ls [-1ACFHLNRSUXZabcdfghiklmnopqrstuwx] [--color[=auto]] [FILE...]

List files

what to show:
-A  all files except . and ..      -a  all files including .hidden
-b  escape nongraphic chars        -d  directory, not contents
-F  append /dir *exe @sym |FIFO    -f  files (no sort/filter/format)
-H  follow command line symlinks   -i  inode number
-L  follow symlinks                -N  no escaping, even on tty
-p  put '/' after dir names        -q  unprintable chars as '?'
-R  recursively list in subdirs    -s  storage used (in --block-size)
-Z  security context

output formats:
-1  list one file per line         -C  columns (sorted vertically)
-g  like -l but no owner           -h  human readable sizes
-k  reset --block-size to default  -l  long (show full details)
-ll long with nanoseconds (--full-time)
-m  comma separated                -n  long with numeric uid/gid
-o  long without group column      -r  reverse order
-w  set column width               -x  columns (horizontal sort)

sort by:  (also --sort=longname,longname... ends with alphabetical)
-c  ctime      -r  reverse    -S  size     -t  time    -u  atime    -U  none
-X  extension  -!  dirfirst   -~  nocase`;

interface Listed extends FileStatus {
  name: string;
}
type Order = (a: Listed, b: Listed) => number;

const byName: Order = (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name));
const extension = (name: string): string => posix.extname(name);

/** The order that the options ask for; undefined for that of the folder. */
function orderOf(options: Options): Order | undefined {
  if (options.has('f') || options.has('U')) return undefined;
  const first: Order[] = [
    ...(options.has('!') ? [(a: Listed, b: Listed) => Number(b.isFolder) - Number(a.isFolder)] : []),
    ...(options.has('S') ? [(a: Listed, b: Listed) => b.size - a.size] : []),
    ...(options.has('t') ? [(a: Listed, b: Listed) => b.at - a.at] : []),
    ...(options.has('X')
      ? [
          (a: Listed, b: Listed) =>
            extension(a.name) < extension(b.name) ? -1 : Number(extension(a.name) > extension(b.name)),
        ]
      : []),
  ];
  const order: Order = (a, b) => first.reduce((found, next) => found || next(a, b), 0) || byName(a, b);
  return options.has('r') ? (a, b) => order(b, a) : order;
}

/** The mark behind a name (`-F`, `-p`). */
function markOf({ isFolder, mode }: Listed, options: Options): string {
  if (isFolder && (options.has('F') || options.has('p'))) return '/';
  return options.has('F') && (mode & 0o111) !== 0 ? '*' : '';
}

const isLong = (options: Options): boolean => [...'lnog'].some(letter => options.has(letter));

const sized = (bytes: number, options: Options): string =>
  options.has('h') ? humanSize(bytes) : String(bytes);

/** A cell of a file's line, set to the right or to the left. */
type Cell = readonly [text: string, side?: 'left'];

/** The cells of a file's line before its name. */
function cellsOf(file: Listed, options: Options, zone: string): Cell[] {
  const numeric = options.has('n');
  const time = options.count('l') > 1 || options.has('full') ? '%F %T.%N %z' : '%F %H:%M';
  const storage = options.has('h') ? humanSize(file.blocks * 512) : String(file.blocks >> 1);
  const first: Cell[] = [
    ...(options.has('i') ? [[String(file.inode)] as const] : []),
    ...(options.has('s') ? [[storage] as const] : []),
  ];
  const label: Cell[] = options.has('Z') ? [[file.context, 'left']] : [];
  if (!isLong(options)) return [...first, ...label];
  return [
    ...first,
    [modeText(file.mode)],
    [String(file.links)],
    ...(options.has('g') ? [] : [[String(numeric ? file.uid : file.user), 'left'] as const]),
    ...(options.has('o') ? [] : [[String(numeric ? file.gid : file.group), 'left'] as const]),
    ...label,
    [sized(file.size, options)],
    [strftime(time, file.at, zone)],
  ];
}

/** Lines of aligned cells. */
function aligned(rows: readonly (readonly Cell[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]![0].length)));
  const padded = ([text, side]: Cell, i: number) =>
    side === 'left' ? text.padEnd(widths[i]!) : text.padStart(widths[i]!);
  return rows.map(row => row.map(padded).join(' '));
}

/** The lines of some files, all of one folder or all named by the caller. */
function linesOf(files: readonly Listed[], options: Options, zone: string): string {
  const names = files.map(file => file.name + markOf(file, options));
  if (options.has('m')) return names.length > 0 ? `${names.join(', ')}\n` : '';
  if ((options.has('C') || options.has('x')) && !isLong(options))
    return names.length > 0 ? `${names.join('  ')}\n` : '';
  return aligned(files.map(file => cellsOf(file, options, zone)))
    .map((cells, i) => `${cells}${cells === '' ? '' : ' '}${names[i]}\n`)
    .join('');
}

/** One run of `ls`. */
class Listing {
  readonly errors: string[] = [];
  #out: string[] = [];
  readonly #options: Options;
  readonly #context: CommandContext;
  readonly #zone: string;

  constructor(options: Options, context: CommandContext) {
    this.#options = options;
    this.#context = context;
    this.#zone = context.device.tree.clock.zone;
  }

  /** All listings, with an empty line between two. */
  get out(): string {
    return this.#out.join('\n');
  }

  async #status(path: string, name: string): Promise<Listed | undefined> {
    const found = await fileStatus(this.#context, path);
    if (typeof found !== 'string') return { ...found, name };
    this.errors.push(`ls: ${path}: ${found}`);
    return undefined;
  }

  #sorted(files: readonly (Listed | undefined)[]): Listed[] {
    const order = orderOf(this.#options);
    const found = files.filter(file => file !== undefined);
    return order ? found.sort(order) : found;
  }

  async named(names: readonly string[]): Promise<void> {
    const found = this.#sorted(await Promise.all(names.map(name => this.#status(name, name))));
    const asFiles = found.filter(file => this.#options.has('d') || !file.isFolder);
    if (asFiles.length > 0) this.#out.push(linesOf(asFiles, this.#options, this.#zone));
    if (this.#options.has('d')) return;
    for (const { path, isFolder } of found)
      if (isFolder) await this.#folder(path, names.length > 1 || this.#options.has('R'));
  }

  async #folder(path: string, isTitled: boolean): Promise<void> {
    const options = this.#options;
    const showsDots = options.has('a') || options.has('f');
    const names = this.#context.files
      .list(this.#context.path(path))
      .filter(name => showsDots || options.has('A') || !name.startsWith('.'));
    const all = showsDots ? ['.', '..', ...names] : names;
    const files = this.#sorted(
      await Promise.all(all.map(name => this.#status(`${path.replace(/\/$/, '')}/${name}`, name))),
    );
    const blocks = files.reduce((sum, file) => sum + (file.blocks >> 1), 0);
    const hasTotal = isLong(options) || options.has('s');
    const total = hasTotal ? `total ${options.has('h') ? humanSize(blocks * 1_024) : blocks}\n` : '';
    this.#out.push(`${isTitled ? `${path}:\n` : ''}${total}${linesOf(files, options, this.#zone)}`);
    if (!options.has('R')) return;
    for (const { isFolder, name, path: inner } of files)
      if (isFolder && name !== '.' && name !== '..') await this.#folder(inner, true);
  }
}

/** `ls`: lists files, in toybox's formats. A file has one time, so `-c` and `-u` change nothing. */
export const ls = program(
  'ls',
  {
    flags: 'ACFHLNRSUXZabcdfghiklmnopqrstux1!~',
    values: 'w',
    long: {
      color: '',
      'full-time': 'full',
      'show-control-chars': '',
      'block-size': '',
      'group-directories-first': '!',
      sort: '',
    },
    usage: USAGE,
  },
  async (options, context) => {
    const listing = new Listing(options, context);
    await listing.named(options.operands.length === 0 ? ['.'] : options.operands);
    return outcome(listing.out, listing.errors);
  },
);
