import type { Command as BashCommand, ExecResult } from 'just-bash';
import { DAY_MS } from '../../src/protocol/action.ts';
import { APP_DATA } from './app-data.ts';
import { commands } from './commands/all.ts';
import type { Command, Output } from './command.ts';
import type { AdbDevice } from './device.ts';
import type { DeviceFiles } from './files.ts';
import { interpreter } from './interpreter.ts';
import { atPhone, runningPhone } from './phone-time.ts';
import { errorText } from './errno.ts';
import { asSh, isSyntaxError, OUT, ShellFiles } from './shell-files.ts';
import { outputTo, withoutToybox } from './shell-output.ts';
import { LAST, OWN_VARIABLES, type Session } from './shell-session.ts';
import { ShellTime } from './shell-time.ts';
import { TOYBOX } from './toybox-programs.ts';

export interface ShellResult {
  out: Buffer;
  err: Buffer;
  status: number;
  /** Whether the line ended its session's shell, as `exit` does. */
  exited: boolean;
}

const ENV = {
  PATH: '/system/bin:/system/xbin:/vendor/bin',
  HOME: '/',
  ANDROID_DATA: '/data',
  ANDROID_ROOT: '/system',
  EXTERNAL_STORAGE: '/sdcard',
  TMPDIR: '/data/local/tmp',
  SHELL: '/system/bin/sh',
  TERM: 'dumb',
};

const PROGRAMS: ReadonlySet<string> = new Set([...TOYBOX, ...commands.map(({ name }) => name)]);

/** For callers that never cancel. */
const NEVER = new AbortController().signal;

function adapt(
  command: Command,
  device: AdbDevice,
  files: DeviceFiles,
  root: boolean,
  self?: string,
): BashCommand {
  const { defineCommand, latin1FromBytes } = interpreter();
  return defineCommand(command.name, async (args, ctx): Promise<ExecResult> => {
    const env = ctx.exportedEnv ?? {};
    const own = { root, cwd: ctx.cwd, env, ...(self === undefined ? {} : { app: self }) };
    const shell = async (line: string, app?: string): Promise<Output> => {
      const { out, err, status } = await runShell(device, line, {
        stdin: Buffer.from(latin1FromBytes(ctx.stdin), 'latin1'),
        ...(app === undefined ? own : { app }),
        ...(ctx.signal ? { signal: ctx.signal } : {}),
      });
      return { out, err: err.toString(), status };
    };
    let output: Output;
    try {
      output = await command.run(args, {
        device,
        files,
        root,
        shell,
        signal: ctx.signal ?? NEVER,
        env,
        stdin: Buffer.from(latin1FromBytes(ctx.stdin), 'latin1'),
        path: given => ctx.fs.resolvePath(ctx.cwd, given),
      });
    } catch (error) {
      output = { err: `${command.name}: ${errorText(error)}\n`, status: 1 };
    }
    const { out = '', err = '', status = 0 } = output;
    return {
      stderr: err,
      exitCode: status,
      ...(typeof out === 'string'
        ? { stdout: out, stdoutKind: 'text' }
        : { stdout: out.toString('latin1'), stdoutKind: 'bytes' }),
    };
  });
}

export interface ShellOptions {
  /** Standard input of the line. */
  stdin?: Buffer;
  root?: boolean;
  /** The working directory (default /), and variables beyond the system's. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Runs the line as this app (a package), in its data folder. */
  app?: string;
  /** Merges stderr into stdout in the order of writing, as a terminal does. */
  merged?: boolean;
  /** Cancels the line. */
  signal?: AbortSignal;
  /** The interactive session that the line belongs to. The line updates it. */
  session?: Session;
}

/**
 * Runs one line of the phone's shell, with pipes, quotes, redirection and exit statuses. Time is the phone's clock: `sleep` advances it.
 * The library's limits end a line that would run forever.
 */
export async function runShell(
  device: AdbDevice,
  line: string,
  options: ShellOptions = {},
): Promise<ShellResult> {
  const outer = runningPhone();
  // A program of the line, such as `sh -c`, continues the line's sequence of random numbers.
  if (outer instanceof ShellTime && outer.device === device) return runLine(device, line, options);
  const time = new ShellTime(device);
  try {
    return await atPhone(time, () => runLine(device, line, options));
  } finally {
    await time.keep();
  }
}

/** The path that a file error ends with. */
const pathIn = ({ message }: Error): string => /'([^']*)'$/.exec(message)?.[1] ?? 'file';

async function runLine(
  device: AdbDevice,
  line: string,
  { stdin = Buffer.alloc(0), root = false, cwd, env, app, merged = false, signal, session }: ShellOptions,
): Promise<ShellResult> {
  const files = new ShellFiles(device, { root, ...(app === undefined ? {} : { app }) }, PROGRAMS);
  const bash = new (interpreter().Bash)({
    fs: files,
    cwd: cwd ?? (app === undefined ? (session?.cwd ?? '/') : `${APP_DATA}/${app}`),
    env: { ...ENV, ...env, ...session?.env, USER: root ? 'root' : 'shell', TZ: device.tree.clock.zone },
    commands: TOYBOX,
    customCommands: commands.map(command => adapt(command, device, files, root, app)),
    processInfo: { pid: 4_711, ppid: 1, uid: root ? 0 : 2_000, gid: root ? 0 : 2_000 },
    sleep: async ms => {
      await device.input({ type: 'wait', ms: Math.min(Math.round(ms), DAY_MS) });
    },
    // This option restricts the whole process, server included. No script is evaluated as JavaScript, so it is not needed.
    defenseInDepth: false,
  });
  bash.registerTransformPlugin({ name: 'toybox', transform: ({ ast }) => ({ ast: withoutToybox(ast) }) });
  // Redirect the line itself only. Scripts that its programs run (`sh -c`, `xargs`) write to those programs' output.
  let isLine = true;
  bash.registerTransformPlugin({
    name: 'output',
    transform({ ast }) {
      const redirects = isLine;
      isLine = false;
      return { ast: redirects ? outputTo(ast, OUT, merged) : ast };
    },
  });
  let done: ExecResult;
  try {
    done = await bash.exec(session ? `(exit ${session.status})\n${line}\n${LAST}=$?` : line, {
      rawScript: true,
      stdin: stdin.toString('latin1'),
      stdinKind: 'bytes',
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    // A redirection to a path that cannot be written.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    if (session) session.status = 1;
    return {
      out: files.out,
      err: Buffer.from(`/system/bin/sh: can't create ${pathIn(error as Error)}: ${errorText(error)}\n`),
      status: 1,
      exited: false,
    };
  }
  const last = session && done.env?.[LAST];
  const err = files.correctDenied(Buffer.from(asSh(done.stderr)));
  const failed = done.exitCode === 2 && isSyntaxError(err.toString()) ? 1 : done.exitCode;
  const status = last === undefined ? failed : Number(last);
  if (session && done.env) {
    session.status = status;
    if (files.look(done.env['PWD'] ?? '/')?.kind === 'folder') session.cwd = done.env['PWD'] ?? '/';
    session.env = Object.fromEntries(Object.entries(done.env).filter(([name]) => !OWN_VARIABLES.has(name)));
  }
  // Some output bypasses the redirection: a function's in a pipeline, and the parser's errors.
  return {
    out: done.stdout === '' ? files.out : Buffer.concat([files.out, Buffer.from(done.stdout)]),
    err,
    status,
    exited: last === undefined,
  };
}
