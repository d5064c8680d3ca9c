import { produce } from 'immer';
import type { Phone } from '../../apps/catalogue.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import { budgetOf, type Instance } from './instance.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object';
/** Whether a value is a list, or rows by id. */
const isCollection = (value: Tree) => Array.isArray(value) || Object.values(value).every(isTree);

/** Keys of names and texts. */
const NAMES = new Set(['title', 'name', 'text', 'label', 'body', 'first', 'last', 'subject', 'number']);

function rename(value: unknown): void {
  if (!isTree(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && NAMES.has(key)) value[key] = 'zz';
    else rename(inner);
  }
}

/** Damage that an agent may do to a part of an app's state, by name. */
const PERTURBATIONS: Readonly<Record<string, (app: Tree, key: string) => void>> = {
  emptied: (app, key) => {
    if (isCollection(app[key] as Tree)) app[key] = Array.isArray(app[key]) ? [] : {};
  },
  renamed: (app, key) => rename(app[key]),
  doubled: (app, key) => {
    const rows = app[key] as Tree;
    if (Array.isArray(rows)) app[key] = [...rows, ...rows];
    else if (isCollection(rows)) for (const [id, row] of Object.entries(rows)) rows[`${id}-copy`] = row;
  },
};

/**
 * Damaged states on which a judge throws. Each part of the state of the template's apps is emptied, renamed and doubled. Such
 * an episode is the agent's failure; if the judge threw, the episode would count as an infrastructure loss and be excluded.
 */
export function perturbationErrors<P>(instance: Instance<P>): string[] {
  const { task, start } = instance;
  const needed = budgetOf(task).apps;
  // A template that was never checked: try all apps.
  const apps =
    needed.length === 0
      ? Object.keys(start.apps)
      : [...new Set([...needed, task.suite])].filter(app => app in start.apps);
  const found: string[] = [];
  for (const app of apps) {
    for (const [key, value] of Object.entries((start.apps as unknown as Record<string, Tree>)[app]!)) {
      if (!isTree(value) || Object.keys(value).length === 0) continue;
      for (const [how, perturb] of Object.entries(PERTURBATIONS)) {
        const now = produce(start, (draft: Phone) => {
          perturb((draft.apps as unknown as Record<string, Tree>)[app]!, key);
        });
        const { error } = judgeAt(instance, beginJudging(instance), now, {
          answer: null,
          declared: 'done',
        }).verdict;
        // No rule leaves a row that breaks its schema, such as a card without digits.
        if (error && error.where !== 'phone')
          found.push(`the judge throws in ${error.where} where ${app}.${key} is ${how}: ${error.message}`);
      }
    }
  }
  return found;
}
