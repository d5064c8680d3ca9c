import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { columnsOf, progress, type Output } from './output.ts';
import { flag, modelOf, PLANNED_MODEL, withModel, type ModelOptions } from './model-options.ts';
import { address, between, names, whole, type CommandSpec, type Streams } from './program.ts';
import { demandSuite, MINIWOB } from './suites.ts';
import type { Phone } from '../apps/catalogue.ts';
import type { Plan } from '../bench/run/folder.ts';
import type { Summary } from '../bench/run/results.ts';
import type { Stop, Stopped } from '../bench/run/stop.ts';
import type { Task } from '../bench/tasks/form.ts';
import { report, resumeCommand } from './run-text.ts';
import { twoDigits } from '../src/state/civil.ts';

export interface Options extends ModelOptions {
  tasks?: string[];
  split?: string;
  suite?: string;
  agent?: string;
  seeds?: string;
  language?: string;
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
  'scale',
  ...PLANNED_MODEL,
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
    import('../apps/catalogue.ts'),
    import('../bench/tasks/generalise.ts'),
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
    scale,
    ...modelOptions
  }: Options & Pick<Plan, 'own'>,
  offered: (suite: string) => Promise<string[]>,
): Promise<Plan> {
  const [{ fits, selectTasks, seedsOf }, { findAgent }, { rewards }, { codecs, lookOf }] = await Promise.all([
    import('../bench/run/select.ts'),
    import('../bench/agents/index.ts'),
    import('../judges/rewards/index.ts'),
    import('../bench/codecs/index.ts'),
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
  const llm = modelOf(agent, modelOptions);
  const actions = llm?.actions;
  if (actions !== undefined && !Object.hasOwn(codecs, actions))
    throw usage(`No actions ${actions}; there are ${Object.keys(codecs).join(', ')}`);
  let look: ReturnType<typeof lookOf>;
  try {
    look =
      agent === 'llm' ? lookOf(codecs[actions ?? 'tapworld']!, scale) : scale === undefined ? {} : { scale };
  } catch (error) {
    throw usage((error as Error).message);
  }
  const plays = findAgent(agent, llm);
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
    ...(llm ? { llm } : {}),
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

/** A replay plays what was recorded, unless something else is asked for. */
export async function recorded<
  O extends Pick<Options, 'agent' | 'tasks' | 'split' | 'suite' | 'seeds' | 'language' | 'phrasing'>,
>(options: O): Promise<O & Pick<Plan, 'own'>> {
  if (!options.agent?.startsWith('replay:')) return options;
  const { findRecording, planOfRecording } = await import('../bench/agents/replay.ts');
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

/** Why a run stopped early, with the command that goes on with it. */
export interface StoppedRun {
  error?: Stopped & { details: { resume: string } };
  /** Where the model's endpoint was before and is now, where that has changed. */
  moved?: { from: string; to: string };
}

/**
 * Begins a run or goes on with one, and gives its summary. Episodes that infrastructure lost end the command with status 1; so do Ctrl-C
 * and a failure that every episode would have, after what has ended so far.
 */
export async function execute(
  given: Options,
  streams: Pick<Streams, 'err'> = { err: text => process.stderr.write(text) },
): Promise<Output<Summary & StoppedRun>> {
  const options = await recorded(given);
  const [
    { about, episodesOf, RunFolder },
    { holding },
    { runAll },
    { summarise },
    { WireDevice },
    { findAgent },
    { Stop },
  ] = await Promise.all([
    import('../bench/run/folder.ts'),
    import('../bench/run/hold.ts'),
    import('../bench/run/runner.ts'),
    import('../bench/run/results.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/agents/index.ts'),
    import('../bench/run/stop.ts'),
  ]);
  const { demandTemplates } = await import('../bench/run/preflight.ts');
  const { resume, server, url } = options;
  if (resume !== undefined) demandUnchanged(options);
  let opened: Promise<Host> | undefined;
  // A wrong option is told before a browser is started for it.
  const open = () => (opened ??= openHost(options));
  const stop = new Stop();
  const release = onInterrupt(stop);
  try {
    const plan =
      resume === undefined
        ? await planOf(options, async suite =>
            (await (await open()).client.get<{ id: string }[]>(`/v1/tasks?suite=${suite}`)).map(t => t.id),
          )
        : undefined;
    const path = resolve(resume ?? options.out ?? join('runs', nameOf(plan!.agent.split(':')[0]!)));
    return await holding(path, async () => {
      if (plan) RunFolder.demandNew(path);
      const browser = await browserOf(server);
      const { client } = await open();
      const planned = plan ?? about<{ plan: Plan }>(path).plan;
      await demandTemplates(client, planned.tasks, server);
      const folder = plan
        ? RunFolder.create(path, plan, { server: server ?? 'own', browser })
        : RunFolder.resume(path, { url });
      const { agent, llm } = folder.plan;
      const from = planned.llm?.url;
      const moved = resume === undefined || !from || !url || from === url ? undefined : { from, to: url };
      if (moved) streams.err(`tapworld: the model’s endpoint was ${moved.from} and is now ${moved.to}\n`);
      const bar = progress(agent.split(':')[0]!, folder.open().length);
      try {
        await runAll(
          folder,
          findAgent(agent, llm && { ...llm, key: process.env['OPENAI_API_KEY'] }),
          () => new WireDevice(client),
          options.concurrency ?? 2 * availableParallelism(),
          () => bar.step(),
          undefined,
          stop,
        );
      } finally {
        bar.stop();
      }
      const results = folder.results();
      const summary = summarise(folder.id, results);
      folder.write('summary.json', summary);
      const text = report(summary, results, path, columnsOf());
      const lost = summary.outcomes.infra_error;
      const isWhole = lost + summary.outcomes.app_crashed === 0;
      const goOn = resumeCommand('run', path, server);
      if (!stop.reason) {
        const hint = lost === 0 ? '' : `\nInfrastructure lost ${lost} of them; to play them again: ${goOn}`;
        return { value: { ...summary, ...(moved ? { moved } : {}) }, text: text + hint, ok: isWhole };
      }
      const { code, message } = stop.reason;
      const left = folder.open().length + lost;
      streams.err(`tapworld: ${code}: ${message}\n`);
      return {
        value: {
          ...summary,
          ...(moved ? { moved } : {}),
          error: { code, message, details: { resume: goOn } },
        },
        text: `${text}\n\nThe run stopped with ${left} of ${episodesOf(folder.plan).length} episodes still to play. To go on: ${goOn}`,
        ok: false,
      };
    });
  } finally {
    release();
    await (await opened?.catch(() => undefined))?.close();
  }
}

/** Throws USAGE for options that would change a run that goes on. */
function demandUnchanged(options: Options): void {
  const changed = PLANNED.filter(name => options[name] !== undefined);
  if (changed.length > 0)
    throw usage(`--resume goes on with the run as it was begun: leave out ${changed.map(flag).join(', ')}`);
}

/** Stops a run on Ctrl-C; a second one ends the process at once. Gives what takes the handlers away again. */
export function onInterrupt(stop: Pick<Stop, 'interrupt' | 'signal'>): () => void {
  const heard = () => {
    if (stop.signal.aborted) process.exit(130);
    stop.interrupt();
  };
  // On, and not once: where no handler is left, the browser's guard ends the process.
  process.on('SIGINT', heard);
  process.on('SIGTERM', heard);
  return () => {
    process.off('SIGINT', heard);
    process.off('SIGTERM', heard);
  };
}

/**
 * The browser that draws, since two of them draw different bytes; with a server elsewhere, this machine's or null. Throws BROWSER_MISSING
 * where this command's own server would have none: every episode would fail.
 */
async function browserOf(server: string | undefined): Promise<string | null> {
  const { findBrowser } = await import('../server/renderers/browser-find.ts');
  try {
    const { product, version } = await findBrowser();
    return `${product} ${version}`;
  } catch (error) {
    if (server === undefined) throw error;
    return null;
  }
}

export const run: CommandSpec = {
  name: 'run',
  describe: 'plays tasks with an agent, and judges them',
  shape: command =>
    withModel(command)
      .option('--tasks <patterns>', 'ids between commas, in which * stands for anything', names)
      .option('--split <name>', 'the tasks of a split (default mini, where nothing else is said)')
      .option('--suite <name>', 'the tasks of a suite')
      .option(
        '--agent <name>',
        'who plays: solver, random, noop, llm, replay:RUN[:EPISODE], the recorded actions of a run, or policy:FILE, a checkpoint of train (default solver)',
      )
      .option(
        '--actions <name>',
        'how it writes actions and reads elements: tapworld, android-world, m3a, qwen2.5-vl, qwen3-vl, mobile-r1, ui-tars-1.0, ui-tars-1.5, autoglm, android-lab, android-lab-som, mobilegym, small-controller, anthropic, openai (default tapworld)',
      )
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
  run: (options: Options, _args, streams) => execute(options, streams),
};
