import { posix } from 'node:path';
import type { CommandContext, Output } from '../command.ts';
import { errorText } from '../errno.ts';
import { fileStatus, type FileStatus } from './file-status.ts';
import { Failure, outcome, program, SEE_HELP, type Options } from './program.ts';

const CP_USAGE = `usage: cp [-aDdFfHiLlnPpRrsTuv] [--preserve=motcxa] [-t TARGET] SOURCE... [DEST]

Copy files from SOURCE to DEST.  If more than one SOURCE, DEST must
be a directory.

-a  Same as -dpr
-D  Create leading dirs under DEST (--parents)
-F  Delete any existing DEST first (--remove-destination)
-n  No clobber (don't overwrite DEST)
-p  Preserve timestamps, ownership, and mode
-R  Recurse into subdirectories (DEST must be a directory)
-T  DEST always treated as file, max 2 arguments
-t  Copy to TARGET dir (no DEST)
-u  Update (keep newest mtime)
-v  Verbose`;
const MV_USAGE = `usage: mv [-finTuv] [-t TARGET] SOURCE... [DEST]

-f  Force copy by deleting destination file
-i  Interactive, prompt before overwriting existing DEST
-n  No clobber (don't overwrite DEST)
-t  Move to TARGET dir (no DEST)
-T  DEST always treated as file, max 2 arguments
-u  Update (only if SOURCE is newer)
-v  Verbose`;

/** One source and where it goes. */
interface Pair {
  source: string;
  target: string;
}

/** The sources, each with the path that it becomes. Throws Failure. */
async function pairsOf(options: Options, context: CommandContext): Promise<Pair[]> {
  const into = options.value('t');
  const all = [...options.operands];
  if (into === undefined && all.length < 2) throw new Failure(`Needs 2 arguments ${SEE_HELP}`);
  const destination = into ?? all.pop()!;
  const found = await fileStatus(context, destination);
  const isFolder = typeof found !== 'string' && found.isFolder;
  if (options.has('T')) {
    if (all.length > 1) throw new Failure(`Max 2 arguments ${SEE_HELP}`);
    if (isFolder) throw new Failure(`'${destination}' is a directory`);
  } else if ((all.length > 1 || options.has('D') || into !== undefined) && !isFolder)
    throw new Failure(`'${destination}' not directory`);
  return all.map(source => ({
    source,
    target: isFolder
      ? `${destination.replace(/(?<=.)\/$/, '')}/${options.has('D') ? source : posix.basename(source)}`
      : destination,
  }));
}

/** Whether an existing target stays as it is (`-n`, `-u`). */
function staysAsItIs(options: Options, source: FileStatus, target: FileStatus | string): boolean {
  if (typeof target === 'string' || target.isFolder) return false;
  return options.has('n') || (options.has('u') && source.at <= target.at);
}

const keepsStatus = (options: Options): boolean => ['a', 'p', 'preserve'].some(letter => options.has(letter));
const isRecursive = (options: Options): boolean => ['a', 'r', 'R'].some(letter => options.has(letter));

/** One run of `cp`. */
class Copy {
  out = '';
  readonly errors: string[] = [];
  readonly #options: Options;
  readonly #context: CommandContext;

  constructor(options: Options, context: CommandContext) {
    this.#options = options;
    this.#context = context;
  }

  async copy({ source, target }: Pair): Promise<void> {
    const options = this.#options;
    const { files } = this.#context;
    const from = await fileStatus(this.#context, source);
    if (typeof from === 'string') {
      this.errors.push(`cp: bad '${source}': ${from}`);
      return;
    }
    const to = await fileStatus(this.#context, target);
    const [fromPath, toPath] = [source, target].map(path => this.#context.path(path)) as [string, string];
    const isSame = files.real(fromPath) === files.real(toPath);
    if (isSame || (from.isFolder && files.real(toPath).startsWith(`${files.real(fromPath)}/`)))
      this.errors.push(`cp: '${target}' is '${source}'`);
    else if (from.isFolder && !isRecursive(options))
      this.errors.push(`cp: Skipped dir '${target}': No such file or directory`);
    else if (from.isFolder && typeof to !== 'string' && !to.isFolder)
      this.errors.push(`cp: dir at '${target}'`);
    else if (options.has('l') || options.has('s')) this.errors.push(`cp: ${target}: Operation not permitted`);
    else if (!staysAsItIs(options, from, to)) await this.#make({ source, target }, from, fromPath, toPath);
  }

  async #make(pair: Pair, from: FileStatus, fromPath: string, toPath: string): Promise<void> {
    const { files } = this.#context;
    if (this.#options.has('v')) this.out += `cp '${pair.source}'\n`;
    try {
      if (this.#options.has('D')) await files.mkdir(posix.dirname(toPath), { recursive: true });
      if (from.isFolder) await files.mkdir(toPath, { recursive: true });
      else await files.cp(fromPath, toPath);
      const names = from.isFolder ? files.list(fromPath) : [];
      for (const name of names)
        await this.copy({ source: posix.join(pair.source, name), target: posix.join(pair.target, name) });
      if (!keepsStatus(this.#options)) return;
      await files.chmod(toPath, from.mode & 0o7777);
      await files.utimes(toPath, new Date(from.at), new Date(from.at));
    } catch (error) {
      this.errors.push(`cp: ${pair.target}: ${errorText(error)}`);
    }
  }
}

/** `cp`: copies files and folders. */
export const cp = program(
  'cp',
  {
    flags: 'aDdFfHiLlnPpRrsTuv',
    values: 't',
    long: { preserve: 'preserve', parents: 'D', 'remove-destination': 'F' },
    usage: CP_USAGE,
  },
  async (options, context): Promise<Output> => {
    const copy = new Copy(options, context);
    for (const pair of await pairsOf(options, context)) await copy.copy(pair);
    return outcome(copy.out, copy.errors);
  },
);

/** `mv`: moves and renames files and folders. */
export const mv = program(
  'mv',
  { flags: 'finTuvF', values: 't', long: { 'remove-destination': 'F' }, usage: MV_USAGE },
  async (options, context): Promise<Output> => {
    const errors: string[] = [];
    let out = '';
    for (const { source, target } of await pairsOf(options, context)) {
      const from = await fileStatus(context, source);
      if (typeof from === 'string') {
        errors.push(`mv: bad '${source}': ${from}`);
        continue;
      }
      if (staysAsItIs(options, from, await fileStatus(context, target))) continue;
      try {
        await context.files.mv(context.path(source), context.path(target));
        if (options.has('v')) out += `mv '${source}'\n`;
      } catch (error) {
        errors.push(`mv: bad '${source}': ${errorText(error)}`);
      }
    }
    return outcome(out, errors);
  },
);
