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
  /** The model's calls that gave no action. */
  model?: { refused?: RefusedReply[] };
}

const short = (hash: string) => hash.slice(0, 12);

/** A step as the run has recorded it. */
function recorded(line: Line): ReplayStep {
  const { seen: observation } = line;
  const { app, route } = observation.foreground;
  const reply = line.model ? line.model.text : line.replay?.text || undefined;
  return {
    step: line.step,
    action: line.action ?? null,
    ...(reply === undefined ? {} : { model: reply }),
    ...(line.model?.refused ? { refused: line.model.refused } : {}),
    picture: observation.picture ?? null,
    phone: null,
    stateHash: line.stateHash,
    operations: [],
    elements: (observation.elements ?? []).map(({ id, bounds, name }) => ({ id, bounds, name })),
    app: `${app}${route === '/' ? '' : route}`,
    clock: observation.clock,
    ...(observation.lastError ? { error: observation.lastError } : {}),
    reward: line.reward ?? null,
    components: line.components ?? {},
    verdict: null,
  };
}

/** A step is a pure function of its phone, so actions alone are enough to make every state again; nothing has to be drawn. */
const OBSERVE = { screenshot: false, elements: false };

/**
 * Plays a recorded episode again on a server, and keeps a copy of the phone after each step. If a state differs from the recorded one (another
 * build, another world), the steps from there on have only what was recorded, and `differs` says so. Throws EPISODE_NOT_FOUND for a name that
 * the run does not have.
 */
export async function playAgain(
  client: Client,
  run: string,
  plan: Plan,
  name: string,
): Promise<ReplayEpisode> {
  const replayed = readEpisode(run, plan, name);
  const episode = await createEpisode(client, replayed, plan).catch((error: Error) => {
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
    await playSteps(client, episode, replayed);
  } finally {
    await client.delete(`/v1/episodes/${episode.id}`);
  }
  return replayed;
}

/** An episode as the run has recorded it. Throws EPISODE_NOT_FOUND. */
function readEpisode(run: string, plan: Plan, name: string): ReplayEpisode {
  const folder = join(run, 'episodes', name);
  const [, task, seed] = /^(.+)\.(\d+)$/.exec(name) ?? [];
  if (!task || !seed || name.includes('/') || !existsSync(join(folder, 'steps.jsonl')))
    throw new CliError('EPISODE_NOT_FOUND', `The run has no episode ${name}`, { status: 2 });
  const lines = readLines<Line>(readFileSync(join(folder, 'steps.jsonl'), 'utf8'));
  const about = existsSync(join(folder, 'episode.json'))
    ? (JSON.parse(readFileSync(join(folder, 'episode.json'), 'utf8')) as About)
    : {};
  return {
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
    steps: lines.map(recorded),
    ...(about.model?.refused ? { refused: about.model.refused } : {}),
  };
}

/** Starts the same instance on the server. */
const createEpisode = (client: Client, { task, seed, budget }: ReplayEpisode, plan: Plan) =>
  client.post<MadeEpisode>('/v1/episodes', {
    task,
    seed,
    language: plan.language,
    ...(plan.phoneLanguage === undefined ? {} : { phoneLanguage: plan.phoneLanguage }),
    ...(plan.phrasing === undefined ? {} : { phrasing: plan.phrasing }),
    ...(plan.reward === undefined ? {} : { reward: plan.reward }),
    budget: Math.max(budget, 1),
    observe: OBSERVE,
  });

/** Takes the recorded steps until a state differs, and adds to each its phone, changes and verdict. */
async function playSteps(client: Client, episode: MadeEpisode, replayed: ReplayEpisode): Promise<void> {
  let before: string | null = null;
  for (const step of replayed.steps) {
    const { action } = step;
    const { stateHash } = action
      ? await client.post<EpisodeStep>(`/v1/episodes/${episode.id}/step`, { action, observe: OBSERVE })
      : episode;
    if (stateHash !== step.stateHash) {
      replayed.differs = `Played here, step ${step.step} leads to another state (${short(stateHash)} and not ${short(step.stateHash)}): this is not the build or the world that the run was made with. From here on the record alone is shown.`;
      return;
    }
    const phone: string = await copyOf(client, episode.phone);
    step.phone = phone;
    if (before !== null) step.operations = await changesBetween(client, before, phone);
    step.verdict = await client.get<Verdict>(`/v1/episodes/${episode.id}/verdict`);
    before = phone;
  }
}

/** A copy of a phone, by its id. */
async function copyOf(client: Client, phone: string): Promise<string> {
  const { phones } = await client.post<{ phones: { id: string }[] }>(`/v1/phones/${phone}/fork`, {
    count: 1,
  });
  return phones[0]!.id;
}

async function changesBetween(client: Client, from: string, to: string): Promise<Operation[]> {
  const { operations } = await client.get<{ operations: Operation[] }>(`/v1/phones/${to}/diff?from=${from}`);
  return operations;
}
