import type { Command } from '../command.ts';
import { cmd } from './cmd.ts';
import { date } from './date.ts';
import { dumpsys } from './dumpsys.ts';
import { input } from './input.ts';
import { screencap, uiautomator, wm } from './screen.ts';
import { id, whoami } from './who.ts';

/** Every program of the phone that the shell's library does not have. */
export const commands: readonly Command[] = [
  cmd,
  date,
  dumpsys,
  id,
  input,
  screencap,
  uiautomator,
  whoami,
  wm,
];
