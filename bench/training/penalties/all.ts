import { equal } from '../../../src/state/json.ts';
import type { Action } from '../../../src/protocol/action.ts';
import { screenChanged, fingerprintOf } from '../../fingerprint.ts';
import type { PenaltyDef, PenaltyStep } from './types.ts';

const TYPING = new Set<Action['type']>(['type', 'clear', 'key']);
const SCROLLING = new Set<Action['type']>(['scroll', 'swipe']);
const MISSED_TAP: ReadonlySet<string> = new Set(['ELEMENT_NOT_FOUND', 'NOTHING_HERE']);
/** What is laid over an app and is not a place to go to. */
const OVERLAYS: ReadonlySet<string> = new Set(['system', 'answers']);
/** The published ones have no figure but "small"; this is ours. */
const SMALL = -0.05;

const indicator = (holds: boolean) => (holds ? 1 : 0);
const codeOf = ({ next }: PenaltyStep) => next?.lastError?.code;
const typedNowhere = (step: PenaltyStep) =>
  codeOf(step) === 'NO_FOCUS' && step.decision.action !== null && TYPING.has(step.decision.action.type);
const unchanged = ({ observation, decision: { action }, next }: PenaltyStep) =>
  action !== null && next !== null && screenChanged(action, observation, next) === false;
const missedTap = (step: PenaltyStep) => MISSED_TAP.has(codeOf(step) ?? '');

/** Every penalty by its name; docs/rewards.md has a worked example of each. */
export const all: readonly PenaltyDef[] = [
  {
    name: 'invalid',
    amount: -1,
    describe: 'The output held no action, or one that the phone refused (DistRL, arXiv 2410.14803).',
    count: ({ decision, result }) => indicator(decision.action === null || result.refused === true),
  },
  {
    name: 'repetition',
    amount: -0.4,
    describe:
      'The same action again, once for each time in a row before: −0.4, −0.8, −1.2 (DistRL, arXiv 2410.14803).',
    count({ decision: { action }, history }) {
      let run = 0;
      while (
        action !== null &&
        run < history.length &&
        equal(history[history.length - 1 - run]!.action, action)
      )
        run++;
      return run;
    },
  },
  {
    name: 'executionError',
    amount: SMALL,
    describe: 'The phone could not do it, for a reason that has no penalty of its own.',
    count: step => indicator(codeOf(step) !== undefined && !typedNowhere(step) && !missedTap(step)),
  },
  {
    name: 'invalidTyping',
    amount: SMALL,
    describe: 'Typed or pressed a key where nothing has the caret.',
    count: step => indicator(typedNowhere(step)),
  },
  {
    name: 'missingTarget',
    amount: SMALL,
    describe: 'Pointed at an element that is not there, or at a place where nothing reacts.',
    count: step => indicator(missedTap(step)),
  },
  {
    name: 'falseEnd',
    amount: -0.2,
    describe: 'Declared an end, and it was none.',
    count: ({ decision: { action }, result }) =>
      indicator((action?.type === 'done' || action?.type === 'impossible') && result.outcome === 'failure'),
  },
  {
    name: 'leavingApp',
    amount: SMALL,
    describe: 'Left the app that was opened beforehand.',
    count: ({ observation, next, app }) =>
      indicator(
        app !== undefined &&
          next !== null &&
          observation.foreground.app === app &&
          next.foreground.app !== app &&
          !OVERLAYS.has(next.foreground.app),
      ),
  },
  {
    name: 'repeat',
    amount: SMALL,
    describe: 'The same action on a screen that showed the same before, at any time in the episode.',
    count({ observation, decision: { action }, history }) {
      const fingerprint = fingerprintOf(observation);
      return indicator(
        action !== null &&
          fingerprint !== null &&
          history.some(past => equal(past.action, action) && fingerprintOf(past.observation) === fingerprint),
      );
    },
  },
  {
    name: 'noChange',
    amount: SMALL,
    describe: 'The screen is as it was, after an action that should change it.',
    count: step => indicator(unchanged(step)),
  },
  {
    name: 'deadScroll',
    amount: SMALL,
    describe: 'Scrolled where nothing scrolls, or at the end.',
    count: step =>
      indicator(
        step.decision.action !== null &&
          SCROLLING.has(step.decision.action.type) &&
          (codeOf(step) === 'NOTHING_SCROLLS' || unchanged(step)),
      ),
  },
];
