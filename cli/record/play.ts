import type { Verdict } from '../../judges/judge.ts';
import type { Action } from '../../src/protocol/action.ts';
import { beginJudging, judgeAt } from '../../bench/tasks/expectation.ts';
import type { Judged } from '../../bench/tasks/expected.ts';
import type { TakePhones } from './phone.ts';

/** How a solver got on. */
export interface PlayedOn {
  verdict: Verdict;
  /** Where it stopped, or what the phone refused. */
  trouble: string | undefined;
  /** Name of a picture of the phone at its end. */
  picture: string;
}

/** Most steps of a solver here. */
const MOST = 120;
const ENDS: ReadonlySet<Action['type']> = new Set(['done', 'impossible']);

/** Plays a template's solver on a phone with this start, and judges its end. */
export async function playOn(phones: TakePhones, judged: Judged): Promise<PlayedOn> {
  const id = await phones.make(judged.start);
  try {
    let seen = await phones.look(id);
    let judging = beginJudging(judged);
    let trouble: string | undefined;
    let answer = null as Record<string, unknown> | null;
    let declared = null as 'done' | 'impossible' | null;
    try {
      const solver = judged.task.spec.solve(seen.observation, judged.params);
      for (let steps = 0, next = solver.next(); !next.done; next = solver.next(seen.observation)) {
        const action = next.value;
        if (ENDS.has(action.type)) {
          declared = action.type as 'done' | 'impossible';
          break;
        }
        if (action.type === 'answer') answer = Object.assign({}, answer, action.fields);
        else {
          const { events: _, refused, ...after } = await phones.step(id, action);
          trouble ??= refused;
          seen = after;
        }
        judging = judgeAt(judged, judging, seen.phone, { answer, declared: null }).judging;
        if (++steps >= MOST) throw new Error(`It goes on after ${MOST} steps`);
      }
    } catch (error) {
      trouble ??= (error as Error).message;
    }
    const { verdict } = judgeAt(judged, judging, seen.phone, { answer, declared });
    return { verdict, trouble, picture: seen.picture };
  } finally {
    await phones.remove(id);
  }
}
