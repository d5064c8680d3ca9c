import { history } from './actions/history.ts';
import { keys } from './actions/keys.ts';
import { tools } from './actions/tools.ts';

export const actions = { ...keys, ...history, ...tools };
