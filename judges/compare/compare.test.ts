import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/state/fingerprint.ts';
import { consequencesOf, matchFacts } from './index.ts';
import { adds, after, facts, isWanted, item, type Change, type Item } from './testing.ts';

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

describe('what the world does in answer to a new row', () => {
  /** A phone with a new row whose list is `list`; where the world has answered, it was in `was` before. */
  const phone = (id: string, list: string, was?: string) => {
    const state = after(adds(id, { list }));
    const notes =
      was === undefined
        ? {}
        : {
            [`/apps/todo/items/${id}/list`]: { effect: 'effect-1', left: fingerprint(list), since: 1, was },
          };
    return { ...state, os: { consequences: notes } } as unknown as ReturnType<typeof after>;
  };
  const isMet = (wanted: ReturnType<typeof after>, made: ReturnType<typeof after>) => {
    const want = facts(wanted);
    const { met, wrongRows } = matchFacts(want, facts(made), {
      consequence: { wanted: consequencesOf(wanted as never), made: consequencesOf(made as never) },
    });
    return want.every(fact => met.has(fact)) && wrongRows.length === 0;
  };
  const answered = phone('i-000000001', 'l-work', 'l-home');
  it.each([
    ['has come on both sides', phone('i-zzzzzzzz1', 'l-work', 'l-home'), true],
    ['has come on both sides, differently', phone('i-zzzzzzzz1', 'l-home', 'l-work'), true],
    ['has not come yet on one', phone('i-zzzzzzzz1', 'l-home'), true],
    ['has not come yet, and another value is there', phone('i-zzzzzzzz1', 'l-other'), false],
  ])('%s', (_, other, isSame) => {
    expect(isMet(answered, other)).toBe(isSame);
    expect(isMet(other, answered)).toBe(isSame);
  });
});
