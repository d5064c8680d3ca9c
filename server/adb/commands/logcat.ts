import { lines, refuse, type Command } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { BUFFERS, LEVELS, shellEntry, type Entry, type Level, type LogBuffer } from '../log.ts';
import { divider, formatted, FORMATS, MODIFIERS, type Format, type Modifier } from '../logcat-format.ts';
import { strftime } from './date.ts';

const DEFAULT_BUFFERS: readonly LogBuffer[] = ['main', 'system', 'crash'];
const SILENT = 'S';

interface Asked {
  /** What to do beside printing: forget lines, or tell how large the buffers are. */
  verb?: 'clear' | 'size';
  /** Whether it ends with what there is. */
  dump: boolean;
  format: Format;
  modifiers: Set<Modifier>;
  buffers: Set<LogBuffer>;
  /** Least level by tag; that of all others, and nothing for those that are silent. */
  levels: Map<string, Level | typeof SILENT>;
  rest: Level | typeof SILENT;
  /** The last so many lines, or those from a moment on, as `MM-DD hh:mm:ss.mmm`. */
  tail?: number;
  since?: string;
  most?: number;
  pid?: number;
  pattern?: RegExp;
}

/** Options that take what follows them. */
const VALUED = new Set([
  '-v',
  '-b',
  '-t',
  '-T',
  '-m',
  '-e',
  '-f',
  '-r',
  '-n',
  '-G',
  '--format',
  '--buffer',
  '--regex',
  '--max-count',
  '--pid',
  '--uid',
]);

/** Reads the arguments of logcat. Gives what is wrong with them where they are. */
function read(given: readonly string[]): Asked | string {
  const asked: Asked = {
    dump: false,
    format: 'threadtime',
    modifiers: new Set(),
    buffers: new Set(DEFAULT_BUFFERS),
    levels: new Map(),
    rest: 'V',
  };
  let buffers: Set<LogBuffer> | undefined;
  const args = given.flatMap(arg => {
    const [, long, value] = /^(--[a-z-]+)=(.*)$/.exec(arg) ?? [];
    if (long !== undefined) return [long, value!];
    return /^-[vbtTme].+/.test(arg) ? [arg.slice(0, 2), arg.slice(2)] : [arg];
  });
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const value = VALUED.has(arg) ? args[++i] : undefined;
    if (VALUED.has(arg) && value === undefined)
      return `logcat: option requires an argument -- '${arg.replace(/^-+/, '')}'`;
    switch (arg) {
      case '-d':
        asked.dump = true;
        break;
      case '-c':
      case '--clear':
        asked.verb = 'clear';
        break;
      case '-g':
      case '-G':
        asked.verb = 'size';
        break;
      case '-s':
        asked.rest = SILENT;
        break;
      case '-t':
      case '-T':
        if (arg === '-t') asked.dump = true;
        if (/^\d+$/.test(value!)) asked.tail = Number(value);
        else asked.since = value!;
        break;
      case '-m':
      case '--max-count':
        asked.most = Number(value);
        break;
      case '--pid':
        asked.pid = Number(value);
        break;
      case '-e':
      case '--regex':
        try {
          asked.pattern = new RegExp(value!);
        } catch {
          return `logcat: invalid regex: ${value}`;
        }
        break;
      case '-v':
      case '--format':
        for (const word of value!.split(/[,\s]+/)) {
          if ((FORMATS as readonly string[]).includes(word)) asked.format = word as Format;
          else if ((MODIFIERS as readonly string[]).includes(word)) asked.modifiers.add(word as Modifier);
          else return `logcat: Invalid parameter ${word} to -v`;
        }
        break;
      case '-b':
      case '--buffer':
        buffers ??= new Set();
        for (const word of value!.split(',')) {
          const named =
            word === 'all'
              ? BUFFERS
              : word === 'default'
                ? DEFAULT_BUFFERS
                : BUFFERS.filter(each => each === word);
          if (named.length === 0) return `logcat: unknown buffer '${word}'`;
          for (const each of named) buffers.add(each);
        }
        break;
      default: {
        if (VALUED.has(arg) || arg === '-D' || arg === '-L' || arg === '-p' || arg === '-B') break;
        if (arg.startsWith('-')) return `logcat: unrecognized option '${arg}'`;
        const [tag = '', letter = 'V'] = arg.split(':');
        const level =
          letter.toUpperCase() === SILENT || letter === ''
            ? SILENT
            : letter === '*'
              ? 'V'
              : LEVELS.find(each => each === letter.toUpperCase());
        if (level === undefined) return `logcat: Invalid filter expression '${arg}'`;
        if (tag === '*') asked.rest = level;
        else asked.levels.set(tag, level);
      }
    }
  }
  if (buffers) asked.buffers = buffers;
  return asked;
}

