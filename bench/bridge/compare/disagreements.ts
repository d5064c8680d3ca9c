import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { html, type Html } from '../../run/report/html.ts';
import type { RunData } from '../../run/report/read.ts';
import { replayCommand } from '../../run/report/episode-table.ts';
import { OUTCOMES } from '../../run/report/sections.ts';
import { plural, integer } from '../../run/report/format.ts';
import { ARM_OF, type Four } from './arms.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import type { Disagreement, Study } from './study.ts';

/** So many are shown with what the runs kept of them; the others by name. */
const MAX_SHOWN = 40;
/** Bytes of pictures in one page. */
const MOST_BYTES = 24e6;

const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/** Puts pictures into the page until it has as many bytes as it may. */
function album() {
  let left = MOST_BYTES;
  return (path: string | null, alt: string): Html => {
    if (path === null) return html`<div class="none">no picture</div>`;
    const bytes = readFileSync(path);
    if (bytes.length > left) return html`<div class="none">left out</div>`;
    left -= bytes.length;
    return html`<img src="data:${TYPES[extname(path)] ?? 'image/png'};base64,${bytes.toString('base64')}" alt="${alt}">`;
  };
}

function side(
  title: string,
  verdict: 'pass' | 'fail',
  evidence: Evidence | null,
  picture: Html,
  command: string | null,
): Html {
  const kind = verdict === 'pass' ? 'success' : 'failure';
  return html`<div class="side">${picture}<div class="text"><div><strong>${title}</strong> <span class="swatch of-${kind}"></span>${verdict}${evidence && html` <span class="soft">${evidence.outcome === 'success' || evidence.outcome === 'failure' ? '' : `${OUTCOMES[evidence.outcome]}, `}after ${plural(evidence.steps, 'step')}${evidence.front && `, in ${evidence.front}`}</span>`}</div>
${evidence && (evidence.reasons.length > 0 || evidence.error !== null) && html`<ul>${evidence.reasons.map(reason => html`<li>${reason}</li>`)}${evidence.error !== null && html`<li>${evidence.error}</li>`}</ul>`}
${evidence && evidence.actions.length > 0 && html`<ol start="${evidence.steps - evidence.actions.length + 1}">${evidence.actions.map(action => html`<li>${action}</li>`)}</ol>`}
${command !== null && html`<ul><li><code class="copy">${command}</code></li></ul>`}</div></div>`;
}

function episode(d: Disagreement, runs: Four<RunData>, picture: ReturnType<typeof album>): Html {
  const arms = ARM_OF[d.policy];
  const [sim, real] = [
    evidenceOf(runs[arms.sim], d.task, d.seed),
    evidenceOf(runs[arms.real], d.task, d.seed),
  ];
  return html`<div class="card episode" id="${`${d.policy}.${d.task}.${d.seed}`}"><h3>${d.task} <span class="soft">seed ${d.seed}, ${d.policy} policy</span></h3><div class="versus">
${side('Simulated', d.sim, sim, picture(sim?.picture ?? null, `Simulated, ${d.task} at its end`), replayCommand(runs[arms.sim].path, d))}
${side('Device', d.real, real, picture(real?.picture ?? null, `Device, ${d.task} at its end`), null)}</div></div>`;
}

/** The episodes in which the two places did not agree, side by side. */
export function disagreements({ disagreements: all, counted }: Study, runs: Four<RunData>): Html {
  const picture = album();
  const named = all.slice(MAX_SHOWN);
  return html`<section id="disagreements"><h2>Where they disagree</h2>${
    all.length === 0
      ? html`<div class="card"><p class="soft">Nowhere: simulation and device gave every episode the same verdict.</p></div>`
      : html`<p class="small soft">${integer(all.length)} of ${integer(2 * counted)} pairs of episodes, those that the trained policy lost on the device first.</p>${all.slice(0, MAX_SHOWN).map(d => episode(d, runs, picture))}${named.length > 0 && html`<div class="card"><h3>and ${named.length} more</h3><p class="small soft">${named.map(d => `${d.task} seed ${d.seed}, ${d.policy}: ${d.sim} in simulation, ${d.real} on the device`).join('; ')}</p></div>`}`
  }</section>`;
}
