import { lines, refuse, type Command } from '../command.ts';
import { processes, type Process } from '../processes.ts';

interface Row extends Process {
  vsz: number;
  rss: number;
  wchan: string;
}
type Field = readonly [title: string, width: number, value: (row: Row) => string];

/** Columns by name; a width below zero sets it to the left. */
const FIELDS: Readonly<Record<string, Field>> = {
  USER: ['USER', -12, row => row.user],
  UID: ['UID', 6, row => String(row.uid)],
  PID: ['PID', 6, row => String(row.pid)],
  TID: ['TID', 6, row => String(row.pid)],
  PPID: ['PPID', 6, row => String(row.ppid)],
  VSZ: ['VSZ', 10, row => String(row.vsz)],
  VSIZE: ['VSIZE', 10, row => String(row.vsz)],
  RSS: ['RSS', 7, row => String(row.rss)],
  WCHAN: ['WCHAN', -10, row => row.wchan],
  ADDR: ['ADDR', 10, () => '0'],
  S: ['S', 1, () => 'S'],
  STAT: ['STAT', -4, () => 'S'],
  C: ['C', 1, () => '0'],
  STIME: ['STIME', 5, () => '09:00'],
  TTY: ['TTY', -8, () => '?'],
  TIME: ['TIME', 8, () => '00:00:00'],
  '%CPU': ['%CPU', 4, () => '0.0'],
  '%MEM': ['%MEM', 5, () => '0.0'],
  NAME: ['NAME', -27, row => row.name],
  CMD: ['CMD', -27, row => row.name],
  COMM: ['COMMAND', -15, row => row.name.slice(-15)],
  COMMAND: ['COMMAND', -27, row => row.name],
  ARGS: ['CMD', -27, row => row.name],
  CMDLINE: ['CMDLINE', -27, row => row.name],
};
const DEFAULT = ['USER', 'PID', 'PPID', 'VSZ', 'RSS', 'WCHAN', 'ADDR', 'S', 'NAME'];
const FULL = ['USER', 'PID', 'PPID', 'C', 'STIME', 'TTY', 'TIME', 'CMD'];

/** Processes of a line of the shell, which it sees itself. */
const OWN: readonly Process[] = [
  { pid: 4_711, ppid: 617, uid: 2_000, user: 'shell', name: 'sh' },
  { pid: 4_712, ppid: 4_711, uid: 2_000, user: 'shell', name: 'ps' },
];

const padded = (text: string, width: number): string =>
  width < 0 ? text.padEnd(-width) : text.padStart(width);

/** `ps`: the phone's own processes and those of the apps that run. Without an option only the shell's own are shown, as on a phone. */
export const ps: Command = {
  name: 'ps',
  run(args, { device }) {
    let columns: string[] | undefined;
    let [all, full] = [false, false];
    let pids: number[] | undefined;
    for (let at = 0; at < args.length; at++) {
      const arg = args[at]!;
      if (arg === '-o' || arg === '-O') {
        const wanted = (args[++at] ?? '')
          .split(/[,\s]+/)
          .map(name => name.replace(/[=:].*$/, '').toUpperCase());
        const unknown = wanted.find(name => FIELDS[name] === undefined);
        if (unknown !== undefined) return refuse(`ps: bad -o ${unknown}`);
        columns = [...(columns ?? (arg === '-O' ? DEFAULT : [])), ...wanted];
      } else if (arg === '-p' || arg === '--pid') pids = (args[++at] ?? '').split(',').map(Number);
      else if (/^-[AaefTlwZ]+$/.test(arg)) {
        all ||= /[Ae]/.test(arg);
        full ||= arg.includes('f');
      } else if (arg.startsWith('-')) return refuse(`ps: Unknown option '${arg.slice(1)}' (see "ps --help")`);
      else if (/^\d+$/.test(arg)) pids = [...(pids ?? []), Number(arg)];
    }
    const everything = [...processes(device.tree), ...OWN];
    let listed = all ? everything : OWN;
    if (pids) listed = everything.filter(each => pids.includes(each.pid));
    // Processes here use no memory of their own: the numbers follow from their ids.
    const rows = listed.map((each): Row => ({
      ...each,
      vsz: 10_800_000 + each.pid * 512,
      rss: 64_000 + (each.pid % 97) * 1_024,
      wchan: '0',
    }));
    const fields = (columns ?? (full ? FULL : DEFAULT)).map(name => FIELDS[name]!);
    const line = (cells: readonly string[]) =>
      cells
        .map((cell, i) => (i === cells.length - 1 && fields[i]![1] < 0 ? cell : padded(cell, fields[i]![1])))
        .join(' ');
    return {
      ...lines(
        line(fields.map(([title]) => title)),
        ...rows.map(row => line(fields.map(([, , value]) => value(row)))),
      ),
      ...(pids && rows.length === 0 ? { status: 1 } : {}),
    };
  },
};
