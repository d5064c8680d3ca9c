import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The folders that hold code. */
export const FOLDERS = ['src', 'apps', 'judges', 'bench', 'server', 'cli', 'test', 'scripts'];

const SOURCE = /\.(?:tsx?|m?js|css)$/;
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Every source file under the folders, by its path in the repo, sorted. */
export function sources(folders: readonly string[] = FOLDERS): string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap(entry => {
      if (entry.isDirectory()) return walk(`${path}/${entry.name}`);
      return SOURCE.test(entry.name) ? [`${path}/${entry.name}`] : [];
    });
  return folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(walk)
    .sort();
}

/** The text of a file of the repo. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The import of one statement. */
export interface Import {
  /** The specifier in the source: a package, a relative path, or a pattern. */
  from: string;
  /** Whether the import disappears once types are stripped. */
  typeOnly: boolean;
  /** Set if `from` is a pattern: patterns of files to exclude. */
  except?: readonly string[];
}

const STRING = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const HOLE = '\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}]*\\})*\\}';
const TEMPLATE = `\`(?:\\\\.|${HOLE}|[^\`\\\\])*\``;
const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*`;
/** A regular expression follows an operator or a bracket; elsewhere `/` divides. */
const PATTERN = String.raw`(?<=(?:^|[(,=:[!&|?{;>]|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const TOKEN = new RegExp(`(${STRING}|${TEMPLATE})|${COMMENT}|${PATTERN}`, 'g');

interface Text {
  /** The source without comments; each string is its number in `strings`, in quotes. */
  code: string;
  strings: readonly string[];
}

/** Separates strings from code, so that the text of a string is never read as code. */
function textOf(source: string): Text {
  const strings: string[] = [];
  const code = source.replace(TOKEN, (_, string: string | undefined) =>
    string === undefined ? ' ' : `"${strings.push(string) - 1}"`,
  );
  return { code, strings };
}

/** The end of the bracket that opens at `at`, or the end of the text if it never closes. */
function closes(code: string, at: number): number {
  for (let i = at, depth = 0; i < code.length; i++) {
    if ('([{'.includes(code[i]!)) depth++;
    if (')]}'.includes(code[i]!) && --depth === 0) return i;
  }
  return code.length;
}

/** The end of the type arguments that begin at `at`, if any. */
function afterTypes(code: string, at: number): number {
  if (code[at] !== '<') return at;
  for (let i = at, depth = 0; i < code.length; i++) {
    if (code[i] === '<') depth++;
    if (code[i] === '>' && code[i - 1] !== '=' && --depth === 0) return i + 1;
  }
  return code.length;
}

const textIn = (literal: string) => literal.slice(1, -1);
const holes = new RegExp(HOLE, 'g');

/** Turns a path with template expressions into a pattern of every file that it could name. */
function pathIn(literal: string, typeOnly: boolean): Import {
  const from = textIn(literal);
  if (literal[0] !== '`' || !from.includes('${')) return { from, typeOnly };
  return { from: from.replace(holes, '*'), typeOnly, except: [] };
}

/** The calls of `import.meta.glob`: one pattern or a list of them, with a base among the options. */
function globs({ code, strings }: Text): Import[] {
  return [...code.matchAll(/\bimport\.meta\.glob\s*/g)].flatMap(({ index, 0: name }) => {
    const open = code.indexOf('(', afterTypes(code, index + name.length));
    const given = code.slice(open + 1, closes(code, open));
    const first = given.trimStart().startsWith('[') ? given.slice(0, closes(given, given.indexOf('['))) : '';
    const wordsIn = (part: string) =>
      [...part.matchAll(/"(\d+)"/g)].map(([, n]) => textIn(strings[Number(n)]!));
    const patterns = first ? wordsIn(first) : wordsIn(given).slice(0, 1);
    const base = /\bbase\s*:\s*"(\d+)"/.exec(given)?.[1];
    const from = (pattern: string) =>
      base === undefined || pattern.startsWith('/')
        ? pattern
        : posix.join(textIn(strings[Number(base)]!), pattern).replace(/^(?![./])/, './');
    const except = patterns.filter(p => p.startsWith('!')).map(p => from(p.slice(1)));
    return patterns.filter(p => !p.startsWith('!')).map(p => ({ from: from(p), typeOnly: false, except }));
  });
}

/** `./x.ts` for `new URL('x.ts', …)`: a code file beside this one, such as a worker. */
const beside = (found: Import): Import => ({ ...found, from: found.from.replace(/^(?![./])/, './') });

/**
 * All imports of a TypeScript file: static, re-exports, dynamic, by pattern, as a worker, and in types. A package is listed by
 * its name.
 */
export function importsOf(source: string): Import[] {
  const text = textOf(source);
  const { code, strings } = text;
  const found: Import[] = [];
  const string = (n: string | undefined) => strings[Number(n)]!;
  const statement = /(?:^|[;}\n])\s*(?:import|export)\s+(type\s(?!\s*from\b))?[^"`;()=]*?\bfrom\s*"(\d+)"/g;
  for (const [, only, from] of code.matchAll(statement))
    found.push({ from: textIn(string(from)), typeOnly: only !== undefined });
  for (const [, from] of code.matchAll(/(?:^|[;}\n])\s*import\s*"(\d+)"/g))
    found.push({ from: textIn(string(from)), typeOnly: false });
  for (const [, from, member] of code.matchAll(/\bimport\(\s*"(\d+)"[^)]*\)(\.[A-Z])?/g))
    found.push(pathIn(string(from), member !== undefined));
  for (const [, from] of code.matchAll(/\bnew URL\(\s*"(\d+)"\s*,\s*import\.meta\.url\s*,?\s*\)/g)) {
    const file = beside(pathIn(string(from), false));
    if (SOURCE.test(file.from)) found.push(file);
  }
  found.push(...globs(text));
  for (const template of strings.filter(s => s[0] === '`' && s.includes('${')))
    for (const [hole] of template.matchAll(holes)) found.push(...importsOf(hole.slice(2, -1)));
  return found;
}

/** All imports of a style sheet: other sheets, and sheets that it composes classes from. */
export function sheetImportsOf(source: string): Import[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, ' ');
  const found = /@import\s+(?:url\(\s*)?['"]([^'"]+)['"]|\bcomposes\s*:[^;]*?\bfrom\s+['"]([^'"]+)['"]/g;
  return [...text.matchAll(found)].map(([, sheet, other]) => ({ from: (sheet ?? other)!, typeOnly: false }));
}

/** A pattern in Vite's syntax: `*` is a part of one name, `**` any folders, `{a,b}` either of them. */
function matcher(pattern: string): RegExp {
  const PARTS: Record<string, string> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' };
  const body = pattern.replace(/\*\*\/|\*\*|[*?]|\{([^{}]*)\}|[.+^$()|[\]\\]/g, (part, choices?: string) => {
    if (choices === undefined) return PARTS[part] ?? `\\${part}`;
    return `(?:${choices
      .split(',')
      .map(c => matcher(c).source.slice(1, -1))
      .join('|')})`;
  });
  return new RegExp(`^${body}$`);
}

/** Resolves a specifier to a path in the repo. Packages stay as they are. */
export function targetOf(file: string, from: string): string {
  if (from.startsWith('/')) return from.slice(1);
  if (!from.startsWith('.')) return from;
  return posix.normalize(posix.join(posix.dirname(file), from.replace(/\?.*$/, '')));
}

/** One file imports another, or a package. */
export interface ImportEdge {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** The edges of a file. A pattern gives one for each of `files` that it matches. */
export function edgesOf(file: string, source: string, files: readonly string[]): ImportEdge[] {
  const imports = file.endsWith('.css') ? sheetImportsOf(source) : importsOf(source);
  return imports.flatMap(({ from, typeOnly, except }) => {
    // In a pattern, `?` is one character.
    if (!except) return [{ from: file, to: targetOf(file, from), typeOnly }];
    const path = (pattern: string) =>
      pattern.startsWith('/') ? pattern.slice(1) : posix.normalize(posix.join(posix.dirname(file), pattern));
    const [matches, ...not] = [from, ...except].map(pattern => matcher(path(pattern)));
    return files
      .filter(other => other !== file && matches!.test(other) && !not.some(n => n.test(other)))
      .map(to => ({ from: file, to, typeOnly }));
  });
}

/** All edges of the repo, or of the given sources by path. */
export function graphOf(
  texts: ReadonlyMap<string, string> = new Map(sources().map(file => [file, read(file)])),
): ImportEdge[] {
  const files = [...texts.keys()];
  return files.flatMap(file => edgesOf(file, texts.get(file)!, files));
}
