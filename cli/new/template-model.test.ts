import { expect, it } from 'vitest';
import { tasks } from '../../bench/tasks/registry.ts';
import { findModel } from './template-model.ts';

it.each(['query', 'impossible'] as const)('a suite with a template of kind %s has one to copy', kind => {
  const suites = new Set([...tasks.values()].filter(task => task.kind === kind).map(({ suite }) => suite));
  expect(suites).toContain('todo');
  for (const suite of suites) expect(findModel(suite, kind)?.task.suite, suite).toBe(suite);
});
