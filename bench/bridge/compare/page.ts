import { bar } from '../../run/report/charts.ts';
import { Html, html, type Part } from '../../run/report/html.ts';
import { RESAMPLES } from '../../run/report/intervals.ts';
import { MIN_TEMPLATES } from '../../run/report/rates.ts';
import type { RunData } from '../../run/report/read.ts';
import { style } from '../../run/report/style.ts';
import { difference, plural, pValue, range, integer, written } from '../../run/report/format.ts';
import { ARM_TITLES, ARMS, type Four } from './arms.ts';
import { BUCKET_MEANS, BUCKET_TITLES, BUCKETS } from './buckets.ts';
import { disagreements } from './disagreements.ts';
import { EPISODE_VERDICTS, VERDICT_TITLES } from './episode-verdict.ts';
import { styleOf } from './style.ts';
import type { Row, Study } from './study.ts';
import { transferText, noticesOf, TESTS, testText } from './tables.ts';

const BASE = html`<span class="swatch of-other"></span>base`;
const TRAINED = html`<span class="swatch of-accent"></span>trained`;

const points = (value: number | null) => (value === null ? '–' : `${difference(value, 'share')} points`);
const change = (value: number | null) =>
  html`<span class="${value === null || value === 0 ? '' : value > 0 ? 'up' : 'down'}">${difference(value, 'share')}</span>`;
const interval = (text: string) => text !== '–' && `95\u00a0%: ${text}`;
const ends = (of: readonly [number, number] | null) =>
  of ? `${difference(of[0], 'share')} to ${difference(of[1], 'share')}` : '–';

function cards({ rows, tests }: Study): Html {
  const all = rows.find(row => row.bucket === 'overall')!;
  const { rates, gain, kept } = all;
  const card = (id: string, title: string, value: string, notes: readonly Part[], wide = false) =>
    html`<div class="card${wide ? ' wide' : ''}" id="figure-${id}"><div class="label">${title}</div><div class="value${value === 'n/a' || value === '–' ? ' none' : ''}">${value}</div>${notes.map(note => note && html`<div class="small">${note}</div>`)}</div>`;
  const agreed = ({ both, neither, episodes }: Study['tests']['base']) =>
    episodes === 0 ? null : (both + neither) / episodes;
  return html`<div class="cards study" id="figures">
${card('kept', 'Gain kept on the device', transferText(all), [kept.why ?? interval(range(kept.interval, 'share')), kept.value !== null && `${points(gain.real.value)} of ${points(gain.sim.value)}`], true)}
${card('sim', 'Simulated', written(rates.simTrained.rate, 'share'), [html`${change(gain.sim.value)} from ${written(rates.simBase.rate, 'share')}`, interval(ends(gain.sim.interval))])}
${card('real', 'On the device', written(rates.realTrained.rate, 'share'), [html`${change(gain.real.value)} from ${written(rates.realBase.rate, 'share')}`, interval(ends(gain.real.interval))])}
${card('agreement', 'Same verdict in both places', written(agreed(tests.trained), 'share'), ['of the trained policy’s episodes', `${written(agreed(tests.base), 'share')} of the base’s`])}
</div>`;
}

function bars(row: Row): Html {
  const one = (place: string, base: Row['rates']['simBase'], trained: Row['rates']['simBase']) =>
    html`<div class="place"><span class="soft small">${place}</span>${bar({ share: trained.rate, interval: trained.interval }, `${BUCKET_TITLES[row.bucket]}, ${place}: base ${written(base.rate, 'share')}, trained ${written(trained.rate, 'share')}`, { share: base.rate, interval: base.interval })}</div>`;
  return html`${one('simulated', row.rates.simBase, row.rates.simTrained)}${one('device', row.rates.realBase, row.rates.realTrained)}`;
}

