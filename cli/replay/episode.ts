import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idOfName, type EpisodeId } from '../../bench/run/episode-id.ts';
import type { Verdict } from '../../judges/judge.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { ScreenSize } from '../../src/protocol/touch.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { EpisodeStep, MadeEpisode } from '../../src/protocol/wire/episodes.ts';
import type { Operation } from '../../src/state/diff.ts';
import type { Prompt, RefusedReply, Replay, ReplayStep } from '../../src/protocol/wire/replays.ts';
import type { Outcome } from '../../src/protocol/wire/verdict.ts';
import type { Client } from '../../bench/run/client.ts';
import { screenOf } from '../../bench/data/target.ts';
import { PROMPTS } from '../../bench/run/episode-record.ts';
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
  outcome?: Outcome;
  declared?: string | null;
  budget?: number;
  error?: { code: string; message: string };
  /** The model's calls that gave no action. */
  model?: { refused?: RefusedReply[] };
}

const short = (hash: string) => hash.slice(0, 12);

/** The screen of a phone that was not played again, pixels. */
const SCREEN = { width: 1_080, height: 2_400 };

/** A step as the run has recorded it. */
function recorded(line: Line, hasPrompt: boolean): ReplayStep {
  const { seen: observation } = line;
  const { app, route } = observation.foreground;
  const reply = line.model ? line.model.text : line.replay?.text || undefined;
  return {
    step: line.step,
    action: line.action ?? null,
    ...(reply === undefined ? {} : { model: reply }),
    hasPrompt,
    ...(line.model?.refused ? { refused: line.model.refused } : {}),
    picture: observation.picture ?? null,
    phone: null,
    stateHash: line.stateHash,
    operations: [],
    elements: (observation.elements ?? []).map(({ id, bounds, name }) => ({ id, bounds, name })),
    screen: screenOf(observation) ?? SCREEN,
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
export async function playAgain(client: Client, run: string, plan: Plan, name: string): Promise<Replay> {
  const replayed = readEpisode(run, plan, name);
  const episode = await createEpisode(client, replayed, plan).catch((error: Error) => {
    replayed.differs = `It cannot be played here: ${error.message}`;
    return null;
  });
  if (!episode) return replayed;
  try {
    replayed.goal ||= episode.goal;
    const state = <T>(path: string) => client.get<T>(`/v1/phones/${episode.phone}/state?path=${path}`);
    const { width, height } = await state<{ width: number; height: number }>('/device/screen');
    replayed.screen = { width, height };
    replayed.zone = await state<string>('/clock/zone');
    await playSteps(client, episode, replayed);
  } finally {
    await client.delete(`/v1/episodes/${episode.id}`);
  }
  return replayed;
}

/** The folder of an episode, and which one it is. Throws EPISODE_NOT_FOUND. */
export function episodeIn(run: string, name: string): EpisodeId & { folder: string } {
  const folder = join(run, 'episodes', name);
  const id = idOfName(name);
  if (!id || !existsSync(join(folder, 'steps.jsonl')))
    throw new CliError('EPISODE_NOT_FOUND', `The run has no episode ${name}`, { status: 2 });
  return { folder, ...id };
}

/** What models were asked in an episode; none in a run that kept no prompts. Throws EPISODE_NOT_FOUND. */
export function promptsIn(run: string, name: string): Prompt[] {
  const file = join(episodeIn(run, name).folder, PROMPTS);
  return existsSync(file) ? readLines<Prompt>(readFileSync(file, 'utf8')) : [];
}

/** An episode as the run has recorded it. Throws EPISODE_NOT_FOUND. */
function readEpisode(run: string, plan: Plan, name: string): Replay {
  const { folder, ...id } = episodeIn(run, name);
  const asked = new Set(promptsIn(run, name).map(({ step }) => step));
  const lines = readLines<Line>(readFileSync(join(folder, 'steps.jsonl'), 'utf8'));
  const about = existsSync(join(folder, 'episode.json'))
    ? (JSON.parse(readFileSync(join(folder, 'episode.json'), 'utf8')) as About)
    : {};
  return {
    run: basename(run),
    name,
    ...id,
    agent: about.agent ?? plan.agent,
    goal: about.goal ?? '',
    outcome: about.outcome ?? null,
    ...(about.error ? { error: about.error } : {}),
    declared: about.declared ?? null,
    budget: about.budget ?? Math.max(0, lines.length - 1),
    screen: SCREEN,
    zone: null,
    steps: lines.map(line => recorded(line, asked.has(line.step))),
    ...(about.model?.refused ? { refused: about.model.refused } : {}),
  };
}

/** Starts the same instance on the server. */
const createEpisode = (client: Client, { task, seed, budget }: Replay, plan: Plan) =>
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
async function playSteps(client: Client, episode: MadeEpisode, replayed: Replay): Promise<void> {
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
    step.screen = await screenOfPhone(client, phone);
    if (before !== null) step.operations = await changesBetween(client, before, phone);
    step.verdict = await client.get<Verdict>(`/v1/episodes/${episode.id}/verdict`);
    before = phone;
  }
}

/** The size of a phone's screen as it is held, pixels. */
async function screenOfPhone(client: Client, phone: string): Promise<ScreenSize> {
  const { screen, orientation } = await client.get<Pick<AnyPhone['device'], 'screen' | 'orientation'>>(
    `/v1/phones/${phone}/state?path=/device`,
  );
  const { width, height } = screen;
  return orientation === 'landscape' ? { width: height, height: width } : { width, height };
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
