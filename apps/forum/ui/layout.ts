import { BODY, linesIn, markdownHeight } from '../measure.ts';
import { textOfMarkdown } from '../markdown.ts';
import type { Comment, Forum, Post, Settings } from '../state.ts';

/*
 * Heights of rows, in points. The style sheets say the same numbers; lists need them before anything is drawn.
 */
export const VOTES = 48;
export const EDGE = 12;
export const RAIL = 14;
const TITLE = { size: 17, line: 23, most: 4 } as const;
const EXCERPT = { size: 14, line: 20, most: 3 } as const;
const COMPACT = { size: 15, line: 20, most: 3 } as const;
const THUMB = 72;

export const photoHeight = 184;
export const linkHeight = 56;

export const excerptOf = (post: Post): string => textOfMarkdown(post.text);

/** What a card shows below its title. */
export function previewOf(post: Post): 'photo' | 'link' | 'poll' | 'event' | 'cross' | 'none' {
  if (post.crosspost !== null) return 'cross';
  if (post.photos.length > 0) return 'photo';
  if (post.link !== null) return 'link';
  if (post.poll !== null) return 'poll';
  return post.event === null ? 'none' : 'event';
}
const PREVIEW = { photo: photoHeight + 8, link: 52, poll: 52, event: 52, cross: 52, none: 0 } as const;

/** Lines of a card's title and of its text. */
export function cardLines(post: Post, width: number, scale: number): { title: number; text: number } {
  const room = width - VOTES - EDGE;
  const title = Math.min(TITLE.most, linesIn(post.title, room, TITLE.size * scale, 700));
  if (post.spoiler || post.text === '') return { title, text: 0 };
  const text = linesIn(excerptOf(post).slice(0, 300), room, EXCERPT.size * scale);
  return { title, text: Math.min(post.photos.length > 0 ? 2 : EXCERPT.most, text) };
}
export function compactLines(post: Post, width: number, scale: number): number {
  const thumb = post.photos.length > 0 ? THUMB + 12 : 0;
  const room = width - VOTES - EDGE - thumb;
  return Math.min(COMPACT.most, linesIn(post.title, room, COMPACT.size * scale, 700));
}
/** Whether a row of tags stands above the title. */
export const hasTags = (post: Post): boolean =>
  post.flair !== null ||
  post.spoiler ||
  post.sensitive ||
  post.pinned ||
  post.locked ||
  post.removed !== null;

export function cardHeight(
  post: Post,
  width: number,
  scale: number,
  density: Settings['density'],
  tagged: boolean,
): number {
  if (density === 'compact') {
    const text = compactLines(post, width, scale) * COMPACT.line * scale;
    const body = 8 + 20 * scale + (tagged ? 28 * scale : 0) + text + 44 + 1;
    return Math.ceil(Math.max(body, 124));
  }
  const { title, text } = cardLines(post, width, scale);
  const words = title * TITLE.line * scale + (text > 0 ? text * EXCERPT.line * scale + 4 : 0);
  const preview = PREVIEW[previewOf(post)] * (previewOf(post) === 'photo' ? 1 : scale);
  const body = 12 + 20 * scale + 4 + (tagged ? 28 * scale : 0) + words + (preview > 0 ? preview + 8 : 0);
  return Math.ceil(Math.max(body + 48, 148) + 8);
}

/** Height of the post at the head of its thread. */
export function headHeight(
  state: Forum,
  post: Post,
  width: number,
  scale: number,
  more: { notes: number; covered: boolean },
): number {
  const room = width - 32;
  const title = linesIn(post.title, room, 21 * scale, 700) * 27 * scale;
  const text = post.text === '' ? 0 : more.covered ? 60 : markdownHeight(post.text, room, scale) + 12;
  const photos = post.photos.length * (photoHeight + 36 + 8);
  const link = post.link === null ? 0 : linkHeight * scale + 12;
  const poll =
    post.poll === null
      ? 0
      : post.poll.options.reduce(
          (sum, o) => sum + Math.max(48, linesIn(o.text, room - 96, 15 * scale) * 22 * scale + 20) + 8,
          0,
        ) +
        24 * scale +
        8;
  const event = post.event === null ? 0 : 76 * scale + 48 + 16;
  const cross = post.crosspost === null ? 0 : 84 * scale + 12;
  const tags = hasTags(post) || post.editedAt !== null ? 30 * scale : 0;
  const notes = more.notes * (72 * scale + 8);
  return Math.ceil(
    60 * scale + title + 10 + tags + text + photos + link + poll + event + cross + notes + 52 + 8,
  );
}

export const metaHeight = 44;
export function commentHeight(
  comment: Comment,
  depth: number,
  width: number,
  scale: number,
  folded: boolean,
): number {
  if (folded) return Math.ceil(metaHeight * Math.max(1, scale) + 1);
  const isGone = comment.deleted || comment.removed !== null;
  const room = width - EDGE * 2 - depth * RAIL - 12;
  const body = isGone ? BODY.line * scale : markdownHeight(comment.text, room, scale);
  return Math.ceil(metaHeight * Math.max(1, scale) + body + 46 + (comment.waiting ? 22 * scale : 0));
}
