import * as latency from './latency.ts';
import { collector } from './collector.ts';
import { logicalPhones, openEnvSessions } from './crowd.ts';
import { fleet, FLEET_FIGURES, FLEETS } from './fleet.ts';
import { group } from './group.ts';
import type { Lab } from './lab.ts';
import { elementsOnly, logicalPhoneMemory, phones, phonesAndMemory, renderer, type Load } from './loads.ts';
import type { Profile } from './profile.ts';
import { queue, QUEUE_FIGURES } from './queue.ts';
import { store, STORE_FIGURES } from './store.ts';
import { swap, SWAP_FIGURES } from './swap.ts';
import { wall } from './wall.ts';
import { bundleKb, expectationMs, judgeMs, mutantsPerSecond } from './pure.ts';

export type { Lab, LabRedis, LabServer, LabServerOptions, PartCosts, StudioPage } from './lab.ts';
export { median } from './lab.ts';
export type { Profile } from './profile.ts';

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
  coldMs: { floor: 115, goal: 115, better: 'less' },
  logicalPhoneMs: { floor: 2, goal: 2, better: 'less' },
  resetMs: { floor: 20, goal: 15, better: 'less' },
  forkMs: { floor: 1, goal: 1, better: 'less' },
  restoreMs: { floor: 15, goal: 10, better: 'less' },
  stepMs: { floor: 45, goal: 45, better: 'less' },
  'stepsPerSecond.n16': { floor: 24, goal: 30, better: 'more' },
  'stepsPerSecond.n16scale1': { floor: 40, goal: 40, better: 'more' },
  'stepsPerSecond.n256': { floor: 22, goal: 30, better: 'more' },
  'stepsPerSecond.elementsOnly': { floor: 90, goal: 150, better: 'more' },
  'stepsPerSecond.group': { floor: 100, goal: 200, better: 'more' },
  'retries.n16': { floor: 0, goal: 0, better: 'less' },
  'retries.n16scale1': { floor: 0, goal: 0, better: 'less' },
  'retries.n256': { floor: 0, goal: 0, better: 'less' },
  'swap.elementsShare': { floor: 0.25, goal: 0.25, better: 'less' },
  'swap.pictureShare': { floor: 0.25, goal: 0.25, better: 'less' },
  'swap.worstShare': { better: 'less' },
  'swap.sameAppElementsShare': { better: 'less' },
  'swap.sameAppPictureShare': { better: 'less' },
  'swap.fourElementsShare': { better: 'less' },
  'swap.fourPictureShare': { better: 'less' },
  cachedStepMs: { floor: 2, goal: 1, better: 'less' },
  'mbPerRenderer.used': { floor: 80, goal: 60, better: 'less' },
  'mbPerRenderer.afterGc': { floor: 55, goal: 35, better: 'less' },
  mb256: { floor: 1_300, goal: 1_000, better: 'less' },
  'grew.browsersMb': { better: 'less' },
  'grew.serverMb': { better: 'less' },
  mbPerLogicalPhone: { floor: 0.1, goal: 0.1, better: 'less' },
  judgeMs: { floor: 0.2, goal: 0.2, better: 'less' },
  expectationMs: { floor: 1, goal: 1, better: 'less' },
  mutantsPerSecond: { floor: 10_000, goal: 10_000, better: 'more' },
  bundleKb: { floor: 170, goal: 150, better: 'less' },
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
  'queue.cpuShare': { floor: 0.02, goal: 0.02, better: 'less' },
  'queue.wallShare': { better: 'less' },
  'queue.cpuMsPerEpisode': { better: 'less' },
  'queue.episodes': { better: 'more' },
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
  /** The same, with where the CPU went; a measure that is no load has none. */
  profile?: (lab: Lab, apps: readonly string[]) => Promise<Profiled>;
}

export interface Profiled {
  figures: Figures;
  profile: Profile;
}

const one = (
  figure: string,
  take: (lab: Lab, apps: readonly string[]) => Promise<number>,
  name = figure.split('.').at(-1)!.replace(/Ms$/, ''),
): Measure => ({ name, gives: [figure], run: async (lab, apps) => ({ [figure]: await take(lab, apps) }) });

/** A load, with figures that it gives besides its steps a second. */
function loading<L extends Load>(
  name: string,
  take: (lab: Lab, apps: readonly string[]) => Promise<L>,
  others: Readonly<Record<string, (load: L) => number>> = {},
): Measure {
  const figures = { [`stepsPerSecond.${name}`]: (load: L) => load.stepsPerSecond, ...others };
  const profile = async (lab: Lab, apps: readonly string[]): Promise<Profiled> => {
    const load = await take(lab, apps);
    const values = Object.entries(figures).map(([path, of]) => [path, of(load)] as const);
    return { figures: Object.fromEntries(values), profile: load.profile };
  };
  const run = async (lab: Lab, apps: readonly string[]) => (await profile(lab, apps)).figures;
  return { name, gives: Object.keys(figures), run, profile };
}

/** All measurements. `dist` is the folder of the built page. */
export const measures = (dist: URL): readonly Measure[] => [
  one('coldMs', latency.cold),
  one('logicalPhoneMs', latency.logicalPhone),
  one('resetMs', latency.reset),
  one('forkMs', latency.fork),
  one('restoreMs', latency.restore),
  one('stepMs', latency.step),
  loading('n16', (lab, apps) => phones(lab, apps, 16), { 'retries.n16': load => load.retries }),
  loading('n16scale1', (lab, apps) => phones(lab, apps, 16, { scale: 1 }), {
    'retries.n16scale1': load => load.retries,
  }),
  loading('n256', (lab, apps) => phonesAndMemory(lab, apps, 256), {
    'retries.n256': load => load.retries,
    mb256: load => load.mb,
    'grew.browsersMb': load => load.browsersGrew,
    'grew.serverMb': load => load.serverGrew,
  }),
  loading('elementsOnly', elementsOnly),
  loading('group', group),
  { name: 'swap', gives: SWAP_FIGURES, run: swap },
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
  { name: 'queue', gives: QUEUE_FIGURES, run: queue },
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
