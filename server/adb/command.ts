import type { AdbDevice } from './device.ts';
import type { DeviceFiles } from './files.ts';

/** What a command gives: text, or bytes as they are. */
export interface Output {
  out?: string | Buffer;
  err?: string;
  status?: number;
}

/** What a command has beside its arguments. */
export interface CommandContext {
  device: AdbDevice;
  files: DeviceFiles;
  /** An absolute path of one that may be relative. */
  path(given: string): string;
  stdin: Buffer;
  /** Variables that programs are handed. */
  env: Readonly<Record<string, string>>;
  /** Whether the shell is root's. */
  root: boolean;
  /** Tells a program that its client is gone. */
  signal: AbortSignal;
  /** Runs another line of the shell, in the same folder and with the same input; as an app (its package), in that app's. */
  shell(line: string, app?: string): Promise<Output>;
}

/** One program on the phone, by what it is called as. One file a program, one line in all.ts. */
export interface Command {
  name: string;
  run(args: readonly string[], context: CommandContext): Output | Promise<Output>;
}

/** An answer on stderr, with the status that Android gives. */
export const refuse = (err: string, status = 1): Output => ({
  err: err.endsWith('\n') ? err : `${err}\n`,
  status,
});
export const lines = (...all: readonly string[]): Output => ({ out: all.map(line => `${line}\n`).join('') });
