import type { FileContent as Content } from 'just-bash';
import { buffer, DeviceFiles } from './files.ts';

/** The library's message for an unknown program; it is part of the output if errors are redirected there. */
const COMPLAINT = /^bash: [^\n]+: command not found\n?$/;
/** Turns the library's error messages into those of Android's shell. */
export const asSh = (text: string): string =>
  text
    .replace(/^bash: (line \d+: )?/gm, '/system/bin/sh: ')
    .replace(/^(\/system\/bin\/sh: .+: )command not found$/gm, '$1inaccessible or not found');

/** The file that collects a line's output. A script cannot name it by any other path. */
export const OUT = '/dev/.out';

/**
 * The phone's files, and a file that collects a line's output. The library returns output as one text, in which bytes and characters
 * cannot be told apart. What it writes to a file keeps its bytes.
 */
export class ShellFiles extends DeviceFiles {
  #out: Buffer[] = [];
  get out(): Buffer {
    return this.correctDenied(Buffer.concat(this.#out));
  }
  /** Corrects error messages: the library's programs report "No such file" for files that exist but may not be read. */
  correctDenied(output: Buffer): Buffer {
    if (this.denied.size === 0) return output;
    const denied = [...this.denied];
    return Buffer.from(
      output
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
