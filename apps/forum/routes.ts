import type { RouteDef } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { pruneDrafts } from './actions/compose.ts';
import type { Forum } from './state.ts';
import { words as w } from './words.ts';

type Params = Record<string, string>;
type Enter = (state: Forum, params: Params, ctx: Ctx) => void;

/** A screen; coming to it puts away drafts into which nothing was written. */
const route = <const A extends string>(
  screen: string,
  title: string,
  activity: A,
  then?: Enter,
): RouteDef<Forum> => ({
  screen,
  title,
  activity,
  enter: (state, params, ctx) => {
    pruneDrafts(state, params['draft']);
    then?.(state, params, ctx);
  },
});
const visit: Enter = (state, { post = '', comment = '' }, ctx) => {
  if (!state.posts[post]) return;
  state.visits[post] = { at: ctx.now };
  for (const [id, notice] of Object.entries(state.notices)) {
    const target = notice.target ?? '';
    const isHere = target === post || target === comment || state.comments[target]?.post === post;
    if (notice.read || !isHere || notice.kind === 'removed') continue;
    state.notices[id]!.read = true;
    ctx.dismiss(`forum-${target}`);
  }
};
const readTalk: Enter = (state, { person = '' }, ctx) => {
  const last = Math.max(0, ...Object.values(state.messages).map(m => (m.person === person ? m.at : 0)));
  if (last === 0) return;
  state.seen[person] = Math.max(last, state.seen[person] ?? 0);
  ctx.dismiss(`forum-msg-${person}`);
};

export const routes = {
  '/': route('Home', w.appName, '.MainActivity'),
  '/communities': route('Communities', w.communities, '.CommunitiesActivity'),
  '/c/:community': route('CommunityPage', w.community, '.CommunityActivity'),
  '/about/:community': route('About', w.aboutCommunity, '.AboutActivity'),
  '/post/:post': route('PostPage', w.thread, '.PostActivity', visit),
  '/thread/:post/:comment': route('ThreadPage', w.thread, '.ThreadActivity', visit),
  '/open/:address': route('Open', w.openTitle, '.LinkActivity', (state, { address = '' }, ctx) =>
    visit(state, { post: state.comments[address]?.post ?? address, comment: address }, ctx),
  ),
  '/photo/:post/:index': route('Photo', w.photo, '.PhotoActivity'),
  '/compose/:draft': route('Compose', w.newPost, '.ComposeActivity'),
  '/refused/:draft': route('Refused', w.notPosted, '.RefusedActivity'),
  '/drafts': route('Drafts', w.drafts, '.DraftsActivity'),
  '/share': route('TakeShared', w.newPost, '.ShareActivity'),
  '/reply/:target': route('Reply', w.reply, '.ReplyActivity'),
  '/edit/:target': route('EditItem', w.edit, '.EditActivity'),
  '/search': route('Search', w.search, '.SearchActivity'),
  '/inbox': route('Inbox', w.inbox, '.InboxActivity'),
  '/messages/:person': route('Messages', w.messages, '.MessagesActivity', readTalk),
  '/you': route('You', w.you, '.YouActivity'),
  '/u/:person': route('Profile', w.profile, '.ProfileActivity'),
  '/saved': route('SavedPage', w.saved, '.SavedActivity'),
  '/list/:which': route('ListPage', w.yourPosts, '.ListActivity'),
  '/report/:target': route('Report', w.report, '.ReportActivity'),
  '/create': route('CreateCommunity', w.createCommunity, '.CreateActivity'),
  '/mod/:community': route('Moderate', w.moderation, '.ModerateActivity'),
  '/manage/:community': route('Manage', w.manage, '.ManageActivity'),
  '/settings': route('Settings', w.settings, '.SettingsActivity'),
  '/blocked': route('Blocked', w.blockedAndMuted, '.BlockedActivity'),
  '/orders': route('Orders', w.howSorted, '.OrdersActivity'),
} as const;
