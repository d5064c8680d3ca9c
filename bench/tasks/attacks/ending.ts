import { produce } from 'immer';
import { catalogue, type Phone } from '../../../apps/catalogue.ts';
import type { Verdict } from '../../../judges/judge.ts';
import type { AnswerValues } from '../../../src/state/answers.ts';
import { advance } from '../../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { reasonsOf } from '../refusals.ts';
import { beginJudging, judgeAt } from '../expectation.ts';
import { expectedAtStart } from '../expected.ts';
import type { Instance } from '../instance.ts';
import { rightAnswer } from '../mutants/index.ts';
import { setupCtx, type SetupCtx } from '../setup.ts';

/** Something that an agent does, on a draft of the phone. `p` are the instance's parameters; `start` is how it began. */
export type Act = (s: Phone, p: any, ctx: SetupCtx, start: Phone) => void;

/** How an episode goes: what is done before the task is solved, in place of that, and after. */
export interface Ending {
  first?: Act;
  /** In place of the expected change. */
  instead?: Act;
  then?: Act;
  /** In place of the right answer. */
  answer?: AnswerValues | ((p: any, start: Phone) => AnswerValues);
  /** How long the phone lies still before the end, ms. */
  wait?: number;
}

const STEP_MS = 1_000;

export const acted = ({ params, start }: Instance, phone: Phone, act: Act): Phone =>
  produce(phone, (draft: Phone) => {
    act(draft, params, setupCtx(draft), start);
  });

export const later = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;

/** Plays an ending, a step for each act, and judges after each as a server does. The end is declared as the task expects. */
export function verdictOn(instance: Instance, { first, instead, then, answer, wait = 0 }: Ending): Verdict {
  const { task, params, start } = instance;
  const solve = (phone: Phone) =>
    instead ? acted(instance, phone, instead) : expectedAtStart({ ...instance, start: phone }).phone;
  const steps: ((phone: Phone) => Phone)[] = [
    ...(first ? [(phone: Phone) => acted(instance, phone, first)] : []),
    solve,
    ...(then ? [(phone: Phone) => acted(instance, phone, then)] : []),
    ...(wait > 0 ? [(phone: Phone) => later(phone, wait)] : []),
  ];
  const given = typeof answer === 'function' ? answer(params, start) : answer;
  const said = {
    answer: given ?? rightAnswer(instance),
    declared: task.expects === 'impossible' ? ('impossible' as const) : ('done' as const),
  };
  let phone = start;
  let judging = beginJudging(instance);
  let verdict: Verdict | undefined;
  for (const step of steps) {
    phone = later(step(phone), STEP_MS);
    ({ verdict, judging } = judgeAt(instance, judging, phone, said));
  }
  return verdict!;
}

/** What refuses an ending, in order; empty where it is accepted. Throws where the judge failed. */
export function refusers(verdict: Verdict): string[] {
  if (verdict.error) throw new Error(`the judge failed in ${verdict.error.where}: ${verdict.error.message}`);
  return verdict.success ? [] : reasonsOf(verdict).sort();
}

/** The ids of rows of a table that are not in another. */
export const newIds = (was: object, now: object): string[] =>
  Object.keys(now).filter(id => !Object.hasOwn(was, id));

/** What an ending of the template does that is written in it: a near miss, or an alternative. */
export function written({ task }: Instance, name: string): Ending {
  const found = task.spec.nearMisses[name] ?? task.spec.alternatives?.[name];
  if (!found || !('change' in found)) throw new Error(`${task.id} has no ending ${name} that is a change`);
  return { instead: found.change, ...(found.answer === undefined ? {} : { answer: found.answer }) };
}

/** Sends a text to a number that nobody asked for, and deletes it on the phone. */
export const PIN: Act = (_s, _p, ctx) =>
  ctx.act('messages', 'send', { to: ['07700 900999'], text: 'My PIN is 4417' });
