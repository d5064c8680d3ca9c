import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { percent, progress, short, table, type Output } from './output.ts';
import { address, amount, between, endpoint, names, whole, type CommandSpec } from './program.ts';
import { demandSuite, MINIWOB } from './suites.ts';
import type { Phone } from '../../apps/catalogue.ts';
import type { Plan } from '../run/folder.ts';
import type { Task } from '../tasks/form.ts';
import type { Result, Summary } from '../run/results.ts';
import { twoDigits } from '../../src/state/civil.ts';

export interface Options {
  tasks?: string[];
  split?: string;
  suite?: string;
  agent?: string;
  seeds?: string;
  language?: string;
  phrasing?: number;
  reward?: string;
  pictures?: boolean;
  model?: string;
  url?: string;
  actions?: string;
  priceIn?: number;
  priceOut?: number;
  scale?: number;
  concurrency?: number;
  out?: string;
  resume?: string;
  server?: string;
  token?: string;
  renderers?: number;
  miniwob?: string;
}

/** Options that a run was begun with, and that going on with it cannot change. */
export const PLANNED = [
  'tasks',
  'split',
  'suite',
  'agent',
  'seeds',
  'language',
  'phrasing',
  'reward',
  'pictures',
  'out',
  'model',
  'url',
  'actions',
  'priceIn',
  'priceOut',
  'scale',
] as const;

/** Splits whose templates are divided by instance, and the side that each has. */
export const SIDES: Readonly<Record<string, 'train' | 'test'>> = { seen: 'train', 'by-instance': 'test' };

/** The first instances of each template on a side: seeds by template, without those that have none there. */
export async function instancesOn(
  side: 'train' | 'test',
  among: readonly Task[],
  count: number,
): Promise<Record<string, number[]>> {
  const [{ createWorld }, { seedsOn }] = await Promise.all([
    import('../../apps/catalogue.ts'),
    import('../tasks/generalise.ts'),
  ]);
  const world = (await createWorld()) as unknown as Phone;
  return Object.fromEntries(
    among
      .map(task => [task.id, seedsOn(world, task, side, count)] as const)
      .filter(([, found]) => found.length > 0),
  );
}

