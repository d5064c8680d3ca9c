import { tryOf } from '../../bench/run/episode-id.ts';
import type { FailedEpisode } from '../../bench/run/failures/run.ts';
import type { Result } from '../../bench/run/results.ts';
import { plural } from '../../bench/run/report/format.ts';
import { html, Html } from '../../bench/run/report/html.ts';
import type { RunData } from '../../bench/run/report/read.ts';
import { OUTCOMES } from '../../bench/run/report/sections.ts';
import { buildLine } from '../../bench/run/report/versions.ts';
import { REASONS } from '../../src/protocol/wire/failures.ts';

/** An episode in the index of a folder of traces. */
export interface Trace {
  result: Result;
  /** Name of its page; null for one that was lost before its first step. */
  page: string | null;
  /** Why it failed; null for a success. */
  failure: FailedEpisode | null;
}

const STYLE = `
:root { color-scheme: light dark; --bg: #f6f7f9; --card: #fff; --ink: #12161c; --soft: #5b6472; --line: #e3e6eb; --accent: #2f5fde; --good: #1c8656; --bad: #b8352c; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d0f13; --card: #15181e; --ink: #e8eaee; --soft: #98a1b0; --line: #262a32; --accent: #7c9eff; --good: #45bd88; --bad: #f07a72; } }
* { box-sizing: border-box; } body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1080px; margin: 0 auto; padding: 40px 24px; } h1 { margin: 0; font-size: 26px; letter-spacing: -.02em; } p { margin: 4px 0 0; } .soft { color: var(--soft); }
.card { margin-top: 24px; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 14px; } table { width: 100%; border-collapse: collapse; }
th { padding: 10px 14px; font-size: 13px; font-weight: 500; color: var(--soft); text-align: left; white-space: nowrap; } td { padding: 9px 14px; border-top: 1px solid var(--line); vertical-align: top; }
.n { text-align: right; } .steps, .class { white-space: nowrap; } .good { color: var(--good); } .bad { color: var(--bad); } a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; } .what { color: var(--soft); font-size: 13.5px; overflow-wrap: anywhere; }
`;

function row({ result, page, failure }: Trace, hasTries: boolean): Html {
  const { task, seed, outcome, steps, budget } = result;
  const isGood = outcome === 'success';
  return html`<tr><td>${page === null ? html`${task} <span class="soft">no record</span>` : html`<a href="${encodeURIComponent(page)}">${task}</a>`}</td><td class="n">${seed}</td>${hasTries && html`<td class="n">${tryOf(result)}</td>`}<td class="${isGood ? 'good' : 'bad'}">${OUTCOMES[outcome]}</td><td class="class">${failure && REASONS[failure.reason].label}</td><td class="n steps">${steps} of ${budget}</td><td class="what">${failure?.words}</td></tr>`;
}

/** The index of a folder of traces: a page without a script, whose links are beside it. */
export function tracesIndex(run: RunData, traces: readonly Trace[], isFailed: boolean): string {
  const hasTries = traces.some(({ result }) => result.try !== undefined);
  const { plan, build, results } = run;
  const who = plan.llm ? `${plan.agent} ${plan.llm.model}` : plan.agent;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"><link rel="icon" href="data:,"><title>${run.id} · traces</title><style>${new Html(STYLE)}</style></head>
<body><main><h1>${run.id}</h1><p class="soft">${who} · ${isFailed ? `the ${plural(traces.length, 'failed episode')} of ${results.length}` : plural(traces.length, 'episode')}</p><p class="soft">${buildLine(build)}.</p>
<div class="card"><table><thead><tr><th>task</th><th class="n">seed</th>${hasTries && html`<th class="n">try</th>`}<th>outcome</th><th>class</th><th class="n">steps</th><th>what happened</th></tr></thead><tbody>${traces.map(trace => row(trace, hasTries))}</tbody></table></div></main></body></html>
`.text;
}
