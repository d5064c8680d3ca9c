import { after, changed, oneOfEach, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { emptyDraft } from './select.ts';
import type { Draft, Forum } from './state.ts';

const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
/** Chips that do not fit beside the others. */
const toTheRight: Touch = { type: 'scroll', direction: 'right', element: 'scroll/tabs' };
const DRAFT = 'draft-scene';
const OWN = 'post-panniers-mine';
const MOD = 'post-soap-gable';

const dialogs: readonly DialogRow[] = [
  ['/', 'Sort posts by', ['sort']],
  ['/', 'More options', ['more#post-cable-delay']],
  ['/', 'Posts from', ['sort', 'button#sort-top', 'period']],
  ['/search', 'Sort results by', [toTheRight, 'sort']],
  [`/post/${OWN}`, 'Delete what you wrote here?', ['more', 'do-delete']],
  ['/manage/com-ghostsigns', 'Add a rule', ['add-rule']],
  [
    '/manage/com-ghostsigns',
    'Add a flair',
    [{ type: 'scroll', direction: 'down', amount: 0.6 }, 'add-flair'],
  ],
  ['/mod/com-ghostsigns', 'Ban from the community', ['ban-flagged-4']],
  ['/saved', 'Folder', ['button#folder-flat', 'button/more-options']],
  ['/c/com-fixing', 'Tell me of', ['level']],
  ['/c/com-fixing', 'Any flair', ['flair']],
  [`/post/${OWN}`, 'Save into a folder', ['more', 'do-folders']],
  [`/post/${OWN}`, 'New folder', ['more', 'do-folders', 'new-folder']],
  [`/post/${OWN}`, 'Set flair', ['more', 'do-flair']],
  ['/post/post-chair-wobble', 'Sort comments by', ['comment-sort']],
  ['/u/user-gullible', 'Block this person?', ['button/block']],
  ['/saved', 'Name of the folder', ['button/new-folder']],
  ['/mod/com-ghostsigns', 'Which rule does it break?', ['remove-flagged-1']],
];

const draftOf = (world: AnyPhone, over: Partial<Draft>): AnyPhone =>
  changed(world, ({ forum }) => {
    forum.drafts[DRAFT] = {
      ...emptyDraft(world.clock.now, 'com-fixing'),
      title: 'A lamp that hums',
      ...over,
    };
  });

export const scenes: AppScenes = {
  params: {
    community: ({ apps: { forum } }) => oneOfEach(forum.communities, c => `${c.open} ${c.language}`),
    '/c/:community': ({ apps: { forum } }) => [
      ...oneOfEach(forum.communities, c => `${c.open} ${c.language}`),
      'com-birds',
    ],
    '/mod/:community': () => ['com-ghostsigns', 'com-fixing'],
    '/manage/:community': () => ['com-ghostsigns'],
    post: ({ apps: { forum } }) =>
      oneOfEach(
        forum.posts,
        p => `${p.kind} ${p.locked} ${p.removed !== null} ${p.spoiler} ${p.crosspost !== null}`,
      ),
    index: () => ['0'],
    comment: () => ['cmt-fare-right'],
    address: () => ['post-chair-wobble', 'cmt-rep-bramwell', 'com-stars', 'nothing'],
    draft: () => [DRAFT],
    target: () => ['post-panniers-mine', 'cmt-fare-wrong'],
    '/report/:target': () => ['post-quay-studio-390', 'cmt-monk-insult'],
    '/reply/:target': () => ['post-cargo-bike-new', 'cmt-fare-right', 'post-wind-eight'],
    person: () => ['user-tram34', 'user-guyline', 'user-half_a_ladder'],
    which: () => ['posts', 'comments', 'upvoted', 'hidden', 'followed', 'history'],
  },
  args: { '/share': SHARED },
  screens: ({ world, scene }) => {
    const forum = (how: (state: Forum) => void) => changed(world, apps => how(apps.forum));
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    const empty = forum(state => {
      state.joined = {};
      state.notices = {};
      state.messages = {};
      state.saved = {};
      state.blocked = {};
      state.muted = {};
      state.searches = [];
      state.flagged = {};
    });
    return [
      scene('compact', '/', { do: ['density'] }),
      scene('popular', '/', { do: ['feed-popular'] }),
      scene('all, of the year', '/', {
        do: ['feed-all', 'sort', 'button#sort-top', 'period', 'button#period-year'],
      }),
      scene('offline', '/', { phone: offline }),
      scene('nothing joined', '/', { phone: empty }),
      scene('none yet', '/communities', { phone: empty }),
      scene('explore', '/communities', { do: ['radio/explore'] }),
      scene('empty', '/inbox', { phone: empty }),
      scene('replies', '/inbox', { do: ['tab-replies'] }),
      scene('nothing saved', '/saved', { phone: empty }),
      scene('nobody', '/blocked', { phone: empty }),
      scene('queue is empty', '/mod/com-ghostsigns', { phone: empty }),
      scene('the log', '/mod/com-ghostsigns', { do: ['radio/log'] }),
      scene('bans', '/mod/com-ghostsigns', { do: ['radio/bans'] }),
      scene('found', '/search', { do: [type('field/query', 'community:fixing Bramwell')] }),
      scene('found comments', '/search', { do: [type('field/query', 'bramwell'), 'tab-comments'] }),
      scene('nothing found', '/search', { do: [type('field/query', 'zeppelin')] }),
      scene('a post that is gone', '/post/post-nothing'),
      scene('a photo that is gone', '/photo/post-cake-rota/9'),
      scene('a poll that was answered', '/post/post-cake-rota', {
        phone: after(world, 'forum', 'choose', { post: 'post-cake-rota', option: 2 }),
      }),
      scene('spoiler shown', '/post/post-ledger-ending', { do: ['show'] }),
      scene('a folded comment', '/post/post-return-fare', { do: ['comment#cmt-fare-right'] }),
      scene('ready', `/compose/${DRAFT}`, { phone: draftOf(world, { flair: 'flair-fixing-question' }) }),
      scene('poll', `/compose/${DRAFT}`, { phone: draftOf(world, { kind: 'poll', options: ['Yes', 'No'] }) }),
      scene('event', `/compose/${DRAFT}`, {
        phone: draftOf(world, { kind: 'event', from: world.clock.now + 86_400_000, place: 'Pier 3' }),
      }),
      scene('photos', `/compose/${DRAFT}`, {
        phone: draftOf(world, { kind: 'photo', photos: ['goods-mug-green', 'broken-mug'] }),
      }),
      scene('flair is missing', `/refused/${DRAFT}`, { phone: draftOf(world, {}) }),
      scene('too soon, title too long', `/refused/${DRAFT}`, {
        phone: changed(
          draftOf(world, { community: 'com-birds', title: 'x'.repeat(140), kind: 'link', link: 'no' }),
          apps => {
            apps.forum.communities['com-birds']!.needs.minutes = 30;
          },
        ),
      }),
      scene('waiting', '/post/post-scene', {
        phone: changed(offline, ({ forum: state }) => {
          state.posts['post-scene'] = { ...state.posts[OWN]!, waiting: true };
        }),
      }),
      scene('asked to join', '/c/com-tannersrow', {
        phone: after(world, 'forum', 'askToJoin', {
          community: 'com-tannersrow',
          text: 'I live at number 27.',
        }),
      }),
      scene('of a moderator', `/post/${MOD}`),
    ];
  },
  dialogs: ({ scene, world }) => ({
    list: dialogs,
    more: [
      scene('where to post', `/compose/${DRAFT}`, {
        phone: draftOf(world, {}),
        do: ['community'],
        opens: 'Choose a community',
      }),
      scene('which flair', `/compose/${DRAFT}`, {
        phone: draftOf(world, {}),
        do: ['flair'],
        opens: 'Choose a flair',
      }),
      scene('drop it', `/compose/${DRAFT}`, {
        phone: draftOf(world, {}),
        do: ['button/delete-the-draft'],
        opens: 'Delete what you wrote?',
      }),
      scene('results of when', '/search', {
        do: [toTheRight, 'period'],
        opens: 'Results from',
      }),
    ],
  }),
};
