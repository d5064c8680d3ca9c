import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchFacts } from './index.ts';
import { adds, after, facts, isWanted, type Change } from './testing.ts';

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
