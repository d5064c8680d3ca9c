import type { Bash } from 'just-bash';
import { interpreter } from './interpreter.ts';

/** The state that an interactive shell carries from one line to the next. */
export interface Session {
  cwd: string;
  env: Record<string, string>;
  status: number;
}
export const newSession = (): Session => ({ cwd: '/', env: {}, status: 0 });
/**
 * The variable that receives the exit status of a session's line. It stays unset if the line ends the shell, as `exit` does.
 */
export const LAST = '_TAPWORLD_LAST';
/** Variables that the shell sets itself. They do not carry over to the next line. */
export const OWN_VARIABLES = new Set([
  '?',
  'SHELLOPTS',
  'BASHOPTS',
  'OPTIND',
  'IFS',
  'HOSTTYPE',
  'MACHTYPE',
  'OSTYPE',
  'HOSTNAME',
  LAST,
]);

let parser: Bash | undefined;
/**
 * Whether a script is complete, so that a terminal can run it. False for an open quote, here-document, pipe or compound command. A script
 * with any other syntax error counts as complete: running it prints the error.
 */
export function isComplete(script: string): boolean {
  if (/(^|[^\\])(\\\\)*\\$/.test(script) || /(\||&&)\s*$/.test(script)) return false;
  const here = /<<-?\s*(['"]?)(\w+)\1/.exec(script);
  if (here && !new RegExp(`^\\s*${here[2]}$`, 'm').test(script.slice(here.index + here[0].length)))
    return false;
  try {
    parser ??= new (interpreter().Bash)({ defenseInDepth: false });
    parser.transform(script);
  } catch (error) {
    // The parser's message tells an unfinished script from an invalid one.
    const { message } = error as Error;
    const word = /unexpected token `(fi|done|esac|else|then|do)'/.exec(message)?.[1];
    return !(/EOF/.test(message) || (word !== undefined && !new RegExp(`\\b${word}\\b`).test(script)));
  }
  return true;
}
