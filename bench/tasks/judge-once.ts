import type { Phone } from '../../apps/catalogue.ts';
import type { Verdict } from '../../judges/judge.ts';
import { judgeAt, type Judging, type Said } from './expectation.ts';
import type { Judged } from './expected.ts';

interface JudgedOnce {
  verdict: Verdict;
  judging: Judging;
}
interface Known extends JudgedOnce {
  judged: Judged;
  said: string;
}
/** By what judging knew before, and by the phone that was judged. */
const known = new WeakMap<Judging, WeakMap<Phone, Known[]>>();

const isSame = (a: Judged, b: Judged): boolean =>
  a.task === b.task && a.params === b.params && a.start === b.start;

/**
 * As `judgeAt`. Forks of an episode that have done the same stand at one phone with one past: they are judged once, and what
 * judging knows afterwards is theirs together.
 */
export function judgeOnce<P>(judged: Judged<P>, before: Judging, now: Phone, said: Said): JudgedOnce {
  const byPhone = known.get(before) ?? new WeakMap<Phone, Known[]>();
  known.set(before, byPhone);
  const others = byPhone.get(now) ?? [];
  const words = JSON.stringify(said);
  const found = others.find(other => other.said === words && isSame(other.judged, judged));
  if (found) return found;
  const { task, params, start } = judged;
  const made = {
    judged: { task, params, start } as Judged,
    said: words,
    ...judgeAt(judged, before, now, said),
  };
  byPhone.set(now, [...others, made]);
  return made;
}
