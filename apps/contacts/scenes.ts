import { after, changed, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
const down: Touch = { type: 'scroll', direction: 'down', amount: 5 };
const pickTwo: readonly Touch[] = [hold('contact#contact-aoife-brennan'), 'contact#contact-alina-dragan'];
const CARD = '/contact/contact-ines-carvajal';
const EDIT = '/edit/contact-ines-carvajal';
const INES = 'Inés Carvajal';

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', ['button/more-options']],
  ['/', 'Choose a file', ['nav-manage', 'button/import-from-file-vcard-vcf']],
  ['/', 'More options', [...pickTwo, 'button/more-options']],
  ['/', 'Delete 2 contacts?', [...pickTwo, 'button/delete']],
  ['/', 'Merge 2 contacts?', [...pickTwo, 'button/more-options', 'menuitem/merge']],
  ['/', 'Add to group', [...pickTwo, 'button/more-options', 'menuitem/add-to-group']],
  ['/', 'New group', [...pickTwo, 'button/more-options', 'menuitem/add-to-group', 'button/new-group']],
  ['/', 'Send a copy', [...pickTwo, 'button/share']],
  [CARD, 'More options', ['button/more-options']],
  [CARD, 'Call which number?', ['button/call']],
  [CARD, 'Text which number?', ['button/text']],
  [CARD, 'Write to which address?', ['button/e-mail']],
  [CARD, 'Ringtone', ['button/more-options', 'menuitem/set-ringtone']],
  [CARD, `Block ${INES}?`, [down, 'button/block-numbers']],
  [CARD, `Delete ${INES}?`, ['button/more-options', 'menuitem/delete']],
  [EDIT, 'Contact picture', ['button/change-picture']],
  [EDIT, 'Save your changes?', [type('field/family', 'x'), { type: 'key', key: 'back' }, 'button/close']],
  [EDIT, 'Phone label', [{ type: 'scroll', direction: 'down' }, 'button/label-of-phone-1-mobile']],
  [
    EDIT,
    'Custom label',
    [{ type: 'scroll', direction: 'down' }, 'button/label-of-phone-1-mobile', 'radio#option-+custom'],
  ],
  [EDIT, 'Groups', [down, 'button/add-to-group']],
  [EDIT, 'New group', [down, 'button/add-to-group', 'button/new-group']],
  ['/groups', 'New group', ['button/new-group']],
  ['/group/group-studio', 'More options', ['button/more-options']],
  ['/group/group-studio', 'Rename group', ['button/more-options', 'menuitem/rename-group']],
  ['/group/group-studio', 'Delete Studio?', ['button/more-options', 'menuitem/delete-group']],
  ['/blocked', 'Block a number', ['button/block-a-number']],
  ['/merge', 'Merge all 5?', ['button/merge-all']],
  ['/pick', 'Which number?', ['favourite#contact-ines-carvajal']],
];

const EXTRAS = {
  verb: 'EDIT',
  mime: 'vnd.android.cursor.item/contact',
  extras: { name: 'Ada Okonjo', number: '+447700900171' },
};
const FILE =
  'BEGIN:VCARD\nVERSION:3.0\nFN:Ada Okonjo\nTEL;TYPE=CELL:+44 7700 900171\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Leo Brandtner\nTEL:07700 900124\nEND:VCARD\n';

export const scenes: AppScenes = {
  params: {
    contact: () => [
      'contact-ines-carvajal',
      'contact-lin-xiaoyu',
      'contact-amina-haddad',
      'contact-larder',
      'contact-priya-raman-uni',
      'contact-no',
    ],
    group: () => ['group-studio'],
    file: ({ device }) => Object.keys(device.storage.files).filter(id => /club-contacts/.test(id)),
  },
  args: { '/import': { verb: 'VIEW', mime: 'text/x-vcard', text: FILE } },
  screens: ({ world, scene }) => [
    scene('highlights', '/', { do: ['nav-highlights'] }),
    scene('manage', '/', { do: ['nav-manage'] }),
    scene('picked', '/', { do: pickTwo }),
    scene('empty', '/', {
      phone: changed(world, ({ contacts }) => {
        contacts.contacts = {};
        contacts.groups = {};
      }),
    }),
    scene('found', '/search', { do: [type('field/query', 'kittiwake')] }),
    scene('nobody found', '/search', { do: [type('field/query', 'zeppelin')] }),
    scene('nobody in it', '/group/group-studio', {
      phone: changed(world, ({ contacts }) => {
        for (const c of Object.values(contacts.contacts)) c.groups = [];
      }),
    }),
    scene('merged', '/merge', { do: ['button/merge-diego-fuentes'] }),
    scene('merged', '/merged', {
      phone: after(world, 'contacts', 'merge', { contacts: ['contact-keith', 'contact-keith-mulgrew'] }),
    }),
    scene('full', '/bin', {
      phone: after(world, 'contacts', 'bin', { contacts: ['contact-keith', 'contact-larder'] }),
    }),
    scene('wrong', '/new', { do: [type('field/phone-l0', 'soon'), { type: 'key', key: 'back' }, 'save'] }),
    scene('filled in by another app', '/new', {
      phone: after(world, 'system', 'startIntent', { app: 'notes', intent: EXTRAS }),
    }),
  ],
  changes: {
    '/merge, merged': 'merges two contacts',
  },
  dialogs: ({ world, scene }) => ({
    list: dialogs,
    more: [
      scene('asks before it empties the bin', '/bin', {
        phone: after(world, 'contacts', 'bin', { contacts: ['contact-keith'] }),
        do: ['button/empty'],
        opens: 'Empty the bin?',
      }),
      scene('asks before it deletes', '/bin', {
        phone: after(world, 'contacts', 'bin', { contacts: ['contact-keith'] }),
        do: ['button/delete-keith-for-good'],
        opens: 'Delete Keith for good?',
      }),
      scene('asks before it undoes', '/merged', {
        phone: after(world, 'contacts', 'merge', { contacts: ['contact-keith', 'contact-keith-mulgrew'] }),
        do: ['button/undo-the-merge-of-keith-mulgrew'],
        opens: 'Undo this merge?',
      }),
      scene('asks before it replaces a file', '/export', {
        phone: after(world, 'contacts', 'exportCards', { contacts: ['contact-keith'] }),
        do: ['done'],
        opens: 'Replace contacts.vcf?',
      }),
    ],
  }),
};
