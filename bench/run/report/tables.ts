import type { Comparison } from './compare.ts';
import type { Group, Grouping } from './groups.ts';
import { RESAMPLES } from './intervals.ts';
import type { PairedDifference } from './instances.ts';
import { REASONS } from './rates.ts';
import type { Report } from './report.ts';
import {
  aboutRun,
  difference,
  duration,
  linesOf,
  policyWords,
  pValue,
  range,
  integer,
  written,
} from './format.ts';
import { notices } from './notices.ts';
import { buildLine } from './versions.ts';

/** A table to be drawn as text; the first column is words, those after it figures. */
export interface Table {
  headings: string[];
  rows: (string | number | null)[][];
}

/** The table with its figures padded to stand to the right, whatever signs they have. */
export function aligned({ headings, rows }: Table): Table {
  const texts = rows.map(row => row.map(value => (value === null ? '–' : String(value))));
  const widths = headings.map((heading, i) => Math.max(heading.length, ...texts.map(row => row[i]!.length)));
  const pad = (row: readonly string[]) => row.map((text, i) => (i === 0 ? text : text.padStart(widths[i]!)));
  return { headings: pad(headings), rows: texts.map(pad) };
}

const groupTable = (name: Grouping, groups: readonly Group[]): Table => ({
  headings: [name, 'episodes', 'success', '95 %', 'progress', 'steps', 'of solver'],
  rows: groups.map(g => [
    g.key,
    g.scored,
    written(g.success.rate, 'share'),
    range(g.success.interval, 'share'),
    written(g.progress.mean, 'share'),
    written(g.steps, 'steps'),
    written(g.ratio, 'times'),
  ]),
});

/** Tags beyond these are on the page. */
const MAX_SHOWN = 20;

/** What not looking would score on the same episodes. */
function policiesOfRun(report: Report): (string | Table)[] {
  const { policies } = report;
  const said = policyWords(report);
  if (!policies || !said) return [];
  return [
    `${said.title}:`,
    {
      headings: ['policy', 'success'],
      rows: policies.scores.map(({ label, success }) => [label, written(success, 'share')]),
    },
    ...(said.constant ? [said.constant] : []),
  ];
}

function single(report: Report): (string | Table)[] {
  const { figures: f, groups } = report;
  const outcomes = Object.entries(f.outcomes)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
  return [
    {
      headings: ['figure', 'value', '95 %'],
      rows: linesOf(f).map(l => [
        l.label,
        written(l.value, l.unit),
        l.interval ? range(l.interval, l.unit) : null,
      ]),
    },
    `${integer(f.episodes)} episodes: ${outcomes || 'none yet'}; total time ${duration(f.time.wallMs)}`,
    ...policiesOfRun(report),
    `Interval of success: ${REASONS[f.success.why]}`,
    `${buildLine(report.build)}.`,
    ...(Object.entries(groups) as [Grouping, Group[]][])
      .filter(([, of]) => of.length > 0)
      .map(([name, of]) => groupTable(name, of.slice(0, MAX_SHOWN))),
  ];
}

/** The difference over instances, where one of the runs tried some more than once. */
export function instanceLines({ instances: i, run, against }: Comparison): string[] {
  if (i.tries.run === 1 && i.tries.against === 1) return [];
  const words = ({ difference: by, interval }: PairedDifference) =>
    `${difference(by, 'share')} points${interval ? ` (95 %: ${difference(interval[0], 'share')} to ${difference(interval[1], 'share')})` : ''}`;
  return [
    `over the ${integer(i.instances)} instances of ${integer(i.templates)} templates that both have, up to ${i.tries.run} tries of ${run} and ${i.tries.against} of ${against}: success ${words(i.success)}`,
    ...i.pass.map(
      ({ k, instances, any, all }) =>
        `pass@${k} ${words(any)}, pass^${k} ${words(all)}, over ${integer(instances)} instances`,
    ),
    `intervals by ${RESAMPLES} draws of whole templates`,
  ];
}

function versus(report: Report, c: Comparison): (string | Table)[] {
  const [mine, theirs] = [
    linesOf(c.paired.figures.run),
    new Map(linesOf(c.paired.figures.against).map(l => [l.id, l])),
  ];
  const { paired } = c;
  const groups = (Object.entries(c.groups) as [Grouping, Comparison['groups'][Grouping]][]).filter(
    ([, of]) => of.length > 0,
  );
  return [
    ...(c.incomparable === null ? [] : [c.incomparable]),
    ...(c.differs.length > 0
      ? [`The two runs differ in what they were asked. ${c.differs.join('; ')}.`]
      : []),
    ...(paired.episodes === 0
      ? ['No episode was scored in both runs, so there is nothing to compare.']
      : [
          `Over the ${integer(paired.episodes)} episodes that both runs scored${c.same ? '' : ' (episodes of only one run are left out)'}:`,
          {
            headings: ['figure', c.run, c.against, 'difference'],
            rows: mine.map(l => [
              l.label,
              written(l.value, l.unit),
              written(theirs.get(l.id)?.value ?? null, l.unit),
              difference(
                l.value === null || theirs.get(l.id)?.value == null
                  ? null
                  : l.value - theirs.get(l.id)!.value!,
                l.unit,
              ),
            ]),
          },
          `won ${paired.won}, lost ${paired.lost}, both solved ${paired.both}, neither ${paired.neither}; difference ${difference(paired.difference, 'share')} points${paired.interval ? ` (95 %: ${difference(paired.interval[0], 'share')} to ${difference(paired.interval[1], 'share')})` : ''}`,
          ...instanceLines(c),
          `exact McNemar p ${pValue(paired.p)} over episodes; over templates, won ${paired.templatesWon}, lost ${paired.templatesLost}, p ${pValue(paired.pTemplates)}`,
          ...(c.tasks.length === 0
            ? ['No task differs.']
            : [
                {
                  headings: ['task', c.run, c.against, 'seeds won', 'seeds lost'],
                  rows: c.tasks.map(t => [
                    t.task,
                    `${t.run}/${t.episodes}`,
                    `${t.against}/${t.episodes}`,
                    t.won.join(' ') || null,
                    t.lost.join(' ') || null,
                  ]),
                },
              ]),
          ...groups.map(([name, of]) => ({
            headings: [name, 'episodes', c.run, c.against, 'difference'],
            rows: of
              .slice(0, MAX_SHOWN)
              .map(g => [
                g.key,
                g.run.scored,
                written(g.run.success.rate, 'share'),
                written(g.against.success.rate, 'share'),
                difference(g.run.success.rate! - g.against.success.rate!, 'share'),
              ]),
          })),
        ]),
  ];
}

/** The report as paragraphs and tables. */
export function tablesOf(report: Report): (string | Table)[] {
  const { against, comparison } = report;
  if (!against || !comparison)
    return [`${report.id}: ${aboutRun(report)}`, ...notices(report), ...single(report)];
  return [
    `${report.id}: ${aboutRun(report)}\n${against.id}: ${aboutRun(against)}`,
    ...[report, against].flatMap(r => notices(r).map(n => `${r.id}: ${n}`)),
    ...versus(report, comparison),
  ];
}
