import type { Context } from './context.ts';
import { IdempotencyStore, MAX_STEP_ANSWERS, type KeptAnswer } from './idempotency.ts';

/**
 * Answers by Idempotency-Key whose scope is a phone’s id. They are forgotten with the phone, and kept with it where the server has a store:
 * in one write, so that no step is kept without its answer. `name` is theirs in the store.
 */
export function phoneAnswers<T extends object>(
  { phones, persistence }: Pick<Context, 'phones' | 'persistence'>,
  name: string,
): IdempotencyStore<T> {
  const answers = new IdempotencyStore<T>({
    maxPerScope: MAX_STEP_ANSWERS,
    onKept: scope => {
      const phone = phones.find(scope);
      if (phone) persistence?.changed(phone);
    },
  });
  phones.removed.add(id => answers.forget(id));
  persistence?.add({
    name,
    of: phone => {
      const kept = answers.kept(phone.id);
      return kept.length > 0 ? kept : undefined;
    },
    restore: (phone, kept) => answers.restore(phone.id, kept as KeptAnswer<T>[]),
  });
  return answers;
}
