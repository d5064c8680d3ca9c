import { readFileSync } from 'node:fs';
import { apps } from '../../apps/catalogue.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { budgetOf } from '../../bench/tasks/instance.ts';
import { tasks } from '../../bench/tasks/registry.ts';
import { usage } from '../errors.ts';

/** What a new template asks for: a change, an answer, a change that needs two apps, or something that cannot be done. */
export const KINDS = ['edit', 'query', 'cross-app', 'impossible'] as const;
export type TemplateKind = (typeof KINDS)[number];

/** An existing template that a new one starts from. */
export interface TemplateModel {
  task: Task;
  /** Its file in `bench/tasks`, such as `notes/tick-items.ts`. */
  file: string;
  text: string;
}

const root = new URL('../../', import.meta.url);
export const CROSS = 'cross';

/** Every suite that templates can be written for: each app's, and `cross`. */
export const suites = (): string[] => [...apps.map(({ id }) => id as string).sort(), CROSS];

/** The files that `bench/tasks/index.ts` exports, with their text. */
function templateFiles(): Map<string, string> {
  const index = readFileSync(new URL('bench/tasks/index.ts', root), 'utf8');
  const names = [...index.matchAll(/from '\.\/(.+?)'/g)].map(match => match[1]!);
  return new Map(names.map(name => [name, readFileSync(new URL(`bench/tasks/${name}`, root), 'utf8')]));
}

/** Models are templates declared by `export const name = task('id', …)` in a file of their suite. */
function modelsOf(candidates: readonly Task[]): TemplateModel[] {
  const files = [...templateFiles()];
  return candidates.flatMap(task => {
    const declares = new RegExp(`^export const \\w+(: Task)? = task\\(\\s*'${task.id}'`, 'm');
    const found = files.find(([, text]) => declares.test(text));
    return found ? [{ task, file: found[0], text: found[1] }] : [];
  });
}

function isOfKind(task: Task, kind: TemplateKind): boolean {
  if (kind === 'query' || kind === 'impossible') return task.kind === kind;
  if (task.kind !== 'operate') return false;
  return kind === 'edit' || budgetOf(task).apps.length > 1;
}

/** Short solvers make good models; templates with few instances or with pages of their own do not. */
function bySimplicity(a: TemplateModel, b: TemplateModel): number {
  const cost = ({ task, text }: TemplateModel) =>
    budgetOf(task).steps * 20 + text.split('\n').length + (task.tags.includes('few-instances') ? 10_000 : 0);
  return cost(a) - cost(b) || (a.task.id < b.task.id ? -1 : 1);
}

const simplest = (candidates: readonly Task[]) => modelsOf(candidates).sort(bySimplicity)[0];

/**
 * The simplest template of a kind in a suite, or else one elsewhere that uses the suite's app. For a change or a change in two
 * apps, any suite's will do; undefined where there is still none. Throws USAGE for a suite that does not exist.
 */
export function findModel(suite: string, kind: TemplateKind): TemplateModel | undefined {
  if (!suites().includes(suite)) throw usage(`No suite ${suite}; there are ${suites().join(', ')}`);
  const ofKind = [...tasks.values()].filter(task => isOfKind(task, kind));
  const inSuite = simplest(ofKind.filter(task => task.suite === suite));
  const withApp = () => simplest(ofKind.filter(task => budgetOf(task).apps.includes(suite)));
  const anywhere = () => (kind === 'edit' || kind === 'cross-app' ? simplest(ofKind) : undefined);
  return inSuite ?? withApp() ?? anywhere();
}

/** A template that can be done, of the suite if it has one: the twin of an impossible one. */
export function possibleTwin(suite: string): string {
  const possible = [...tasks.values()].filter(task => task.expects === 'possible');
  return (possible.find(task => task.suite === suite) ?? possible[0]!).id;
}
