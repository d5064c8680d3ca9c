import { lockSettings } from '../cmd/lock_settings.ts';
import { lines, refuse, type Command } from '../command.ts';
import { strftime } from '../commands/date.ts';
import { quoted } from '../errno.ts';
import { fileStatus } from './file-status.ts';
import { outcome, program } from './program.ts';

const SCREENRECORD_USAGE = `Usage: screenrecord [options] <filename>

Android screenrecord v1.3.  Records the device's display to a .mp4 file.`;

/** `screenrecord`: fails at once, as on a phone without a video encoder. A file of no film would mislead. */
export const screenrecord: Command = {
  name: 'screenrecord',
  run(args, { device: { size } }) {
    if (args.includes('--version')) return lines('1.3');
    if (args.includes('--help') || args.length === 0)
      return { err: `${SCREENRECORD_USAGE}\n`, status: args.length === 0 ? 2 : 0 };
    return refuse(
      `ERROR: unable to configure video/avc codec at ${size.width}x${size.height} (err=-38)\n` +
        'This phone has no video encoder: it records no films. Use screencap for pictures.',
      1,
    );
  },
};

/** `locksettings`: the screen lock, as `cmd lock_settings`. */
export const locksettings: Command = { ...lockSettings, name: 'locksettings' };

const BOOT_DAY_MS = 86_400_000;

/** `uptime`: as long as the phone's clock shows since midnight UTC: no clock of a machine counts here. */
export const uptime = program('uptime', { flags: 'sp', usage: 'usage: uptime [-ps]' }, (_, { device }) => {
  const { now, zone } = device.tree.clock;
  const minutes = Math.floor((now % BOOT_DAY_MS) / 60_000);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return lines(` ${strftime('%T', now, zone)} up ${time},  0 users,  load average: 1.00, 1.00, 1.00`);
});

/** `uname`: the kernel. */
export const uname = program(
  'uname',
  { flags: 'asnrvmo', usage: 'usage: uname [-asnrvmo]' },
  (options, { device }) => {
    const parts: readonly (readonly [string, string])[] = [
      ['s', 'Linux'],
      ['n', 'localhost'],
      ['r', device.tree.device.model.kernel],
      ['v', '#1 SMP PREEMPT'],
      ['m', 'aarch64'],
      ['o', 'Toybox'],
    ];
    const letters = options.has('a')
      ? 'snrvmo'
      : 'snrvmo'
          .split('')
          .filter(each => options.has(each))
          .join('') || 's';
    return lines(
      parts
        .filter(([letter]) => letters.includes(letter))
        .map(([, text]) => text)
        .join(' '),
    );
  },
);

/** `realpath`: the path of a file without its other names. */
export const realpath = program(
  'realpath',
  { flags: 'emqsz', values: 'R', least: 1, usage: 'usage: realpath [-LPemqsz] FILE...' },
  async (options, context) => {
    const errors: string[] = [];
    let out = '';
    for (const path of options.operands) {
      const found = await fileStatus(context, path);
      if (typeof found === 'string') errors.push(`realpath: ${path}: ${found}`);
      else out += `${context.files.real(context.path(path))}\n`;
    }
    return outcome(out, errors);
  },
);

/** Programs without an effect on this phone, with what they print. */
const saying = (name: string, text: string): Command => ({
  name,
  run: () => (text === '' ? {} : lines(text)),
});
export const getenforce = saying('getenforce', 'Enforcing');
export const hostname = saying('hostname', 'localhost');
export const nproc = saying('nproc', '8');
export const sync = saying('sync', '');

/** Programs that start the program behind them, and change nothing about it here. */
const starting = (name: string, valued: string): Command => ({
  name,
  run(given, { shell }) {
    const args = [...given];
    while (args[0]?.startsWith('-')) if (args.shift() === valued) args.shift();
    return args.length === 0
      ? refuse(`${name}: Needs 1 argument (see "${name} --help")`)
      : shell(args.map(quoted).join(' '));
  },
});
export const nice = starting('nice', '-n');
export const nohup = starting('nohup', '');
export const setsid = starting('setsid', '');
