import { InvalidArgumentError, type Command } from 'commander';
import type { Packages } from '../../bench/bridge/app-map.ts';
import type { Address, Where } from '../../bench/bridge/open-adb.ts';
import { usage } from '../errors.ts';
import { withModel, type ModelOptions } from '../model-options.ts';
import { names, whole } from '../program.ts';
import type { Options as RunOptions } from '../run/options.ts';

type SharedOptions = Pick<
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
>;

export interface Options extends SharedOptions {
  serial?: string;
  adbServer?: Address;
  tcp?: Address;
  simulated?: boolean;
  appMap?: string;
  wipe?: boolean;
  human?: boolean;
  http: boolean;
}

/** Options that make sense on a real device only. */
export const REAL_ONLY = ['serial', 'tcp', 'wipe', 'appMap'] as const;

/** An option's address of a device or an adb server: `host:port`. */
const hostPort = (text: string): Address => {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new InvalidArgumentError('It has to be an address such as 127.0.0.1:5555.');
  return { host, port: Number(port) };
};

/** The adb server's address: the option, or else adb's own environment variable. */
export const serverAt = ({ adbServer }: Options): Address =>
  adbServer ?? { host: '127.0.0.1', port: Number(process.env['ANDROID_ADB_SERVER_PORT'] ?? 5_037) };

/** The device that the options name. Throws USAGE. */
export function whereOf(options: Options): Where {
  if (options.tcp && (options.serial !== undefined || options.adbServer))
    throw usage('--tcp connects to the device directly: leave out --serial and --adb-server');
  return options.tcp ? { tcp: options.tcp } : { server: serverAt(options), serial: options.serial };
}

/** The packages of --app-map; none without it. */
export async function packagesOf({ appMap }: Options): Promise<Packages> {
  if (appMap === undefined) return {};
  const { readAppMap } = await import('../../bench/bridge/app-map.ts');
  return readAppMap(appMap);
}

/** Adds the options that name a device. */
export const withDevice = (command: Command): Command =>
  command
    .option('--serial <serial>', 'the device, as `adb devices` lists it')
    .option('--adb-server <host:port>', 'the adb server (default 127.0.0.1:5037)', hostPort)
    .option('--tcp <host:port>', 'the device itself, without an adb server', hostPort)
    .option('--app-map <file>', 'the device’s packages by simulated app, as JSON');

/** Adds the options of `tapworld bridge run`. */
export const withPlayOptions = (command: Command): Command =>
  withModel(withDevice(command))
    .option(
      '--simulated',
      'play on simulated phones over ADB, with both verdicts (default, if no device is named)',
    )
    .option('--tasks <patterns>', 'task ids, separated by commas; * stands for anything', names)
    .option('--split <name>', 'the tasks of a split (default real)')
    .option('--suite <name>', 'the tasks of a suite')
    .option(
      '--agent <name>',
      'who plays: solver, random, noop, llm, replay:RUN, policy:FILE (default solver)',
    )
    .option('--seeds <list>', 'how many instances of each task, or which: 1,4,7-9 (default 1)')
    .option('--language <code>', 'language of the goals: en or zh (default en)')
    .option(
      '--phrasing <number>',
      'which wording of the goal, from 0; numbers beyond the last wrap around',
      whole(0, 100),
    )
    .option('--wipe', 'delete the data of a task’s apps before it begins')
    .option('--human', 'ask on the terminal about what no probe can tell')
    .option('--pictures', 'take and keep a picture of each step')
    .option('--no-http', 'do not measure the same steps over HTTP')
    .option('--out <folder>', 'where to write the run (default runs/<time>-bridge-<agent>)')
    .option('--resume <folder>', 'continue a run')
    .option('--renderers <number>', 'pages that draw simulated phones (default 1)', whole(1, 64));
