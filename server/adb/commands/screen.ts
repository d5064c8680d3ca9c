import { refuse, type Command } from '../command.ts';

/** `screencap`: a screenshot as PNG, to a file or to standard output. */
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

const USAGE = [
  'Usage: uiautomator <subcommand> [options]',
  '',
  'Available subcommands:',
  '',
  'dump: creates an XML dump of current UI hierarchy',
  '    dump [--verbose][file]',
].join('\n');

/** `uiautomator dump`: the elements of every observation, as XML. */
export const uiautomator: Command = {
  name: 'uiautomator',
  async run(args, { device, files, path }) {
    if (args[0] !== 'dump') return refuse(USAGE, 1);
    const file = args.slice(1).find(arg => !arg.startsWith('-')) ?? DEFAULT_DUMP;
    const xml = await device.hierarchy();
    const notice = `UI hierchary dumped to: ${file}\n`;
    if (file === '/dev/tty' || file === '/dev/stdout') return { out: xml + notice };
    await files.dump(path(file), Buffer.from(xml));
    return { out: notice };
  },
};
