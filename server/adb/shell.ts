import type {
  Bash,
  Command as BashCommand,
  CommandName,
  ExecResult,
  FileContent as Content,
} from 'just-bash';
import { DAY_MS } from '../../src/protocol/action.ts';
import { APP_DATA } from './app-data.ts';
import { commands } from './commands/all.ts';
import type { Command, Output } from './command.ts';
import type { AdbDevice } from './device.ts';
import { buffer, DeviceFiles } from './files.ts';
import { interpreter } from './interpreter.ts';
import { atPhone, runningPhone } from './phone-time.ts';
import { ShellTime } from './shell-time.ts';
import { outputTo, withoutToybox } from './shell-output.ts';
import { errorText } from './errno.ts';

export interface ShellResult {
  out: Buffer;
  err: Buffer;
  status: number;
  /** Whether the line ended the shell, of a session. */
  exited: boolean;
}

/** What stays from one line of a shell to the next. */
export interface Session {
  cwd: string;
  env: Record<string, string>;
  status: number;
}
export const newSession = (): Session => ({ cwd: '/', env: {}, status: 0 });
/** Where a session's line notes that it came to its end; no line is handed it. */
const LAST = '_TAPWORLD_LAST';
/** Variables that are the shell's own, and begin anew with each line. */
const OWN_VARIABLES = new Set([
  '?',
  'SHELLOPTS',
  'BASHOPTS',
  'OPTIND',
  'IFS',
  'HOSTTYPE',
  'MACHTYPE',
  'OSTYPE',
  'HOSTNAME',
  LAST,
]);

