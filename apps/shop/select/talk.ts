import type { Message, Shop } from '../state.ts';

export type MessageRow = Message & { id: string };
export const messagesWith = (state: Pick<Shop, 'messages'>, who: string): MessageRow[] =>
  Object.entries(state.messages)
    .filter(([, m]) => m.with === who)
    .map(([id, m]) => ({ ...m, id }))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** Conversations, the latest first, with how many messages are new. */
export function chatsOf(state: Shop) {
  const whos = [...new Set(Object.values(state.messages).map(m => m.with))];
  return whos
    .map(who => {
      const all = messagesWith(state, who);
      const seen = state.seen[who] ?? 0;
      return { who, last: all.at(-1)!, unread: all.filter(m => !m.mine && m.at > seen).length };
    })
    .sort((a, b) => b.last.at - a.last.at || (a.who < b.who ? -1 : 1));
}
export const unreadMessages = (state: Shop): number =>
  chatsOf(state).reduce((sum, { unread }) => sum + unread, 0);

export const noticesOf = (state: Pick<Shop, 'notices'>) =>
  Object.entries(state.notices)
    .map(([id, n]) => ({ ...n, id }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

export const listingsOf = (state: Pick<Shop, 'listings'>) =>
  Object.entries(state.listings)
    .map(([id, l]) => ({ ...l, id }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

/** Offers for a listing, the highest first. */
export const offersFor = (state: Pick<Shop, 'offers'>, listing: string) =>
  Object.entries(state.offers)
    .filter(([, o]) => o.listing === listing)
    .map(([id, o]) => ({ ...o, id }))
    .sort((a, b) => b.cents - a.cents || a.at - b.at || (a.id < b.id ? -1 : 1));

export const listsOf = (state: Pick<Shop, 'lists'>) =>
  Object.entries(state.lists)
    .map(([id, l]) => ({ ...l, id }))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
export const wishesIn = (state: Pick<Shop, 'wishes'>, list: string) =>
  Object.entries(state.wishes)
    .filter(([, w]) => w.list === list)
    .map(([id, w]) => ({ ...w, id }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
