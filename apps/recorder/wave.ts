import type { Recording } from './state.ts';

/** How loud a recording is, as a pure function of its seed and the time in it: arithmetic alone, the same on every machine. */

/** Length of one step of a waveform, ms. */
export const STEP = 100;
/** Below this nothing is to be heard; what lasts at least as many steps is silence. */
const QUIET = 0.09;
const QUIET_STEPS = 10;

/** Number in [0, 1) of an index under a seed (the finaliser of MurmurHash3). */
function noise(seed: number, i: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(i + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** Noise without steps: from one index to the next by a smooth curve. */
function smooth(seed: number, x: number): number {
  const i = Math.floor(x);
  const t = x - i;
  const a = noise(seed, i);
  return a + (noise(seed, i + 1) - a) * t * t * (3 - 2 * t);
}

/** Level from 0 to 1 in a step. Speech has phrases and pauses, music a beat, birds and rooms stay low with calls between. */
export function levelAt(seed: number, step: number): number {
  const grain = noise(seed, step);
  switch (seed % 4) {
    case 1:
      return Math.min(1, 0.28 + 0.42 * smooth(seed + 5, step / 40) + (step % 6 === 0 ? 0.24 : 0.16 * grain));
    case 2: {
      const call = smooth(seed + 7, step / 6);
      return Math.min(
        1,
        0.07 + 0.09 * grain + (call > 0.52 ? (call - 0.52) * 1.9 * (0.45 + 0.55 * grain) : 0),
      );
    }
    default: {
      // Longer pauses where one person speaks to many.
      const phrase = smooth(seed + 3, step / (seed % 4 === 3 ? 22 : 15));
      return phrase < 0.36
        ? 0.02 + 0.05 * grain
        : Math.min(1, 0.14 + 0.3 * phrase + 0.5 * smooth(seed + 11, step / 2.3) * (0.55 + 0.45 * grain));
    }
  }
}

export type Wave = Pick<Recording, 'seed' | 'offset'>;
const stepOf = (wave: Wave, ms: number): number => Math.floor((wave.offset + ms) / STEP);

/** How many steps the slow swell of a long recording takes: people come nearer, a verse is louder. */
const SWELL = 260;

/**
 * Levels of so many bars from one time to another: where a bar stands for many steps, the middle of a few
 * looks into it, with the swell that they would hide.
 */
export function bars(wave: Wave, from: number, to: number, count: number): number[] {
  const wide = (to - from) / count;
  const looks = Math.max(1, Math.min(4, Math.round(wide / STEP)));
  return Array.from({ length: count }, (_, i) => {
    let sum = 0;
    for (let k = 0; k < looks; k++) sum += levelAt(wave.seed, stepOf(wave, from + wide * (i + k / looks)));
    const swell = 0.45 + 1.1 * smooth(wave.seed + 17, stepOf(wave, from + wide * i) / SWELL);
    return looks === 1 ? sum : Math.min(1, (sum / looks) * swell);
  });
}

const MOST_KEPT = 24;
const kept = new Map<string, readonly [from: number, to: number][]>();

/** Stretches of silence of a second or more in a recording, ms. */
export function silences(wave: Wave, duration: number): readonly [from: number, to: number][] {
  const key = `${wave.seed} ${wave.offset} ${duration}`;
  const known = kept.get(key);
  if (known) return known;
  const found: [number, number][] = [];
  let began = -1;
  const steps = Math.floor(duration / STEP);
  for (let i = 0; i <= steps; i++) {
    const quiet = i < steps && levelAt(wave.seed, stepOf(wave, i * STEP)) < QUIET;
    if (quiet && began < 0) began = i;
    if (!quiet && began >= 0) {
      if (i - began >= QUIET_STEPS) found.push([began * STEP, i * STEP]);
      began = -1;
    }
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** How long it takes to play up to a place where these stretches are left out, ms at normal speed. */
export const playedBefore = (left: readonly (readonly [number, number])[], ms: number): number =>
  ms - left.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(ms, to) - from), 0);

/** The place that is reached after so long: the other way round. */
export function placeAfter(left: readonly (readonly [number, number])[], played: number): number {
  let at = played;
  for (const [from, to] of left) {
    if (at < from) break;
    at += to - from;
  }
  return at;
}
