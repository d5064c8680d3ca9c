import type { Band, City, Line, Stop } from './city.ts';

/** A time: minutes after midnight, and the day of the week (0 is Sunday). */
export interface Moment {
  minutes: number;
  weekday: number;
}

/** A line in one of its two directions. */
export interface Run {
  line: Line;
  back: boolean;
  stops: readonly Stop[];
  minutes: readonly number[];
  /** Minutes from the first stop to each stop. */
  after: readonly number[];
}

/** Minutes of a day. */
const DAY = 1440;
const runs = new WeakMap<City, Run[]>();
/** Every line of a city in both directions. */
export function runsOf(city: City): Run[] {
  const known = runs.get(city);
  if (known) return known;
  const made = city.lines.flatMap(line =>
    [false, true].map((back): Run => {
      const stops = back ? [...line.stops].reverse() : line.stops;
      const minutes = back ? [...line.minutes].reverse() : line.minutes;
      const after = minutes.reduce<number[]>((sums, m) => [...sums, sums.at(-1)! + m], [0]);
      return { line, back, stops, minutes, after };
    }),
  );
  runs.set(city, made);
  return made;
}
/** The name of the terminus that a run goes to. */
export const towards = (run: Run): string => (run.back ? run.line.from : run.line.to);

const bandsOn = (line: Line, weekday: number): readonly Band[] => (weekday === 0 ? line.sunday : line.days);

/**
 * When a run next leaves a stop, at or after a moment: minutes after that day's midnight, so more than 1440 on the next day.
 * Null where none leaves by the end of the next day.
 */
export function nextDeparture(run: Run, stop: number, { minutes, weekday }: Moment): number | null {
  const after = run.after[stop]!;
  for (const day of [0, 1]) {
    for (const [from, to, every] of bandsOn(run.line, (weekday + day) % 7)) {
      const start = from + ((run.line.offset + (run.back ? Math.floor(every / 2) : 0)) % every) + day * DAY;
      const wanted = minutes - after;
      const leaves = start + Math.max(0, Math.ceil((wanted - start) / every - 1e-9)) * every;
      if (leaves < to + day * DAY) return leaves + after;
    }
  }
  return null;
}

/** The next departures at a stop, earliest first. */
export function departuresAt(city: City, stop: string, moment: Moment, most = 6): { run: Run; at: number }[] {
  const found = runsOf(city).flatMap(run => {
    const index = run.stops.findIndex(s => s.id === stop);
    if (index < 0 || index === run.stops.length - 1) return [];
    const out: { run: Run; at: number }[] = [];
    let { minutes } = moment;
    for (let n = 0; n < 4; n++) {
      const at = nextDeparture(run, index, { ...moment, minutes });
      if (at === null) break;
      out.push({ run, at });
      minutes = at + 1;
    }
    return out;
  });
  return found.sort((a, b) => a.at - b.at || (a.run.line.id < b.run.line.id ? -1 : 1)).slice(0, most);
}
