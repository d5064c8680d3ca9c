import { refuse, type Command } from '../command.ts';

/** `screencap`: the picture as PNG, to a file or to its output. */
export const screencap: Command = {
  name: 'screencap',
  async run(args, { device, files, path }) {
    const file = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '-d').at(-1);
    const picture = await device.picture();
    if (file === undefined) return { out: picture };
    await files.dump(path(file), picture);
    return {};
  },
};

const DEFAULT_DUMP = '/sdcard/window_dump.xml';

/** `uiautomator dump`: the elements of every observation, as XML. */
export const uiautomator: Command = {
  name: 'uiautomator',
  async run(args, { device, files, path }) {
    if (args[0] !== 'dump')
      return refuse(
        'Usage: uiautomator <subcommand> [options]\n\nAvailable subcommands:\n\ndump: creates an XML dump of current UI hierarchy\n    dump [--verbose][file]',
        1,
      );
    const file = args.slice(1).find(arg => !arg.startsWith('-')) ?? DEFAULT_DUMP;
    const xml = await device.hierarchy();
    const told = `UI hierchary dumped to: ${file}\n`;
    if (file === '/dev/tty' || file === '/dev/stdout') return { out: xml + told };
    await files.dump(path(file), Buffer.from(xml));
    return { out: told };
  },
};
