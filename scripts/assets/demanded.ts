/** Which icons of a table the sources draw, as the compiler sees it: an icon that a table lacks is an error of types where it is named. */
import { spawnSync } from 'node:child_process';

/** A table of icons: the folder whose sources draw from it, and the names that it holds; `star_fill` is the filled drawing of `star`. */
export interface Drawn {
  folder: string;
  /** Names that the sources mention as strings, and that have a drawing. */
  mentioned: ReadonlySet<string>;
  /** Names that the table holds so far. */
  held: Set<string>;
  /** Whether a table that these sources share has a drawing. */
  shared(name: string): boolean;
}

interface TypeError {
  file: string;
  /** Its lines; the last is the innermost reason. */
  lines: string[];
}

/** The errors of types of the whole repo. Throws where the compiler does not start. */
function typeErrors(root: string): TypeError[] {
  const options = ['--noEmit', '--pretty', 'false', '--noErrorTruncation'];
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/icons.tsbuildinfo'];
  const run = spawnSync('npx', ['tsc', '-p', '.', ...options, ...kept], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (run.error) throw run.error;
  const errors: TypeError[] = [];
  for (const line of run.stdout.split('\n')) {
    const file = /^(\S+?)\(\d+,\d+\): error TS\d+: /.exec(line)?.[1];
    if (file !== undefined) errors.push({ file, lines: [line] });
    else if (line.startsWith(' ')) errors.at(-1)?.lines.push(line);
  }
  return errors;
}

/** The literals of the type that does not fit: `"a" | "b"` of "Type '"a" | "b"' is not assignable to ...". */
const unfit = (line: string): string[] =>
  [...line.split(' is not assignable ')[0]!.matchAll(/"(\w+)"/g)].map(([, word]) => word!);

/** Adds to a table what an error asks for: the outline first, and the filled drawing where the outline is there already. */
function answer(table: Drawn, { lines }: TypeError): void {
  const { mentioned, held, shared } = table;
  const has = (name: string): boolean => held.has(name) || shared(name);
  const outlines = lines.flatMap(unfit).filter(word => mentioned.has(word) && !has(word));
  for (const word of outlines) held.add(word);
  if (outlines.length > 0) return;
  // A union names its members that fit too: only the innermost reason says which does not. Where that is about `filled` or `selected`,
  // the name stands with the properties of the component.
  const innermost = unfit(lines.at(-1)!);
  const names = innermost.length > 0 ? innermost : unfit(lines[0]!);
  if (innermost.length > 1) return;
  const fills = names.map(name => `${name}_fill`).filter(name => mentioned.has(name) && !has(name));
  for (const name of fills) held.add(name);
}

/**
 * Grows tables until the compiler asks for no icon that is mentioned. `write` writes the tables as they are; it is called
 * before each run of the compiler.
 */
export function growToDemand(root: string, tables: readonly Drawn[], write: () => void): void {
  const size = (): number => tables.reduce((sum, { held }) => sum + held.size, 0);
  for (let before = -1; before !== size();) {
    before = size();
    write();
    for (const error of typeErrors(root)) {
      const table = tables.find(({ folder }) => error.file.startsWith(`${folder}/`));
      if (table) answer(table, error);
    }
  }
}
