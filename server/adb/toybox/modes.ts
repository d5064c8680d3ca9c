import { posix } from 'node:path';
import type { CommandContext, Output } from '../command.ts';
import { fileStatus, modeText, type FileStatus } from './file-status.ts';
import { Failure, outcome, program } from './program.ts';

const CHMOD_USAGE = `usage: chmod [-R] MODE FILE...

Change mode of listed file[s] (recursively with -R).

MODE can be (comma-separated) stanzas: [ugoa][+-=][rwxstXugo]
Or MODE can be an octal value up to 7777`;
const CHOWN_USAGE = `usage: chown [-RHLP] [-fvh] GROUP FILE...

Change ownership of one or more files.`;
const RESTORECON_USAGE = `usage: restorecon [-D] [-F] [-R] [-n] [-v] FILE...

Restores the default security contexts for the given files.`;
const CHCON_USAGE = `usage: chcon [-hRv] CONTEXT FILE...

Change the SELinux security context of listed file[s].`;

const CLASSES: Readonly<Record<string, number>> = { u: 6, g: 3, o: 0 };

/** The bits of the letters `rwx` that a stanza names, as for `o`. */
function permissionBits(what: string, { mode, isFolder }: FileStatus): number {
  let bits = 0;
  for (const letter of what) {
    if (letter === 'r') bits |= 4;
    else if (letter === 'w') bits |= 2;
    else if (letter === 'x' || (letter === 'X' && (isFolder || (mode & 0o111) !== 0))) bits |= 1;
    else if (letter in CLASSES) bits |= (mode >> CLASSES[letter]!) & 7;
  }
  return bits;
}

/** A file's mode after `MODE`. Throws Failure. */
function changedMode(text: string, file: FileStatus): number {
  if (/^[0-7]{1,4}$/.test(text)) return Number.parseInt(text, 8);
  let { mode } = file;
  for (const stanza of text.split(',')) {
    const [, who, operator, what] = /^([ugoa]*)([-+=])([rwxstXugo]*)$/.exec(stanza) ?? [];
    if (who === undefined || what === undefined) throw new Failure(`bad mode '${text}'`);
    const bits = permissionBits(what, { ...file, mode });
    for (const each of who === '' || who.includes('a') ? 'ugo' : who) {
      const at = CLASSES[each]!;
      if (operator === '=') mode &= ~(7 << at);
      mode = operator === '-' ? mode & ~(bits << at) : mode | (bits << at);
    }
  }
  return mode & 0o7777;
}

/** Runs a change of files, with `recursive` of all that is in them. Gives what it printed. */
async function throughout(
  name: string,
  context: CommandContext,
  paths: readonly string[],
  recursive: boolean,
  change: (file: FileStatus, path: string) => Promise<string>,
): Promise<Output> {
  const errors: string[] = [];
  let out = '';
  const walk = async (path: string): Promise<void> => {
    const found = await fileStatus(context, path);
    if (typeof found === 'string') {
      errors.push(`${name}: ${path}: ${found}`);
      return;
    }
    try {
      out += await change(found, path);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      errors.push(`${name}: ${error.message}`);
    }
    if (!recursive || !found.isFolder) return;
    for (const inner of context.files.list(context.path(path))) await walk(posix.join(path, inner));
  };
  for (const path of paths) await walk(path);
  return outcome(out, errors);
}

/** `chmod`: changes modes. Shared storage keeps its own, as on a phone. */
export const chmod = program(
  'chmod',
  { flags: 'Rfv', least: 2, usage: CHMOD_USAGE },
  async (options, context) => {
    const [mode, ...paths] = options.operands as [string, ...string[]];
    return throughout('chmod', context, paths, options.has('R'), async (file, path) => {
      const to = changedMode(mode, file);
      await context.files.chmod(context.path(path), to);
      return options.has('v') ? `chmod '${path}' to ${modeText(to).slice(1)}\n` : '';
    });
  },
);

const changeOwner = (name: 'chown' | 'chgrp') =>
  program(name, { flags: 'RHLPfvh', least: 2, usage: CHOWN_USAGE }, async (options, context) => {
    const [owner, ...paths] = options.operands as [string, ...string[]];
    return throughout(name, context, paths, options.has('R'), async (_, path) => {
      if (!context.root) throw new Failure(`'${path}' to '${owner}': Operation not permitted`);
      return '';
    });
  });

/** `chown` and `chgrp`: for root they succeed, and a file keeps the owner that its place gives it. */
export const chown = changeOwner('chown');
export const chgrp = changeOwner('chgrp');

/** `restorecon`: a file's context always is that of its place. */
export const restorecon = program(
  'restorecon',
  { flags: 'DFRnrv', least: 1, usage: RESTORECON_USAGE },
  (options, context) => throughout('restorecon', context, options.operands, false, async () => ''),
);

/** `chcon`: needs root, and changes nothing: a file's context is that of its place. */
export const chcon = program('chcon', { flags: 'hRv', least: 2, usage: CHCON_USAGE }, (options, context) => {
  const [to, ...paths] = options.operands as [string, ...string[]];
  return throughout('chcon', context, paths, options.has('R'), async (_, path) => {
    if (!context.root) throw new Failure(`'${path}' to ${to}: Permission denied`);
    return '';
  });
});
