import { organiseActions } from './actions/organise.ts';
import { scheduleActions } from './actions/schedule.ts';
import { sendActions } from './actions/send.ts';
import { settingsActions } from './actions/settings.ts';

export { openThread, receive, send } from './actions/shared.ts';
export const actions = { ...sendActions, ...organiseActions, ...scheduleActions, ...settingsActions };
