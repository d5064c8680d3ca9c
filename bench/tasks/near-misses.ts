import type { JudgedNearMiss } from '../../src/protocol/wire/tasks.ts';
import type { Instance } from './instance.ts';
import { judgeChange } from './judge-change.ts';
import { reasonsOf, refusal } from './refusals.ts';

/** Judges an instance's near misses by state. Those that have to be played through the screen are only named. */
export function judgeNearMisses(instance: Instance): JudgedNearMiss[] {
  return Object.entries(instance.task.spec.nearMisses).map(([name, wrong]) => {
    const about = { name, because: [wrong.because].flat() };
    if (!('change' in wrong)) return { ...about, refused: null, refusedBy: [], problem: null };
    try {
      const verdict = judgeChange(instance, wrong);
      return {
        ...about,
        refused: verdict.error ? null : !verdict.success,
        refusedBy: verdict.error || verdict.success ? [] : reasonsOf(verdict),
        problem: refusal(verdict, wrong.because),
        verdict,
      };
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return { ...about, refused: null, refusedBy: [], problem: `it cannot be made: ${message}` };
    }
  });
}
