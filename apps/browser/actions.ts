import { downloadActions } from './actions/downloads.ts';
import { keepActions } from './actions/keep.ts';
import { pageActions } from './actions/pages.ts';
import { siteActions } from './actions/sites.ts';

export const actions = { ...pageActions, ...siteActions, ...keepActions, ...downloadActions };
