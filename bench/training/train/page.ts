import { bar } from '../../run/report/charts.ts';
import { Html, html } from '../../run/report/html.ts';
import { style } from '../../run/report/style.ts';
import type { TrainConfig } from './config.ts';
import { tablesOf, type Figures } from './figures.ts';
import type { HeldOutCheck } from './folder.ts';
import type { Iteration } from './learner.ts';

/** One training, as its curves are drawn. */
export interface Curves {
  config: TrainConfig;
  metrics: readonly (Iteration | HeldOutCheck)[];
}

/** A line over iterations; `dashed` is for what is not to be compared with it. */
interface Line {
  points: readonly (readonly [x: number, y: number])[];
  kind: 'curve' | 'curve-all' | 'faint';
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [470, 236, 60, 12, 12, 46];
/** What a line of one point is drawn as. */
const DOT = { curve: 'dot', 'curve-all': 'dot-all', faint: 'dot-faint' } as const satisfies Record<
  Line['kind'],
  string
>;
const round = (value: number) => Number(value.toFixed(1));
const tick = (value: number, isShare: boolean) =>
  isShare ? `${Math.round(100 * value)} %` : String(Number(value.toPrecision(2)));

/** Lines over iterations; shares go from 0 to 1, anything else over what there is. */
function plot(label: string, lines: readonly Line[], isShare: boolean): Html {
  const points = lines.flatMap(line => line.points);
  if (points.length === 0) return html`<p class="soft">Nothing yet.</p>`;
  const most = Math.max(1, ...points.map(([x]) => x));
  const values = points.map(([, y]) => y);
  const [low, high] = isShare
    ? [0, 1]
    : [
        Math.min(0, ...values),
        Math.max(...values) > 0 ? Math.max(...values) : Math.min(...values) < 0 ? 0 : 1,
      ];
  const x = (at: number) => round(LEFT + (at / most) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => round(TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  // A label stands where it says, and at whole iterations.
  const places = [...new Set([0, Math.round(most / 2), most])];
  const path = (line: Line) =>
    line.points.map(([at, value], i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">
${[0, 0.25, 0.5, 0.75, 1].map(part => {
  const value = low + part * (high - low);
  return html`<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${tick(value, isShare)}</text>`;
})}
${lines.map(line =>
  line.points.length === 1
    ? // One point makes no line.
      line.points.map(
        ([at, value]) => html`<circle class="${DOT[line.kind]}" cx="${x(at)}" cy="${y(value)}" r="4"/>`,
      )
    : html`<path class="${line.kind}" d="${path(line)}"/>`,
)}
${places.map(at => html`<text x="${x(at)}" y="${HEIGHT - 26}" text-anchor="${at === most ? 'end' : 'middle'}">${at}</text>`)}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}" text-anchor="middle">iterations</text></svg>`;
}

/** A moving mean over so many values to either side. */
const smooth = (points: readonly (readonly [number, number])[], around = 4): [number, number][] =>
  points.map(([x], i) => {
    const near = points.slice(Math.max(0, i - around), i + around + 1);
    return [x, near.reduce((sum, [, y]) => sum + y, 0) / near.length];
  });

const iterations = ({ metrics }: Curves) => metrics.filter((line): line is Iteration => 'iteration' in line);
const checksOf = ({ metrics }: Curves, held: HeldOutCheck['held']) =>
  metrics
    .filter((line): line is HeldOutCheck => 'look' in line && line.held === held)
    .map(({ look, success }) => [look, success] as const);

/** The mean of several lines at each place that all of them have. */
function together(lines: readonly (readonly (readonly [number, number])[])[]): [number, number][] {
  const at = new Map<number, number[]>();
  for (const line of lines) for (const [x, y] of line) at.set(x, [...(at.get(x) ?? []), y]);
  return [...at]
    .filter(([, values]) => values.length === lines.length)
    .sort(([a], [b]) => a - b)
    .map(([x, values]) => [x, values.reduce((a, b) => a + b, 0) / values.length]);
}

const figure = (title: string, about: string, chart: Html) =>
  html`<div class="card"><h3>${title}</h3>${chart}<p class="small soft" style="margin:10px 0 0">${about}</p></div>`;

function lines(
  trainings: readonly Curves[],
  of: (t: Curves) => readonly (readonly [number, number])[],
  kind: Line['kind'] = 'curve',
): Line[] {
  const each = trainings.map(of);
  return [
    ...(each.length > 1 ? each.map((points): Line => ({ points, kind: 'faint' })) : []),
    { points: together(each), kind },
  ];
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A page of one training, or of several that differ by their seed: curves, and what was measured on held-out work. */
export function pageOf(trainings: readonly Curves[], figures: Figures, title: string): string {
  const { config } = trainings[0]!;
  // Where all groups went alike nothing was updated, and no entropy measured: that is not 0.
  const value = (key: 'success' | 'return' | 'entropy' | 'kl' | 'steps' | 'rollouts') => (t: Curves) =>
    smooth(
      iterations(t)
        .filter(({ decisions }) => key !== 'entropy' || decisions > 0)
        .map(
          line =>
            [line.iteration, key === 'steps' ? line.steps / Math.max(1, line.rollouts) : line[key]] as const,
        ),
    );
  const tables = tablesOf(figures).filter(({ rows }) => rows.length > 0);
  const several = trainings.length > 1;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'"><link rel="icon" href="data:,"><title>${title} · Tapworld training</title><style>${new Html(style)}
.faint { stroke: var(--other); stroke-width: 1; fill: none; } .dot-faint { fill: var(--other); } .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(330px, 1fr)); gap: 14px; } .plots .card { margin: 0; min-width: 0; }</style></head>
<body><main><header><p class="over">Tapworld training</p><h1>${title}</h1><p class="about">${many(config.tasks.length, 'template')}, groups of ${config.group}, ${many(config.groups, 'group')} an iteration, ${many(config.iterations, 'iteration')}, ${many(config.warm, 'demonstration')}, reward ${config.reward}, ${config.lockstep ? 'in lockstep' : 'asynchronous'}; ${several ? `seeds ${figures.seeds.join(', ')}` : `seed ${config.seed}`}.</p></header>
${
  tables.length > 0 &&
  html`<section id="measured"><h2>What was held out</h2><div class="card"><table class="groups"><thead><tr><th>policy</th><th>on</th><th></th><th class="n">success</th></tr></thead><tbody>${figures.rates.filter(r => r.episodes > 0).map(r => html`<tr><td class="key">${r.stage}</td><td>${r.held === 'instances' ? 'held-out instances' : 'unseen templates'}</td><td>${bar({ share: r.success, interval: r.interval }, `${r.stage}, ${r.held}`)}</td><td class="n">${(100 * (r.success ?? 0)).toFixed(1)} %</td></tr>`)}</tbody></table></div>
${tables.map(({ headings, rows }) => html`<div class="card scroll"><table><thead><tr>${headings.map((h, i) => html`<th${i > 1 ? new Html(' class="n"') : ''}>${h}</th>`)}</tr></thead><tbody>${rows.map(row => html`<tr>${row.map((cell, i) => html`<td${i > 1 ? new Html(' class="n"') : ''}>${cell}</td>`)}</tr>`)}</tbody></table></div>`)}
<p class="small soft" style="margin-top:12px">Intervals are 95 %: over templates where there are 10 or more, each with all its episodes, else Wilson over instances. p is the exact McNemar test over episodes.</p></section>`
}
<section id="curves"><h2>While it trains</h2><div class="plots">
${figure('Success of rollouts', 'Drawn actions on instances that are learned from; moving mean over 9 iterations.', plot('success of rollouts', lines(trainings, value('success')), true))}
${figure('Success on what is held out', 'Likeliest actions; whole line: held-out instances, dashed: unseen templates. One seed of each.', plot('success on what is held out', [...lines(trainings, t => checksOf(t, 'instances')), ...lines(trainings, t => checksOf(t, 'templates'), 'curve-all').slice(-1)], true))}
${figure('Return', 'Rewards less what steps cost, a mean over rollouts.', plot('return', lines(trainings, value('return')), false))}
${figure('Steps of a rollout', 'A mean over rollouts.', plot('steps', lines(trainings, value('steps')), false))}
${figure('Entropy', 'Of the policy, nats, a mean over the decisions of an update.', plot('entropy', lines(trainings, value('entropy')), false))}
</div></section>
<footer>Written by <code>npx tapworld train</code>.</footer></main></body></html>
`.text;
}
