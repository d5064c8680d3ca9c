import { describe, expect, it } from 'vitest';
import type { Build } from '../../../src/protocol/wire/versions.ts';
import type { Plan } from '../folder.ts';
import { lost, registry, result, runOf, success } from '../report/fixture.ts';
import { makeReport } from '../report/report.ts';
import { leaderboardOf, type Board } from './board.ts';
import { leaderboardPage } from './page.ts';
import { seedWords } from './words.ts';

const BUILD: Build = {
  harness: 'h1',
  tasks: 't1',
  simulator: 's1',
  world: 'w1',
  commit: { id: 'c'.repeat(40), modified: false },
};
const TASKS = ['notes/a', 'notes/b'];

/** A run of two tasks; marks of its tries, by task: 1 solved, 0 not, x lost, nothing still open. */
function runWith(id: string, marks: readonly [string, string], more: Partial<Plan> = {}, build = BUILD) {
  const tries = more.tries ?? 1;
  const results = marks.flatMap((of, task) =>
    [...of].map((mark, i) => {
      const seeds = more.seeds ?? [1];
      const at = {
        task: (more.tasks ?? TASKS)[task]!,
        seed: seeds[tries > 1 ? 0 : i]!,
        ...(tries > 1 ? { try: i + 1 } : {}),
      };
      return mark === 'x' ? lost(at) : mark === '1' ? success(at) : result(at);
    }),
  );
  const plan = { tasks: TASKS, seeds: [1], ...more };
  const planned = plan.tasks.length * plan.seeds.length * tries;
  const open = Array.from({ length: planned - results.length }, () => ({ task: TASKS[0]!, seed: 1 }));
  return makeReport({ ...runOf(id, results, plan), build, open }, null, registry);
}
const brief = ({ entries }: Board) => entries.map(({ run, rank, pass1 }) => [run, rank, pass1]);

describe('a leaderboard', () => {
  it('ranks by pass@1 averaged over instances; equal shares rank alike', () => {
    const { boards } = leaderboardOf(
      [
        runWith('half', ['10', '10'], { tries: 2 }),
        runWith('best', ['11', '10'], { tries: 2 }),
        runWith('also', ['11', '00'], { tries: 2 }),
      ],
      {},
    );
    expect(boards).toHaveLength(1);
    expect(brief(boards[0]!)).toEqual([
      ['best', 1, 0.75],
      ['also', 2, 0.5],
      ['half', 2, 0.5],
    ]);
    // also: pass@2 = (1 + 0) / 2, pass^2 the same; half: pass@2 = 1, pass^2 = 0.
    expect(boards[0]!.entries.map(e => [e.passK?.k, e.passK?.any, e.passK?.all])).toEqual([
      [2, 1, 0.5],
      [2, 0.5, 0.5],
      [2, 1, 0],
    ]);
    expect(boards[0]!.entries.map(e => e.toFirst?.difference ?? null)).toEqual([null, -0.25, -0.25]);
  });

  it('leaves out what infrastructure lost, and does not rank what is not finished', () => {
    const { boards } = leaderboardOf([runWith('lossy', ['1', 'x']), runWith('unfinished', ['1', ''])], {});
    expect(brief(boards[0]!)).toEqual([
      ['lossy', 1, 1],
      ['unfinished', null, 1],
    ]);
    expect(boards[0]!.entries[0]).toMatchObject({ judged: 1, lost: 1, open: 0 });
  });

  it('never ranks other versions, tasks, seeds or languages together, and says why', () => {
    const { boards } = leaderboardOf(
      [
        runWith('one', ['1', '1']),
        runWith('two', ['1', '0']),
        runWith('newer', ['1', '1'], {}, { ...BUILD, tasks: 't2' }),
        runWith('fewer', ['1', ''], { tasks: ['notes/a'] }),
        runWith('seeds', ['1', '1'], { seeds: [2] }),
        runWith('chinese', ['1', '1'], { language: 'zh' }),
        runWith('silent', ['1', '1'], {}, null as never),
      ],
      { mini: TASKS },
    );
    expect(boards.map(({ entries, apart }) => [entries.map(e => e.run), apart])).toEqual([
      [['one', 'two'], []],
      [['newer'], [expect.stringContaining('task set (t2 and t1)')]],
      [['fewer'], [expect.stringContaining('1 here and 2 in the first table, 1 of them in both')]],
      [['seeds'], [expect.stringContaining('seeds are others')]],
      [['chinese'], [expect.stringContaining('language')]],
      [['silent'], [expect.stringContaining('silent does not say')]],
    ]);
    expect(boards[0]!.splits).toEqual(['mini']);
    expect(boards[2]!.splits).toEqual([]);
  });

  it('tells success on train and test apart', () => {
    const { boards } = leaderboardOf([runWith('one', ['1', '0'])], { train: ['notes/a'], test: ['notes/b'] });
    expect(boards[0]!.entries[0]!.splits).toEqual([
      { split: 'train', judged: 1, success: 1 },
      { split: 'test', judged: 1, success: 0 },
    ]);
  });

  it('keeps settings as run.json has them, without address and prices', () => {
    const llm = {
      url: 'http://inner.host/v1',
      model: 'm-1',
      temperature: 0.7,
      priceIn: 1,
      priceOut: 2,
      extra: { seed: 7 },
    };
    const { boards } = leaderboardOf([runWith('one', ['1', '0'], { agent: 'llm', llm })], {});
    expect(boards[0]!.entries[0]).toMatchObject({ model: 'm-1', settings: { temperature: 0.7, seed: 7 } });
    const page = leaderboardPage({ boards });
    expect(page).toContain('m-1');
    expect(page).not.toContain('inner.host');
  });
});

it('the page has no script, escapes what runs say, and names the versions', () => {
  const page = leaderboardPage(leaderboardOf([runWith('<b>', ['1', '0'])], {}));
  expect(page).not.toMatch(/<script|<b>|javascript:/);
  expect(page).toContain('&lt;b&gt;');
  expect(page).toContain('task set <code>t1</code>');
  expect(page).toContain("default-src 'none'");
});

it('seeds are written as ranges', () => {
  expect([seedWords([1, 2, 3, 7, 9, 8]), seedWords([4]), seedWords([])]).toEqual(['1–3, 7–9', '4', '']);
});
