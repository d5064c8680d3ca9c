import { closeTasksOf } from '../activity-starter.ts';
import { lines, type Command, type CommandContext } from '../command.ts';
import { processes, type Process } from '../processes.ts';
import { Failure, outcome, program, type Options } from './program.ts';

const PATTERN_USAGE = `usage: pgrep [-clfnovx] [-d DELIM] [-L SIGNAL] [PATTERN] [-G GID,] [-g PGRP,] [-P PPID,] [-s SID,] [-t TERM,] [-U UID,] [-u EUID,]

Search for process(es). PATTERN is an extended regular expression checked
against command names.`;
const NAME_USAGE = `usage: killall [-l] [-iqv] [-SIGNAL|-s SIGNAL] PROCESS_NAME...

Send a signal (default: TERM) to all processes with the given names.`;

/** Ends a process for a shell. Only root may signal processes of others. Gives why it may not. */
async function end({ device, root }: CommandContext, { app, pid }: Process): Promise<string | undefined> {
  if (!root) return 'Operation not permitted';
  // The phone's own programs start again at once.
  if (app !== undefined) await closeTasksOf(device, app, () => true);
  return pid === 1 ? 'Operation not permitted' : undefined;
}

/** The processes whose names a pattern matches. Throws Failure. */
function matching({ device }: CommandContext, options: Options): Process[] {
  const [pattern] = options.operands;
  if (pattern === undefined) throw new Failure('No PATTERN');
  let wanted: RegExp;
  try {
    wanted = new RegExp(options.has('x') ? `^(?:${pattern})$` : pattern);
  } catch {
    throw new Failure(`bad regex '${pattern}'`);
  }
  const found = processes(device.tree).filter(({ name }) => wanted.test(name) !== options.has('v'));
  if (options.has('n')) return found.slice(-1);
  return options.has('o') ? found.slice(0, 1) : found;
}

const pattern = { values: 'dLGgPstUu', most: 1, usage: PATTERN_USAGE };

/** `pgrep`: ids of the processes that match. Status 1 where none does. */
export const pgrep = program('pgrep', { ...pattern, flags: 'clfnovx' }, (options, context) => {
  const found = matching(context, options);
  if (options.has('c')) return { ...lines(String(found.length)), status: Number(found.length === 0) };
  const ids = found.map(({ pid, name }) => (options.has('l') ? `${pid} ${name}` : String(pid)));
  return ids.length > 0 ? lines(ids.join(options.value('d') ?? '\n')) : { status: 1 };
});

/** A signal's name or number in place of an option: `-9`, `-SIGINT`. */
const isSignal = (arg: string): boolean => /^-(\d+|(SIG)?[A-Z][A-Z0-9]+)$/.test(arg);

/** A program that gets its arguments without a signal: every signal ends a process here. */
const withoutSignal = (inner: Command): Command => ({
  name: inner.name,
  run: (args, context) =>
    inner.run(
      args.filter((arg, i) => !(i === 0 && isSignal(arg))),
      context,
    ),
});

/** `pkill`: ends the processes that match. Status 1 where none does. */
export const pkill = withoutSignal(
  program('pkill', { ...pattern, flags: 'flnovxV', values: 'GgPstUu' }, async (options, context) => {
    const found = matching(context, options);
    const errors: string[] = [];
    for (const each of found) {
      const why = await end(context, each);
      if (why !== undefined) errors.push(`pkill: ${each.pid}: ${why}`);
    }
    return found.length === 0 ? { status: 1 } : outcome('', errors);
  }),
);

/** `killall`: ends the processes of these names. */
export const killall = withoutSignal(
  program(
    'killall',
    { flags: 'liqvw', values: 's', least: 1, usage: NAME_USAGE },
    async (options, context) => {
      const errors: string[] = [];
      for (const name of options.operands) {
        const found = processes(context.device.tree).filter(each => each.name === name);
        if (found.length === 0 && !options.has('q')) errors.push(`killall: ${name}: No such process`);
        for (const each of found) {
          const why = await end(context, each);
          if (why !== undefined) errors.push(`killall: ${name}: ${why}`);
        }
      }
      return outcome('', errors);
    },
  ),
);

/** `kill`: ends processes by their ids. */
export const kill = withoutSignal(
  program(
    'kill',
    { flags: 'l', values: 's', usage: 'usage: kill [-l [SIGNAL] | -s SIGNAL | -SIGNAL] PID...' },
    async (options, context) => {
      if (options.has('l')) return lines('HUP INT QUIT KILL USR1 USR2 PIPE ALRM TERM');
      if (options.operands.length === 0) throw new Failure('missing argument');
      const errors: string[] = [];
      for (const id of options.operands) {
        const found = processes(context.device.tree).find(({ pid }) => String(pid) === id);
        const why = found ? await end(context, found) : 'No such process';
        if (why !== undefined) errors.push(`/system/bin/sh: kill: ${id}: ${why}`);
      }
      return outcome('', errors);
    },
  ),
);
