import type { Hand } from './plays.ts';

/** Runs a line on the phone and gives what it printed, in the client's own way. */
export type Run = (line: string) => Promise<string>;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A hand that says everything in shell lines, for clients that have no calls of their own for it. */
export const handOf = (run: Run): Hand => ({
  launch: app => run(`monkey -p ${app} -c android.intent.category.LAUNCHER 1`),
  dump: () => run('uiautomator dump /dev/tty'),
  tap: (x, y) => run(`input tap ${x} ${y}`),
  type: text => run(`input text ${quoted(text.replaceAll(' ', '%s'))}`),
  key: name => run(`input keyevent KEYCODE_${name}`),
  swipe: (x, from, to) => run(`input swipe ${x} ${from} ${x} ${to} 300`),
});
