/* A phone with one app, and how the tests of comparing change it. */
import { Type } from 'typebox';
import {
  bin,
  EpochMs,
  history,
  minute,
  name,
  Nullable,
  ordered,
  phoneNumber,
  stamp,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';
import { shapeOf } from '../../src/state/shape.ts';
import { factsBetween, freeTest, matchFacts } from './index.ts';

const List = Type.Object({ title: words(Type.String()), colour: Type.String() });
const Item = Type.Object({
  list: Type.String(),
  text: words(Type.String()),
  who: Type.Optional(name(Type.String())),
  number: Type.Optional(phoneNumber(Type.String())),
  due: Type.Optional(minute(EpochMs())),
  at: stamp(EpochMs()),
  doneAt: Type.Optional(Nullable(stamp(EpochMs()))),
  binned: Type.Optional(Nullable(bin(stamp(EpochMs())))),
  read: Type.Optional(trace(Type.Boolean())),
  steps: Type.Optional(ordered(Type.Array(Type.String()))),
  tags: Type.Optional(Type.Array(Type.String())),
  route: Type.Optional(Type.String()),
});
const schema = Type.Object({
  os: Type.Object({ consequences: trace(Type.Record(Type.String(), Type.Unknown())) }),
  apps: Type.Object({
    todo: Type.Object({
      lists: Table(List),
      items: Table(Item),
      searches: history(Type.Array(Type.String())),
      tabs: history(Table(Type.Object({ url: Type.String() }))),
      order: ordered(Type.Array(Type.String())),
    }),
  }),
});
export type Item = { list: string; text: string; at: number; [field: string]: unknown };
interface State {
  os: { consequences: Record<string, never> };
  apps: {
    todo: {
      lists: Record<string, { title: string; colour: string }>;
      items: Record<string, Item>;
      searches: string[];
      tabs: Record<string, { url: string }>;
      order: string[];
    };
  };
}

export const base = (): State => ({
  os: { consequences: {} },
  apps: {
    todo: {
      lists: { 'l-home': { title: 'Home', colour: 'red' }, 'l-work': { title: 'Work', colour: 'red' } },
      items: {
        'i-one': { list: 'l-home', text: 'Milk', at: 1, tags: ['a', 'b'], steps: ['x', 'y'] },
        'i-two': { list: 'l-work', text: 'Report', at: 2 },
      },
      searches: ['milk', 'bread'],
      tabs: { 't-one': { url: 'a' }, 't-two': { url: 'b' } },
      order: ['i-one', 'i-two'],
    },
  },
});
export const after = (change: (s: State['apps']['todo']) => void): State => {
  const s = base();
  change(s.apps.todo);
  return s;
};
export const facts = (b: State, a: State = base()) => factsBetween(shapeOf(schema), a as never, b as never);
export type Change = (s: State['apps']['todo']) => void;

/** Whether a phone is what was wanted, and nothing else. */
export function isWanted(wanted: Change, made: Change, free: string[] = []): boolean {
  const want = facts(after(wanted));
  const found = facts(after(made));
  const keys = new Set([...want, ...found].flatMap(f => (f.kind === 'added' ? [f.key] : [])));
  const { met, extra, wrongRows } = matchFacts(want, found, { isFree: freeTest(free, k => keys.has(k)) });
  return want.every(f => met.has(f)) && extra.length === 0 && wrongRows.length === 0;
}
export const item = (more: Partial<Item> = {}): Item => ({ list: 'l-home', text: 'Eggs', at: 5, ...more });
export const adds =
  (id: string, more: Partial<Item> = {}): Change =>
  s => {
    s.items[id] = item(more);
  };
