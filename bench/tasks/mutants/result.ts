import type { Verdict } from '../../../judges/judge.ts';
import type { Instance } from '../instance.ts';

/** A mutant that the judge took for what it is not. */
export interface Survivor {
  task: string;
  seed: number;
  /** The honest ending that it was made from, and what was changed. */
  mutant: string;
  expected: 'refused' | 'accepted';
  /** What the judge said, in words. */
  got: string;
  /** How the mutant's phone differs from the ending, in words. */
  difference: readonly string[];
}

export interface MutantCount {
  harmful: number;
  refused: number;
  harmless: number;
  accepted: number;
  /** Changed endings that the template itself accepts: another of its endings, or another choice that it leaves open. */
  admitted: number;
}

export interface MutantResult {
  count: MutantCount;
  survivors: Survivor[];
  /** Survivors that the template waives, with its reason. */
  waived: (Survivor & { waiver: string; reason: string })[];
}

export const noMutants = (): MutantResult => ({
  count: { harmful: 0, refused: 0, harmless: 0, accepted: 0, admitted: 0 },
  survivors: [],
  waived: [],
});

export function addMutants(to: MutantResult, more: MutantResult): void {
  for (const key of Object.keys(to.count) as (keyof MutantCount)[]) to.count[key] += more.count[key];
  to.survivors.push(...more.survivors);
  to.waived.push(...more.waived);
}

/** A verdict in words: what is not met, and every side effect. */
export function verdictWords(verdict: Verdict): string {
  if (verdict.error) return `the judge threw in ${verdict.error.where}: ${verdict.error.message}`;
  if (verdict.success) return 'accepted';
  const unmet = verdict.changes.filter(c => !c.met).map(c => `${c.name} is not met`);
  const broken = verdict.invariants.filter(i => !i.held).map(i => `${i.name} does not hold`);
  const wrong = (verdict.answer ?? []).filter(f => !f.right).map(f => `the answer ${f.field} is wrong`);
  const effects = verdict.sideEffects.map(effect => `side effect: ${effect.words}`);
  return `refused: ${[...unmet, ...broken, ...wrong, ...effects].join('; ') || 'not declared'}`;
}

/** What is judged of a mutant: its name for people, and the label by which a template can waive it. */
export interface Named {
  name: string;
  /** The name without what differs between seeds. */
  label: string;
}

/** Whether a waiver names a mutant: its whole label, or all of it but the new value. */
export const isWaivedBy = (waiver: string, label: string): boolean =>
  label === waiver || label.startsWith(`${waiver} to `);

/** Counts verdicts on mutants of one ending, and tells survivors from those that the template waives. */
export class Outcome {
  readonly result = noMutants();
  private readonly instance: Instance;
  private readonly ending: string;

  constructor(instance: Instance, ending: string) {
    this.instance = instance;
    this.ending = ending;
  }

  accept(mutant: Named, verdict: Verdict, difference: () => string[]): void {
    this.result.count.harmless++;
    if (verdict.success && verdict.progress === 1) this.result.count.accepted++;
    else this.survived(mutant, 'accepted', verdict, difference());
  }

  /** An honest way that did not come to its end: it survives, whatever the judge says of where it broke off. */
  acceptFailed(mutant: Named, verdict: Verdict, why: string): void {
    this.result.count.harmless++;
    this.survived(mutant, 'accepted', verdict, [why]);
  }

  refuse(mutant: Named, verdict: Verdict, difference: () => string[]): void {
    this.result.count.harmful++;
    if (!verdict.error && !verdict.success) this.result.count.refused++;
    else this.survived(mutant, 'refused', verdict, difference());
  }

  admit(): void {
    this.result.count.admitted++;
  }

  private survived(
    { name, label }: Named,
    expected: Survivor['expected'],
    verdict: Verdict,
    difference: string[],
  ): void {
    const { task, seed } = this.instance;
    const mutant = `${this.ending}, ${name}`;
    const survivor = { task: task.id, seed, mutant, expected, got: verdictWords(verdict), difference };
    const waiver = Object.entries(task.spec.waives ?? {}).find(([waived]) => isWaivedBy(waived, label));
    if (waiver) this.result.waived.push({ ...survivor, waiver: waiver[0], reason: waiver[1] });
    else this.result.survivors.push(survivor);
  }
}
