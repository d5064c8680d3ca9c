import type { AdbDevice } from './device.ts';
import type { DeviceFiles } from './files.ts';

/** The output of a command: text or bytes. */
export interface Output {
  out?: string | Buffer;
  err?: string;
  status?: number;
}

/** What a command can use beside its arguments. */
export interface CommandContext {
  device: AdbDevice;
  files: DeviceFiles;
  /** Makes a path absolute. */
  path(given: string): string;
  stdin: Buffer;
  /** The environment variables. */
  env: Readonly<Record<string, string>>;
  /** Whether the shell runs as root. */
  root: boolean;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Runs another line of the shell, with the same input and in the same folder; given an app's package, as that app in its folder. */
  shell(line: string, app?: string): Promise<Output>;
}

/** A program of the phone's shell. Each has a file, and a line in all.ts. */
export interface Command {
  name: string;
  run(args: readonly string[], context: CommandContext): Output | Promise<Output>;
}

/** An error on stderr, with an exit status. */
export const refuse = (err: string, status = 1): Output => ({
  err: err.endsWith('\n') ? err : `${err}\n`,
  status,
});
export const lines = (...all: readonly string[]): Output => ({ out: all.map(line => `${line}\n`).join('') });
