import { isName } from './code.ts';

const camel = (name: string) => name.replace(/-(.)/g, (_, next: string) => next.toUpperCase());

const RESERVED = new Set(
  'break case catch class const delete do else enum export false for function if import in new null return static super switch this throw true try typeof var void while with yield await let package'.split(
    ' ',
  ),
);

/** The name under which a file exports its template. */
export function exportNameOf(task: string, taken: (name: string) => boolean = () => false): string {
  const [suite = '', name = ''] = task.split('/');
  const candidates = [camel(name), camel(`${suite}-${name}`), camel(`${suite}-${name}-task`)];
  return (
    candidates.find(candidate => isName(candidate) && !RESERVED.has(candidate) && !taken(candidate)) ??
    candidates[2]!
  );
}
