import { hashSeed } from '../../../src/state/random.ts';

/*
 * Value noise on a lattice whose corners are hashed by their coordinates: a counter-based generator, so that
 * any point of any field is known
 * without those before it. The mixer is the 32-bit finaliser of MurmurHash3 (Appleby, public domain).
 */
function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const corner = (key: number, x: number, y: number, t: number): number =>
  mix(key ^ mix(Math.imul(x, 0x9e3779b1) ^ mix(Math.imul(y, 0x85ebca77) ^ mix(Math.imul(t, 0xc2b2ae3d))))) /
    0x80000000 -
  1;

/** Perlin's quintic: first and second derivative are nought at the lattice, so that fields have no creases. */
const ease = (f: number): number => f * f * f * (f * (f * 6 - 15) + 10);

/** One octave in [-1, 1]. `wrap` cells bring x round the globe. */
function octave(key: number, x: number, y: number, t: number, wrap: number): number {
  const x0 = Math.floor(x),
    y0 = Math.floor(y),
    t0 = Math.floor(t);
  const fx = ease(x - x0),
    fy = ease(y - y0),
    ft = ease(t - t0);
  const left = ((x0 % wrap) + wrap) % wrap;
  const right = (left + 1) % wrap;
  const plane = (at: number): number => {
    const a = corner(key, left, y0, at),
      b = corner(key, right, y0, at),
      c = corner(key, left, y0 + 1, at),
      d = corner(key, right, y0 + 1, at);
    const low = a + (b - a) * fx;
    return low + (c + (d - c) * fx - low) * fy;
  };
  const now = plane(t0);
  return now + (plane(t0 + 1) - now) * ft;
}

const HOUR = 3_600_000;
const keys = new Map<string, number>();

export interface Field {
  name: string;
  /** Degrees between lattice points; 360 is a multiple of it. */
  degrees: number;
  /** Hours between lattice points. */
  hours: number;
  /** Degrees a day that it moves eastwards, as weather does in the westerlies. */
  drift: number;
  octaves: number;
}

/** A field's value, about normal with mean 0 and deviation 1. `lat`, `lon` in degrees, `ms` since the epoch. */
export function fieldAt(seed: number, field: Field, lat: number, lon: number, ms: number): number {
  const name = `${seed} ${field.name}`;
  let key = keys.get(name);
  if (key === undefined) keys.set(name, (key = hashSeed(name) >>> 0));
  const days = ms / (24 * HOUR);
  const x = (lon - field.drift * days) / field.degrees;
  const t = ms / HOUR / field.hours;
  let sum = 0;
  let power = 0;
  for (let o = 0, size = 1, weight = 1; o < field.octaves; o++, size *= 2, weight *= 0.55) {
    // Octaves also pass each other north and south: a lattice that stood still would turn the wind to its lines.
    const y = (lat + (o % 2 === 0 ? 1.3 : -1.7) * field.drift * days) / field.degrees + (key % 997) / 997;
    sum +=
      weight *
      octave(
        key + o * 0x3c6ef372,
        x * size + o * 0.37,
        y * size + o * 0.61,
        t * size + o * 0.83,
        Math.round(360 / field.degrees) * size,
      );
    power += weight * weight;
  }
  // A corner has variance 1/3; between corners, by quintic weights, a cell keeps 0.45 of it on the whole.
  return sum / Math.sqrt(power * 0.15);
}

/** Share of a normal distribution below z (logistic approximation of Bowling et al. 2009, within 0.0002). */
export const below = (z: number): number => 1 / (1 + Math.exp(-(0.07056 * z ** 3 + 1.5976 * z)));
