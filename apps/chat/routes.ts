import type { RouteDef } from '../../src/sdk/core/app.ts';
import { loadThread, markRead } from './actions/shared.ts';
import type { Chat } from './state.ts';

const route = (
  screen: string,
  title: string,
  activity: string,
  enter?: RouteDef<Chat>['enter'],
): RouteDef<Chat> => ({ screen, title, activity, ...(enter ? { enter } : {}) });

export const routes = {
  '/': route('Home', 'Parley', '.MainActivity'),
  '/thread/:thread': route('ThreadScreen', 'Conversation', '.ThreadActivity', (state, { thread }, ctx) => {
    markRead(state, ctx, thread!);
    loadThread(state, ctx, thread!);
  }),
  '/photo/:message': route('PhotoViewer', 'Photo', '.PhotoActivity'),
  '/contact/:contact': route('ContactCard', 'Contact', '.ContactActivity'),
  '/add-contact': route('AddContact', 'Add contact', '.AddContactActivity'),
  '/requests': route('Requests', 'New friends', '.RequestsActivity'),
  '/new-group': route('NewGroup', 'New group', '.NewGroupActivity'),
  '/group/:thread': route('GroupInfo', 'Group info', '.GroupInfoActivity'),
  '/moments': route('Moments', 'Moments', '.MomentsActivity', (state, _params, ctx) => {
    state.momentsSeenAt = ctx.now;
  }),
  '/moments/:contact': route('PersonMoments', 'Moments of one person', '.PersonMomentsActivity'),
  '/compose-moment': route('ComposeMoment', 'New moment', '.ComposeMomentActivity'),
  '/search': route('Search', 'Search', '.SearchActivity'),
  '/starred': route('Starred', 'Starred messages', '.StarredActivity'),
  '/forward/:messages': route('Forward', 'Forward to', '.ForwardActivity'),
  '/share': route('ShareInto', 'Send to', '.ShareActivity'),
  '/profile': route('Profile', 'Profile', '.ProfileActivity'),
  '/settings': route('Settings', 'Settings', '.SettingsActivity'),
  '/settings/privacy': route('PrivacySettings', 'Privacy', '.PrivacyActivity'),
  '/settings/notifications': route('NotificationSettings', 'Notifications', '.NotificationsActivity'),
  '/settings/appearance': route('AppearanceSettings', 'Appearance', '.AppearanceActivity'),
  '/settings/storage': route('StorageSettings', 'Storage', '.StorageActivity'),
  '/settings/blocked': route('BlockedSettings', 'Blocked contacts', '.BlockedActivity'),
} as const;
