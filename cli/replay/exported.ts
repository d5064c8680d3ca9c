import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { idOf, type EpisodeId } from '../../bench/run/episode-id.ts';
import type { Client } from '../../bench/run/client.ts';
import type { Operation } from '../../src/state/diff.ts';
import { formatValue } from '../../src/studio/format.ts';
import { firstSideEffect, lastProgress } from '../../src/studio/replay/jumps.ts';
import { stepWords } from '../../src/studio/replay/words.ts';
import { touchOf, type Touch } from '../../src/protocol/touch.ts';
import type { Replay, ReplayStep } from '../../src/protocol/wire/replays.ts';

/** A step as an exported replay shows it. */
export interface ExportedStep {
  words: string;
  /** The screen after it, as a data URL; null where none was kept. */
  picture: string | null;
  /** The size of that screen as it is held, pixels. */
  screen: { width: number; height: number };
  /** Where the next action touches, in pixels. */
  touch: Touch | null;
  app: string;
  error: string | null;
  reply: string | null;
  refused: readonly { text: string; why: string }[];
  reward: number | null;
  components: Record<string, number>;
  changes: readonly { name: string; met: boolean }[];
  sideEffects: readonly string[];
  /** What it changed on the phone. */
  operations: readonly string[];
}

/** An episode with everything that is needed to show it without a server. */
export interface ExportedEpisode extends EpisodeId {
  agent: string;
  goal: string;
  outcome: string;
  error: string | null;
  differs: string | null;
  budget: number;
  screen: { width: number; height: number };
  steps: readonly ExportedStep[];
  /** The first step after which there was a side effect; null where there was none. */
  firstSideEffect: number | null;
  /** The last step that brought the task further; null where none did. */
  lastProgress: number | null;
}

const MIMES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/** A picture of a run as a data URL; null where the run has not kept it. */
function dataUrl(run: string, name: string | null): string | null {
  const file = name === null ? '' : join(run, 'pictures', name);
  const mime = MIMES[extname(file)];
  if (mime === undefined || !existsSync(file)) return null;
  return `data:${mime};base64,${readFileSync(file).toString('base64')}`;
}

/** Changes that are listed of one step. */
const MOST_OPERATIONS = 40;

const operationWords = (operation: Operation): string =>
  'value' in operation
    ? `${operation.op} ${operation.path}: ${formatValue(operation.value)}`
    : `${operation.op} ${operation.path}`;

function stepOf({ steps }: Replay, step: ReplayStep, i: number, picture: string | null): ExportedStep {
  const { verdict, operations, error } = step;
  const rest = operations.length - MOST_OPERATIONS;
  return {
    words: stepWords(step.action, steps[i - 1]),
    picture,
    screen: step.screen,
    touch: touchOf(steps[i + 1]?.action, step.elements, step.screen),
    app: step.app,
    error: error ? `${error.code}: ${error.message}` : null,
    reply: step.model ?? null,
    refused: step.refused ?? [],
    reward: step.reward,
    components: step.components,
    changes: verdict?.changes.map(({ name, met }) => ({ name, met })) ?? [],
    sideEffects: verdict?.sideEffects.map(({ words }) => words) ?? [],
    operations: [
      ...operations.slice(0, MOST_OPERATIONS).map(operationWords),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ],
  };
}

/**
 * What is exported of an episode that was played again. `run` is the folder of its run; a picture that it has not kept is drawn by `draw`, which
 * gives a data URL.
 */
export async function exportedEpisode(
  run: string,
  episode: Replay,
  draw: (phone: string) => Promise<string>,
): Promise<ExportedEpisode> {
  const steps: ExportedStep[] = [];
  for (const [i, step] of episode.steps.entries()) {
    const kept = dataUrl(run, step.picture);
    const picture = kept ?? (step.phone === null ? null : await draw(step.phone));
    steps.push(stepOf(episode, step, i, picture));
  }
  return {
    ...idOf(episode),
    agent: episode.agent,
    goal: episode.goal,
    outcome: episode.outcome ?? 'unfinished',
    error: episode.error ? episode.error.message : null,
    differs: episode.differs ?? null,
    budget: episode.budget,
    screen: episode.screen,
    steps,
    firstSideEffect: firstSideEffect(episode),
    lastProgress: lastProgress(episode),
  };
}

/** Pixels to a point of the phone, at which pictures of exported replays are drawn. */
const SCALE = 1.5;

/** Draws phones of a server for `exportedEpisode`. */
export const drawnBy =
  (client: Client) =>
  async (phone: string): Promise<string> => {
    const drawn = await client.bytes('GET', `/v1/phones/${phone}/screenshot?format=webp&scale=${SCALE}`);
    return `data:image/webp;base64,${drawn.toString('base64')}`;
  };
