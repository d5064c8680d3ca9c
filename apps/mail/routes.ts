import type { RouteDef } from '../../src/sdk/core/app.ts';
import { setRead } from './actions/shared.ts';
import type { Postbird } from './state.ts';
import { words as w } from './words.ts';

const route = <const A extends string>(screen: string, title: string, activity: A): RouteDef<Postbird> => ({
  screen,
  title,
  activity,
});

/** Every screen. */
export const routes = {
  '/': route('Inbox', w.inbox, '.MainActivity'),
  '/search': route('Search', w.search, '.SearchActivity'),
  '/folders': route('Folders', w.folders, '.FoldersActivity'),
  '/folder/:folder': route('Folder', w.folders, '.FolderActivity'),
  '/thread/:thread': {
    ...route('Conversation', w.conversation, '.ConversationActivity'),
    enter: (state: Postbird, { thread }: Record<string, string>, ctx) => setRead(state, ctx, [thread!], true),
  } as RouteDef<Postbird>,
  '/file/:mail/:index': route('OneFile', w.file, '.FileActivity'),
  '/compose': route('Compose', w.newMail, '.ComposeActivity'),
  '/draft/:draft': route('OneDraft', w.draftWord, '.DraftActivity'),
  '/to/:address': route('ComposeTo', w.newMail, '.ComposeToActivity'),
  '/share': route('Share', w.newMail, '.ShareActivity'),
  '/settings': route('Settings', w.settings, '.SettingsActivity'),
  '/vacation': route('VacationReply', w.vacation, '.VacationActivity'),
  '/filters': route('Filters', w.filters, '.FiltersActivity'),
  '/filter/:filter': route('OneFilter', w.filter, '.FilterActivity'),
  '/labels': route('Labels', w.labels, '.LabelsActivity'),
  '/blocked': route('Blocked', w.blockedAddresses, '.BlockedActivity'),
} as const;