function table({ rows, counted }: Study): Html {
  const pair = (base: number | null, trained: number | null) =>
    html`<span class="soft">${written(base, 'share').replace(' %', '')} →</span> ${written(trained, 'share').replace(' ', '\u00a0')}`;
  return html`<section id="table"><h2>Before and after training, in both places</h2><div class="card"><div class="scroll"><table class="buckets"><thead><tr><th>bucket</th><th class="n hide-s">tasks</th><th class="wide-cell hide-m">${BASE}, ${TRAINED}</th><th class="n">simulated</th><th class="n">device</th><th class="n hide-s">gain simulated</th><th class="n hide-s">gain device</th><th class="n">gain kept</th></tr></thead>
<tbody>${rows.map(
    row => html`<tr id="bucket-${row.bucket}"${row.bucket === 'overall' && html` class="all"`}><td>${BUCKET_TITLES[row.bucket]}</td><td class="n hide-s">${row.tasks}</td><td class="hide-m">${row.tasks > 0 && bars(row)}</td><td class="n">${pair(row.rates.simBase.rate, row.rates.simTrained.rate)}</td><td class="n">${pair(row.rates.realBase.rate, row.rates.realTrained.rate)}</td>
<td class="n hide-s">${change(row.gain.sim.value)}${row.gain.sim.interval && html`<div class="small soft">${ends(row.gain.sim.interval)}</div>`}</td><td class="n hide-s">${change(row.gain.real.value)}${row.gain.real.interval && html`<div class="small soft">${ends(row.gain.real.interval)}</div>`}</td><td class="n"><strong${row.kept.why !== null && html` class="soft" title="${row.kept.why}"`}>${transferText(row)}</strong>${row.kept.interval && html`<div class="small soft">${range(row.kept.interval, 'share')}</div>`}</td></tr>`,
  )}</tbody></table></div>
<p class="small soft" style="margin:12px 0 0">Over the ${plural(counted, 'episode')} that all four runs decided. Whiskers and small figures are 95 % intervals.${rows.some(row => row.kept.value === null && row.tasks > 0) && ' Gain kept is n/a where the simulated gain is not distinguishable from 0.'}</p></div></section>`;
}

function tests({ tests: all }: Study): Html {
  return html`<section id="tests"><h2>Is it more than chance?</h2><div class="card"><div class="scroll"><table><thead><tr><th>compared</th><th class="n">difference</th><th class="n hide-s">95 %</th><th class="n hide-s">first alone</th><th class="n hide-s">second alone</th><th class="n hide-s">both</th><th class="n hide-s">neither</th><th class="n">p, episodes</th><th class="n">p, templates</th></tr></thead><tbody>${TESTS.map(
    ([test, title, won, lost]) => {
      const p = all[test];
      return html`<tr id="test-${test}" title="${testText(p, won, lost)}"><td>${title}</td><td class="n">${change(p.difference)}</td><td class="n soft hide-s">${ends(p.interval)}</td><td class="n hide-s">${p.won}</td><td class="n hide-s">${p.lost}</td><td class="n hide-s">${p.both}</td><td class="n hide-s">${p.neither}</td><td class="n">${pValue(p.p)}</td><td class="n">${pValue(p.pTemplates)}</td></tr>`;
    },
  )}</tbody></table></div><p class="small soft" style="margin:12px 0 0">First is the trained policy, or the device; second the base, or the simulation. McNemar’s exact test over episodes, and the same test over templates, which seeds of one template do not make stronger.</p></div></section>`;
}

function runs({ runs: all }: Study): Html {
  return html`<section id="runs"><h2>The four runs</h2><div class="card"><div class="scroll"><table><thead><tr><th>run</th><th>id</th><th>played by</th><th class="n">episodes</th>${EPISODE_VERDICTS.map(verdict => html`<th class="n">${VERDICT_TITLES[verdict]}</th>`)}</tr></thead><tbody>${ARMS.map(arm => html`<tr><td>${ARM_TITLES[arm]}</td><td>${all[arm].id}</td><td class="soft">${all[arm].player}</td><td class="n">${all[arm].episodes}</td>${EPISODE_VERDICTS.map(said => html`<td class="n">${all[arm].said[said]}</td>`)}</tr>`)}</tbody></table></div></div></section>`;
}

