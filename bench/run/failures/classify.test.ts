import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/protocol/action.ts';
import { NOT_THE_AGENTS, REASON_NAMES, type ReasonName } from '../../../src/protocol/wire/failures.ts';
import { OUTCOMES, type Verdict } from '../../../src/protocol/wire/verdict.ts';
import { lost, result, solved, success, verdict } from '../report/fixture.ts';
import { wantedBy, type Wanted, type WantedFact } from './wanted.ts';
import type { Result } from '../results.ts';
import { failureOf } from './classify.ts';
import { failureClasses } from './counts.ts';
import { loopsOf } from './loops.ts';
import type { EpisodeRecord, RecordedStep } from './record.ts';

const seen = (app: string, route = '/') =>
  ({
    foreground: { app, package: app, activity: app, route },
    keyboard: false,
    clock: 0,
  }) as unknown as RecordedStep['seen'];
/** Steps that show one screen each. */
const stepsOf = (...moves: [action: Action | null, app: string, route?: string][]): RecordedStep[] =>
  moves.map(([action, app, route], step) => ({
    step,
    ...(action ? { action } : {}),
    stateHash: String(step),
    seen: seen(app, route),
  }));
const tap = (x: number): Action => ({ type: 'tap', x, y: 1 });
const IN_NOTES = stepsOf([null, 'launcher'], [tap(1), 'notes'], [tap(2), 'notes', '/note']);

const wants = (facts: WantedFact[], isPossible = true): Wanted => ({
  isPossible,
  facts,
  namesRow: value => value === 'c-anna' || value === 'c-bela',
});
const recordOf = (over: Partial<Result>, more: Partial<EpisodeRecord> = {}): EpisodeRecord => ({
  result: result(over),
  steps: IN_NOTES,
  gaveNoAction: false,
  wanted: null,
  ...more,
});
const open = { name: 'pinned', weight: 1, met: false, share: 0, metAtStart: false };
const missed = (over: Partial<Verdict> = {}) => verdict({ changes: [open], ...over });
const effect = (path: string, values: { was?: unknown; now?: unknown }, words = path) => ({
  path,
  words,
  ...values,
});
const PIN_A: Wanted = wants([{ kind: 'changed', path: '/apps/notes/notes/a/pinned' }]);
const MESSAGE: Wanted = wants([
  { kind: 'added', path: '/os/effects/9', value: { app: 'messages', kind: 'message', to: ['+1'], what: {} } },
  { kind: 'added', path: '/apps/messages/threads/anna/messages/m1', value: {} },
  { kind: 'removed', path: '/apps/clock/alarms/a1' },
  { kind: 'item-added', path: '/apps/music/playlists/p1/songs' },
]);

