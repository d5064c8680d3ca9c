import { offsetAt } from '../../src/state/clock.ts';
import { strftime } from './commands/date.ts';
import type { Entry, LogBuffer } from './log.ts';

export const FORMATS = ['brief', 'long', 'process', 'raw', 'tag', 'thread', 'threadtime', 'time'] as const;
export type Format = (typeof FORMATS)[number];
/** What a format can be asked for beside. */
export const MODIFIERS = [
  'color',
  'descriptive',
  'epoch',
  'monotonic',
  'printable',
  'uid',
  'usec',
  'UTC',
  'year',
  'zone',
] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** A moment (epoch ms) as logcat writes it. */
function stamp(at: number, zone: string, asked: ReadonlySet<Modifier>): string {
  const fraction = String(((at % 1_000) + 1_000) % 1_000).padStart(3, '0') + (asked.has('usec') ? '000' : '');
  if (asked.has('epoch') || asked.has('monotonic'))
    return `${String(Math.floor(at / 1_000)).padStart(10)}.${fraction}`;
  const where = asked.has('UTC') ? 'UTC' : zone;
  const minutes = offsetAt(at, where) / 60_000;
  const offset = `${minutes < 0 ? '-' : '+'}${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}${String(Math.abs(minutes) % 60).padStart(2, '0')}`;
  return `${strftime(asked.has('year') ? '%Y-%m-%d %T' : '%m-%d %T', at, where)}.${fraction}${asked.has('zone') ? ` ${offset}` : ''}`;
}

/** A line of the log in one of logcat's formats, with its end. */
export function formatted(
  { at, pid, uid, level, tag, text }: Entry,
  format: Format,
  zone: string,
  asked: ReadonlySet<Modifier>,
): string {
  const time = stamp(at, zone, asked);
  const number = String(pid).padStart(5);
  const owner = asked.has('uid') ? `${String(uid).padStart(5)}:` : '';
  const name = tag.padEnd(8);
  switch (format) {
    case 'brief':
      return `${level}/${name}(${owner}${number}): ${text}\n`;
    case 'long':
      return `[ ${time} ${owner}${number}:${number} ${level}/${name} ]\n${text}\n\n`;
    case 'process':
      return `${level}(${owner}${number}) ${text}  (${tag})\n`;
    case 'raw':
      return `${text}\n`;
    case 'tag':
      return `${level}/${name}: ${text}\n`;
    case 'thread':
      return `${level}(${owner}${number}:${number}) ${text}\n`;
    case 'threadtime':
      return `${time} ${owner}${number} ${number} ${level} ${name}: ${text}\n`;
    case 'time':
      return `${time} ${level}/${name}(${owner}${number}): ${text}\n`;
  }
}

/** Says once for each buffer where it begins, as logcat does. */
export function divider(buffer: LogBuffer, seen: Set<LogBuffer>): string {
  if (seen.has(buffer)) return '';
  seen.add(buffer);
  return `--------- beginning of ${buffer}\n`;
}
