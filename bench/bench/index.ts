import * as latency from './latency.ts';
import { collector } from './collector.ts';
import { logicalPhones, openEnvSessions } from './crowd.ts';
import { fleet, FLEET_FIGURES, FLEETS } from './fleet.ts';
import { group } from './group.ts';
import type { Lab } from './lab.ts';
import { elementsOnly, logicalPhoneMemory, phones, renderer } from './loads.ts';
import { store, STORE_FIGURES } from './store.ts';
import { wall } from './wall.ts';
import { bundleKb, expectationMs, judgeMs, mutantsPerSecond } from './pure.ts';

export type { Lab, LabServer, LabServerOptions, PartCosts, StudioPage } from './lab.ts';

/** A figure by its path in the document, such as `stepsPerSecond.n16`. */
export type Figures = Record<string, number>;

export interface Limit {
  /** The worst acceptable value, and the value to reach. */
  floor?: number;
  goal?: number;
  better: 'less' | 'more';
}

/** Limits of what a simulation gives for each size of a fleet: there are none. */
const simulated = (figure: string, better: Limit['better']): Record<string, Limit> =>
  Object.fromEntries(FLEETS.map(cells => [`${figure}${cells}`, { better }]));

/** The floor and goal of each figure, in the order of the report. */
export const limits: Record<string, Limit> = {
  coldMs: { floor: 150, goal: 120, better: 'less' },
  logicalPhoneMs: { floor: 2, goal: 2, better: 'less' },
  resetMs: { floor: 20, goal: 15, better: 'less' },
  forkMs: { floor: 1, goal: 1, better: 'less' },
  restoreMs: { floor: 15, goal: 10, better: 'less' },
  stepMs: { floor: 100, goal: 75, better: 'less' },
  'stepsPerSecond.n16': { floor: 14, goal: 20, better: 'more' },
  'stepsPerSecond.n256': { floor: 12, goal: 20, better: 'more' },
  'stepsPerSecond.elementsOnly': { floor: 60, goal: 150, better: 'more' },
  'stepsPerSecond.group': { floor: 60, goal: 100, better: 'more' },
  cachedStepMs: { floor: 2, goal: 1, better: 'less' },
  'mbPerRenderer.used': { floor: 80, goal: 60, better: 'less' },
  'mbPerRenderer.afterGc': { floor: 55, goal: 35, better: 'less' },
  mb256: { floor: 1_500, goal: 1_000, better: 'less' },
  mbPerLogicalPhone: { floor: 0.1, goal: 0.1, better: 'less' },
  judgeMs: { floor: 0.2, goal: 0.2, better: 'less' },
  expectationMs: { floor: 1, goal: 1, better: 'less' },
  mutantsPerSecond: { floor: 10_000, goal: 10_000, better: 'more' },
  bundleKb: { goal: 150, better: 'less' },
  wallFrameMs: { floor: 50, goal: 50, better: 'less' },
  wallStepsShare: { floor: 0.9, goal: 0.9, better: 'more' },
  'store.lmdbMs': { floor: 2, goal: 2, better: 'less' },
  'store.redisMs': { floor: 4, goal: 4, better: 'less' },
  'store.lmdbDurableMs': { better: 'less' },
  'store.redisDurableMs': { better: 'less' },
  'crowd.phonesMb': { floor: 24_000, goal: 24_000, better: 'less' },
  'crowd.phonesStepsPerSecond': { better: 'more' },
  'crowd.phonesP50Ms': { better: 'less' },
  'crowd.phonesP99Ms': { better: 'less' },
  'crowd.sessionsMb': { better: 'less' },
  'crowd.sessionsStepsPerSecond': { better: 'more' },
  'crowd.sessionsP50Ms': { better: 'less' },
  'crowd.sessionsP99Ms': { better: 'less' },
  'fleet.gatewayCallsPerSecond': { better: 'more' },
  'fleet.storeWritesPerSecond': { better: 'more' },
  'fleet.jobsPerSecond': { better: 'more' },
  'fleet.cellStepsPerSecond': { better: 'more' },
  ...simulated('fleet.stepsPerSecond', 'more'),
  ...simulated('fleet.p95Ms', 'less'),
  'fleet.cellsPerGateway': { better: 'more' },
  'fleet.cellsPerStore': { better: 'more' },
  'fleet.cellsPerQueue': { better: 'more' },
  'collector.busy': { floor: 0.8, goal: 0.8, better: 'more' },
  'collector.wanted': { better: 'more' },
  'collector.episodesPerMinute': { better: 'more' },
  'collector.stepsPerSecond': { better: 'more' },
  'collector.staleness': { better: 'less' },
  'collector.lockstepBusy': { better: 'more' },
  'collector.lockstepEpisodesPerMinute': { better: 'more' },
  'collector.lockstepStepsPerSecond': { better: 'more' },
  'collector.overLockstep': { better: 'more' },
};