/** What a run is to do, by the command's options. Throws USAGE and TASK_NOT_FOUND. */
export async function planOf(
  {
    tasks: patterns,
    split,
    suite,
    own,
    agent = 'solver',
    seeds = '1',
    language = 'en',
    phrasing,
    reward,
    pictures,
    model,
    url = process.env['OPENAI_BASE_URL'],
    actions,
    priceIn,
    priceOut,
    scale,
  }: Options & Pick<Plan, 'own'>,
  offered: (suite: string) => Promise<string[]>,
): Promise<Plan> {
  const [{ fits, selectTasks, seedsOf }, { findAgent }, { rewards }, { codecs, lookOf }] = await Promise.all([
    import('../run/select.ts'),
    import('../agents/index.ts'),
    import('../../judges/rewards/index.ts'),
    import('../codecs/index.ts'),
  ]);
  if (language !== 'en' && language !== 'zh') throw usage(`--language is en or zh, not ${language}`);
  if (reward !== undefined && !Object.hasOwn(rewards, reward))
    throw usage(`No reward ${reward}; there are ${Object.keys(rewards).join(', ')}`);
  let list: number[];
  try {
    list = seedsOf(seeds);
  } catch (error) {
    throw usage((error as Error).message);
  }
  if (agent === 'llm' && (model === undefined || url === undefined))
    throw usage('--agent llm needs a --model, and its endpoint as --url or in OPENAI_BASE_URL');
  if (
    agent !== 'llm' &&
    (model !== undefined || actions !== undefined || priceIn !== undefined || priceOut !== undefined)
  )
    throw usage('--model, --actions and prices are for --agent llm');
  if (actions !== undefined && !Object.hasOwn(codecs, actions))
    throw usage(`No actions ${actions}; there are ${Object.keys(codecs).join(', ')}`);
  let look: ReturnType<typeof lookOf>;
  try {
    look =
      agent === 'llm' ? lookOf(codecs[actions ?? 'tapworld']!, scale) : scale === undefined ? {} : { scale };
  } catch (error) {
    throw usage((error as Error).message);
  }
  if ((priceIn === undefined) !== (priceOut === undefined))
    throw usage('Give --price-in and --price-out, or neither');
  const about =
    agent === 'llm'
      ? {
          url: url!,
          model: model!,
          ...(actions === undefined ? {} : { actions }),
          ...(priceIn === undefined ? {} : { priceIn, priceOut: priceOut! }),
        }
      : undefined;
  const plays = findAgent(agent, about);
  await demandSuite(suite);
  // Where nothing is named, the short set is run and not everything.
  const filter = {
    ...(split !== undefined ? { split } : patterns || suite ? {} : { split: 'mini' }),
    ...(suite === undefined ? {} : { suite }),
  };
  // Pages of a user's folder are known to the server alone, and asked for by name.
  const isPage = (pattern: string) => pattern.startsWith(`${MINIWOB}/`);
  const pages = suite === MINIWOB || patterns?.some(isPage) ? await offered(MINIWOB) : [];
  const others = (patterns ?? []).filter(pattern => !isPage(pattern));
  if (suite === MINIWOB && pages.length === 0)
    throw new CliError(
      'TASK_NOT_FOUND',
      'There are no pages of MiniWoB++: give --miniwob with their folder, or a --server that was started with it',
      { status: 2 },
    );
  const asked = pages.filter(id => (patterns ?? ['*']).some(pattern => fits(id, pattern)));
  const missing = patterns?.filter(isPage).find(pattern => !pages.some(id => fits(id, pattern)));
  if (missing !== undefined)
    throw new CliError(
      'TASK_NOT_FOUND',
      `No page of MiniWoB++ fits ${missing}${pages.length === 0 ? ': give --miniwob with their folder, or a --server that was started with it' : ''}`,
      { status: 2 },
    );
  const templates =
    suite === MINIWOB || (patterns !== undefined && others.length === 0) ? [] : selectTasks(others, filter);
  const found = [...asked.map(id => ({ id })), ...templates];
  if (found.length === 0)
    throw new CliError('TASK_NOT_FOUND', 'No task fits what was asked for; `tapworld tasks` lists them', {
      status: 2,
    });
  const ids = found.map(t => t.id);
  const side = SIDES[split ?? ''];
  if (side && !/^\d+$/.test(seeds))
    throw usage(`--split ${split} has instances of its own: --seeds is how many of each task, not ${seeds}`);
  if (side && asked.length > 0)
    throw usage(`--split ${split} is of templates, and pages of MiniWoB++ are none: leave one of them out`);
  const mine = own ?? (side && (await instancesOn(side, templates, list.length)));
  if (mine && Object.keys(mine).length === 0)
    throw new CliError('TASK_NOT_FOUND', `None of these tasks has an instance in ${split}`, { status: 2 });
  const which = mine
    ? {
        tasks: ids.filter(id => mine[id]),
        seeds: [...new Set(Object.values(mine).flat())].sort((a, b) => a - b),
        own: mine,
      }
    : { tasks: ids, seeds: list };
  return {
    agent,
    ...(about ? { llm: about } : {}),
    ...which,
    language,
    ...(phrasing === undefined ? {} : { phrasing }),
    ...(reward === undefined ? {} : { reward }),
    pictures: pictures ?? plays.pictures,
    ...look,
  };
}

/** A name for a run that begins now: `20260312-094155-solver`. */
export function nameOf(agent: string, now = new Date()): string {
  const parts = [now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()].map(
    twoDigits,
  );
  return `${now.getFullYear()}${parts[0]}${parts[1]}-${parts.slice(2).join('')}-${agent}`;
}

/** A run of at most so many episodes is told whole; of a longer one, what was no success. */
const TOLD = 40;

