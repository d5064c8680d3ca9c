import { names } from './code.ts';
import type { SolverCode } from './solver.ts';

/** Gathers what a file imports. */
export class Imports {
  readonly #files = new Map<string, Set<string>>();

  add(file: string, ...wanted: string[]): void {
    const found = this.#files.get(file) ?? new Set<string>();
    for (const name of wanted) found.add(name);
    this.#files.set(file, found);
  }
  all(needs: ReadonlyMap<string, string>): void {
    for (const [name, file] of needs) this.add(file, name);
  }
  /** Import lines of what a body names. */
  textFor(body: string): string {
    const depth = (file: string) => -(file.match(/\.\.\//g) ?? []).length;
    return [...this.#files]
      .map(([file, found]) => [file, [...found].filter(name => names(body, name))] as const)
      .filter(([, found]) => found.length > 0)
      .sort(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1))
      .map(([file, found]) => `import { ${[...found].sort(byWord).join(', ')} } from '${file}';`)
      .join('\n');
  }
}
const byWord = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

/** A rule's arguments, of which those that its lines do not use are left out or marked. */
export function signature(lines: readonly string[], args: readonly string[]): string {
  const isUsed = (arg: string) => lines.some(line => names(line, arg));
  const last = args.findLastIndex(isUsed);
  const kept = args.slice(0, last + 1).map(arg => (isUsed(arg) ? arg : `_${arg}`));
  return `(${kept.join(', ')})`;
}

/** A rule as an arrow: of one call, or of a block of lines. */
export function rule(lines: readonly string[], args: readonly string[]): string {
  const head = signature(lines, args);
  const only = lines.length === 1 ? /^(ctx\.(?:act|system)\([\s\S]*\));$/.exec(lines[0]!) : null;
  return only ? `${head} => ${only[1]}` : `${head} => {\n${lines.join('\n')}\n}`;
}

export const solverBody = ({ lines }: SolverCode): string =>
  `function* ${solverHead(lines)} {\n${lines.join('\n')}\n}`;

function solverHead(lines: readonly string[]): string {
  const usesParameters = lines.some(line => names(line, 'p'));
  const usesSeen = lines.some(line => names(line, 'seen'));
  if (usesParameters) return `(${usesSeen ? 'seen' : '_seen'}, p)`;
  return usesSeen ? '(seen)' : '()';
}
