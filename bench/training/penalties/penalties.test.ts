import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { penalise, penalties, PENALTY_SETS, readPenalties, type PenaltyStep } from './index.ts';

const element = (name: string, checked = false): Element => ({
  index: 0,
  id: name,
  parent: null,
  role: 'switch',
  className: 'x',
  resourceId: '',
  name,
  bounds: [0, 0, 9, 9],
  package: 'p',
  states: {
    enabled: true,
    checkable: true,
    checked,
    selected: false,
    focusable: true,
    focused: false,
    scrollable: false,
    clickable: true,
    longClickable: false,
    editable: false,
    password: false,
  },
});
const see = (names: string[], more: Partial<Observation> = {}): Observation => ({
  elements: names.map(n => element(n)),
  foreground: { app: 'notes', package: 'p', activity: 'a', route: '/' },
  keyboard: false,
  clock: 0,
  ...more,
});
const failed = (code: string) => see(['a'], { lastError: { code, message: code } });
const at = (app: string) => see(['b'], { foreground: { app, package: app, activity: app, route: '/' } });
const tap: Action = { type: 'tap', element: 'a' };
const step = (action: Action | null, more: Partial<PenaltyStep> = {}): PenaltyStep => ({
  observation: see(['a']),
  decision: { action },
  next: see(['b']),
  result: {},
  history: [],
  ...more,
});
const each = Object.fromEntries([...penalties.values()].map(p => [p.name, p.amount]));
/** What counts of a step, with every penalty on. */
const counted = (of: PenaltyStep) =>
  Object.fromEntries(Object.entries(penalise(each, of).components).filter(([, v]) => v !== 0));

describe('DistRL', () => {
  it('takes 1 for an action that is none, by the output or by the phone', () => {
    expect(penalise(PENALTY_SETS.distrl, step(null, { next: null }))).toEqual({
      penalty: -1,
      components: { invalid: -1, repetition: 0 },
    });
    expect(penalise(PENALTY_SETS.distrl, step(tap, { next: null, result: { refused: true } })).penalty).toBe(
      -1,
    );
    expect(penalise(PENALTY_SETS.distrl, step(tap))).toEqual({
      penalty: 0,
      components: { invalid: 0, repetition: 0 },
    });
  });
  it('takes 0.4 for the first repetition, 0.8 for the second, 1.2 for the third, and begins anew after another action', () => {
    const line: Action[] = [tap, tap, tap, tap, { type: 'key', key: 'back' }, tap];
    const penalties = line.map(
      (action, i) =>
        penalise(
          PENALTY_SETS.distrl,
          step(action, { history: line.slice(0, i).map(a => ({ observation: see(['a']), action: a })) }),
        ).penalty,
    );
    expect(penalties.map(p => Number(p.toFixed(9)))).toEqual([0, -0.4, -0.8, -1.2, 0, 0]);
    // An output without an action is no repetition of one without.
    expect(
      penalise(
        PENALTY_SETS.distrl,
        step(null, { next: null, history: [{ observation: see([]), action: null }] }),
      ).components,
    ).toEqual({ invalid: -1, repetition: 0 });
  });
});

