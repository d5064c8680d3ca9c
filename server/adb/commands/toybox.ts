import { lines, type Command } from '../command.ts';
import { quoted } from '../errno.ts';

const VERSION = 'toybox 0.8.6-android';

/** `toybox NAME …`: the program of that name. */
export const toybox: Command = {
  name: 'toybox',
  async run([name, ...args], { shell }) {
    if (name === undefined || name === '--help' || name === '--version') return lines(VERSION);
    const done = await shell([name, ...args].map(quoted).join(' '));
    return done.status === 127 ? { err: `toybox: Unknown command ${name}\n`, status: 127 } : done;
  },
};
