import { expect, test } from 'vitest';
import { countedIn, summaryOf } from './checks.ts';

test('the last line says what passed and failed, with counts and seconds', () => {
  const types = { name: 'types', ok: true, seconds: 8.2, counted: '' };
  const tests = { name: 'tests', ok: true, seconds: 41, counted: '912 tests' };
  expect(summaryOf([types, tests])).toBe('Passed: types (8 s), tests (912 tests, 41 s).');
  expect(summaryOf([types, { ...tests, ok: false, counted: '' }])).toBe(
    'Failed: tests (41 s). Passed: types (8 s).',
  );
});

test('tests are counted as vitest says, with its colours', () => {
  expect(countedIn('\u001b[2m Tests \u001b[22m \u001b[1m\u001b[32m48 passed\u001b[39m (48)')).toBe(
    '48 tests',
  );
  expect(countedIn('Tests  1 failed | 950 passed (951)')).toBe('950 tests');
  expect(countedIn('Found 0 warnings')).toBe('');
});
