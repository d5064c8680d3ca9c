import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTurn, type Played } from './turn.ts';

/** An episode whose solver gets there from the start, and from so many steps after it, in so many steps. */
const episodes = fc
  .record({
    last: fc.integer({ min: 1, max: 40 }),
    // In how many steps the solver gets there after each step; null where it is lost, or does not find its way.
    took: fc.array(fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }), { minLength: 41, maxLength: 41 }),
    end: fc.option(fc.integer({ min: 1, max: 40 })),
    budget: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ last, took, end, budget }) => {
    const ended = end === null ? null : { step: Math.min(end, last), why: 'effect' as const, words: 'sent' };
    const found = took.map((steps, i) => (i === 0 ? 3 : ended && i >= ended.step ? null : steps));
    return { last, end: ended, budget, found };
  });

it('the last good step is one from which the solver got there in time, and what follows it is told as far as it is known', async () => {
  await fc.assert(
    fc.asyncProperty(episodes, async ({ found, ...episode }) => {
      const asked: number[] = [];
      const played: Played = {
        ...episode,
        solve: async step => {
          asked.push(step);
          return found[step]!;
        },
      };
      const { last, end, budget } = episode;
      const turn = await findTurn(played);
      const inTime = (step: number) => found[step] !== null && step + found[step]! <= budget;
      // From the start the solver always gets there.
      expect(inTime(turn.lastGood!)).toBe(true);
      expect(turn.step).toBe(turn.lastGood === last ? null : turn.lastGood! + 1);
      expect(turn.lastGood!).toBeLessThan(end?.step ?? last + 1);
      if (turn.why === 'effect') expect(turn.step).toBe(end!.step);
      if (turn.why === 'budget') expect(found[turn.step!]).not.toBeNull();
      expect(turn.isCertain).toBe(turn.why !== null || turn.step === null);
      expect(turn.words).not.toBe('');
      // Four one by one, and halves of the rest.
      expect(asked.length).toBeLessThanOrEqual(4 + 1 + 7);
      // The four before the end are not skipped.
      const top = end ? end.step - 1 : last;
      const near = Array.from({ length: Math.min(4, top + 1) }, (_, i) => top - i).find(inTime);
      if (near !== undefined) expect(turn.lastGood).toBe(near);
    }),
  );
});

it('says so where the solver gets there from nowhere', async () => {
  const turn = await findTurn({ last: 3, end: null, budget: 10, solve: async () => null });
  expect(turn).toMatchObject({ step: null, lastGood: null, isCertain: false });
  expect(turn.words).toMatch(/^Not known/);
});

it('says what is known where the solver loses its way before the end', async () => {
  const turn = await findTurn({
    last: 5,
    end: { step: 5, why: 'declared', words: 'it was declared done' },
    budget: 20,
    solve: async step => (step <= 2 ? 4 : null),
  });
  expect(turn).toMatchObject({ step: 3, lastGood: 2, solverSteps: 4, isCertain: false, why: null });
  expect(turn.words).toBe(
    'After step 2 the solver still got there, in 4 steps. From step 3 on it did not; as it is made for the start, that is no proof, and by step 5 it was certain: it was declared done',
  );
});
