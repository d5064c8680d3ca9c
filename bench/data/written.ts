import type { Codec } from '../codecs/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { DataError } from './errors.ts';
import type { Step } from './source.ts';

/** A codec that can write what it reads. */
type Writer = Codec & { format?(action: Action, seen: Observation, thought?: string, sheet?: AnswerSheet | null): string };

/** An action that names its element as the list of elements does: by number. */
function numbered({ action, target }: Step): Action {
  return 'element' in action && action.element !== undefined && target ? { ...action, element: target.index } as Action : action;
}

/** What a model would have written for a step, thought included. Throws INVALID_OPTION for a codec that only reads. */
export function written(codec: Codec, step: Step, sheet: AnswerSheet | null): string {
  const { format } = codec as Writer;
  if (format) return format.call(codec, step.action, step.before as Observation, step.thought ?? undefined, sheet);
  if (codec.name !== 'tapworld') throw new DataError('INVALID_OPTION', `The actions ${codec.name} can be read and not written`);
  return JSON.stringify({ ...(step.thought === null ? {} : { thought: step.thought }), action: numbered(step) });
}
