import { produce } from 'immer';
import type { Phone } from '../../apps/catalogue.ts';
import type { Declared, Verdict } from '../../judges/judge.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import type { Ending } from './form.ts';
import type { Instance } from './instance.ts';
import { setupCtx } from './setup.ts';
import { submittedAnswer } from './sheet.ts';

/** The verdict on an ending that is written as a change of the state. */
export function judgeChange<P>(
  instance: Instance<P>,
  ending: Extract<Ending<P>, { change: unknown }>,
): Verdict {
  const { task, params, start } = instance;
  const now = produce(start, (draft: Phone) => {
    ending.change(draft, params, setupCtx(draft));
  });
  const answer =
    typeof ending.answer === 'function'
      ? ending.answer(params, start)
      : (ending.answer ?? submittedAnswer(now));
  const declared: Declared = ending.declared ?? (task.expects === 'impossible' ? 'impossible' : 'done');
  return judgeAt(instance, beginJudging(instance), now, { answer, declared }).verdict;
}
