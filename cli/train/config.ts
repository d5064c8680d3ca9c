import type { TrainConfig } from '../../bench/training/train/config.ts';
import { defined } from '../defined.ts';
import { usage } from '../errors.ts';
import { instancesOn } from '../run/instances.ts';
import type { Options } from './options.ts';

/** Splits that learn from one side of their instances, with the split of their unseen templates. */
const UNSEEN_OF: Readonly<Record<string, string>> = { seen: 'by-template' };

/** The training that the options ask for. Throws USAGE, TASK_NOT_FOUND, INVALID_PENALTY and INVALID_TRAINING. */
export async function configOf(options: Options): Promise<TrainConfig> {
  const [{ DEFAULTS, OFFERED, checkedConfig }, { splits }, { rewards }, { readPenalties }] =
    await Promise.all([
      import('../../bench/training/train/config.ts'),
      import('../../bench/tasks/registry.ts'),
      import('../../judges/rewards/index.ts'),
      import('../../bench/training/penalties/index.ts'),
    ]);
  const { split = 'small', reward, penalties, curriculum = DEFAULTS.curriculum } = options;
  demandKnown('reward', reward, Object.keys(rewards));
  demandKnown('curriculum', curriculum, Object.keys(OFFERED));
  const among = await templateIds(options.tasks, split);
  demandKnown('split', split, Object.keys(splits));
  if (split === 'by-instance')
    throw usage(
      'by-instance is only for measuring: --split seen learns from the other instances of its templates and measures these',
    );
  const heldOut = { ...DEFAULTS.heldOut, count: options.eval ?? DEFAULTS.heldOut.count };
  const own = Object.hasOwn(UNSEEN_OF, split)
    ? await seedsOfSides(among, DEFAULTS.seeds.count, Math.max(heldOut.count, 1))
    : undefined;
  const tasks = own ? Object.keys(own) : among;
  if (tasks.length === 0) throw usage(`None of these tasks has an instance to learn from in ${split}`);
  const unseenSplit = options.tasks && !options.split ? undefined : (UNSEEN_OF[split] ?? `${split}-unseen`);
  const unseen = await templateIds(options.unseen, unseenSplit);
  const { seed, iterations, group, groups, stepCost, look, rate, kl, entropy } = options;
  return checkedConfig({
    ...DEFAULTS,
    ...defined({ seed, iterations, group, groups, reward }),
    ...(reward === undefined ? {} : { rewardOptions: {} }),
    ...defined({ stepCost, look }),
    grpo: { ...DEFAULTS.grpo, ...defined({ rate, kl, entropy }) },
    curriculum: curriculum as TrainConfig['curriculum'],
    lockstep: !options.async,
    guide: !options.unguided,
    penalties: penalties === undefined ? DEFAULTS.penalties : readPenalties(penalties),
    warm: options.warm ?? Math.min(DEFAULTS.warm, tasks.length),
    tasks,
    unseen: unseen.filter(id => !tasks.includes(id)),
    heldOut,
    ...(own ? { own } : {}),
  });
}

function demandKnown(kind: string, name: string | undefined, known: readonly string[]): void {
  if (name !== undefined && !known.includes(name))
    throw usage(`No ${kind} ${name}; there are ${known.join(', ')}`);
}

/** Ids of the templates that fit the patterns, or else of a split; none for a split that does not exist. */
async function templateIds(
  patterns: string[] | undefined,
  split: string | undefined,
): Promise<readonly string[]> {
  const [{ selectTasks }, { splits }] = await Promise.all([
    import('../../bench/run/select.ts'),
    import('../../bench/tasks/registry.ts'),
  ]);
  if (patterns) return selectTasks(patterns, {}).map(task => task.id);
  if (split === undefined || !Object.hasOwn(splits, split)) return [];
  return selectTasks([], { split }).map(task => task.id);
}

/**
 * Seeds by template, for a split that divides each template's instances: `learned` seeds of the training side, and `held` seeds of the test side
 * to measure. Templates without instances on the training side are left out.
 */
async function seedsOfSides(
  ids: readonly string[],
  learned: number,
  held: number,
): Promise<NonNullable<TrainConfig['own']>> {
  const { findTask } = await import('../../bench/tasks/registry.ts');
  const templates = ids.map(findTask);
  const training = await instancesOn('train', templates, learned);
  const test = await instancesOn('test', templates, held);
  return Object.fromEntries(
    Object.entries(training).map(([id, seeds]) => [id, { learned: seeds, held: test[id] ?? [] }]),
  );
}
