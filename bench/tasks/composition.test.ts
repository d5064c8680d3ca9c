import { describe, expect, it } from 'vitest';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { compositionKeys, compositionOf, compositionText, mostNeeds, readIn } from './composition.ts';
import { isOneStepEnough } from './floors/one-step-early.ts';
import { firstRows } from './floors/first-row.ts';
import { needsOf } from './measured.ts';
import { tasks } from './registry.ts';

const screen = (names: readonly string[], told?: string): Observation =>
  ({
    foreground: { app: 'notes', route: '/' },
    elements: names.map(name => ({ id: name, name }) as Element),
    ...(told === undefined ? {} : { messages: [{ from: 'user', text: told }] }),
  }) as unknown as Observation;

describe('composition', () => {
  it('is what plays, sheet, user and tags say, and first of all what the template declares', () => {
    const of = { tags: ['search', 'condition'], spec: { answer: { fields: { a: {}, b: {} } } } };
    expect(compositionOf(of, undefined, ['notes', 'files'])).toEqual({
      apps: 2,
      lookups: 2,
      conditions: 1,
      memory: 0,
      asks: false,
    });
    const played = { apps: 1, lookups: 3, memory: 1 };
    expect(compositionOf(of, played, ['notes', 'files'])).toMatchObject({ apps: 1, lookups: 3, memory: 1 });
    const declared = { ...of, spec: { ...of.spec, needs: { lookups: 5, conditions: 2, memory: 4 } } };
    expect(compositionOf(declared, played, [])).toMatchObject({ lookups: 5, conditions: 2, memory: 4 });
    expect(compositionOf({ tags: [], spec: { user: {} } }, undefined, [])).toMatchObject({
      asks: true,
      memory: 1,
    });
  });
  it('is written in words, and grouped', () => {
    const needs = { apps: 2, lookups: 1, conditions: 0, memory: 4, asks: true };
    expect(compositionText(needs)).toBe('2 apps, 1 lookup, 4 to remember, asks the user');
    expect(compositionKeys(needs)).toEqual([
      'apps: 2',
      'conditions: 0',
      'lookups: 1',
      'to remember: 3 or more',
      'user: has to be asked',
    ]);
  });
  it('of an instance counts its own apps, not those of all seeds', () => {
    const open = tasks.get('settings/open-app')!;
    expect(needsOf(open).apps).toBe(1);
    expect(needsOf(tasks.get('notes/ask-what-is-missing')!).asks).toBe(true);
  });
});

describe('what a play reads', () => {
  const type = (text: string, seen: Observation) => ({ action: { type: 'type' as const, text }, seen });
  it('is what it types or answers and the goal does not say', () => {
    const track = [
      type('Milk', screen([])),
      type('Two eggs', screen(['Two eggs, 14:00'])),
      type('two  eggs', screen(['Two eggs, 14:00'])),
      {
        action: { type: 'answer' as const, fields: { n: 12, all: ['Rye', { value: 7 }] as never } },
        seen: screen(['12']),
      },
    ];
    expect(readIn('Buy milk', track)).toEqual({ lookups: 4, memory: 2 });
  });
  it('is remembered and not looked up where the user told it', () => {
    expect(readIn('Ask me', [type('limes', screen([], 'The limes'))])).toEqual({ lookups: 0, memory: 1 });
  });
  it('is the most over the seeds', () => {
    expect(
      mostNeeds([
        { apps: 1, lookups: 2, memory: 0 },
        { apps: 2, lookups: 1, memory: 0 },
      ]),
    ).toEqual({ apps: 2, lookups: 2, memory: 0 });
  });
});

describe('a solver that stops one step early', () => {
  const actions = [
    { type: 'open_app', app: 'notes' },
    { type: 'tap', element: 'a' },
    { type: 'key', key: 'back' },
    { type: 'done' },
  ] as const;
  it('has done enough where all was right before its last step on the phone', () => {
    expect(isOneStepEnough(actions, [true, true, true, true])).toBe(true);
    expect(isOneStepEnough(actions, [false, true, true, true])).toBe(false);
    expect(isOneStepEnough([{ type: 'done' }], [true])).toBe(false);
  });
});

describe('the first row of every list', () => {
  const play = (seen: Observation, actions: readonly object[]) => {
    const blind = firstRows(function* () {
      for (const action of actions) yield action as never;
    });
    const running = blind.solver(seen, undefined);
    const taken: unknown[] = [];
    for (let next = running.next(); !next.done; next = running.next(seen)) taken.push(next.value);
    return { taken, choices: blind.choices() };
  };
  const rows = screen(['note#b', 'note#a', 'folder#c', 'send']);
  it('is taken in place of the right one, wherever there are several', () => {
    const { taken, choices } = play(rows, [
      { type: 'tap', element: 'note#a' },
      { type: 'long_press', element: 'folder#c' },
      { type: 'tap', element: 'send' },
    ]);
    expect(taken).toEqual([
      { type: 'tap', element: 'note#b' },
      { type: 'long_press', element: 'folder#c' },
      { type: 'tap', element: 'send' },
    ]);
    expect(choices).toBe(1);
  });
  it('is no guess once the words of the goal were searched for', () => {
    const tap = { type: 'tap', element: 'note#a' };
    expect(play(rows, [{ type: 'type', text: 'a' }, tap])).toMatchObject({ taken: [{}, tap], choices: 0 });
  });
});
