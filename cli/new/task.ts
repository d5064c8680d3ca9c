import { readFileSync } from 'node:fs';
import type { SplitName } from './splits.ts';
import { camel } from './names.ts';
import type { TemplateKind } from './template-model.ts';

const root = new URL('../../', import.meta.url);

export interface NewTemplate {
  text: string;
  exportName: string;
  split: SplitName;
  /** The template that it started from; null where it started from none. */
  copiedFrom: string | null;
}

/** The first of some names that is not a word in `texts`: exports share one index, and a file has names of its own. */
function freeName(suite: string, name: string, texts: readonly string[]): string {
  const names = [camel(name), camel(`${suite}-${name}`), camel(`${suite}-${name}-task`)];
  const isUsed = (candidate: string) => texts.some(text => new RegExp(`\\b${candidate}\\b`).test(text));
  return names.find(candidate => !isUsed(candidate) && !RESERVED.includes(candidate)) ?? names.at(-1)!;
}

/** Words of the language that a name such as `notes/delete` would give. */
const RESERVED =
  'break case catch class const delete do else enum export false for function if import in new null return static super switch this throw true try typeof var void while with yield await let package'.split(
    ' ',
  );

/**
 * The file of a new template: a copy of the suite's simplest one of that kind, or a generic one where there is none to copy.
 * Throws USAGE for a suite that does not exist.
 */
export async function newTemplate(
  suite: string,
  name: string,
  kind: TemplateKind,
  split: SplitName | undefined,
): Promise<NewTemplate> {
  const [{ findModel, possibleTwin }, { copyTemplate }, generic, { defaultSplit }] = await Promise.all([
    import('./template-model.ts'),
    import('./copy-template.ts'),
    import('./generic-template.ts'),
    import('./splits.ts'),
  ]);
  const id = `${suite}/${name}`;
  const index = readFileSync(new URL('bench/tasks/index.ts', root), 'utf8');
  const model = findModel(suite, kind);
  if (model) {
    const exportName = freeName(suite, name, [index, model.text]);
    return {
      text: copyTemplate(model, id, exportName),
      exportName,
      split: split ?? defaultSplit(suite, model.task.spec.twin),
      copiedFrom: model.task.id,
    };
  }
  const exportName = freeName(suite, name, [index]);
  const twin = kind === 'impossible' ? possibleTwin(suite) : undefined;
  return {
    text:
      twin === undefined
        ? generic.queryTemplate(id, exportName)
        : generic.impossibleTemplate(id, exportName, twin),
    exportName,
    split: split ?? defaultSplit(suite, twin),
    copiedFrom: null,
  };
}

/** The line that registers a template. */
export const taskLine = (suite: string, name: string, exportName: string): string =>
  `export { ${exportName} } from './${suite}/${name}.ts';\n`;
