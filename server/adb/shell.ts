import { Bash, defineCommand, latin1FromBytes, type Command as BashCommand, type CommandName, type ExecResult, type FileContent as Content } from 'just-bash';
import { DAY_MS } from '../../src/protocol/action.ts';
import { commands } from './commands/all.ts';
import type { Command, Output } from './command.ts';
import type { AdbDevice } from './device.ts';
import { buffer, DeviceFiles } from './files.ts';
import { outputTo } from './shell-output.ts';
import { wordsOf } from './words.ts';

export interface ShellResult { out: Buffer; err: Buffer; status: number }

/** Programs of a phone's toybox that the library has; those that say who and when are commands of the phone. */
const TOYBOX: CommandName[] = [
  'echo', 'cat', 'printf', 'ls', 'mkdir', 'rmdir', 'touch', 'rm', 'cp', 'mv', 'chmod', 'pwd', 'readlink', 'head', 'tail', 'wc', 'stat', 'grep', 'fgrep', 'egrep', 'sed', 'awk', 'sort', 'uniq', 'comm', 'cut', 'paste', 'tr', 'rev',
  'nl', 'fold', 'expand', 'unexpand', 'strings', 'column', 'tee', 'find', 'basename', 'dirname', 'tree', 'du', 'env', 'printenv', 'sleep', 'xargs', 'true', 'false', 'seq', 'expr', 'md5sum', 'sha1sum', 'sha256sum', 'file', 'base64', 'od', 'gzip', 'gunzip', 'zcat', 'tar', 'diff', 'timeout', 'time', 'which', 'sh', 'bash', 'clear', 'split', 'tac', 'join',
] as CommandName[];

const ENV = { PATH: '/system/bin:/system/xbin:/vendor/bin', HOME: '/', ANDROID_DATA: '/data', ANDROID_ROOT: '/system', EXTERNAL_STORAGE: '/sdcard', TMPDIR: '/data/local/tmp', SHELL: '/system/bin/sh', TERM: 'dumb' };

/** Where a line's output is gathered; no shell can name it otherwise. */
const OUT = '/dev/.out';

/**
 * The phone's files, with a place for what a line writes. The library gives its output as one text in which bytes and letters can no longer
 * be told apart; what it writes to a file it writes as what it is.
 */
class ShellFiles extends DeviceFiles {
  #out: Buffer[] = [];
  get out(): Buffer { return Buffer.concat(this.#out); }
  override look(path: string): ReturnType<DeviceFiles['look']> { return path === OUT ? { kind: 'file', size: 0, mode: 0o100600, at: 0 } : super.look(path); }
  override async writeFile(path: string, content: Content, options?: unknown): Promise<void> {
    if (path !== OUT) return super.writeFile(path, content, options);
    this.#out = [buffer(content, options)];
  }
  override async appendFile(path: string, content: Content, options?: unknown): Promise<void> {
    if (path !== OUT) return super.appendFile(path, content, options);
    this.#out.push(buffer(content, options));
  }
}

function adapt(command: Command, device: AdbDevice, files: DeviceFiles, root: boolean): BashCommand {
  return defineCommand(command.name, async (args, ctx): Promise<ExecResult> => {
    const shell = async (line: string): Promise<Output> => {
      const done = await ctx.exec!(line, { cwd: ctx.cwd });
      return { out: done.stdout, err: done.stderr, status: done.exitCode };
    };
    let output: Output;
    try {
      output = await command.run(args, { device, files, root, shell, stdin: Buffer.from(latin1FromBytes(ctx.stdin), 'latin1'), path: given => ctx.fs.resolvePath(ctx.cwd, given) });
    } catch (error) {
      output = { err: `${command.name}: ${wordsOf(error)}\n`, status: 1 };
    }
    const { out = '', err = '', status = 0 } = output;
    return { stderr: err, exitCode: status, ...(typeof out === 'string' ? { stdout: out, stdoutKind: 'text' } : { stdout: out.toString('latin1'), stdoutKind: 'bytes' }) };
  });
}

export interface ShellOptions {
  /** What the line reads. */
  stdin?: Buffer;
  root?: boolean;
  /** Puts errors where they fall among the output, as a terminal has them. */
  merged?: boolean;
  /** Ends the line early. */
  signal?: AbortSignal;
}

/**
 * One line of a phone's shell, with pipes, quotes, redirection and exit statuses. Its clock is the phone's: `sleep` moves it. A line
 * that never ends is ended by the library's limits.
 */
export async function runShell(device: AdbDevice, line: string, { stdin = Buffer.alloc(0), root = false, merged = false, signal }: ShellOptions = {}): Promise<ShellResult> {
  const files = new ShellFiles(device);
  const bash = new Bash({
    fs: files, cwd: '/', env: { ...ENV, USER: root ? 'root' : 'shell', TZ: device.tree.clock.zone }, commands: TOYBOX, customCommands: commands.map(command => adapt(command, device, files, root)),
    processInfo: { pid: 4_711, ppid: 1, uid: root ? 0 : 2_000, gid: root ? 0 : 2_000 },
    sleep: async ms => { await device.input({ type: 'wait', ms: Math.min(Math.round(ms), DAY_MS) }); },
    // It would forbid the whole process what it forbids the script, which is none of ours: nothing of it is evaluated.
    defenseInDepth: false,
  });
  bash.registerTransformPlugin({ name: 'output', transform: ({ ast }) => ({ ast: outputTo(ast, OUT, merged) }) });
  const done = await bash.exec(line, { rawScript: true, stdin: stdin.toString('latin1'), stdinKind: 'bytes', ...(signal ? { signal } : {}) });
  // What did not go there: the output of a function in a pipe's place, and the complaints of the parser.
  return { out: done.stdout === '' ? files.out : Buffer.concat([files.out, Buffer.from(done.stdout)]), err: Buffer.from(done.stderr.replace(/^bash: (line \d+: )?/gm, '/system/bin/sh: ')), status: done.exitCode };
}
