import { twoDigits } from '../../src/state/civil.ts';
import { partsAt } from '../../src/state/clock.ts';
import { allPosts } from './select.ts';
import { ME, type Microblog } from './state.ts';

/** Date and time in UTC, `2026-03-12T09:41Z`. */
function whenOf(at: number): string {
  const { year, month, day, hour, minute } = partsAt(at, 'UTC');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}Z`;
}

/** All that the owner has on Chirrup, as the file that they can download. */
export function archiveOf(state: Microblog): string {
  const me = state.accounts[ME]!;
  const posts = allPosts(state.posts)
    .filter(p => p.by === ME)
    .map(({ at, text, photos, replyTo, quote, likes, reposts, views }) => ({
      at: whenOf(at),
      text,
      photos: photos.map(p => p.alt || p.picture),
      replyTo,
      quote,
      likes,
      reposts,
      views,
    }));
  const liked = allPosts(state.posts).flatMap(p => (p.liked ? [p.id] : []));
  const following = me.follows.map(id => `@${state.accounts[id]!.handle}`).sort();
  const bookmarks = Object.keys(state.bookmarks).sort();
  const { name, handle, bio } = me;
  return `${JSON.stringify({ account: { name, handle, bio }, posts, liked, following, bookmarks }, null, 2)}\n`;
}
