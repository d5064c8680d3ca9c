import { beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from '../../apps/catalogue.ts';
import { checkInstance, checkTemplate } from './conformance.ts';
import { testWorld } from './fixture.ts';
import { seedsOn } from './generalise.ts';
import { budgetOf } from './instance.ts';
import { splits, tasks } from './registry.ts';

let world: Phone;
beforeAll(async () => {
  world = await testWorld();
});

/** The command checks five seeds of each; so does `TAPWORLD_ALL=1` here. CI has the command check the first. */
const SEEDS = process.env['TAPWORLD_ALL'] ? [1, 2, 3, 4, 5] : [2];

/** Everything that conformance can say without a renderer; `tapworld check` does the rest through the screen. */
describe.each([...tasks.values()].map(t => [t.id, t] as const))('%s', (_, task) => {
  it('is well formed, has instances enough, and its twin', async () => {
    expect(await checkTemplate(world, task, tasks)).toEqual([]);
  });
  it('starts unsatisfied, gives nothing for nothing, refuses what is wrong and accepts what is right', () => {
    expect(SEEDS.flatMap(seed => checkInstance(world, task, seed))).toEqual([]);
  });
});

it('splits name templates that exist, once', () => {
  for (const [name, ids] of Object.entries(splits)) {
    expect(
      ids.filter(id => !tasks.has(id)),
      name,
    ).toEqual([]);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
  expect(splits['test']!.filter(id => splits['train']!.includes(id))).toEqual([]);
});

describe('how far a policy carries what it learned', () => {
  const of = (name: string) => splits[name]!.map(id => tasks.get(id)!);
  const apps = (name: string) => new Set(of(name).flatMap(t => [t.suite, ...budgetOf(t).apps]));

  it('trains on templates of train, and tests on none of them but by their other instances', () => {
    expect(splits['seen']!.every(id => splits['train']!.includes(id))).toBe(true);
    expect(splits['by-instance']).toEqual(splits['seen']);
    for (const name of ['by-template', 'by-app'])
      expect(
        splits[name]!.filter(id => splits['seen']!.includes(id)),
        name,
      ).toEqual([]);
    expect(splits['by-template']!.filter(id => splits['by-app']!.includes(id))).toEqual([]);
    for (const [name, least] of [
      ['seen', 80],
      ['by-template', 80],
      ['by-app', 40],
    ] as const)
      expect(splits[name]!.length, name).toBeGreaterThanOrEqual(least);
  });
  it('knows every app of by-template from training, and none that is held out', () => {
    const [known, held] = [apps('seen'), ['expenses', 'maps', 'recipes', 'recorder']];
    expect([...apps('by-template')].filter(app => !known.has(app))).toEqual([]);
    expect(held.filter(app => known.has(app))).toEqual([]);
    for (const t of of('by-app'))
      expect(
        held.some(app => t.suite === app || budgetOf(t).apps.includes(app)),
        t.id,
      ).toBe(true);
    for (const app of held)
      expect(of('by-app').filter(t => t.suite === app).length, app).toBeGreaterThanOrEqual(10);
  });
  it('tests no template whose twin it was trained on', () => {
    expect(
      of('by-template')
        .filter(t => t.spec.twin && splits['seen']!.includes(t.spec.twin))
        .map(t => t.id),
    ).toEqual([]);
    expect(
      of('seen')
        .filter(t => t.spec.twin && splits['by-template']!.includes(t.spec.twin))
        .map(t => t.id),
    ).toEqual([]);
  });
  it('has instances of both sides for every template that it trains on, which share no parameters', () => {
    for (const t of of('seen')) {
      const asked = (side: 'train' | 'test', count: number) =>
        seedsOn(world, t, side, count).map(seed => JSON.stringify(t.params.draw(world, seed, t.origin)));
      const [train, test] = [new Set(asked('train', 20)), asked('test', 5)];
      expect([train.size > 5, test.length], t.id).toEqual([true, 5]);
      expect(
        test.filter(p => train.has(p)),
        t.id,
      ).toEqual([]);
    }
    const first = of('seen')[0]!;
    expect(seedsOn(world, first, 'test', 3, 1_000).every(seed => seed >= 1_000)).toBe(true);
    expect([...seedsOn(world, first, 'train', 12), ...seedsOn(world, first, 'test', 3)].length).toBe(15);
  });
});

/** Mechanisms by their tags: what a smoke run has to touch. */
const MECHANISMS = [
  'answer-sheet',
  'arithmetic',
  'ask-user',
  'clean-up',
  'clock',
  'comparison',
  'condition',
  'create',
  'cross-app',
  'date-picker',
  'delete',
  'disambiguation',
  'edit',
  'filter',
  'impossible',
  'message',
  'multi-step',
  'namesakes',
  'newest',
  'permission',
  'query',
  'recurrence',
  'repetition',
  'schedule',
  'search',
  'slider',
  'toggle',
  'transcription',
  'transfer',
  'twin',
  'wait',
];

it('every template is in test or in train, and mini has 24 that cover every app, kind, level and mechanism', () => {
  const all = [...tasks.values()];
  expect([...splits['test']!, ...splits['train']!].sort()).toEqual(all.map(t => t.id).sort());
  const mini = splits['mini']!.map(id => tasks.get(id)!);
  expect(mini).toHaveLength(24);
  const of = (list: readonly { id: string; kind: string; tags: readonly string[] }[]) =>
    new Set(
      list.flatMap(t => [
        ...budgetOf(tasks.get(t.id)!)
          .apps.filter(app => app !== 'answers')
          .map(app => `app ${app}`),
        `kind ${t.kind}`,
        `level ${budgetOf(tasks.get(t.id)!).level}`,
        ...t.tags.filter(tag => MECHANISMS.includes(tag)),
      ]),
    );
  expect([...of(all)].filter(what => !of(mini).has(what))).toEqual([]);
});

it('there are five templates an app, fourteen that need several, three impossible ones with a twin, two that ask and two that wait', () => {
  const all = [...tasks.values()];
  const needs = (id: string) =>
    new Set([...budgetOf(tasks.get(id)!).apps, ...(id.startsWith('cross/') ? [] : [id.split('/')[0]!])]);
  for (const app of ['calendar', 'chat', 'clock', 'contacts', 'messages', 'notes', 'phone', 'settings'])
    expect(all.filter(t => needs(t.id).has(app)).length, app).toBeGreaterThanOrEqual(5);
  expect(all.filter(t => t.spec.answer).length).toBeGreaterThanOrEqual(5);
  expect(all.filter(t => t.id.startsWith('cross/')).length).toBeGreaterThanOrEqual(14);
  expect(
    all.filter(t => t.kind === 'impossible' && t.spec.twin && tasks.has(t.spec.twin)).length,
  ).toBeGreaterThanOrEqual(3);
  for (const tag of ['ask-user', 'clock'])
    expect(all.filter(t => t.tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(2);
  for (const { id, spec } of all)
    expect([spec.ask.en.length >= 2, spec.ask.zh.length >= 1], id).toEqual([true, true]);
});
