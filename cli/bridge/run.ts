import { join, resolve } from 'node:path';
import type { Packages } from '../../bench/bridge/app-map.ts';
import type { Where } from '../../bench/bridge/open-adb.ts';
import type { BridgeDevice } from '../../bench/bridge/device.ts';
import type { BridgeResult } from '../../bench/bridge/play.ts';
import type { Agent } from '../../bench/agents/agent.ts';
import type { Plan, RunFolder } from '../../bench/run/folder.ts';
import { SIMULATED_DEVICE } from '../../bench/run/report/read.ts';
import { usage } from '../errors.ts';
import { requireBuilt } from '../host.ts';
import { onInterrupt } from '../interrupt.ts';
import { flag, keyOf } from '../model-options.ts';
import { progress, type Output } from '../output.ts';
import type { Streams } from '../program.ts';
import { resumeCommand } from '../run-text.ts';
import type { StoppedRun } from '../run.ts';
import { PLANNED } from '../run/options.ts';
import { nameOf, planOf, planOfRecorded } from '../run/plan.ts';
import { packagesOf, REAL_ONLY, serverAt, whereOf, type Options } from './options.ts';
import { personAt } from './person.ts';
import { reportText, summarise, type BridgeSummary } from './report.ts';
import { oneDevice, SimulatedStage } from './stages.ts';

/** Where a run takes place, as `run.json` has it; `wipe` and `apps` are for real devices only. */
interface Target {
  device: Where | typeof SIMULATED_DEVICE;
  wipe?: boolean;
  apps?: Packages;
}

type BridgeOutput = Output<BridgeSummary & StoppedRun>;

/** Plays tasks on a device over ADB. Throws USAGE, and errors of the connection and the device. */
export async function runOnDevice(chosen: Options, streams: Pick<Streams, 'err'>): Promise<BridgeOutput> {
  const { options, apps } =
    chosen.resume === undefined
      ? { options: await planOfRecorded(chosen), apps: await packagesOf(chosen) }
      : await resumed(resolve(chosen.resume), chosen);
  const { withFolderLock } = await import('../../bench/run/folder-lock.ts');
  await preload();
  const isSimulated = options.simulated ?? (options.serial === undefined && options.tcp === undefined);
  const misplaced = isSimulated ? REAL_ONLY.find(name => options[name] !== undefined) : undefined;
  if (misplaced !== undefined)
    throw usage(`${flag(misplaced)} is for a real device: leave out either it or --simulated`);
  const plan = options.resume === undefined ? await bridgePlan(options) : undefined;
  const path = resolve(
    options.resume ?? options.out ?? join('runs', nameOf(`bridge-${plan!.agent.split(':')[0]}`)),
  );
  const target: Target = isSimulated ? { device: SIMULATED_DEVICE } : realTarget(options, apps);
  return withFolderLock(path, () => play(path, plan, target, { ...options, apps }, streams));
}

/** Ctrl-C in a terminal also ends the process that compiles sources: everything that the end needs is loaded before. */
const preload = () =>
  Promise.all([
    import('../../bench/run/folder.ts'),
    import('../../bench/run/stop.ts'),
    import('../../bench/agents/index.ts'),
    import('../../bench/bridge/device.ts'),
    import('../../bench/bridge/connection.ts'),
    import('../../bench/bridge/play.ts'),
  ]);

/** The plan of a new run; without tasks, a split or a suite, the tasks of the split `real`. */
const bridgePlan = (options: Options): Promise<Plan> => {
  const { tasks, split, suite } = options;
  return planOf({ ...options, ...(tasks || split || suite ? {} : { split: 'real' }) }, async () => []);
};

const realTarget = (options: Options, apps: Packages): Target => ({
  device: whereOf(options),
  ...(options.wipe ? { wipe: true } : {}),
  ...(options.appMap === undefined ? {} : { apps }),
});

/**
 * The options of a run that is continued. It stays on the kind of device that it began on, at the same address unless another one is given.
 * Throws USAGE for options that would change the run.
 */
async function resumed(path: string, options: Options): Promise<{ options: Options; apps: Packages }> {
  const changed = PLANNED.filter(name => name in options && options[name as keyof Options] !== undefined);
  if (changed.length > 0)
    throw usage(`--resume continues a run with its own settings: leave out ${changed.map(flag).join(', ')}`);
  const { about } = await import('../../bench/run/folder.ts');
  const { device, wipe, apps = {} } = about<Target>(path);
  const namesDevice = options.serial !== undefined || options.tcp !== undefined;
  if (device === SIMULATED_DEVICE) {
    if (namesDevice) throw usage('--resume: this run is on simulated phones: leave out --serial and --tcp');
    return { options: { ...options, simulated: true }, apps };
  }
  if (options.simulated) throw usage('--resume: this run is on a real device: leave out --simulated');
  const where = namesDevice ? {} : addressOf(device, options);
  return {
    options: { ...options, ...where, simulated: false, wipe: options.wipe ?? wipe ?? false },
    apps: options.appMap === undefined ? apps : await packagesOf(options),
  };
}

