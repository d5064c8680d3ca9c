import type { Entry, EntryState } from './types.ts';
import type { Settings } from './settings.ts';

export const fresh = ({ difficulty }: Settings): EntryState => ({
  baseline: difficulty.prior,
  tries: 0,
  failures: 0,
  restsUntil: 0,
  tried: false,
  scored: false,
  failedEpochs: 0,
  cooling: null,
  removed: false,
});

/** Weight of an entry whose moving baseline is `b`: greatest where half succeeds, and never nothing. */
export function difficultyWeight(b: number, floor: number): number {
  return Math.max(floor, 4 * b * (1 - b));
}

/** In proportion to what an entry is drawn after `draws` instances were; 0 for one that rests or was removed. */
export function weightOf(
  { bucket = 'tap' }: Entry,
  state: EntryState,
  { buckets, adaptive, difficulty }: Settings,
  draws: number,
): number {
  if (state.removed || draws < state.restsUntil) return 0;
  return (
    (buckets?.[bucket] ?? 1) *
    (adaptive ? difficultyWeight(state.baseline, difficulty.floor) : 1) *
    (state.cooling === null ? 1 : Math.exp(-state.failedEpochs))
  );
}

/** An entry after the scores of one draw. Those that are null say nothing of it. */
export function afterDraw(
  state: EntryState,
  scores: readonly (number | null)[],
  { difficulty, rest }: Settings,
  draws: number,
  entries: number,
): EntryState {
  const known = scores.filter(score => score !== null);
  if (known.length === 0) return state;
  const scored = known.some(score => score > 0);
  const failures = scored ? 0 : state.failures + 1;
  const rests = rest !== null && failures >= rest.failures;
  return {
    ...state,
    tries: state.tries + known.length,
    tried: true,
    scored: state.scored || scored,
    baseline: known.reduce((b, score) => b + difficulty.rate * (score - b), state.baseline),
    failures: rests ? 0 : failures,
    restsUntil: rests ? draws + (rest.draws || entries) : state.restsUntil,
  };
}

/**
 * An entry at an epoch's end, by failure curriculum filtering (MobileRL, arXiv 2509.18119): all-zero for two epochs in a row, three epochs of
 * cooldown; still unsolved, removed. An epoch here is a number of draws and can miss an entry: one without a try is neither failed nor
 * solved, and a cooldown without any try goes on until there was one.
 */
export function afterEpoch(state: EntryState, filter: Settings['filter']): EntryState {
  const next = { ...state, tried: false, scored: false };
  if (!filter || state.removed) return next;
  if (state.scored) return { ...next, failedEpochs: 0, cooling: null };
  const failedEpochs = state.failedEpochs + (state.tried ? 1 : 0);
  if (state.cooling === null)
    return { ...next, failedEpochs, cooling: failedEpochs >= filter.epochs ? filter.cooldown : null };
  const cooling = Math.max(0, state.cooling - 1);
  // Failed epochs beyond those that began the cooldown are tries within it.
  return { ...next, failedEpochs, cooling, removed: cooling === 0 && failedEpochs > filter.epochs };
}
