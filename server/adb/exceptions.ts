import type { Output } from './command.ts';

/** An error of Java's, as a command that throws it prints it. */
export class ShellException extends Error {
  readonly type: string;
  /** `type` is a class of java.lang without its package, or a whole name. */
  constructor(type: string, message: string) {
    super(message);
    this.type = type.includes('.') ? type : `java.lang.${type}`;
  }
}

/** Runs a part of a command, and tells what it throws as Android's shell does, with status 255. `out` is what was printed before. */
export async function orException(
  command: string,
  run: () => Output | Promise<Output>,
  out: () => string = () => '',
): Promise<Output> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ShellException)) throw error;
    return {
      out: out(),
      err: `\nException occurred while executing '${command}':\n${error.type}: ${error.message}\n`,
      status: 255,
    };
  }
}
