import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plan, RunFolder, RunLimits } from '../bench/run/folder.ts';
import type { Summary } from '../bench/run/results.ts';
import type { Stop, Stopped } from '../bench/run/stop.ts';
import type { AboutTask } from '../src/protocol/wire/tasks.ts';
import type { Build } from '../src/protocol/wire/versions.ts';
import { usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { onInterrupt } from './interrupt.ts';
import { flag, keyOf } from './model-options.ts';
import { columnsOf, progress, type Output } from './output.ts';
import type { CommandSpec, Streams } from './program.ts';
import { repeatWords, report, resumeCommand } from './run-text.ts';
import { limitsOf, PLANNED, PLAYING, withRunOptions, type Options } from './run/options.ts';
import { nameOf, planOf, planOfRecorded } from './run/plan.ts';

const MINUTE_MS = 60_000;

/** Why a run stopped early, with the command that continues it. */
export interface StoppedRun {
  error?: Stopped & { details: { resume: string } };
  /** Tries of each instance, where there are several; `repeats` says that its agent does the same in each. */
  tries?: number;
  repeats?: true;
  /** The earlier and the present address of the model's endpoint, if it has moved. */
  moved?: { from: string; to: string };
}

/**
 * Starts or continues a run, and returns its summary. The command ends with status 1 if infrastructure lost an episode, on Ctrl-C, and on a
 * failure that every episode would have; episodes that have ended by then are kept.
 */
export async function execute(
  chosen: Options,
  streams: Pick<Streams, 'err'> = { err: text => process.stderr.write(text) },
): Promise<Output<Summary & StoppedRun>> {
  const options = await planOfRecorded(chosen);
  const limits = limitsOf(options);
  // Ctrl-C in a terminal also ends the process that compiles sources, so everything that the end needs is loaded now.
  const [{ withFolderLock }, { Stop: RunStop }] = await Promise.all([
    import('../bench/run/folder-lock.ts'),
    import('../bench/run/stop.ts'),
    import('../bench/run/folder.ts'),
    import('../bench/run/preflight.ts'),
    import('../bench/run/runner.ts'),
    import('../bench/run/results.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/agents/index.ts'),
  ]);
  if (options.resume !== undefined) demandUnchanged(options);
  if (options.queue !== undefined) await demandQueue(options, options.queue);
  let opened: Promise<Host> | undefined;
  // Wrong options are reported before a browser is started.
  const open = () => (opened ??= openHost(options));
  const stop = new RunStop();
  const release = onInterrupt(stop);
  try {
    const plan =
      options.resume === undefined ? await planOf(options, suite => tasksOf(open, suite)) : undefined;
    const path = resolve(options.resume ?? options.out ?? join('runs', nameOf(plan!.agent.split(':')[0]!)));
    return await withFolderLock(path, () => playRun(path, plan, { ...options, limits }, open, stop, streams));
  } finally {
    release();
    await (await opened?.catch(() => undefined))?.close();
  }
}

/** Ids of the server's tasks of a suite. */
async function tasksOf(open: () => Promise<Host>, suite: string): Promise<string[]> {
  const { client } = await open();
  const tasks = await client.get<AboutTask[]>(`/v1/tasks?suite=${suite}`);
  return tasks.map(task => task.id);
}

/** Has the open episodes of a run played; `plan` is undefined for a run that is continued. */
async function playRun(
  path: string,
  plan: Plan | undefined,
  options: Options & { limits: RunLimits | undefined },
  open: () => Promise<Host>,
  stop: Stop,
  streams: Pick<Streams, 'err'>,
): Promise<Output<Summary & StoppedRun>> {
  const { limits } = options;
  if (limits?.maxCost !== undefined || options.queue !== undefined)
    demandHolding(plan ?? (await planIn(path)), options);
  const { about, RunFolder: Folder } = await import('../bench/run/folder.ts');
  const { server, url, queue } = options;
  if (plan) Folder.demandNew(path);
  const planOfRun = () => plan ?? about<{ plan: Plan }>(path).plan;
  const { browser, build, play } =
    queue === undefined
      ? await hostedPlay(planOfRun, options, open, stop)
      : await queuedPlay(queue, stop, streams);
  const from = planOfRun().llm?.url;
  const folder = plan
    ? Folder.create(path, plan, {
        server: server ?? (queue === undefined ? 'own' : 'queue'),
        browser,
        build,
        ...(limits ? { limits } : {}),
      })
    : Folder.resume(path, { url, build, limits });
  const moved = plan || !from || !url || from === url ? undefined : { from, to: url };
  if (moved) streams.err(`tapworld: the model’s endpoint was ${moved.from} and is now ${moved.to}\n`);
  const release = limitTime(folder, stop);
  const note = await play(folder).finally(release);
  return outputOf(folder, { server, queue, moved, stop, note }, streams);
}

/** Stops a run once its time has passed. Gives what takes the limit away. */
function limitTime(folder: RunFolder, stop: Stop): () => void {
  const { maxTime } = folder.limits;
  if (maxTime === undefined) return () => {};
  const message = `The run has taken ${maxTime} minutes, and may take no more: resume it with another --max-time`;
  const timer = setTimeout(() => stop.limit({ code: 'TIME_LIMIT', message }), MINUTE_MS * maxTime);
  return () => clearTimeout(timer);
}

/** What plays a run: what run.json says of it, and how its open episodes are played; `play` gives what else people should know. */
interface Playing {
  browser: string | null;
  build: Build | null;
  play(folder: RunFolder): Promise<string | undefined>;
}

/** Plays on the server that the options name, or on the command's own. Throws BROWSER_MISSING, TASK_NOT_FOUND, and what `open` throws. */
async function hostedPlay(
  planOfRun: () => Plan,
  options: Options,
  open: () => Promise<Host>,
  stop: Stop,
): Promise<Playing> {
  const { server } = options;
  const browser = await browserOf(server);
  const { client } = await open();
  const { demandTemplates } = await import('../bench/run/preflight.ts');
  await demandTemplates(client, planOfRun().tasks, server);
  const { servedBuild } = await import('./served-build.ts');
  const build = await servedBuild(client);
  const play = async (folder: RunFolder) => {
    await playEpisodes(folder, client, options, stop);
    return undefined;
  };
  return { browser, build, play };
}

/** Has workers play, by a queue. Which browsers draw there is not known here. */
async function queuedPlay(url: string, stop: Stop, streams: Pick<Streams, 'err'>): Promise<Playing> {
  const [{ thisBuild }, { playQueued }] = await Promise.all([
    import('../bench/tasks/versions.ts'),
    import('./run/queued.ts'),
  ]);
  const build = await thisBuild();
  return { browser: null, build, play: folder => playQueued(folder, url, { build, stop, streams }) };
}

async function playEpisodes(
  folder: RunFolder,
  client: Host['client'],
  { concurrency = 2 * availableParallelism(), cache }: Options,
  stop: Stop,
): Promise<void> {
  const [{ runAll }, { WireDevice }, { findAgent }, { spendingOf }, { hearBy }] = await Promise.all([
    import('../bench/run/runner.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/agents/index.ts'),
    import('../bench/run/spent.ts'),
    import('../bench/run/hear.ts'),
  ]);
  const { agent, llm, user } = folder.plan;
  const spending = spendingOf(folder);
  const hear = user && hearBy({ ...user, key: keyOf(user), cache });
  const player = findAgent(agent, llm && { ...llm, key: keyOf(llm), cache, spending });
  const bar = progress(agent.split(':')[0]!, folder.open().length);
  try {
    await runAll(
      folder,
      player,
      () => new WireDevice(client),
      concurrency,
      () => bar.step(),
      undefined,
      stop,
      hear,
    );
  } finally {
    bar.stop();
  }
}

/** Writes the summary, and says how to continue a run that stopped or lost episodes. */
async function outputOf(
  folder: RunFolder,
  {
    server,
    queue,
    moved,
    stop,
    note,
  }: {
    server: string | undefined;
    queue: string | undefined;
    moved: StoppedRun['moved'];
    stop: Stop;
    note: string | undefined;
  },
  streams: Pick<Streams, 'err'>,
): Promise<Output<Summary & StoppedRun>> {
  const [{ episodesOf }, { summarise }] = await Promise.all([
    import('../bench/run/episode-id.ts'),
    import('../bench/run/results.ts'),
  ]);
  const results = folder.results();
  const summary = summarise(folder.id, results, folder.lostUsage);
  folder.write('summary.json', summary);
  const { tries, repeats } = folder.plan;
  const text = `${report(summary, results, folder.path, columnsOf())}${repeatWords(folder.plan)}`;
  const shown = queue && (await import('../bench/queue/connect.ts')).shownUrl(queue);
  const resume = resumeCommand('run', folder.path, { server, queue: shown });
  const { infra_error: lost, app_crashed: crashed } = summary.outcomes;
  const value = {
    ...summary,
    ...(tries === undefined ? {} : { tries }),
    ...(repeats ? { repeats } : {}),
    ...(moved ? { moved } : {}),
  };
  if (!stop.reason) {
    const hint = lost === 0 ? '' : `\nInfrastructure lost ${lost} of them; to play them again: ${resume}`;
    return { value, text: text + hint, ok: lost + crashed === 0 };
  }
  const { code, message } = stop.reason;
  const open = folder.open().length + lost;
  const all = episodesOf(folder.plan).length;
  streams.err(`tapworld: ${code}: ${message}\n`);
  return {
    value: { ...value, error: { code, message, details: { resume } } },
    text: `${text}\n\nThe run stopped with ${open} of ${all} episodes still to play.${note ?? ''} To continue: ${resume}`,
    ok: false,
  };
}

/** Throws USAGE for options of what plays, and QUEUE_UNREACHABLE where no Redis answers: before anything is begun. */
async function demandQueue(options: Options, url: string): Promise<void> {
  const given = PLAYING.filter(name => options[name] !== undefined);
  if (given.length > 0)
    throw usage(`With --queue, workers play: give ${given.map(flag).join(', ')} to tapworld worker`);
  const { demandRedis } = await import('../bench/queue/connect.ts');
  await demandRedis(url);
}

/** The plan of a run that is continued. Throws RUN_NOT_FOUND and RUN_INVALID. */
async function planIn(path: string): Promise<Plan> {
  const { about } = await import('../bench/run/folder.ts');
  return about<{ plan: Plan }>(path).plan;
}

/** Throws USAGE for limits and settings that would not hold for this run. */
function demandHolding(
  { llm, user }: Plan,
  { limits, queue, cache }: Options & { limits: RunLimits | undefined },
): void {
  if (limits?.maxCost !== undefined && llm?.priceIn === undefined)
    throw usage(
      '--max-cost needs a run whose prices are known: give --price-in and --price-out when it begins',
    );
  if (queue === undefined) return;
  if (user)
    throw usage('A run with --user-model is not played by --queue: workers have no model for the user');
  if (cache !== undefined) throw usage('With --queue, workers call the model: leave out --cache');
}

/** Throws USAGE for options that --resume cannot change. */
function demandUnchanged(options: Options): void {
  const changed = PLANNED.filter(name => options[name] !== undefined);
  if (changed.length > 0)
    throw usage(`--resume continues a run with its own settings: leave out ${changed.map(flag).join(', ')}`);
}

/**
 * The browser that draws, for run.json: two browsers draw different bytes. With --server it is this machine's browser, or null. Throws
 * BROWSER_MISSING if the command's own server would have none, since every episode would fail.
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
  describe: 'plays tasks with an agent and judges them',
  shape: command =>
    withRunOptions(command).addHelpText(
      'after',
      `
Examples:
  tapworld run --split mini --agent random --seeds 3
  tapworld run --resume runs/20260312-094155-random
  tapworld run --queue redis://10.0.0.5:6379 --suite notes     # workers on other machines play: see tapworld worker --help`,
    ),
  run: (options: Options, _args, streams) => execute(options, streams),
};
