import { offsetAt } from '../../src/state/clock.ts';
import { strftime } from './commands/date.ts';
import type { Entry, LogBuffer } from './log.ts';

export const FORMATS = ['brief', 'long', 'process', 'raw', 'tag', 'thread', 'threadtime', 'time'] as const;
export type Format = (typeof FORMATS)[number];
/** Options of a format. */
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

/** An offset from UTC in minutes, such as `+0130`. */
function offsetText(minutes: number): string {
  const ahead = Math.abs(minutes);
  const [hours, rest] = [Math.floor(ahead / 60), ahead % 60].map(part => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}${rest}`;
}

/** A moment (epoch ms) as logcat prints it. */
function stamp(at: number, zone: string, modifiers: ReadonlySet<Modifier>): string {
  const fraction =
    String(((at % 1_000) + 1_000) % 1_000).padStart(3, '0') + (modifiers.has('usec') ? '000' : '');
  if (modifiers.has('epoch') || modifiers.has('monotonic'))
    return `${String(Math.floor(at / 1_000)).padStart(10)}.${fraction}`;
  const timeZone = modifiers.has('UTC') ? 'UTC' : zone;
  const minutes = offsetAt(at, timeZone) / 60_000;
  const day = modifiers.has('year') ? '%Y-%m-%d' : '%m-%d';
  const time = `${strftime(`${day} %T`, at, timeZone)}.${fraction}`;
  return modifiers.has('zone') ? `${time} ${offsetText(minutes)}` : time;
}

/** An entry of the log in one of logcat's formats, with its line end. */
export function formatted(
  { at, pid, uid, level, tag, text }: Entry,
  format: Format,
  zone: string,
  modifiers: ReadonlySet<Modifier>,
): string {
  const time = stamp(at, zone, modifiers);
  const number = String(pid).padStart(5);
  const owner = modifiers.has('uid') ? `${String(uid).padStart(5)}:` : '';
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

/** The line with which logcat announces each buffer once. */
export function divider(buffer: LogBuffer, announced: Set<LogBuffer>): string {
  if (announced.has(buffer)) return '';
  announced.add(buffer);
  return `--------- beginning of ${buffer}\n`;
}
