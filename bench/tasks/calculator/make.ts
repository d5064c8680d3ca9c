import type { Phone } from '../../../apps/catalogue.ts';
import { workedOut } from '../../../apps/calculator/select.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import {
  button,
  fill,
  find,
  field,
  open,
  rid,
  row,
  scroll,
  scrollTo,
  SolverError,
  tap,
  toggle,
  type Steps,
} from '../steps.ts';

/** A number as the screen shows it. */
export const shownNumber = (words: string): number =>
  Number(words.replace(/[^\d.E−-]/g, '').replace(/−/g, '-'));
/** The answer in so many decimals. */
export const roundedTo = (n: number, decimals: number): number =>
  Math.round((n + Number.EPSILON) * 10 ** decimals) / 10 ** decimals;
export const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** A moment of a day so many days before the phone's. */
export const before = (ctx: SetupCtx, days: number, hour: number, minute = 0): number =>
  startOfDay(addDays(ctx.now, -days, ctx.zone), ctx.zone) + (hour * 60 + minute) * 60_000;

/** Writes an entry into the history, under an id of its own. */
export function makeEntry(s: Phone, id: string, expression: string, at: number): void {
  const found = workedOut(expression, 'deg');
  if ('problem' in found) throw new Error(`${expression}: ${found.problem}`);
  s.apps.calculator.history[`calc-${id}`] = { expression, ...found, at };
}

/** Works an expression out; what it comes to stands on the screen then. */
export function* workOut(seen: Observation, expression: string): Steps {
  seen = yield open('calculator');
  return yield fill(seen, field('Expression'), expression, { clear: true, enter: true });
}
export const resultOn = (seen: Observation): number => shownNumber(find(seen, rid('result')).name);

/** What stands under a heading of the history, down to the next; scrolls until it is there. */
export function* under(
  seen: Observation,
  heading: string,
  id: string,
): Generator<ReturnType<typeof scroll>, { seen: Observation; found: Element[] }, Observation> {
  seen = yield* scrollTo(seen, {
    what: `heading ${heading}`,
    rank: e => (e.role === 'heading' && e.name === heading ? 0 : null),
  });
  const bottom = Math.max(...(seen.elements ?? []).map(e => e.bounds[3]!));
  // The whole day has to be on the screen.
  if (
    find(seen, { what: heading, rank: e => (e.role === 'heading' && e.name === heading ? 0 : null) })
      .bounds[1]! >
    bottom / 2
  )
    seen = yield scroll('down', 0.4);
  const elements = seen.elements ?? [];
  const from = elements.findIndex(e => e.role === 'heading' && e.name === heading);
  const to = elements.findIndex((e, i) => i > from && e.role === 'heading');
  const found = elements
    .slice(from < 0 ? 0 : from, to < 0 ? undefined : to)
    .filter(e => e.resourceId.endsWith(`:id/${id}`));
  if (found.length === 0) throw new SolverError(`Nothing under ${heading}`);
  return { seen, found };
}

/** Opens a kind of units and chooses both. */
export function* chooseUnits(seen: Observation, from: string, to: string): Steps {
  for (const [side, name] of [
    ['unit-from', from],
    ['unit-to', to],
  ] as const) {
    if (
      find(seen, rid(side))
        .name.replace(/^[A-Z]{3} · /, '')
        .startsWith(`${name}, `)
    )
      continue;
    seen = yield tap(seen, rid(side));
    seen = yield* scrollTo(seen, toggle(name));
    seen = yield tap(seen, toggle(name));
  }
  return seen;
}

export function* openTool(seen: Observation, entry: 'Currency' | 'Dates' | 'Tip and split'): Steps {
  seen = yield open('calculator');
  seen = yield tap(seen, button('More options'));
  return yield tap(seen, button(entry));
}

export function* openKind(seen: Observation, name: string): Steps {
  seen = yield open('calculator');
  seen = yield tap(seen, button('Convert'));
  seen = yield* scrollTo(seen, row(name));
  return yield tap(seen, row(name));
}