describe('the small ones', () => {
  it.each<[string, PenaltyStep, Record<string, number>]>([
    [
      'a target that is not there',
      step(tap, { next: failed('ELEMENT_NOT_FOUND') }),
      { missingTarget: -0.05, noChange: -0.05 },
    ],
    [
      'a place where nothing reacts',
      step(
        { type: 'tap', x: 1, y: 1 },
        { next: { ...see(['b']), lastError: { code: 'NOTHING_HERE', message: '' } } },
      ),
      { missingTarget: -0.05 },
    ],
    [
      'typing where nothing has the caret',
      step(
        { type: 'type', text: 'x' },
        { next: { ...see(['b']), lastError: { code: 'NO_FOCUS', message: '' } } },
      ),
      { invalidTyping: -0.05 },
    ],
    [
      'an app that is not installed',
      step(
        { type: 'open_app', app: 'x' },
        { next: { ...see(['b']), lastError: { code: 'APP_NOT_FOUND', message: '' } } },
      ),
      { executionError: -0.05 },
    ],
    [
      'a false end',
      step({ type: 'done' }, { next: see(['a']), result: { outcome: 'failure' } }),
      { falseEnd: -0.2 },
    ],
    [
      'a false impossible',
      step({ type: 'impossible' }, { next: see(['a']), result: { outcome: 'failure' } }),
      { falseEnd: -0.2 },
    ],
    ['a true end', step({ type: 'done' }, { next: see(['a']), result: { outcome: 'success' } }), {}],
    ['the last step of the budget', step(tap, { result: { outcome: 'truncated' } }), {}],
    [
      'leaving the app',
      step({ type: 'key', key: 'home' }, { app: 'notes', next: at('launcher') }),
      { leavingApp: -0.05 },
    ],
    ['a dialog of the phone over the app', step(tap, { app: 'notes', next: at('system') }), {}],
    [
      'going on outside of it',
      step(tap, { app: 'notes', observation: at('launcher'), next: at('chat') }),
      {},
    ],
    [
      'leaving where no app was opened beforehand',
      step({ type: 'key', key: 'home' }, { next: at('launcher') }),
      {},
    ],
    ['a tap that changes nothing', step(tap, { next: see(['a'], { clock: 1_000 }) }), { noChange: -0.05 }],
    ['a wait that changes nothing', step({ type: 'wait', ms: 5 }, { next: see(['a']) }), {}],
    ['a switch that is on now', step(tap, { next: { ...see([]), elements: [element('a', true)] } }), {}],
    [
      'a scroll at the end',
      step({ type: 'scroll', direction: 'down' }, { next: see(['a']) }),
      { noChange: -0.05, deadScroll: -0.05 },
    ],
    [
      'a scroll where nothing scrolls',
      step({ type: 'scroll', direction: 'down' }, { next: failed('NOTHING_SCROLLS') }),
      { executionError: -0.05, noChange: -0.05, deadScroll: -0.05 },
    ],
    ['a scroll that scrolls', step({ type: 'scroll', direction: 'down' }), {}],
    [
      'the same on the same screen, some steps later',
      step(tap, {
        history: [
          { observation: see(['a'], { clock: 5 }), action: tap },
          { observation: see(['b']), action: { type: 'key', key: 'back' } },
        ],
      }),
      { repeat: -0.05 },
    ],
    [
      'the same on another screen',
      step(tap, {
        history: [
          { observation: see(['z']), action: tap },
          { observation: see(['b']), action: { type: 'key', key: 'back' } },
        ],
      }),
      {},
    ],
    [
      'screens of which no elements were observed',
      step(
        { type: 'scroll', direction: 'up' },
        {
          observation: { ...see([]), elements: undefined as never },
          next: { ...see([]), elements: undefined as never },
        },
      ),
      {},
    ],
  ])('%s', (_, of, expected) => expect(counted(of)).toEqual(expected));
});

describe('a choice', () => {
  it('has in no set what is off unless asked for by name', () => {
    expect(
      Object.values(PENALTY_SETS)
        .flatMap(set => Object.keys(set))
        .filter(name => ['repeat', 'noChange', 'deadScroll'].includes(name)),
    ).toEqual([]);
    expect(readPenalties('')).toEqual({});
    expect(readPenalties('distrl, deadScroll=-0.1,noChange')).toEqual({
      invalid: -1,
      repetition: -0.4,
      deadScroll: -0.1,
      noChange: -0.05,
    });
  });
  it.each([
    'nope',
    'invalid=1',
    'invalid=x',
    'invalid=-0.5=3',
    'distrl=-1',
    'constructor',
    '__proto__',
    '__proto__=-1',
  ])('refuses %s', text =>
    expect(() => readPenalties(text)).toThrow(expect.objectContaining({ code: 'INVALID_PENALTY' })),
  );
});
