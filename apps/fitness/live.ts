import { harrowBay as city, simplified, wayBetween, type Point } from '../../src/sdk/city/index.ts';
import { streamOf } from '../../src/state/random.ts';
import { KINDS, type Type } from './kinds.ts';
import type { Recording } from './state.ts';
import { climbAt, degreesOfLine, encoded, lineOf, placeOn } from './track.ts';

/*
 * What a recording measures is a function of its seed, its way and how long it ran: whoever asks for a
 * moment gets the same, however often it was looked at.
 */

/** A way round the town from a place, as long as the type usually is, along streets and paths; empty where none can be found. */
export function loopFrom(from: Point, type: Type, seed: number): string {
  const { loop, mode } = KINDS[type];
  if (loop === 0) return '';
  const random = streamOf(seed, 'loop');
  const turn = random() < 0.5 ? 1 : -1;
  // Of the ways round in several directions, the one that is nearest to the length that is meant: the sea and the rail cut some short.
  const found = Array.from({ length: 3 }, (_, n) => {
    const angle = random() * 2 * Math.PI + n * 2.1;
    const radius = (loop / 4.6) * (0.85 + random() * 0.3);
    const corners = [0, 1.15].map(by => ({
      x: from.x + Math.cos(angle + by * turn) * radius,
      y: from.y + Math.sin(angle + by * turn) * radius,
    }));
    const stops = [from, ...corners, from];
    const ways = stops
      .slice(1)
      .map((to, i) =>
        wayBetween(city, stops[i]!, to, mode, { avoidFerries: true, avoidSteps: mode === 'cycle' }),
      );
    return ways.every(w => w !== null)
      ? {
          points: ways.flatMap((w, i) => (i === 0 ? w.points : w.points.slice(1))),
          off: Math.abs(ways.reduce((s, w) => s + w.metres, 0) - loop),
        }
      : null;
  })
    .filter(l => l !== null)
    .sort((a, b) => a.off - b.off);
  return found[0] ? encoded(degreesOfLine(simplified(found[0].points, 3))) : '';
}

/** Stretches of moving and standing, ms: lights, gates, a shoe that is loose. Those without a way never stand. */
function* stretches(type: Type, seed: number): Generator<{ go: number; stand: number }> {
  const random = streamOf(seed, 'stops');
  while (true)
    yield {
      go: 150_000 + Math.floor(random() * 300_000),
      stand: KINDS[type].loop > 0 ? 8_000 + Math.floor(random() * 22_000) : 0,
    };
}

export interface Motion {
  /** Ms in motion. */ moved: number;
  standing: boolean;
  /** Ms of running time at which that changes next. */ changes: number;
}
/** What became of so many ms of running time. */
export function motionAt(type: Type, seed: number, ran: number): Motion {
  let at = 0;
  let moved = 0;
  for (const { go, stand } of stretches(type, seed)) {
    if (ran < at + go) return { moved: moved + ran - at, standing: false, changes: at + go };
    moved += go;
    if (ran < at + go + stand) return { moved, standing: true, changes: at + go + stand };
    at += go + stand;
  }
  throw new Error('A motion has no end');
}

/** Metres after so many ms in motion, and the speed then: a base that belongs to the day, and two slow waves around it. */
export function metresAt(type: Type, seed: number, moved: number): { metres: number; speed: number } {
  const { speed: base, sway } = KINDS[type];
  const random = streamOf(seed, 'speed');
  const v = base * (0.94 + random() * 0.12);
  const waves = [
    { share: sway * 0.6, period: 380 + random() * 240 },
    { share: sway * 0.4, period: 70 + random() * 60 },
  ].map(w => ({ ...w, phase: random() * 2 * Math.PI }));
  const t = moved / 1000;
  const w = (p: number) => (2 * Math.PI) / p;
  const metres = waves.reduce(
    (sum, { share, period, phase }) =>
      sum + (v * share * (Math.cos(phase) - Math.cos(w(period) * t + phase))) / w(period),
    v * t,
  );
  return {
    metres: Math.max(0, metres),
    speed: waves.reduce(
      (sum, { share, period, phase }) => sum + v * share * Math.sin(w(period) * t + phase),
      v,
    ),
  };
}

/** Beats a minute after so many ms in motion. */
export function heartAt(type: Type, seed: number, moved: number, maxHeart: number, standing = false): number {
  const random = streamOf(seed, 'heart');
  const level = KINDS[type].heart * (0.96 + random() * 0.08);
  const minutes = moved / 60_000;
  const warm = 1 - 0.24 * Math.exp(-minutes / 2.5);
  const wave =
    0.022 * Math.sin(minutes * 0.9 + random() * 6) +
    0.012 * Math.sin(minutes * 2.3 + random() * 6) +
    0.006 * Math.sin(minutes * 6.1);
  return Math.round(
    maxHeart * Math.min(0.98, level * warm + wave + Math.min(0.06, minutes * 0.0009) - (standing ? 0.05 : 0)),
  );
}

/** Ms that a recording ran by a moment: pauses by hand do not count. */
export const ranBy = (r: Recording, now: number): number =>
  r.before + (r.since === null ? 0 : Math.max(0, now - r.since));

export interface Live {
  /** Ms on its clock. */ time: number;
  metres: number;
  speed: number;
  heart: number;
  climb: number;
  point: (Point & { angle: number }) | null;
  standing: boolean;
  moved: number;
}
/** What a recording shows at a moment. */
export function liveOf(r: Recording, now: number, maxHeart: number): Live {
  const ran = ranBy(r, now);
  const { moved, standing } = motionAt(r.type, r.seed, ran);
  const { metres, speed } = metresAt(r.type, r.seed, moved);
  const line = r.line === '' ? null : lineOf(r.line);
  const still = standing || r.since === null;
  return {
    time: r.autoPause ? moved : ran,
    metres: Math.round(metres),
    speed: still ? 0 : speed,
    heart: heartAt(r.type, r.seed, moved, maxHeart, still),
    climb: line ? Math.round(climbAt(line, metres)) : 0,
    point: line ? placeOn(line, metres) : null,
    standing,
    moved,
  };
}

/** Seconds for each kilometre of a recording, the last for what is left over. Found by halving: distance only grows. */
export function splitsOf(r: Recording, now: number): number[] {
  const { moved } = motionAt(r.type, r.seed, ranBy(r, now));
  const whole = metresAt(r.type, r.seed, moved).metres;
  const marks: number[] = [];
  for (let km = 1; km * 1000 <= whole; km++) {
    let [low, high] = [marks.at(-1) ?? 0, moved];
    while (high - low > 100) {
      const middle = (low + high) / 2;
      if (metresAt(r.type, r.seed, middle).metres < km * 1000) low = middle;
      else high = middle;
    }
    marks.push(high);
  }
  const seconds = [...marks, moved].map(ms => Math.round(ms / 1000));
  return seconds.map((s, i) => s - (seconds[i - 1] ?? 0)).filter((s, i, all) => s > 0 || i < all.length - 1);
}
