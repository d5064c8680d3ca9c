import { refuse, type Command } from '../command.ts';
import { PhoneDate } from '../phone-time.ts';

const HELP = 'usage: touch [-amch] [-d DATE] [-t TIME] [-r FILE] FILE...\n';
const STAMP = /^((?:\d\d)?\d\d)?(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d\d))?$/;
const WITH_VALUE = ['d', 't', 'r'];

/** Reads `[[CC]YY]MMDDhhmm[.ss]` in the phone's zone as epoch ms; NaN for any other text. */
function stamp(text: string): number {
  const [, year, month, day, hour, minute, second = '0'] = STAMP.exec(text) ?? [];
  if (month === undefined) return NaN;
  const century = Number(year) < 69 ? 2_000 : 1_900;
  const full =
    year === undefined
      ? new PhoneDate().getFullYear()
      : year.length === 4
        ? Number(year)
        : century + Number(year);
  return new PhoneDate(
    full,
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  ).getTime();
}
const moment = (text: string): number =>
  text.startsWith('@') ? Number(text.slice(1)) * 1_000 : PhoneDate.parse(text);

/** `touch`: creates files, and sets their times to the phone's or to a given one. */
export const touch: Command = {
  name: 'touch',
  async run(args, { device, files, path }) {
    const names: string[] = [];
    let at = device.tree.clock.now;
    let create = true;
    for (let i = 0; i < args.length; i++) {
      const arg = args[i]!;
      if (arg === '--help') return { out: HELP };
      if (arg === '--') {
        names.push(...args.slice(i + 1));
        break;
      }
      if (!arg.startsWith('-') || arg === '-') {
        names.push(arg);
        continue;
      }
      const letters = arg.startsWith('--no-create') ? ['c'] : arg.slice(1).split('');
      while (letters.length > 0) {
        const letter = letters.shift()!;
        if (letter === 'c') create = false;
        if (!WITH_VALUE.includes(letter)) {
          if (!'acmh'.includes(letter))
            return refuse(`touch: Unknown option '${letter}' (see "touch --help")`);
          continue;
        }
        const value = letters.length > 0 ? letters.splice(0).join('') : args[++i];
        if (value === undefined) return refuse(`touch: Missing argument to -${letter}`);
        const reference = letter === 'r' ? files.look(path(value)) : undefined;
        if (letter === 'r' && !reference) return refuse(`touch: ${value}: No such file or directory`);
        at = reference?.at ?? (letter === 't' ? stamp(value) : moment(value));
        if (!Number.isFinite(at)) return refuse(`touch: bad date '${value}'`);
      }
    }
    if (names.length === 0) return refuse('touch: Needs 1 argument (see "touch --help")');
    const errors: string[] = [];
    for (const name of names) {
      const target = path(name);
      try {
        if (!files.look(target)) {
          if (!create) continue;
          await files.write(target, Buffer.alloc(0));
        }
        await files.utimes(target, new Date(at), new Date(at));
      } catch (error) {
        const denied = /^E(ACCES|PERM)/.test((error as Error).message);
        errors.push(`touch: '${name}': ${denied ? 'Permission denied' : 'No such file or directory'}\n`);
      }
    }
    return errors.length > 0 ? { err: errors.join(''), status: 1 } : {};
  },
};
