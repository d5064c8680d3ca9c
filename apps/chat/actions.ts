export { threadWith } from './actions/shared.ts';
import { messageActions } from './actions/messages.ts';
import { momentActions } from './actions/moments.ts';
import { peopleActions } from './actions/people.ts';

/** Every rule of Parley. */
export const actions = { ...messageActions, ...peopleActions, ...momentActions };
