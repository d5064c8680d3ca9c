import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AFTER_DRAIN_S, DEPLOY, envNames, optionsOf, portOf, PROBES, textOf, yamlOf } from './files.ts';

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
) as { version: string };
const [compose] = yamlOf('compose.yaml');
const services = Object.entries<any>(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('tapworld:'));
const cells = ours.filter(([, { command }]) => command[0] === 'serve');
const [prometheus] = yamlOf('prometheus/prometheus.yml');
/** The port of Redis, unless it is told another. */
const REDIS_PORT = '6379';

/** The options of a service, by its command line and its environment. */
const optionsIn = ({ command, environment }: { command: string[]; environment: Record<string, string> }) =>
  optionsOf(command, {}, environment);

describe.each(ours)('the service %s', (name, service) => {
  const options = optionsIn(service);

  it('is of this version, and is built of this repository', () => {
    expect(service.image).toBe(`tapworld:${version}`);
    expect(existsSync(join(DEPLOY, service.build.context, service.build.dockerfile))).toBe(true);
  });

  it('finds Redis, with the password that Redis asks for', () => {
    const url = (options.store ?? options.queue) as string;
    expect(url).toBe(`redis://:x@redis:${REDIS_PORT}`);
    expect(service.depends_on.redis).toEqual({ condition: 'service_healthy' });
  });

  it('is asked how it is where it answers', () => {
    const [kind, program, script, path, port = '8100'] = service.healthcheck.test as string[];
    expect([kind, program, script]).toEqual(['CMD', 'node', '/app/deploy/probe.mjs']);
    expect(PROBES).toContain(path);
    expect(Number(port)).toBe(portOf(options));
  });

  it('has the time that it needs to stop', () => {
    const grace = Number.parseInt(service.stop_grace_period, 10);
    expect(grace).toBeGreaterThanOrEqual((options.drainTimeout ?? 0) + AFTER_DRAIN_S);
  });
});

it.each(cells)(
  'the cell %s says where a gateway reaches it, and shares what phones refer to',
  (name, service) => {
    const { cellUrl, host, port, blobs } = optionsIn(service);
    expect(cellUrl).toBe(`http://${name}:${port}`);
    expect(host).toBe('0.0.0.0');
    expect(service.volumes).toEqual(['data:/data']);
    expect(blobs).toMatch(/^\/data\//);
  },
);

it('cells have names of their own, and everybody else waits for those that it needs', () => {
  const names = cells.map(
    ([, { command, environment }]) => optionsIn({ command, environment }).cell as string,
  );
  expect(names).toEqual(['a', 'b']);
  for (const [, { depends_on: needed = {} }] of services) {
    for (const [name, { condition }] of Object.entries<any>(needed)) {
      expect(condition).toBe('service_healthy');
      expect(compose.services[name].healthcheck).toBeDefined();
    }
  }
  expect(Object.keys(compose.services.gateway.depends_on).sort()).toEqual(['cell-a', 'cell-b', 'redis']);
});

it('Redis keeps what it is given', () => {
  expect(compose.services.redis.command.join(' ')).toContain(
    '--appendonly yes --appendfsync everysec --maxmemory-policy noeviction --requirepass ${REDIS_PASSWORD',
  );
});

it('variables without a default are in example.env', () => {
  const needed = [...textOf('compose.yaml').matchAll(/\$\{(\w+)(:-)?/g)].filter(([, , given]) => !given);
  expect([...new Set(needed.map(([, name]) => name))].sort()).toEqual(envNames('example.env').sort());
  expect(compose.secrets['tapworld-token'].environment).toBe('TAPWORLD_TOKEN');
});

it('files, volumes and secrets of services exist', () => {
  for (const [, { volumes = [], secrets = [] }] of services) {
    for (const volume of volumes as string[]) {
      const [source] = volume.split(':') as [string];
      if (source.startsWith('.')) expect(existsSync(join(DEPLOY, source)), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
  }
});

it('what only some need is behind a profile', () => {
  const behind = services.flatMap(([name, { profiles }]) => (profiles ? [`${name} ${profiles}`] : []));
  expect(behind.sort()).toEqual(['grafana observe', 'prometheus observe', 'worker worker']);
});

it('Prometheus reads every cell, gateway and worker', () => {
  const [ofCells, ofGateway, workers] = prometheus.scrape_configs;
  const addresses = cells.map(
    ([name, { command, environment }]) => `${name}:${optionsIn({ command, environment }).port}`,
  );
  expect(ofCells.static_configs[0].targets).toEqual(addresses);
  const [secret] = compose.services.prometheus.secrets;
  expect(ofCells.authorization.credentials_file).toBe(`/run/secrets/${secret}`);
  const { gateway } = compose.services;
  const atGateway = `gateway:${optionsIn(gateway).port}`;
  expect(ofGateway.static_configs[0].targets).toEqual([atGateway]);
  const [found] = workers.dns_sd_configs;
  expect(found.names).toEqual(['worker']);
  expect(found.port).toBe(optionsIn(compose.services.worker).metricsPort);
});

it('Grafana is given the dashboard and Prometheus', () => {
  const [sources] = yamlOf('grafana/provisioning/datasources/prometheus.yaml');
  expect(sources.datasources[0].url).toBe('http://prometheus:9090');
  const [dashboards] = yamlOf('grafana/provisioning/dashboards/tapworld.yaml');
  const { path } = dashboards.providers[0].options;
  expect(compose.services.grafana.volumes).toContain(`./grafana/tapworld.json:${path}/tapworld.json:ro`);
});
