import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PREFIX, QUEUE } from '../../bench/queue/job.ts';
import { AFTER_DRAIN_S, DEPLOY, envNames, filesOf, optionsOf, portOf, variablesOf, yamlOf } from './files.ts';

const kustomizations = filesOf('kustomization.yaml');
const manifests = filesOf('.yaml').filter(
  path => path.startsWith('kubernetes/') && !kustomizations.includes(path),
);
const objects = manifests.flatMap(yamlOf);
const named = (kind: string, name: string) =>
  objects.find(each => each.kind === kind && each.metadata.name === name);
const workloads = objects.filter(({ kind }) => kind === 'StatefulSet' || kind === 'Deployment');
const podsOf = (selector: Record<string, string>) =>
  workloads.filter(({ spec }) =>
    Object.entries(selector).every(([key, value]) => spec.template.metadata.labels[key] === value),
  );
const byName = (found: any[]) => found.map(each => [each.metadata.name as string, each] as const);
const isOurs = ({ spec }: any) => spec.template.spec.containers[0].image.startsWith('tapworld:');
/** Values of a container’s variables that its manifest says. */
const valuesOf = ({ env }: { env: { name: string; value?: string }[] }) =>
  Object.fromEntries(env.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
const secretKeys = envNames('kubernetes/trial/example.env');
const [[compose]] = [yamlOf('compose.yaml')];

describe.each(kustomizations)('%s', path => {
  const [kustomization] = yamlOf(path);
  const folder = join(path, '..');

  it('names every file of its folder, and folders that exist', () => {
    const { resources = [], components = [] } = kustomization;
    const here = readdirSync(join(DEPLOY, folder)).filter(
      file => file.endsWith('.yaml') && file !== 'kustomization.yaml',
    );
    expect(resources.filter((each: string) => !each.startsWith('..')).sort()).toEqual(here.sort());
    const others = [...resources, ...components].filter((each: string) => each.startsWith('..'));
    for (const other of others) expect(kustomizations).toContain(join(folder, other, 'kustomization.yaml'));
  });
});

describe.each(byName(workloads))('%s', (_, { kind, spec }) => {
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const env = container.env as { name: string; value?: string; valueFrom?: any }[];

  it('selects its own pods', () => {
    expect(podsOf(spec.selector.matchLabels).map(each => each.kind)).toEqual([kind]);
  });

  it('runs as somebody who is not root, with what it needs and no more', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Object.keys(container.resources.requests).sort()).toEqual(['cpu', 'memory']);
    expect(container.resources.limits.memory).toBeDefined();
  });

  it('knows its variables, secrets and volumes', () => {
    const names = env.map(({ name }) => name);
    expect(variablesOf(container.args).filter(name => !names.includes(name))).toEqual([]);
    // A value may have variables that stand before it.
    for (const [i, { value = '' }] of env.entries())
      expect(variablesOf([value]).filter(name => !names.slice(0, i).includes(name))).toEqual([]);
    for (const { valueFrom } of env) {
      const { name = 'tapworld', key, optional } = valueFrom?.secretKeyRef ?? {};
      expect(name).toBe('tapworld');
      if (key !== undefined && !optional) expect(secretKeys).toContain(key);
    }
    const volumes = [
      ...(pod.volumes ?? []),
      ...(spec.volumeClaimTemplates ?? []).map((c: any) => c.metadata),
    ];
    const known = volumes.map(({ name }: { name: string }) => name).sort();
    expect(container.volumeMounts.map((mount: { name: string }) => mount.name).sort()).toEqual(known);
    for (const { persistentVolumeClaim: claim } of pod.volumes ?? [])
      if (claim) expect(named('PersistentVolumeClaim', claim.claimName)).toBeDefined();
  });
});

describe.each(byName(workloads.filter(isOurs)))('%s', (_, { spec }) => {
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const options = optionsOf(container.args, valuesOf(container), valuesOf(container));

  it('is of the image that compose builds, and is asked where it answers', () => {
    expect(container.image).toBe(compose.services.gateway.image);
    const [port] = container.ports;
    expect(port.containerPort).toBe(portOf(options));
    // Nobody calls a worker, and so none waits until it is ready.
    const readiness = container.args[0] === 'worker' ? [] : [['readinessProbe', '/ready']];
    for (const [probe, path] of [['startupProbe', '/health'], ['livenessProbe', '/health'], ...readiness])
      expect(container[probe!].httpGet).toEqual({ path, port: port.name });
  });

  it('has the time that it needs to stop', () => {
    const { drainTimeout = 0 } = options;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainTimeout + AFTER_DRAIN_S);
  });
});

it('cells have the names and addresses that their Service gives them', () => {
  const { spec } = named('StatefulSet', 'tapworld-cell');
  const service = named('Service', spec.serviceName);
  expect(service.spec).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true });
  const { args, env } = spec.template.spec.containers[0];
  const { port } = service.spec.ports[0];
  expect(args).toContain('--cell=$(POD_NAME)');
  expect(args).toContain(`--cell-url=http://$(POD_NAME).${spec.serviceName}:${port}`);
  expect(env).toContainEqual({ name: 'POD_NAME', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } });
  // A name of a pod is a name of a cell.
  expect('tapworld-cell-0').toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/);
});

it('Services, budgets and monitors find pods, and ports that those have', () => {
  const selecting = objects.filter(({ spec }) => spec?.selector && !spec.template);
  expect(selecting.length).toBeGreaterThan(6);
  for (const { kind, spec } of selecting) {
    const found = podsOf(spec.selector.matchLabels ?? spec.selector);
    expect(found).toHaveLength(1);
    const ports = found[0].spec.template.spec.containers[0].ports.map(({ name }: { name: string }) => name);
    if (kind === 'Service') expect(ports).toContain(spec.ports[0].targetPort);
    if (kind === 'PodMonitor') expect(ports).toContain(spec.podMetricsEndpoints[0].port);
  }
});

it('Redis is that of compose, and is where its clients look for it', () => {
  const [redis] = named('StatefulSet', 'tapworld-redis').spec.template.spec.containers;
  expect(redis.image).toBe(compose.services.redis.image);
  const { port } = named('Service', 'tapworld-redis').spec.ports[0];
  for (const { spec } of workloads) {
    const urls = spec.template.spec.containers[0].env.filter(({ name }: { name: string }) =>
      ['TAPWORLD_STORE', 'TAPWORLD_QUEUE'].includes(name),
    );
    for (const url of urls) expect(url.value).toBe(`redis://:$(REDIS_PASSWORD)@tapworld-redis:${port}`);
  }
});

it('what grows with the load names things that exist', () => {
  const cells = named('HorizontalPodAutoscaler', 'tapworld-cell').spec.scaleTargetRef;
  expect(named(cells.kind, cells.name)).toBeDefined();
  const { scaleTargetRef, triggers } = named('ScaledObject', 'tapworld-worker').spec;
  expect(named('Deployment', scaleTargetRef.name)).toBeDefined();
  const [{ metadata, authenticationRef }] = triggers;
  // Where BullMQ keeps jobs that wait.
  expect(metadata.listName).toBe(`${PREFIX}:${QUEUE}:wait`);
  const { secretTargetRef } = named('TriggerAuthentication', authenticationRef.name).spec;
  expect(secretKeys).toContain(secretTargetRef[0].key);
});
