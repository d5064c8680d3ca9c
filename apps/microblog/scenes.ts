import { after, changed, oneOfEach, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { draftOf } from './draft.ts';
import type { Microblog } from './state.ts';

/** Where the source draws what was refused. */
const REFUSAL = 'apps/microblog/ui/Tools.tsx t(title)';
const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
const NEW = '/compose/new/none';
const FOG = 'post-robin-fog';

const dialogs: readonly DialogRow[] = [
  ['/', 'Post', ['more#post-library-1']],
  ['/', 'Repost', ['repost#post-library-1']],
  ['/', 'Share post', ['share#post-library-1']],
  ['/', 'Bookmark in a folder', ['share#post-library-1', 'to-folder']],
  ['/', 'Block this account?', ['more#post-library-1', 'block']],
  [`/post/${FOG}`, 'Who can reply', ['more-of-post', 'repliers']],
  [`/post/${FOG}`, 'Delete this post?', ['more-of-post', 'delete']],
  ['/account/account-gossip', 'Account', ['more-of-account']],
  ['/account/account-gossip', 'Block the account?', ['more-of-account', 'block']],
  ['/lists', 'New list', ['new-list']],
  ['/list/list-town', 'More options', ['button/more-options']],
  ['/list/list-town', 'Rename the list', ['button/more-options', 'rename']],
  ['/list/list-town', 'Delete this list?', ['button/more-options', 'delete']],
  ['/bookmarks', 'New folder', ['new-folder']],
  ['/folder/folder-gannet', 'Rename the folder', ['rename']],
  ['/folder/folder-gannet', 'Delete this folder?', ['delete']],
  ['/talk/account-mira', 'More options', ['button/more-options']],
  ['/talk/account-mira', 'Delete the conversation?', ['button/more-options', 'delete-talk']],
  [NEW, 'Nothing to post', ['post'], REFUSAL],
  [NEW, 'Who sees it', ['audience']],
  [NEW, 'Who can reply', ['who-replies']],
  [NEW, 'Content warning', ['content-warning']],
  [NEW, 'Schedule the post', ['schedule']],
  [NEW, 'Drafts', ['drafts']],
];

export const scenes: AppScenes = {
  params: {
    '/trend/:tag': () => ['LanternTrail'],
    '/talk/:account': () => ['account-mira', 'account-keele', 'account-herons'],
    '/post/:post': () => [
      'post-cars',
      'post-rumour-ferry',
      'post-robin-poll',
      'post-spoiler',
      'post-poppy-party',
      'none',
    ],
    '/statistics/:post': () => [FOG],
    '/history/:post': () => [FOG],
    '/quotes/:post': () => ['post-rumour-ferry', FOG],
    '/hidden/:post': () => ['post-robin-trail'],
    photo: () => ['0'],
    '/edit/:post': () => ['post-robin-numbers'],
    '/send/:post': () => ['post-silent'],
    kind: () => ['new'],
    '/account/:account': ({ apps: { microblog } }) => [
      'me',
      'account-poppy',
      'account-herons',
      ...oneOfEach(microblog.accounts, a => `${a.status} ${a.blocked} ${a.muted}`),
    ],
    which: () => ['followers', 'following'],
    '/add-to-list/:account': () => ['account-gossip'],
    list: () => ['list-town'],
    folder: () => ['folder-gannet'],
    account: () => ['account-fakeferries'],
    post: () => [FOG],
    address: () => ['post-silent'],
  },
  args: { '/share': SHARED },
  screens: ({ world, scene }) => {
    const app = (how: (state: Microblog) => void) => changed(world, apps => how(apps.microblog));
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    const unsent = after(offline, 'microblog', 'publish', { draft: draftOf('The fog has a shape today.') });
    const writing = (posts: readonly string[], choices: string[] = []) =>
      app(s => {
        s.composer = draftOf('', { posts: posts.map(text => ({ text, photos: [] })), choices });
      });
    const keeping = (...texts: readonly string[]) =>
      texts.reduce((phone, text) => {
        const none = { replyTo: null, quote: null };
        const written = after(phone, 'microblog', 'write', { ...none, index: 0, text });
        return after(written, 'microblog', 'keepDraft');
      }, world);
    return [
      scene('new posts', '/', {
        phone: app(s => {
          s.timelineSeenAt -= 2 * 3_600_000;
        }),
      }),
      scene('for you', '/', { do: ['tab-foryou'] }),
      scene('a list', '/', { do: ['tab-list-town'] }),
      scene('unsent', '/', { phone: unsent }),
      scene('outbox', '/drafts', { phone: unsent }),
      scene('several drafts', '/drafts', {
        phone: keeping('Lamps, a list', 'Anchovies', 'Whose boat is this?'),
      }),
      scene('several drafts to go on with', NEW, {
        phone: keeping('Lamps, a list', 'Anchovies', 'Whose boat is this?'),
        do: ['drafts'],
        opens: 'Drafts',
      }),
      scene('scheduled', '/drafts', { do: ['tab-scheduled'] }),
      scene('compact', '/', {
        phone: after(world, 'microblog', 'changeSettings', { settings: { density: 'compact' } }),
      }),
      scene('nobody followed', '/', {
        phone: app(s => {
          s.accounts['me']!.follows = [];
          for (const id of Object.keys(s.posts)) if (s.posts[id]!.by === 'me') delete s.posts[id];
        }),
      }),
      scene('found', '/search', { do: [type('field/query', 'otter')] }),
      scene('people found', '/search', { do: [type('field/query', 'sam'), 'tab-people'] }),
      scene('photos found', '/search', { do: [type('field/query', 'has:media fog'), 'tab-photos'] }),
      scene('nothing found', '/search', { do: [type('field/query', 'zeppelin')] }),
      scene('followers', '/people/me/followers'),
      scene('followed', '/people/me/following'),
      scene('a report', '/report/account-fakeferries/post-fake-tickets'),
      scene('mentions', '/notices', { do: ['tab-mentions'] }),
      scene('no notices', '/notices', {
        phone: app(s => {
          s.notices = {};
        }),
      }),
      scene('requests', '/messages', { do: ['tab-requests'] }),
      scene('a thread', NEW, {
        phone: writing(['One: the ferry is late.', 'Two: the cable was very good.']),
      }),
      scene('a poll', NEW, { phone: writing(['Which lamp?'], ['The first', 'The second', '']) }),
      scene('too long', NEW, { phone: writing(['很长的帖子，'.repeat(30)]) }),
      scene('suggestions', NEW, { do: [type('field/post-1', 'Late again @harrow')] }),
      scene('a reply', '/compose/reply/post-cars'),
      scene('a quote', '/compose/quote/post-rumour-ferry'),
      scene('quiet', '/bookmarks', {
        phone: app(s => {
          s.bookmarks = {};
          s.folders = {};
        }),
      }),
      scene('no lists', '/lists', {
        phone: app(s => {
          s.lists = {};
        }),
      }),
      scene('nobody asks', '/requests', {
        phone: app(s => {
          s.requests = [];
        }),
      }),
    ];
  },
  dialogs: ({ world, scene }) => {
    const app = (how: (state: Microblog) => void) => changed(world, apps => how(apps.microblog));
    const written = app(s => {
      s.composer = draftOf('Which lamp?', { choices: ['The first', 'The second'] });
      s.composer.posts[0]!.photos = [{ picture: 'bridge-in-fog', alt: '' }];
    });
    const tired = app(s => {
      s.acts = Array.from({ length: 30 }, (_, i) => world.clock.now - i * 60_000);
    });
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    return {
      list: dialogs,
      more: [
        scene('Keep it as a draft?', NEW, {
          phone: written,
          do: ['button/close'],
          opens: 'Keep it as a draft?',
        }),
        scene('How long the poll runs', NEW, {
          phone: written,
          do: [{ type: 'scroll', direction: 'down', amount: 0.8 }, 'poll-length'],
          opens: 'How long the poll runs',
        }),
        scene('Describe the photo', NEW, {
          phone: written,
          do: ['alt-1-1'],
          opens: 'Describe the photo',
        }),
        scene('Take a break', '/', {
          phone: tired,
          do: ['like#post-library-1'],
          opens: 'Take a break',
          site: REFUSAL,
        }),
        scene('You are offline', '/', {
          phone: offline,
          do: ['like#post-library-1'],
          opens: 'You are offline',
          site: REFUSAL,
        }),
      ],
    };
  },
};
