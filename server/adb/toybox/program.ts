import { refuse, type Command, type CommandContext, type Output } from '../command.ts';

/** The options of a program, as toybox describes them. */
export interface Spec {
  /** Letters that take no value, and letters that take one. */
  flags: string;
  values?: string;
  /** Long options by the letter that each stands for; `''` for one that has no effect. */
  long?: Readonly<Record<string, string>>;
  /** Fewest and most operands. */
  least?: number;
  most?: number;
  /** Whether options end at the first operand. */
  stops?: boolean;
  usage: string;
}

/** What the arguments of a program say. */
export interface Options {
  has(letter: string): boolean;
  /** How often a letter occurs. */
  count(letter: string): number;
  /** The last value of a letter. */
  value(letter: string): string | undefined;
  operands: readonly string[];
}

/** An error that ends a program. */
export class Failure extends Error {
  readonly status: number;
  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Where a program's own name belongs in a message. */
export const SEE_HELP = '(see "NAME --help")';

/** Reads options as toybox does: anywhere among the operands, up to `--`. Throws Failure. */
function readOptions(args: readonly string[], spec: Spec): Options {
  const counts = new Map<string, number>();
  const values = new Map<string, string>();
  const operands: string[] = [];
  const add = (letter: string) => counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const unknown = (option: string) => new Failure(`Unknown option '${option}' ${SEE_HELP}`);
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--' || (spec.stops && operands.length > 0)) {
      operands.push(...args.slice(arg === '--' ? i + 1 : i));
      break;
    }
    if (arg.startsWith('--')) {
      const [name = '', value = ''] = arg.slice(2).split(/=(.*)/s);
      const letter = spec.long?.[name];
      if (letter === undefined) throw unknown(name);
      add(letter);
      values.set(letter, value);
    } else if (!arg.startsWith('-') || arg === '-') operands.push(arg);
    else
      for (let at = 1; at < arg.length; at++) {
        const letter = arg[at]!;
        if (spec.values?.includes(letter)) {
          const value = arg.slice(at + 1) || args[++i];
          if (value === undefined) throw new Failure(`Missing argument to -${letter}`);
          values.set(letter, value);
          add(letter);
          break;
        }
        if (!spec.flags.includes(letter)) throw unknown(letter);
        add(letter);
      }
  }
  const { least = 0, most = Infinity } = spec;
  const plural = (n: number) => `argument${n === 1 ? '' : 's'} ${SEE_HELP}`;
  if (operands.length < least) throw new Failure(`Needs ${least} ${plural(least)}`);
  if (operands.length > most) throw new Failure(`Max ${most} ${plural(most)}`);
  return {
    has: letter => counts.has(letter),
    count: letter => counts.get(letter) ?? 0,
    value: letter => values.get(letter),
    operands,
  };
}

/** A program of toybox. It gets its options read, and may throw Failure; then `NAME: ` precedes the message. */
export const program = (
  name: string,
  spec: Spec,
  run: (options: Options, context: CommandContext) => Output | Promise<Output>,
): Command => ({
  name,
  async run(args, context) {
    if (args[0] === '--help') return { out: `${spec.usage}\n` };
    try {
      return await run(readOptions(args, spec), context);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return refuse(`${name}: ${error.message.replace(SEE_HELP, `(see "${name} --help")`)}`, error.status);
    }
  },
});

/** The output of a program that goes on after errors: its status is 1 if there were any. */
export const outcome = (out: string, errors: readonly string[]): Output => ({
  out,
  ...(errors.length > 0 ? { err: errors.map(error => `${error}\n`).join(''), status: 1 } : {}),
});
