import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';
import { draftOf } from './draft.ts';

const of = (phone: Phone) => phone.apps.microblog;
const POST = 'post-silent';
const GOSSIP = 'account-gossip';
const OWN = 'post-robin-fog';
const HELLO = 'Hello';
const SEEN = 'Fog';
const NONE = { replyTo: null, quote: null };
/** The id of what was made in a table. */
const made = (now: Phone, was: Phone, table: 'lists' | 'folders' | 'mutedWords' | 'drafts'): string =>
  fresh(of(now)[table], of(was)[table])[0]!;

export const undo: UndoPairs = {
  'a bookmark': turn('bookmark', { post: 'post-ring', on: true }, { post: 'post-ring', on: false }),
  'the folder of a bookmark': turn(
    'fileBookmark',
    { post: POST, folder: 'folder-gannet' },
    { post: POST, folder: null },
  ),
  'a folder': pair([['makeFolder', { name: 'Boats' }]], (now, was) => [
    ['deleteFolder', { folder: made(now, was, 'folders') }],
  ]),
  'the name of a folder': turn(
    'renameFolder',
    { folder: 'folder-gannet', name: 'Island' },
    { folder: 'folder-gannet', name: 'Gannet weekend' },
  ),
  'a mute': turn('mute', { account: GOSSIP, on: true }, { account: GOSSIP, on: false }),
  'a bell': turn('bell', { account: 'account-mira', on: true }, { account: 'account-mira', on: false }),
  'a muted word': pair([['muteWord', { word: 'otter', span: 'week' }]], (now, was) => [
    ['unmuteWord', { muted: made(now, was, 'mutedWords') }],
  ]),
  'a list': pair([['makeList', { name: 'Birds', private: true }]], (now, was) => [
    ['deleteList', { list: made(now, was, 'lists') }],
  ]),
  'a list as a tab': turn(
    'editList',
    { list: 'list-music', pinned: true },
    { list: 'list-music', pinned: false },
  ),
  'a member': turn(
    'setMember',
    { list: 'list-music', account: 'account-suhe', on: true },
    { list: 'list-music', account: 'account-suhe', on: false },
  ),
  'a pin': turn('pin', { post: OWN }, { post: 'post-robin-trail' }),
  'a hidden reply': turn(
    'hideReply',
    { post: 'post-keele-ad', on: true },
    { post: 'post-keele-ad', on: false },
  ),
  'who may reply': turn(
    'setRepliers',
    { post: OWN, repliers: 'mentioned' },
    { post: OWN, repliers: 'everyone' },
  ),
  'a description': turn('setPostAlt', { post: OWN, photo: 0, alt: SEEN }, { post: OWN, photo: 0, alt: '' }),
  'a text in the composer': turn(
    'write',
    { ...NONE, index: 0, text: HELLO },
    { ...NONE, index: 0, text: '' },
  ),
  'a second post in the composer': pair([['addPost', NONE]], [['removePost', { ...NONE, index: 1 }]]),
  'a poll in the composer': turn('setChoices', { ...NONE, choices: ['Yes', 'No'] }, { ...NONE, choices: [] }),
  'an audience in the composer': turn(
    'setOptions',
    { ...NONE, audience: 'followers' },
    { ...NONE, audience: 'everyone' },
  ),
  'what was written and thrown away': pair(
    [['write', { ...NONE, index: 0, text: HELLO }]],
    [['discard', {}]],
  ),
  'a draft': pair(
    [
      ['write', { ...NONE, index: 0, text: HELLO }],
      ['keepDraft', {}],
    ],
    (now, was) => [['deleteDraft', { draft: made(now, was, 'drafts') }]],
  ),
  'a scheduled post': pair(
    (_, was) => [['schedule', { draft: draftOf('Later'), at: was.clock.now + 86_400_000 }]],
    (now, was) => [['dropScheduled', { scheduled: fresh(of(now).scheduled, of(was).scheduled)[0]! }]],
  ),
  settings: turn('changeSettings', { settings: { notifyLikes: false } }, { settings: { notifyLikes: true } }),
  'protected posts': turn('setProtected', { on: true }, { on: false }),
  'a profile': pair(
    (_, was) => [['editProfile', { ...profileOf(was), bio: 'Nothing.' }]],
    (_, was) => [['editProfile', profileOf(was)]],
  ),
  'a search': idle(['remember', { query: 'otter' }]),
  'new posts that are shown': idle(['showNew', {}]),
  'a refusal': idle(['publish', { draft: draftOf('') }], ['clearProblem', {}]),
};

function profileOf(phone: Phone) {
  const { name, bio, place, link, picture, banner } = of(phone).accounts['me']!;
  return { name, bio, place, link, picture, banner };
}
