import type { MeasuredFloors } from '../tasks/measured.ts';

/** What a policy that does not look at the phone scores on some instances: shares from 0 to 1. */
export interface PolicyScore {
  id: 'nothing' | 'impossible' | 'answered' | 'unasked';
  label: string;
  success: number;
}

const POLICIES: readonly (Omit<PolicyScore, 'success'> & { of: (floors: MeasuredFloors) => number })[] = [
  { id: 'nothing', label: 'does nothing', of: floors => floors.nothing },
  { id: 'impossible', label: 'declares impossible at once', of: floors => floors.impossible },
  { id: 'answered', label: 'gives the best constant answer', of: floors => floors.answered },
  { id: 'unasked', label: 'does all, but never asks the user', of: floors => floors.unasked },
];

export interface Policies {
  /** Instances whose template was measured; the scores are over these. */
  instances: number;
  scores: PolicyScore[];
  /** Over the instances that ask for an answer: how often the best constant answer is right, and its fields each alone. */
  constant: { instances: number; right: number; fields: number } | null;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The scores of constant policies over instances, of each the floors of its template; null where none was measured. */
export function policiesOf(instances: readonly (MeasuredFloors | null)[]): Policies | null {
  const known = instances.filter(floors => floors !== null);
  if (known.length === 0) return null;
  const asking = known.filter(floors => floors.constant !== null);
  return {
    instances: known.length,
    scores: POLICIES.map(({ id, label, of }) => ({ id, label, success: mean(known.map(of)) })),
    constant:
      asking.length === 0
        ? null
        : {
            instances: asking.length,
            right: mean(asking.map(floors => floors.constant!)),
            fields: mean(asking.map(floors => floors.fields!)),
          },
  };
}
