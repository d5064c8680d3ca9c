import { isUnrewarded } from '../../../judges/rewards/types.ts';
import { streamOf } from '../../../src/state/random.ts';
import type { Device } from '../../tasks/device.ts';
import { rollout } from '../collect/index.ts';
import { PolicyActor } from '../policy/actor.ts';
import type { Model } from '../policy/model.ts';

/** What is measured: the start of everything, the cloned policy, the trained one. */
export type Stage = 'untrained' | 'warm' | 'trained';
export const STAGES: readonly Stage[] = ['untrained', 'warm', 'trained'];
/** Where it is measured: other instances of templates that were learned from, and other templates. */
export type Held = 'instances' | 'templates';
export const HELD: readonly Held[] = ['instances', 'templates'];

export interface Measured {
  stage: Stage;
  held: Held;
  task: string;
  seed: number;
  success: boolean;
  progress: number;
  steps: number;
  outcome: string;
}

/** Each does some of the work, in order of who is free. Results are in the order of the items. Throws what failed first, once all have put down what they had in hand. */
export async function pooled<T, R>(
  items: readonly T[],
  devices: readonly Device[],
  work: (item: T, device: Device) => Promise<R>,
): Promise<R[]> {
  const found: R[] = [];
  const left = items.entries();
  let failed: { why: unknown } | undefined;
  // Devices are closed by whoever is told: none may still be playing then, whose own error would hide this one.
  await Promise.all(
    devices.map(async device => {
      for (const [i, item] of left) {
        if (failed) return;
        try {
          found[i] = await work(item, device);
        } catch (why) {
          failed ??= { why };
        }
      }
    }),
  );
  if (failed) throw failed.why;
  return found;
}

/**
 * Plays instances with the likeliest actions, and no learning. Equal for equal weights whatever the number of devices. An episode that infrastructure or a judge
 * lost is played once more; where it is lost again it is left out, which `lost` hears of.
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
  }: { reward?: string; signal?: AbortSignal; played?: () => void; lost?: (why: string) => void } = {},
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
  // Of one that was stopped nothing counts.
  signal?.throwIfAborted();
  return rows.filter(row => row !== null);
}
