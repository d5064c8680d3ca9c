import { useMemo } from 'react';
import { isOnline } from '../../../src/sdk/core/network.ts';
import {
  hooksOf,
  useDevice,
  useFormat,
  useNow,
  useOs,
  useProvider,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { mail } from '../manifest.ts';
import { isOwn, seenPeople } from '../select.ts';
import type { Person } from '../state.ts';

export const { useApp, useAct, useAsk, useNav, useParams, useWords } = hooksOf(mail);
/** The app's whole state. */
export const useMail = () => useApp(s => s);
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);
/** Conversations that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
export const useOnline = (): boolean => useDevice(isOnline);

/** How somebody is shown. */
export interface Face {
  name: string;
  picture: string | null;
}
interface Card {
  name: string;
  address: string;
  portrait: string | null;
}

/** Addresses of the contacts; null where they may not be seen. */
export function useCards(): readonly Card[] | null {
  const known = useProvider('contacts', contacts =>
    contacts === null
      ? 'null'
      : JSON.stringify(
          contacts
            .list()
            .flatMap(c => c.emails.map(e => ({ name: c.name, address: e.address, portrait: c.portrait }))),
        ),
  );
  return useMemo(() => JSON.parse(known) as Card[] | null, [known]);
}

/** How the people of mails are shown: by the contacts, else as their mails say. */
export function useFaces(): (person: Person) => Face {
  const cards = useCards();
  const pictures = useApp(s => s.settings.showPictures);
  return useMemo(() => {
    const known = new Map((cards ?? []).map(c => [c.address.toLowerCase(), c]));
    return ({ name, address }) => {
      const card = known.get(address.toLowerCase());
      return { name: card?.name || name || address, picture: pictures ? (card?.portrait ?? null) : null };
    };
  }, [cards, pictures]);
}

/** Everybody who can be offered as a recipient: contacts, then those of mails. */
export function useOffers(query: string, taken: readonly Person[], most = 5): Person[] {
  const cards = useCards();
  const state = useMail();
  const word = query.trim().toLowerCase();
  if (word === '') return [];
  const seen = new Set(taken.map(p => p.address.toLowerCase()));
  const people: Person[] = [
    ...(cards ?? []).map(({ name, address }) => ({ name, address })),
    ...seenPeople(state.mails),
  ];
  return people
    .filter(({ name, address }) => {
      const key = address.toLowerCase();
      if (seen.has(key) || isOwn(state, key) || /^(?:no-?reply|mailer-daemon)@/.test(key)) return false;
      const fits = name.toLowerCase().includes(word) || key.includes(word);
      if (fits) seen.add(key);
      return fits;
    })
    .slice(0, most);
}

/** Writes times in the phone's language. */
export function useDates() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  return useMemo(
    () => ({
      now,
      zone,
      when: (ms: number) => format.when(ms, now),
      time: (ms: number) => format.time(ms),
      day: (ms: number) => format.day(ms, now),
      moment: (ms: number) => `${format.day(ms, now)} ${format.time(ms)}`,
      full: (ms: number) => `${format.date(ms)} ${format.time(ms)}`,
      bytes: (n: number) => format.bytes(n),
      list: (items: readonly string[]) => format.list(items),
    }),
    [format, now, zone],
  );
}
