import type { CommandContext } from '../../command.ts';
import { packageNamed, type Package } from '../../packages.ts';

/** Options that are followed by a value. */
const WITH_VALUE: ReadonlySet<string> = new Set(['--user', '--versionCode']);

/** A command's arguments: its options without their values, and its other words. */
export interface Words {
  options: Set<string>;
  words: string[];
}

export function readWords(args: readonly string[], withValue: ReadonlySet<string> = WITH_VALUE): Words {
  const options = new Set<string>();
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (!arg.startsWith('-')) {
      words.push(arg);
      continue;
    }
    options.add(arg);
    if (withValue.has(arg)) at++;
  }
  return { options, words };
}

/** The package that a command names, and its name as it was given. */
export function namedPackage(
  { device }: CommandContext,
  args: readonly string[],
): { name: string; found: Package | undefined } {
  const [name = ''] = readWords(args).words;
  return { name, found: packageNamed(device.tree, name) };
}
