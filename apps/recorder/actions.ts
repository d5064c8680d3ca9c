import { organise } from './actions/organise.ts';
import { playing } from './actions/play.ts';
import { recording } from './actions/record.ts';
import { settings } from './actions/settings.ts';

export const actions = { ...recording, ...playing, ...organise, ...settings };
