import type { Codec } from '../codecs/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { episodeKey } from '../run/episode-id.ts';
import { DataError } from './errors.ts';
import type { Episode, Step } from './source.ts';
import { screenOf, type Size } from './target.ts';
import { sentence } from './describe.ts';

/** What a codec is told beside the screen: the same for what is shown and what is written, so that labels agree. */
interface Context {
  seed?: string;
  screen?: Size;
  thought?: string;
  summary?: string;
}
/** A codec that writes as well, or one that only reads. */
interface Writer extends Omit<Codec, 'show' | 'format'> {
  picture?: { marks?: boolean };
  show(observation: Observation, left: number, context?: Context): { head: string; list: string };
  format?(action: Action, observation: Observation, sheet: AnswerSheet | null, context?: Context): string;
}

/** An action has no word in the codec that was asked for. */
export class NotRepresentable extends Error {}

/** Whether a model played the episode in this language: then what is shown and said is what it was shown and said. */
export const isOwn = (
  {
    run: {
      plan: { llm },
    },
  }: Episode,
  codec: Codec,
  steps: readonly Step[],
): boolean =>
  llm !== undefined && (llm.actions ?? 'tapworld') === codec.name && steps.some(step => step.model !== null);

function contextOf({ run, result }: Episode, { step, before, thought, action, target }: Step): Context {
  const screen = screenOf(before);
  return {
    seed: `${episodeKey(result)} ${step}`,
    ...(screen ? { screen } : {}),
    ...(thought === null ? {} : { thought }),
    summary: sentence(action, target, screen ?? { width: 1, height: 1 }, run.plan.language ?? 'en'),
  };
}

/** Throws INVALID_OPTION for a codec that only reads, and for one whose pictures are drawn on. */
export function requireWriter(codec: Codec, hasPictures: boolean): void {
  const { format, name, picture } = codec as Writer;
  if (!format && name !== 'tapworld')
    throw new DataError('INVALID_OPTION', `The actions ${name} can be read and not written`);
  if (picture?.marks && hasPictures)
    throw new DataError(
      'INVALID_OPTION',
      `The actions ${name} are of pictures with marks on them, and runs keep none: --pictures none leaves pictures out`,
    );
}

/** What a model is told of the screen before a step. Labels are shuffled, but for one that played and was told them in their order. */
export function promptOf(
  codec: Codec,
  episode: Episode,
  step: Step,
  own: boolean,
): { head: string; list: string } {
  const { seed, ...context } = contextOf(episode, step);
  return (codec as Writer).show(
    step.before as Observation,
    episode.result.budget - step.step + 1,
    own ? context : { ...context, seed: seed! },
  );
}

/**
 * The steps from the first that opens no app, where a codec has no word for that: such a family begins with its app open. All of them elsewhere.
 */
export function representable(codec: Codec, steps: readonly Step[]): readonly Step[] {
  const first = steps[0];
  if (!first || first.action.type !== 'open_app' || canOpenApps(codec, first)) return steps;
  const from = steps.findIndex(step => step.action.type !== 'open_app');
  return from < 0 ? [] : steps.slice(from);
}

function canOpenApps(codec: Codec, { action, before }: Step): boolean {
  const { format } = codec as Writer;
  if (!format) return true;
  try {
    format(action, before as Observation, null);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'UNSAYABLE') return false;
    throw error;
  }
}

/** An action that names its element as the list of elements does: by number. */
function withElementNumber({ action, target }: Step): Action {
  return 'element' in action && action.element !== undefined && target
    ? ({ ...action, element: target.index } as Action)
    : action;
}

/** What a model would have written for a step, thought included. Throws NotRepresentable. */
export function replyOf(codec: Codec, episode: Episode, step: Step): string {
  const writer = codec as Writer;
  if (!writer.format)
    return JSON.stringify({
      ...(step.thought === null ? {} : { thought: step.thought }),
      action: withElementNumber(step),
    });
  try {
    return writer.format(
      step.action,
      step.before as Observation,
      episode.answerSheet,
      contextOf(episode, step),
    );
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    throw code === 'UNSAYABLE' || code === 'NO_ELEMENT'
      ? new NotRepresentable(`step ${step.step}: ${message}`)
      : error;
  }
}
