import { randomAction } from '../agents/random.ts';
import { budgetOf } from '../tasks/instance.ts';
import { instantiate, tasks } from '../tasks/registry.ts';
import { WireDevice } from '../run/wire-device.ts';
import { realWait } from '../training/collect/abort.ts';
import { collect, lockstep, type CollectOptions, type Draw } from '../training/collect/index.ts';
import { watchRenderers } from '../training/collect/renderers.ts';
import type { Actor } from '../training/types.ts';
import { withServer, type Lab, type LabServer } from './lab.ts';

const PHONES = 64;
const RENDERERS = 8;
/** Rollouts that the learner gets at once where nobody waits for it; in lockstep each phone's one. */
const BATCH = 16;
/** What stands for a model's thought, ms. */
const THOUGHT_MS = 2_000;
/** One action in so many is drawn at random. */
const RANDOM_EACH = 10;
/** Longest episode: in lockstep everyone waits for it. */
const BUDGET = 20;
/** Neighbours in the list are of one suite: this many templates apart they are not. */
const STRIDE = 37;
/** Phones that began together have drawn apart when as many episodes have ended; looked for so often, and no longer than this, ms. */
const LOOK_MS = 250;
const APART_MS = 120_000;

/** Thinks for two seconds, then does what the solver does, with every tenth action random; ends the episode where the solver is lost. */
const thinker = (): Actor & { version: number } => ({
  version: 0,
  async start({ task, seed }, random) {
    const { solve } = await instantiate(task, seed);
    let solution: ReturnType<typeof solve> | undefined;
    let steps = 0;
    return async observation => {
      await realWait(THOUGHT_MS);
      const decided = { logProb: 0, version: this.version };
      if (++steps % RANDOM_EACH === 0) return { ...decided, action: randomAction(observation, random) };
      try {
        const next = solution ? solution.next(observation) : (solution = solve(observation)).next();
        if (!next.done) return { ...decided, action: next.value };
      } catch {
        /* A screen that it does not know: a random action has led there. */
      }
      return { ...decided, action: { type: 'done' } };
    };
  },
});

function options(
  { client }: LabServer,
  apps: readonly string[],
): CollectOptions<null> & { actor: ReturnType<typeof thinker> } {
  const ids = [...tasks.values()]
    .filter(task => budgetOf(task).apps.every(app => apps.includes(app)))
    .map(({ id }) => id);
  if (ids.length === 0) throw new Error(`No task needs ${apps.join(', ')} alone`);
  const actor = thinker();
  return {
    device: () => new WireDevice(client),
    actor,
    workers: PHONES,
    seed: 'bench',
    batch: PHONES,
    episode: { budget: BUDGET, observe: { screenshot: 'jpeg', elements: true } },
    draw: (number): Draw => ({
      task: ids[(number * STRIDE) % ids.length]!,
      seed: 1 + Math.floor(number / ids.length),
    }),
    learner: () => ({ version: actor.version + 1, weights: null }),
    publish: ({ version }) => {
      actor.version = version;
    },
  };
}

interface Rates {
  busy: number;
  wanted: number;
  episodesPerMinute: number;
  stepsPerSecond: number;
  staleness: number;
}

/** Without waiting for anyone, from when phones are no more in step with one another. */
async function asynchronous(server: LabServer, lab: Lab, apps: readonly string[]): Promise<Rates> {
  const stop = new AbortController();
  const collection = collect({
    ...options(server, apps),
    batch: BATCH,
    queueLimit: PHONES,
    signal: stop.signal,
  });
  const failed = collection.done.then(
    () => {},
    error => {
      throw error;
    },
  );
  const measured = (async () => {
    for (let ms = 0; ms < APART_MS && collection.statistics().episodes < PHONES; ms += LOOK_MS)
      await realWait(LOOK_MS, stop.signal);
    const before = collection.statistics();
    const stopWatch = await watchRenderers(server.client);
    await realWait(lab.loadMs, stop.signal);
    const after = collection.statistics();
    const share = (await stopWatch())!;
    const ms = after.ms - before.ms;
    return {
      busy: share.busy,
      wanted: share.wanted,
      episodesPerMinute: (60_000 * (after.episodes - before.episodes)) / ms,
      stepsPerSecond: (1_000 * (after.steps - before.steps)) / ms,
      staleness: after.staleness.mean,
    };
  })();
  try {
    return await Promise.race([measured, failed.then(() => measured)]);
  } finally {
    stop.abort();
    await failed.catch(() => {});
  }
}

/** Each phone an episode, then everyone the next: as many rounds as begin within the load's time. */
async function inLockstep(server: LabServer, lab: Lab, apps: readonly string[]): Promise<Rates> {
  const stopWatch = await watchRenderers(server.client);
  const since = performance.now();
  const over = () => performance.now() - since >= lab.loadMs;
  const common = options(server, apps);
  const { statistics } = await lockstep({
    ...common,
    draw: number => (number % PHONES === 0 && number > 0 && over() ? null : common.draw(number)),
  }).done;
  const share = (await stopWatch())!;
  return {
    busy: share.busy,
    wanted: share.wanted,
    episodesPerMinute: statistics.episodesPerMinute,
    stepsPerSecond: statistics.stepsPerSecond,
    staleness: statistics.staleness.mean,
  };
}

/** 64 phones that think for two seconds before each step, over a mix of tasks on 8 renderers with pictures, the step cache off. */
export const collector = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 0, renderers: RENDERERS, framesInFlight: RENDERERS }, async server => {
    await server.warm();
    const free = await asynchronous(server, lab, apps);
    const stepped = await inLockstep(server, lab, apps);
    return { free, stepped };
  });
