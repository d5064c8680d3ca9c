import { all } from './all.ts';
import type { PenaltyDef, PenaltyStep } from './types.ts';

export type { Past, PenaltyDef, PenaltyStep } from './types.ts';

/** Every penalty by its name. */
export const penalties: ReadonlyMap<string, PenaltyDef> = new Map(all.map(def => [def.name, def]));

/** Which penalties are on, and what each takes: name → amount, 0 or less. */
export type PenaltyChoice = Readonly<Record<string, number>>;

const amounts = (...names: string[]): PenaltyChoice =>
  Object.fromEntries(names.map(name => [name, penalties.get(name)!.amount]));

/** Penalties by the system that has them. `repeat`, `noChange` and `deadScroll` are in none: they are asked for by name. */
export const PENALTY_SETS = {
  none: {},
  distrl: amounts('invalid', 'repetition'),
  'small-controller': amounts('executionError', 'invalidTyping', 'missingTarget', 'falseEnd', 'leavingApp'),
} as const satisfies Record<string, PenaltyChoice>;

export class PenaltyError extends Error {
  readonly code = 'INVALID_PENALTY';
}

/**
 * A choice from text: names of sets and of penalties, with commas between; `name=amount` sets another amount. `distrl,deadScroll=-0.1`. Throws
 * PenaltyError for a name that there is not, or an amount above 0.
 */
export function readPenalties(text: string): PenaltyChoice {
  const choice = new Map<string, number>();
  for (const part of text
    .split(',')
    .map(p => p.trim())
    .filter(p => p !== '')) {
    const [name, amount, ...more] = part.split('=') as [string, string | undefined];
    if (amount === undefined && Object.hasOwn(PENALTY_SETS, name))
      for (const [each, own] of Object.entries(PENALTY_SETS[name as keyof typeof PENALTY_SETS]))
        choice.set(each, own);
    else
      choice.set(
        name,
        more.length > 0
          ? NaN
          : amount === undefined || amount.trim() === ''
            ? (penalties.get(name)?.amount ?? NaN)
            : Number(amount),
      );
  }
  return checked(Object.fromEntries(choice));
}

/** Throws PenaltyError for a choice that cannot be. */
export function checked(choice: PenaltyChoice): PenaltyChoice {
  for (const [name, amount] of Object.entries(choice)) {
    if (!penalties.has(name))
      throw new PenaltyError(
        `No penalty ${name}; there are ${[...penalties.keys()].join(', ')}, and the sets ${Object.keys(PENALTY_SETS).join(', ')}`,
      );
    if (!(Number.isFinite(amount) && amount <= 0))
      throw new PenaltyError(`Penalty ${name} takes a number of 0 or less, not ${amount}`);
  }
  return choice;
}

/** What a step is charged: the sum, 0 or less, and each penalty that is on by name. Pure. */
export function penalise(
  choice: PenaltyChoice,
  step: PenaltyStep,
): { penalty: number; components: Record<string, number> } {
  const components = Object.fromEntries(
    Object.entries(choice).map(([name, amount]) => [
      name,
      (penalties.get(name)?.count(step) ?? 0) * amount || 0,
    ]),
  );
  return { penalty: Object.values(components).reduce((sum, part) => sum + part, 0), components };
}
