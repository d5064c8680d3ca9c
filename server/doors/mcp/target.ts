import { ACTION_MS } from '../../../src/protocol/action.ts';
import type { LastError, Observation, Observe } from '../../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../../src/sdk/core/run.ts';
import { AdbDevice } from '../../adb/device.ts';
import { ApiError } from '../../errors.ts';
import type { Episode } from '../../episodes/episodes.ts';
import { Phone } from '../../phones/phone.ts';
import type { Begun } from '../../phones/stepper.ts';
import type { Context } from '../../routes/context.ts';

/** What tools act on: a phone, and the episode on it where there is one, whose steps theirs are. */
export interface Target {
  readonly phone: Phone;
  readonly episode: Episode | undefined;
  /** Whether a phone without a task has come to its end, where it has one. */
  readonly done?: boolean;
  /**
   * Takes an action as one step, after what `first` makes of the phone as part of it, and says why it had no effect where it had none.
   * Throws as a step does, and what `first` throws; then nothing happened.
   */
  act(action: unknown, first?: () => Promise<Begun>): Promise<LastError | undefined>;
}

const BLIND: Observe = { screenshot: false, elements: false };

/** A phone as tools act on it. */
export function targetOn({ episodes, stepper }: Pick<Context, 'episodes' | 'stepper'>, phone: Phone): Target {
  const episode = episodes.on(phone);
  return {
    phone,
    episode,
    act: async (action, first) =>
      (
        await (episode
          ? episodes.step(episode, action, BLIND, undefined, { first })
          : stepper.turn(phone, async turn =>
              turn.step([action], { observe: BLIND, begun: await first?.() }),
            ))
      ).observation.lastError,
  };
}

/** What is seen. */
export async function look(
  { episodes, stepper }: Pick<Context, 'episodes' | 'stepper'>,
  { phone, episode }: Target,
  observe: Observe,
): Promise<Observation> {
  return (await (episode ? episodes.observe(episode, observe) : stepper.observe(phone, observe))).observation;
}

/**
 * Does what no action of the wire does, by the way that ADB does it, and lets the time of an action pass: together one step. `run` works on
 * a copy, so that nothing has happened where it throws. Throws as `Target.act`.
 */
export async function change(
  context: Context,
  target: Target,
  run: (device: AdbDevice) => Promise<void>,
): Promise<LastError | undefined> {
  if (target.episode?.ended ?? target.done) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
  const { phone } = target;
  return target.act({ type: 'wait', ms: ACTION_MS }, async () => {
    const copy = new Phone(phone.id, phone.start, phone.now);
    const events: PhoneEvent[] = [];
    copy.listeners.add({ onChange: change => events.push(...change.events) });
    await run(new AdbDevice(context, copy));
    return { tree: copy.now, events };
  });
}

/** Pixels as the phone is held now. */
export function sizeOf({
  now: {
    device: { screen, orientation },
  },
}: Phone): { width: number; height: number } {
  return orientation === 'landscape'
    ? { width: screen.height, height: screen.width }
    : { width: screen.width, height: screen.height };
}
