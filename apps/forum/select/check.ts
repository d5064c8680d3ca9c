import { KINDS, ME, type Draft, type Forum } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { karmaOf } from './people.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

export type Problem =
  | {
      code:
        | 'community'
        | 'private'
        | 'flair'
        | 'title'
        | 'link'
        | 'badLink'
        | 'options'
        | 'photo'
        | 'event'
        | 'soon';
    }
  | { code: 'restricted' }
  | { code: 'banned'; until: number; reason: string }
  | { code: 'karma' | 'days' | 'titleLong' | 'textShort'; have: number; need: number }
  | { code: 'wait'; minutes: number }
  | { code: 'kind'; kind: Draft['kind'] }
  | { code: 'prefix'; prefixes: readonly string[] };

const LINK = /\bhttps?:\/\/|\bwww\.|\]\(/i;
const ADDRESS = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i;
export const hasLink = (text: string): boolean => LINK.test(text);
export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** Who may not write in a community now, and until when. */
export const banOf = (state: Forum, community: string, now: number, person: string = ME) =>
  orderedRows(state.bans, (a, b) => b.until - a.until).find(
    b => b.community === community && b.person === person && b.until > now,
  );

/** What keeps the owner out of a community, whatever they write. */
function doorProblems(state: Forum, community: string, now: number): Problem[] {
  const found = state.communities[community]!;
  const ban = banOf(state, community, now);
  const me = state.people[ME]!;
  const karma = karmaOf(state, ME);
  const days = Math.floor((now - me.joinedAt) / DAY);
  const out: Problem[] = [];
  if (found.open === 'private' && !state.joined[community]) out.push({ code: 'private' });
  if (found.open === 'restricted' && !found.moderators.includes(ME)) out.push({ code: 'restricted' });
  if (ban) out.push({ code: 'banned', until: ban.until, reason: ban.reason });
  if (karma < found.needs.karma) out.push({ code: 'karma', have: karma, need: found.needs.karma });
  if (days < found.needs.days) out.push({ code: 'days', have: days, need: found.needs.days });
  const last = Math.max(
    0,
    ...Object.values(state.posts)
      .filter(p => p.community === community && p.author === ME)
      .map(p => p.at),
  );
  const wait = Math.ceil((last + found.needs.minutes * MINUTE - now) / MINUTE);
  if (last > 0 && wait > 0) out.push({ code: 'wait', minutes: wait });
  return out;
}

function formProblems(draft: Draft, now: number): Problem[] {
  if (draft.crosspost !== null) return [];
  switch (draft.kind) {
    case 'photo':
      return draft.photos.length === 0 ? [{ code: 'photo' }] : [];
    case 'link':
      return isAddress(draft.link) ? [] : [{ code: 'badLink' }];
    case 'poll':
      return draft.options.filter(o => o.trim() !== '').length < 2 ? [{ code: 'options' }] : [];
    case 'event':
      if (draft.from === null) return [{ code: 'event' }];
      return draft.from <= now ? [{ code: 'soon' }] : [];
    default:
      return [];
  }
}

/** Everything that keeps a draft from being posted, in the order in which the screen says it. */
export function problemsOf(state: Forum, draft: Draft, now: number): Problem[] {
  const found = draft.community === null ? undefined : state.communities[draft.community];
  if (!found) return [{ code: 'community' }];
  const { needs, flairs } = found;
  const title = draft.title.trim();
  const out = doorProblems(state, draft.community!, now);
  if (!needs.kinds.includes(draft.kind)) out.push({ code: 'kind', kind: draft.kind });
  if (title === '') out.push({ code: 'title' });
  if (title.length > needs.titleMost)
    out.push({ code: 'titleLong', have: title.length, need: needs.titleMost });
  const fits = needs.prefixes.some(p => title.toLowerCase().startsWith(`[${p.toLowerCase()}]`));
  if (needs.prefixes.length > 0 && !fits) out.push({ code: 'prefix', prefixes: needs.prefixes });
  const text = draft.text.trim();
  if (text.length < needs.textLeast)
    out.push({ code: 'textShort', have: text.length, need: needs.textLeast });
  if (!needs.links && hasLink(`${title} ${text}`)) out.push({ code: 'link' });
  if (needs.flair && !flairs.some(f => f.id === draft.flair)) out.push({ code: 'flair' });
  return [...out, ...formProblems(draft, now)];
}

/** Why nobody, or not the owner, can comment on a post; null where they can. */
export function commentProblem(
  state: Forum,
  post: string,
  now: number,
): 'gone' | 'locked' | 'archived' | 'private' | 'banned' | null {
  const found = state.posts[post];
  if (!found || found.deleted || (found.removed !== null && found.author !== ME)) return 'gone';
  if (found.removed !== null) return 'gone';
  const community = state.communities[found.community]!;
  if (community.open === 'private' && !state.joined[found.community]) return 'private';
  if (banOf(state, found.community, now)) return 'banned';
  if (found.locked && !community.moderators.includes(ME)) return 'locked';
  return now - found.at > 182 * DAY ? 'archived' : null;
}

/** Whether nothing was written into a draft yet. */
export const isBlank = (draft: Draft): boolean =>
  [draft.title, draft.text, draft.link, draft.place, ...draft.options].every(text => text.trim() === '') &&
  draft.photos.length === 0 &&
  draft.from === null;

export const emptyDraft = (at: number, community: string | null): Draft => ({
  community,
  kind: KINDS[0],
  title: '',
  text: '',
  photos: [],
  link: '',
  options: [],
  pollDays: 3,
  from: null,
  hours: 2,
  place: '',
  flair: null,
  spoiler: false,
  sensitive: false,
  crosspost: null,
  at,
});
