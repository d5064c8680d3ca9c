import type { Episode } from './episodes.ts';
import { html, type Html } from './html.ts';
import type { Interval } from './intervals.ts';
import type { Pass } from './pass.ts';

const at = (share: number) => Number((100 * Math.min(1, Math.max(0, share))).toFixed(2));

/** A whisker from end to end of an interval, at a height. Strokes keep their width however the drawing is stretched. */
function whisker([low, high]: Interval, y: number, half: number): Html {
  // Ends at the very edge would be cut in half.
  const [from, to] = [Math.max(0.4, at(low)), Math.min(99.6, at(high))];
  return html`<path class="whisker" vector-effect="non-scaling-stroke" d="M${from} ${y - half}V${y + half}M${from} ${y}H${to}M${to} ${y - half}V${y + half}"/>`;
}

export interface Bar {
  share: number | null;
  interval?: Interval | null;
}

/** A share as a bar on a track from 0 to 1 with its interval as a whisker; another run's bar lies below in grey. */
export function bar({ share, interval }: Bar, label: string, other?: Bar): Html {
  const one = (b: Bar, y: number, height: number, kind: string) =>
    b.share !== null &&
    html`<rect class="${kind}" x="0" y="${y}" width="${at(b.share)}" height="${height}"/>${b.interval && whisker(b.interval, y + height / 2, other ? 2 : 3.5)}`;
  return html`<svg class="bar" viewBox="0 0 100 16" preserveAspectRatio="none" role="img" aria-label="${label}"><rect class="track" x="0" y="${other ? 1 : 3}" width="100" height="${other ? 14 : 10}"/>${other ? [one({ share, interval: interval ?? null }, 1, 7, 'fill'), one(other, 8, 7, 'fill-other')] : one({ share, interval: interval ?? null }, 3, 10, 'fill')}</svg>`;
}

export interface Slice {
  name: string;
  count: number;
  kind: string;
}

/** One bar of slices beside each other, and a legend with counts and shares. */
export function stacked(slices: readonly Slice[], label: string): Html {
  const total = slices.reduce((sum, s) => sum + s.count, 0);
  const visible = slices.filter(s => s.count > 0);
  let x = 0;
  const rects = visible.map(slice => {
    const width = (100 * slice.count) / total;
    const rect = html`<rect class="of-${slice.kind}" x="${Number(x.toFixed(3))}" y="0" width="${Number(width.toFixed(3))}" height="22"><title>${slice.name}: ${slice.count}</title></rect>`;
    x += width;
    return rect;
  });
  return html`<svg class="stack" viewBox="0 0 100 22" preserveAspectRatio="none" role="img" aria-label="${label}"><rect class="of-none" x="0" y="0" width="100" height="22"/>${rects}</svg>
<ul class="legend">${visible.map(s => html`<li><span class="swatch of-${s.kind}"></span>${s.name} <strong>${s.count}</strong> <span class="soft">${((100 * s.count) / total).toFixed(1)} %</span></li>`)}</ul>`;
}

const WIDTH = 470;
const HEIGHT = 230;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 36;
const y = (share: number) => Number((TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)).toFixed(1));

/** pass@k with its band and pass^k, over k. */
export function passCurve(passes: readonly Pass[]): Html {
  const x = (i: number) =>
    Number(
      (passes.length === 1
        ? (WIDTH + LEFT - RIGHT) / 2
        : LEFT + 16 + (i * (WIDTH - LEFT - RIGHT - 32)) / (passes.length - 1)
      ).toFixed(1),
    );
  const path = (values: readonly number[]) =>
    values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('');
  const banded = passes.length > 1 && passes.every(p => p.anyInterval);
  const band =
    banded &&
    html`<path class="band" d="${path(passes.map(p => p.anyInterval![1]))}${passes
      .map((p, i) => `L${x(i)} ${y(p.anyInterval![0])}`)
      .reverse()
      .join('')}Z"/>`;
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="pass@k over k">
${[0, 0.25, 0.5, 0.75, 1].map(share => html`<path class="grid" d="M${LEFT} ${y(share)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${100 * share} %</text>`)}
${band}<path class="curve-all" d="${path(passes.map(p => p.all))}"/><path class="curve" d="${path(passes.map(p => p.any))}"/>
${passes.map((p, i) => html`<circle class="dot-all" cx="${x(i)}" cy="${y(p.all)}" r="3.5"/><circle class="dot" cx="${x(i)}" cy="${y(p.any)}" r="4"><title>pass@${p.k} ${(100 * p.any).toFixed(1)} %, pass^${p.k} ${(100 * p.all).toFixed(1)} %</title></circle><text x="${x(i)}" y="${HEIGHT - 14}" text-anchor="middle">k = ${p.k}</text>`)}</svg>`;
}

export const BINS = 10;

/** How many episodes used which tenth of their budget: solved ones, and the others. */
export function binned(episodes: readonly Pick<Episode, 'steps' | 'budget' | 'success'>[]): {
  solved: number[];
  others: number[];
} {
  const found = { solved: Array<number>(BINS).fill(0), others: Array<number>(BINS).fill(0) };
  for (const { steps, budget, success } of episodes) {
    if (budget <= 0) continue;
    found[success ? 'solved' : 'others'][
      Math.min(BINS - 1, Math.max(0, Math.ceil((BINS * steps) / budget) - 1))
    ]!++;
  }
  return found;
}

/** A round number of at least `most` whose quarters are whole where that can be. */
const scaleTo = (most: number) => (most <= 4 ? Math.max(1, most) : 4 * Math.ceil(most / 4));

/** Episodes by the share of their budget that they used. */
export function histogram(episodes: readonly Pick<Episode, 'steps' | 'budget' | 'success'>[]): Html {
  const { solved, others } = binned(episodes);
  const top = scaleTo(Math.max(...solved.map((n, i) => n + others[i]!)));
  const step = (WIDTH - LEFT - RIGHT) / BINS;
  const rect = (i: number, from: number, count: number, kind: string, name: string) =>
    count > 0 &&
    html`<rect class="of-${kind}" x="${(LEFT + i * step + 2).toFixed(1)}" y="${y((from + count) / top)}" width="${(step - 4).toFixed(1)}" height="${(y(from / top) - y((from + count) / top)).toFixed(1)}"><title>${name}: ${count} with ${10 * i} – ${10 * (i + 1)} % of the budget</title></rect>`;
  const ticks = [...new Set([0, Math.round(top / 2), top])];
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="episodes by the share of the budget that they used">
${ticks.map(tick => html`<path class="grid" d="M${LEFT} ${y(tick / top)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(tick / top) + 4}" text-anchor="end">${tick}</text>`)}
${solved.map((n, i) => [rect(i, 0, n, 'success', 'solved'), rect(i, n, others[i]!, 'other', 'not solved')])}
${[0, 2, 4, 6, 8, 10].map(i => html`<text x="${(LEFT + i * step).toFixed(1)}" y="${HEIGHT - 14}" text-anchor="${i === 10 ? 'end' : 'middle'}">${10 * i} %</text>`)}</svg>`;
}
