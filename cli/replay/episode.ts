import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '../../judges/judge.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { EpisodeStep, MadeEpisode } from '../../src/protocol/wire/episodes.ts';
import type { Operation } from '../../src/state/diff.ts';
import type { RefusedReply, ReplayEpisode, ReplayStep } from '../../src/studio/replay.ts';
import type { Client } from '../../bench/run/client.ts';
import { readLines, type Plan } from '../../bench/run/folder.ts';
import { CliError } from '../errors.ts';

/** A line of `steps.jsonl`. */
interface Line {
  step: number;
  action?: Action;
  model?: { text: string; refused?: RefusedReply[] };
  replay?: { text?: string };
  stateHash: string;
  reward?: number | null;
  components?: Record<string, number>;
  seen: Omit<Observation, 'screenshot'> & { picture?: string };
}
interface About {
  goal?: string;
  agent?: string;
  outcome?: string;
  declared?: string | null;
  budget?: number;
  error?: { code: string; message: string };
  /** The calls that gave no action. */
  model?: { refused?: RefusedReply[] };
}

const short = (hash: string) => hash.slice(0, 12);

/** A step as it is on disk, before it is played. */
function recorded(line: Line): ReplayStep {
  const { seen: observation } = line;
  return {
    step: line.step,
    action: line.action ?? null,
    ...(line.model ? { model: line.model.text } : line.replay?.text ? { model: line.replay.text } : {}),
    ...(line.model?.refused ? { refused: line.model.refused } : {}),
    picture: observation.picture ?? null,
    phone: null,
    stateHash: line.stateHash,
    operations: [],
    elements: (observation.elements ?? []).map(({ id, bounds, name }) => ({ id, bounds, name })),
    app: `${observation.foreground.app}${observation.foreground.route === '/' ? '' : observation.foreground.route}`,
    clock: observation.clock,
    ...(observation.lastError ? { error: observation.lastError } : {}),
    reward: line.reward ?? null,
    components: line.components ?? {},
    verdict: null,
  };
}

/**
 * A recorded episode, played again on a server: a step is a pure function, so that its actions alone give every state between. Each
 * step's phone is kept as a copy. Where a state is another than was recorded (by another build, another world), the steps from there on are those of
 * the record alone, and `differs` says so. Throws EPISODE_NOT_FOUND for a name that the run does not have.
 */
export async function playAgain(
  client: Client,
  run: string,
  plan: Plan,
  name: string,
): Promise<ReplayEpisode> {
  const folder = join(run, 'episodes', name);
  const [, task, seed] = /^(.+)\.(\d+)$/.exec(name) ?? [];
  if (!task || !seed || name.includes('/') || !existsSync(join(folder, 'steps.jsonl')))
    throw new CliError('EPISODE_NOT_FOUND', `The run has no episode ${name}`, { status: 2 });
  const lines = readLines<Line>(readFileSync(join(folder, 'steps.jsonl'), 'utf8'));
  const about = existsSync(join(folder, 'episode.json'))
    ? (JSON.parse(readFileSync(join(folder, 'episode.json'), 'utf8')) as About)
    : {};
  const steps = lines.map(recorded);
  const replayed: ReplayEpisode = {
    name,
    task: task.replace('.', '/'),
    seed: Number(seed),
    agent: about.agent ?? plan.agent,
    goal: about.goal ?? '',
    outcome: about.outcome ?? 'unfinished',
    ...(about.error ? { error: about.error } : {}),
    declared: about.declared ?? null,
    budget: about.budget ?? Math.max(0, lines.length - 1),
    screen: { width: 1080, height: 2400 },
    steps,
    ...(about.model?.refused ? { refused: about.model.refused } : {}),
  };
  const observe = { screenshot: false, elements: false };
  const episode = await client
    .post<MadeEpisode>('/v1/episodes', {
      task: replayed.task,
      seed: replayed.seed,
      language: plan.language,
      ...(plan.phrasing === undefined ? {} : { phrasing: plan.phrasing }),
      ...(plan.reward === undefined ? {} : { reward: plan.reward }),
      budget: Math.max(replayed.budget, 1),
      observe,
    })
    .catch((error: Error) => {
      replayed.differs = `It cannot be played here: ${error.message}`;
      return null;
    });
  if (!episode) return replayed;
  try {
    replayed.goal ||= episode.goal;
    const { width, height } = await client.get<{ width: number; height: number }>(
      `/v1/phones/${episode.phone}/state?path=/device/screen`,
    );
    replayed.screen = { width, height };
    let before: string | null = null;
    for (const step of steps) {
      const { stateHash } = step.action
        ? await client.post<EpisodeStep>(`/v1/episodes/${episode.id}/step`, {
            action: step.action,
            observe,
          })
        : episode;
      if (stateHash !== step.stateHash) {
        replayed.differs = `Played here, step ${step.step} leads to another state (${short(stateHash)} and not ${short(step.stateHash)}): this is not the build or the world that the run was made with. From here on the record alone is shown.`;
        break;
      }
      const {
        phones: [copy],
      }: { phones: { id: string }[] } = await client.post(`/v1/phones/${episode.phone}/fork`, { count: 1 });
      step.phone = copy!.id;
      if (before !== null)
        step.operations = (
          await client.get<{ operations: Operation[] }>(`/v1/phones/${copy!.id}/diff?from=${before}`)
        ).operations;
      step.verdict = await client.get<Verdict>(`/v1/episodes/${episode.id}/verdict`);
      before = copy!.id;
    }
  } finally {
    await client.delete(`/v1/episodes/${episode.id}`);
  }
  return replayed;
}
