import { offsetAt, partsAt } from '../../../src/state/clock.ts';
import { MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { dayNumber, isoOf, twoDigits } from '../../../src/state/civil.ts';
import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { parseDate } from './parse-date.ts';

const DEFAULT = '%a %b %e %H:%M:%S %Z %Y';

/** The offset from UTC, such as `+01:00`; `%z` has no colon. */
function offset(ms: number, zone: string): string {
  const minutes = Math.round(offsetAt(ms, zone) / 60_000);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`;
}

/** Short name of a zone at a moment, such as CET. */
function shortName(ms: number, zone: string): string {
  return (
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(ms)
      .find(part => part.type === 'timeZoneName')?.value ?? zone
  );
}

/** Formats a moment (epoch ms) as strftime does. Unknown conversions stay unchanged. */
export function strftime(format: string, ms: number, zone: string): string {
  const { year, month, day, weekday, hour, minute, second } = partsAt(ms, zone);
  const spaced = (n: number) => String(n).padStart(2);
  const of: Record<string, () => string> = {
    Y: () => String(year),
    y: () => twoDigits(year % 100),
    m: () => twoDigits(month),
    d: () => twoDigits(day),
    e: () => spaced(day),
    H: () => twoDigits(hour),
    I: () => twoDigits(hour % 12 || 12),
    k: () => spaced(hour),
    l: () => spaced(hour % 12 || 12),
    M: () => twoDigits(minute),
    S: () => twoDigits(second),
    s: () => String(Math.floor(ms / 1_000)),
    N: () => String((ms % 1_000) * 1_000_000).padStart(9, '0'),
    p: () => (hour < 12 ? 'AM' : 'PM'),
    P: () => (hour < 12 ? 'am' : 'pm'),
    A: () => WEEKDAYS[weekday]!,
    a: () => WEEKDAYS[weekday]!.slice(0, 3),
    B: () => MONTHS[month - 1]!,
    b: () => MONTHS[month - 1]!.slice(0, 3),
    h: () => MONTHS[month - 1]!.slice(0, 3),
    u: () => String(weekday || 7),
    w: () => String(weekday),
    j: () =>
      String(dayNumber({ year, month, day }) - dayNumber({ year, month: 1, day: 1 }) + 1).padStart(3, '0'),
    z: () => offset(ms, zone),
    Z: () => shortName(ms, zone),
    n: () => '\n',
    t: () => '\t',
    '%': () => '%',
    F: () => isoOf(dayNumber({ year, month, day })),
    T: () => `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`,
    R: () => `${twoDigits(hour)}:${twoDigits(minute)}`,
    D: () => `${twoDigits(month)}/${twoDigits(day)}/${twoDigits(year % 100)}`,
    r: () => strftime('%I:%M:%S %p', ms, zone),
    C: () => twoDigits(Math.floor(year / 100)),
    x: () => strftime('%m/%d/%y', ms, zone),
    X: () => strftime('%H:%M:%S', ms, zone),
    c: () => strftime('%a %b %e %H:%M:%S %Y', ms, zone),
  };
  return format.replace(/%[-_0:]?([a-zA-Z%])/g, (whole, letter: string) => {
    const value = of[letter]?.();
    if (whole === '%:z') return `${value!.slice(0, -2)}:${value!.slice(-2)}`;
    return value === undefined ? whole : whole[1] === '-' ? value.replace(/^[0 ]+(?=.)/, '') : value;
  });
}

const HELP = `usage: date [-u] [-I RES] [-r FILE] [-d DATE] [+DISPLAY_FORMAT] [-s DATE] [SET]

Set/get the current date/time. With no SET shows the current date.
`;
/** ISO 8601 by resolution. */
const ISO: Readonly<Record<string, string>> = {
  d: '%F',
  h: '%FT%H%:z',
  m: '%FT%R%:z',
  s: '%FT%T%:z',
  n: '%FT%T,%N%:z',
};

interface Request {
  zone: string;
  format: string;
  /** The date to show, and the file whose time to show. */
  shown?: string;
  file?: string;
  /** The date that the clock is set to. */
  set?: string;
}

/** What the arguments ask for; an error text for invalid ones. */
function readArguments(args: readonly string[], zone: string): Request | string {
  const request: Request = { zone, format: DEFAULT };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const [, letter = '', attached = ''] = /^-([a-zA-Z])(.*)$/.exec(arg) ?? [];
    const value = () => attached || args[++i] || '';
    if (arg === '-u' || arg === '--utc') request.zone = 'UTC';
    else if (letter === 'd') request.shown = value();
    else if (letter === 'r') request.file = value();
    else if (letter === 's') request.set = value();
    else if (letter === 'I') {
      const format = ISO[attached[0] ?? 'd'];
      if (format === undefined) return `date: bad -I: ${attached}`;
      request.format = format;
    } else if (arg.startsWith('-')) return `date: Unknown option '${arg.slice(1)}' (see "date --help")`;
    else if (arg.startsWith('+')) request.format = arg.slice(1);
    else if (request.set !== undefined) return `date: Max 1 argument (see "date --help")`;
    else request.set = arg;
  }
  return request;
}

/** Sets the phone's clock, as root may. As toybox's, it shows the new time either way. */
async function setClock(text: string, request: Request, { device, root }: CommandContext): Promise<Output> {
  const now = parseDate(text, device.tree.clock.now, request.zone);
  if (now === undefined || now < 0) return refuse(`date: bad date '${text}'`);
  const shown = lines(strftime(request.format, now, request.zone));
  if (!root) return { ...shown, ...refuse('date: cannot set date: Operation not permitted') };
  await device.run('system', 'setClock', { now });
  return shown;
}

/** `date`: shows the phone's time, and sets it for root. */
export const date: Command = {
  name: 'date',
  async run(args, context) {
    if (args[0] === '--help') return { out: HELP };
    const { clock } = context.device.tree;
    const request = readArguments(args, clock.zone);
    if (typeof request === 'string') return refuse(request);
    const { zone, format, shown, file, set } = request;
    if (set !== undefined) return setClock(set, request, context);
    if (shown !== undefined) {
      const at = parseDate(shown, clock.now, zone);
      return at === undefined ? refuse(`date: bad date '${shown}'`) : lines(strftime(format, at, zone));
    }
    if (file === undefined) return lines(strftime(format, clock.now, zone));
    const found = context.files.look(context.path(file));
    return found
      ? lines(strftime(format, found.at, zone))
      : refuse(`date: ${file}: No such file or directory`);
  },
};
