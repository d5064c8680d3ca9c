import { describe, expect, it } from 'vitest';
import type { Build } from '../../../src/protocol/wire/versions.ts';
import { registry, runOf, success } from './fixture.ts';
import { makeReport } from './report.ts';
import { tablesOf } from './tables.ts';
import { buildLine, incomparable, mixedBuilds } from './versions.ts';

const build = (over: Partial<Build> = {}): Build => ({
  harness: 'h'.repeat(12),
  tasks: 't'.repeat(12),
  simulator: 's'.repeat(12),
  world: 'w'.repeat(12),
  commit: { id: 'c'.repeat(40), modified: false },
  ...over,
});
const run = (id: string, of: Build | null) => ({ ...runOf(id, [success()]), build: of });

describe('two runs', () => {
  it('are comparable where all four are the same, whatever the commit', () => {
    expect(incomparable(run('a', build()), run('b', build({ commit: null })))).toBeNull();
  });
  it('that differ say in which of the four', () => {
    const other = build({ tasks: 'u'.repeat(12), world: 'v'.repeat(12) });
    expect(incomparable(run('a', build()), run('b', other))).toBe(
      'Their verdicts are not comparable as they stand: the runs differ in task set (tttttttttttt and uuuuuuuuuuuu) and world data (wwwwwwwwwwww and vvvvvvvvvvvv).',
    );
  });
  it('of which one does not say are not known to be comparable', () => {
    expect(incomparable(run('a', null), run('b', build()))).toMatch(/not known: a does not say/);
  });
  it('are warned of in the report that compares them', () => {
    const report = makeReport(run('a', build()), run('b', build({ harness: 'g'.repeat(12) })), registry);
    expect(tablesOf(report)).toContain(
      'Their verdicts are not comparable as they stand: the runs differ in harness (hhhhhhhhhhhh and gggggggggggg).',
    );
    const same = makeReport(run('a', build()), run('b', build()), registry);
    expect(tablesOf(same).join()).not.toContain('comparable');
  });
});

describe('one run', () => {
  it('names its build', () => {
    expect(buildLine(build({ commit: { id: 'c'.repeat(40), modified: true } }))).toBe(
      'Played with commit cccccccccccc with changes, harness hhhhhhhhhhhh, task set tttttttttttt, simulator ssssssssssss, world data wwwwwwwwwwww',
    );
    expect(tablesOf(makeReport(run('a', null), null, registry))).toContain(
      'It is not known with which versions it was played: run.json does not name them.',
    );
  });
  it('that another build continued says so, unless verdicts do not depend on what differs', () => {
    const before = { build: build({ simulator: 'r'.repeat(12) }), until: 1 };
    expect(mixedBuilds({ build: build(), builtBefore: [before] })).toEqual([
      'Its first leg was played with another simulator (rrrrrrrrrrrr and ssssssssssss): its verdicts are not all comparable.',
    ]);
    expect(
      mixedBuilds({ build: build(), builtBefore: [{ build: build({ commit: null }), until: 2 }] }),
    ).toEqual([]);
    expect(mixedBuilds({ build: build(), builtBefore: [{ build: null, until: 2 }] })[0]).toMatch(
      /^Its first 2 legs were/,
    );
  });
});
