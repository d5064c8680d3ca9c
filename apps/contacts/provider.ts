import type { Ctx } from '../../src/sdk/core/ctx.ts';
import type { Contact as Given, ContactsProvider } from '../../src/sdk/core/providers.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { dialled } from '../../src/sdk/core/telephone.ts';
import { newContact } from './edit.ts';
import { nameOf, splitName } from './names.ts';
import { contactOf, found, listed, type ContactRow } from './select.ts';
import type { Contacts } from './state.ts';

const given = (c: ContactRow): Given => ({
  id: c.id,
  name: nameOf(c),
  phones: c.phones,
  emails: c.emails,
  portrait: c.portrait,
  starred: c.starred,
  company: c.company,
  address: c.address,
  birthday: c.birthday,
  toVoicemail: c.toVoicemail,
});

/** People by what a network dials: of several with a number, the first of the list. */
const owners = remembered(
  (contacts: Contacts['contacts'], sort: Contacts['sort']): ReadonlyMap<string, ContactRow> => {
    const made = new Map<string, ContactRow>();
    for (const row of listed({ contacts, sort }))
      for (const { number } of row.phones) {
        const key = dialled(number);
        if (key !== '' && !made.has(key)) made.set(key, row);
      }
    return made;
  },
);

/** The contacts provider for other apps; contacts in the bin are left out. */
export function contactsProvider(state: Contacts, ctx: Ctx): ContactsProvider {
  return {
    list: () => listed(state).map(given),
    get: id => {
      const c = contactOf(state, id);
      return c && given(c);
    },
    byNumber: number => {
      const c = owners(state.contacts, state.sort).get(dialled(number));
      return c && given(c);
    },
    find: text => found(state, text).map(given),
    add: ({
      name,
      phones = [],
      emails = [],
      portrait = null,
      starred = false,
      company = '',
      address = '',
      birthday = null,
      toVoicemail = false,
    }) => {
      const id = ctx.id('contact');
      state.contacts[id] = {
        ...newContact(ctx.now),
        ...splitName(name),
        phones: phones.map(p => ({ ...p })),
        emails: emails.map(e => ({ ...e })),
        portrait,
        starred,
        company,
        address,
        birthday,
        toVoicemail,
      };
      return id;
    },
  };
}
