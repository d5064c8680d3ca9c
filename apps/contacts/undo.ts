import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';
import type { Form } from './edit.ts';
import type { Contact } from './state.ts';

const of = (phone: Phone) => phone.apps.contacts;
const MIRA = 'contact-mira-osei';
const CONTACTS = { contacts: [MIRA] };
const groupOf = (phone: Phone): string =>
  of(phone).contacts[MIRA]!.groups[0] ?? Object.keys(of(phone).groups)[0]!;
const isStarred = (phone: Phone) => of(phone).contacts[MIRA]!.starred;

/** What the form of a contact gives where nothing was written. */
const formOf = ({
  starred: _starred,
  ringtone: _ringtone,
  toVoicemail: _toVoicemail,
  createdAt: _createdAt,
  editedAt: _editedAt,
  binnedAt: _binnedAt,
  ...card
}: Contact): Form => card as Form;
const saved = (phone: Phone, more: object = {}) => ({
  contact: MIRA,
  form: { ...formOf(of(phone).contacts[MIRA]!), ...more },
});

export const undo: UndoPairs = {
  'a star': pair(
    now => [['star', { ...CONTACTS, on: !isStarred(now) }]],
    (_, was) => [['star', { ...CONTACTS, on: isStarred(was) }]],
  ),
  'the bin': pair([['bin', CONTACTS]], [['restore', CONTACTS]]),
  'a group that is left': {
    before: now => [['addToGroup', { ...CONTACTS, group: groupOf(now) }]],
    act: now => [['removeFromGroup', { ...CONTACTS, group: groupOf(now) }]],
    undo: (_, was) => [['addToGroup', { ...CONTACTS, group: groupOf(was) }]],
  },
  'the name of a group': turn(
    'renameGroup',
    { group: 'group-climbing', name: 'x' },
    { group: 'group-climbing', name: 'Climbing' },
  ),
  'a ringtone': turn('setRingtone', { contact: MIRA, ringtone: 'Kettle' }, { contact: MIRA, ringtone: null }),
  voicemail: turn('setVoicemail', { contact: MIRA, on: true }, { contact: MIRA, on: false }),
  'a form': pair(
    now => [['save', saved(now, { notes: 'Another' })]],
    (_, was) => [['save', saved(was)]],
  ),
  'a form that is saved as it was': { act: now => [['save', saved(now)]], undo: [] },
  'a form that is not saved': idle(['fill', { screen: 'screen-9', birthday: '1990-01-01', portrait: null }]),
  looking: idle(['remember', { query: 'Ada' }], ['setSort', { sort: 'family' }]),
  'a group that is made': pair([['createGroup', { name: 'New', ...CONTACTS }]], (now, was) => [
    ['deleteGroup', { group: fresh(of(now).groups, of(was).groups)[0] }],
  ]),
  'a contact that is made': pair(
    now => [
      ['save', { contact: null, form: { ...formOf(of(now).contacts[MIRA]!), given: 'Bo', groups: [] } }],
    ],
    (now, was) => {
      const contacts = fresh(of(now).contacts, of(was).contacts);
      return [
        ['bin', { contacts }],
        ['remove', { contacts }],
      ];
    },
  ),
  'a merger': pair([['merge', { contacts: ['contact-keith', 'contact-keith-mulgrew'] }]], (now, was) => [
    ['undoMerge', { merge: fresh(of(now).merges, of(was).merges)[0] }],
  ]),
};
