import type { Comment, Forum, Post } from '../state.ts';

/*
 * The formulas by which feeds and comments are ordered. They are pure, and say the same on every phone:
 *
 *   score          votes up − votes down, the owner’s vote among them
 *   hot            sign(score) · log10(max(|score|, 1)) + posted at / 45,000 s
 *   rising         score / (hours since it was posted + 2)^1.5
 *   best           lower bound of the Wilson interval (95 %) of the share of votes up
 *   controversial  (up + down)^(smaller / larger), 0 where either is none
 */
type Rated = Pick<Post | Comment, 'up' | 'down'>;
type Votes = Pick<Forum, 'votes'>;

const HOT_SECONDS = 45_000;
const HOUR = 3_600_000;
/** z of the Wilson interval. */
const Z = 1.96;

export function votesOf(state: Votes, id: string, item: Rated): { up: number; down: number } {
  const own = state.votes[id]?.value ?? 0;
  return { up: item.up + (own > 0 ? 1 : 0), down: item.down + (own < 0 ? 1 : 0) };
}
export function scoreOf(state: Votes, id: string, item: Rated): number {
  const { up, down } = votesOf(state, id, item);
  return up - down;
}
export const hotOf = (score: number, at: number): number =>
  Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1)) + at / 1_000 / HOT_SECONDS;

export const risingOf = (score: number, at: number, now: number): number =>
  score / (Math.max(0, now - at) / HOUR + 2) ** 1.5;

export function bestOf({ up, down }: Rated): number {
  const all = up + down;
  if (all === 0) return 0;
  const share = up / all;
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * all)) / all);
  return (share + (Z * Z) / (2 * all) - spread) / (1 + (Z * Z) / all);
}
export function controversyOf({ up, down }: Rated): number {
  if (up === 0 || down === 0) return 0;
  return (up + down) ** (Math.min(up, down) / Math.max(up, down));
}
/** Share of votes up, in whole percent. */
export const percentUp = ({ up, down }: Rated): number =>
  up + down === 0 ? 100 : Math.round((100 * up) / (up + down));
