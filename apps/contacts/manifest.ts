import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { view } from './organise.ts';
import { contactsProvider } from './provider.ts';
import { Contacts } from './state.ts';

const PERSON = 'vnd.android.cursor.item/contact';

export const contacts = defineApp({
  id: 'contacts',
  name: 'Contacts',
  palette: 'system',
  describe: 'People, their numbers and groups; merges duplicates and reads and writes vCards.',
  state: Contacts,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Contacts', activity: '.MainActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/contact/:contact': {
      screen: 'Card',
      title: 'Contact',
      activity: '.ContactActivity',
      enter: (state: Contacts, { contact }) => view(state, contact!),
    },
    '/edit/:contact': { screen: 'Edit', title: 'Edit contact', activity: '.EditActivity' },
    '/new': { screen: 'New', title: 'New contact', activity: '.NewContactActivity' },
    '/groups': { screen: 'Groups', title: 'Groups', activity: '.GroupsActivity' },
    '/group/:group': { screen: 'Group', title: 'Group', activity: '.GroupActivity' },
    '/group/:group/add': { screen: 'AddMembers', title: 'Add contacts', activity: '.AddMembersActivity' },
    '/favourites': { screen: 'AddFavourites', title: 'Add favourites', activity: '.AddFavouritesActivity' },
    '/merge': { screen: 'Merge', title: 'Merge and fix', activity: '.MergeActivity' },
    '/merged': { screen: 'Merged', title: 'Merged lately', activity: '.MergedActivity' },
    '/import/:file': { screen: 'ImportFile', title: 'Import', activity: '.ImportFileActivity' },
    '/import': { screen: 'ImportText', title: 'Import', activity: '.ImportActivity' },
    '/export': { screen: 'Export', title: 'Export', activity: '.ExportActivity' },
    '/blocked': { screen: 'Blocked', title: 'Blocked numbers', activity: '.BlockedActivity' },
    '/bin': { screen: 'Bin', title: 'Bin', activity: '.BinActivity' },
    '/pick': { screen: 'Pick', title: 'Choose a contact', activity: '.PickActivity' },
  },
  intents: [
    { verb: 'VIEW', mime: PERSON, route: '/contact/:contact' },
    { verb: 'PICK', mime: PERSON, route: '/pick' },
    { verb: 'EDIT', mime: PERSON, route: '/new' },
    { verb: 'SEND', mime: 'text/x-vcard', route: '/import' },
    { verb: 'VIEW', mime: 'text/x-vcard', route: '/import' },
    { verb: 'VIEW', mime: 'text/vcard', route: '/import' },
  ],
  provides: { contacts: contactsProvider },
  uses: ['calls'],
  permissions: ['contacts', 'phone'],
  system: true,
});
