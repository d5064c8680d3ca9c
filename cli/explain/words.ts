import type { FailedEpisode } from '../../bench/run/failures/run.ts';
import { loopWords } from '../../bench/run/failures/classify.ts';
import { REASONS } from '../../src/protocol/wire/failures.ts';
import type { Retold } from '../../src/protocol/wire/replays.ts';

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
