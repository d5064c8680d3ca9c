import { describe, expect, it } from 'vitest';
import { binned } from './charts.ts';
import { replayCommand } from './episode-table.ts';
import { pairUp } from './compare.ts';
import { judgeGates, parseGate } from './gate.ts';
import { lost, registry, result, runOf, success, verdict } from './fixture.ts';
import { escape, html } from './html.ts';
import { pageOf } from './page.ts';
import { makeReport } from './report.ts';
import { tablesOf, type Table } from './tables.ts';

const VOID = new Set(['meta', 'link', 'col', 'input', 'br']);

/** Reads the page as a strict parser would: every element is closed in order. Gives ids and names of elements. */
function parse(page: string): { ids: string[]; names: Set<string> } {
  const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '<$1></$1>');
  const open: string[] = [];
  const ids: string[] = [];
  const names = new Set<string>();
  let rest = body.replace('<!doctype html>', '');
  for (const [, close, name, attributes, self] of rest.matchAll(
    /<(\/?)([a-z0-9]+)((?:\s+[a-z:A-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>/g,
  )) {
    names.add(name!);
    if (close) expect(open.pop()).toBe(name);
    else if (!self && !VOID.has(name!)) open.push(name!);
    const id = /\sid="([^"]*)"/.exec(attributes!);
    if (id) ids.push(id[1]!);
  }
  rest = rest.replace(/<(\/?)([a-z0-9]+)((?:\s+[a-z:A-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>/g, '');
  expect(rest).not.toMatch(/[<>]/);
  expect(open).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  return { ids, names };
}

const evil = '</td><script>alert("x")</script>\u0000';
const mixed = [
  success(),
  result({
    seed: 2,
    verdict: verdict({
      progress: 0.5,
      sideEffects: ['/a', '/b', '/c', '/d'].map(path => ({ path, words: path })),
      changes: [{ name: '<b>goal', weight: 1, met: false, share: Number(false), metAtStart: false }],
    }),
  }),
  result({
    task: 'chat/b',
    seed: 1,
    outcome: 'truncated',
    declared: null,
    steps: 10,
    verdict: verdict({ progress: 1, successUndeclared: true }),
  }),
  result({
    task: 'chat/b',
    seed: 2,
    outcome: 'agent_error',
    error: { code: 'AGENT_ERROR', message: evil },
    apps: [evil],
    usage: { calls: 1, promptTokens: 5, completionTokens: 1, ms: 1, cost: 0.1 },
  }),
  lost({ task: `old/${evil}` }),
];
const SECTIONS = ['figures', 'outcomes', 'plots', 'pass', 'steps', 'episodes', 'definitions'];
const BY = ['app', 'level', 'kind', 'suite', 'tag'];

describe('the page', () => {
  it('is well formed and has every section', () => {
    const { ids } = parse(pageOf(makeReport(runOf('r', mixed), null, registry), 'r'));
    expect(ids).toEqual(
      expect.arrayContaining([
        ...SECTIONS,
        ...BY.map(name => `by-${name}`),
        'notes/a.1',
        'figure-success',
        'figure-overdue',
        'figure-cost',
      ]),
    );
    expect(ids).not.toContain('versus');
  });
  it('lets nothing from data be markup', () => {
    const page = pageOf(
      makeReport(runOf(evil, mixed, { agent: evil }), runOf(`${evil}2`, mixed), registry),
      evil,
    );
    parse(page);
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(page).not.toContain('<b>goal');
    expect(page).not.toContain('\u0000');
  });
  it('needs no other file', () => {
    const page = pageOf(makeReport(runOf('r', mixed), null, registry), 'r');
    expect(page).not.toMatch(/(?:src|href)="(?!#|data:)/);
    expect(page).not.toMatch(/@import|url\(|https?:\/\//);
  });
  it('names each episode for a server of replays, and says how to see it again', () => {
    const page = pageOf(makeReport(runOf('r', mixed), null, registry), 'runs/my run');
    expect(page).toMatch(/<tr\s+id="notes\/a\.2"\s+data-episode="notes\/a\.2"\s+data-outcome="failure"\s*>/);
    expect(page).toContain('npx tapworld replay &#39;runs/my run&#39; notes/a 2</code>');
    expect(page).toContain('/a, /b, /c and 1 more');
    expect(replayCommand("it's", { task: 'notes/a', seed: 2 })).toBe(
      "npx tapworld replay 'it'\\''s' notes/a 2",
    );
  });
  it('two runs lie beside each other', () => {
    const page = pageOf(
      makeReport(
        runOf('r', mixed),
        runOf('s', [result(), ...mixed.slice(1)], { seeds: [1, 2, 9] }),
        registry,
      ),
      'r',
    );
    const { ids } = parse(page);
    expect(ids).toEqual(
      expect.arrayContaining([
        'versus',
        'paired',
        'side-by-side',
        'tasks-that-differ',
        ...BY.map(name => `versus-${name}`),
      ]),
    );
    expect(page).toContain('seed only in s: 9');
    expect(page).toContain('<a href="#notes/a.1">1</a>');
    expect(page.match(/data-differs/g)).toHaveLength(1);
  });
  it('shows what gates found, each with its interval', () => {
    const report = makeReport(
      runOf('r', mixed),
      runOf('s', [result(), ...mixed.slice(1)], { seeds: [1, 2] }),
      registry,
    );
    const { pairs, unpaired } = pairUp(report.episodes, report.against!.episodes);
    const found = judgeGates(['success >= -2%', 'steps <= -1'].map(parseGate), pairs, unpaired);
    expect(found.results.map(each => each.passed)).toContain(false);
    const page = pageOf(report, 'r', found);
    expect(parse(page).ids).toContain('gates');
    const section = /<section id="gates">[\s\S]*?<\/section>/.exec(page)![0];
    for (const { expression, words } of found.results) {
      expect(section).toContain(`<code>${escape(expression)}</code>`);
      expect(section).toContain(`aria-label="${escape(words)}"`);
    }
    expect(section).toContain('of 2 gates failed');
    expect(section).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(parse(pageOf(report, 'r')).ids).not.toContain('gates');
    const nothing = judgeGates(['steps <= 1'].map(parseGate), [], unpaired);
    expect(pageOf(report, 'r', nothing)).toContain('1 of 1 gate failed');
  });
  it.each([
    ['nothing', []],
    ['one episode', [success()]],
    ['lost ones alone', [lost()]],
  ])('of %s looks right, too', (_, results) => {
    const page = pageOf(makeReport(runOf('r', results), null, registry), 'r');
    expect(parse(page).ids).toEqual(expect.arrayContaining(SECTIONS));
    expect(page.replace(/<script>[\s\S]*<\/script>/, '')).not.toMatch(/NaN|Infinity|undefined|null/);
  });
  it('says what is open, lost and unknown', () => {
    const page = pageOf(
      makeReport({ ...runOf('r', mixed), open: [{ task: 'notes/z', seed: 1 }] }, null, registry),
      'r',
    );
    expect(page).toContain('1 of 6 episodes is still open');
    expect(page).toContain('1 episode was lost to infrastructure');
    expect(page).toContain('1 task is not among the current templates');
  });
});

it('html escapes values and leaves markup', () => {
  expect(html`<p title="${'"&'}">${'<b>'}${html`<i>${1}</i>`}${[null, false, undefined, 'x']}</p>`.text).toBe(
    '<p title="&quot;&amp;">&lt;b&gt;<i>1</i>x</p>',
  );
  expect(escape('a\u0007\ud800b😀')).toBe('a��b😀');
});

it('a tenth of the budget is a bin, its upper end included', () => {
  const at = (steps: number, budget = 10) => ({ steps, budget, success: true });
  expect(binned([at(0), at(1), at(2), at(10), at(11), at(3, 0)]).solved).toEqual([
    2, 1, 0, 0, 0, 0, 0, 0, 0, 2,
  ]);
});

it('says what policies that do not look would score, in the words of the text report', () => {
  const report = makeReport(runOf('a', mixed), null, registry);
  const page = pageOf(report, 'a');
  const said = tablesOf(report);
  const at = said.findIndex(one => typeof one === 'object' && one.headings[0] === 'policy');
  const [title, table, constant] = said.slice(at - 1) as [string, Table, string];
  expect(table.headings).toEqual(['policy', 'success']);
  for (const words of [title.replace(/:$/, ''), constant, ...table.rows.flat().map(String)])
    expect(page).toContain(escape(words));
  expect(parse(page).ids).toContain('policies');
  const unmeasured = makeReport(runOf('a', mixed), null, task => {
    const about = registry(task);
    return about && { ...about, floors: null };
  });
  expect(pageOf(unmeasured, 'a')).not.toContain('id="policies"');
});
