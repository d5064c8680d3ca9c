import type { FileContent as Content } from 'just-bash';
import type { Access } from './app-data.ts';
import type { AdbDevice } from './device.ts';
import { buffer, DeviceFiles } from './files.ts';
import { permissionDenied, PROGRAMS, type Entry } from './phone-paths.ts';

/** An error message of the library; it is part of the output if errors are redirected there. */
const COMPLAINT = /^\w+: [^\n]+\n?$/;
/** Bytes of the longest one. */
const MOST_COMPLAINT = 4_096;
/** The library's error messages, and the words of Android's shell and of toybox. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^bash: (line \d+: )?/gm, '/system/bin/sh: '],
  [/^(\/system\/bin\/sh: .+: )command not found$/gm, '$1inaccessible or not found'],
  [
    /^(\S+: )syntax error: Parse error at [\d:]+: syntax error near unexpected token `(.*)'$/gm,
    "$1syntax error: unexpected '$2'",
  ],
  [/^(\S+: )syntax error: Parse error at [\d:]+: .*$/gm, '$1syntax error: unexpected EOF'],
  [/^(\S+: )unexpected EOF while looking for matching .*$/gm, '$1no closing quote'],
  [
    /^(\w+): (?:invalid|unrecognized) option(?: --)? '-*([^']*)'$/gm,
    `$1: Unknown option '$2' (see "$1 --help")`,
  ],
  [/^(\w+): missing operand$/gm, '$1: Needs 1 argument (see "$1 --help")'],
  [/^find: ([^'\n]*): No such file or directory$/gm, "find: '$1': No such file or directory"],
  [/^sleep: invalid time interval ('.*')$/gm, 'sleep: Not a number $1'],
];
/** Turns the library's error messages into those of Android's shell and programs. */
export const asSh = (text: string): string =>
  WORDS.reduce((said, [pattern, words]) => said.replace(pattern, words), text);
/** Whether errors are those of a line that cannot be parsed, for which Android's shell has the status 1. */
export const isSyntaxError = (err: string): boolean =>
  /^\S+: (syntax error: unexpected |no closing quote$)/m.test(err);

/** The file that collects a line's output. A script cannot name it by any other path. */
export const OUT = '/dev/.out';

/** A program, made with the phone's system on 1 January 2009, as Android stamps them. */
const PROGRAM: Entry = { kind: 'file', size: 512_456, mode: 0o100755, at: Date.UTC(2009, 0, 1) };

/**
 * The phone's files and programs, and a file that collects a line's output. The library returns output as one text, in which bytes and characters
 * cannot be told apart. What it writes to a file keeps its bytes.
 */
export class ShellFiles extends DeviceFiles {
  readonly #programs: ReadonlySet<string>;
  #out: Buffer[] = [];

  /** `programs` are the names of those in /system/bin. */
  constructor(device: AdbDevice, access: Access, programs: ReadonlySet<string>) {
    super(device, access);
    this.#programs = programs;
  }

  get out(): Buffer {
    return this.correctDenied(Buffer.concat(this.#out));
  }
  /** Corrects error messages: the library's programs report "No such file" for what exists but cannot be read. */
  correctDenied(output: Buffer): Buffer {
    if (this.denied.size === 0 && this.folders.size === 0) return output;
    const isOneOf = (paths: ReadonlySet<string>, path: string) =>
      [...paths].some(each => each === path || each.endsWith(`/${path.replace(/^\.\//, '')}`));
    return Buffer.from(
      output
        .toString('latin1')
        .replace(/([^\s:']+)('?: )No such file or directory/g, (all, path: string, mark: string) =>
          isOneOf(this.denied, path)
            ? `${path}${mark}Permission denied`
            : isOneOf(this.folders, path)
              ? `${path}${mark}Is a directory`
              : all,
        )
        .replace(/: EACCES: permission denied, '[^'\n]*'/g, ': Permission denied'),
      'latin1',
    );
  }
  override look(path: string): ReturnType<DeviceFiles['look']> {
    if (path === OUT) return { kind: 'file', size: 0, mode: 0o100600, at: 0 };
    return this.#isProgram(path) ? PROGRAM : super.look(path);
  }
  override list(path: string): string[] {
    return this.real(path) === PROGRAMS ? [...this.#programs].sort() : super.list(path);
  }
  override async read(path: string): Promise<Buffer> {
    if (this.#isProgram(path)) throw permissionDenied(path);
    return super.read(path);
  }
  #isProgram(path: string): boolean {
    const real = this.real(path);
    return real.startsWith(`${PROGRAMS}/`) && this.#programs.has(real.slice(PROGRAMS.length + 1));
  }
  override async writeFile(path: string, content: Content, options?: unknown): Promise<void> {
    if (path !== OUT) return super.writeFile(path, content, options);
    this.#out = [buffer(content, options)];
  }
  override async appendFile(path: string, content: Content, options?: unknown): Promise<void> {
    if (path !== OUT) return super.appendFile(path, content, options);
    const bytes = buffer(content, options);
    const isComplaint = bytes.length <= MOST_COMPLAINT && COMPLAINT.test(bytes.toString('latin1'));
    this.#out.push(isComplaint ? Buffer.from(asSh(bytes.toString('latin1')), 'latin1') : bytes);
  }
}
