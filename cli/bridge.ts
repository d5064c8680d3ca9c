import { isUnrewarded } from '../judges/rewards/types.ts';
import { InvalidArgumentError, type Command } from 'commander';
import { join, resolve } from 'node:path';
import type { Packages } from '../bench/bridge/app-map.ts';
import type { Address, Where } from '../bench/bridge/connection.ts';
import type { BridgeResult } from '../bench/bridge/play.ts';
import type { Plan } from '../bench/run/folder.ts';
import type { SimulatedStage } from './bridge/stages.ts';
import { compare } from './bridge-compare.ts';
import { usage } from './errors.ts';
import { columnsOf, fit, percent, progress, short, table, type Output } from './output.ts';
import { flag, withModel, type ModelOptions } from './model-options.ts';
import { names, whole, type CommandGroup, type CommandSpec, type Streams } from './program.ts';
import { resumeCommand } from './run-text.ts';
import {
  nameOf,
  onInterrupt,
  PLANNED,
  planOf,
  recorded,
  type Options as RunOptions,
  type StoppedRun,
} from './run.ts';

interface Options extends Pick<
  RunOptions,
  | 'tasks'
  | 'split'
  | 'suite'
  | 'agent'
  | 'seeds'
  | 'language'
  | 'phrasing'
  | 'pictures'
  | 'out'
  | 'resume'
  | 'renderers'
  | keyof ModelOptions
> {
  serial?: string;
  adbServer?: Address;
  tcp?: Address;
  simulated?: boolean;
  appMap?: string;
  wipe?: boolean;
  human?: boolean;
  http: boolean;
}

/** An option's address of a device or of an adb server: `host:port`. */
const hostPort = (text: string): Address => {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new InvalidArgumentError('It has to be an address such as 127.0.0.1:5555.');
  return { host, port: Number(port) };
};

/** Where the adb server is: as adb's own variables say. */
const serverAt = ({ adbServer }: Options): Address =>
  adbServer ?? { host: '127.0.0.1', port: Number(process.env['ANDROID_ADB_SERVER_PORT'] ?? 5_037) };

function whereOf(options: Options): Where {
  if (options.tcp && (options.serial !== undefined || options.adbServer))
    throw usage('--tcp goes to the device itself: leave --serial and --adb-server out');
  return options.tcp ? { tcp: options.tcp } : { server: serverAt(options), serial: options.serial };
}

const packagesOf = async ({ appMap }: Options): Promise<Packages> =>
  appMap === undefined ? {} : (await import('../bench/bridge/app-map.ts')).readAppMap(appMap);

async function doctor(options: Options): Promise<Output> {
  const { examine, told } = await import('./bridge/doctor.ts');
  return told(await examine(whereOf(options), await packagesOf(options)));
}

export interface BridgeSummary {
  run: string;
  via: 'adb server' | 'tcp';
  episodes: number;
  verdicts: Record<'pass' | 'fail' | 'unprobeable' | 'infra_error', number>;
  /** Of the episodes that a device could judge, those that the state of the simulated phone judges alike; null on a real one. */
  agree: { of: number; agreed: number } | null;
  /** Medians of a step, ms; null where none was taken. */
  stepMs: { adb: number | null; http: number | null };
}

export const saidOf = ({ outcome, probes }: BridgeResult): keyof BridgeSummary['verdicts'] =>
  isUnrewarded(outcome) ? 'infra_error' : (probes?.verdict ?? 'unprobeable');

async function summarise(
  run: string,
  via: BridgeSummary['via'],
  results: readonly BridgeResult[],
): Promise<BridgeSummary> {
  const { median } = await import('../bench/bridge/play.ts');
  const verdicts: BridgeSummary['verdicts'] = { pass: 0, fail: 0, unprobeable: 0, infra_error: 0 };
  for (const result of results) verdicts[saidOf(result)]++;
  const compared = results.filter(r => r.state && r.state.agrees !== null);
  return {
    run,
    via,
    episodes: results.length,
    verdicts,
    agree: results.some(r => r.state)
      ? { of: compared.length, agreed: compared.filter(r => r.state!.agrees).length }
      : null,
    stepMs: {
      adb: median(results.flatMap(r => r.stepMs?.adb ?? [])),
      http: median(results.flatMap(r => r.stepMs?.http ?? [])),
    },
  };
}

/** Why an episode is what it is, in a few words. */
const why = ({ error, probes }: BridgeResult): string =>
  error?.message ??
  probes?.asked
    .flatMap(each => {
      const { says, outcome } = each as { says?: string; outcome?: string };
      return outcome === 'pass' ? [] : [`${outcome}: ${says}`];
    })
    .join('; ') ??
  '';