const addressOf = (device: Where, { adbServer }: Options): Partial<Options> =>
  'tcp' in device
    ? { tcp: device.tcp }
    : {
        ...(device.serial === undefined ? {} : { serial: device.serial }),
        adbServer: adbServer ?? device.server,
      };

/** Plays the open episodes of a run; `plan` is undefined for a run that is continued. */
async function play(
  path: string,
  plan: Plan | undefined,
  target: Target,
  options: Options & { apps: Packages },
  streams: Pick<Streams, 'err'>,
): Promise<BridgeOutput> {
  const [{ about, RunFolder: Folder }, { findAgent }] = await Promise.all([
    import('../../bench/run/folder.ts'),
    import('../../bench/agents/index.ts'),
  ]);
  if (plan) Folder.demandNew(path);
  const planned = plan ?? about<{ plan: Plan }>(path).plan;
  const moved = options.url === undefined ? {} : { url: options.url };
  const { llm } = planned;
  const agent = findAgent(planned.agent, llm && { ...llm, ...moved, key: keyOf(llm) });
  const { device, stage } = await openDevice(target, agent, options);
  try {
    // The folder comes after the device: a run without a device would otherwise be the `latest` one.
    const { thisBuild } = await import('../../bench/tasks/versions.ts');
    const build = await thisBuild();
    const folder = plan
      ? Folder.create(path, plan, { ...target, build })
      : Folder.resume(path, { url: options.url, build });
    return await playEpisodes(folder, agent, device, stage, options, streams);
  } finally {
    await device.close();
  }
}

async function openDevice(
  target: Target,
  agent: Agent,
  options: Options & { apps: Packages },
): Promise<{ device: BridgeDevice; stage: SimulatedStage | undefined }> {
  const [{ BridgeDevice: Device }, { Connection }] = await Promise.all([
    import('../../bench/bridge/device.ts'),
    import('../../bench/bridge/connection.ts'),
  ]);
  let stage: SimulatedStage | undefined;
  if (target.device === SIMULATED_DEVICE) {
    requireBuilt();
    stage = await SimulatedStage.open({
      adb: serverAt(options),
      renderers: options.renderers,
      // Only a solver plays again over HTTP: a model would cost twice, and a random agent would take other steps.
      agent: options.http && agent.name === 'solver' ? agent : undefined,
    });
  }
  const device = new Device(stage ?? oneDevice(await Connection.open(whereOf(options))), {
    apps: options.apps,
    wipe: options.wipe ?? false,
    ...(options.human ? { person: personAt(process.stdin, process.stderr) } : {}),
  });
  return { device, stage };
}

async function playEpisodes(
  folder: RunFolder,
  agent: Agent,
  device: BridgeDevice,
  stage: SimulatedStage | undefined,
  options: Options,
  streams: Pick<Streams, 'err'>,
): Promise<BridgeOutput> {
  const [{ playAll }, { Stop }] = await Promise.all([
    import('../../bench/bridge/play.ts'),
    import('../../bench/run/stop.ts'),
  ]);
  const stop = new Stop();
  const release = onInterrupt(stop);
  const bar = progress(agent.name, folder.open().length);
  try {
    await playAll(folder, agent, device, { beside: stage, onResult: () => bar.step(), stop });
  } finally {
    release();
    bar.stop();
  }
  const results = folder.results() as BridgeResult[];
  const via = stage?.via ?? (options.tcp ? 'tcp' : 'adb server');
  const summary = await summarise(folder.id, via, results, folder.lostUsage);
  folder.write('summary.json', summary);
  const text = reportText(summary, results, folder.path);
  if (!stop.reason) return { value: summary, text, ok: isFine(summary) };
  const { code, message } = stop.reason;
  const resume = resumeCommand('bridge run', folder.path);
  streams.err(`tapworld: ${code}: ${message}\n`);
  return {
    value: { ...summary, error: { code, message, details: { resume } } },
    text: `${text}\n\nThe run stopped before its last episode. To continue: ${resume}`,
    ok: false,
  };
}

/** Whether no episode was lost, and the device's verdicts agree with the phones' state. */
const isFine = ({ verdicts, agree }: BridgeSummary): boolean =>
  verdicts.infra_error === 0 && (agree === null || agree.agreed === agree.of);
