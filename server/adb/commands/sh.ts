import { refuse, type Command } from '../command.ts';
import { quoted, errorText } from '../errno.ts';

/** `sh`: runs a line (`-c`), a script in a file, or its input. The output of its programs stays unchanged, binary output too. */
const shellOf = (name: string): Command => ({
  name,
  async run(given, { files, path, shell, stdin }) {
    let at = 0;
    const flags: string[] = [];
    while (at < given.length && /^[-+][a-zA-Z]+$/.test(given[at]!)) flags.push(given[at++]!);
    const set = flags.filter(flag => flag.startsWith('-')).flatMap(flag => [...flag.slice(1)]);
    const settings = set
      .filter(flag => 'eux'.includes(flag))
      .map(flag => `set -${flag}\n`)
      .join('');
    const rest = given.slice(at);
    const run = (script: string, args: readonly string[]) =>
      shell(`${settings}${args.length > 0 ? `set -- ${args.map(quoted).join(' ')}\n` : ''}${script}`);
    if (set.includes('c')) {
      const [line, , ...args] = rest;
      return line === undefined ? refuse(`/system/bin/sh: -c: requires an argument`, 2) : run(line, args);
    }
    const [file, ...args] = rest;
    if (file === undefined || set.includes('s')) return run(stdin.toString(), rest);
    try {
      return await run((await files.read(path(file))).toString(), args);
    } catch (error) {
      return refuse(`/system/bin/sh: ${file}: ${errorText(error)}`, 127);
    }
  },
});

export const sh = shellOf('sh');
export const bash = shellOf('bash');
