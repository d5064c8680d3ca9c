import { Type, type Static } from 'typebox';
import { partsAt } from '../../src/state/clock.ts';
import { actionsOf } from '../../src/sdk/core/app.ts';
import { isNumber, sameNumber } from '../../src/sdk/core/telephone.ts';
import { Nullable } from '../../src/state/schema.ts';
import { equal } from '../../src/state/json.ts';
import { Card, type Contact, type Contacts } from './state.ts';
import { emptyCard } from './vcard.ts';

const action = actionsOf<Contacts>();
const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Optional: Opt, Null, Union } = Type;

export const newContact = (now: number): Contact => ({
  ...emptyCard(),
  groups: [],
  portrait: null,
  starred: false,
  ringtone: null,
  toVoicemail: false,
  createdAt: now,
  editedAt: now,
  binnedAt: null,
});

/** The result of a form: a card, its groups and its portrait. Empty rows are dropped when it is saved. */
const Form = Obj({
  ...Card.properties,
  phones: Arr(Obj({ label: Str(), number: Str() })),
  emails: Arr(Obj({ label: Str(), address: Str() })),
  groups: Arr(Str()),
  portrait: Nullable(Str()),
});
export type Form = Static<typeof Form>;

/** Why a form cannot be saved, or null: words for the person. */
export function problemOf(
  form: Pick<Form, 'given' | 'family' | 'nickname' | 'company' | 'phones' | 'emails'>,
): string | null {
  const number = form.phones.find(p => p.number.trim() && !isNumber(p.number));
  if (number) return `${number.number.trim()} is not a phone number`;
  const address = form.emails.find(e => e.address.trim() && !isAddress(e.address));
  if (address) return `${address.address.trim()} is not an e-mail address`;
  const said = [
    form.given,
    form.family,
    form.nickname,
    form.company,
    ...form.phones.map(p => p.number),
    ...form.emails.map(e => e.address),
  ];
  return said.every(t => t.trim() === '') ? 'Add a name or a number to save' : null;
}

export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

const tidy = (text: string) => text.replace(/[ \t]+/g, ' ').trim();

/** A form as it is kept: without blanks at the ends, empty lines, or a number twice. */
export function cleaned(form: Form): Form {
  const phones: Form['phones'] = [];
  for (const { label, number } of form.phones)
    if (number.trim() && !phones.some(p => sameNumber(p.number, number)))
      phones.push({ label: tidy(label) || 'Other', number: tidy(number) });
  const emails: Form['emails'] = [];
  for (const { label, address } of form.emails)
    if (address.trim() && !emails.some(e => e.address.toLowerCase() === address.trim().toLowerCase()))
      emails.push({ label: tidy(label) || 'Other', address: address.trim() });
  const words = Object.fromEntries(
    (
      ['prefix', 'given', 'family', 'phonetic', 'nickname', 'company', 'role', 'address', 'notes'] as const
    ).map(k => [k, tidy(form[k])]),
  ) as Pick<Form, 'given'>;
  return { ...form, ...words, phones, emails, groups: [...new Set(form.groups)] };
}

/** Whether a contact already says what a form does, so that saving it would change nothing. */
const isSaved = (contact: Contact, form: Form): boolean =>
  (Object.keys(form) as (keyof Form)[]).every(key => equal(contact[key], form[key]));

export const edit = {
  save: action(
    'Save a form as a new contact, or over the one that it was opened for',
    Obj({ contact: Union([Str(), Null()]), form: Form, show: Opt(Bool()) }),
    (state, { contact, form, show }, ctx) => {
      const problem = problemOf(form);
      if (problem) {
        ctx.toast(problem);
        return;
      }
      const old = contact === null ? undefined : state.contacts[contact];
      if (contact !== null && (!old || old.binnedAt !== null)) {
        ctx.toast('This contact was deleted');
        return;
      }
      const id = contact ?? ctx.id('contact');
      const kept = cleaned({ ...form, groups: form.groups.filter(g => state.groups[g]) });
      if (!old || !isSaved(old, kept))
        state.contacts[id] = { ...(old ?? newContact(ctx.now)), ...kept, editedAt: ctx.now };
      state.form = null;
      ctx.toast('Contact saved');
      ctx.finish({ contact: id, number: kept.phones[0]?.number ?? null });
      if (show) ctx.open('/contact/:contact', { contact: id });
    },
  ),
  fill: action(
    'Keep the birthday and the portrait of a form until it is saved',
    Obj({ screen: Str(), birthday: Nullable(Str()), portrait: Nullable(Str()) }),
    (state, form) => {
      state.form = form;
    },
  ),
  setBirthday: action(
    'Take the day of the date dialog into a form',
    Obj({ screen: Str(), portrait: Nullable(Str()), result: Union([Type.Number(), Null()]) }),
    (state, { screen, portrait, result }, ctx) => {
      if (result === null) return;
      const { year, month, day } = partsAt(result, ctx.zone);
      state.form = {
        screen,
        portrait,
        birthday: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      };
    },
  ),
  setPortrait: action(
    'Take a picture of the photo picker or the camera into a form',
    Obj({ screen: Str(), birthday: Nullable(Str()), result: Union([Arr(Str()), Str(), Null()]) }),
    (state, { screen, birthday, result }, ctx) => {
      const file = typeof result === 'string' ? result : result?.[0];
      const picture =
        file === undefined ? undefined : (ctx.provider('media')?.get(file)?.media.picture ?? undefined);
      if (picture !== undefined) state.form = { screen, birthday, portrait: picture };
    },
  ),
  star: action(
    'Put contacts among the favourites, or take them out',
    Obj({ contacts: Arr(Str()), on: Bool() }),
    (state, { contacts, on }, ctx) => {
      for (const id of contacts)
        if (state.contacts[id] && state.contacts[id].starred !== on)
          Object.assign(state.contacts[id], { starred: on, editedAt: ctx.now });
    },
  ),
  setRingtone: action(
    'Choose the sound of a contact’s calls, or the phone’s with null',
    Obj({ contact: Str(), ringtone: Nullable(Str()) }),
    (state, { contact, ringtone }) => {
      if (state.contacts[contact]) state.contacts[contact].ringtone = ringtone;
    },
  ),
  setVoicemail: action(
    'Send a contact’s calls to voicemail, or let them ring',
    Obj({ contact: Str(), on: Bool() }),
    (state, { contact, on }) => {
      if (state.contacts[contact]) state.contacts[contact].toVoicemail = on;
    },
  ),
};