function told(summary: BridgeSummary, results: readonly BridgeResult[], path: string): string {
  const { verdicts, agree, stepMs, via } = summary;
  const state = (r: BridgeResult) =>
    r.state ? `${r.state.success ? 'pass' : 'fail'}${r.state.agrees === false ? ' ≠' : ''}` : null;
  const decided = verdicts.pass + verdicts.fail;
  const headings = ['task', 'seed', 'device', ...(agree ? ['state'] : []), 'steps'];
  const rows = results.map(r => [r.task, r.seed, saidOf(r), ...(agree ? [state(r)] : []), r.steps]);
  const room = Math.max(20, columnsOf() - table(headings, rows).indexOf('\n') - 2);
  const counts = Object.entries(verdicts)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
  const passed = decided === 0 ? '' : `; ${percent(verdicts.pass / decided)} of those decided passed`;
  const overHttp = stepMs.http === null ? '' : `, ${short(stepMs.http, 0)} ms over HTTP`;
  return [
    table(
      [...headings, 'why'],
      rows.map((row, i) => [...row, fit(why(results[i]!), room)]),
    ),
    '',
    `${summary.episodes} episodes over ADB (${via === 'tcp' ? 'directly over TCP' : 'through an adb server'}): ${counts}${passed}`,
    ...(agree ? [`the simulated phones’ state agrees in ${agree.agreed} of ${agree.of} episodes`] : []),
    ...(stepMs.adb === null ? [] : [`median step: ${short(stepMs.adb, 0)} ms over ADB${overHttp}`]),
    `The run is in ${path}`,
  ].join('\n');
}

/** Options that have no meaning on a simulated phone. */
const REAL = ['serial', 'tcp', 'wipe', 'appMap'] as const;

/** What `run.json` says of where a run takes place; a simulated phone has no more to say. */
interface Begun {
  device: Where | typeof SIMULATED;
  wipe?: boolean;
  apps?: Packages;
}
const SIMULATED = 'simulated, over adb';

/**
 * The options of a run that goes on: on the kind of device on which it began, at the same place unless another is given. Throws USAGE where
 * they would change what the run is.
 */
async function goingOn(path: string, options: Options): Promise<{ options: Options; apps: Packages }> {
  const changed = PLANNED.filter(name => name in options && options[name as keyof Options] !== undefined);
  if (changed.length > 0)
    throw usage(`--resume goes on with the run as it was begun: leave out ${changed.map(flag).join(', ')}`);
  const { about } = await import('../bench/run/folder.ts');
  const { device, wipe, apps = {} } = about<Begun>(path);
  const isReal = options.serial !== undefined || options.tcp !== undefined;
  if (device === SIMULATED) {
    if (isReal) throw usage('--resume: this run was begun on simulated phones, and goes on there');
    return { options: { ...options, simulated: true }, apps };
  }
  if (options.simulated) throw usage('--resume: this run was begun on a real device, and goes on there');
  const where = isReal
    ? {}
    : 'tcp' in device
      ? { tcp: device.tcp }
      : { serial: device.serial, adbServer: options.adbServer ?? device.server };
  return {
    options: { ...options, ...where, simulated: false, wipe: options.wipe ?? wipe ?? false },
    apps: options.appMap === undefined ? apps : await packagesOf(options),
  };
}

