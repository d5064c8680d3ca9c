import type { Phone } from '../../../apps/catalogue.ts';
import { evenSplits } from '../../../apps/fitness/actions.ts';
import { KINDS, whenWords, type Type } from '../../../apps/fitness/select.ts';
import type { Activity } from '../../../apps/fitness/state.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { dayAt, dayOf, isoOf } from '../../../src/state/civil.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { oneOf } from '../sample.ts';
import { escaped, find, has, open, rid, row, scroll, tab, tap, type Steps } from '../steps.ts';

const ZONE = 'Europe/London';
export const TODAY = '2026-03-12';
export const MONDAY = '2026-03-09';
/** Types that have a distance, as goals name them. */
const ASKED = [
  { type: 'run', one: 'run', many: 'runs', zh: '跑步' },
  { type: 'walk', one: 'walk', many: 'walks', zh: '步行' },
  { type: 'ride', one: 'bike ride', many: 'bike rides', zh: '骑行' },
  { type: 'hike', one: 'hike', many: 'hikes', zh: '徒步' },
  { type: 'swim', one: 'swim', many: 'swims', zh: '游泳' },
  { type: 'row', one: 'row', many: 'rows', zh: '划船' },
] as const satisfies readonly { type: Type; one: string; many: string; zh: string }[];
export type Asked = (typeof ASKED)[number];
export const asked = () => oneOf(...ASKED);
/** Names of activities; none contains another or a type. */
export const NAMES = [
  'Before breakfast',
  'Round the harbour',
  'With Freya',
  'After the rain',
  'Slow and steady',
  'Hills',
  'Bridge to bridge',
  'To the lighthouse',
  'Late again',
  'Lanterns lit',
  'North end',
  'Against the wind',
  'Tide going out',
  'Empty streets',
  'Long way home',
  'Warm at last',
] as const;

export const daysAfter = (iso: string, by: number): string => isoOf(dayOf(iso) + by);
/** A moment of a day, minutes after midnight: London has no summer time until 29 March. */
export const momentOn = (iso: string, minutes: number): number => dayOf(iso) * 86_400_000 + minutes * 60_000;
const dayOfActivity = (a: Activity): string => isoOf(dayAt(a.startedAt, ZONE));
/** Id of the nth activity that a setup puts there. */
export const activity = (n: number): string => `activity-set-${n}`;
/** A time of day before 09:20, so that it has passed today too. */
const early = (n: number): number => 390 + ((n * 41) % 160);

export interface Put {
  name: string;
  type: Type;
  day: string;
  minutes?: number;
  metres: number;
  seconds: number;
}
/** Adds an activity. */
export function put(
  s: Phone,
  n: number,
  { name, type, day, minutes = early(n), metres, seconds, ...more }: Put & Partial<Activity>,
): void {
  s.apps.fitness.activities[activity(n)] = {
    name,
    type,
    startedAt: momentOn(day, minutes),
    seconds,
    elapsed: seconds,
    metres,
    climb: 0,
    heart: null,
    maxHeart: null,
    effort: 0,
    notes: '',
    place: '',
    track: '',
    splits: evenSplits(metres, seconds),
    laps: [],
    markers: [],
    photos: [],
    source: 'manual',
    seed: n,
    ...more,
  };
}
/** Removes the world's own activities from a day on, so that only the setup's count. */
export function clearFrom(s: Phone, iso: string): void {
  const kept = Object.entries(s.apps.fitness.activities).filter(([, a]) => dayOfActivity(a) < iso);
  s.apps.fitness.activities = Object.fromEntries(kept);
}
export const rows = (s: Phone, type: Type | null, from: string, to: string): Activity[] =>
  orderedRows(s.apps.fitness.activities).filter(
    a => (type === null || a.type === type) && dayOfActivity(a) >= from && dayOfActivity(a) <= to,
  );
export const sum = (list: readonly Activity[], of: (a: Activity) => number): number =>
  list.reduce((n, a) => n + of(a), 0);
/** Kilometres with two digits, as the app shows them. */
export const km = (metres: number): number => Math.round(metres / 10) / 100;

/** A row of the list. */
export interface Read {
  id: string;
  name: string;
  type: string;
  day: string;
  km: number;
  seconds: number;
}
const TYPE_NAMES = Object.values(KINDS)
  .map(k => k.name)
  .join('|');
const LINE = new RegExp(
  `^(.*), (${TYPE_NAMES}) · (.+?), (\\d\\d:\\d\\d), (?:([\\d.]+) km · )?(\\d+(?::\\d\\d){1,2})(?: · .*)?$`,
);
function read(seen: Observation): Read[] {
  return (seen.elements ?? []).flatMap(e => {
    const m = LINE.exec(e.name.replace(/\s+/g, ' '));
    return m && e.states.clickable
      ? [
          {
            id: e.id,
            name: m[1]!,
            type: m[2]!,
            day: m[3]!,
            km: Number(m[5] ?? 0),
            seconds: m[6]!.split(':').reduce((n, x) => n * 60 + Number(x), 0),
          },
        ]
      : [];
  });
}
/** A day as the list shows it. */
export const dayWords = (iso: string): string =>
  whenWords(momentOn(iso, 600), momentOn(TODAY, 581), ZONE).split(',')[0]!;

/** Opens the history, of one type if given. */
export function* openList(type?: Type): Steps {
  let seen: Observation = yield open('fitness');
  seen = yield tap(seen, tab('Activities'));
  if (type === undefined) return seen;
  return yield* pickType(seen, type);
}
/** Least width of a chip, in pixels, at which its middle is not at the edge of the screen. */
const CHIP_PX = 90;
function isInView(seen: Observation, id: string): boolean {
  if (!has(seen, rid(id))) return false;
  const [left, , right] = find(seen, rid(id)).bounds;
  return right! - left! >= CHIP_PX;
}

/** Taps the chip of a type, which may have to be scrolled into view. */
export function* pickType(seen: Observation, type: Type): Steps {
  if (!isInView(seen, `type-${type}`))
    seen = yield { type: 'scroll', element: 'scroll/types', direction: 'right', amount: 1 };
  return yield tap(seen, rid(`type-${type}`));
}
/** Reads rows from the top until one is before a day. */
export function* readFrom(seen: Observation, from: string): Generator<Action, Read[], Observation> {
  const words = new Set(
    Array.from({ length: dayOf(TODAY) - dayOf(from) + 1 }, (_, i) => dayWords(daysAfter(from, i))),
  );
  const found = new Map<string, Read>();
  for (let screens = 0; screens < 8; screens++) {
    const here = read(seen);
    for (const r of here) found.set(r.id, r);
    if (here.some(r => !words.has(r.day))) break;
    seen = yield scroll('down', 0.8);
  }
  return [...found.values()].filter(r => words.has(r.day));
}
export { ZONE };

/** The row of an activity of a day. */
export const line = (name: string, day: string) =>
  row(new RegExp(`^${escaped(name)}, [A-Z][a-z]+ · ${escaped(dayWords(day))}, `));
