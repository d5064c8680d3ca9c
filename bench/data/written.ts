import type { Codec } from '../codecs/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { DataError } from './errors.ts';
import type { Episode, Step } from './source.ts';
import { screenOf, type Size } from './target.ts';
import { sentence } from './words.ts';

/** What a codec is told beside the screen: the same for what is shown and what is written, so that labels agree. */
interface Context { seed: string; screen?: Size; thought?: string; summary?: string }
/** A codec that writes as well, or one that only reads. */
interface Writer extends Omit<Codec, 'show' | 'format'> {
  picture?: { marks?: boolean };
  show(seen: Observation, left: number, context?: Context): { head: string; list: string };
  format?(action: Action, seen: Observation, sheet: AnswerSheet | null, context?: Context): string;
}

/** An action has no word in the codec that was asked for. */
export class Unsayable extends Error {}

function contextOf({ run, result: { task, seed } }: Episode, { step, before, thought, action, target }: Step): Context {
  const screen = screenOf(before);
  return { seed: `${task} ${seed} ${step}`, ...(screen ? { screen } : {}), ...(thought === null ? {} : { thought }), summary: sentence(action, target, screen ?? { width: 1, height: 1 }, run.plan.language ?? 'en') };
}

/** Throws INVALID_OPTION for a codec that only reads, and for one whose pictures are drawn on. */
export function requireWriter(codec: Codec, hasPictures: boolean): void {
  const { format, name, picture } = codec as Writer;
  if (!format && name !== 'tapworld') throw new DataError('INVALID_OPTION', `The actions ${name} can be read and not written`);
  if (picture?.marks && hasPictures) throw new DataError('INVALID_OPTION', `The actions ${name} are of pictures with marks on them, and runs keep none: --pictures none leaves pictures out`);
}

/** What a model is told of the screen before a step. */
export function told(codec: Codec, episode: Episode, step: Step): { head: string; list: string } {
  return (codec as Writer).show(step.before as Observation, episode.result.budget - step.step + 1, contextOf(episode, step));
}

/** An action that names its element as the list of elements does: by number. */
function numbered({ action, target }: Step): Action {
  return 'element' in action && action.element !== undefined && target ? { ...action, element: target.index } as Action : action;
}

/** What a model would have written for a step, thought included. Throws Unsayable. */
export function written(codec: Codec, episode: Episode, step: Step): string {
  const writer = codec as Writer;
  if (!writer.format) return JSON.stringify({ ...(step.thought === null ? {} : { thought: step.thought }), action: numbered(step) });
  try {
    return writer.format(step.action, step.before as Observation, episode.answerSheet, contextOf(episode, step));
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    throw code === 'UNSAYABLE' || code === 'NO_ELEMENT' ? new Unsayable(`step ${step.step}: ${message}`) : error;
  }
}
