import { offsetAt, partsAt } from '../../../src/state/clock.ts';
import { MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { dayNumber, isoOf, twoDigits } from '../../../src/state/civil.ts';
import { lines, refuse, type Command } from '../command.ts';

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
    c: () => strftime('%a %b %e %H:%M:%S %Y', ms, zone),
  };
  return format.replace(/%[-_0]?([a-zA-Z%])/g, (whole, letter: string) => {
    const value = of[letter]?.();
    return value === undefined ? whole : whole[1] === '-' ? value.replace(/^[0 ]+(?=.)/, '') : value;
  });
}

/** `date`: the phone's time. */
export const date: Command = {
  name: 'date',
  run(
    args,
    {
      device: {
        tree: { clock },
      },
    },
  ) {
    const zone = args.includes('-u') ? 'UTC' : clock.zone;
    const rest = args.filter(arg => arg !== '-u');
    const format = rest.find(arg => arg.startsWith('+'));
    const other = rest.find(arg => !arg.startsWith('+'));
    if (other !== undefined)
      return refuse(
        other.startsWith('-')
          ? `date: Unknown option '${other.slice(1)}' (see "date --help")`
          : 'date: cannot set date: Operation not permitted',
      );
    return lines(strftime(format?.slice(1) ?? DEFAULT, clock.now, zone));
  },
};
