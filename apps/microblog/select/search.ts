import { epochOf } from '../../../src/state/clock.ts';
import { ME, type Microblog } from '../state.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { plain, tagsOf } from '../text.ts';
import { accountsByName } from './own.ts';
import { accountRow, allPosts, isVisible, isWelcome, type AccountRow, type Row } from './posts.ts';

/** A search with its operators taken apart. */
export interface Query {
  words: string[];
  phrases: string[];
  tags: string[];
  from: string | null;
  media: boolean;
  since: string | null;
  until: string | null;
}

const QUOTED = /["“”]([^"“”]+)["“”]/gu;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** Reads `from:` `has:media` `since:` `until:` `"phrase"` `#tag` and words. */
export function queryOf(text: string): Query {
  const query: Query = {
    words: [],
    phrases: [],
    tags: [],
    from: null,
    media: false,
    since: null,
    until: null,
  };
  for (const found of text.matchAll(QUOTED)) query.phrases.push(plain(found[1]!.trim()));
  for (const part of text.replace(QUOTED, ' ').split(/\s+/u).filter(Boolean)) readPart(query, part);
  return query;
}

function readPart(query: Query, part: string): void {
  const [, key, value] = /^(from|has|since|until):(.+)$/iu.exec(part) ?? [];
  const name = key?.toLowerCase();
  if (name === 'from') query.from = value!.replace(/^@/u, '').toLowerCase();
  else if (name === 'has' && value!.toLowerCase() === 'media') query.media = true;
  else if (name === 'since' && DATE.test(value!)) query.since = value!;
  else if (name === 'until' && DATE.test(value!)) query.until = value!;
  else if (part.startsWith('#') && part.length > 1) query.tags.push(part.slice(1).toLowerCase());
  else query.words.push(plain(part));
}

/** Midnight of a date in the phone’s zone. */
export function midnightOf(date: string, zone: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day, hour: 0, minute: 0 }, zone);
}

function fits(state: Microblog, post: Row, query: Query, zone: string): boolean {
  const account = state.accounts[post.by]!;
  if (query.from !== null && account.handle.toLowerCase() !== query.from) return false;
  if (query.media && post.photos.length === 0) return false;
  if (query.since !== null && post.at < midnightOf(query.since, zone)) return false;
  if (query.until !== null && post.at >= midnightOf(query.until, zone)) return false;
  const tags = tagsOf(post.text).map(t => t.toLowerCase());
  if (!query.tags.every(t => tags.includes(t))) return false;
  const text = plain([post.text, ...post.photos.map(p => p.alt)].join(' '));
  return [...query.words, ...query.phrases].every(w => text.includes(w));
}

/** Posts that a search finds, newest first. `until` is not part of the range. */
export function foundPosts(state: Microblog, text: string, zone: string): Row[] {
  if (text.trim() === '') return [];
  const query = queryOf(text);
  return allPosts(state.posts).filter(
    p => p.status === 'sent' && isVisible(state, p) && isWelcome(state, p) && fits(state, p, query, zone),
  );
}

/** Accounts whose name, handle or line has every word of a search. */
export function foundPeople(state: Microblog, text: string): AccountRow[] {
  const words = plain(text).replaceAll('@', '').split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  return Object.keys(state.accounts)
    .map(id => accountRow(state, id))
    .filter(a => words.every(w => plain(`${a.name} ${a.handle} ${a.bio}`).includes(w)))
    .sort(
      (a, b) =>
        followersOf(state, b.id) - followersOf(state, a.id) ||
        compare(a.handle, b.handle) ||
        compare(a.id, b.id),
    );
}

/** How many follow an account. */
export const followersOf = (state: Microblog, account: string): number =>
  state.accounts[account]!.fans +
  Object.values(state.accounts).filter(a => a.follows.includes(account)).length;
/** Accounts of this phone that follow an account, by name. */
export const followerIds = (state: Microblog, account: string): string[] =>
  accountsByName(state).filter(id => state.accounts[id]!.follows.includes(account));

/** Accounts whose handle or name begins with what is being written, those that the owner follows first. */
export function suggestedPeople(state: Microblog, start: string): AccountRow[] {
  const wanted = plain(start);
  const followed = state.accounts[ME]!.follows;
  const rank = (id: string): number => (followed.includes(id) ? 0 : 1);
  return Object.keys(state.accounts)
    .filter(id => id !== ME && state.accounts[id]!.status === 'open')
    .map(id => accountRow(state, id))
    .filter(
      a =>
        plain(a.handle).startsWith(wanted) ||
        plain(a.name)
          .split(/\s+/u)
          .some(w => w.startsWith(wanted)),
    )
    .sort((a, b) => rank(a.id) - rank(b.id) || compare(a.handle, b.handle) || compare(a.id, b.id))
    .slice(0, 4);
}
