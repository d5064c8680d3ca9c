import { instancesOf } from '../episode-id.ts';
import type { Figures } from './figures.ts';
import type { Interval } from './intervals.ts';
import type { Report, RunReport } from './report.ts';

/** How a figure is written. */
export type Unit = 'share' | 'number' | 'steps' | 'whole' | 'times' | 'time' | 'cost';

/** One figure of a run as people read it; the printed tables and the page take them from here. */
export interface Line {
  id: string;
  label: string;
  unit: Unit;
  value: number | null;
  interval?: Interval | null;
  /** Which way is better, where one is. */
  better?: 'more' | 'less';
}

const trimmed = (value: number, digits: number) => String(Number(value.toFixed(digits)));
/** Whole numbers in groups of three, with a space that does not break. */
export const integer = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** A time of so many ms, in the two units that say something. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${trimmed(ms / 1_000, 1)} s`;
  const minutes = Math.round(ms / 60_000);
  return ms < 600_000
    ? `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1_000)} s`
    : minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A value in its unit; `–` where there is none. */
export function written(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  switch (unit) {
    case 'share':
      return `${(100 * value).toFixed(1)} %`;
    case 'whole':
      return integer(value);
    case 'times':
      return `×${value.toFixed(2)}`;
    case 'time':
      return duration(value);
    case 'cost':
      return value === 0 ? '0' : value >= 100 ? value.toFixed(0) : value.toPrecision(3);
    case 'steps':
      return value.toFixed(1);
    case 'number':
      return value.toFixed(2).replace('-', '−');
  }
}

/** A difference with its sign; of shares, in points of a hundred. */
export function difference(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  const text =
    unit === 'share' ? (100 * Math.abs(value)).toFixed(1) : written(Math.abs(value), unit).replace('×', '');
  return /[1-9]/.test(text) ? `${value < 0 ? '−' : '+'}${text}` : '0';
}

/** An interval, in spaces that do not break. */
export function range(interval: Interval | null | undefined, unit: Unit): string {
  if (!interval) return '–';
  const [low, high] = [written(interval[0], unit), written(interval[1], unit)];
  return `${unit === 'share' ? low.replace(' %', '') : low} – ${high}`.replaceAll(' ', '\u00a0');
}

/** A p-value: as small as three decimals say. */
export const pValue = (p: number) => (p < 0.001 ? '< 0.001' : p.toFixed(3));

const some = (lines: readonly (Line | false)[]) => lines.filter(line => line !== false);

/** Seeds of a template are other instances, so its pass@k says something else than that of tries. */
const overSeeds = ({ passOver }: Figures) => (passOver === 'seeds' ? ' over seeds' : '');

/** Every figure of some episodes, in the order in which it is read. */
export function linesOf(f: Figures): Line[] {
  const { solved } = f.steps;
  return some([
    {
      id: 'success',
      label: 'success',
      unit: 'share',
      value: f.success.rate,
      interval: f.success.interval,
      better: 'more',
    },
    {
      id: 'successUndeclared',
      label: 'success, end not required',
      unit: 'share',
      value: f.successUndeclared.rate,
      interval: f.successUndeclared.interval,
      better: 'more',
    },
    {
      id: 'progress',
      label: 'progress',
      unit: 'share',
      value: f.progress.mean,
      interval: f.progress.interval,
      better: 'more',
    },
    {
      id: 'subGoals',
      label: 'goals met',
      unit: 'share',
      value: f.subGoals.mean,
      interval: f.subGoals.interval,
      better: 'more',
    },
    // At k = 1 both say what success does.
    ...f.passAt
      .filter(p => p.k > 1)
      .flatMap((p): Line[] => [
        {
          id: `pass@${p.k}`,
          label: `pass@${p.k}${overSeeds(f)}`,
          unit: 'share',
          value: p.any,
          interval: p.anyInterval,
          better: 'more',
        },
        {
          id: `pass^${p.k}`,
          label: `pass^${p.k}${overSeeds(f)}`,
          unit: 'share',
          value: p.all,
          interval: p.allInterval,
          better: 'more',
        },
      ]),
    {
      id: 'sideEffects',
      label: 'side effects',
      unit: 'share',
      value: f.sideEffects.rate,
      interval: f.sideEffects.interval,
      better: 'less',
    },
    {
      id: 'falseDone',
      label: 'false done',
      unit: 'share',
      value: f.falseDone.rate,
      interval: f.falseDone.interval,
      better: 'less',
    },
    {
      id: 'overdue',
      label: 'overdue',
      unit: 'share',
      value: f.overdue.rate,
      interval: f.overdue.interval,
      better: 'less',
    },
    f.questions !== null && {
      id: 'askedNeedlessly',
      label: 'asked needlessly',
      unit: 'share',
      value: f.questions.needlessly / f.questions.episodes,
      better: 'less',
    },
    { id: 'reward', label: 'reward per episode', unit: 'number', value: f.reward.mean, better: 'more' },
    { id: 'steps', label: 'steps per episode', unit: 'steps', value: f.steps.mean },
    {
      id: 'stepsSolved',
      label: 'steps when solved',
      unit: 'steps',
      value: solved?.mean ?? null,
      better: 'less',
    },
    {
      id: 'ratio',
      label: 'steps over the solver’s',
      unit: 'times',
      value: solved?.ratio ?? null,
      better: 'less',
    },
    {
      id: 'reversedRedundancy',
      label: 'reversed redundancy',
      unit: 'times',
      value: solved?.reversedRedundancy ?? null,
      better: 'more',
    },
    f.operations !== null && {
      id: 'operations',
      label: 'reasonable operations',
      unit: 'share',
      value: f.operations.changed / Math.max(1, f.operations.count),
      better: 'more',
    },
    { id: 'time', label: 'time per episode', unit: 'time', value: f.time.meanMs },
    f.usage !== null && { id: 'calls', label: 'model calls', unit: 'whole', value: f.usage.calls },
    f.usage !== null && {
      id: 'promptTokens',
      label: 'prompt tokens',
      unit: 'whole',
      value: f.usage.promptTokens,
      better: 'less',
    },
    f.usage !== null && {
      id: 'completionTokens',
      label: 'completion tokens',
      unit: 'whole',
      value: f.usage.completionTokens,
      better: 'less',
    },
    f.usage !== null && { id: 'cost', label: 'cost', unit: 'cost', value: f.usage.cost, better: 'less' },
    f.usage !== null && {
      id: 'costPerSuccess',
      label: 'cost per success',
      unit: 'cost',
      value: f.usage.costPerSuccess,
      better: 'less',
    },
  ] satisfies (Line | false)[]);
}

/** A count of things: `1 episode`, `2 episodes`. */
export const plural = (n: number, one: string, many = `${one}s`) => `${integer(n)} ${n === 1 ? one : many}`;

/** What a run was: who played what. */
export function aboutRun({ plan, legs }: RunReport): string {
  return [
    plan.llm ? `${plan.agent} ${plan.llm.model}` : plan.agent,
    plan.own
      ? `${plural(instancesOf(plan).length, 'instance')} of ${plural(plan.tasks.length, 'task')}`
      : `${plural(plan.tasks.length, 'task')} × ${plural(plan.seeds.length, 'seed')}`,
    ...((plan.tries ?? 1) > 1 ? [`${plan.tries} tries of each`] : []),
    plan.language === 'zh' ? 'goals in Chinese' : 'goals in English',
    ...(plan.phoneLanguage ? [`phones in ${plan.phoneLanguage}`] : []),
    ...(plan.phrasing ? [`phrasing ${plan.phrasing}`] : []),
    ...(legs > 1 ? [`resumed ${plural(legs - 1, 'time')}`] : []),
  ].join(' · ');
}

/** What is said around the table of policies that do not look; null where no template was measured. */
export function policyWords({
  policies,
  figures,
}: Pick<Report, 'policies' | 'figures'>): { title: string; constant: string | null } | null {
  if (!policies) return null;
  const { constant, instances } = policies;
  const part = instances === figures.scored ? '' : ` (${instances} of ${figures.scored} were measured)`;
  return {
    title: `What policies that do not look at the phone would score on these episodes${part}`,
    constant:
      constant &&
      `Of the ${constant.instances} that ask for an answer, the best constant one is right in ${written(constant.right, 'share')}, and the best constant of each field in ${written(constant.fields, 'share')}.`,
  };
}
