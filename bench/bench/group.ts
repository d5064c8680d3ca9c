import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { ForkedEpisodes, MadeEpisode } from '../../src/protocol/wire/episodes.ts';
import { streamOf } from '../../src/state/random.ts';
import { randomAction } from '../agents/random.ts';
import { budgetOf, type Instance } from '../tasks/instance.ts';
import { instantiate, tasks } from '../tasks/registry.ts';
import type { Client } from '../run/client.ts';
import { patient } from '../run/wire-device.ts';
import { withServer, type Lab } from './lab.ts';
import { warmUp, type Load } from './loads.ts';
import { profileOf } from './profile.ts';

const TASKS = 32;
const FORKS = 8;
/** One action in so many is drawn at random. */
const RANDOM_EACH = 10;

interface Answer {
  observation: Observation;
  terminated: boolean;
  truncated: boolean;
}

/** A fork of an instance's episode, and what its agent sees first. */
interface Fork {
  episode: string;
  fork: number;
  first: Observation;
}

/** Plays a fork of an episode: the solver, with every tenth action random, until the end or until the solver is lost. Gives its steps. */
async function playFork(
  client: Client,
  { task, seed, solve }: Instance,
  { episode, fork, first }: Fork,
): Promise<number> {
  const random = streamOf(seed, task.id, 'group', fork);
  const solution = solve(first);
  let observation = first;
  let hasBegun = false;
  for (let steps = 0; ; steps++) {
    let action: Action;
    if ((steps + 1) % RANDOM_EACH === 0) action = randomAction(observation, random);
    else {
      try {
        const next = hasBegun ? solution.next(observation) : solution.next();
        hasBegun = true;
        if (next.done) return steps;
        action = next.value;
      } catch {
        return steps;
      }
    }
    const answer = await patient(() => client.post<Answer>(`/v1/episodes/${episode}/step`, { action }));
    observation = answer.observation;
    if (answer.terminated || answer.truncated) return steps + 1;
  }
}

/** Instances of as many different templates as there are, spread over all of those that need none but these apps. */
async function chosen(apps: readonly string[]): Promise<Instance[]> {
  const ids = [...tasks.values()]
    .filter(task => budgetOf(task).apps.every(app => apps.includes(app)))
    .map(({ id }) => id);
  if (ids.length === 0) throw new Error(`No task needs ${apps.join(', ')} alone`);
  const stride = Math.max(1, Math.floor(ids.length / TASKS));
  const found: Instance[] = [];
  for (let tried = 0; found.length < TASKS && tried < 8 * TASKS; tried++) {
    const at = tried * stride;
    const task = ids[(at + Math.floor(at / ids.length)) % ids.length]!;
    const instance = await instantiate(task, 1 + Math.floor(at / ids.length)).catch(() => undefined);
    // A template that cannot be set up is for `check` to tell of.
    if (instance) found.push(instance);
  }
  return found;
}

/** Steps a second of 32 tasks × 8 forks, with the step cache on and pictures, on pages that are warm as those of the other loads. */
export const group = (lab: Lab, apps: readonly string[]): Promise<Load> =>
  withServer(lab, { stepCacheMb: 1_024 }, async server => {
    const { client, cpu } = server;
    await warmUp(lab, server, apps);
    const started: { instance: Instance; fork: Fork }[] = [];
    for (const instance of await chosen(apps)) {
      const { task, seed } = instance;
      const { id, observation: first } = await client.post<MadeEpisode>('/v1/episodes', {
        task: task.id,
        seed,
      });
      const { episodes } = await client.post<ForkedEpisodes>(`/v1/episodes/${id}/fork`, { count: FORKS });
      for (const [fork, { id: episode }] of episodes.entries())
        started.push({ instance, fork: { episode, fork, first } });
    }
    const [before, since] = [cpu(), performance.now()];
    const played = await Promise.all(started.map(({ instance, fork }) => playFork(client, instance, fork)));
    const [after, ms] = [cpu(), performance.now() - since];
    const steps = played.reduce((a, b) => a + b, 0);
    return {
      stepsPerSecond: (1_000 * steps) / ms,
      profile: profileOf(before, after, steps),
      retries: after.retries,
    };
  });
