import { appOf } from '../app-data.ts';
import { refuse, type Command } from '../command.ts';
import { quoted } from '../errno.ts';

/** Android's own packages, which cannot be debugged. */
const SYSTEM_PACKAGE =
  /^(android|com\.android\..+|com\.(droidrun|mobilerun)\.portal|app\.tapworld\.launcher)$/;

/** `run-as`: runs a program as an app, in the app's data folder. Every app of the phone can be debugged. */
export const runAs: Command = {
  name: 'run-as',
  run(given, { device, shell }) {
    const args = [...given];
    if (args[1] === '--user') args.splice(1, 2);
    const [name, ...command] = args;
    if (name === undefined)
      return refuse('run-as: usage: run-as <package-name> [--user <uid>] <command> [<args>]');
    if (appOf(device.tree, name) === undefined)
      return refuse(
        SYSTEM_PACKAGE.test(name)
          ? `run-as: package not debuggable: ${name}`
          : `run-as: unknown package: ${name}`,
      );
    return shell(command.length === 0 ? 'sh' : command.map(quoted).join(' '), name);
  },
};
