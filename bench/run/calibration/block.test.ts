import { describe, expect, it } from 'vitest';
import { episodes, lost, result, success } from '../report/fixture.ts';
import { benchmarkPage } from '../benchmark-page.ts';
import { blockIn, calibrationBlock, withBlock } from './block.ts';
import { calibratedOf, POLICIES, type Calibration } from './calibration.ts';

const [nothing] = POLICIES;
const calibration: Calibration = {
  of: 'Split test',
  tasks: 2,
  seeds: [1, 2],
  build: null,
  policies: [
    calibratedOf(
      nothing,
      episodes([
        success({ task: 'notes/a', steps: 3 }),
        result({ task: 'notes/a', seed: 2, steps: 1 }),
        result({ task: 'notes/b', steps: 2 }),
        lost({ task: 'notes/b', seed: 2 }),
      ]),
      0,
    ),
  ],
};

it('figures are over judged episodes, as worked by hand', () => {
  const [found] = calibration.policies;
  expect(found).toMatchObject({ policy: 'nothing', judged: 3, lost: 1, open: 0 });
  expect(found!.success.value).toBeCloseTo(1 / 3, 12);
  expect(found!.falseDone.value).toBeCloseTo(2 / 3, 12);
  expect(found!.steps).toEqual({ value: 2, interval: null });
});

describe('the block of docs/benchmark.md', () => {
  const page = benchmarkPage([], [1]);
  const block = calibrationBlock(calibration);

  it('stands before the list of templates, and takes the place of its own', () => {
    const once = withBlock(page, block)!;
    expect(once.indexOf('## Floors and ceiling')).toBeGreaterThan(0);
    expect(once.indexOf('## Floors and ceiling')).toBeLessThan(once.indexOf('\n## Templates\n'));
    expect(withBlock(once, block)).toBe(once);
    const other = calibrationBlock({ ...calibration, of: 'Split $& train' });
    const twice = withBlock(once, other)!;
    expect(twice).toContain('Split $& train');
    expect(twice).not.toContain('Split test');
    expect(withBlock(twice, block)).toBe(once);
  });

  it('is found again, so that a page that is written anew keeps it', () => {
    const once = withBlock(page, block)!;
    expect(blockIn(once)).toBe(block);
    expect(withBlock(page, blockIn(once)!)).toBe(once);
    expect(blockIn(page)).toBeNull();
    expect(withBlock('# Another page\n', block)).toBeNull();
  });

  it('has a row for each policy with its interval', () => {
    expect(block).toMatch(
      /\| does nothing \| 33\.3 % \(\d+\.\d – \d+\.\d %\) \| .* \| 2\.0 \| 3 \(1 lost\) \|/,
    );
    expect(block).toContain('Split test: 2 tasks, seeds 1–2, at least 3 judged episodes of each policy');
  });
});
