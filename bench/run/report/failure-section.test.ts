import { expect, it } from 'vitest';
import { failureClasses } from '../failures/counts.ts';
import { failureHead, failureSection, failureTable } from './failure-section.ts';

const run = failureClasses([
  { reason: 'false_done' },
  { reason: 'loop' },
  { reason: 'loop' },
  { reason: 'infra_error' },
]);
const against = failureClasses([{ reason: 'gave_up' }, { reason: 'loop' }]);

it('shares are of the agent’s own failures, and what was lost stands apart', () => {
  expect(failureHead(run)).toBe(
    '3 episodes failed, each in one class. Beside them, in no rate: Infrastructure 1.',
  );
  expect(failureTable({ run, against: null }, ['new', null]).rows).toEqual([
    ['Loop', 2, '66.7 %'],
    ['False done', 1, '33.3 %'],
  ]);
  expect(failureHead(failureClasses([]))).toBe(
    '0 episodes failed, each in one class. None was lost to infrastructure.',
  );
});

it('two runs stand side by side, with classes that only one has', () => {
  expect(failureTable({ run, against }, ['new', 'old'])).toEqual({
    headings: ['why episodes failed', 'new', 'old', 'share'],
    rows: [
      ['Loop', 2, 1, '66.7 %'],
      ['False done', 1, 0, '33.3 %'],
      ['Gave up', 0, 1, '0.0 %'],
    ],
  });
  const section = failureSection({ run, against }).text;
  expect(section).toContain('<section id="failures">');
  expect(section.match(/<tr>/g)).toHaveLength(4);
});
