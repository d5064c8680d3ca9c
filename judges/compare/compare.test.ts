import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
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
type Item = { list: string; text: string; at: number; [field: string]: unknown };
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

const base = (): State => ({
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
const after = (change: (s: State['apps']['todo']) => void): State => {
  const s = base();
  change(s.apps.todo);
  return s;
};
const facts = (b: State, a: State = base()) => factsBetween(shapeOf(schema), a as never, b as never);
type Change = (s: State['apps']['todo']) => void;

/** Whether a phone is what was wanted, and nothing else. */
function isWanted(wanted: Change, made: Change, free: string[] = []): boolean {
  const want = facts(after(wanted));
  const found = facts(after(made));
  const keys = new Set([...want, ...found].flatMap(f => (f.kind === 'added' ? [f.key] : [])));
  const { met, extra, wrongRows } = matchFacts(want, found, { isFree: freeTest(free, k => keys.has(k)) });
  return want.every(f => met.has(f)) && extra.length === 0 && wrongRows.length === 0;
}
const item = (more: Partial<Item> = {}): Item => ({ list: 'l-home', text: 'Eggs', at: 5, ...more });
const adds =
  (id: string, more: Partial<Item> = {}): Change =>
  s => {
    s.items[id] = item(more);
  };

describe('ids', () => {
  it('of two rows that both exist are never one, however alike they look', () => {
    const to =
      (list: string): Change =>
      s => {
        s.items['i-one']!.list = list;
      };
    expect(isWanted(() => {}, to('l-work'))).toBe(false);
    expect(isWanted(to('l-work'), () => {})).toBe(false);
    expect(isWanted(to('l-work'), to('l-work'))).toBe(true);
  });

  it('of two existing rows cannot be swapped', () => {
    expect(
      isWanted(
        () => {},
        s => {
          s.items['i-one']!.list = 'l-work';
          s.items['i-two']!.list = 'l-home';
        },
      ),
    ).toBe(false);
  });

  it('of new rows follow the rows that say the same, however they are named', () => {
    const two =
      (l1: string, l2: string, i1: string, i2: string, crossed = false): Change =>
      s => {
        s.lists[l1] = { title: 'A', colour: 'red' };
        s.lists[l2] = { title: 'B', colour: 'red' };
        s.items[i1] = item({ list: crossed ? l2 : l1, text: 'one' });
        s.items[i2] = item({ list: crossed ? l1 : l2, text: 'two' });
      };
    const wanted = two('l-000000001', 'l-000000002', 'i-000000001', 'i-000000002');
    expect(isWanted(wanted, two('l-zzzzzzzz1', 'l-zzzzzzzz2', 'i-zzzzzzzz1', 'i-zzzzzzzz2'))).toBe(true);
    // The same ids for other rows.
    expect(isWanted(wanted, two('l-000000002', 'l-000000001', 'i-000000002', 'i-000000001'))).toBe(true);
    expect(isWanted(wanted, two('l-000000001', 'l-000000002', 'i-000000001', 'i-000000002', true))).toBe(
      false,
    );
  });

  it('of equal new rows are told apart by what refers to them', () => {
    const two =
      (l1: string, l2: string, together = false): Change =>
      s => {
        s.lists[l1] = { title: 'Same', colour: 'red' };
        s.lists[l2] = { title: 'Same', colour: 'red' };
        s.items['i-000000001'] = item({ list: l1, text: 'one' });
        s.items['i-000000002'] = item({ list: together ? l1 : l2, text: 'two' });
      };
    const wanted = two('l-000000001', 'l-000000002');
    expect(isWanted(wanted, two('l-000000002', 'l-000000001'))).toBe(true);
    expect(isWanted(wanted, two('l-000000001', 'l-000000002', true))).toBe(false);
  });

  it('within a text follow too', () => {
    const routed = (id: string): Change => adds(id, { route: `/item/${id}` });
    expect(isWanted(routed('i-000000001'), routed('i-000000002'))).toBe(true);
    expect(isWanted(routed('i-000000001'), adds('i-000000002', { route: '/item/i-one00000' }))).toBe(false);
  });
});

describe('rows', () => {
  it('pair off one to one', () => {
    expect(isWanted(adds('i-a'), adds('i-b'))).toBe(true);
    expect(
      isWanted(adds('i-a'), s => {
        adds('i-b')(s);
        adds('i-c')(s);
      }),
    ).toBe(false);
    expect(isWanted(adds('i-a'), adds('i-b', { text: 'Ham' }))).toBe(false);
    expect(isWanted(adds('i-a'), adds('i-b', { who: 'Ana' }))).toBe(false);
  });

  it('that are equal in everything stand for one another when one goes; a stamp tells two apart', () => {
    const twins =
      (gone: string, at = 5): Change =>
      s => {
        s.items['i-x'] = item();
        s.items['i-y'] = item({ at });
        delete s.items[gone];
      };
    const start = (at: number) =>
      after(s => {
        s.items['i-x'] = item();
        s.items['i-y'] = item({ at });
      });
    const wanted = (at: number) => facts(after(twins('i-x', at)), start(at));
    const made = (at: number) => facts(after(twins('i-y', at)), start(at));
    expect(matchFacts(wanted(5), made(5)).extra).toEqual([]);
    expect(matchFacts(wanted(6), made(6)).extra).toHaveLength(1);
  });

  it('that were made and lie in the bin are not there', () => {
    expect(facts(after(adds('i-a', { binned: 9 })))).toEqual([]);
    expect(facts(after(adds('i-a', { binned: null })))).toHaveLength(1);
    expect(
      facts(
        after(s => {
          s.items['i-one']!['binned'] = 9;
        }),
      ),
    ).toHaveLength(1);
  });
});

describe('fields', () => {
  const same = (a: Partial<Item>, b: Partial<Item>) => isWanted(adds('i-a', a), adds('i-b', b));
  it('compare as their schemas say', () => {
    expect(same({ text: 'It’s “here” – now…' }, { text: 'It\'s "here" - now... ' })).toBe(true);
    expect(same({ text: 'cafe\u0301' }, { text: 'café' })).toBe(true);
    // A keyboard writes the capital of a sentence; nobody leaves out one that is wanted.
    expect(same({ text: 'milk. and eggs' }, { text: 'Milk. And eggs' })).toBe(true);
    expect(same({ text: 'milk and eggs' }, { text: 'milk And eggs' })).toBe(false);
    expect(same({ text: 'Milk' }, { text: 'milk' })).toBe(false);
    expect(same({ who: 'ana' }, { who: 'Ana ' })).toBe(true);
    expect(same({ number: '07700 900101' }, { number: '+447700900101' })).toBe(true);
    expect(same({ number: '07700 900101' }, { number: '07700 900102' })).toBe(false);
    expect(same({ number: 'BAYBANK' }, { number: 'BANK' })).toBe(false);
    expect(same({ due: 60_000 }, { due: 119_999 })).toBe(true);
    expect(same({ due: 60_000 }, { due: 120_000 })).toBe(false);
    expect(same({ at: 1 }, { at: 2 })).toBe(true);
    expect(same({ read: true }, { read: false })).toBe(true);
    expect(same({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toBe(true);
    expect(same({ tags: ['a', 'a'] }, { tags: ['a', 'b'] })).toBe(false);
    expect(same({ steps: ['a', 'b'] }, { steps: ['b', 'a'] })).toBe(false);
    expect(same({}, { tags: [] })).toBe(true);
  });

  it('that are stamps and free may be set or not', () => {
    const done = adds('i-b', { doneAt: 9 });
    expect(isWanted(adds('i-a', { doneAt: null }), done)).toBe(false);
    expect(isWanted(adds('i-a', { doneAt: null }), done, ['/apps/todo/items/+/doneAt'])).toBe(true);
  });
  it('that are free may hold anything, and others not', () => {
    const free = ['/apps/todo/items/+/who'];
    expect(isWanted(adds('i-a'), adds('i-b', { who: 'Ana' }), free)).toBe(true);
    expect(isWanted(adds('i-a'), adds('i-b', { text: 'Ham' }), free)).toBe(false);
    expect(
      isWanted(
        () => {},
        s => {
          s.items['i-one']!['who'] = 'Ana';
        },
        free,
      ),
    ).toBe(false);
  });
});

describe('histories', () => {
  const erased = (change: Change) => facts(after(change)).some(f => f.kind === 'erased' && f.by > 0);
  it('grow and turn over with use, and are not erased', () => {
    expect(erased(s => s.searches.unshift('ham'))).toBe(false);
    expect(
      erased(s => {
        s.searches = ['ham', 'milk'];
      }),
    ).toBe(false);
    expect(
      erased(s => {
        s.searches = ['milk'];
      }),
    ).toBe(true);
    expect(
      erased(s => {
        s.tabs['t-three'] = { url: 'c' };
      }),
    ).toBe(false);
    expect(
      erased(s => {
        delete s.tabs['t-one'];
        s.tabs['t-three'] = { url: 'c' };
      }),
    ).toBe(true);
  });
});

describe('any changes', () => {
  const row = fc.record({
    list: fc.constantFrom('l-home', 'l-work', 'new-0', 'new-1'),
    text: fc.constantFrom('a', 'b', 'c'),
    tags: fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
  });
  const plan = fc.record({
    lists: fc.array(fc.constantFrom('A', 'B'), { minLength: 2, maxLength: 2 }),
    items: fc.array(row, { maxLength: 4 }),
    gone: fc.boolean(),
    moved: fc.boolean(),
  });
  type Plan = {
    lists: string[];
    items: { list: string; text: string; tags: string[] }[];
    gone: boolean;
    moved: boolean;
  };
  /** Makes the changes of a plan, with the ids of new rows from `salt`, in an order that `backwards` turns round. */
  const follow =
    ({ lists, items, gone, moved }: Plan, salt: number, backwards = false): Change =>
    s => {
      const id = (prefix: string, n: number) =>
        `${prefix}-${(salt * 1_000 + n).toString(36).padStart(9, '0')}`;
      const ref = (list: string) => (list.startsWith('new-') ? id('l', Number(list.slice(4))) : list);
      const acts: (() => void)[] = [
        ...lists.map((title, i) => () => {
          s.lists[id('l', i)] = { title, colour: 'red' };
        }),
        ...items.map((one, i) => () => {
          s.items[id('i', 10 + i)] = { ...one, list: ref(one.list), at: salt };
        }),
        () => {
          if (gone) delete s.items['i-two'];
        },
        () => {
          if (moved) s.items['i-one']!.list = 'l-work';
        },
      ];
      for (const act of backwards ? acts.toReversed() : acts) act();
    };

  it('are what was wanted under other ids, at another time and in another order', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 9 }), fc.boolean(), (p, salt, backwards) => {
        expect(isWanted(follow(p, 0), follow(p, salt, backwards))).toBe(true);
      }),
    );
  });

  it('are not what was wanted with one fact left out, doubled or altered', () => {
    fc.assert(
      fc.property(plan, fc.nat(), fc.constantFrom('drop', 'double', 'alter'), (p, n, how) => {
        const made: Change = s => {
          follow(p, 3)(s);
          const fresh = Object.keys(s.items).filter(id => id.startsWith('i-0'));
          const id = fresh[n % Math.max(1, fresh.length)];
          if (id === undefined) s.lists['l-home']!.title = 'House';
          else if (how === 'drop') delete s.items[id];
          else if (how === 'double') s.items['i-extra'] = { ...s.items[id]! };
          else s.items[id]!.text += '!';
        };
        expect(isWanted(follow(p, 0), made)).toBe(false);
      }),
    );
  });
});

