import type { Moment } from '../../judges/judge.ts';
import type { Effect } from '../../src/state/phone/index.ts';

/**
 * Whether an agent did something only after the world had answered what it asked: both are entries of the ledger, and the answer is the first
 * that scheduled rules changed on the phone as a consequence of the question. Holds while one of the two is missing. It also holds where both
 * have one time, as in the expected change that the judge makes: no agent does two things at once.
 */
export function afterAnswer(
  { was, now }: Moment,
  { asked, done }: { asked: (entry: Effect) => boolean; done: (entry: Effect) => boolean },
): boolean {
  const fresh = now.os.effects.slice(was.os.effects.length);
  const question = fresh.find(asked);
  const deed = fresh.find(entry => entry !== question && done(entry));
  if (!question || !deed || deed.at === question.at) return true;
  const consequences = Object.values(now.os.consequences).filter(({ effect }) => effect === question.id);
  return consequences.some(({ since }) => since <= deed.at);
}
