import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Device, StepResult } from './device.ts';
import { playSolver } from './play.ts';
import { screen, states } from './screen-fixture.ts';
import {
  button,
  describe as describeScreen,
  done,
  field,
  first,
  has,
  rid,
  row,
  scrollTo,
  slide,
  slider,
  SolverError,
  tap,
  toggle,
  within,
} from './steps.ts';

describe('matchers', () => {
  it('take whole names before pieces, and never parts of words', () => {
    const seen = screen(
      { name: 'Sam Okafor, See you, 09:12' },
      { name: 'Sam Okafor' },
      { name: 'Sam Okafor Junior' },
    );
    expect(tap(seen, row('Sam Okafor'))).toEqual({ type: 'tap', element: 'e1' });
    expect(tap(screen({ name: 'Sam Okafor, See you' }, { name: 'x' }), row('Sam Okafor'))).toEqual({
      type: 'tap',
      element: 'e0',
    });
    expect(has(seen, row('Sam'))).toBe(false);
    expect(has(seen, button('See you'))).toBe(false);
  });
  it('refuse what is ambiguous unless the first is asked for', () => {
    const seen = screen({ name: 'Delete' }, { name: 'Delete' });
    expect(() => tap(seen, button('Delete'))).toThrow(/2 of button "Delete"/);
    expect(tap(seen, first(button('Delete')))).toMatchObject({ element: 'e0' });
  });
  it('count what lies within another as a part of it, and can be bound to one', () => {
    const seen = screen(
      { name: 'Anna, hello' },
      { name: 'Anna', role: 'text', parent: 0, states: { ...states, clickable: false } },
      { name: 'Call', parent: 0 },
      { name: 'Ben' },
      { name: 'Call', parent: 3 },
    );
    expect(tap(seen, row('Anna'))).toMatchObject({ element: 'e0' });
    expect(tap(seen, within(row('Ben'), button('Call')))).toMatchObject({ element: 'e4' });
  });
  it('know fields by label or hint, switches by role, ids by their end', () => {
    const seen = screen(
      { name: '', hint: 'Title', role: 'textbox', states: { ...states, editable: true } },
      { name: 'Title' },
      { name: 'Wi-Fi, On', role: 'switch' },
      { name: 'x', resourceId: 'app.tapworld.notes:id/new_note' },
    );
    expect(tap(seen, field('Title'))).toMatchObject({ element: 'e0' });
    expect(tap(seen, toggle('Wi-Fi'))).toMatchObject({ element: 'e2' });
    expect(tap(seen, rid('new-note'))).toMatchObject({ element: 'e3' });
  });
  it('say what was there instead', () => {
    const seen = screen({ name: 'Alpha' }, { name: 'Beta' });
    expect(() => tap(seen, button('Gamma'))).toThrow(SolverError);
    expect(() => tap(seen, button('Gamma'))).toThrow(/Gamma.*notes \/.*Alpha.*Beta/);
    expect(describeScreen(seen)).toContain('"Alpha"');
  });
  it('slides to the place of a value', () => {
    const seen = screen({
      name: 'Media',
      role: 'slider',
      bounds: [100, 0, 201, 20],
      range: { min: 0, max: 100, now: 0, step: 1 },
    });
    expect(slide(seen, slider('Media'), 25)).toEqual({ type: 'tap', x: 125, y: 10 });
  });
});

/** A list of names of which three are shown at a time. */
class List implements Device {
  at = 0;
  names: string[];
  ended = false;
  constructor(names: string[]) {
    this.names = names;
  }
  look = () => screen(...this.names.slice(this.at, this.at + 3).map(name => ({ name, id: name })));
  async reset() {
    this.at = 0;
    return { goal: '', budget: 99, answerSheet: null, observation: this.look(), stateHash: '0' };
  }
  async step(action: Action): Promise<StepResult> {
    if (action.type === 'scroll')
      this.at = Math.max(
        0,
        Math.min(this.names.length - 3, this.at + (action.direction === 'down' ? 2 : -2)),
      );
    this.ended = action.type === 'done';
    return {
      observation: this.look(),
      reward: 0,
      components: {},
      terminated: this.ended,
      truncated: false,
      stateHash: String(this.at),
    };
  }
  async verdict() {
    return {
      success: this.ended,
      successUndeclared: true,
      progress: 1,
      changes: [],
      invariants: [],
      sideEffects: [],
      answer: null,
    };
  }
  async close() {}
}

describe('scrollTo', () => {
  const names = Array.from({ length: 12 }, (_, i) => `Row ${i}`);
  const to = (name: string) =>
    function* (seen: Observation) {
      seen = yield* scrollTo(seen, row(name));
      yield tap(seen, row(name));
      yield done();
    };
  it('finds what is below, and what is above', async () => {
    const played = await playSolver(new List(names), 'test/a', 1, to('Row 9'), {});
    expect(played).toMatchObject({ steps: 6, verdict: { success: true } });
    expect(played.trouble).toBeUndefined();
    const list = new List(names);
    const upwards = function* (seen: Observation) {
      seen = yield* scrollTo(seen, row('Row 11'));
      seen = yield* scrollTo(seen, row('Row 0'));
      yield done();
    };
    expect((await playSolver(list, 'test/a', 1, upwards, {})).verdict.success).toBe(true);
  });
  it('gives up at both ends, which is trouble and not a crash', async () => {
    const played = await playSolver(new List(names), 'test/a', 1, to('Row 99'), {});
    expect(played.trouble).toMatch(/Row 99.*from one end to the other/);
    expect(played.verdict.success).toBe(false);
  });
});
