import { expect, it } from 'vitest';
import { findTask } from '../tasks/registry.ts';
import { benchmarkPage } from './benchmark-page.ts';

it('lists every template, and what failed', () => {
  const task = findTask('notes/create-note');
  const budget = { steps: 6, budget: 15, level: 2 as const, apps: ['chat', 'notes'] };
  const page = benchmarkPage(
    [
      { task, budget, failures: [] },
      {
        task: findTask('settings/join-wifi'),
        budget: undefined,
        failures: [{ task: 'settings/join-wifi', seed: 2, what: 'a | b\nc' }],
      },
    ],
    [1, 2],
  );
  expect(page).toContain('2 templates over 2 seeds each: 1 passed, 1 failed. 50 % need two apps or more.');
  expect(page).toContain(
    `| create-note | 2 | operate | chat, notes | 2 apps, 1 lookup | 6 | 15 | ${Object.keys(task.spec.nearMisses).length} | passed |`,
  );
  expect(page).toContain('| settings/join-wifi | 2 | a \\| b c |');
  expect(page).toMatch(/\| join-wifi \| – .* \*\*1 failed\*\* \|/);
});
