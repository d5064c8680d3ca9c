import { catalogue, phoneSchema, type Phone } from '../../../apps/catalogue.ts';
import { describeFact } from '../../../judges/compare/describe.ts';
import type { Fact } from '../../../judges/compare/index.ts';
import { changesSince } from '../../../judges/side-effects.ts';
import { advance } from '../../../src/sdk/core/engine.ts';
import { equal } from '../../../src/state/json.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { beginJudging, expectedNow, judgeAt, type Judging } from '../expectation.ts';
import { expectedAtStart, type Judged } from '../expected.ts';
import type { NamedChange, Task } from '../form.ts';
import { budgetOf } from '../instance.ts';
import { presentOf, type Shown } from './present.ts';
import { databaseViews, tablesOf, views, type Reading, type View } from './views/index.ts';

/** A wanted fact that no device shows, and why. */
export interface Unseen {
  fact: string;
  why: string;
}

/** What a device can be asked about the end of an instance, by its expected change. */
export interface Derived {
  judged: Judged;
  views: readonly View[];
  unseen: readonly Unseen[];
}

/** What the device showed, judged. */
export interface Finding {
  success: boolean;
  /** By the id of the view that shows it, what differs from the expectation, in words. */
  wrong: Readonly<Record<string, readonly string[]>>;
}

/** More combinations of alternatives than these are not tried. */
const MOST_PLANS = 32;

/** The task with one alternative of each of its changes, and without its answer: once for each combination. */
function plansOf(task: Task): Task[] {
  const { answer: _answer, ...rest } = task;
  let plans: (readonly NamedChange[])[] = [[]];
  for (const named of task.expected) {
    const rules = typeof named.change === 'function' ? [named.change] : named.change.anyOf;
    plans = plans.flatMap(plan => rules.map(change => [...plan, { ...named, change }]));
  }
  return plans.slice(0, MOST_PLANS).map(expected => ({ ...rest, expected }));
}

/** Whether a view shows a fact: the row that came or went, or a value above, at or below its place. */
function shows(view: View, { path }: Fact, before: Phone, after: Phone): boolean {
  const [was, now] = [view.of(before), view.of(after)];
  const isNear = (pointer: string) =>
    path === pointer || path.startsWith(`${pointer}/`) || pointer.startsWith(`${path}/`);
  const values = Object.keys({ ...was.values, ...now.values });
  if (values.some(pointer => isNear(pointer) && !equal(was.values[pointer], now.values[pointer])))
    return true;
  for (const [table, rows] of Object.entries(now.rows)) {
    // Entries of a history, or the order of rows.
    if (path === table) return !equal(was.rows[table], rows);
    if (!path.startsWith(`${table}/`)) continue;
    const key = path
      .slice(table.length + 1)
      .split('/')[0]!
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    const [a, b] = [was.rows[table]?.[key], rows[key]];
    if (!a || !b) return a !== b;
    const row = `${table}/${path.slice(table.length + 1).split('/')[0]!}`;
    const pointers = Object.keys({ ...a, ...b });
    return pointers.some(pointer => isNear(row + pointer) && !equal(a[pointer], b[pointer]));
  }
  return false;
}

/** Why no device shows a place. */
function reason(path: string): string {
  if (path.startsWith('/os/effects/')) return 'What left the device is in none of its tables';
  if (path.startsWith('/device/storage/files/'))
    return 'What is in the bin, or in a picture, is the app’s own';
  if (path.startsWith('/os/settings/')) return 'Android’s settings have no such key';
  return 'No table of the device has it';
}

/** What a device can be asked about an instance. None where it wants no change, or where nothing of that is shown. */
export function derivedFrom(judged: Judged): Derived | undefined {
  const { task, start } = judged;
  if (task.expected.length === 0 || Object.keys(task.goals).length > 0) return undefined;
  const found = new Map<string, View>();
  const unseen = new Map<string, Unseen>();
  for (const plan of plansOf(task)) {
    const { phone } = expectedAtStart({ ...judged, task: plan });
    for (const fact of changesSince(phoneSchema, start, phone)) {
      const showing = (all: readonly View[]) => all.filter(view => shows(view, fact, start, phone));
      const common = showing(views);
      // A database is of an app that can be debugged: it is asked only for what nothing else shows.
      const [first, ...more] = common.length > 0 ? common : showing(databaseViews(fact.path));
      if (!first) unseen.set(fact.path, { fact: describeFact(fact), why: reason(fact.path) });
      else for (const view of [first, ...more]) found.set(view.id, view);
    }
  }
  if (found.size === 0) return undefined;
  // What any device shows of the task's apps must not change otherwise.
  const { apps } = budgetOf(task);
  for (const view of views) if (apps.includes(view.app)) found.set(view.id, view);
  // Where a database is asked anyway, its other tables must not change either.
  const isCommon = (view: View) => views.includes(view);
  const opened = new Set([...found.values()].filter(view => !isCommon(view)).map(view => view.app));
  for (const app of opened)
    for (const view of tablesOf(app)) if (!found.has(view.id)) found.set(view.id, view);
  return { judged, views: [...found.values()], unseen: [...unseen.values()] };
}

