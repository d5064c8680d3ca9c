import type { Loop } from '../../../src/protocol/wire/failures.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import type { RecordedStep } from './record.ts';

/** Longest cycle that is looked for, and how often it has to come. */
const MOST_LENGTH = 8;
const TIMES = 3;

/** What was done where, by each step: its action on what was shown before it. Clocks do not count. */
function movesOf(steps: readonly RecordedStep[]): string[] {
  return steps.slice(1).map(({ action }, i) => {
    const { seen } = steps[i]!;
    return `${JSON.stringify(action)} ${fingerprintOf(seen) ?? `${seen.foreground.app}${seen.foreground.route}`}`;
  });
}

/** How far the moves from `from` on repeat themselves after `length` of them: the end of it, exclusive. */
function endOf(moves: readonly string[], from: number, length: number): number {
  let end = from + length;
  while (end < moves.length && moves[end] === moves[end - length]) end++;
  return end;
}

/** The loop that begins with a move: the shortest cycle that comes often enough; undefined where there is none. */
function loopAt(moves: readonly string[], from: number): Loop | undefined {
  for (let length = 1; length <= MOST_LENGTH; length++) {
    const times = Math.floor((endOf(moves, from, length) - from) / length);
    if (times >= TIMES) return { from: from + 1, to: from + times * length, length, times };
  }
  return undefined;
}

/** The stretches in which the same moves were made three times and more, one after the other. */
export function loopsOf(steps: readonly RecordedStep[]): Loop[] {
  const moves = movesOf(steps);
  const found: Loop[] = [];
  for (let from = 0; from < moves.length;) {
    const loop = loopAt(moves, from);
    if (loop) found.push(loop);
    from = loop ? loop.to : from + 1;
  }
  return found;
}
