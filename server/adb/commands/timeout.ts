import { refuse, type Command } from '../command.ts';
import { quoted } from '../errno.ts';

const UNITS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3_600, d: 86_400 };
/** Status of what was ended (timeout(1)). */
const ENDED = 124;
/** Options of timeout that take a word. */
const TAKES = new Set(['-k', '-s']);

/** Seconds of a word such as `5` or `1.5m`; undefined for what is none. */
function secondsOf(word: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([smhd]?)$/.exec(word) ?? [];
  return number === undefined ? undefined : Number(number) * UNITS[unit]!;
}

/**
 * `timeout SECONDS PROGRAM…`. Programs take no time of the phone's clock but for `sleep`, which is ended on it; whatever else a program writes comes
 * out as it wrote it.
 */
export const timeout: Command = {
  name: 'timeout',
  async run(given, { shell }) {
    const args = [...given];
    while (args[0]?.startsWith('-')) if (TAKES.has(args.shift()!)) args.shift();
    const [limit, ...words] = args;
    const most = secondsOf(limit ?? '');
    if (most === undefined) return refuse(`timeout: bad number '${limit ?? ''}'`, 125);
    if (words.length === 0) return refuse('timeout: needs 2 arguments (see "timeout --help")', 125);
    const sleeps =
      words[0] === 'sleep'
        ? words
            .slice(1)
            .map(secondsOf)
            .reduce<number | undefined>(
              (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
              0,
            )
        : undefined;
    if (sleeps !== undefined && most > 0 && sleeps > most) {
      await shell(`sleep ${most}`);
      return { status: ENDED };
    }
    return shell(words.map(quoted).join(' '));
  },
};
