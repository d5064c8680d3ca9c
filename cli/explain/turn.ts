import type { Turn } from '../../src/protocol/wire/failures.ts';

/** What the search asks of an episode that was played again. Steps are numbered from 1; after step 0 is the start. */
export interface Played {
  /** The last step that was taken. */
  last: number;
  /** The first step after which it is certain that nothing helps, and why; null where even after the last it is not. */
  end: { step: number; why: NonNullable<Turn['why']>; words: string } | null;
  /** Steps that the agent was allowed. */
  budget: number;
  /** In how many steps the solver succeeds after a step; null where it does not get there. */
  solve: (step: number) => Promise<number | null>;
}

/** Steps from the end that are tried one by one; those before them are halved. */
const ONE_BY_ONE = 4;

/** What came of playing the solver on after a step. */
interface Try {
  step: number;
  took: number | null;
  inTime: boolean;
}

/**
 * The first step from which the solver could no longer have succeeded. What can be done after a step can be done after every earlier one too: the
 * agent's own steps lead there. So the last step after which the solver succeeds bounds it from below, though a failure of the solver says
 * nothing: it is looked for from the end backwards, and by halves where it lies further back.
 */
export async function findTurn({ last, end, budget, solve }: Played): Promise<Turn> {
  const tries: Try[] = [];
  const works = async (step: number): Promise<boolean> => {
    const took = await solve(step);
    const inTime = took !== null && step + took <= budget;
    tries.push({ step, took, inTime });
    return inTime;
  };
  const top = end ? end.step - 1 : last;
  let good: number | null = null;
  let step = top;
  for (; step >= 0 && step > top - ONE_BY_ONE && good === null; step--) if (await works(step)) good = step;
  if (good === null && step >= 0) {
    let low: number | null = null;
    let high = step;
    for (let from = 0; from <= high;) {
      const middle: number = low === null ? from : Math.ceil((from + high) / 2);
      if (await works(middle)) {
        low = middle;
        from = middle + 1;
      } else if (low === null) break;
      else high = middle - 1;
    }
    good = low;
  }
  return turnOf(good, { last, end, budget }, tries);
}

function turnOf(
  good: number | null,
  { last, end, budget }: Pick<Played, 'last' | 'end' | 'budget'>,
  tries: readonly Try[],
): Turn {
  if (good === null)
    return {
      step: null,
      lastGood: null,
      solverSteps: null,
      isCertain: false,
      why: null,
      words: 'Not known: the solver did not get there from any step, not even from the start',
    };
  const solverSteps = tries.find(found => found.step === good)!.took!;
  const until = good === 0 ? 'From the start' : `After step ${good}`;
  const got = `${until} the solver still got there, in ${solverSteps} ${solverSteps === 1 ? 'step' : 'steps'}`;
  const base = { lastGood: good, solverSteps };
  if (good === last)
    return {
      ...base,
      step: null,
      isCertain: true,
      why: null,
      words: `${got}: nothing was lost up to the end`,
    };
  const step = good + 1;
  if (end && step === end.step)
    return {
      ...base,
      step,
      isCertain: true,
      why: end.why,
      words: `${got}. Step ${step} ended that: ${end.words}`,
    };
  const after = tries.filter(found => found.step >= step);
  const late = after.find(found => found.step === step);
  if (late && late.took !== null)
    return {
      ...base,
      step,
      isCertain: true,
      why: 'budget',
      words: `${got}. From step ${step} on its ${late.took} steps no longer fitted into the ${budget - step} that were left`,
    };
  const bound = end
    ? `by step ${end.step} it was certain: ${end.words}`
    : `it may be that it could be done up to step ${last}`;
  return {
    ...base,
    step,
    isCertain: false,
    why: null,
    words: `${got}. From step ${step} on it did not; as it is made for the start, that is no proof, and ${bound}`,
  };
}
