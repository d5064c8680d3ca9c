import { beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from '../../apps/catalogue.ts';
import { checkInstance, checkTemplate } from './conformance.ts';
import { testWorld } from './fixture.ts';
import { budgetOf } from './instance.ts';
import { splits, tasks } from './registry.ts';

let world: Phone;
beforeAll(async () => { world = await testWorld(); });

/** Everything that conformance can say without a renderer; `tapworld check` does the rest through the screen. */
describe.each([...tasks.values()].map(t => [t.id, t] as const))('%s', (_, task) => {
  it('is well formed, has instances enough, and its twin', () => {
    expect(checkTemplate(world, task, tasks)).toEqual([]);
  });
  it('starts unsatisfied, gives nothing for nothing, refuses what is wrong and accepts what is right, on five seeds', () => {
    expect([1, 2, 3, 4, 5].flatMap(seed => checkInstance(world, task, seed))).toEqual([]);
  });
});

it('splits name templates that exist, once', () => {
  for (const [name, ids] of Object.entries(splits)) {
    expect(ids.filter(id => !tasks.has(id)), name).toEqual([]);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
  expect(splits['test']!.filter(id => splits['train']!.includes(id))).toEqual([]);
});

/** Mechanisms of TASKS.md by their tags: what a smoke run has to touch. */
const MECHANISMS = ['answer-sheet', 'arithmetic', 'ask-user', 'clean-up', 'clock', 'comparison', 'condition', 'create', 'cross-app', 'date-picker', 'delete', 'disambiguation', 'edit', 'filter', 'impossible', 'message', 'multi-step', 'namesakes', 'newest', 'permission', 'query', 'recurrence', 'repetition', 'schedule', 'search', 'slider', 'toggle', 'transcription', 'transfer', 'twin', 'wait'];

it('every template is in test or in train, and mini has 24 that cover every app, kind, level and mechanism', () => {
  const all = [...tasks.values()];
  expect([...splits['test']!, ...splits['train']!].sort()).toEqual(all.map(t => t.id).sort());
  const mini = splits['mini']!.map(id => tasks.get(id)!);
  expect(mini).toHaveLength(24);
  const of = (list: readonly { id: string; kind: string; tags: readonly string[] }[]) => new Set(list.flatMap(t => [`suite ${t.id.split('/')[0]}`, `kind ${t.kind}`, `level ${budgetOf(tasks.get(t.id)!).level}`, ...t.tags.filter(tag => MECHANISMS.includes(tag))]));
  expect([...of(all)].filter(what => !of(mini).has(what))).toEqual([]);
});

it('there are five templates an app, fourteen that need several, three impossible ones with a twin, two that ask and two that wait', () => {
  const all = [...tasks.values()];
  const needs = (id: string) => new Set([...budgetOf(tasks.get(id)!).apps, ...(id.startsWith('cross/') ? [] : [id.split('/')[0]!])]);
  for (const app of ['calendar', 'chat', 'clock', 'contacts', 'messages', 'notes', 'phone', 'settings']) expect(all.filter(t => needs(t.id).has(app)).length, app).toBeGreaterThanOrEqual(5);
  expect(all.filter(t => t.spec.answer).length).toBeGreaterThanOrEqual(5);
  expect(all.filter(t => t.id.startsWith('cross/')).length).toBeGreaterThanOrEqual(14);
  expect(all.filter(t => t.kind === 'impossible' && t.spec.twin && tasks.has(t.spec.twin)).length).toBeGreaterThanOrEqual(3);
  for (const tag of ['ask-user', 'clock']) expect(all.filter(t => t.tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(2);
  for (const { id, spec } of all) expect([spec.ask.en.length >= 2, spec.ask.zh.length >= 1], id).toEqual([true, true]);
});
