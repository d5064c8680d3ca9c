import { refuse, type Command } from '../command.ts';
import { quoted } from '../errno.ts';

/** Splits input into words as xargs does: at blanks, with quotes and backslashes. */
function errorText(text: string): string[] {
  return [...text.matchAll(/(?:"[^"]*"|'[^']*'|\\[^]|[^\s"'\\])+/g)].map(([word]) =>
    word.replace(
      /"([^"]*)"|'([^']*)'|\\([^])/g,
      (_, double: string | undefined, single: string | undefined, plain: string | undefined) =>
        double ?? single ?? plain ?? '',
    ),
  );
}

/** Exit statuses of xargs(1): a program failed, a program exited with 255, a program was not found. */
const [FAILED, STOPPED, MISSING] = [123, 124, 127];

/** `xargs`: runs a program with words of the input as arguments. Its output stays unchanged, binary output too. */
export const xargs: Command = {
  name: 'xargs',
  async run(given, { shell, stdin }) {
    const args = [...given];
    let [at, most, empty, parted] = [
      undefined as string | undefined,
      Infinity,
      true,
      undefined as string | undefined,
    ];
    while (args[0]?.startsWith('-') && args[0] !== '-') {
      const [, option, rest] = /^-(-?[a-zA-Z0-9])(.*)$/.exec(args.shift()!) ?? [];
      const value = () => (rest === '' ? (args.shift() ?? '') : rest!);
      if (option === '0') parted = '\0';
      else if (option === 'r') empty = false;
      else if (option === 'd')
        parted = value().replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\0', '\0');
      else if (option === 'I') at = value();
      else if (option === 'n' || option === 'L') {
        most = Number(value());
        if (!(most >= 1)) return refuse(`xargs: bad number for -${option}`, 1);
      } else if (option === 'P' || option === 's') value();
      else if (option !== 't' && option !== 'o')
        return refuse(`xargs: Unknown option '${option ?? ''}' (see "xargs --help")`, 1);
    }
    const text = stdin.toString();
    const words =
      parted === undefined
        ? at === undefined
          ? errorText(text)
          : text
              .split('\n')
              .map(line => line.trim())
              .filter(Boolean)
        : text.split(parted).filter((word, i, all) => i < all.length - 1 || word !== '');
    const program = args.length === 0 ? ['echo'] : args;
    const size = at === undefined ? Math.min(most, Math.max(1, words.length)) : 1;
    const runs: string[][] = Array.from({ length: Math.ceil(words.length / size) }, (_, i) =>
      words.slice(i * size, (i + 1) * size),
    );
    if (runs.length === 0 && empty && at === undefined) runs.push([]);
    const out: Buffer[] = [];
    let [err, status] = ['', 0];
    for (const some of runs) {
      const line =
        at === undefined ? [...program, ...some] : program.map(word => word.replaceAll(at!, some[0]!));
      const done = await shell(`${line.map(quoted).join(' ')} </dev/null`);
      out.push(Buffer.from(done.out ?? ''));
      err += done.err ?? '';
      if (done.status === 255) {
        status = STOPPED;
        break;
      }
      if (done.status === MISSING) {
        status = MISSING;
        break;
      }
      if (done.status) status = FAILED;
    }
    return { out: Buffer.concat(out), err, status };
  },
};
