import type { RouteDef } from '../../src/sdk/core/app.ts';
import { readTalk } from './actions/people.ts';
import type { Microblog } from './state.ts';
import { words } from './words.ts';

const route = <const A extends string>(
  screen: string,
  title: string,
  activity: A,
  enter?: RouteDef<Microblog>['enter'],
): RouteDef<Microblog> => ({
  screen,
  title,
  activity,
  enter: (state, params, ctx) => {
    if (state.problem !== null) state.problem = null;
    enter?.(state, params, ctx);
  },
});

/** Every screen; coming to one puts away what was refused on another. */
export const routes = {
  '/': route('Home', words.appName, '.MainActivity'),
  '/search': route('Search', words.search, '.SearchActivity'),
  '/trend/:tag': route('Trend', words.trend, '.TrendActivity'),
  '/notices': route('Notices', words.notices, '.NoticesActivity', (state, _, ctx) => {
    state.noticesSeenAt = ctx.now;
  }),
  '/messages': route('Messages', words.messages, '.MessagesActivity'),
  '/new-message': route('NewMessage', words.newMessage, '.NewMessageActivity'),
  '/talk/:account': route('Talk', words.conversation, '.TalkActivity', (state, params, ctx) =>
    readTalk(state, ctx, params['account']!),
  ),
  '/menu': route('Menu', words.yourMenu, '.MenuActivity'),
  '/post/:post': route('Thread', words.thread, '.PostActivity'),
  '/link/:address': route('Thread', words.thread, '.LinkActivity'),
  '/statistics/:post': route('Statistics', words.statistics, '.StatisticsActivity'),
  '/history/:post': route('History', words.editHistory, '.HistoryActivity'),
  '/quotes/:post': route('Quotes', words.quotes, '.QuotesActivity'),
  '/hidden/:post': route('HiddenReplies', words.hiddenReplies, '.HiddenActivity'),
  '/photo/:post/:photo': route('Viewer', words.photo, '.PhotoActivity'),
  '/alt/:post/:photo': route('AltText', words.altText, '.AltActivity'),
  '/edit/:post': route('EditPost', words.editPost, '.EditActivity'),
  '/send/:post': route('SendPost', words.sendDirectly, '.SendPostActivity'),
  '/compose/:kind/:post': route('Compose', words.newPost, '.ComposeActivity'),
  '/share': route('ShareIn', words.newPost, '.ShareActivity'),
  '/account/:account': route('Profile', words.profile, '.ProfileActivity'),
  '/edit-profile': route('EditProfile', words.editProfile, '.EditProfileActivity'),
  '/people/:account/:which': route('People', words.people, '.PeopleActivity'),
  '/requests': route('Requests', words.followRequests, '.RequestsActivity'),
  '/add-to-list/:account': route('AddToList', words.addToList, '.AddToListActivity'),
  '/lists': route('Lists', words.lists, '.ListsActivity'),
  '/list/:list': route('OneList', words.list, '.ListActivity'),
  '/list-members/:list': route('ListMembers', words.members, '.MembersActivity'),
  '/bookmarks': route('Bookmarks', words.bookmarks, '.BookmarksActivity'),
  '/folder/:folder': route('Folder', words.folder, '.FolderActivity'),
  '/drafts': route('Drafts', words.drafts, '.DraftsActivity'),
  '/settings': route('Settings', words.settings, '.SettingsActivity'),
  '/privacy': route('Privacy', words.privacy, '.PrivacyActivity'),
  '/notify': route('Notify', words.notices, '.NotifyActivity'),
  '/display': route('Display', words.display, '.DisplayActivity'),
  '/muted': route('Muted', words.mutedWords, '.MutedActivity'),
  '/blocked': route('Blocked', words.blockedAccounts, '.BlockedActivity'),
  '/report/:account/:post': route('Report', words.report, '.ReportActivity'),
} as const;
