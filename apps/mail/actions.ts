import { arriveActions } from './actions/arrive.ts';
import { composeActions } from './actions/compose.ts';
import { openActions } from './actions/open.ts';
import { organiseActions } from './actions/organise.ts';
import { settingsActions } from './actions/settings.ts';

export const actions = {
  ...composeActions,
  ...arriveActions,
  ...organiseActions,
  ...openActions,
  ...settingsActions,
};