/** Whether a line is one of those that were asked for. */
function wanted({ buffer, level, tag, text, pid }: Entry, asked: Asked): boolean {
  const least = asked.levels.get(tag) ?? asked.rest;
  return (
    asked.buffers.has(buffer) &&
    least !== SILENT &&
    LEVELS.indexOf(level) >= LEVELS.indexOf(least) &&
    (asked.pid === undefined || asked.pid === pid) &&
    (!asked.pattern || asked.pattern.test(text))
  );
}

function chosen({ tree, log }: AdbDevice, asked: Asked): Entry[] {
  const { since, tail, most } = asked;
  const sinceYear = since !== undefined && /^\d{4}-/.test(since);
  const at = (entry: Entry) =>
    `${strftime(sinceYear ? '%Y-%m-%d %T' : '%m-%d %T', entry.at, tree.clock.zone)}.${String(entry.at % 1_000).padStart(3, '0')}`;
  const found = log.entries.filter(
    entry => wanted(entry, asked) && (since === undefined || at(entry) >= since),
  );
  return (tail === undefined ? found : tail === 0 ? [] : found.slice(-tail)).slice(0, most);
}

/** `logcat`: the phone's log. Alone in a line it runs on (see `follow`); within a longer line it ends with the entries so far. */
export const logcat: Command = {
  name: 'logcat',
  run(args, { device }) {
    const asked = read(args);
    if (typeof asked === 'string') return refuse(asked);
    if (asked.verb === 'clear') device.log.clear(asked.buffers);
    if (asked.verb === 'size')
      return lines(
        ...[...asked.buffers].map(buffer => {
          const entries = device.log.entries.filter(entry => entry.buffer === buffer);
          const kib = Math.ceil(entries.length / 8);
          return `${buffer}: ring buffer is 256 KiB (${kib} KiB consumed), max entry is 5120 B, max payload is 4068 B`;
        }),
      );
    if (asked.verb === 'clear') return {};
    const seen = new Set<LogBuffer>();
    return {
      out: chosen(device, asked)
        .map(
          entry =>
            divider(entry.buffer, seen) +
            formatted(entry, asked.format, device.tree.clock.zone, asked.modifiers),
        )
        .join(''),
    };
  },
};

/** Writes the log as it is and every line that comes, until the function that it gives is called. */
export function follow(
  device: AdbDevice,
  args: readonly string[],
  write: (text: string) => void,
): () => void {
  const asked = read(args) as Asked;
  const seen = new Set<LogBuffer>();
  const put = (entry: Entry) =>
    write(
      divider(entry.buffer, seen) + formatted(entry, asked.format, device.tree.clock.zone, asked.modifiers),
    );
  for (const entry of chosen(device, asked)) put(entry);
  const told = (entry: Entry) => {
    if (wanted(entry, asked)) put(entry);
  };
  device.log.watchers.add(told);
  return () => device.log.watchers.delete(told);
}

/** The arguments of a line that is nothing but a logcat that goes on; undefined for any other. Debian's adb sets a variable before it. */
export function followed(line: string): string[] | undefined {
  const bare = /^\s*(?:export ANDROID_LOG_TAGS=\S*?;\s*)?(?:exec\s+)?logcat(?=\s|$)(.*)$/s.exec(line)?.[1];
  if (bare === undefined || /[|&;<>$`()\n]/.test(bare.replace(/'[^']*'|"[^"]*"/g, ''))) return undefined;
  const args = (bare.match(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g) ?? []).map(word =>
    word.replace(
      /'([^']*)'|"([^"]*)"|\\(.)/g,
      (_, single?: string, double?: string, escaped?: string) => single ?? double ?? escaped ?? '',
    ),
  );
  const asked = read(args);
  return typeof asked === 'string' || asked.dump || asked.verb !== undefined || asked.most !== undefined
    ? undefined
    : args;
}

/** `log`: puts a line of the shell's own into the phone's log. */
export const log: Command = {
  name: 'log',
  run(given, { device }) {
    const args = [...given];
    let [level, tag]: [Level, string] = ['I', 'log'];
    while (args[0] === '-p' || args[0] === '-t') {
      const option = args.shift();
      const value = args.shift() ?? '';
      if (option === '-t') {
        tag = value;
        continue;
      }
      const found = LEVELS.find(each => each === value[0]?.toUpperCase());
      if (!found) return refuse(`log: bad -p '${value}'`);
      level = found;
    }
    if (args.length === 0) return refuse('usage: log [-p PRI] [-t TAG] MESSAGE...');
    device.log.add(shellEntry(device.tree, level, tag, args.join(' ')));
    return {};
  },
};
