import type { Verdict } from '../../judges/judge.ts';
import { equal } from '../../src/state/json.ts';

/** Something that a check refuses a template for. */
export interface Failure {
  task: string;
  seed: number;
  what: string;
}

/**
 * Names of everything that refuses an ending: goals, invariants, `answer`, `impossible`, `sideEffects`, or `declared` if
 * only the declaration was wrong.
 */
export function reasonsOf(verdict: Verdict): string[] {
  const reasons = [
    ...verdict.changes.filter(g => !g.met).map(g => g.name),
    ...verdict.invariants.filter(k => !k.held).map(k => k.name),
    ...(verdict.sideEffects.length > 0 ? ['sideEffects'] : []),
  ];
  return reasons.length === 0 && !verdict.success ? ['declared'] : reasons;
}

const reasonWords = (reason: string) => (reason === 'sideEffects' ? 'side effects' : reason);

/** Says what refused an ending, with every side effect. */
export function refusedBy(verdict: Verdict): string {
  const reasons = reasonsOf(verdict).map(reasonWords).join(', ');
  if (verdict.sideEffects.length === 0) return `refused by ${reasons}`;
  const effects = verdict.sideEffects.map(effect => `${effect.path}: ${effect.words}`).join('; ');
  return `refused by ${reasons} (side effects: ${effects})`;
}

/** Why an ending is not refused as its template says, or null. */
export function refusal(verdict: Verdict, because: string | readonly string[]): string | null {
  if (verdict.error) return `the judge throws in ${verdict.error.where}: ${verdict.error.message}`;
  if (verdict.success || (verdict.successUndeclared && because !== 'declared')) return 'it is accepted';
  const stated = [because].flat();
  const reasons = reasonsOf(verdict);
  return equal([...reasons].sort(), [...stated].sort())
    ? null
    : `${refusedBy(verdict)}; expected exactly: ${stated.map(reasonWords).join(', ')}`;
}
