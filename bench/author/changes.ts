import { phoneSchema, type Phone } from '../../apps/catalogue.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { Fate, RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import { isObject } from '../../src/state/json.ts';
import { advanceTo } from '../tasks/expected.ts';
import { phonesOf, type Act } from './acts.ts';
import { keysAndStrings } from './strings.ts';

/** Table of what left the phone. */
const LEDGER = '/os/effects';

/** Acts that belong together, with what they change on the phone. */
export interface ActGroup {
  name: string;
  acts: Act[];
  facts: Fact[];
}

/** What a solution changes, by the acts that do it. */
export interface Changed {
  facts: readonly Fact[];
  groups: ActGroup[];
  /** Facts of the recorded end that no act explains. */
  unexplained: Fact[];
}

const within = (path: string, other: string) =>
  path === other || path.startsWith(`${other}/`) || other.startsWith(`${path}/`);

const IRREGULAR: Readonly<Record<string, string>> = {
  send: 'sent',
  set: 'set',
  put: 'put',
  make: 'made',
  write: 'written',
  buy: 'bought',
  pay: 'paid',
  bin: 'binned',
  take: 'taken',
  give: 'given',
  edit: 'edited',
  forget: 'forgotten',
  hide: 'hidden',
  keep: 'kept',
  choose: 'chosen',
  leave: 'left',
  split: 'split',
  cut: 'cut',
  draw: 'drawn',
  read: 'marked',
  pin: 'pinned',
  star: 'starred',
  stop: 'stopped',
  tag: 'tagged',
  swap: 'swapped',
  submit: 'submitted',
};

/** What an action did, as a change is called: `move` → `moved`. */
export function pastOf(action: string): string {
  const [, verb = action, rest = ''] = /^([a-z]+)(.*)$/.exec(action) ?? [];
  const known = IRREGULAR[verb];
  if (known) return known + rest;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied${rest}`;
  return `${verb}${verb.endsWith('e') ? 'd' : 'ed'}${rest}`;
}

/** The acts of a solution with what each changes; those that a later one needs go with it. */
export function changedBy(start: Phone, end: Phone, acts: readonly Act[]): Changed {
  const baseline = advanceTo(start, end.clock.now, end);
  const facts = changesSince(phoneSchema, baseline, end);
  const phones = phonesOf(start, acts);
  const unexplained = [...changesSince(phoneSchema, advanceTo(phones.at(-1)!, end.clock.now, end), end)];
  const ofAct = acts.map((act, i) =>
    changesSince(phoneSchema, advanceTo(phones[i]!, act.at, phones[i]!), phones[i + 1]!),
  );
  // Acts are joined to the first one of their group.
  const leader = acts.map((_, i) => i);
  const find = (i: number): number => (leader[i] === i ? i : find(leader[i]!));
  const join = (a: number, b: number) => {
    leader[Math.max(find(a), find(b))] = Math.min(find(a), find(b));
  };
  acts.forEach((act, i) => {
    const named = new Set(keysAndStrings(act.args));
    for (let before = 0; before < i; before++) {
      const isNeeded = acts[before]!.makes.some(({ id }) => named.has(id));
      const isShared = ofAct[before]!.some(
        a => a.path !== LEDGER && ofAct[i]!.some(b => within(a.path, b.path)),
      );
      if (isNeeded || isShared) join(before, i);
    }
  });
  const groups = new Map<number, ActGroup>();
  acts.forEach((act, i) => {
    const at = find(i);
    const group = groups.get(at) ?? { name: '', acts: [], facts: [] };
    group.acts.push(act);
    groups.set(at, group);
  });
  const ownerOf = (fact: Fact): ActGroup | undefined => {
    const i = ofAct.findLastIndex(own => own.some(({ path }) => within(path, fact.path)));
    return i < 0 ? undefined : groups.get(find(i));
  };
  for (const fact of facts) ownerOf(fact)?.facts.push(fact);
  const taken = new Set<string>(['sideEffects', 'answer', 'declared', 'impossible']);
  for (const group of groups.values()) {
    // What makes a row names the change; else what was done last.
    const maker = group.acts.find(({ makes }) =>
      makes.some(({ id, table }) => group.facts.some(({ path }) => path === `/${table}/${id}`)),
    );
    const base = pastOf((maker ?? group.acts.at(-1)!).action);
    group.name = base;
    for (let n = 2; taken.has(group.name); n++) group.name = `${base}${n}`;
    taken.add(group.name);
  }
  return { facts, groups: [...groups.values()], unexplained };
}

/** The author's word on a fact; expected unless it says otherwise. */
export const fateOf = (draft: Pick<RecordingDraft, 'fates'>, path: string): Fate =>
  draft.fates[path] ?? 'expected';

/** Fields of a new row that say something, by their paths. */
export function fieldsOf(fact: Fact): { path: string; name: string; value: unknown }[] {
  if (fact.kind !== 'added' || fact.table === LEDGER || !isObject(fact.value)) return [];
  return Object.entries(fact.value)
    .filter(
      ([name, held]) =>
        held !== undefined && held !== '' && held !== null && held !== fact.key && name !== 'id',
    )
    .filter(([, held]) => !(Array.isArray(held) && held.length === 0))
    .filter(([name]) => {
      const child = fact.shape.child(name);
      return child.lifetime === 'data' && !['position', 'stamp'].includes(child.comparison);
    })
    .map(([name, value]) => ({ path: `${fact.path}/${name}`, name, value }));
}

export const isEntryOfLedger = (fact: Fact): boolean => fact.kind === 'added' && fact.table === LEDGER;
