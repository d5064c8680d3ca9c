import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const POST = 'post-chair-wobble';
const OWN = 'post-panniers-mine';
const GLUE = 'Glue';
const COMMENT = 'cmt-rep-halt';

export const undo: UndoPairs = {
  'a comment that is saved': turn('save', { target: COMMENT, on: true }, { target: COMMENT, on: false }),
  'a folder': pair([['addFolder', { name: 'Bread' }]], (now, was) =>
    fresh(now.apps.forum.folders, was.apps.forum.folders).map(
      folder => ['deleteFolder', { folder }] as const,
    ),
  ),
  'the name of a folder': pair(
    [['renameFolder', { folder: 'folder-flat', name: 'House' }]],
    [['renameFolder', { folder: 'folder-flat', name: 'Flat' }]],
  ),
  'a post that is hidden': turn('hide', { target: POST, on: true }, { target: POST, on: false }),
  'a community that is muted': turn(
    'mute',
    { community: 'com-fixing', on: true },
    { community: 'com-fixing', on: false },
  ),
  'the level of a community': pair(
    [['setLevel', { community: 'com-fixing', level: 'all' }]],
    [['setLevel', { community: 'com-fixing', level: 'highlights' }]],
  ),
  'a comment that is begun': turn('write', { target: POST, text: GLUE }, { target: POST, text: '' }),
  'a draft': pair(
    [['editDraft', { draft: 'draft-one', set: { title: GLUE } }]],
    [['dropDraft', { draft: 'draft-one' }]],
  ),
  'a draft without a word': idle(
    ['startPost', { community: 'com-fixing' }],
    ['openAt', { app: 'forum', path: '/drafts' }, 'system'],
  ),
  'a search': idle(['remember', { text: GLUE }]),
  'what is read': idle(['readAll']),
  'a notice that is read': idle(['readNotice', { notice: 'notice-2' }]),
  'a link that is copied': idle(['copyLink', { target: OWN }]),
  settings: pair(
    [['changeSettings', { settings: { density: 'compact' } }]],
    [['changeSettings', { settings: { density: 'card' } }]],
  ),
};
