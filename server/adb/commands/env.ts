import { refuse, type Command } from '../command.ts';
import { quoted } from '../errno.ts';

const NAME = /^[A-Za-z_]\w*$/;

/** `env [-i] [-u NAME] [NAME=VALUE…] [PROGRAM…]`: runs a program with other variables; without a program, prints the variables. */
export const env: Command = {
  name: 'env',
  run(given, { env: there, shell }) {
    const args = [...given];
    const before: string[] = [];
    while (args[0]?.startsWith('-')) {
      const option = args.shift()!;
      if (option === '--') break;
      if (option === '-i' || option === '-')
        before.push(
          ...Object.keys(there)
            .filter(name => NAME.test(name))
            .map(name => `unset ${name}`),
        );
      else if (option === '-u' && args[0] !== undefined) before.push(`unset ${quoted(args.shift()!)}`);
      else return refuse(`env: Unknown option '${option.slice(1)}' (see "env --help")`, 125);
    }
    for (
      let cut = args[0]?.indexOf('=') ?? -1;
      cut > 0 && NAME.test(args[0]!.slice(0, cut));
      cut = args[0]?.indexOf('=') ?? -1
    ) {
      const word = args.shift()!;
      before.push(`export ${word.slice(0, cut)}=${quoted(word.slice(cut + 1))}`);
    }
    return shell([...before, args.length === 0 ? 'printenv' : args.map(quoted).join(' ')].join('\n'));
  },
};
