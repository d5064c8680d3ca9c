import { useCallback, useMemo } from 'react';
import { formatTime } from '../../../src/sdk/core/format.ts';
import type { Contact, ContactsProvider } from '../../../src/sdk/core/providers.ts';
import { dialled, formatNumber } from '../../../src/sdk/core/telephone.ts';
import { hooksOf, useOs, useProvider, useZone } from '../../../src/sdk/react/hooks.ts';
import { phone } from '../manifest.ts';
import type { Reachable } from '../pad.ts';
import { callerName, logRows } from '../select.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(phone);

const everyone = (provider: ContactsProvider | null): Contact[] | null => provider?.list() ?? null;

export interface People {
  /** Null where there are none to be seen. */
  list: readonly Contact[] | null;
  of(number: string): Contact | undefined;
  name(number: string, name: string): string;
  portrait(number: string): string | null;
  /** What stands below a name: the kind of number, or the number. */
  label(number: string, name: string): string;
}

/** The contacts, and whose number is whose. */
export function usePeople(): People {
  const list = useProvider('contacts', everyone);
  return useMemo(() => {
    const by = new Map<string, { contact: Contact; label: string }>();
    for (const contact of list ?? [])
      for (const p of contact.phones)
        if (!by.has(dialled(p.number))) by.set(dialled(p.number), { contact, label: p.label });
    const of = (number: string) => (number === '' ? undefined : by.get(dialled(number)));
    return {
      list,
      of: number => of(number)?.contact,
      name: (number, name) => callerName(number, name, of(number)?.contact),
      portrait: number => of(number)?.contact.portrait ?? null,
      label: (number, name) =>
        of(number)?.label ?? (name !== '' && number !== '' ? formatNumber(number) : ''),
    };
  }, [list]);
}

/** Everyone who can be called: the contacts' numbers, then numbers of the log that the network named. */
export function useReachable(): readonly Reachable[] {
  const { list, of } = usePeople();
  const calls = useApp(s => s.calls);
  const current = useApp(s => s.current);
  return useMemo(() => {
    const found: Reachable[] = (list ?? []).flatMap(c =>
      c.phones.map(p => ({
        name: c.name,
        number: p.number,
        label: p.label,
        contact: c.id,
        portrait: c.portrait,
      })),
    );
    const seen = new Set<string>();
    for (const c of logRows({ calls, current })) {
      if (c.number === '' || of(c.number) || seen.has(dialled(c.number))) continue;
      seen.add(dialled(c.number));
      found.push({
        name: c.name || formatNumber(c.number),
        number: c.number,
        label: c.name ? '' : 'Recent',
        contact: null,
        portrait: null,
      });
    }
    return found;
  }, [list, of, calls, current]);
}

/** Writes a moment's time of day as the phone does. */
export function useTime(): (at: number) => string {
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  return useCallback(at => formatTime(at, zone, h24), [zone, h24]);
}