describe('each reason, from what a run records', () => {
  const cases: [ReasonName, EpisodeRecord][] = [
    ['infra_error', { ...recordOf({}), result: lost() }],
    ['app_crashed', recordOf({ outcome: 'app_crashed', verdict: null, declared: null })],
    [
      'refused_action',
      recordOf({
        outcome: 'agent_error',
        declared: null,
        error: { code: 'AGENT_ERROR', message: 'no', cause: 'INVALID_ACTION' },
      }),
    ],
    ['malformed_action', recordOf({ outcome: 'agent_error', declared: null }, { gaveNoAction: true })],
    [
      'malformed_action',
      recordOf(
        { outcome: 'truncated', declared: null, verdict: missed() },
        { steps: IN_NOTES.map(step => ({ ...step, model: { refused: [{}] } })) },
      ),
    ],
    [
      'refused_action',
      recordOf(
        { outcome: 'truncated', declared: null, verdict: missed() },
        {
          steps: IN_NOTES.map(step => ({
            ...step,
            seen: { ...step.seen, lastError: { code: 'NO_SUCH_ELEMENT', message: 'There is no e9' } },
          })),
        },
      ),
    ],
    ['agent_error', recordOf({ outcome: 'agent_error', declared: null, verdict: null })],
    ['gave_up', recordOf({ declared: 'impossible', verdict: missed() })],
    [
      'wrong_entity',
      recordOf(
        {
          verdict: missed({ sideEffects: [effect('/apps/notes/notes/b/pinned', { was: false, now: true })] }),
        },
        { wanted: PIN_A },
      ),
    ],
    ...(
      [
        ['/os/effects/9', { now: { app: 'messages', kind: 'message', to: ['+2'], what: {} } }],
        ['/os/effects/9/to', { now: ['+2'] }],
        ['/apps/messages/threads/bela/messages/m2', { now: {} }],
        ['/apps/clock/alarms/a2', { was: {} }],
        ['/apps/music/playlists/p2/songs', { now: 's1' }],
        ['/apps/messages/threads/anna/messages/m2/about', { now: 'c-bela' }],
      ] as const
    ).map(([path, values]): [ReasonName, EpisodeRecord] => [
      'wrong_entity',
      recordOf({ verdict: missed({ sideEffects: [effect(path, values)] }) }, { wanted: MESSAGE }),
    ]),
    ...(
      [
        ['/os/effects/9/what/text', { now: 'Hi' }],
        ['/apps/messages/threads/anna/messages/m2/text', { now: 'Hi' }],
      ] as const
    ).map(([path, values]): [ReasonName, EpisodeRecord] => [
      'wrong_value',
      recordOf({ verdict: missed({ sideEffects: [effect(path, values)] }) }, { wanted: MESSAGE }),
    ]),
    [
      'wrong_value',
      recordOf(
        { verdict: missed({ sideEffects: [effect('/apps/notes/notes/a/pinned', { was: 1, now: 2 })] }) },
        { wanted: PIN_A },
      ),
    ],
    [
      'side_effect',
      recordOf(
        { verdict: missed({ sideEffects: [effect('/apps/notes/notes/b/title', { was: 'x', now: 'y' })] }) },
        { wanted: PIN_A },
      ),
    ],
    [
      'spoiled',
      recordOf(
        {
          verdict: verdict({
            changes: [{ ...open, met: true, share: 1 }],
            sideEffects: [effect('/apps/notes/notes/b/pinned', { was: 1, now: 2 })],
          }),
        },
        {
          wanted: PIN_A,
        },
      ),
    ],
    ['broken_rule', recordOf({ verdict: verdict({ invariants: [{ name: 'kept', held: false }] }) })],
    [
      'wrong_answer',
      recordOf({ verdict: missed({ answer: [{ field: 'n', right: false, given: 3, expected: 4 }] }) }),
    ],
    ['never_opened', recordOf({ verdict: missed(), apps: ['notes', 'mail'] })],
    [
      'loop',
      recordOf(
        { outcome: 'truncated', declared: null, verdict: missed() },
        { steps: stepsOf([null, 'notes'], [tap(1), 'notes'], [tap(1), 'notes'], [tap(1), 'notes']) },
      ),
    ],
    ['false_done', recordOf({ verdict: missed() })],
    ['false_done', recordOf({ verdict: verdict() }, { wanted: wants([], false) })],
    [
      'undeclared',
      recordOf({ outcome: 'truncated', declared: null, verdict: { ...solved, success: false } }),
    ],
    ['out_of_steps', recordOf({ outcome: 'truncated', declared: null, verdict: missed({ progress: 0.5 }) })],
    ['no_progress', recordOf({ outcome: 'truncated', declared: null, verdict: missed() })],
    ['unfinished', recordOf({ declared: null, verdict: missed() })],
  ];
  it.each(cases)('%s', (reason, record) => {
    expect(failureOf(record)).toMatchObject({ reason });
  });
  it('there is a case of every one', () => {
    expect([...new Set(cases.map(([reason]) => reason))].sort()).toEqual([...REASON_NAMES].sort());
  });
});

it('a success has no reason', () => {
  expect(failureOf({ ...recordOf({}), result: success() })).toBeNull();
});

it('says what happened, and what applies beside it', () => {
  const record = recordOf(
    {
      apps: ['notes', 'mail'],
      verdict: missed({ sideEffects: [effect('/x/y', { now: 1 }, 'a message to +1 (messages): “Hi”')] }),
    },
    { wanted: PIN_A },
  );
  expect(failureOf(record)).toEqual({
    reason: 'side_effect',
    also: ['never_opened', 'false_done'],
    words: 'a message to +1 (messages): “Hi”',
    sideEffects: ['a message to +1 (messages): “Hi”'],
    unmet: ['pinned'],
    loops: [],
    falseDone: true,
  });
});

