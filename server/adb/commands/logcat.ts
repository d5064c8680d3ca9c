import { lines, refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { LEVELS, shellEntry, type Entry, type Level, type LogBuffer } from '../log.ts';
import { readLogcatArguments, selects, type LogcatArguments } from '../logcat-arguments.ts';
import { divider, formatted } from '../logcat-format.ts';
import { strftime } from './date.ts';

/** The entries that the arguments select. */
function selected({ tree, log }: AdbDevice, args: LogcatArguments): Entry[] {
  const { since, tail, maxCount } = args;
  const day = since !== undefined && /^\d{4}-/.test(since) ? '%Y-%m-%d' : '%m-%d';
  const stamp = ({ at }: Entry): string => {
    const ms = String(at % 1_000).padStart(3, '0');
    return `${strftime(`${day} %T`, at, tree.clock.zone)}.${ms}`;
  };
  let entries = log.entries.filter(
    entry => selects(args, entry) && (since === undefined || stamp(entry) >= since),
  );
  if (tail !== undefined) entries = tail === 0 ? [] : entries.slice(-tail);
  return entries.slice(0, maxCount);
}

/** Returns a function that formats entries, and announces each buffer before its first entry. */
function formatter(device: AdbDevice, { format, modifiers }: LogcatArguments): (entry: Entry) => string {
  const announced = new Set<LogBuffer>();
  return entry =>
    divider(entry.buffer, announced) + formatted(entry, format, device.tree.clock.zone, modifiers);
}

function sizes({ log: { entries } }: AdbDevice, { buffers }: LogcatArguments): Output {
  return lines(
    ...[...buffers].map(buffer => {
      const kib = Math.ceil(entries.filter(entry => entry.buffer === buffer).length / 8);
      return `${buffer}: ring buffer is 256 KiB (${kib} KiB consumed), max entry is 5120 B, max payload is 4068 B`;
    }),
  );
}

/** `logcat`: the phone's log. Alone in a line it runs on (see `follow`); within a longer line it ends with the entries so far. */
export const logcat: Command = {
  name: 'logcat',
  run(given, { device }) {
    const args = readLogcatArguments(given);
    if (typeof args === 'string') return refuse(args);
    if (args.verb === 'size') return sizes(device, args);
    if (args.verb === 'clear') {
      device.log.clear(args.buffers);
      return {};
    }
    return { out: selected(device, args).map(formatter(device, args)).join('') };
  },
};

/** Writes the entries so far and every new one, until the returned function is called. */
export function follow(
  device: AdbDevice,
  given: readonly string[],
  write: (text: string) => void,
): () => void {
  const args = readLogcatArguments(given) as LogcatArguments;
  const format = formatter(device, args);
  const put = (entry: Entry) => write(format(entry));
  for (const entry of selected(device, args)) put(entry);
  const watcher = (entry: Entry) => {
    if (selects(args, entry)) put(entry);
  };
  device.log.watchers.add(watcher);
  return () => device.log.watchers.delete(watcher);
}

/** The arguments of a line that is only a logcat that runs on; undefined for any other line. Debian's adb sets a variable before it. */
export function followed(line: string): string[] | undefined {
  const bare = /^\s*(?:export ANDROID_LOG_TAGS=\S*?;\s*)?(?:exec\s+)?logcat(?=\s|$)(.*)$/s.exec(line)?.[1];
  if (bare === undefined || /[|&;<>$`()\n]/.test(bare.replace(/'[^']*'|"[^"]*"/g, ''))) return undefined;
  const args = (bare.match(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g) ?? []).map(word =>
    word.replace(
      /'([^']*)'|"([^"]*)"|\\(.)/g,
      (_, single?: string, double?: string, escaped?: string) => single ?? double ?? escaped ?? '',
    ),
  );
  const read = readLogcatArguments(args);
  if (typeof read === 'string') return undefined;
  const ends = read.dump || read.verb !== undefined || read.maxCount !== undefined;
  return ends ? undefined : args;
}

/** `log`: adds an entry to the phone's log. */
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
