import { dialled } from '../../sdk/core/telephone.ts';
import type { AnyPhone } from '../../state/phone/index.ts';

/** What is read of a contact. The contacts app has more, and may change. */
interface Contact {
  given?: string;
  family?: string;
  phones?: readonly { number: string }[];
  emails?: readonly { address: string }[];
}

/** Names the people of a phone's contacts: gives the name for an id, a number or an address, and nothing for others. */
export function namesOf(phone: AnyPhone): (who: string) => string | undefined {
  const { contacts = {} } = (phone.apps['contacts'] ?? {}) as { contacts?: Record<string, Contact> };
  const names = new Map<string, string>();
  for (const [id, { given = '', family = '', phones = [], emails = [] }] of Object.entries(contacts)) {
    const name = `${given} ${family}`.trim();
    if (name === '') continue;
    names.set(id, name);
    for (const { number } of phones) names.set(dialled(number), name);
    for (const { address } of emails) names.set(address.toLowerCase(), name);
  }
  return who => names.get(who) ?? names.get(who.toLowerCase()) ?? names.get(dialled(who) || who);
}