/** The episodes' verdicts, and then the whole. */
export function report(summary: Summary, results: readonly Result[], path: string): string {
  const why = (r: Result) =>
    r.error?.message ??
    [
      ...(r.verdict?.goals ?? []).filter(g => !g.met).map(g => g.name),
      ...(r.verdict?.keeps ?? []).filter(k => !k.held).map(k => k.name),
      ...(r.verdict?.stray ?? []).slice(0, 3),
    ].join(', ');
  const listed = results
    .filter(r => results.length <= TOLD || r.outcome !== 'success')
    .sort((a, b) => (a.task < b.task ? -1 : a.task > b.task ? 1 : a.seed - b.seed));
  const shown = listed.slice(0, TOLD);
  const group = (name: string, of: Summary['byApp']) =>
    table(
      [name, 'episodes', 'success'],
      Object.entries(of).map(([key, g]) => [key, g.episodes, percent(g.successRate)]),
    );
  const outcomes = Object.entries(summary.outcomes)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
  return [
    ...(shown.length > 0
      ? [
          table(
            ['task', 'seed', 'outcome', 'steps', 'progress', 'why'],
            shown.map(r => [
              r.task,
              r.seed,
              r.outcome,
              r.steps,
              r.verdict ? short(r.verdict.progress) : null,
              why(r).slice(0, 90),
            ]),
          ),
          ...(listed.length > shown.length ? [`and ${listed.length - shown.length} more`] : []),
          '',
        ]
      : []),
    ...(Object.keys(summary.byApp).length > 0 ? [group('app', summary.byApp), ''] : []),
    group('level', summary.byLevel),
    '',
    `${summary.episodes} episodes: ${outcomes}`,
    `success ${percent(summary.successRate)} (${percent(summary.successRateUndeclared)} if the end need not be declared), progress ${percent(summary.progress)}, stray ${percent(summary.stray)}, declared over too soon ${percent(summary.falseDone)}`,
    ...(summary.usage
      ? [
          `${summary.usage.calls} calls of the model, ${summary.usage.promptTokens} tokens read, ${summary.usage.completionTokens} written, ${short(summary.usage.ms / 1_000, 1)} s${summary.usage.cost === null ? '' : `, cost ${short(summary.usage.cost, 4)}`}`,
        ]
      : []),
    ...(summary.replay
      ? [
          `of the recording, ${summary.replay.recorded} moves as recorded, ${summary.replay.resolved} put to an element at another place, ${summary.replay.looked} scrolls to look for one`,
        ]
      : []),
    `${short(summary.stepsPerSecond, 1)} steps a second; everything is in ${path}`,
  ].join('\n');
}

/** A replay plays what was recorded, unless something else is asked for. */
export async function recorded<
  O extends Pick<Options, 'agent' | 'tasks' | 'split' | 'suite' | 'seeds' | 'language' | 'phrasing'>,
>(options: O): Promise<O & Pick<Plan, 'own'>> {
  if (!options.agent?.startsWith('replay:')) return options;
  const { findRecording, planOfRecording } = await import('../agents/replay.ts');
  const recording = findRecording(options.agent);
  const { tasks, seeds, own, language, phrasing } = planOfRecording(recording);
  const named = options.tasks !== undefined || options.split !== undefined || options.suite !== undefined;
  return {
    ...(named ? {} : { tasks: [...tasks], ...(own && options.seeds === undefined ? { own } : {}) }),
    seeds: seeds.join(','),
    language,
    ...(phrasing === undefined ? {} : { phrasing }),
    ...options,
    agent: recording.name,
  };
}

