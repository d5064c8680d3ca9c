import { StateError } from './json.ts';

/** State of the phone's generator: `seed` is an integer from 0 to 2^53 - 1, `draws` how many numbers were drawn. */
export type Random = { seed: number; draws: number };

/*
 * splitmix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; constants of
 * Stafford's Mix13 as in Vigna's splitmix64.c): output n of a seed is mix(seed + n * GAMMA), so that a counter is all
 * the state there is. 64-bit words are two unsigned halves, since BigInt is ten times slower; a function that yields
 * one leaves its halves in `hi` and `lo`.
 */
let hi = 0;
let lo = 0;
const GAMMA_HI = 0x9e3779b9;
const GAMMA_LO = 0x7f4a7c15;

function multiply(ah: number, al: number, bh: number, bl: number): void {
  const a0 = al & 0xffff,
    a1 = al >>> 16,
    b0 = bl & 0xffff,
    b1 = bl >>> 16;
  const low = a0 * b0;
  const middle = a1 * b0 + (low >>> 16);
  const cross = a0 * b1 + (middle & 0xffff);
  const carry = a1 * b1 + Math.floor(middle / 65536) + Math.floor(cross / 65536);
  lo = (((cross & 0xffff) << 16) | (low & 0xffff)) >>> 0;
  hi = ((carry | 0) + Math.imul(ah, bl) + Math.imul(al, bh)) >>> 0;
}

function add(ah: number, al: number, bh: number, bl: number): void {
  const sum = al + bl;
  lo = sum >>> 0;
  hi = (ah + bh + (sum > 0xffffffff ? 1 : 0)) >>> 0;
}

function shiftXor(bits: number): void {
  const low = lo ^ ((lo >>> bits) | (hi << (32 - bits)));
  hi = (hi ^ (hi >>> bits)) >>> 0;
  lo = low >>> 0;
}

function mix(ah: number, al: number): void {
  hi = ah;
  lo = al;
  shiftXor(30);
  multiply(hi, lo, 0xbf58476d, 0x1ce4e5b9);
  shiftXor(27);
  multiply(hi, lo, 0x94d049bb, 0x133111eb);
  shiftXor(31);
}

/** Output `n` (from 1) of splitmix64 for a 64-bit seed given as two unsigned halves; the halves of a 64-bit word. */
export function splitmix64(seedHi: number, seedLo: number, n: number): [hi: number, lo: number] {
  multiply(Math.floor(n / 2 ** 32) >>> 0, n >>> 0, GAMMA_HI, GAMMA_LO);
  add(seedHi, seedLo, hi, lo);
  mix(hi, lo);
  return [hi, lo];
}

/** The upper 53 bits as an integer. */
function upper53(): number {
  return hi * 2 ** 21 + (lo >>> 11);
}

function drawAt(seed: number, n: number): number {
  // Mixed first, so that neighbouring seeds do not run through the same words some steps apart.
  mix(Math.floor(seed / 2 ** 32) >>> 0, seed >>> 0);
  splitmix64(hi, lo, n);
  return upper53() * 2 ** -53;
}

/**
 * The next number of a sequence, in [0, 1) with 53 random bits, and the state after it. A state gives the same number
 * however often it is asked. Throws INVALID_SEED when the state does not hold integers from 0 to 2^53 - 1.
 */
export function draw(random: Readonly<Random>): { value: number; next: Random } {
  const { seed, draws } = random;
  if (!Number.isSafeInteger(seed) || seed < 0 || !Number.isSafeInteger(draws) || draws < 0) {
    throw new StateError(
      'INVALID_SEED',
      `seed and draws are integers from 0 to 2^53 - 1, not ${seed} and ${draws}.`,
    );
  }
  return { value: drawAt(seed, draws + 1), next: { seed, draws: draws + 1 } };
}

/** A seed from a text: an integer from 0 to 2^53 - 1, each UTF-16 unit taken in by splitmix64's mixer. */
export function hashSeed(text: string): number {
  mix(0, text.length);
  for (let i = 0; i < text.length; i++) {
    add(hi, (lo ^ text.charCodeAt(i)) >>> 0, GAMMA_HI, GAMMA_LO);
    mix(hi, lo);
  }
  return upper53();
}

/**
 * A sampler's own sequence of numbers in [0, 1), for a seed and any labels that tell it from its siblings (a task, a
 * parameter, an index). A seed and labels count as text: 7 and '7' are the same.
 */
export function streamOf(seed: number | string, ...labels: readonly (number | string)[]): () => number {
  const own = hashSeed(JSON.stringify([seed, ...labels].map(String)));
  let draws = 0;
  return () => drawAt(own, ++draws);
}

/**
 * Seed of a copy with randomness of its own: `hashSeed` of the JSON text of [seed, draws, lineage], an integer from
 * 0 to 2^53 - 1. Copies of one state differ by their lineage, which no two of them share.
 */
export function reseed({ seed, draws }: Readonly<Random>, lineage: number): number {
  return hashSeed(JSON.stringify([seed, draws, lineage]));
}

/** Lineage of the nth copy (from 1) of a phone, or of a phone restored from a snapshot with the hash `from`. */
export function lineageOf(parent: number, from: number | string): number {
  return hashSeed(JSON.stringify([parent, from]));
}
