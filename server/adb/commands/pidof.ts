import { lines, refuse, type Command } from '../command.ts';
import { processes } from '../processes.ts';

/** `pidof`: ids of the processes of these names. Status 1 where none runs. */
export const pidof: Command = {
  name: 'pidof',
  run(args, { device }) {
    const names = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '-o');
    if (names.length === 0) return refuse('pidof: Needs 1 argument');
    const found = processes(device.tree)
      .filter(each => names.includes(each.name))
      .map(each => each.pid);
    const listed = args.includes('-s') ? found.slice(0, 1) : found;
    return listed.length > 0 ? lines(listed.join(' ')) : { status: 1 };
  },
};