describe('loops', () => {
  const circle = (...moves: [number, string][]) =>
    stepsOf(
      [null, 'notes', '/'],
      ...moves.map(([x, route]): [Action, string, string] => [tap(x), 'notes', route]),
    );
  it('are the same moves on the same screens, three times at least', () => {
    expect(loopsOf(circle([1, '/a'], [2, '/'], [1, '/a'], [2, '/'], [1, '/a'], [2, '/']))).toEqual([
      { from: 1, to: 6, length: 2, times: 3 },
    ]);
    expect(loopsOf(circle([1, '/a'], [2, '/'], [1, '/a'], [2, '/']))).toEqual([]);
    expect(loopsOf(circle([9, '/a'], [1, '/a'], [1, '/a'], [1, '/a'], [2, '/b']))).toEqual([
      { from: 2, to: 4, length: 1, times: 3 },
    ]);
  });
  it('what moves on is none, such as a list that scrolls', () => {
    expect(loopsOf(circle([1, '/a'], [1, '/b'], [1, '/c'], [1, '/d']))).toEqual([]);
  });
  it('never overlap, and each step of one is the one a cycle before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 40 }), taps => {
        const loops = loopsOf(circle(...taps.map((x): [number, string] => [x, '/'])));
        let end = 0;
        for (const { from, to, length, times } of loops) {
          expect(from).toBeGreaterThan(end);
          expect(to - from + 1).toBe(length * times);
          for (let step = from + length; step <= to; step++)
            expect(taps[step - 1]).toBe(taps[step - 1 - length]);
          end = to;
        }
      }),
    );
  });
});

it('every episode that is no success has one reason of the list, and no other twice', () => {
  const results = fc.record({
    outcome: fc.constantFrom(...OUTCOMES),
    declared: fc.constantFrom('done', 'impossible', null),
    met: fc.boolean(),
    effects: fc.array(
      fc.constantFrom('/apps/notes/notes/b/pinned', '/apps/notes/notes/a/pinned', '/os/effects/1', '/x'),
      {
        maxLength: 3,
      },
    ),
    apps: fc.subarray(['notes', 'mail']),
    given: fc.option(fc.boolean()),
    judged: fc.boolean(),
    gaveNoAction: fc.boolean(),
    wanted: fc.constantFrom(null, PIN_A, MESSAGE, wants([], false)),
    steps: fc.constantFrom([], IN_NOTES),
  });
  fc.assert(
    fc.property(results, ({ outcome, declared, met, effects, apps, given, judged, ...more }) => {
      const failure = failureOf(
        recordOf(
          {
            outcome,
            declared,
            apps,
            verdict: judged
              ? verdict({
                  changes: [{ ...open, met }],
                  sideEffects: effects.map(path => effect(path, { was: 1, now: 2 })),
                  answer: given === null ? null : [{ field: 'n', right: given, given: 1, expected: 1 }],
                })
              : null,
          },
          more,
        ),
      );
      if (outcome === 'success') {
        expect(failure).toBeNull();
        return;
      }
      const all = [failure!.reason, ...failure!.also];
      expect(new Set(all).size).toBe(all.length);
      for (const name of all) expect(REASON_NAMES).toContain(name);
      expect(failure!.words).not.toBe('');
      expect(all).toEqual(REASON_NAMES.filter(name => all.includes(name)));
    }),
  );
});

it('classes of failures hold every failed episode once, and apart those that say nothing of the agent', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...REASON_NAMES)), reasons => {
      const { failed, classes, lost: gone } = failureClasses(reasons.map(reason => ({ reason })));
      const sum = (counts: readonly { episodes: number }[]) => counts.reduce((n, c) => n + c.episodes, 0);
      expect(sum(classes)).toBe(failed);
      expect(failed + sum(gone)).toBe(reasons.length);
      expect(gone.map(({ reason }) => reason).filter(name => !NOT_THE_AGENTS.includes(name))).toEqual([]);
      expect(classes.some(({ reason }) => NOT_THE_AGENTS.includes(reason))).toBe(false);
    }),
  );
});

it('what a real template wants is read from its expected change', async () => {
  const wanted = await wantedBy('notes/create-note', 1);
  expect(wanted).toMatchObject({
    isPossible: true,
    facts: [{ kind: 'added', path: expect.stringMatching(/^\/apps\/notes\/notes\//) }],
  });
  expect(await wantedBy('notes/gone', 1)).toBeNull();
});
