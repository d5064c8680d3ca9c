import type { Build } from '../../../src/protocol/wire/versions.ts';
import { difference, integer, plural, range, written } from '../report/format.ts';
import { html, Html, type Part } from '../report/html.ts';
import { RESAMPLES } from '../report/intervals.ts';
import { MIN_TEMPLATES } from '../report/rates.ts';
import type { Board, Entry, Leaderboard } from './board.ts';
import { style } from './style.ts';
import { boardTitle, seedWords, settingsOf } from './words.ts';

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** pass@1 as a figure, with its interval below as a whisker on a bar from 0 to 1. */
function pass1({ pass1: value, interval }: Entry): Part {
  if (value === null) return html`<span class="soft">nothing judged</span>`;
  return html`<div class="line"><span class="figure">${written(value, 'share')}</span><span class="soft small">${interval ? range(interval, 'share') : ''}</span></div><div class="track" aria-hidden="true"><span class="fill" style="width:${percent(value)}"></span>${interval && html`<span class="whisker" style="left:${percent(interval[0])};width:${percent(interval[1] - interval[0])}"></span>`}</div>`;
}

/** How far an entry is behind the first, with its interval. */
function behind({ toFirst }: Entry): Part {
  if (!toFirst) return html`<span class="soft">–</span>`;
  const { difference: by, interval } = toFirst;
  const isBehind = interval !== null && interval[1] < 0;
  return html`<span class="${isBehind ? 'down' : ''}">${difference(by, 'share')}</span><span class="sub">${interval ? `${difference(interval[0], 'share')} to ${difference(interval[1], 'share')}` : ''}</span>`;
}

function who(entry: Entry): Part {
  const { agent, model, run, settings, commit, open, lost, repeats } = entry;
  const rows = settingsOf(settings);
  const state = [
    `${integer(entry.judged)} judged${lost > 0 ? `, ${integer(lost)} lost and in no rate` : ''}`,
    ...(open > 0 ? [`${plural(open, 'episode')} still open: not ranked`] : []),
    ...(repeats ? ['draws nothing: all tries are the same'] : []),
  ];
  return html`<strong>${model ?? agent}</strong><span class="sub">${model ? `${agent} · ` : ''}${run}</span>${state.map(words => html`<span class="sub">${words}</span>`)}<details><summary>settings</summary><dl><dt>agent</dt><dd>${agent}</dd>${model && html`<dt>model</dt><dd>${model}</dd>`}${rows.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}<dt>seeds</dt><dd>${seedWords(entry.seeds)}</dd><dt>tries</dt><dd>${entry.tries}</dd>${commit && html`<dt>commit</dt><dd><code>${commit.slice(0, 12)}</code></dd>`}</dl></details>`;
}

const figure = (text: string, below?: string | null): Html =>
  html`<td class="n">${text}${below && html`<span class="sub">${below}</span>`}</td>`;

/** Which columns a table has: those of which no entry has anything are left out. */
interface Columns {
  k: boolean;
  splits: boolean;
  tokens: boolean;
  cost: boolean;
}

const columnsOf = ({ entries }: Board): Columns => ({
  k: entries.some(e => e.passK !== null),
  splits: entries.some(e => e.splits.length > 1),
  tokens: entries.some(e => e.tokens !== null),
  cost: entries.some(e => e.cost !== null),
});

/** The k of a table’s column; just `k` where its runs have others. */
const kOf = ({ entries }: Board) => {
  const ks = new Set(entries.flatMap(({ passK }) => passK?.k ?? []));
  return ks.size === 1 ? [...ks][0]! : 'k';
};

function row(entry: Entry, columns: Columns): Html {
  const { rank, passK, tokens, splits } = entry;
  return html`<tr${rank === 1 && html` class="first"`}><td class="rank">${rank ?? '–'}</td><td class="who">${who(entry)}</td><td class="pass">${pass1(entry)}</td>${columns.k && figure(passK ? written(passK.any, 'share') : '–', passK && `pass^${passK.k} ${written(passK.all, 'share')}`)}<td class="n">${behind(entry)}</td>${
    columns.splits &&
    html`<td class="n">${splits.map(of => html`<span class="sub">${of.split} ${written(of.success, 'share')}</span>`)}</td>`
  }${figure(written(entry.progress, 'share'))}${figure(written(entry.sideEffects, 'share'))}${figure(written(entry.falseDone, 'share'))}${figure(written(entry.steps, 'steps'))}${
    columns.tokens &&
    figure(
      tokens ? integer(tokens.prompt + tokens.completion) : '–',
      tokens && `${integer(tokens.completion)} written`,
    )
  }${columns.cost && figure(written(entry.costPerEpisode, 'cost'), entry.cost === null ? null : `${written(entry.cost, 'cost')} in all`)}</tr>`;
}

function table(board: Board): Html {
  const columns = columnsOf(board);
  return html`<div class="scroll"><table><thead><tr><th class="rank"><span aria-label="rank">#</span></th><th>agent</th><th>pass@1, 95 %</th>${columns.k && html`<th class="n">pass@${kOf(board)}</th>`}<th class="n">to first</th>${columns.splits && html`<th class="n">by split</th>`}<th class="n">progress</th><th class="n">side effects</th><th class="n">false done</th><th class="n">steps</th>${columns.tokens && html`<th class="n">tokens</th>`}${columns.cost && html`<th class="n">cost</th>`}</tr></thead><tbody>${board.entries.map(entry => row(entry, columns))}</tbody></table></div>`;
}

const versions = (build: Build | null): Html =>
  build
    ? html`<ul class="versions"><li>harness <code>${build.harness}</code></li><li>task set <code>${build.tasks}</code></li><li>simulator <code>${build.simulator}</code></li><li>world data <code>${build.world}</code></li></ul>`
    : html`<ul class="versions"><li>versions not known</li></ul>`;

function section(board: Board): Html {
  const { title, about } = boardTitle(board);
  return html`<section><div class="head"><h2>${title}</h2><p class="soft small">${about}</p>${versions(board.build)}${
    board.apart.length > 0 &&
    html`<div class="note"><p>Not ranked together with the first table:</p>${board.apart.map(words => html`<p>${words}</p>`)}</div>`
  }</div>${table(board)}</section>`;
}

/** The leaderboard as one file that needs no other and no script. */
export function leaderboardPage({ boards }: Leaderboard): string {
  const runs = boards.reduce((sum, { entries }) => sum + entries.length, 0);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"><link rel="icon" href="data:,"><title>Tapworld leaderboard</title><style>${new Html(style)}</style></head>
<body><main><header><p class="over">Tapworld</p><h1>Leaderboard</h1><p class="soft">${plural(runs, 'run')}${boards.length > 1 && ` in ${boards.length} tables: runs of different versions or tasks are not ranked together`}</p></header>
${boards.map(section)}
<footer><p>pass@1 is the share of judged tries that succeed, averaged over instances (a task with a seed); pass@k is the chance that one of k tries does, 1 − C(n−c, k) / C(n, k), and pass^k that all do, C(c, k) / C(n, k). Intervals are 95 %, by ${integer(RESAMPLES)} seeded draws of whole templates, or Wilson’s: over templates where all went alike, and over instances where there are fewer than ${MIN_TEMPLATES} templates. “To first” is the paired difference to the first row over the instances that both have, in points; it is red where its interval lies below 0. Steps, tokens and cost are per episode. What infrastructure lost is in no rate.</p></footer></main></body></html>
`.text;
}
