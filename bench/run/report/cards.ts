import { bar } from './charts.ts';
import type { Figures } from './figures.ts';
import { html, type Html, type Part } from './html.ts';
import { CLUSTERING, MIN_TEMPLATES } from './rates.ts';
import type { Report } from './report.ts';
import { difference, duration, linesOf, plural, range, integer, written, type Line } from './format.ts';

/** Which way a difference points: nothing where neither way is better. */
export const trend = (line: Line, change: number) =>
  change === 0 || !line.better ? '' : change > 0 === (line.better === 'more') ? 'up' : 'down';

interface Card {
  id: string;
  title: string;
  note: Part;
  wide?: boolean;
}

function cardsOf(f: Figures, lines: ReadonlyMap<string, Line>): Card[] {
  const interval = (id: string, rest = '') => {
    const line = lines.get(id)!;
    return line.interval ? `95\u00a0%: ${range(line.interval, line.unit)}${rest}` : null;
  };
  const { solved } = f.steps;
  return [
    {
      id: 'success',
      title: 'Success',
      note:
        f.scored > 0 &&
        `${integer(f.success.count)} of ${plural(f.scored, 'episode')}. ${interval('success', `, over ${CLUSTERING[f.success.why]}`)}`,
      wide: true,
    },
    {
      id: 'progress',
      title: 'Progress',
      note:
        interval('progress') ??
        (f.templates > 0 && f.templates < MIN_TEMPLATES && `no interval below ${MIN_TEMPLATES} templates`),
    },
    { id: 'sideEffects', title: 'Side effects', note: interval('sideEffects') },
    { id: 'falseDone', title: 'False done', note: interval('falseDone') },
    { id: 'overdue', title: 'Overdue', note: interval('overdue') },
    {
      id: 'ratio',
      title: 'Steps over the solver’s',
      note: solved
        ? html`${written(solved.mean, 'steps')} against ${written(solved.solver, 'steps')}, over
          ${integer(solved.episodes)} solved`
        : 'no episode was solved',
    },
    {
      id: 'reward',
      title: 'Reward per episode',
      note: f.reward.episodes > 0 && `over ${plural(f.reward.episodes, 'episode')}`,
    },
    ...(f.usage
      ? [
          {
            id: 'cost',
            title: 'Cost',
            note:
              f.usage.cost === null
                ? 'no prices given'
                : html`${written(f.usage.costPerEpisode, 'cost')} per episode,
                  ${written(f.usage.costPerSuccess, 'cost')} per success`,
          },
          {
            id: 'promptTokens',
            title: 'Prompt tokens',
            note: html`${integer(f.usage.completionTokens)} completion tokens; ${integer(f.usage.calls)} calls
            took ${duration(f.usage.ms)}`,
          },
        ]
      : []),
    {
      id: 'time',
      title: 'Time per episode',
      note:
        f.episodes > 0 &&
        html`${duration(f.time.wallMs)} in
        all${f.time.stepsPerSecond === null ? '' : `, ${written(f.time.stepsPerSecond, 'steps')} steps per second`}`,
    },
  ];
}

/** The headline figures, each with its interval, and the other run's beside it. */
export function cards({ figures, against, comparison }: Report): Html {
  const lines = new Map(linesOf(figures).map(l => [l.id, l]));
  const others = against ? new Map(linesOf(against.figures).map(l => [l.id, l])) : null;
  const beside = (line: Line) => {
    const value = others?.get(line.id)?.value ?? null;
    if (!others || value === null || line.value === null) return null;
    const change = line.value - value;
    return html`<div class="small">
      <span class="${trend(line, change)}">${difference(change, line.unit)}</span> from
      ${written(value, line.unit)}
    </div>`;
  };
  const card = ({ id, title, note, wide }: Card) => {
    const line = lines.get(id)!;
    return html`<div class="card${wide ? ' wide' : ''}" id="figure-${id}">
      <div class="label">${title}</div>
      <div class="value${line.value === null ? ' none' : ''}">${written(line.value, line.unit)}</div>
      <div class="small">${note}</div>
      ${beside(line)}${line.unit === 'share' && line.value !== null && html`<div class="chart">${bar({ share: line.value, interval: line.interval ?? null }, `${title} ${written(line.value, 'share')}`)}</div>`}
    </div>`;
  };
  const all = cardsOf(figures, lines);
  const isRate = ({ id }: Card) => lines.get(id)!.unit === 'share';
  return html`<div id="figures">
      <div class="cards rates">${all.filter(isRate).map(card)}</div>
      <div class="cards">${all.filter(c => !isRate(c)).map(card)}</div>
    </div>
    ${comparison && html`<p class="small soft" style="margin-top:12px">Each figure shows its difference from ${comparison.against}. ${comparison.same ? '' : 'Each run’s figures are over its own episodes; those below are over the episodes that both runs have.'}</p>`}`;
}
