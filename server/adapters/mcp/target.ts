import { ACTION_MS } from '../../../src/protocol/action.ts';
import type { LastError, Observation, Observe } from '../../../src/protocol/observation.ts';
import { ApiError } from '../../errors.ts';
import type { Episode } from '../../episodes/episodes.ts';
import type { Phone } from '../../phones/phone.ts';
import type { TreeChange } from '../../phones/stepper.ts';
import type { Context } from '../../routes/context.ts';
import { NOTHING, playerOf } from '../player.ts';

/** What tools act on: a phone and, if it has one, its episode. Then each step of a tool is a step of the episode. */
export interface Target {
  readonly phone: Phone;
  readonly episode: Episode | undefined;
  /** Whether a phone without a task has reached its end, if it has one. */
  readonly done?: boolean;
  /** Observes without a step. Throws as a step does. */
  observe(observe: Observe): Promise<Observation>;
  /**
   * Takes an action as one step. Returns why it had no effect, or undefined if it had one. `makeChange` changes the phone at the start of the
   * step. Throws as a step does, and what `makeChange` throws; then nothing happened.
   */
  act(action: unknown, makeChange?: () => Promise<TreeChange>): Promise<LastError | undefined>;
}

/** A phone as tools act on it. `signal` is aborted when the caller hangs up. */
export function targetOn(
  context: Pick<Context, 'episodes' | 'stepper'>,
  phone: Phone,
  signal?: AbortSignal,
): Target {
  const player = playerOf(context, phone);
  return {
    phone,
    episode: player.episode,
    observe: async observe => (await player.observe(observe, signal)).observation,
    act: async (action, makeChange) =>
      (await player.step(action, { observe: NOTHING, makeChange, signal })).observation.lastError,
  };
}

/**
 * Makes a change for which there is no action, and lets the time of an action pass: together one step. `change` returns the changed
 * tree; if it throws, nothing happened. Throws EPISODE_ENDED, and as `Target.act`.
 */
export async function actByChange(
  target: Target,
  change: (phone: Phone) => TreeChange | Promise<TreeChange>,
): Promise<LastError | undefined> {
  if (target.episode?.ended ?? target.done) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
  return target.act({ type: 'wait', ms: ACTION_MS }, async () => change(target.phone));
}

/** The screen in pixels, as the phone is turned now. */
export function sizeOf({
  now: {
    device: { screen, orientation },
  },
}: Phone): { width: number; height: number } {
  return orientation === 'landscape'
    ? { width: screen.height, height: screen.width }
    : { width: screen.width, height: screen.height };
}
