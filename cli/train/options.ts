import type { Command } from 'commander';
import { address, amount, names, redisAddress, whole } from '../program.ts';

export interface Options {
  split?: string;
  tasks?: string[];
  unseen?: string[];
  seed?: number;
  iterations?: number;
  group?: number;
  groups?: number;
  warm?: number;
  reward?: string;
  stepCost?: number;
  penalties?: string;
  curriculum?: string;
  rate?: number;
  kl?: number;
  entropy?: number;
  look?: number;
  async?: boolean;
  unguided?: boolean;
  eval?: number;
  out?: string;
  resume?: string;
  compare?: string[];
  workers?: number;
  queue?: string;
  renderers?: number;
  server?: string;
  token?: string;
}

/** Options that a training keeps: --resume cannot change them. */
export const PLANNED = [
  'split',
  'tasks',
  'unseen',
  'seed',
  'iterations',
  'group',
  'groups',
  'warm',
  'reward',
  'stepCost',
  'penalties',
  'curriculum',
  'rate',
  'kl',
  'entropy',
  'look',
  'async',
  'unguided',
  'eval',
  'out',
] as const;

/** Adds the options of `tapworld train`. */
export const withTrainOptions = (command: Command): Command =>
  command
    .option(
      '--split <name>',
      'tasks to learn from. If there is a split NAME-unseen, it is only measured; seen learns from its own instances and measures by-instance and by-template (default small)',
    )
    .option('--tasks <patterns>', 'task ids instead, separated by commas; * stands for anything', names)
    .option('--unseen <patterns>', 'templates that are only measured', names)
    .option('--seed <number>', 'seed of all randomness (default 1)', whole(0))
    .option('--iterations <number>', 'number of updates (default 100)', whole(0))
    .option('--group <number>', 'rollouts of each group (default 8)', whole(2, 256))
    .option('--groups <number>', 'groups of each update (default 8)', whole(1, 1_024))
    .option('--warm <number>', 'demonstrations that the policy is cloned from first (default 12)', whole(0))
    .option('--reward <name>', 'how steps are rewarded (default dense)')
    .option('--step-cost <number>', 'cost of each step (default 0)', amount)
    .option(
      '--penalties <list>',
      'penalties and sets of penalties, separated by commas; name=amount sets an amount (default none)',
    )
    .option(
      '--curriculum <name>',
      'how instances are drawn: adaptive, uniform, adagrpo, small-controller (default adaptive)',
    )
    .option('--rate <number>', 'step size (default 0.01)', amount)
    .option('--kl <number>', 'weight of the divergence from the cloned policy (default 0)', amount)
    .option('--entropy <number>', 'weight of the entropy (default 0.005)', amount)
    .option(
      '--look <number>',
      'iterations between two checks on held-out instances; 0 for none (default 50)',
      whole(0),
    )
    .option('--unguided', 'add no solver rollouts to groups without a success')
    .option('--async', 'let rollouts and the learner run without waiting for each other')
    .option(
      '--eval <number>',
      'held-out seeds of each template in the final measurement; 0 for none (default 5)',
      whole(0, 1_000),
    )
    .option(
      '--queue <address>',
      'the Redis of a queue whose workers play what is learned from (`tapworld worker`); demonstrations and checks are played here',
      redisAddress,
    )
    .option('--workers <number>', 'rollouts at once (default 12)', whole(1, 1_024))
    .option('--out <folder>', 'where to write (default runs/train-SEED)')
    .option('--resume <folder>', 'continue a training')
    .option('--compare <folders>', 'the figures of finished trainings, over their seeds', names)
    .option('--server <address>', 'a running server (default: the command starts its own)', address)
    .option('--token <secret>', 'the server’s token')
    .option(
      '--renderers <number>',
      'pages that draw, for the command’s own server (default 4)',
      whole(1, 512),
    );
