import { arrivalActions } from './actions/arrivals.ts';
import { composeActions } from './actions/compose.ts';
import { ownActions } from './actions/own.ts';
import { peopleActions } from './actions/people.ts';
import { postActions } from './actions/posts.ts';
import { publishActions } from './actions/publish.ts';

export const actions = {
  ...publishActions,
  ...composeActions,
  ...postActions,
  ...peopleActions,
  ...arrivalActions,
  ...ownActions,
};
