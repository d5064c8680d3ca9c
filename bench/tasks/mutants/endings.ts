import { produce } from 'immer';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Key, KeyValue } from '../../../judges/judge.ts';
import type { AnswerValue, AnswerValues } from '../../../src/state/answers.ts';
import { beginJudging, type Judging, type Said } from '../expectation.ts';
import { endingsAtStart } from '../expected.ts';
import type { Ending } from '../form.ts';
import type { Instance } from '../instance.ts';
import { setupCtx } from '../setup.ts';
import { submittedAnswer } from '../sheet.ts';
import { idle } from './time.ts';

/** An honest ending of an instance: the phone, and what the agent says. */
export interface Honest {
  name: string;
  phone: Phone;
  said: Said;
  /** Judging at the time of the ending. */
  judging: Judging;
}

const valueOf = (key: KeyValue): Key['value'] =>
  typeof key === 'object' && !Array.isArray(key) ? (key as Key).value : (key as Key['value']);

/** The right answer of an instance, or null where it asks for none. */
export function rightAnswer({ task, start, params }: Instance): AnswerValues | null {
  if (!task.answer) return null;
  const keys = Object.entries(task.answer.key({ was: start, p: params }));
  // A bare duration counts in the field's unit, its key in seconds.
  const given = (field: string, value: Key['value']) =>
    (task.answer!.fields[field]?.type === 'duration' ? `${String(value)} s` : value) as AnswerValue;
  return Object.fromEntries(keys.map(([field, key]) => [field, given(field, valueOf(key))]));
}

/** What an agent has to declare at the end of an instance. */
export const declaredOf = ({ task }: Instance) => (task.expects === 'impossible' ? 'impossible' : 'done');

/** The time between a tap and the next look at the phone, ms. */
export const STEP_MS = 1_000;

function honestByExpectation(instance: Instance, judging: Judging): Honest[] {
  // What a goal asks for is not among the expected changes.
  if (Object.keys(instance.task.goals).length > 0) return [];
  const said: Said = { answer: rightAnswer(instance), declared: declaredOf(instance) };
  return endingsAtStart(instance).map((phone, i) => ({
    name: i === 0 ? 'expected' : `expected, choice ${i + 1}`,
    phone: idle(phone, STEP_MS),
    said,
    judging,
  }));
}

function honestByChange(
  instance: Instance,
  judging: Judging,
  name: string,
  ending: Extract<Ending<any>, { change: unknown }>,
): Honest {
  const { start, params } = instance;
  const phone = produce(start, (draft: Phone) => {
    ending.change(draft, params, setupCtx(draft));
  });
  const given = typeof ending.answer === 'function' ? ending.answer(params, start) : ending.answer;
  return {
    name,
    phone: idle(phone, STEP_MS),
    said: {
      answer: given ?? submittedAnswer(phone) ?? rightAnswer(instance),
      declared: ending.declared ?? declaredOf(instance),
    },
    judging,
  };
}

/**
 * The endings of an instance that need no screen: the expected change by each choice of alternatives, and the `alternatives` that are
 * written as changes. All are judged from one beginning, so that what follows from it is made once.
 */
export function honestEndings(instance: Instance): Honest[] {
  const judging = beginJudging(instance);
  const alternatives = Object.entries(instance.task.spec.alternatives ?? {}).flatMap(([name, ending]) =>
    'change' in ending ? [honestByChange(instance, judging, name, ending)] : [],
  );
  return [...honestByExpectation(instance, judging), ...alternatives];
}