/** A measurement, with the paths of its figures. */
export interface Measure {
  name: string;
  gives: readonly string[];
  run: (lab: Lab, apps: readonly string[]) => Promise<Figures>;
}

const one = (
  figure: string,
  take: (lab: Lab, apps: readonly string[]) => Promise<number>,
  name = figure.split('.').at(-1)!.replace(/Ms$/, ''),
): Measure => ({ name, gives: [figure], run: async (lab, apps) => ({ [figure]: await take(lab, apps) }) });

/** All measurements. `dist` is the folder of the built page. */
export const measures = (dist: URL): readonly Measure[] => [
  one('coldMs', latency.cold),
  one('logicalPhoneMs', latency.logicalPhone),
  one('resetMs', latency.reset),
  one('forkMs', latency.fork),
  one('restoreMs', latency.restore),
  one('stepMs', latency.step),
  one('stepsPerSecond.n16', async (lab, apps) => (await phones(lab, apps, 16)).stepsPerSecond),
  {
    name: 'n256',
    gives: ['stepsPerSecond.n256', 'mb256'],
    run: async (lab, apps) => {
      const { stepsPerSecond, mb } = await phones(lab, apps, 256);
      return { 'stepsPerSecond.n256': stepsPerSecond, mb256: mb };
    },
  },
  one('stepsPerSecond.elementsOnly', elementsOnly),
  one('stepsPerSecond.group', group),
  one('cachedStepMs', latency.cachedStep),
  {
    name: 'mbPerRenderer',
    gives: ['mbPerRenderer.used', 'mbPerRenderer.afterGc'],
    run: async (lab, apps) => {
      const { used, afterGc } = await renderer(lab, apps);
      return { 'mbPerRenderer.used': used, 'mbPerRenderer.afterGc': afterGc };
    },
  },
  one('mbPerLogicalPhone', logicalPhoneMemory),
  one('judgeMs', judgeMs),
  one('expectationMs', expectationMs),
  one('mutantsPerSecond', mutantsPerSecond, 'mutants'),
  one('bundleKb', async () => bundleKb(dist), 'bundle'),
  {
    name: 'wall',
    gives: ['wallFrameMs', 'wallStepsShare'],
    run: async (lab, apps) => {
      const { frameMs, stepsShare } = await wall(lab, apps);
      return { wallFrameMs: frameMs, wallStepsShare: stepsShare };
    },
  },
  { name: 'store', gives: STORE_FIGURES, run: store },
  {
    name: 'phones',
    gives: ['crowd.phonesMb', 'crowd.phonesStepsPerSecond', 'crowd.phonesP50Ms', 'crowd.phonesP99Ms'],
    run: logicalPhones,
  },
  {
    name: 'sessions',
    gives: ['crowd.sessionsMb', 'crowd.sessionsStepsPerSecond', 'crowd.sessionsP50Ms', 'crowd.sessionsP99Ms'],
    run: openEnvSessions,
  },
  { name: 'fleet', gives: FLEET_FIGURES, run: fleet },
  {
    name: 'collector',
    gives: [
      'collector.busy',
      'collector.wanted',
      'collector.episodesPerMinute',
      'collector.stepsPerSecond',
      'collector.staleness',
      'collector.lockstepBusy',
      'collector.lockstepEpisodesPerMinute',
      'collector.lockstepStepsPerSecond',
      'collector.overLockstep',
    ],
    run: async (lab, apps) => {
      const { free, stepped } = await collector(lab, apps);
      return {
        ...Object.fromEntries(Object.entries(free).map(([name, value]) => [`collector.${name}`, value])),
        'collector.lockstepBusy': stepped.busy,
        'collector.lockstepEpisodesPerMinute': stepped.episodesPerMinute,
        'collector.lockstepStepsPerSecond': stepped.stepsPerSecond,
        'collector.overLockstep': free.stepsPerSecond / stepped.stepsPerSecond,
      };
    },
  },
];

/** Whether a figure is at least as good as a limit; true without a limit. */
export function reaches(value: number, limit: number | undefined, better: Limit['better']): boolean {
  return limit === undefined || (better === 'less' ? value <= limit : value >= limit);
}

/** `reached` for a figure that reaches its goal, `below the floor` for one that misses its floor; empty for all others. */
export function verdictOn(value: number, { floor, goal, better }: Limit): string {
  if (floor === undefined && goal === undefined) return '';
  if (!reaches(value, floor, better)) return 'below the floor';
  return reaches(value, goal, better) ? 'reached' : '';
}

/** Figures by their paths, as a nested document. */
export function nested(figures: Figures): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(figures)) {
    const [outer, inner] = path.split('.') as [string, string?];
    if (inner === undefined) out[outer] = value;
    else ((out[outer] ??= {} as Figures), out[outer] as Figures)[inner] = value;
  }
  return out;
}
