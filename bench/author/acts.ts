import { produce } from 'immer';
import { catalogue, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { runOn } from '../../src/sdk/core/engine.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { isObject } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

import { findRow, tablesIn } from './rows.ts';

/** An action of an app, as a set-up or an expected change runs it. */
export interface Act {
  app: string;
  action: string;
  args: unknown;
  /** Rows that it made and that later acts name: their ids in the recording, and their tables. */
  makes: readonly { id: string; table: string }[];
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

/**
 * Runs events again on a phone. Rows that they make get other ids than in the recording: an id that no row has stands for the newest
 * row of its kind. Undefined where an event throws.
 */
function play(start: Phone, events: readonly PhoneEvent[]): Played | undefined {
  const made = new Map<string, { table: string; id: string }>();
  const acts: Act[] = [];
  try {
    const phone = produce(start, (draft: Phone) => {
      const run = runOn(catalogue, draft as unknown as AnyPhone);
      const madeRows: { table: string; id: string; by: number }[] = [];
      events.forEach(({ app, action, args }, by) => {
        const bound = mapStrings(args, text => {
          const known = made.get(text);
          if (known) return known.id;
          const row =
            madeRows.find(({ id }) => id === text) ??
            madeRows.findLast(
              ({ id }) => kindOf(id) !== '' && kindOf(id) === kindOf(text) && !isThere(start, text),
            );
          if (!row) return text;
          made.set(text, row);
          const maker = acts[row.by]!;
          acts[row.by] = { ...maker, makes: [...maker.makes, { id: text, table: row.table }] };
          return row.id;
        });
        const before = new Map(tablesIn(draft).map(({ path, rows }) => [path, new Set(Object.keys(rows))]));
        run.call(app, action, bound, 'agent');
        for (const { path, rows } of tablesIn(draft))
          for (const id of Object.keys(rows))
            if (!before.get(path)?.has(id)) madeRows.push({ table: path, id, by });
        acts.push({ app, action, args, makes: [] });
      });
    });
    return { phone, acts };
  } catch {
    return undefined;
  }
}

const isSame = (a: Phone, b: Phone) => changesSince(phoneSchema, a, b).length === 0;

/**
 * The fewest of the recorded events that give the same phone as all of them: navigation, drafts and what was taken back fall away.
 * What timers did is not a person's.
 */
export function actsOf(start: Phone, events: readonly PhoneEvent[]): Act[] {
  let kept = events.filter(({ cause }) => cause !== 'timer');
  // What cannot be run outside of its screen is done by the events that follow from it.
  for (let i = 0; i < kept.length;) {
    if (play(start, kept.slice(0, i + 1))) i++;
    else kept = kept.filter((_, at) => at !== i);
  }
  const whole = play(start, kept);
  if (!whole) return [];
  for (let i = 0; i < kept.length;) {
    const fewer = kept.filter((_, at) => at !== i);
    const without = play(start, fewer);
    if (without && isSame(whole.phone, without.phone)) kept = fewer;
    else i++;
  }
  return play(start, kept)!.acts;
}

/** The phone after acts. Throws what an act throws. */
export function afterActs(start: Phone, acts: readonly Act[]): Phone {
  const events = acts.map(
    ({ app, action, args }) => ({ app, action, args, cause: 'agent', at: 0 }) as PhoneEvent,
  );
  const played = play(start, events);
  if (!played) throw new Error('These acts cannot be run on this phone');
  return played.phone;
}
