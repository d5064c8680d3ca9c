import { produce } from 'immer';
import { catalogue, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { runOn } from '../../src/sdk/core/engine.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { isObject } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { advanceTo } from '../tasks/expected.ts';
import { endOf, type RecordedTake } from './recording.ts';
import { findRow, tablesIn } from './rows.ts';

/** An action of an app, as a set-up or an expected change runs it. */
export interface Act {
  app: string;
  action: string;
  args: unknown;
  /** Rows that it made: their ids in the recording, and their tables. */
  makes: readonly { id: string; table: string }[];
  /** When it was done, epoch ms. */
  at: number;
  /** Random numbers that the phone had drawn before: with as many it makes the same ids again. */
  draws?: number;
}

/** A rule that ran, and how many random numbers the phone had drawn before: with as many, it makes the same ids again. */
export interface Ran extends PhoneEvent {
  draws?: number;
  /** Whether the step in which it ran left anything on the phone. */
  isIdle?: boolean;
}

/** Replaces strings anywhere in a value. */
export function mapStrings(value: unknown, map: (text: string) => unknown): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map(item => mapStrings(item, map));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}

/** The part of an id before its last hyphen: ids of one table share it. */
const kindOf = (id: string) => id.slice(0, id.lastIndexOf('-') + 1);

const isThere = (phone: Phone, id: string) => findRow(phone, id) !== undefined;

interface Played {
  phone: Phone;
  acts: Act[];
}

/** Rows that two phones do not share: those that the second has more. */
function madeBetween(before: Phone, after: Phone): { id: string; table: string }[] {
  const rowsBefore = new Map(tablesIn(before).map(({ path, rows }) => [path, rows]));
  return tablesIn(after).flatMap(({ path, rows }) => {
    const had = rowsBefore.get(path);
    if (had === rows) return [];
    return Object.keys(rows)
      .filter(id => !had || !Object.hasOwn(had, id))
      .map(id => ({ id, table: path }));
  });
}

/**
 * Runs rules again on a phone, each at its time. Rows that they make may get other ids than in the recording: an id that no row has stands for
 * the newest row of its kind. Undefined where a rule throws.
 */
function play(start: Phone, events: readonly Ran[]): Played | undefined {
  const stands = new Map<string, string>();
  const acts: Act[] = [];
  const made: { id: string; table: string; by: number }[] = [];
  let phone = start;
  try {
    events.forEach(({ app, action, args, at, draws }, by) => {
      const bound = mapStrings(args, text => {
        const known = stands.get(text);
        if (known !== undefined) return known;
        if (made.some(({ id }) => id === text)) return text;
        const kind = kindOf(text);
        if (kind === '' || isThere(start, text)) return text;
        const row = made.findLast(({ id }) => kindOf(id) === kind);
        if (!row) return text;
        stands.set(text, row.id);
        const maker = acts[row.by]!;
        acts[row.by] = {
          ...maker,
          makes: maker.makes.map(each => (each.id === row.id ? { ...each, id: text } : each)),
        };
        return row.id;
      });
      const before = advanceTo(phone, at, phone);
      phone = produce(before, (draft: Phone) => {
        if (draws !== undefined) draft.random.draws = draws;
        runOn(catalogue, draft as unknown as AnyPhone).call(app, action, bound, 'agent');
      });
      const makes = madeBetween(before, phone);
      for (const row of makes) made.push({ ...row, by });
      acts.push({ app, action, args, makes, at, ...(draws === undefined ? {} : { draws }) });
    });
    return { phone, acts };
  } catch {
    return undefined;
  }
}

/** How far a phone is from the recorded end: the number of facts that differ. */
function distance(played: Phone, end: Phone): number {
  const there = advanceTo(played, end.clock.now, end);
  return changesSince(phoneSchema, there, end).length;
}

/** The rules that ran in a take, with what they need to run in the same way again. */
export function ranIn(take: RecordedTake): Ran[] {
  let before = take.start;
  return take.deeds.flatMap(deed => {
    if (deed.kind !== 'step') {
      before = deed.after;
      return [];
    }
    const { events, after } = deed.step;
    const isIdle = changesSince(phoneSchema, before, after).length === 0;
    const { draws } = before.random;
    before = after;
    return events.map(event => ({ ...event, draws, isIdle }));
  });
}

/**
 * The fewest of the recorded rules that lead as near to the recorded end as all of them: navigation, drafts and what was taken back fall
 * away. What timers did is not a person's.
 */
export function fewestOf(start: Phone, end: Phone, events: readonly Ran[]): Act[] {
  let kept = events.filter(({ cause }) => cause !== 'timer');
  // What cannot be run outside of its screen is done by the rules that follow from it.
  for (let i = 0; i < kept.length;) {
    if (play(start, kept.slice(0, i + 1))) i++;
    else kept = kept.filter((_, at) => at !== i);
  }
  let best = distance(play(start, kept)!.phone, end);
  const attempt = (fewer: readonly Ran[]): boolean => {
    const played = play(start, fewer);
    const found = played && distance(played.phone, end);
    if (found === undefined || found > best) return false;
    best = found;
    kept = [...fewer];
    return true;
  };
  // Most steps only lead somewhere: all of them are tried at once, then one at a time, the last ones first.
  attempt(kept.filter(({ isIdle }) => !isIdle));
  // What the phone did goes before what apps did: an app's own rule says best what was meant.
  for (const isSystem of [true, false])
    for (let i = kept.length - 1; i >= 0; i--)
      if ((kept[i]!.app === 'system') === isSystem) attempt(kept.filter((_, at) => at !== i));
  return play(start, kept)!.acts;
}

/** The acts of a take: the fewest of its rules that lead to its end. */
export const actsOf = (take: RecordedTake): Act[] => fewestOf(take.start, endOf(take), ranIn(take));

const ranOf = ({ app, action, args, at, draws }: Act): Ran => ({
  app,
  action,
  args,
  cause: 'agent',
  at,
  ...(draws === undefined ? {} : { draws }),
});

/** The phone after acts, each at its time. Throws where one cannot be run. */
export function afterActs(start: Phone, acts: readonly Act[]): Phone {
  const played = play(start, acts.map(ranOf));
  if (!played) throw new Error('These acts cannot be run on this phone');
  return played.phone;
}

/** The phone before each act, and after the last one. Throws where one cannot be run. */
export const phonesOf = (start: Phone, acts: readonly Act[]): Phone[] => [
  start,
  ...acts.map((_, i) => afterActs(start, acts.slice(0, i + 1))),
];
