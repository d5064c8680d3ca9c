import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerRegistry } from '../../cli/worker-metrics.ts';
import { buildGateway } from '../../server/gateway/gateway.ts';
import { SILENT } from '../../server/log.ts';
import { familiesOf } from '../../server/testing/exposition.ts';
import { fixture, rule, type Fixture } from '../../server/testing/fake.ts';
import { SharedStore } from '../../server/testing/shared-store.ts';
import { filesOf, textOf, yamlOf } from './files.ts';

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
}
const dashboard = JSON.parse(textOf('grafana/tapworld.json')) as {
  panels: Panel[];
  templating: { list: { name: string; query: string | { query: string } }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const queries = panels.flatMap(({ title, targets }) => targets!.map(target => ({ title, ...target })));

/** Samples that a server with a store and a worker give, with the labels of each. */
const labelsOf = new Map<string, Set<string>>();
let f: Fixture;
/** What a gateway tells after a call that its cell answered, and one that it did not. */
async function metricsOfGateway(store: SharedStore): Promise<string> {
  const { fastify, context } = f.app;
  await context.persistence!.announce(await fastify.listen({ port: 0, host: '127.0.0.1' }));
  const gateway = await buildGateway({ store, log: SILENT });
  await gateway.inject('/v1/phones/a.none');
  fastify.server.closeAllConnections();
  await new Promise(resolve => fastify.server.close(resolve));
  await gateway.inject('/v1/phones/a.none');
  const { payload } = await gateway.inject('/metrics');
  await gateway.close();
  return payload.slice(0, payload.indexOf('# HELP process_'));
}

beforeAll(async () => {
  const store = new SharedStore(() => 0);
  f = await fixture({ store, cell: 'a' });
  await f.step(await f.phone(), rule('notes', 'create', { kind: 'plain' }));
  const episode = await f.post('/v1/episodes', { task: 'notes/create-note', seed: 1 });
  await f.post(`/v1/episodes/${episode.body.id}/step`, { action: { type: 'done' } });
  const worker = await workerRegistry(4, () => ({ active: 0, ended: 0, givenBack: 0 })).metrics();
  const text = `${(await f.get('/metrics')).text}${worker}${await metricsOfGateway(store)}`;
  for (const { samples } of familiesOf(text)) {
    for (const { name, labels } of samples) {
      const known = labelsOf.get(name) ?? new Set(['instance']);
      for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
      labelsOf.set(name, known);
    }
  }
});
afterAll(() => f.close());

const metricsOf = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:tapworld|process|nodejs)_\w+/g)].map(([name]) => name);

describe('the dashboard', () => {
  it('has a panel for everything that an operator asks first', () => {
    const shown = new Set(queries.flatMap(({ expr }) => metricsOf(expr)));
    const wanted = [
      'tapworld_steps_total',
      'tapworld_step_duration_seconds_bucket',
      'tapworld_renderer_busy_seconds_total',
      'tapworld_renderer_queue',
      'tapworld_renderer_retries_total',
      'tapworld_renderer_lost_total',
      'tapworld_sessions',
      'tapworld_phones',
      'tapworld_episode_outcomes_total',
      'tapworld_phones_expired_total',
      'tapworld_step_cache_hits_total',
      'tapworld_blob_bytes',
      'tapworld_store_writes_total',
      'tapworld_store_failures_total',
      'tapworld_store_behind',
      'tapworld_store_taken_total',
      'tapworld_http_request_duration_seconds_bucket',
      'tapworld_http_requests_total',
      'process_resident_memory_bytes',
    ];
    expect(wanted.filter(name => !shown.has(name))).toEqual([]);
  });

  it('names metrics and labels that a server or a worker has', () => {
    expect(queries.length).toBeGreaterThan(30);
    for (const { title, expr, legendFormat } of queries) {
      const names = metricsOf(expr);
      expect(names.length, title).toBeGreaterThan(0);
      expect(
        names.filter(name => !labelsOf.has(name)),
        title,
      ).toEqual([]);
      const [, by = 'instance'] = /\bby \(([^)]+)\)/.exec(expr) ?? [];
      const grouped = by.split(', ');
      const [first] = names;
      for (const label of grouped) expect([...labelsOf.get(first!)!], title).toContain(label);
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(grouped, title).toContain(label);
    }
  });

  it('takes the rate of counters, and of nothing else', () => {
    for (const { title, expr } of queries) {
      for (const name of metricsOf(expr)) {
        const isRate = new RegExp(`(?:rate|increase)\\(${name}\\{`).test(expr);
        expect(isRate, `${title}: ${name}`).toBe(/_(total|bucket)$/.test(name));
      }
    }
  });

  it('has queries with all their brackets', () => {
    for (const { title, expr } of queries)
      for (const [open, close] of ['()', '{}', '[]'])
        expect(expr.split(open!).length, title).toBe(expr.split(close!).length);
  });

  it('has panels that lie beside each other, with ids of their own', () => {
    const { panels: all } = dashboard;
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { gridPos: a, id } of all)
      for (const { gridPos: b, id: other } of all)
        if (id < other)
          expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    expect(all.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it('has the variables that it uses', () => {
    const used = [...textOf('grafana/tapworld.json').matchAll(/\$\{?(\w+)/g)].map(([, name]) => name!);
    const known = dashboard.templating.list.map(({ name }) => name);
    expect([...new Set(used)].filter(name => !name.startsWith('__') && !known.includes(name))).toEqual([]);
  });
});

it('cells grow by a metric that they have', () => {
  const [cells] = yamlOf('kubernetes/autoscaling/cells.yaml');
  const [{ pods }] = cells.spec.metrics;
  expect([...labelsOf.keys()]).toContain(pods.metric.name);
});

it('every JSON and YAML file under deploy/ parses', () => {
  expect(filesOf('.json')).toContain('grafana/tapworld.json');
  for (const path of filesOf('.json')) expect(() => JSON.parse(textOf(path))).not.toThrow();
  for (const path of filesOf('.yaml', '.yml')) expect(yamlOf(path).length, path).toBeGreaterThan(0);
});
