import { compare } from '../../../src/sdk/core/compare.ts';
import type { Forum, Post } from '../state.ts';
import { isListed, mayRead, PERIOD_MS, type Period } from './feed.ts';
import { hotOf, scoreOf } from './score.ts';

/** A search as it is typed: words, “phrases”, and words that must not be there, with operators. */
export interface Query {
  words: string[];
  not: string[];
  title: string[];
  community: string | null;
  author: string | null;
  flair: string | null;
}
const TOKEN = /(-)?(?:(community|author|flair|title):)?(?:["“”]([^"“”]*)["“”]|(\S+))/giu;

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
const bare = (text: string): string => plain(text).replace(/^(?:c|u)\//, '');

export function parseQuery(text: string): Query {
  const query: Query = { words: [], not: [], title: [], community: null, author: null, flair: null };
  for (const [, minus, named, phrase, word] of text.matchAll(TOKEN)) {
    const value = phrase ?? word ?? '';
    // A keyboard begins a search with a capital.
    const operator = named?.toLowerCase();
    if (value.trim() === '') continue;
    if (operator === 'community' || operator === 'author') query[operator] = bare(value);
    else if (operator === 'flair') query.flair = plain(value);
    else if (operator === 'title') query.title.push(plain(value));
    else (minus ? query.not : query.words).push(plain(value));
  }
  return query;
}
const isEmpty = (q: Query): boolean =>
  q.words.length + q.title.length + q.not.length === 0 &&
  q.community === null &&
  q.author === null &&
  q.flair === null;

const inText = (query: Query, text: string): boolean =>
  query.words.every(word => text.includes(word)) && !query.not.some(word => text.includes(word));

function fitsPlace(state: Forum, query: Query, post: Post, author: string): boolean {
  if (query.community !== null && plain(state.communities[post.community]!.name) !== query.community)
    return false;
  if (query.author !== null && plain(state.people[author]?.name ?? '') !== query.author) return false;
  const flair = state.communities[post.community]!.flairs.find(f => f.id === post.flair);
  return query.flair === null || plain(flair?.text ?? '') === query.flair;
}

export type FindSort = 'relevant' | 'new' | 'top';
export interface Find {
  text: string;
  sort: FindSort;
  period: Period;
}
interface Hit {
  id: string;
  at: number;
  score: number;
  near: number;
}
function order(hits: readonly Hit[], sort: FindSort): string[] {
  const weigh = (h: Hit): number => {
    if (sort === 'new') return h.at;
    return sort === 'top' ? h.score : h.near * 10 + hotOf(h.score, h.at) / 1_000;
  };
  return [...hits].sort((a, b) => weigh(b) - weigh(a) || b.at - a.at || compare(a.id, b.id)).map(h => h.id);
}

export function findPosts(state: Forum, { text, sort, period }: Find, now: number): string[] {
  const query = parseQuery(text);
  if (isEmpty(query)) return [];
  const hits: Hit[] = [];
  for (const [id, post] of Object.entries(state.posts)) {
    if (!isListed(state, id, post) || now - post.at > PERIOD_MS[period]) continue;
    const title = plain(post.title);
    if (!query.title.every(word => title.includes(word))) continue;
    if (!inText(query, `${title} ${plain(post.text)} ${plain(post.link ?? '')}`)) continue;
    if (!fitsPlace(state, query, post, post.author)) continue;
    const near = query.words.filter(word => title.includes(word)).length;
    hits.push({ id, at: post.at, score: scoreOf(state, id, post), near });
  }
  return order(hits, sort);
}

export function findComments(state: Forum, { text, sort, period }: Find, now: number): string[] {
  const query = parseQuery(text);
  if (isEmpty(query) || query.title.length > 0) return [];
  const hits: Hit[] = [];
  for (const [id, comment] of Object.entries(state.comments)) {
    const post = state.posts[comment.post];
    if (!post || comment.removed !== null || comment.deleted || state.blocked[comment.author]) continue;
    if (!mayRead(state, post.community) || now - comment.at > PERIOD_MS[period]) continue;
    if (!inText(query, plain(comment.text)) || !fitsPlace(state, query, post, comment.author)) continue;
    hits.push({ id, at: comment.at, score: scoreOf(state, id, comment), near: 0 });
  }
  return order(hits, sort);
}

export function findCommunities(state: Forum, text: string): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean).map(bare);
  if (words.length === 0) return [];
  return Object.keys(state.communities)
    .filter(id => {
      const { name, title, about } = state.communities[id]!;
      const all = plain(`${name} ${title} ${about}`);
      return words.every(word => all.includes(word));
    })
    .sort((a, b) => state.communities[b]!.members - state.communities[a]!.members || compare(a, b));
}
export function findPeople(state: Forum, text: string): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean).map(bare);
  if (words.length === 0) return [];
  return Object.keys(state.people)
    .filter(id =>
      words.every(word => plain(`${state.people[id]!.name} ${state.people[id]!.bio}`).includes(word)),
    )
    .sort((a, b) => compare(state.people[a]!.name, state.people[b]!.name) || compare(a, b));
}
