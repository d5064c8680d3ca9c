import { adding } from './actions/adding.ts';
import { lists } from './actions/lists.ts';
import { steps } from './actions/steps.ts';
import { tasks } from './actions/tasks.ts';
import { when } from './actions/when.ts';

export const actions = { ...adding, ...tasks, ...when, ...steps, ...lists };
