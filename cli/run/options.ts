import { Option, type Command } from 'commander';
import { apiNames } from '../../bench/agents/apis/index.ts';
import { hasModel } from '../../bench/agents/model-agents.ts';
import type { RunLimits } from '../../bench/run/folder.ts';
import { defined } from '../defined.ts';
import { usage } from '../errors.ts';
import { PLANNED_MODEL, withModel, type ModelOptions } from '../model-options.ts';
import { address, amount, between, endpoint, names, redisAddress, whole } from '../program.ts';

export interface Options extends ModelOptions {
  tasks?: string[];
  split?: string;
  suite?: string;
  agent?: string;
  seeds?: string;
  tries?: number;
  language?: string;
  phoneLanguage?: string;
  phrasing?: number;
  reward?: string;
  pictures?: boolean;
  scale?: number;
  concurrency?: number;
  out?: string;
  resume?: string;
  server?: string;
  token?: string;
  renderers?: number;
  miniwob?: string;
  queue?: string;
  userModel?: string;
  userApi?: string;
  userUrl?: string;
  cache?: string;
  maxCost?: number;
  maxRunTokens?: number;
  /** Minutes. */
  maxTime?: number;
}

/** Options that a run keeps: --resume cannot change them. */
export const PLANNED = [
  'tasks',
  'split',
  'suite',
  'agent',
  'seeds',
  'tries',
  'language',
  'phoneLanguage',
  'phrasing',
  'reward',
  'pictures',
  'out',
  'scale',
  'userModel',
  'userApi',
  'userUrl',
  ...PLANNED_MODEL,
] as const;

/** Options of what plays: with --queue they are the workers’. */
export const PLAYING = ['server', 'token', 'renderers', 'concurrency'] as const;

/** Adds the options of `tapworld run`. */
export const withRunOptions = (command: Command): Command =>
  withModel(command)
    .option('--tasks <patterns>', 'task ids, separated by commas; * stands for anything', names)
    .option('--split <name>', 'the tasks of a split (default mini, if no tasks are named)')
    .option('--suite <name>', 'the tasks of a suite')
    .option(
      '--agent <name>',
      'who plays: solver, random, noop, impossible, constant, llm, m3a, t3a, planner, replay:RUN[:EPISODE] (the recorded actions of a run) or policy:FILE (a checkpoint of train) (default solver)',
    )
    .option(
      '--actions <name>',
      'the model’s action format: tapworld, android-world, m3a, qwen2.5-vl, qwen3-vl, mobile-r1, ui-tars-1.0, ui-tars-1.5, autoglm, android-lab, android-lab-som, mobilegym, small-controller, anthropic, openai (default: that of --api, which is tapworld for a chat)',
    )
    .option('--seeds <list>', 'how many instances of each task, or which: 1,4,7-9 (default 1)')
    .option(
      '--tries <number>',
      'how often each instance is played; agents that draw draw anew each time (default 1)',
      whole(1, 1_000),
    )
    .option('--language <code>', 'language of the goals: en or zh (default en)')
    .option('--phone-language <tag>', 'language of the phones, such as zh (default: as the phone is set, en)')
    .option(
      '--phrasing <number>',
      'which wording of the goal, from 0; numbers beyond the last wrap around',
      whole(0, 100),
    )
    .option('--reward <name>', 'how steps are rewarded (default dense)')
    .option('--pictures', 'take and keep a picture of each step')
    .option(
      '--scale <number>',
      'pixels of a picture per point, 0.25 to 4 (default: the screen’s own, 3)',
      between(0.25, 4),
    )
    .option('--concurrency <number>', 'episodes at once (default: twice the cores)', whole(1, 4_096))
    .option('--out <folder>', 'where to write the run (default runs/<time>-<agent>)')
    .option('--resume <folder>', 'continue a run')
    .option('--server <address>', 'a running server (default: the command starts its own)', address)
    .option('--token <secret>', 'the server’s token')
    .option('--renderers <number>', 'pages that draw, for the command’s own server', whole(1, 512))
    .option(
      '--miniwob <folder>',
      'the html folder of MiniWoB++, for the command’s own server: adds the suite miniwob',
    )
    .option(
      '--queue <address>',
      'a Redis whose workers (tapworld worker) play the episodes, such as redis://127.0.0.1:6379; this command plays none',
      redisAddress,
    )
    .option(
      '--user-model <name>',
      'a model that understands what agents ask the user, in place of the task’s own words; the user’s answers stay those of the task',
    )
    .addOption(new Option('--user-api <name>', 'how it is called (default chat)').choices(apiNames))
    .option('--user-url <address>', 'its endpoint (default: as for --url)', endpoint)
    .option(
      '--cache <folder>',
      'keeps the model’s replies by what it was asked, so that a run can be repeated for nothing',
    )
    .option('--max-cost <number>', 'stops the run once its model has cost so much; needs prices', amount)
    .option('--max-run-tokens <number>', 'stops the run once its model has taken so many tokens', whole(1))
    .option('--max-time <minutes>', 'stops the run after so long', between(0.01, 35_000));

/** The limits that the options set; undefined for none. Throws USAGE. */
export function limitsOf(options: Options): RunLimits | undefined {
  const { maxCost, maxRunTokens: maxTokens, maxTime, priceIn, resume, agent } = options;
  if (maxCost !== undefined && resume === undefined && priceIn === undefined)
    throw usage('--max-cost needs --price-in and --price-out');
  const isOfModel = maxCost !== undefined || maxTokens !== undefined;
  if (isOfModel && resume === undefined && !hasModel(agent ?? ''))
    throw usage('--max-cost and --max-run-tokens are for agents with a model: llm, m3a, t3a, planner');
  const limits = defined({ maxCost, maxTokens, maxTime });
  return Object.keys(limits).length === 0 ? undefined : limits;
}
