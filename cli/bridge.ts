import { compare } from './bridge-compare.ts';
import { packagesOf, whereOf, withDevice, withPlayOptions, type Options } from './bridge/options.ts';
import type { CommandGroup, CommandSpec } from './program.ts';

const doctor: CommandSpec = {
  name: 'doctor',
  describe: 'says which kinds of probe a device can answer, and what it lacks',
  shape: withDevice,
  async run(options: Options) {
    const { examineDevice, reportOf } = await import('./bridge/doctor.ts');
    return reportOf(await examineDevice(whereOf(options), await packagesOf(options)));
  },
};

const play: CommandSpec = {
  name: 'run',
  describe: 'plays tasks on a device over ADB, and judges them by probes',
  shape: withPlayOptions,
  async run(options: Options, _args, streams) {
    const { runOnDevice } = await import('./bridge/run.ts');
    return runOnDevice(options, streams);
  },
};

/** `tapworld bridge`: devices over ADB. */
export const bridge: CommandGroup = {
  name: 'bridge',
  describe:
    'plays tasks over ADB, on a device or on simulated phones, and compares the gain of a training there with that in simulation',
  commands: [doctor, play, compare],
};
