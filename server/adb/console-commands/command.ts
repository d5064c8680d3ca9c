import type { Action } from '../../../src/protocol/action.ts';
import type { AdbDevice } from '../device.ts';

/** What a command answers: text before the OK, or the reason after the KO. */
export interface Reply {
  text?: string;
  refused?: string;
}

/** The words of a command line. */
export interface CommandLine {
  /** The word after the command's name. */
  what: string | undefined;
  /** The words after that. */
  rest: string[];
  /** The line as it was typed. */
  line: string;
}

export interface ConsoleCommand {
  name: string;
  describe: string;
  /** What may follow the name. */
  usage: readonly string[];
  run(device: AdbDevice, line: CommandLine): Promise<Reply> | Reply;
}

export const refused = (reason: string): Reply => ({ refused: reason });
export const missing = (name: string): Reply => refused(`missing sub-command, try 'help ${name}'`);
export const unknown = (): Reply => refused('bad sub-command');

/** A number from `least` to `most`; undefined for any other word. */
export function numberIn(word: string | undefined, least: number, most: number): number | undefined {
  const value = Number(word);
  return word !== undefined && word !== '' && value >= least && value <= most ? value : undefined;
}

/** Whether a word may be dialled. */
export const isPhoneNumber = (word: string | undefined): word is string =>
  word !== undefined && /^[+*#\d]+$/.test(word);

/** Performs actions as one step; refuses with the step's error where they had no effect. */
export async function act(device: AdbDevice, ...actions: Action[]): Promise<Reply> {
  const error = await device.input(...actions);
  return error ? refused(error.message) : {};
}
