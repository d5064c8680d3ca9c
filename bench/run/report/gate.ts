import { streamOf } from '../../../src/state/random.ts';
import type { Pair } from './compare.ts';
import type { Episode } from './episodes.ts';
import { difference, plural, type Unit } from './format.ts';
import { clusterBootstrap, pairedMean, pairedShare, type Interval } from './intervals.ts';
import { byInstance, byTemplate, MIN_TEMPLATES, type Clustered } from './rates.ts';

/** What a gate compares: one value for each episode. */
interface Measure {
  unit: Extract<Unit, 'share' | 'steps'>;
  better: 'more' | 'less';
  /** Values of 0 and 1 alone. */
  isYesNo: boolean;
  /** Null where the episode has none; the pair then does not count. */
  of: (episode: Episode) => number | null;
}

const yesNo = (better: Measure['better'], of: (episode: Episode) => boolean): Measure => ({
  unit: 'share',
  better,
  isYesNo: true,
  of: episode => Number(of(episode)),
});

/** Measures by the names that reports print. */
const MEASURES = {
  success: yesNo('more', e => e.success),
  progress: { unit: 'share', better: 'more', isYesNo: false, of: e => e.progress },
  'goals met': { unit: 'share', better: 'more', isYesNo: false, of: e => e.subGoals },
  'side effects': yesNo('less', e => e.sideEffects.length > 0),
  'false done': yesNo('less', e => e.falseDone),
  overdue: yesNo('less', e => e.overdue),
  steps: { unit: 'steps', better: 'less', isYesNo: false, of: e => e.steps },
  'steps when solved': {
    unit: 'steps',
    better: 'less',
    isYesNo: false,
    of: e => (e.success ? e.steps : null),
  },
} satisfies Record<string, Measure>;
type MeasureName = keyof typeof MEASURES;

/** How much worse than its baseline a candidate may be. */
export interface Gate {
  expression: string;
  measure: MeasureName;
  /** The least difference, candidate less baseline, where more is better, and the greatest where less is; a share of 1. */
  margin: number;
}

export class GateError extends Error {
  readonly code = 'INVALID_GATE';
}

const signOf = ({ better }: Measure) => (better === 'more' ? '>=' : '<=');
const exampleOf = (name: MeasureName) => {
  const { better, unit } = MEASURES[name];
  const sign = better === 'more' ? '-' : '';
  return `${name} ${signOf(MEASURES[name])} ${sign}${unit === 'share' ? '2%' : '1.5'}`;
};
/** Every gate that there can be, by an example each. */
export const allowedGates = (): string[] => (Object.keys(MEASURES) as MeasureName[]).map(exampleOf);

const FORM = /^(?<name>[a-z ]+?)\s*(?<sign>>=|<=|≥|≤)\s*(?<number>[+−-]?\d+(\.\d+)?)\s*(?<percent>%?)$/i;
const SIGNS: Record<string, string> = { '≥': '>=', '≤': '<=' };

/** Reads `success >= -2%`. Throws GateError, which says what is allowed. */
export function parseGate(expression: string): Gate {
  const refuse = (why: string) =>
    new GateError(`“${expression}” is no gate: ${why}. Gates look like ${allowedGates().join(', ')}`);
  const { name, sign, number, percent } = FORM.exec(expression.trim())?.groups ?? {};
  if (name === undefined || sign === undefined || number === undefined)
    throw refuse('it has to be a measure, >= or <=, and a number');
  const measure = name.toLowerCase().replace(/\s+/g, ' ') as MeasureName;
  if (!Object.hasOwn(MEASURES, measure)) throw refuse(`there is no measure ${name}`);
  const known: Measure = MEASURES[measure];
  if ((SIGNS[sign] ?? sign) !== signOf(known))
    throw refuse(`of ${measure}, ${known.better} is better, so it takes ${signOf(known)}`);
  if ((known.unit === 'share') !== (percent === '%'))
    throw refuse(
      known.unit === 'share'
        ? `${measure} is a share, so its margin is in %`
        : `${measure} is no share: no %`,
    );
  const value = Number(number.replace('−', '-')) / (known.unit === 'share' ? 100 : 1);
  // Without this, “-0%” would be another number than “0%”.
  return { expression: expression.trim(), measure, margin: value === 0 ? 0 : value };
}

/** How the interval of a gate was found. */
export type Method = 'alike' | 'templates' | 'instances' | 'none';

export const METHODS: Record<Method, string> = {
  alike: 'no pair differs',
  templates: 'whole templates drawn with replacement',
  instances: `over instances, as there are fewer than ${MIN_TEMPLATES} templates; with several seeds of each it is somewhat too narrow`,
  none: 'too few pairs for an interval',
};

/** What a gate found. */
export interface GateResult extends Gate {
  passed: boolean;
  /** `worse`: the whole interval is beyond the margin. `unclear`: a part of it is, so more pairs may show that the gate is kept. */
  failure: 'worse' | 'unclear' | null;
  pairs: number;
  templates: number;
  /** Candidate less baseline: the mean over pairs, or over instances where the interval is. */
  difference: number | null;
  /** 95 %; the end on the worse side decides. */
  interval: Interval | null;
  method: Method;
  words: string;
}

