import { duration, plural, range, written, type Unit } from '../report/format.ts';
import { RESAMPLES } from '../report/intervals.ts';
import { MIN_TEMPLATES } from '../report/rates.ts';
import type { Table } from '../report/tables.ts';
import { seedWords } from '../leaderboard/words.ts';
import type { Calibration, Figure } from './calibration.ts';

const BEGIN = '<!-- calibration: begin, written by `npx tapworld calibrate --write` -->';
const END = '<!-- calibration: end -->';

const figure = ({ value, interval }: Figure, unit: Unit): string =>
  `${written(value, unit)}${interval ? ` (${range(interval, unit)})` : ''}`.replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

/** What was played, in a line. */
export function calibrationHead({ of, tasks, seeds, policies }: Calibration): string {
  const judged = Math.min(...policies.map(each => each.judged));
  const ms = policies.reduce((sum, each) => sum + each.ms, 0);
  return `${of}: ${plural(tasks, 'task')}, seeds ${seedWords(seeds)}, at least ${plural(judged, 'judged episode')} of each policy, played in ${duration(ms)}.`;
}

/** The table of a calibration. */
export const calibrationTable = ({ policies }: Calibration): Table => ({
  headings: ['policy', 'success', 'progress', 'false done', 'side effects', 'steps', 'judged', 'time'],
  rows: policies.map(each => [
    each.label,
    figure(each.success, 'share'),
    figure(each.progress, 'share'),
    figure(each.falseDone, 'share'),
    figure(each.sideEffects, 'share'),
    figure(each.steps, 'steps'),
    `${each.judged}${each.lost > 0 ? ` (${each.lost} lost)` : ''}`,
    duration(each.ms),
  ]),
});

/** The block of docs/benchmark.md, with the marks by which it is found again. */
export function calibrationBlock(calibration: Calibration): string {
  const { headings, rows } = calibrationTable(calibration);
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    BEGIN,
    '## Floors and ceiling',
    '',
    `Policies that do not look at the screen, and each task’s solver, played through the screen. ${calibrationHead(calibration)}`,
    '',
    line(headings),
    `|---|${'---:|'.repeat(headings.length - 1)}`,
    ...rows.map(line),
    '',
    `In parentheses: 95 %, by ${RESAMPLES} draws of whole templates, or Wilson’s: over templates where all went alike, and over instances where there are fewer than ${MIN_TEMPLATES} templates.`,
    END,
    '',
  ].join('\n');
}

/** The block that a page has; null where it has none. */
export function blockIn(page: string): string | null {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  return from < 0 || to < from ? null : `${page.slice(from, to + END.length)}\n`;
}

/** A page with the block: in place of its own, or before its list of templates. Null where it has neither. */
export function withBlock(page: string, block: string): string | null {
  const own = blockIn(page);
  if (own !== null) return page.replace(own, () => block);
  const at = page.indexOf('\n## Templates\n');
  return at < 0 ? null : `${page.slice(0, at + 1)}${block}\n${page.slice(at + 1)}`;
}