function tasks({ tasks: all }: Study): Html {
  return html`<section id="tasks"><h2>Every task</h2><div class="card"><div class="scroll"><table><thead><tr><th>task</th><th>bucket</th><th class="n">episodes</th>${ARMS.map(arm => html`<th class="n">${ARM_TITLES[arm]}</th>`)}</tr></thead><tbody>${all.map(row => html`<tr><td>${row.task}</td><td class="soft">${BUCKET_TITLES[row.bucket]}</td><td class="n">${row.episodes}</td>${ARMS.map(arm => html`<td class="n${row.passed[arm] === 0 ? ' soft' : ''}">${row.passed[arm]}</td>`)}</tr>`)}</tbody></table></div></div></section>`;
}

function leftOut({ leftOut: of }: Study): Html | null {
  if (of.length === 0) return null;
  return html`<section id="left-out"><h2>Not decided somewhere, and in no rate</h2><div class="card"><div class="scroll"><table><thead><tr><th>task</th><th class="n">seed</th>${ARMS.map(arm => html`<th>${ARM_TITLES[arm]}</th>`)}</tr></thead><tbody>${of.map(({ task, seed, said: verdict }) => html`<tr><td>${task}</td><td class="n">${seed}</td>${ARMS.map(arm => html`<td${verdict[arm] === 'pass' || verdict[arm] === 'fail' ? html` class="soft"` : ''}>${VERDICT_TITLES[verdict[arm]]}</td>`)}</tr>`)}</tbody></table></div></div></section>`;
}

function definitions(): Html {
  const rows: [string, string][] = [
    [
      'Counted',
      'Episodes, a task with a seed, that all four runs have and decided as pass or fail. What one run could not decide, because the device has no tier for a probe (unprobeable), infrastructure failed or nothing judged, is left out of all four.',
    ],
    ...BUCKETS.map((bucket): [string, string] => [
      BUCKET_TITLES[bucket].replace(/^./, c => c.toUpperCase()),
      BUCKET_MEANS[bucket],
    ]),
    [
      'Gain kept',
      `The device’s gain over the simulated one. Its interval draws whole templates with replacement (${integer(RESAMPLES)} seeded draws), each with its gains in both places; none below ${MIN_TEMPLATES} templates. Where the simulated gain is not told from 0, by its interval or else by the sign test over templates, there is nothing to keep: n/a.`,
    ],
    [
      'Intervals',
      `95 %. Of rates: over templates where there are ${MIN_TEMPLATES} or more, else Wilson over instances. Of gains: over templates.`,
    ],
    [
      'Buckets and chance',
      'Buckets are made of simulated results, so that chance in these is in the buckets, too: the uplift bucket’s simulated gain is rather too large, and what it keeps rather too small. The overall row is free of that.',
    ],
  ];
  return html`<section id="definitions"><h2>What the figures mean</h2><div class="card"><dl>${rows.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}</dl></div></section>`;
}

/** The study as one file that needs no other: pictures of what disagrees are in it. Reads the runs’ folders for those. */
export function pageOf(study: Study, data: Four<RunData>): string {
  const all = study.rows.find(row => row.bucket === 'overall')!;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"><link rel="icon" href="data:,"><title>Sim to real · Tapworld</title><style>${new Html(style)}${new Html(styleOf)}</style></head>
<body><main><header><p class="over">Tapworld sim to real</p><h1>${study.runs.simTrained.player} <span class="soft">against ${study.runs.simBase.player}</span></h1><p class="about">${plural(all.tasks, 'task')}, ${plural(study.counted, 'episode')}, in simulation and ${study.runs.realTrained.simulatedDevice ? 'over ADB' : 'on a device'}</p>${noticesOf(study).map(note => html`<div class="note">${note}</div>`)}</header>
${cards(study)}
${table(study)}
${tests(study)}
${disagreements(study, data)}
${tasks(study)}
${leftOut(study)}
${runs(study)}
${definitions()}
<footer>Written by <code>npx tapworld bridge compare</code>.</footer></main></body></html>
`.text;
}
