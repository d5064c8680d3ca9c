import { posix } from 'node:path';
import type { CommandContext } from '../command.ts';
import { errorText } from '../errno.ts';
import { fileStatus } from './file-status.ts';
import { outcome, program } from './program.ts';

const RM_USAGE = `usage: rm [-fiRrv] FILE...

Remove each argument from the filesystem.

-f  Force: remove without confirmation, no error if it doesn't exist
-i  Interactive: prompt for confirmation
-rR Recursive: remove directory contents
-v  Verbose`;
const MKDIR_USAGE = `usage: mkdir [-vp] [-m MODE] [DIR...]

Create one or more directories.

-m  Set permissions of directory to mode
-p  Make parent directories as needed
-v  Verbose`;
const RMDIR_USAGE = `usage: rmdir [-p] [DIR...]

Remove one or more directories.

-p  Remove path
--ignore-fail-on-non-empty  Ignore failures caused by non-empty directories`;

/** `rm`: removes files, and with `-r` folders. */
export const rm = program('rm', { flags: 'fiRrv', usage: RM_USAGE }, async (options, context) => {
  const { files } = context;
  const errors: string[] = [];
  let out = '';
  if (options.operands.length === 0 && !options.has('f'))
    errors.push('rm: Needs 1 argument (see "rm --help")');
  const recursive = options.has('r') || options.has('R');
  for (const name of options.operands) {
    const found = await fileStatus(context, name);
    const base = posix.basename(name);
    if (name === '/') errors.push('rm: rm /. if you mean it');
    else if (base === '.' || base === '..') continue;
    else if (typeof found === 'string') {
      if (!options.has('f') || found !== 'No such file or directory') errors.push(`rm: ${base}: ${found}`);
    } else if (found.isFolder && !recursive) errors.push(`rm: ${base}: Is a directory`);
    else
      try {
        await files.rm(context.path(name), { recursive });
        if (options.has('v')) out += `rm '${name}'\n`;
      } catch (error) {
        errors.push(`rm: ${base}: ${errorText(error)}`);
      }
  }
  return outcome(out, errors);
});

/** The mode bits of an octal number; undefined for any other text. */
const octal = (text: string): number | undefined =>
  /^[0-7]{1,4}$/.test(text) ? Number.parseInt(text, 8) : undefined;

/** `mkdir`: creates folders. */
export const mkdir = program(
  'mkdir',
  { flags: 'pv', values: 'mZ', long: { parents: 'p' }, least: 1, usage: MKDIR_USAGE },
  async (options, context) => {
    const errors: string[] = [];
    let out = '';
    const mode = octal(options.value('m') ?? '');
    for (const name of options.operands)
      try {
        await context.files.mkdir(context.path(name), { recursive: options.has('p') });
        if (mode !== undefined) await context.files.chmod(context.path(name), mode);
        if (options.has('v')) out += `mkdir: created directory '${name}'\n`;
      } catch (error) {
        errors.push(`mkdir: '${name}': ${errorText(error)}`);
      }
    return outcome(out, errors);
  },
);

/** Why a folder cannot be removed; undefined for one that can. */
async function obstacle(context: CommandContext, name: string): Promise<string | undefined> {
  const found = await fileStatus(context, name);
  if (typeof found === 'string') return found;
  if (!found.isFolder) return 'Not a directory';
  return context.files.list(context.path(name)).length > 0 ? 'Directory not empty' : undefined;
}

/** `rmdir`: removes empty folders. */
export const rmdir = program(
  'rmdir',
  {
    flags: 'p',
    long: { parents: 'p', 'ignore-fail-on-non-empty': 'ignore' },
    least: 1,
    usage: RMDIR_USAGE,
  },
  async (options, context) => {
    const errors: string[] = [];
    for (const given of options.operands)
      for (let name = given; name !== '' && name !== '.' && name !== '/'; name = posix.dirname(name)) {
        const why = await obstacle(context, name);
        if (why !== undefined) {
          if (!options.has('ignore') || why !== 'Directory not empty') errors.push(`rmdir: ${name}: ${why}`);
          break;
        }
        try {
          await context.files.rm(context.path(name));
        } catch (error) {
          errors.push(`rmdir: ${name}: ${errorText(error)}`);
          break;
        }
        if (!options.has('p')) break;
      }
    return outcome('', errors);
  },
);
