import type { Table } from '../../run/report/tables.ts';
import type { Paired } from '../../run/report/paired.ts';
import { difference, plural, pValue, range, integer, written } from '../../run/report/format.ts';
import { ARM_TITLES, ARMS } from './arms.ts';
import { BUCKET_MEANS, BUCKET_TITLES, BUCKETS } from './buckets.ts';
import { EPISODE_VERDICTS, VERDICT_TITLES } from './episode-verdict.ts';
import type { Row, Study } from './study.ts';

/** More disagreements than these are in the document and on the page. */
const MAX_SHOWN = 30;

const arrow = (from: number | null, to: number | null) =>
  `${written(from, 'share').replace(' %', '')} → ${written(to, 'share')}`;
export const transferText = ({ kept }: Row) => (kept.value === null ? 'n/a' : written(kept.value, 'share'));

/** A paired comparison in one sentence; `won` and `lost` are the words for what the first alone and the second alone passed. */
export function testText(p: Paired, won: string, lost: string): string {
  return `${difference(p.difference, 'share')} points${p.interval ? ` (95 %: ${difference(p.interval[0], 'share')} to ${difference(p.interval[1], 'share')})` : ''}; ${won} ${integer(p.won)}, ${lost} ${integer(p.lost)}, both ${integer(p.both)}, neither ${integer(p.neither)}; exact McNemar p ${pValue(p.p)} over episodes, p ${pValue(p.pTemplates)} over templates (${p.templatesWon} better, ${p.templatesLost} worse)`;
}

export const TESTS = [
  ['sim', 'Training, simulated', 'gained', 'lost'],
  ['real', 'Training, on the device', 'gained', 'lost'],
  ['base', 'Device against simulation, base', 'device alone', 'simulation alone'],
  ['trained', 'Device against simulation, trained', 'device alone', 'simulation alone'],
] as const;

/** What a reader has to know before the figures. */
export function noticesOf({ differs, shared, counted, leftOut, runs }: Study): string[] {
  const open = ARMS.filter(arm => runs[arm].open > 0);
  const simulated = ARMS.filter(arm => runs[arm].simulatedDevice);
  return [
    ...(simulated.length > 0
      ? [
          `No physical device: ${simulated.map(arm => runs[arm].id).join(' and ')} played on simulated phones over ADB. This compares two doors of one simulator and says nothing about a device.`,
        ]
      : []),
    ...(differs.length > 0 ? [`The four runs were not of the same. ${differs.join('; ')}.`] : []),
    ...(open.length > 0
      ? [
          `Not finished: ${open.map(arm => `${ARM_TITLES[arm]} has ${plural(runs[arm].open, 'open episode')}`).join('; ')}.`,
        ]
      : []),
    ...(leftOut.length > 0
      ? [
          `${integer(leftOut.length)} of the ${plural(shared, 'episode')} that all four runs have ${leftOut.length === 1 ? 'was' : 'were'} not decided in one of them, and ${leftOut.length === 1 ? 'counts' : 'count'} in no rate: ${integer(counted)} ${counted === 1 ? 'is' : 'are'} left.`,
        ]
      : []),
  ];
}

/** The study as paragraphs and tables. */
export function tablesOf(study: Study): (string | Table)[] {
  const { rows, runs, tests, disagreements } = study;
  return [
    ...noticesOf(study),
    {
      headings: [
        'run',
        'id',
        'played by',
        'episodes',
        ...EPISODE_VERDICTS.map(verdict => VERDICT_TITLES[verdict]),
      ],
      rows: ARMS.map(arm => [
        ARM_TITLES[arm],
        runs[arm].id,
        runs[arm].player,
        runs[arm].episodes,
        ...EPISODE_VERDICTS.map(verdict => runs[arm].said[verdict]),
      ]),
    },
    `Over the ${plural(study.counted, 'episode')} of ${plural(study.tasks.length, 'task')} that all four runs decided:`,
    {
      headings: ['bucket', 'tasks', 'simulated', 'device', 'gain sim', 'gain device', 'gain kept', '95 %'],
      rows: rows.map(row => [
        BUCKET_TITLES[row.bucket],
        row.tasks,
        arrow(row.rates.simBase.rate, row.rates.simTrained.rate),
        arrow(row.rates.realBase.rate, row.rates.realTrained.rate),
        difference(row.gain.sim.value, 'share'),
        difference(row.gain.real.value, 'share'),
        transferText(row),
        range(row.kept.interval, 'share'),
      ]),
    },
    {
      headings: ['95 %', ...ARMS.map(arm => ARM_TITLES[arm]), 'gain sim', 'gain device'],
      rows: rows.map(row => [
        BUCKET_TITLES[row.bucket],
        ...ARMS.map(arm => range(row.rates[arm].interval, 'share')),
        ...[row.gain.sim, row.gain.real].map(({ interval }) =>
          interval ? `${difference(interval[0], 'share')} to ${difference(interval[1], 'share')}` : null,
        ),
      ]),
    },
    [
      ...BUCKETS.map(bucket => `${BUCKET_TITLES[bucket]}: ${BUCKET_MEANS[bucket]}`),
      ...rows
        .filter(row => row.kept.why !== null && row.tasks > 0)
        .map(row => `${BUCKET_TITLES[row.bucket]} has no gain kept: ${row.kept.why}.`),
    ].join('\n'),
    TESTS.map(([test, title, won, lost]) => `${title}: ${testText(tests[test], won, lost)}`).join('\n'),
    ...(disagreements.length === 0
      ? ['Simulation and device agree on every episode.']
      : [
          `They disagree on ${plural(disagreements.length, 'episode')}:`,
          {
            headings: ['task', 'seed', 'policy', 'simulated', 'device'],
            rows: disagreements.slice(0, MAX_SHOWN).map(d => [d.task, d.seed, d.policy, d.sim, d.real]),
          },
          ...(disagreements.length > MAX_SHOWN ? [`and ${disagreements.length - MAX_SHOWN} more`] : []),
        ]),
  ];
}
