import { trend } from './cards.ts';
import { bar, stacked } from './charts.ts';
import type { Comparison, GroupPair } from './compare.ts';
import type { Grouping } from './groups.ts';
import { html, type Html } from './html.ts';
import { GROUP_TITLES } from './sections.ts';
import { instanceLines } from './tables.ts';
import { difference, linesOf, pValue, range, integer, written } from './format.ts';

/** Names of runs are long: tables call them so, in the colours of their bars. */
const THIS = html`<span class="swatch of-accent"></span>this`;
const OTHER = html`<span class="swatch of-other"></span>other`;

/** A difference in green or red. */
const change = (value: number, text: string) =>
  html`<span class="${value > 0 ? 'up' : value < 0 ? 'down' : ''}">${text}</span>`;

function figuresTable({ paired, same }: Comparison): Html {
  const theirs = new Map(linesOf(paired.figures.against).map(l => [l.id, l]));
  return html`<div class="card" id="side-by-side"><h3>Side by side${same ? '' : ', over the episodes that both have'}</h3><div class="scroll"><table><thead><tr><th>figure</th><th class="n">${THIS}</th><th class="n hide-s">95 %</th><th class="n">${OTHER}</th><th class="n hide-s">95 %</th><th class="n">diff.</th></tr></thead><tbody>${linesOf(
    paired.figures.run,
  ).map(line => {
    const other = theirs.get(line.id);
    const by = line.value === null || other?.value == null ? null : line.value - other.value;
    return html`<tr><td>${line.label}</td><td class="n">${written(line.value, line.unit)}</td><td class="n soft hide-s">${range(line.interval, line.unit)}</td><td class="n">${written(other?.value ?? null, line.unit)}</td><td class="n soft hide-s">${range(other?.interval, line.unit)}</td><td class="n"><span class="${by === null ? '' : trend(line, by)}">${difference(by, line.unit)}</span></td></tr>`;
  })}</tbody></table></div></div>`;
}

function pairedCard(comparison: Comparison): Html {
  const { run, against, paired: p } = comparison;
  return html`<div class="card" id="paired"><h3>The same ${integer(p.episodes)} episodes of ${integer(p.templates)} ${p.templates === 1 ? 'template' : 'templates'}</h3>${stacked(
    [
      { name: 'both solved', count: p.both, kind: 'both' },
      { name: `won by ${run}`, count: p.won, kind: 'success' },
      { name: `lost to ${against}`, count: p.lost, kind: 'failure' },
      { name: 'neither solved', count: p.neither, kind: 'other' },
    ],
    'paired episodes',
  )}
<p style="margin:14px 0 0">Success differs by <strong>${change(p.difference!, `${difference(p.difference, 'share')} points`)}</strong>${p.interval ? html` (95 % over templates: ${difference(p.interval[0], 'share')} to ${difference(p.interval[1], 'share')})` : ''}. Exact McNemar test: <strong>p ${p.p < 0.001 ? '' : '= '}${pValue(p.p)}</strong> over episodes; over templates, ${p.templatesWon} better and ${p.templatesLost} worse, p ${p.pTemplates < 0.001 ? '' : '= '}${pValue(p.pTemplates)}.</p>${instanceLines(comparison).map(line => html`<p class="small soft" style="margin:8px 0 0">${line}</p>`)}</div>`;
}

const seeds = (task: string, of: readonly number[]) =>
  of.length === 0
    ? html`<span class="soft">–</span>`
    : of.map((seed, i) => html`${i > 0 ? ', ' : ''}<a href="#${`${task}.${seed}`}">${seed}</a>`);

function tasksTable({ tasks }: Comparison): Html {
  if (tasks.length === 0)
    return html`<div class="card" id="tasks-that-differ"><h3>Tasks that differ</h3><p class="soft">None: both solved the same episodes.</p></div>`;
  return html`<div class="card" id="tasks-that-differ"><h3>Tasks that differ, with the seeds won and lost</h3><div class="scroll"><table><thead><tr><th>task</th><th class="n">${THIS}</th><th class="n">${OTHER}</th><th>won</th><th>lost</th></tr></thead><tbody>${tasks.map(t => html`<tr><td>${t.task}</td><td class="n">${t.run}/${t.episodes}</td><td class="n">${t.against}/${t.episodes}</td><td>${seeds(t.task, t.won)}</td><td>${seeds(t.task, t.lost)}</td></tr>`)}</tbody></table></div></div>`;
}

function groupTable(name: Grouping, pairs: readonly GroupPair[], { run, against }: Comparison): Html {
  return html`<div class="card" id="versus-${name}"><h3>${GROUP_TITLES[name]}</h3><table class="groups pair"><colgroup><col class="c-key"><col class="c-n hide-s"><col><col class="c-n"><col class="c-n"><col class="c-n"></colgroup><thead><tr><th>${name}</th><th class="n hide-s">episodes</th><th></th><th class="n">${THIS}</th><th class="n">${OTHER}</th><th class="n">diff.</th></tr></thead><tbody>${pairs.map(
    ({ key, run: a, against: b }) => {
      const by = a.success.rate! - b.success.rate!;
      return html`<tr><td class="key">${key}</td><td class="n hide-s">${a.scored}</td><td>${bar({ share: a.success.rate, interval: a.success.interval }, `${key}: ${run} ${written(a.success.rate, 'share')}, ${against} ${written(b.success.rate, 'share')}`, { share: b.success.rate, interval: b.success.interval })}</td><td class="n">${written(a.success.rate, 'share')}</td><td class="n">${written(b.success.rate, 'share')}</td><td class="n">${change(by, difference(by, 'share'))}</td></tr>`;
    },
  )}</tbody></table></div>`;
}

/** One run beside the other. */
export function versus(comparison: Comparison): Html {
  const { run, against, differs, incomparable, paired, groups } = comparison;
  return html`<section id="versus"><h2>${run} against ${against}</h2>
<p class="small soft">${THIS} is ${run}, ${OTHER} is ${against}.</p>
${incomparable !== null && html`<div class="note" style="margin:0 0 14px">${incomparable}</div>`}
${differs.length > 0 && html`<div class="note" style="margin:0 0 14px">The two runs were not of the same. ${differs.join('; ')}.</div>`}
${
  paired.episodes === 0
    ? html`<div class="card"><p class="soft">No episode was scored in both runs, so nothing can be compared.</p></div>`
    : [
        pairedCard(comparison),
        tasksTable(comparison),
        figuresTable(comparison),
        (Object.keys(GROUP_TITLES) as Grouping[]).map(name => groupTable(name, groups[name], comparison)),
        html`<p class="small soft" style="margin-top:12px">Bars are success with 95 % intervals, over the episodes that both have.</p>`,
      ]
}</section>`;
}
