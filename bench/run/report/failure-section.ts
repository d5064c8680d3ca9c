import { REASONS } from '../../../src/protocol/wire/failures.ts';
import type { FailureClasses, ReasonCount } from '../failures/counts.ts';
import { bar } from './charts.ts';
import { integer, plural, written } from './format.ts';
import { html, type Html } from './html.ts';
import type { Table } from './tables.ts';

/** The classes of failures of a run, and of the one that it is compared with. */
export interface FailuresOfReport {
  run: FailureClasses;
  against: FailureClasses | null;
}

const lostWords = ({ lost }: FailureClasses) =>
  lost.length === 0
    ? 'None was lost to infrastructure.'
    : `Beside them, in no rate: ${lost.map(({ label, episodes }) => `${label} ${integer(episodes)}`).join(', ')}.`;

/** What stands above the classes: how many failed, and what was lost. */
export const failureHead = (classes: FailureClasses) =>
  `${plural(classes.failed, 'episode')} failed, each in one class. ${lostWords(classes)}`;

const countIn = (classes: FailureClasses | null, { reason }: ReasonCount) =>
  classes?.classes.find(other => other.reason === reason)?.episodes ?? 0;

/** The classes of both runs, in the order of the first's; those that only the other has come last. */
function rowsOf({ run, against }: FailuresOfReport): ReasonCount[] {
  const missing = (against?.classes ?? []).filter(other => countIn(run, other) === 0);
  return [...run.classes, ...missing.map(other => ({ ...other, episodes: 0 }))];
}

const shareOf = (count: number, { failed }: FailureClasses) => (failed === 0 ? null : count / failed);

/** The classes as a table of words. */
export function failureTable(failures: FailuresOfReport, names: readonly [string, string | null]): Table {
  const { run, against } = failures;
  return {
    headings: ['why episodes failed', ...(against ? [names[0], names[1] ?? 'other'] : ['episodes']), 'share'],
    rows: rowsOf(failures).map(row => [
      row.label,
      row.episodes,
      ...(against ? [countIn(against, row)] : []),
      written(shareOf(row.episodes, run), 'share'),
    ]),
  };
}

/** Why episodes failed, as a section of the page. */
export function failureSection(failures: FailuresOfReport): Html {
  const { run, against } = failures;
  const rows = rowsOf(failures);
  return html`<section id="failures"><h2>Why episodes failed</h2><div class="card"><p class="soft" style="margin:0 0 12px">${failureHead(run)}${against && html` Of the other run: ${failureHead(against)}`}</p>${
    rows.length > 0 &&
    html`<table class="groups"><colgroup><col style="width:30%"><col><col class="c-n"><col class="c-n">${against && html`<col class="c-n">`}</colgroup><thead><tr><th>class</th><th></th><th class="n">episodes</th><th class="n">share</th>${against && html`<th class="n">other</th>`}</tr></thead><tbody>${rows.map(
      row =>
        html`<tr><td class="key" title="${REASONS[row.reason].says}">${row.label}</td><td>${bar({ share: shareOf(row.episodes, run) }, `${row.label}: ${row.episodes} of ${run.failed}`)}</td><td class="n">${row.episodes}</td><td class="n">${written(shareOf(row.episodes, run), 'share')}</td>${against && html`<td class="n">${countIn(against, row)}</td>`}</tr>`,
    )}</tbody></table>`
  }</div></section>`;
}
