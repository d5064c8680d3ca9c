import * as family from './family.ts';
import * as friends from './friends.ts';
import * as groups from './groups.ts';
import type { Conversation } from './lines.ts';
import * as services from './services.ts';
import * as spam from './spam.ts';
import * as town from './town.ts';

export { replies } from './replies.ts';
/** Every conversation of the phone's first year. */
export const conversations: readonly Conversation[] = [family, friends, town, services, groups, spam].flatMap(
  m => Object.values(m),
);
