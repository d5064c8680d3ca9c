import { difference, plural, range, written } from '../report/format.ts';
import type { Table } from '../report/tables.ts';
import type { Board } from './board.ts';

/** Seeds as they are typed: `1–5, 8`. */
export function seedWords(seeds: readonly number[]): string {
  const sorted = [...new Set(seeds)].sort((a, b) => a - b);
  const parts: [number, number][] = [];
  for (const seed of sorted) {
    const last = parts.at(-1);
    if (last && last[1] === seed - 1) last[1] = seed;
    else parts.push([seed, seed]);
  }
  const words = parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return words.length > 12 ? `${words.slice(0, 12).join(', ')}, … (${sorted.length})` : words.join(', ');
}

/** Settings of a model, each as `run.json` has it. */
export const settingsOf = (settings: Record<string, unknown>): [string, string][] =>
  Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);

/** What the runs of a table have played. */
export function boardTitle({ splits, tasks, instances, seeds, language }: Board): {
  title: string;
  about: string;
} {
  const named = splits.length > 0 ? `Split ${splits.join(' and ')}` : plural(tasks, 'task');
  const parts = [
    ...(splits.length > 0 ? [plural(tasks, 'task')] : []),
    plural(instances, 'instance'),
    `seeds ${seedWords(seeds)}`,
    language === 'zh' ? 'goals in Chinese' : 'goals in English',
  ];
  return { title: named, about: parts.join(' · ') };
}

/** A table of the leaderboard for a terminal. */
export function boardTable({ entries }: Board): Table {
  const hasK = entries.some(e => e.passK !== null);
  return {
    headings: [
      'agent',
      'rank',
      'pass@1',
      '95 %',
      ...(hasK ? ['pass@k', 'pass^k'] : []),
      'to first',
      'progress',
      'side effects',
      'steps',
      'tokens',
      'cost',
      'judged',
    ],
    rows: entries.map(e => [
      `${e.model ?? e.agent} (${e.run})`,
      e.rank,
      written(e.pass1, 'share'),
      range(e.interval, 'share'),
      ...(hasK
        ? [
            e.passK ? `${written(e.passK.any, 'share')} (${e.passK.k})` : null,
            e.passK ? `${written(e.passK.all, 'share')} (${e.passK.k})` : null,
          ]
        : []),
      e.toFirst ? difference(e.toFirst.difference, 'share') : null,
      written(e.progress, 'share'),
      written(e.sideEffects, 'share'),
      written(e.steps, 'steps'),
      e.tokens ? Math.round(e.tokens.prompt + e.tokens.completion) : null,
      written(e.costPerEpisode, 'cost'),
      e.judged,
    ]),
  };
}