/** A phone with a later clock, on which nothing else happened. */
const withClock = (phone: Phone, now: number): Phone => ({ ...phone, clock: { ...phone.clock, now } });

/** Whether a rule looks at the present. */
const isOpen = ({ change }: NamedChange): boolean =>
  (typeof change === 'function' ? [change] : change.anyOf).some(rule => rule.length > 3);

interface Moment {
  judging: Judging;
  expected: Phone;
}

/** The moments at which the change may have been made, for an ending at a time of the device: then, at the start, or at the start of a phone whose time stands still. */
function momentsOf(judged: Judged, now: number): Moment[] {
  const { start } = judged;
  const atStart = beginJudging(judged);
  const still = { judging: atStart, expected: expectedAtStart(judged).phone };
  if (now <= start.clock.now) return [still];
  const later = withClock(start, now);
  const idle = advance(catalogue, start as unknown as AnyPhone, now).phone as unknown as Phone;
  const late: Judging = {
    clock: now,
    since: now,
    baseline: idle,
    anchors: {},
    anchored: { phone: idle, changes: [] },
  };
  return [
    still,
    { judging: atStart, expected: expectedNow(judged, atStart, later)!.phone },
    { judging: late, expected: expectedNow(judged, late, idle)!.phone },
  ];
}

/**
 * Judges what a device showed before and after an episode, by the task's own judge. What no view shows counts as expected. `now` is the
 * time at which it was asked, by its own clock (epoch ms).
 */
export function judgeShown(
  { judged, views: asked }: Derived,
  readings: ReadonlyMap<string, { before: Reading; after: Reading }>,
  now: number,
): Finding {
  const { start } = judged;
  const shown: Shown[] = asked.flatMap(view => {
    const reading = readings.get(view.id);
    return reading ? [{ view, ...reading }] : [];
  });
  let closest: Fact[] | undefined;
  let disturbed: readonly string[] = [];
  for (const task of plansOf(judged.task)) {
    const plan = { ...judged, task };
    for (const { judging, expected: first } of momentsOf(plan, now)) {
      let expected = first;
      let present = presentOf(start, expected, shown);
      if (task.expected.some(isOpen)) {
        // What is wanted follows from what was found.
        expected = expectedNow(plan, judging, present.phone)!.phone;
        present = presentOf(start, expected, shown);
      }
      const said = { answer: null, declared: 'done' } as const;
      const { verdict } = judgeAt(plan, judging, present.phone, said);
      if (verdict.successUndeclared && present.disturbed.length === 0) return { success: true, wrong: {} };
      const wrong = [...changesSince(phoneSchema, expected, present.phone)];
      if (!closest || wrong.length < closest.length) [closest, disturbed] = [wrong, present.disturbed];
    }
  }
  return { success: false, wrong: attributed(closest ?? [], disturbed, shown) };
}

/** What is wrong, by the view that shows it. */
function attributed(
  facts: readonly Fact[],
  disturbed: readonly string[],
  shown: readonly Shown[],
): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  const placesOf = ({ before, after }: Shown) => [
    ...Object.keys({ ...before.rows, ...after.rows }),
    ...Object.keys({ ...before.values, ...after.values }),
  ];
  const add = (path: string, words: string) => {
    const owner = shown.find(each => placesOf(each).some(place => path.startsWith(place))) ?? shown[0];
    if (owner) (wrong[owner.view.id] ??= []).push(words);
  };
  for (const fact of facts) add(fact.path, describeFact(fact));
  for (const path of disturbed) add(path, `changed on the device: ${path}`);
  if (Object.keys(wrong).length === 0) add('', 'the judge refuses it');
  return wrong;
}