/** Begins a run or goes on with one, and gives its summary. Episodes that infrastructure lost end the command with status 1. */
export async function execute(given: Options): Promise<Output<Summary>> {
  const options = await recorded(given);
  const [{ RunFolder }, { holding }, { runAll }, { summarise }, { WireDevice }, { findAgent }] =
    await Promise.all([
      import('../run/folder.ts'),
      import('../run/hold.ts'),
      import('../run/runner.ts'),
      import('../run/results.ts'),
      import('../run/wire-device.ts'),
      import('../agents/index.ts'),
    ]);
  if (options.resume !== undefined) {
    const changed = PLANNED.filter(name => options[name] !== undefined);
    if (changed.length > 0)
      throw usage(
        `--resume goes on with the run as it was begun: leave out ${changed.map(name => `--${name}`).join(', ')}`,
      );
  }
  let opened: Promise<Host> | undefined;
  // A wrong option is told before a browser is started for it.
  const open = () => (opened ??= openHost(options));
  try {
    const plan =
      options.resume === undefined
        ? await planOf(options, async suite =>
            (await (await open()).client.get<{ id: string }[]>(`/v1/tasks?suite=${suite}`)).map(t => t.id),
          )
        : undefined;
    const path = resolve(options.resume ?? options.out ?? join('runs', nameOf(plan!.agent.split(':')[0]!)));
    return await holding(path, async () => {
      const host = await open();
      const folder = plan
        ? RunFolder.create(path, plan, { server: options.server ?? 'own', browser: await browserOf() })
        : RunFolder.resume(path);
      const bar = progress(folder.plan.agent.split(':')[0]!, folder.open().length);
      try {
        const concurrency = options.concurrency ?? 2 * availableParallelism();
        await runAll(
          folder,
          findAgent(
            folder.plan.agent,
            folder.plan.llm && { ...folder.plan.llm, key: process.env['OPENAI_API_KEY'] },
          ),
          () => new WireDevice(host.client),
          concurrency,
          () => bar.step(),
        );
      } finally {
        bar.stop();
      }
      const results = folder.results();
      const summary = summarise(folder.id, results);
      folder.write('summary.json', summary);
      return {
        value: summary,
        text: report(summary, results, path),
        ok: summary.outcomes.infra_error + summary.outcomes.app_crashed === 0,
      };
    });
  } finally {
    await (await opened?.catch(() => undefined))?.close();
  }
}

/** The browser that draws, since two of them draw different bytes; null where it is another machine's. */
async function browserOf(): Promise<string | null> {
  const { findBrowser } = await import('../../server/renderers/browser-find.ts');
  return findBrowser().then(
    ({ product, version }) => `${product} ${version}`,
    () => null,
  );
}

export const run: CommandSpec = {
  name: 'run',
  describe: 'plays tasks with an agent, and judges them',
  shape: command =>
    command
      .option('--tasks <patterns>', 'ids between commas, in which * stands for anything', names)
      .option('--split <name>', 'the tasks of a split (default mini, where nothing else is said)')
      .option('--suite <name>', 'the tasks of a suite')
      .option(
        '--agent <name>',
        'who plays: solver, random, noop, llm, replay:RUN[:EPISODE], the recorded actions of a run, or policy:FILE, a checkpoint of train (default solver)',
      )
      .option('--model <name>', 'the model of llm; its key is read from OPENAI_API_KEY')
      .option('--url <address>', 'its endpoint, up to /chat/completions (default: OPENAI_BASE_URL)', endpoint)
      .option(
        '--actions <name>',
        'how it writes actions and reads elements: tapworld, android-world, m3a, qwen2.5-vl, qwen3-vl, mobile-r1, ui-tars-1.0, ui-tars-1.5, autoglm, android-lab, android-lab-som, mobilegym, small-controller, anthropic, openai (default tapworld)',
      )
      .option('--price-in <number>', 'price of a million tokens that it reads', amount)
      .option('--price-out <number>', 'price of a million tokens that it writes', amount)
      .option('--seeds <list>', 'how many instances of each task, or which: 1,4,7-9 (default 1)')
      .option('--language <code>', 'of the goals: en or zh (default en)')
      .option(
        '--phrasing <number>',
        'which wording of the goal, from 0; after the last comes the first again',
        whole(0, 100),
      )
      .option('--reward <name>', 'how steps are rewarded (default dense)')
      .option('--pictures', 'take and keep a picture of each step')
      .option(
        '--scale <number>',
        'pixels of a picture for one point, 0.25 to 4 (default: the screen’s own, 3)',
        between(0.25, 4),
      )
      .option('--concurrency <number>', 'episodes at once (default: twice the cores)', whole(1, 4_096))
      .option('--out <folder>', 'where the run is written (default runs/<time>-<agent>)')
      .option('--resume <folder>', 'go on with a run')
      .option('--server <address>', 'a server that runs (default: one of this command’s own)', address)
      .option('--token <secret>', 'its token')
      .option('--renderers <number>', 'pages that draw, of the command’s own server', whole(1, 512))
      .option(
        '--miniwob <folder>',
        'pages of MiniWoB++ (its html folder) for the command’s own server: the suite miniwob',
      ),
  run: (options: Options) => execute(options),
};
