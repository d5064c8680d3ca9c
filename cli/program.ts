import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CliError, statusOf, describeError } from './errors.ts';
import type { Output } from './output.ts';

export interface Streams {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** A command of `tapworld`. `run` returns null if it has printed its output itself. */
export interface CommandSpec {
  name: string;
  describe: string;
  /** Adds arguments and options, all but `--json`. */
  shape: (command: Command) => Command;
  run: (options: any, args: string[], streams: Streams) => Promise<Output | null>;
}

/** Commands that share a first word, such as `tapworld bridge run`. */
export interface CommandGroup {
  name: string;
  describe: string;
  commands: readonly CommandSpec[];
}

/** An option's whole number from `min` to `max`. */
export const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text.trim()) || value < min || value > max)
      throw new InvalidArgumentError(
        max === Number.MAX_SAFE_INTEGER
          ? `It has to be a whole number from ${min}.`
          : `It has to be a whole number from ${min} to ${max}.`,
      );
    return value;
  };

/** An option's whole number from 0, or `all`. */
export const wholeOrAll = (text: string): number | 'all' => {
  if (text.trim() === 'all') return 'all';
  if (!/^\d+$/.test(text.trim()))
    throw new InvalidArgumentError('It has to be a whole number from 0, or all.');
  return Number(text);
};

/** One of an option's choices. */
export const among =
  <T extends string>(choices: readonly T[]) =>
  (text: string): T => {
    const found = choices.find(choice => choice === text);
    if (found === undefined) throw new InvalidArgumentError(`It is one of ${choices.join(', ')}.`);
    return found;
  };

/** An option's list of names between commas. */
export const names = (text: string) => {
  const found = text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
  if (found.length === 0) throw new InvalidArgumentError('It has to name at least one.');
  return found;
};

/** An option's number within a range. */
export const between = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max))
    throw new InvalidArgumentError(`It has to be a number from ${min} to ${max}.`);
  return value;
};

/** An option's amount: a number from 0. */
export const amount = (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It has to be a number from 0.');
  return value;
};

/** An option's address with its path: http or https. */
export const endpoint = (text: string) => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError('It has to be an address such as http://127.0.0.1:8000/v1.');
  return text;
};

/** An option's address of a server: http or https, without a path. */
export const address = (text: string) => {
  const url = URL.parse?.(text) ?? (URL.canParse(text) ? new URL(text) : null);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('It has to be an address such as http://127.0.0.1:8100.');
  return url.origin;
};

/** An option's address of a Redis: redis or rediss, without what is asked of it. */
export const redisAddress = (text: string) => {
  const wrong = new InvalidArgumentError('It has to be an address such as redis://127.0.0.1:6379.');
  if (!URL.canParse(text)) throw wrong;
  const { protocol, hostname } = new URL(text);
  if (!/^rediss?:$/.test(protocol) || hostname === '') throw wrong;
  return text;
};

/** An option that may hold a secret: others see command lines, and so its value may come from a variable of the environment. */
export const secret = (flags: string, about: string, variable: string): Option =>
  new Option(flags, about).env(variable);

/** `--queue`: the Redis of a queue, whose address may hold a password. */
export const queueOption = (about: string): Option =>
  secret('--queue <address>', about, 'TAPWORLD_QUEUE').argParser(redisAddress);

function add(
  parent: Command,
  spec: CommandSpec,
  path: string,
  streams: Streams,
  ended: (status: number) => void,
): void {
  const command = spec
    .shape(parent.command(spec.name))
    .description(spec.describe)
    .option('--json', 'print one JSON document to standard output')
    .showHelpAfterError(`(${path} ${spec.name} --help lists its arguments and options)`);
  command.action(async () => {
    const options = command.opts<{ json?: boolean }>();
    const output = await spec.run(options, command.args, streams);
    if (output) streams.out(`${options.json ? JSON.stringify(output.value) : output.text}\n`);
    ended(output?.ok === false ? 1 : 0);
  });
}

function build(
  specs: readonly (CommandSpec | CommandGroup)[],
  streams: Streams,
  version: string,
  ended: (status: number) => void,
): Command {
  const program = new Command('tapworld')
    .description('Phones that can be captured, forked and diffed, with tasks that are judged by state.')
    .version(version)
    .exitOverride()
    .showHelpAfterError('(tapworld --help lists the commands)')
    .configureOutput({ writeOut: streams.out, writeErr: streams.err });
  for (const spec of specs) {
    if (!('commands' in spec)) {
      add(program, spec, 'tapworld', streams, ended);
      continue;
    }
    const group = program
      .command(spec.name)
      .description(spec.describe)
      .showHelpAfterError(`(tapworld ${spec.name} --help lists its commands)`);
    for (const under of spec.commands) add(group, under, `tapworld ${spec.name}`, streams, ended);
  }
  return program;
}

/** Prints an error: one JSON document with --json, else a line with its code on standard error. */
function report(error: unknown, json: boolean, streams: Streams): void {
  const { code, message, details } = describeError(error);
  if (json)
    return streams.out(
      `${JSON.stringify({ error: { code, message, ...(details === undefined ? {} : { details }) } })}\n`,
    );
  streams.err(`tapworld: ${code}: ${message}\n`);
  // A server's error is complete with its message; for a bug of our own, the stack tells where it is.
  if (code === 'INTERNAL' && error instanceof Error && error.name !== 'WireError')
    streams.err(`${error.stack}\n`);
}

/** Runs the command line `argv` (without node and script). Returns the exit status: 0 for success, 1 for a failure, 2 for a wrong command line. */
export async function runCli(
  specs: readonly (CommandSpec | CommandGroup)[],
  argv: readonly string[],
  streams: Streams,
  version: string,
): Promise<number> {
  let status = 0;
  const json = argv.includes('--json');
  // Commander prints its errors by itself; with --json they become a document instead.
  const quiet: Streams = json ? { out: streams.out, err: () => {} } : streams;
  try {
    await build(specs, quiet, version, s => {
      status = s;
    }).parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (json)
        report(new CliError('USAGE', error.message.replace(/^error: /, ''), { status: 2 }), true, streams);
      return 2;
    }
    report(error, json, streams);
    return statusOf(error);
  }
  return status;
}
