import { cards } from './cards.ts';
import { episodeTable } from './episode-table.ts';
import { failureSection, type FailuresOfReport } from './failure-section.ts';
import type { Gates } from './gate.ts';
import { gateSection } from './gate-section.ts';
import { Html, html } from './html.ts';
import type { Report } from './report.ts';
import { script } from './script.ts';
import { definitions, groups, outcomes, plots, policies } from './sections.ts';
import { style } from './style.ts';
import { versus } from './versus.ts';
import { buildLine } from './versions.ts';
import { aboutRun } from './format.ts';
import { notices } from './notices.ts';

/** A text in which commands stand between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));

/**
 * The report as one file that needs no other and can be read without its script. `run` is what a command on this machine calls the
 * run: an id or a path. `gates` are what its comparison was judged by, `failures` its failed episodes by class.
 */
export function pageOf(
  report: Report,
  run: string,
  gates: Gates | null = null,
  failures: FailuresOfReport | null = null,
): string {
  const { id, against, comparison, browser } = report;
  const notes = [
    ...notices(report),
    ...(against ? notices(against).map(note => `${against.id}: ${note}`) : []),
  ];
  // The policy lets a page that came from a server ask that server for its replay, and nothing else.
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'"><link rel="icon" href="data:,"><title>${id}${against && ` against ${against.id}`} · Tapworld report</title><style>${new Html(style)}</style></head>
<body><main><header><p class="over">Tapworld report</p><h1>${id}${against && html` <span class="soft">against ${against.id}</span>`}</h1><p class="about">${aboutRun(report)}</p>${against && html`<p class="about">${against.id}: ${aboutRun(against)}</p>`}${notes.map(note => html`<div class="note">${withCode(note)}</div>`)}</header>
${cards(report)}
${gates && gateSection(gates)}
${comparison && versus(comparison)}
${outcomes(report)}
${failures && failureSection(failures)}
${plots(report)}
${policies(report)}
${groups(report)}
${episodeTable(report, run)}
${definitions(report)}
<footer>${buildLine(report.build)}. Written by <code>npx tapworld report ${run}</code>${browser && html`; drawn by ${browser}`}.</footer></main>
<script>${new Html(script)}</script></body></html>
`.text;
}
