import { refuse, type Command } from '../command.ts';
import { quoted } from '../errno.ts';

const UNITS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3_600, d: 86_400 };
/** Exit status after a time-out (timeout(1)). */
const ENDED = 124;
/** Options that are followed by a value. */
const WITH_VALUE = new Set(['-k', '-s']);

/** Seconds of a word such as `5` or `1.5m`; undefined for any other word. */
function secondsOf(word: string): number | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([smhd]?)$/.exec(word) ?? [];
  return number === undefined ? undefined : Number(number) * UNITS[unit]!;
}

/**
 * `timeout SECONDS PROGRAM…`. Only `sleep` takes time of the phone's clock, so only `sleep` is ended. The output of other programs stays
 * unchanged.
 */
export const timeout: Command = {
  name: 'timeout',
  async run(given, { shell }) {
    const args = [...given];
    while (args[0]?.startsWith('-')) if (WITH_VALUE.has(args.shift()!)) args.shift();
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
