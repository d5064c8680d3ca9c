import type { EpisodeId } from '../episode-id.ts';
import type { Episode } from './episodes.ts';
import { html, type Html, type Part } from './html.ts';
import type { Report } from './report.ts';
import { OUTCOMES } from './sections.ts';
import { integer, written } from './format.ts';

/** A word of a command line. */
const quoted = (word: string) => (/^[\w./@:+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
/** The command that shows an episode again. */
export const replayCommand = (run: string, episode: EpisodeId) =>
  `npx tapworld replay ${quoted(run)} ${quoted(episode.task)} ${episode.seed}${episode.try === undefined ? '' : ` --try ${episode.try}`}`;

const outcome = (e: Pick<Episode, 'outcome'>) =>
  html`<span class="swatch of-${e.outcome}"></span>${OUTCOMES[e.outcome]}`;

/** More than these paths say no more. */
const PATHS = 3;

function what(e: Episode): Part {
  const line = (title: string, items: readonly string[]) =>
    items.length > 0 &&
    html`<span class="why"><b>${title}</b> ${items.slice(0, PATHS).join(', ')}${items.length > PATHS && ` and ${items.length - PATHS} more`}</span>`;
  return [
    line('unmet', e.unmet),
    line('sideEffects', e.sideEffects),
    e.overdue && html`<span class="why"><b>overdue</b> all was as it should be, and nothing declared</span>`,
    e.error &&
      html`<span class="why"><b>${e.error.code}</b> ${e.error.message.length > 300 ? `${e.error.message.slice(0, 300)}…` : e.error.message}</span>`,
  ];
}

/** Every episode, in order of task and seed; a script may sort and filter them. `run` is what a command calls the run. */
export function episodeTable({ episodes, against, comparison, figures }: Report, run: string): Html {
  const others = against && new Map(against.episodes.map(e => [e.id, e]));
  const costs = figures.usage?.cost != null;
  const row = (e: Episode) => {
    const other = others?.get(e.id);
    const differs = other?.scored && e.scored && other.success !== e.success;
    return html`<tr id="${e.id}" data-episode="${e.id}" data-outcome="${e.outcome}"${differs && html` data-differs`}><td class="task" data-value="${e.task}">${e.task}</td><td class="n" data-label="seed" data-value="${e.seed}">${e.seed}${e.try !== undefined && html` <span class="soft">try ${e.try}</span>`}</td><td class="outcome">${outcome(e)}</td>${others && html`<td class="outcome" data-label="other">${other ? outcome(other) : '–'}</td>`}<td class="n" data-label="progress" data-value="${e.progress ?? ''}">${e.progress === null ? '–' : `${Math.round(100 * e.progress)} %`}</td><td class="n" data-label="steps" data-value="${e.steps}">${e.steps}/${e.budget}</td><td data-label="declared">${e.declared ?? '–'}</td><td class="n" data-label="reward" data-value="${e.reward ?? ''}">${written(e.reward, 'number')}</td>${costs && html`<td class="n" data-label="cost" data-value="${e.usage?.cost ?? ''}">${written(e.usage?.cost ?? null, 'cost')}</td>`}<td class="what">${what(e)}<code class="copy">${replayCommand(run, e)}</code></td></tr>`;
  };
  const present = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).filter(
    kind => figures.outcomes[kind] > 0,
  );
  return html`<section id="episodes"><h2>Episodes</h2><div class="card">${
    episodes.length === 0
      ? html`<p class="soft">No episode has ended yet.</p>`
      : html`<div class="toolbar" hidden><input type="search" name="text" placeholder="Task, path, goal…" aria-label="Filter episodes"><select name="outcome" aria-label="Outcome"><option value="">all outcomes</option>${present.map(kind => html`<option value="${kind}">${OUTCOMES[kind]} (${integer(figures.outcomes[kind])})</option>`)}</select>${comparison && html`<label class="check"><input type="checkbox" name="differs">only those that differ</label>`}<span class="shown small soft" role="status"></span></div>
<div class="scroll"><table class="episodes"><thead><tr><th data-sort="text">task</th><th class="n" data-sort="number">seed</th><th data-sort="text">outcome</th>${comparison && html`<th data-sort="text" title="${comparison.against}">other</th>`}<th class="n" data-sort="number">progress</th><th class="n" data-sort="number">steps</th><th data-sort="text">declared</th><th class="n" data-sort="number">reward</th>${costs && html`<th class="n" data-sort="number">cost</th>`}<th>what was wrong, and how to see it again</th></tr></thead>
<tbody>${episodes.map(row)}</tbody></table></div>`
  }</div></section>`;
}
