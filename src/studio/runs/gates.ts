import type { RunComparison } from '../../protocol/wire/runs.ts';

export type Measure = RunComparison['measures'][number];

/** Most gates of one page. */
export const MOST_GATES = 8;

/** What an address may hold as gates: one, or several. */
export const gatesOf = (gate: string | readonly string[] | undefined): string[] =>
  [...new Set([gate ?? []].flat().map(each => each.trim()))].filter(Boolean).slice(0, MOST_GATES);

/** Gates as an address holds them; one is readable there. */
export function gateSearch(gates: readonly string[]): { gate?: string | string[] } {
  const kept = gatesOf(gates);
  return kept.length === 0 ? {} : { gate: kept.length === 1 ? kept[0]! : kept };
}

/** A gate to begin with: a candidate may be worse by 2 points, or by half a step. */
export const exampleOf = ({ measure, isShare, better }: Measure): string =>
  `${measure} ${better === 'more' ? '>= -' : '<= '}${isShare ? '2%' : '0.5'}`;

const NAME = /^(?<name>[a-z ]+?)\s*(?:>=|<=|≥|≤)\s*(?<number>[+−-]?\d+(?:\.\d+)?)/i;

/** The measure that a gate is about, and its margin, a share of 1. Null for what the server refuses. */
export function readGate(
  expression: string,
  measures: readonly Measure[],
): { measure: Measure; margin: number } | null {
  const { name = '', number = '' } = NAME.exec(expression.trim())?.groups ?? {};
  const measure = measures.find(each => each.measure === name.toLowerCase().replace(/\s+/g, ' '));
  if (!measure) return null;
  return { measure, margin: Number(number.replace('−', '-')) / (measure.isShare ? 100 : 1) };
}

/** Why a gate fails: the whole interval is beyond its margin, a part of it is, or there is none. */
export type Failing = 'worse' | 'not shown' | 'no pair';

export function failingOf({ better, interval }: Measure, margin: number): Failing {
  if (!interval) return 'no pair';
  const best = better === 'more' ? interval[1]! - margin : margin - interval[0]!;
  return best < 0 ? 'worse' : 'not shown';
}

const quoted = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The command that judges the same in CI. */
export const commandOf = (run: string, against: string, gates: readonly string[]): string =>
  [
    `npx tapworld report ${quoted(run)} --against ${quoted(against)}`,
    ...gates.map(gate => `--gate ${quoted(gate)}`),
  ].join(' ');

/** The least round number of 1, 2 or 5 with zeros that no value passes: a plot reaches from its negative to itself. */
export function extentOf(values: readonly (number | null | undefined)[]): number {
  const most = Math.max(1e-9, ...values.map(value => Math.abs(value ?? 0)));
  const ten = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5].find(times => times * ten >= most * (1 - 1e-9)) ?? 10) * ten;
}

/** How far the plots of measures of one unit reach, so that all have one scale. */
export const reachOf = (measures: readonly Measure[], isShare: boolean): number => {
  const most = extentOf(
    measures
      .filter(each => each.isShare === isShare)
      .flatMap(({ difference, interval }) => [difference, ...(interval ?? [])]),
  );
  return isShare ? Math.min(1, Math.max(0.05, most)) : Math.max(1, most);
};
