import type { Hand } from './plays.ts';

/** Runs a shell line on the phone through the client and returns its output. */
export type Run = (line: string) => Promise<string>;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Performs every action by shell lines, for clients without calls of their own. */
export const handOf = (run: Run): Hand => ({
  launch: app => run(`monkey -p ${app} -c android.intent.category.LAUNCHER 1`),
  dump: () => run('uiautomator dump /dev/tty'),
  tap: (x, y) => run(`input tap ${x} ${y}`),
  type: text => run(`input text ${quoted(text.replaceAll(' ', '%s'))}`),
  key: name => run(`input keyevent KEYCODE_${name}`),
  swipe: (x, from, to) => run(`input swipe ${x} ${from} ${x} ${to} 300`),
});
