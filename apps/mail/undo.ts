import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';
import { blank } from './select.ts';

const of = (phone: Phone) => phone.apps.mail;
const THREAD = 'thread-panel-8-margaret';
const threads = [THREAD, 'thread-dentist'];
const DRAFT = 'draft-undo';
const TRAVEL = 'label-travel';
const FAMILY = 'label-family';
const ASKS = 'At four?';
const AWAY = 'Away until Monday.';
const onNew = (phone: Phone) => ({ draft: DRAFT, start: blank(of(phone)) });
const filter = {
  from: 'bazari',
  to: '',
  subject: '',
  words: '',
  hasAttachment: false,
  label: null,
  archive: true,
  star: false,
  markRead: false,
  delete: false,
};
const back = (phone: Phone) => ({
  rows: threads.map(thread => {
    const { place, binnedAt, snoozedUntil } = of(phone).threads[thread]!;
    return { thread, place, binned: binnedAt !== null, snoozedUntil };
  }),
});

export const undo: UndoPairs = {
  'conversations that are archived': pair([['move', { threads, to: 'archive' }]], (_, was) => [
    ['putBack', back(was)],
  ]),
  'conversations in the bin': pair([['remove', { threads }]], [['restore', { threads }]]),
  'conversations marked as spam': pair(
    [['move', { threads, to: 'spam' }]],
    [['move', { threads, to: 'inbox' }]],
  ),
  'conversations that are snoozed': pair(
    (now: Phone) => [['snooze', { threads, until: now.clock.now + 86_400_000 }]],
    [['snooze', { threads, until: null }]],
  ),
  'a star': turn(
    'star',
    { threads: ['thread-dentist'], on: true },
    { threads: ['thread-dentist'], on: false },
  ),
  'a label on a conversation': turn(
    'setLabel',
    { threads, label: TRAVEL, on: true },
    { threads, label: TRAVEL, on: false },
  ),
  'another part of the inbox': turn(
    'setCategory',
    { threads: [THREAD], category: 'updates' },
    { threads: [THREAD], category: 'primary' },
  ),
  'a new label': pair([['addLabel', { name: 'Boats' }]], (now, was) =>
    fresh(of(now).labels, of(was).labels).map(label => ['deleteLabel', { label }] as const),
  ),
  'a label’s name': turn('changeLabel', { label: FAMILY, name: 'Kin' }, { label: FAMILY, name: 'Family' }),
  'a new filter': pair([['addFilter', { filter }]], (now, was) =>
    fresh(of(now).filters, of(was).filters).map(id => ['deleteFilter', { filter: id }] as const),
  ),
  'a blocked address': turn(
    'block',
    { address: 'dean@rankrocket.test', on: true },
    { address: 'dean@rankrocket.test', on: false },
  ),
  'a draft that is thrown away': pair(
    (now: Phone) => [['edit', { ...onNew(now), subject: 'Tea', text: ASKS }]],
    [['discard', { draft: DRAFT }]],
  ),
  'a draft that is emptied again': pair(
    (now: Phone) => [['edit', { ...onNew(now), text: ASKS }]],
    (now: Phone) => [['edit', { ...onNew(now), text: '' }]],
  ),
  'a mail that is taken back before it leaves': pair(
    (now: Phone) => [
      [
        'send',
        {
          draft: DRAFT,
          start: {
            ...blank(of(now)),
            to: [{ name: '', address: 'mira.osei@inletmail.example' }],
            subject: 'Tea',
            text: ASKS,
          },
        },
      ],
    ],
    [
      ['undoSend', { draft: DRAFT }],
      ['discard', { draft: DRAFT }],
    ],
  ),
  'a scheduled mail': pair([['cancelSchedule', { draft: 'draft-hours' }]], (_, was) => [
    ['schedule', { draft: 'draft-hours', at: of(was).drafts['draft-hours']!.leavesAt! }],
  ]),
  'an answer of absence': turn(
    'setVacation',
    { vacation: { on: true, text: AWAY } },
    { vacation: { on: false, text: '' } },
  ),
  settings: pair([['changeSettings', { settings: { undoSeconds: 30, swipeStart: 'snooze' } }]], (_, was) => [
    [
      'changeSettings',
      { settings: { undoSeconds: of(was).settings.undoSeconds, swipeStart: of(was).settings.swipeStart } },
    ],
  ]),
  'what is read and unread': idle(
    ['markRead', { threads, read: true }],
    ['markRead', { threads, read: false }],
  ),
  'a search': idle(['remember', { query: 'ferry' }]),
  'a time that was not chosen': idle(['plan', { at: 1_800_000_000_000 }], ['plan', { at: null }]),
};
