import { isUnrewarded } from '../../../judges/rewards/types.ts';
import { streamOf } from '../../../src/state/random.ts';
import type { Device } from '../../tasks/device.ts';
import { rollout } from '../collect/index.ts';
import { PolicyActor } from '../policy/actor.ts';
import type { Model } from '../policy/model.ts';

/** The policies that are measured: untrained, cloned (`warm`) and trained. */
export type Stage = 'untrained' | 'warm' | 'trained';
export const STAGES: readonly Stage[] = ['untrained', 'warm', 'trained'];
/** What they are measured on: other instances of the training templates, and other templates. */
export type HeldOut = 'instances' | 'templates';
export const HELD_OUT: readonly HeldOut[] = ['instances', 'templates'];

export interface Measured {
  stage: Stage;
  held: HeldOut;
  task: string;
  seed: number;
  success: boolean;
  progress: number;
  steps: number;
  outcome: string;
}

/** Spreads work over devices; results are in the order of the items. Throws the first error once every device has finished its present item. */
export async function pooled<T, R>(
  items: readonly T[],
  devices: readonly Device[],
  work: (item: T, device: Device) => Promise<R>,
): Promise<R[]> {
  const found: R[] = [];
  const queue = items.entries();
  let failed: { why: unknown } | undefined;
  // The caller closes the devices on an error. If one were still playing, its own error would hide the first.
  await Promise.all(
    devices.map(async device => {
      for (const [i, item] of queue) {
        if (failed) return;
        try {
          found[i] = await work(item, device);
        } catch (reason) {
          failed ??= { why: reason };
        }
      }
    }),
  );
  if (failed) throw failed.why;
  return found;
}

/**
 * Plays instances with the likeliest actions, without learning. Equal weights give equal results, whatever the number of devices. An episode that
 * infrastructure or a judge lost is played once more; if it is lost again, it is left out and reported to `lost`.
 */
export async function evaluate(
  model: Model,
  devices: readonly Device[],
  instances: readonly { task: string; seed: number }[],
  {
    reward,
    signal,
    played = () => {},
    lost = () => {},
  }: { reward?: string; signal?: AbortSignal; played?: () => void; lost?: (reason: string) => void } = {},
): Promise<Omit<Measured, 'stage' | 'held'>[]> {
  const actor = new PolicyActor(model, { greedy: true });
  const rows = await pooled(instances, devices, async ({ task, seed }, device) => {
    const once = () =>
      rollout(device, actor, {
        task,
        seed,
        group: 'evaluation',
        random: streamOf(seed, task, 'evaluation'),
        episode: {
          ...(reward === undefined ? {} : { reward }),
          observe: { screenshot: false, elements: true },
        },
        ...(signal ? { signal } : {}),
      });
    let one = await once();
    if (one.outcome === 'infra_error' && !signal?.aborted) one = await once();
    played();
    if (isUnrewarded(one.outcome)) {
      lost(`${task}, seed ${seed}: ${one.error?.code ?? ''} ${one.error?.message ?? ''}`);
      return null;
    }
    return {
      task,
      seed,
      success: one.outcome === 'success',
      progress: one.verdict?.progress ?? 0,
      steps: one.steps,
      outcome: one.outcome,
    };
  });
  // If the evaluation was stopped, nothing of it counts.
  signal?.throwIfAborted();
  return rows.filter(row => row !== null);
}
