import type { Output } from './command.ts';

/** A Java exception of a shell command. */
export class ShellException extends Error {
  readonly type: string;
  /** `type` is a class of java.lang, or a full class name. */
  constructor(type: string, message: string) {
    super(message);
    this.type = type.includes('.') ? type : `java.lang.${type}`;
  }
}

/** Runs part of a command, and prints its ShellException as Android's shell does, with status 255. `out` gives the output so far. */
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
