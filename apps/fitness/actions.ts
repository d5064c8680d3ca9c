import { activities } from './actions/activities.ts';
import { body } from './actions/body.ts';
import { recording } from './actions/record.ts';

export const actions = { ...recording, ...activities, ...body };
export { evenSplits } from './actions/activities.ts';
export { stepsDueAt, STEPS_TIMER } from './actions/shared.ts';
