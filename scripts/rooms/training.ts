import { curriculum } from '../../bench/training/curriculum/index.ts';
import { Adam } from '../../bench/training/policy/adam.ts';
import { Model } from '../../bench/training/policy/model.ts';
import { checkedConfig, DEFAULTS, learnedOf, OFFERED } from '../../bench/training/train/config.ts';
import type { Measured } from '../../bench/training/train/evaluate.ts';
import { replayOf, TrainFolder } from '../../bench/training/train/folder.ts';
import type { Iteration } from '../../bench/training/train/learner.ts';

export const TRAINED = ['notes/create-note', 'settings/wifi-off', 'clock/delete-alarm'];
export const UNSEEN = ['notes/pin-note'];

/** The figures of an iteration on the way from 10 % to 90 %: a function of its number. */
export function iterationAt(
  iteration: number,
  of: number,
): Iteration & { ms: number; stepsPerSecond: number } {
  const way = iteration / of;
  const wave = Math.sin(iteration * 2.3) / 12;
  const success = Math.min(1, Math.max(0, 0.1 + 0.8 * way + wave));
  return {
    iteration,
    version: iteration,
    rollouts: 16,
    steps: Math.round(16 * (9 - 4 * way + 4 * wave)),
    success,
    progress: Math.min(1, success + 0.1),
    return: 1.4 * success - 0.1,
    informative: Math.round(4 - 2 * way),
    guided: Math.round(3 * (1 - way)),
    behind: 0,
    decisions: 90,
    loss: -0.05 + wave / 3,
    entropy: 2.1 - 1.5 * way + wave,
    kl: 0,
    clipped: 0.12 + wave / 2,
    ratio: 0.97,
    ms: 2_400,
    stepsPerSecond: 41.5,
  };
}

/** Writes a training of three templates as `tapworld train` does, after so many of its iterations. A finished one is measured too. */
export function writeTraining(
  path: string,
  { done, of, seed = 1 }: { done: number; of: number; seed?: number },
): TrainFolder {
  const config = checkedConfig({
    ...DEFAULTS,
    seed,
    iterations: of,
    groups: 4,
    group: 4,
    warm: 3,
    look: 5,
    heldOut: { from: 1_000, count: 5 },
    hashing: { ...DEFAULTS.hashing, bits: 6 },
    tasks: TRAINED,
    unseen: UNSEEN,
  });
  const folder = TrainFolder.create(path, config);
  const model = new Model(config.hashing);
  folder.saveModel('untrained', model, 0);
  folder.saveModel('warm', model, 0);
  for (const held of ['instances', 'templates'] as const)
    folder.appendMetrics({ look: 0, held, success: held === 'instances' ? 0.2 : 0, of: 3 });
  const draws = curriculum(
    config.tasks.map(task => ({ task, seeds: learnedOf(config, task) })),
    { ...OFFERED[config.curriculum], seed },
  );
  for (let i = 1; i <= done; i++) {
    folder.appendMetrics(iterationAt(i, of));
    draws.record(
      draws.draw(config.groups).map(({ task, seed: drawn }, k) => ({
        task,
        seed: drawn,
        scores: [1, 0, Number(task === TRAINED[0]), Number((i + k) % 3 === 0)],
      })),
    );
    if (i % config.look !== 0) continue;
    folder.appendMetrics({ look: i, held: 'instances', success: 0.2 + (0.6 * i) / of, of: 3 });
    folder.appendMetrics({ look: i, held: 'templates', success: (0.3 * i) / of, of: 1 });
    folder.saveModel(`step-${String(i).padStart(5, '0')}`, model, i);
  }
  folder.save({
    iteration: done,
    next: done * config.groups,
    model,
    average: model,
    reference: model,
    optimiser: new Adam(model.weights.length),
    curriculum: draws.save(),
    replay: replayOf(config),
  });
  if (done === of) {
    folder.appendMeasured(measurement());
    folder.saveModel('policy', model, done);
  }
  return folder;
}

/** Untrained policies fail everything, the trained one solves most. */
function measurement(): Measured[] {
  const rows = (['untrained', 'warm', 'trained'] as const).flatMap((stage, level) =>
    (['instances', 'templates'] as const).flatMap(held =>
      (held === 'instances' ? TRAINED : UNSEEN).flatMap(task =>
        [1_000, 1_001, 1_002, 1_003, 1_004].map((seed, i) => {
          const success = i < 2 * level;
          return {
            stage,
            held,
            task,
            seed,
            success,
            progress: Number(success),
            steps: 5,
            outcome: success ? 'success' : 'failure',
          };
        }),
      ),
    ),
  );
  return rows;
}
