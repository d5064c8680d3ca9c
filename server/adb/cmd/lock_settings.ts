import { secretProblem } from '../../../src/sdk/core/system/preferences.ts';
import { lines, refuse, type Command } from '../command.ts';

/** `cmd lock_settings`: the screen lock. Changing it needs the old secret, as in Settings. */
export const lockSettings: Command = {
  name: 'lock_settings',
  async run([verb, ...args], { device }) {
    const old = args.indexOf('--old');
    const current = old < 0 ? '' : (args.splice(old, 2)[1] ?? '');
    const { lock } = device.tree.os.settings;
    const known = lock.secret === '' || current === lock.secret;
    const wrong = () =>
      lines(
        current === ''
          ? 'Old password not provided, but user has a password'
          : `Old password '${current}' didn't match`,
      );
    switch (verb) {
      case 'get-disabled':
        return lines(String(lock.kind === 'none'));
      case 'verify':
        return known ? lines('Lock credential verified successfully') : wrong();
      case 'set-disabled':
        if (!known || lock.secret !== '') return wrong();
        await device.run('system', 'setLock', {
          kind: args[0] === 'true' ? 'none' : 'swipe',
          secret: '',
          current,
        });
        return lines(`Lock screen disabled set to ${args[0]}`);
      case 'clear':
        if (!known) return wrong();
        await device.run('system', 'setLock', { kind: 'swipe', secret: '', current });
        return lines('Lock credential cleared');
      case 'set-pin':
      case 'set-password': {
        if (!known) return wrong();
        const kind = verb === 'set-pin' ? 'pin' : 'password';
        const problem = secretProblem(kind, args[0] ?? '');
        if (problem) return refuse(`Error while executing command: ${verb}\n${problem}`, 255);
        await device.run('system', 'setLock', { kind, secret: args[0], current });
        return lines(`${kind === 'pin' ? 'Pin' : 'Password'} set to '${args[0]}'`);
      }
      default:
        return refuse(`Unknown command: ${verb ?? ''}`, 255);
    }
  },
};