describe('what is under way', () => {
  const begun = (wanted: Change, made: Change) => {
    const want = facts(after(wanted));
    const found = matchFacts(want, facts(after(made)));
    return {
      shares: want.map(fact => found.begun.get(fact) ?? 0),
      extra: found.extra.length,
      wrong: found.wrongRows.length,
    };
  };
  const searchesTo =
    (...texts: string[]): Change =>
    s => {
      s.searches = texts;
    };
  const orderTo =
    (...ids: string[]): Change =>
    s => {
      s.order = ids;
    };

  it('earns the share of a history that is erased, and is no side effect', () => {
    expect(begun(searchesTo(), searchesTo('bread'))).toEqual({ shares: [0.5], extra: 0, wrong: 0 });
    expect(begun(searchesTo('bread'), searchesTo('milk'))).toEqual({ shares: [0], extra: 1, wrong: 0 });
  });

  it('earns the share of an ordered list that is filled or emptied in order', () => {
    expect(begun(orderTo(), orderTo('i-two'))).toEqual({ shares: [0.5], extra: 0, wrong: 0 });
    expect(begun(orderTo('i-one', 'i-two', 'a', 'b'), orderTo('i-one', 'i-two', 'a'))).toMatchObject({
      shares: [0.5],
      extra: 0,
    });
    expect(begun(orderTo(), orderTo('i-two', 'x')).extra).toBe(1);
    expect(begun(orderTo(), orderTo('i-two', 'i-one')).extra).toBe(1);
  });

  it('is no side effect where a new row waits for its first word, and one where it says something else', () => {
    const blank = { text: '', who: '' };
    const want = adds('i-new', { who: 'Mira', tags: ['a'] });
    expect(begun(want, adds('i-other', blank))).toMatchObject({ extra: 0, wrong: 0 });
    const others = (made: Change) => {
      const { extra, wrong } = begun(want, made);
      return extra + wrong;
    };
    expect(others(adds('i-other', { ...blank, list: 'l-work' }))).toBe(1);
    expect(others(adds('i-other', { text: 'Eg' }))).toBeGreaterThan(0);
    expect(begun(() => {}, adds('i-other', blank))).toMatchObject({ extra: 1, wrong: 0 });
  });
});
