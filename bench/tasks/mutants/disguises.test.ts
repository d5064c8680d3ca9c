import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { screen, states } from '../screen-fixture.ts';
import type { Solver } from '../steps.ts';
import { disguised } from './worn.ts';
import { DISGUISES, drawnDisguises, otherApp, type Wearer } from './disguises.ts';

const WEARER: Wearer = { otherApp: 'weather', staysAtEnd: false, opensBySwipe: true };
const field = (name: string, more: object = {}) => ({
  name,
  id: 'field/one',
  role: 'textbox',
  states: { ...states, editable: true, ...more },
});

/** What a solver does in a disguise where every screen is the same, and what it wore. */
function played(solve: Solver<null>, seen: Observation, names: readonly string[], wearer = WEARER) {
  const worn = { names: new Set<string>() };
  const running = disguised(solve, names, wearer, 1, worn)(seen, null);
  const actions: Action[] = [];
  for (let next = running.next(); !next.done; next = running.next(seen)) actions.push(next.value);
  return { actions, worn: [...worn.names] };
}
const types = (text: string): Solver<null> =>
  function* () {
    yield { type: 'type', element: 'field/one', text };
    yield { type: 'done' };
  };
/** The text that is typed in place of another. */
const typed = (name: string, text: string, label = 'Title', more: object = {}) => {
  const { actions } = played(types(text), screen(field(label, more)), [name]);
  return actions.find(action => action.type === 'type')!.text;
};

describe('a text in disguise', () => {
  it('ends with a blank where it has letters and is no secret', () => {
    expect(typed('a trailing blank', 'Milk')).toBe('Milk ');
    expect(typed('a trailing blank', '12.50')).toBe('12.50');
    expect(typed('a trailing blank', 'Milk ')).toBe('Milk ');
    expect(typed('a trailing blank', 'hunter', 'Password', { password: true })).toBe('hunter');
  });
  it('begins with a capital, unless it is an address or a file', () => {
    expect(typed('a capital first letter', 'milk')).toBe('Milk');
    expect(typed('a capital first letter', 'robin@inletmail.example')).toBe('robin@inletmail.example');
    expect(typed('a capital first letter', 'list.txt')).toBe('list.txt');
  });
  it('writes numbers as a person may', () => {
    expect(typed('+44 for 0', '01632 960101', 'Phone')).toBe('+44 1632 960101');
    expect(typed('+44 for 0', '01632 960101', 'Title')).toBe('01632 960101');
    expect(typed('9 for 09', '09:05', 'Time')).toBe('9:05');
    expect(typed('9 for 09', '09:05', 'Title')).toBe('09:05');
  });
  it('leaves a field alone that holds something already', () => {
    const seen = screen({ ...field('Title'), value: 'Bread' });
    expect(played(types('Milk'), seen, ['a trailing blank'])).toMatchObject({
      actions: [{ text: 'Milk' }, { type: 'done' }],
      worn: [],
    });
  });
  it('is typed, cleared and typed again, without Enter before the last time', () => {
    const solve: Solver<null> = function* () {
      yield { type: 'type', element: 'field/one', text: 'Milk', enter: true };
    };
    expect(played(solve, screen(field('Title')), ['retyped text']).actions).toEqual([
      { type: 'type', element: 'field/one', text: 'Milk' },
      { type: 'clear', element: 'field/one' },
      { type: 'type', element: 'field/one', text: 'Milk', enter: true },
    ]);
  });
});

describe('a detour', () => {
  const ends: Solver<null> = function* () {
    yield { type: 'wait', ms: 1 };
    yield { type: 'done' };
  };
  it('is made once, before the end is declared', () => {
    const { actions, worn } = played(ends, screen({ name: 'Row' }), ['half an hour waited']);
    expect(actions.map(({ type }) => type)).toEqual(['wait', 'wait', 'done']);
    expect(worn).toEqual(['half an hour waited']);
  });
  it('does not leave a screen that a test may read at the end', () => {
    const names = ['another app looked at last', 'recents cleared'];
    const stays = { ...WEARER, staysAtEnd: true };
    expect(played(ends, screen({ name: 'Row' }), names, stays)).toMatchObject({ worn: [] });
    expect(played(ends, screen({ name: 'Row' }), names).worn).toEqual(names);
  });
  it('leaves alone what sleep would end, and what the shade would swallow', () => {
    const long: Solver<null> = function* () {
      for (let i = 0; i < 4; i++) yield { type: 'wait', ms: 1 };
      yield { type: 'done' };
    };
    const names = ['sleep and unlock', 'the shade opened'];
    const wornOn = (element: Parameters<typeof screen>[0]) => played(long, screen(element), names).worn;
    const clickable = { states: { ...states, clickable: true } };
    expect(wornOn({ name: 'Row', ...clickable })).toEqual(names);
    expect(wornOn({ name: 'Stop recording', ...clickable })).toEqual(['the shade opened']);
    expect(wornOn({ name: 'Timer', resourceId: 'notification' })).toEqual(['sleep and unlock']);
  });
  it('does not lock a phone that opens by a secret', () => {
    const secret = { ...WEARER, opensBySwipe: false };
    expect(played(ends, screen({ name: 'Row' }), ['sleep and unlock'], secret).worn).toEqual([]);
  });
});

it('every disguise is drawn on some seeds and not on others, and the same each time', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => drawnDisguises('notes/a', seed));
  for (const name of Object.keys(DISGUISES)) {
    const times = seeds.filter(names => names.includes(name)).length;
    expect(times).toBeGreaterThan(8);
    expect(times).toBeLessThan(32);
  }
  expect(drawnDisguises('notes/a', 3)).toEqual(seeds[3]);
});

it('the other app is one that the template does not need', () => {
  expect(otherApp(['weather', 'notes'])).toBe('calculator');
});
