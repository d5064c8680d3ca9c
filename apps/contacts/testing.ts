import { produce } from 'immer';
import type { AppDef, Catalogue } from '../../src/sdk/core/app.ts';
import type { CallsProvider } from '../../src/sdk/core/providers.ts';
import { sameNumber } from '../../src/sdk/core/telephone.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { newContact } from './edit.ts';
import type { Contact, Contacts } from './state.ts';

/** A contact of a test. */
export const person = (given: string, family = '', more: Partial<Contact> = {}): Contact => ({
  ...newContact(1_700_000_000_000),
  given,
  family,
  ...more,
});
export const mobile = (...numbers: string[]) => numbers.map(number => ({ label: 'Mobile', number }));

interface Calls {
  blocked: string[];
  placed: string[];
}
/** A phone app that keeps what it is told. */
const fakePhone = {
  id: 'phone',
  provides: {
    calls: (state: Calls): CallsProvider => ({
      log: () => [],
      place: n => {
        state.placed.push(n);
      },
      blocked: () => state.blocked,
      isBlocked: n => state.blocked.some(b => sameNumber(b, n)),
      block: n => {
        state.blocked.push(n);
      },
      unblock: n => {
        state.blocked = state.blocked.filter(b => !sameNumber(b, n));
      },
    }),
  },
} as unknown as AppDef;

/** A catalogue and a phone on which a Phone app of this kind is. */
export function withPhoneApp(
  catalogue: Catalogue,
  phone: AnyPhone,
): { catalogue: Catalogue; phone: AnyPhone; calls: (phone: AnyPhone) => Calls } {
  const meta = {
    ...catalogue.metas.get('contacts')!,
    id: 'phone',
    name: 'Phone',
    intents: [],
    provides: ['calls'] as const,
  };
  return {
    catalogue: {
      ...catalogue,
      metas: new Map([...catalogue.metas].filter(([id]) => id !== 'phone').concat([['phone', meta]])),
      get: id => (id === 'phone' ? fakePhone : catalogue.get(id)),
    },
    phone: produce(phone, d => {
      d.os.installed['phone'] = structuredClone(phone.os.installed['contacts']!);
      d.apps['phone'] = { blocked: [], placed: [] };
    }),
    calls: p => p.apps['phone'] as Calls,
  };
}

/** A phone with only these contacts, and the groups Alpha and Beta. */
export const phoneOf = (world: AnyPhone, contacts: Record<string, Contact>): AnyPhone =>
  produce(world, d => {
    Object.assign(d.apps['contacts'] as Contacts, {
      contacts: Object.fromEntries(
        Object.entries(contacts).map(([id, c]) => [`contact-${id}`, structuredClone(c)]),
      ),
      groups: { 'group-a': { name: 'Alpha' }, 'group-b': { name: 'Beta' } },
      keptApart: [],
      merges: {},
      viewed: [],
      searches: [],
      form: null,
    });
  });