interface Values extends Clustered {
  by: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A paired difference, and its interval by the same estimator. */
type Estimate = Pick<GateResult, 'difference' | 'interval' | 'method'>;

/** Without drawing templates: all tries of an instance are one draw, whose value is their mean. */
function overInstances(isYesNo: boolean, values: readonly Values[]): Estimate {
  const instances = [...byInstance(values).values()].map(tries => tries.map(({ by }) => by));
  const means = instances.map(meanOf);
  const count = (isWanted: (by: number) => boolean) =>
    instances.reduce((sum, tries) => sum + tries.filter(isWanted).length / tries.length, 0);
  const interval = isYesNo
    ? pairedShare(
        count(by => by > 0),
        count(by => by < 0),
        instances.length,
      )
    : pairedMean(means);
  return { difference: meanOf(means), interval, method: interval ? 'instances' : 'none' };
}

function estimate(name: MeasureName, values: readonly Values[]): Estimate {
  const differences = values.map(v => v.by);
  if (values.length === 0) return { difference: null, interval: null, method: 'none' };
  // The same run beside itself: nothing speaks for a difference.
  if (differences.every(by => by === 0)) return { difference: 0, interval: [0, 0], method: 'alike' };
  const clusters = [...byTemplate(values).values()].map(of => ({
    n: of.length,
    sums: [of.reduce((sum, { by }) => sum + by, 0)],
  }));
  if (clusters.length < MIN_TEMPLATES) return overInstances(MEASURES[name].isYesNo, values);
  // The stream of the report's own paired difference: both say the same interval of success.
  const label = name === 'success' ? [] : [name];
  const [interval = null] = clusterBootstrap(clusters, streamOf(1, 'report', 'paired', ...label)) ?? [];
  return { difference: meanOf(differences), interval, method: 'templates' };
}

/**
 * Judges a gate over pairs of the same task and seed, as a test of non-inferiority: it is passed where the worse end of the 95 % interval of the
 * paired difference keeps within the margin, so that a candidate which is worse by more than the margin passes in at most one of forty.
 */
export function judgeGate(gate: Gate, pairs: readonly Pair[]): GateResult {
  const measure: Measure = MEASURES[gate.measure];
  const values = pairs.flatMap(({ task, seed, mine, theirs }): Values[] => {
    const [a, b] = [measure.of(mine), measure.of(theirs)];
    return a === null || b === null ? [] : [{ task, seed, by: a - b }];
  });
  const { difference: by, interval, method } = estimate(gate.measure, values);
  const toMore = measure.better === 'more' ? 1 : -1;
  const keeps = (bound: number) => toMore * (bound - gate.margin) >= -1e-12;
  const [worst, best] = measure.better === 'more' ? [0, 1] : [1, 0];
  const passed = interval !== null && keeps(interval[worst]!);
  const failure = passed ? null : interval !== null && !keeps(interval[best]!) ? 'worse' : 'unclear';
  const found = {
    ...gate,
    passed,
    failure,
    pairs: values.length,
    templates: byTemplate(values).size,
    difference: by,
    interval,
    method,
  } satisfies Omit<GateResult, 'words'>;
  return { ...found, words: wordsOf(found, measure) };
}

function wordsOf(
  {
    expression,
    passed,
    failure,
    pairs,
    templates,
    difference: by,
    interval,
    method,
  }: Omit<GateResult, 'words'>,
  { unit }: Measure,
): string {
  const verdict = passed ? 'passed' : failure === 'worse' ? 'FAILED (worse)' : 'FAILED (not shown)';
  const points = unit === 'share' ? ' points' : '';
  const over = `over ${plural(pairs, 'pair')} of ${plural(templates, 'template')}`;
  if (by === null) return `gate ${verdict}: ${expression}: no pair to compare`;
  const range =
    interval === null || method === 'alike'
      ? METHODS[method]
      : `95 %: ${difference(interval[0], unit)} to ${difference(interval[1], unit)}, ${METHODS[method]}`;
  return `gate ${verdict}: ${expression}: difference ${difference(by, unit)}${points} ${over} (${range})`;
}

/** Episodes that gates leave out, as the other run has none beside them that is scored. */
export interface Unpaired {
  run: number;
  against: number;
}

/** What the gates of a report say together. */
export interface Gates {
  passed: boolean;
  unpaired: Unpaired;
  results: GateResult[];
}

export function judgeGates(gates: readonly Gate[], pairs: readonly Pair[], unpaired: Unpaired): Gates {
  const results = gates.map(gate => judgeGate(gate, pairs));
  return { passed: results.every(r => r.passed), unpaired, results };
}

/** A line a gate, and a last one for CI. */
export function gateLines({ passed, unpaired, results }: Gates, run: string, against: string): string[] {
  const alone = [
    ...(unpaired.run > 0 ? [`${plural(unpaired.run, 'episode')} of ${run}`] : []),
    ...(unpaired.against > 0 ? [`${plural(unpaired.against, 'episode')} of ${against}`] : []),
  ];
  const failed = results.filter(r => !r.passed).length;
  return [
    ...results.map(r => r.words),
    ...(alone.length > 0 ? [`Without a scored partner, and left out: ${alone.join(', ')}.`] : []),
    passed
      ? `GATES PASSED: ${run} against ${against}, ${results.length} of ${results.length}`
      : `GATES FAILED: ${run} against ${against}, ${failed} of ${results.length}`,
  ];
}
