import type { FailedEpisode } from '../../bench/run/failures/run.ts';
import { loopWords } from '../../bench/run/failures/classify.ts';
import { REASON_NAMES, REASONS, type ReasonName } from '../../src/protocol/wire/failures.ts';
import type { Retold } from '../../src/protocol/wire/replays.ts';

/** A reason, and how many episodes have it. */
export interface ReasonCount {
  reason: ReasonName;
  label: string;
  episodes: number;
}

/** The reasons with their episodes, the commonest first. */
export function groupsOf(failures: readonly { reason: ReasonName }[]): ReasonCount[] {
  return REASON_NAMES.map(reason => ({
    reason,
    label: REASONS[reason].label,
    episodes: failures.filter(failure => failure.reason === reason).length,
  }))
    .filter(({ episodes }) => episodes > 0)
    .sort((a, b) => b.episodes - a.episodes);
}

export const headOf = (run: string, episodes: number, failed: number): string =>
  failed === 0
    ? `${run}: no episode of ${episodes} failed.`
    : `${run}: ${failed} of ${episodes} episodes failed.`;

/** A failed episode in a paragraph: a line for each thing that is known. */
export function wordsOf({
  name,
  reason,
  also,
  words,
  sideEffects,
  loops,
  unmet,
  falseDone,
  turn,
  effects,
  differs,
}: FailedEpisode & Partial<Retold>): string {
  const told = effects?.map(
    effect => `step ${effect.step}: ${effect.words}${effect.isFinal ? ' (nothing takes it back)' : ''}`,
  );
  const lines: [string, string[]][] = [
    ['also', also.map(other => REASONS[other].label.toLowerCase())],
    ['side effects', told && told.length > 0 ? told : sideEffects],
    ['not met', unmet],
    ['loops', loops.map(loopWords)],
    ['false done', falseDone ? ['the end was declared'] : []],
    ['lost', turn ? [turn.words] : differs === undefined ? [] : [`not known: ${differs}`]],
  ];
  return [
    `${name}: ${REASONS[reason].label}`,
    `  ${words}`,
    ...lines.filter(([, of]) => of.length > 0).map(([label, of]) => `  ${label}: ${of.join('; ')}`),
  ].join('\n');
}
