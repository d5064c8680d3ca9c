import { ACTION_MS } from '../../../src/protocol/action.ts';
import type { LastError, Observation, Observe } from '../../../src/protocol/observation.ts';
import { AdbDevice } from '../../adb/device.ts';
import { ApiError } from '../../errors.ts';
import type { Episode } from '../../episodes/episodes.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Context } from '../../routes/context.ts';

/** What tools act on: a phone, and the episode on it where there is one, whose steps theirs are. */
export interface Target {
  readonly phone: Phone;
  readonly episode: Episode | undefined;
  /** Whether a phone without a task has come to its end, where it has one. */
  readonly done?: boolean;
  /** Takes an action, and says why it had no effect where it had none. Throws as a step does. */
  act(action: unknown): Promise<LastError | undefined>;
}

const BLIND: Observe = { screenshot: false, elements: false };

/** A phone as tools act on it. */
export function targetOn({ episodes, stepper }: Pick<Context, 'episodes' | 'stepper'>, phone: Phone): Target {
  const episode = episodes.on(phone);
  return {
    phone,
    episode,
    act: async action =>
      (
        await (episode
          ? episodes.step(episode, action, BLIND)
          : stepper.step(phone, [action], { observe: BLIND }))
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

/** Does what no action of the wire does, by the way that ADB does it, and lets the time of an action pass: it is a step as any other. */
export async function change(
  context: Context,
  target: Target,
  run: (device: AdbDevice) => Promise<void>,
): Promise<LastError | undefined> {
  if (target.episode?.ended ?? target.done) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
  await run(new AdbDevice(context, target.phone));
  return target.act({ type: 'wait', ms: ACTION_MS });
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
