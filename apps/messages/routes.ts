import type { RouteDef } from '../../src/sdk/core/app.ts';
import { markRead } from './actions/shared.ts';
import { threadWith } from './select.ts';
import type { Messages } from './state.ts';
import { readSmsUri } from './text.ts';

const route = (
  screen: string,
  title: string,
  activity: string,
  enter?: RouteDef<Messages>['enter'],
): RouteDef<Messages> => ({ screen, title, activity, ...(enter ? { enter } : {}) });

export const routes = {
  '/': route('Home', 'Messages', '.MainActivity'),
  '/thread/:thread': route('ThreadById', 'Conversation', '.ConversationActivity', (state, { thread }, ctx) =>
    markRead(state, ctx, thread!),
  ),
  '/with/:address': route(
    'ThreadByAddress',
    'Conversation',
    '.ConversationWithActivity',
    (state, { address }, ctx) => {
      state.opened = address!;
      const id = threadWith(state, readSmsUri(address!).people);
      if (id) markRead(state, ctx, id);
    },
  ),
  '/compose': route('Compose', 'New conversation', '.NewConversationActivity'),
  '/details/:thread': route('Details', 'Details', '.DetailsActivity'),
  '/photo/:message': route('Photo', 'Photo', '.PhotoActivity'),
  '/forward/:messages': route('Forward', 'Forward', '.ForwardActivity'),
  '/share': route('Share', 'Send to', '.ShareActivity'),
  '/search': route('Search', 'Search', '.SearchActivity'),
  '/search/:thread': route('SearchIn', 'Search in conversation', '.SearchConversationActivity'),
  '/archived': route('Archived', 'Archived', '.ArchivedActivity'),
  '/spam': route('Spam', 'Spam and blocked', '.SpamActivity'),
  '/scheduled': route('Scheduled', 'Scheduled messages', '.ScheduledActivity'),
  '/starred': route('Starred', 'Starred', '.StarredActivity'),
  '/settings': route('Settings', 'Settings', '.SettingsActivity'),
} as const;