let parser: Bash | undefined;
/** Whether a command is complete, as far as it can be told: whether nothing has to follow its last line. */
export function isWhole(script: string): boolean {
  if (/(^|[^\\])(\\\\)*\\$/.test(script) || /(\||&&)\s*$/.test(script)) return false;
  const here = /<<-?\s*(['"]?)(\w+)\1/.exec(script);
  if (here && !new RegExp(`^\\s*${here[2]}$`, 'm').test(script.slice(here.index + here[0].length)))
    return false;
  try {
    parser ??= new (interpreter().Bash)({ defenseInDepth: false });
    parser.transform(script);
  } catch (error) {
    const { message } = error as Error;
    const word = /unexpected token `(fi|done|esac|else|then|do)'/.exec(message)?.[1];
    return !(/EOF/.test(message) || (word !== undefined && !new RegExp(`\\b${word}\\b`).test(script)));
  }
  return true;
}

/** Programs of a phone's toybox that the library has; those that say who and when are commands of the phone. */
const TOYBOX: CommandName[] = [
  'echo',
  'cat',
  'printf',
  'ls',
  'mkdir',
  'rmdir',
  'rm',
  'cp',
  'mv',
  'chmod',
  'pwd',
  'readlink',
  'head',
  'tail',
  'wc',
  'stat',
  'grep',
  'fgrep',
  'egrep',
  'sed',
  'awk',
  'sort',
  'uniq',
  'comm',
  'cut',
  'paste',
  'tr',
  'rev',
  'nl',
  'fold',
  'expand',
  'unexpand',
  'strings',
  'column',
  'tee',
  'find',
  'basename',
  'dirname',
  'tree',
  'du',
  'printenv',
  'sleep',
  'true',
  'false',
  'seq',
  'expr',
  'md5sum',
  'sha1sum',
  'sha256sum',
  'file',
  'base64',
  'od',
  'gzip',
  'gunzip',
  'zcat',
  'tar',
  'diff',
  'time',
  'which',
  'clear',
  'split',
  'tac',
  'join',
] as CommandName[];

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

/** Where a line's output is gathered; no shell can name it otherwise. */
const OUT = '/dev/.out';

/**
 * The phone's files, with a place for what a line writes. The library gives its output as one text in which bytes and letters can no longer
 * be told apart; what it writes to a file it writes as what it is.
 */
class ShellFiles extends DeviceFiles {
  #out: Buffer[] = [];
  get out(): Buffer {
    return this.told(Buffer.concat(this.#out));
  }
  /** Its programs say of whatever they can't open that it is not there: here of what is there, and closed, that it is that. */
  told(said: Buffer): Buffer {
    if (this.denied.size === 0) return said;
    const denied = [...this.denied];
    return Buffer.from(
      said
        .toString('latin1')
        .replace(/([^\s:']+)('?: )No such file or directory/g, (all, path: string, mark: string) =>
          denied.some(each => each === path || each.endsWith(`/${path.replace(/^\.\//, '')}`))
            ? `${path}${mark}Permission denied`
            : all,
        )
        .replace(/: EACCES: permission denied, '[^'\n]*'/g, ': Permission denied'),
      'latin1',
    );
  }
  override look(path: string): ReturnType<DeviceFiles['look']> {
    return path === OUT ? { kind: 'file', size: 0, mode: 0o100600, at: 0 } : super.look(path);
  }
  override async writeFile(path: string, content: Content, options?: unknown): Promise<void> {
    if (path !== OUT) return super.writeFile(path, content, options);
    this.#out = [buffer(content, options)];
  }
  override async appendFile(path: string, content: Content, options?: unknown): Promise<void> {
    if (path !== OUT) return super.appendFile(path, content, options);
    const bytes = buffer(content, options);
    this.#out.push(
      COMPLAINT.test(bytes.subarray(0, 256).toString('latin1')) ? Buffer.from(asSh(bytes.toString())) : bytes,
    );
  }
}

/** What the library says of itself where a program is not there; it comes among the output where errors do. */
const COMPLAINT = /^bash: [^\n]+: command not found\n?$/;
/** The library's complaints as the phone's shell makes them. */
const asSh = (text: string): string =>
  text
    .replace(/^bash: (line \d+: )?/gm, '/system/bin/sh: ')
    .replace(/^(\/system\/bin\/sh: .+: )command not found$/gm, '$1inaccessible or not found');

/** Where nobody can go away. */
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
    const shell = async (line: string, app?: string): Promise<Output> => {
      const { out, err, status } = await runShell(device, line, {
        stdin: Buffer.from(latin1FromBytes(ctx.stdin), 'latin1'),
        ...(app !== undefined
          ? { app }
          : { root, cwd: ctx.cwd, env, ...(self === undefined ? {} : { app: self }) }),
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
  /** What the line reads. */
  stdin?: Buffer;
  root?: boolean;
  /** The folder that it begins in (default /), and variables that it has beside the system's. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Package of the app as which it runs, in that app's folder. */
  app?: string;
  /** Puts errors where they fall among the output, as a terminal has them. */
  merged?: boolean;
  /** Ends the line early. */
  signal?: AbortSignal;
  /** The session of which it is a line, which goes on from what the line leaves. */
  session?: Session;
}

/**
 * One line of a phone's shell, with pipes, quotes, redirection and exit statuses. Its clock is the phone's: `sleep` moves it. A line
 * that never ends is ended by the library's limits.
 */
export async function runShell(
  device: AdbDevice,
  line: string,
  options: ShellOptions = {},
): Promise<ShellResult> {
  const outer = runningPhone();
  // A program of the line, such as `sh -c`, goes on with the line's numbers.
  if (outer instanceof ShellTime && outer.device === device) return runLine(device, line, options);
  const time = new ShellTime(device);
  try {
    return await atPhone(time, () => runLine(device, line, options));
  } finally {
    await time.keep();
  }
}

async function runLine(
  device: AdbDevice,
  line: string,
  { stdin = Buffer.alloc(0), root = false, cwd, env, app, merged = false, signal, session }: ShellOptions,
): Promise<ShellResult> {
  const files = new ShellFiles(device, { root, ...(app === undefined ? {} : { app }) });
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
    // It would forbid the whole process what it forbids the script, which is none of ours: nothing of it is evaluated.
    defenseInDepth: false,
  });
  bash.registerTransformPlugin({ name: 'toybox', transform: ({ ast }) => ({ ast: withoutToybox(ast) }) });
  // The line itself alone: what a program runs, as `sh -c` and `xargs` do, is that program's output, and goes where that goes.
  let isLine = true;
  bash.registerTransformPlugin({
    name: 'output',
    transform({ ast }) {
      const whole = isLine;
      isLine = false;
      return { ast: whole ? outputTo(ast, OUT, merged) : ast };
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
    // A redirection to where nothing can be written.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    if (session) session.status = 1;
    return {
      out: files.out,
      err: Buffer.from(
        `/system/bin/sh: can't create ${/'([^']*)'$/.exec((error as Error).message)?.[1] ?? 'file'}: ${errorText(error)}\n`,
      ),
      status: 1,
      exited: false,
    };
  }
  const last = session && done.env?.[LAST];
  const status = last === undefined ? done.exitCode : Number(last);
  if (session && done.env) {
    session.status = status;
    if (files.look(done.env['PWD'] ?? '/')?.kind === 'folder') session.cwd = done.env['PWD'] ?? '/';
    session.env = Object.fromEntries(Object.entries(done.env).filter(([name]) => !OWN_VARIABLES.has(name)));
  }
  // What did not go there: the output of a function in a pipe's place, and the complaints of the parser.
  return {
    out: done.stdout === '' ? files.out : Buffer.concat([files.out, Buffer.from(done.stdout)]),
    err: files.told(Buffer.from(asSh(done.stderr))),
    status,
    exited: last === undefined,
  };
}