async function run(
  given: Options,
  streams: Pick<Streams, 'err'>,
): Promise<Output<BridgeSummary & StoppedRun>> {
  const { options, apps } =
    given.resume === undefined
      ? { options: await recorded(given), apps: await packagesOf(given) }
      : await goingOn(resolve(given.resume), given);
  const [
    { about, RunFolder },
    { holding },
    { findAgent },
    { BridgeDevice },
    { Connection },
    { playAll },
    { oneDevice, SimulatedStage },
    { personAt },
    { requireBuilt },
    { Stop },
  ] = await Promise.all([
    import('../bench/run/folder.ts'),
    import('../bench/run/hold.ts'),
    import('../bench/agents/index.ts'),
    import('../bench/bridge/device.ts'),
    import('../bench/bridge/connection.ts'),
    import('../bench/bridge/play.ts'),
    import('./bridge/stages.ts'),
    import('./bridge/person.ts'),
    import('./host.ts'),
    import('../bench/run/stop.ts'),
  ]);
  const simulated = options.simulated ?? (options.serial === undefined && options.tcp === undefined);
  const wrong = simulated ? REAL.find(name => options[name] !== undefined) : undefined;
  if (wrong !== undefined)
    throw usage(
      `--${wrong === 'appMap' ? 'app-map' : wrong} is for a real device: leave it or --simulated out`,
    );
  const { tasks, split, suite } = options;
  const plan =
    options.resume === undefined
      ? await planOf({ ...options, ...(tasks || split || suite ? {} : { split: 'real' }) }, async () => [])
      : undefined;
  const path = resolve(
    options.resume ?? options.out ?? join('runs', nameOf(`bridge-${plan!.agent.split(':')[0]}`)),
  );
  const begun: Begun = simulated
    ? { device: SIMULATED }
    : {
        device: whereOf(options),
        ...(options.wipe ? { wipe: true } : {}),
        ...(options.appMap === undefined ? {} : { apps }),
      };
  return holding(path, async () => {
    if (plan) RunFolder.demandNew(path);
    const meant = plan ?? about<{ plan: Plan }>(path).plan;
    const moved = options.url === undefined ? {} : { url: options.url };
    const agent = findAgent(
      meant.agent,
      meant.llm && { ...meant.llm, ...moved, key: process.env['OPENAI_API_KEY'] },
    );
    let stage: SimulatedStage | undefined;
    if (simulated) {
      requireBuilt();
      // A model would be paid for twice, and chance would take other steps.
      stage = await SimulatedStage.open({
        adb: serverAt(options),
        renderers: options.renderers,
        agent: options.http && agent.name === 'solver' ? agent : undefined,
      });
    }
    const device = new BridgeDevice(stage ?? oneDevice(await Connection.open(whereOf(options))), {
      apps,
      wipe: options.wipe ?? false,
      ...(options.human ? { person: personAt(process.stdin, process.stderr) } : {}),
    });
    try {
      // Where no device was reached nothing has begun: there is no run then, which `latest` would name.
      const folder = plan
        ? RunFolder.create(path, plan, { ...begun })
        : RunFolder.resume(path, { url: options.url });
      const stop = new Stop();
      const release = onInterrupt(stop);
      const bar = progress(agent.name, folder.open().length);
      await playAll(folder, agent, device, { beside: stage, told: () => bar.step(), stop }).finally(() => {
        release();
        bar.stop();
      });
      const results = folder.results() as BridgeResult[];
      const summary = await summarise(folder.id, stage?.via ?? (options.tcp ? 'tcp' : 'adb server'), results);
      folder.write('summary.json', summary);
      const text = told(summary, results, path);
      if (stop.reason) {
        const { code, message } = stop.reason;
        const goOn = resumeCommand('bridge run', path);
        streams.err(`tapworld: ${code}: ${message}\n`);
        return {
          value: { ...summary, error: { code, message, details: { resume: goOn } } },
          text: `${text}\n\nThe run stopped before its last episode. To go on: ${goOn}`,
          ok: false,
        };
      }
      return {
        value: summary,
        text,
        ok:
          summary.verdicts.infra_error === 0 &&
          (summary.agree === null || summary.agree.agreed === summary.agree.of),
      };
    } finally {
      await device.close();
    }
  });
}

/** The options that say which device. */
const aDevice = (command: Command) =>
  command
    .option('--serial <serial>', 'the device, as `adb devices` lists it')
    .option('--adb-server <host:port>', 'the adb server (default 127.0.0.1:5037)', hostPort)
    .option('--tcp <host:port>', 'the device itself, without an adb server', hostPort)
    .option('--app-map <file>', 'packages of the device by simulated app, as JSON');

const examineIt: CommandSpec = {
  name: 'doctor',
  describe: 'says which tiers of questions a device answers, and what it lacks',
  shape: aDevice,
  run: doctor,
};

const playIt: CommandSpec = {
  name: 'run',
  describe: 'plays tasks on a device over ADB, and judges them by probes',
  shape: command =>
    withModel(aDevice(command))
      .option(
        '--simulated',
        'simulated phones behind their own doors, with both verdicts (default where no device is named)',
      )
      .option('--tasks <patterns>', 'ids between commas, in which * stands for anything', names)
      .option('--split <name>', 'the tasks of a split (default real)')
      .option('--suite <name>', 'the tasks of a suite')
      .option(
        '--agent <name>',
        'who plays: solver, random, noop, llm, replay:RUN, policy:FILE (default solver)',
      )
      .option('--seeds <list>', 'how many instances of each task, or which: 1,4,7-9 (default 1)')
      .option('--language <code>', 'of the goals: en or zh (default en)')
      .option(
        '--phrasing <number>',
        'which wording of the goal, from 0; after the last comes the first again',
        whole(0, 100),
      )
      .option('--wipe', 'delete what a task’s apps keep before it begins')
      .option('--human', 'ask on the terminal what no probe can tell')
      .option('--pictures', 'take and keep a picture of each step')
      .option('--no-http', 'do not measure the same steps over HTTP')
      .option('--out <folder>', 'where the run is written (default runs/<time>-bridge-<agent>)')
      .option('--resume <folder>', 'go on with a run')
      .option('--renderers <number>', 'pages that draw simulated phones (default 1)', whole(1, 64)),
  run: (options: Options, _args, streams) => run(options, streams),
};

/** What there is to do with real devices. */
export const bridge: CommandGroup = {
  name: 'bridge',
  describe: 'real devices: plays tasks on them over ADB, and says what a policy keeps of what it learned',
  commands: [examineIt, playIt, compare],
};
