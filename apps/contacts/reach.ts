import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import type { CallsProvider } from '../../src/sdk/core/providers.ts';
import { dialled, isNumber, sameNumber } from '../../src/sdk/core/telephone.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { orderedIds } from '../../src/state/order.ts';
import { newContact } from './edit.ts';
import { nameOf, plain } from './names.ts';
import { contactOf, fileOf, listed, readCards, textOf } from './select.ts';
import type { Contacts } from './state.ts';

const action = actionsOf<Contacts>();
const {
  Object: Obj,
  String: Str,
  Boolean: Bool,
  Array: Arr,
  Optional: Opt,
  Integer: Int,
  Null,
  Union,
} = Type;

/**
 * Runs with the calls of the phone; asks for the permission first, and says why where there are none.
 * `result` is the answer to the asking.
 */
function withCalls(
  ctx: Ctx,
  then: string,
  args: object,
  result: boolean | undefined,
  run: (calls: CallsProvider) => void,
): void {
  if (!ctx.allowed('phone')) {
    if (result === undefined) ctx.ask('phone', { action: then, args });
    else ctx.toast('Contacts may not use the phone. Allow it in Settings');
    return;
  }
  const calls = ctx.provider('calls');
  if (calls) run(calls);
  else ctx.toast('There is no Phone app on this phone');
}

/** A number as a network takes it from anywhere; short and service numbers as they are. */
const plainNumber = (number: string) => {
  const written = number.replace(/[^\d+*#]/g, '');
  const digits = dialled(number);
  return digits === written ? digits : `+${digits}`;
};
/** Where a message to these numbers is written. */
export const smsUri = (numbers: readonly string[]): string => `sms:${numbers.map(plainNumber).join(',')}`;
const FILE = 'Documents/contacts.vcf';
export { FILE as EXPORT_FILE };

/** How contacts are reached, blocked, shared, taken in and written out. */
export const reach = {
  call: action('Call a number', Obj({ number: Str(), result: Opt(Bool()) }), (_, { number, result }, ctx) =>
    withCalls(ctx, 'call', { number }, result, calls => calls.place(number)),
  ),
  write: action(
    'Write a message to one or several numbers',
    Obj({ numbers: Arr(Str()) }),
    (_, { numbers }, ctx) => {
      if (numbers.length > 0) ctx.start({ verb: 'VIEW', uri: smsUri(numbers) });
    },
  ),
  messageGroup: action(
    'Write a message to the members of a group, each at the first number',
    Obj({ group: Str() }),
    (state, { group }, ctx) => {
      const numbers = listed(state, { group }).flatMap(c => c.phones[0]?.number ?? []);
      if (!state.groups[group]) return;
      if (numbers.length === 0) {
        ctx.toast('Nobody in this group has a number');
        return;
      }
      ctx.start({ verb: 'VIEW', uri: smsUri(numbers) });
    },
  ),
  mail: action(
    'Write an e-mail to one or several addresses',
    Obj({ addresses: Arr(Str()) }),
    (_, { addresses }, ctx) => {
      if (addresses.length > 0) ctx.start({ verb: 'VIEW', uri: `mailto:${addresses.join(',')}` });
    },
  ),
  map: action('Show an address on a map', Obj({ address: Str() }), (_, { address }, ctx) =>
    ctx.start({ verb: 'VIEW', uri: `geo:0,0?q=${encodeURIComponent(address)}`, text: address }),
  ),
  copy: action('Copy a number or an address', Obj({ text: Str() }), (_, { text }, ctx) => {
    ctx.copy(text);
    ctx.toast('Copied');
  }),
  block: action(
    'Block all numbers of a contact, or unblock them',
    Obj({ contact: Str(), on: Bool(), result: Opt(Bool()) }),
    (state, { contact, on, result }, ctx) =>
      withCalls(ctx, 'block', { contact, on }, result, calls => {
        const c = contactOf(state, contact);
        if (!c) return;
        for (const { number } of c.phones)
          if (calls.isBlocked(number) !== on) {
            if (on) calls.block(number);
            else calls.unblock(number);
          }
        ctx.toast(on ? `${nameOf(c)} blocked` : `${nameOf(c)} unblocked`);
      }),
  ),
  blockNumber: action(
    'Block a number, or unblock it',
    Obj({ number: Str(), on: Bool(), result: Opt(Bool()) }),
    (_, { number, on, result }, ctx) =>
      withCalls(ctx, 'blockNumber', { number, on }, result, calls => {
        if (!isNumber(number)) {
          ctx.toast('That is not a phone number');
          return;
        }
        if (on) calls.block(number.trim());
        else calls.unblock(number);
        ctx.toast(on ? 'Number blocked' : 'Number unblocked');
      }),
  ),
  share: action(
    'Share contacts as vCards or as text',
    Obj({ contacts: Arr(Str()), as: StringEnum(['card', 'text']) }),
    (state, { contacts, as }, ctx) => {
      const rows = contacts.flatMap(id => contactOf(state, id) ?? []);
      if (rows.length === 0) return;
      const title = rows.length === 1 ? nameOf(rows[0]!) : `${rows.length} contacts`;
      if (as === 'card')
        ctx.start({ verb: 'SEND', mime: 'text/x-vcard', text: fileOf(state, contacts), title });
      else ctx.start({ verb: 'SEND', mime: 'text/plain', text: rows.map(textOf).join('\n\n'), title });
    },
  ),
  importCards: action(
    'Take cards of a vCard text in as contacts: those at these places, or all',
    Obj({ text: Str(), which: Opt(Arr(Int())) }),
    (state, { text, which }, ctx) => {
      const cards = readCards(text).filter((_, i) => !which || which.includes(i));
      if (cards.length === 0) {
        ctx.toast('There is nothing to import');
        return;
      }
      for (const { categories, ...card } of cards) {
        const groups = [
          ...new Set(
            categories.map(name => {
              const known = orderedIds(state.groups).find(
                id => plain(state.groups[id]!.name) === plain(name),
              );
              if (known) return known;
              const id = ctx.id('group');
              state.groups[id] = { name: name.trim() };
              return id;
            }),
          ),
        ];
        const phones = card.phones.filter(
          (p, i) => card.phones.findIndex(q => sameNumber(p.number, q.number)) === i,
        );
        state.contacts[ctx.id('contact')] = { ...newContact(ctx.now), ...card, phones, groups };
      }
      ctx.toast(cards.length === 1 ? '1 contact imported' : `${cards.length} contacts imported`);
      ctx.finish();
    },
  ),
  exportCards: action(
    'Write contacts to Documents/contacts.vcf',
    Obj({ contacts: Arr(Str()) }),
    (state, { contacts }, ctx) => {
      const ids = contacts.filter(id => contactOf(state, id));
      const files = ctx.provider('files');
      if (ids.length === 0 || !files) return;
      files.writeText(FILE, fileOf(state, ids), 'text/vcard');
      ctx.toast(`${ids.length === 1 ? '1 contact' : `${ids.length} contacts`} exported to ${FILE}`);
      ctx.finish();
    },
  ),
  pick: action(
    'Give a contact, and one of its numbers, to the app that asked',
    Obj({ contact: Str(), number: Union([Str(), Null()]) }),
    (state, { contact, number }, ctx) => {
      if (contactOf(state, contact)) ctx.finish({ contact, number });
    },
  ),
};
