import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { ForkedEpisodes, MadeEpisode } from '../../src/protocol/wire/episodes.ts';
import { streamOf } from '../../src/state/random.ts';
import { randomAction } from '../agents/random.ts';
import { budgetOf } from '../tasks/instance.ts';
import { instantiate, tasks } from '../tasks/registry.ts';
import type { Client } from '../run/client.ts';
import { patient } from '../run/wire-device.ts';
import { withServer, type Lab } from './lab.ts';
import type { Load } from './loads.ts';
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

/** Plays a fork of an episode: the solver, with every tenth action random, until the end or until the solver is lost. Gives its steps. */
async function playFork(
  client: Client,
  episode: string,
  task: string,
  seed: number,
  fork: number,
  first: Observation,
): Promise<number> {
  const { solve } = await instantiate(task, seed);
  const random = streamOf(seed, task, 'group', fork);
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
async function chosen(apps: readonly string[]): Promise<{ task: string; seed: number }[]> {
  const ids = [...tasks.values()]
    .filter(task => budgetOf(task).apps.every(app => apps.includes(app)))
    .map(({ id }) => id);
  if (ids.length === 0) throw new Error(`No task needs ${apps.join(', ')} alone`);
  const stride = Math.max(1, Math.floor(ids.length / TASKS));
  const found: { task: string; seed: number }[] = [];
  for (let tried = 0; found.length < TASKS && tried < 8 * TASKS; tried++) {
    const at = tried * stride;
    const one = {
      task: ids[(at + Math.floor(at / ids.length)) % ids.length]!,
      seed: 1 + Math.floor(at / ids.length),
    };
    // A template that cannot be set up is for `check` to tell of.
    if (
      await instantiate(one.task, one.seed).then(
        () => true,
        () => false,
      )
    )
      found.push(one);
  }
  return found;
}

/** Steps a second of 32 tasks × 8 forks, with the step cache on and pictures. */
export const group = (lab: Lab, apps: readonly string[]): Promise<Load> =>
  withServer(lab, { stepCacheMb: 1_024 }, async ({ client, warm, cpu }) => {
    await warm();
    const started: { task: string; seed: number; episode: string; fork: number; seen: Observation }[] = [];
    for (const { task, seed } of await chosen(apps)) {
      const { id, observation } = await client.post<MadeEpisode>('/v1/episodes', { task, seed });
      const { episodes } = await client.post<ForkedEpisodes>(`/v1/episodes/${id}/fork`, {
        count: FORKS,
      });
      episodes.forEach((episode, fork) =>
        started.push({ task, seed, episode: episode.id, fork, seen: observation }),
      );
    }
    const [before, since] = [cpu(), performance.now()];
    const played = await Promise.all(
      started.map(({ task, seed, episode, fork, seen: observation }) =>
        playFork(client, episode, task, seed, fork, observation),
      ),
    );
    const [after, ms] = [cpu(), performance.now() - since];
    const steps = played.reduce((a, b) => a + b, 0);
    return {
      stepsPerSecond: (1_000 * steps) / ms,
      profile: profileOf(before, after, steps),
      retries: after.retries,
    };
  });
