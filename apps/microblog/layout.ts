import { linesOf } from './measure.ts';
import type { Microblog, Post } from './state.ts';
import { isVisible } from './select.ts';

/** What the height of a post depends on besides the post. */
export interface Look {
  /** Points from side to side. */
  width: number;
  scale: number;
  compact: boolean;
  showWarned: boolean;
}
/** Size and line of the text of a post, and of what it quotes. */
export const TEXT = { size: 15, line: 20 } as const;
export const SMALL = { size: 13, line: 18 } as const;
export const SIDE = 16;
export const FACE = 40;
export const GAP = 12;
/** Lines of a quoted post that are shown. */
export const QUOTE_LINES = 3;
/** Room beside the text of a nested answer. */
export const NEST = 28;

const ONE_PHOTO = 176;
const MORE_PHOTOS = 132;

/** Heights of the parts of a post in points, exactly as they are drawn; 0 for what it lacks. */
export interface Parts {
  top: number;
  via: number;
  head: number;
  replying: number;
  warning: number;
  text: number;
  photos: number;
  poll: number;
  quote: number;
  quoteLines: number;
  context: number;
  actions: number;
  total: number;
}

export interface Show {
  via: boolean;
  replying: boolean;
  /** Whether what has a content warning was opened. */
  opened: boolean;
  nested?: boolean;
}

export const isCovered = (post: Post, look: Pick<Look, 'showWarned'>, opened: boolean): boolean =>
  post.warning !== '' && !opened && !look.showWarned;

export const columnOf = (look: Look, nested = false): number =>
  look.width - 2 * SIDE - FACE - GAP - (nested ? NEST : 0);

function photosHeight(count: number): number {
  if (count === 0) return 0;
  return 8 + (count === 1 ? ONE_PHOTO : MORE_PHOTOS);
}

/** The heights of a post in a list. */
export function partsOf(state: Microblog, post: Post, look: Look, show: Show): Parts {
  const up = (points: number): number => Math.round(points * Math.max(1, look.scale));
  const column = columnOf(look, show.nested);
  const covered = isCovered(post, look, show.opened);
  const lines = (text: string, size: number, width: number): number =>
    linesOf(text, size * look.scale, width);
  const quoted = post.quote === null ? undefined : state.posts[post.quote];
  const quoteText = quoted && isVisible(state, quoted) ? quoted.text : '–';
  const quoteLines = Math.min(QUOTE_LINES, lines(quoteText, SMALL.size, column - 24));
  const choices = post.poll?.choices.length ?? 0;
  const parts = {
    top: look.compact ? 6 : 12,
    via: show.via ? up(20) : 0,
    head: up(22),
    replying: show.replying ? up(20) : 0,
    warning: post.warning === '' || look.showWarned ? 0 : up(56),
    text: covered || post.text === '' ? 0 : lines(post.text, TEXT.size, column) * up(TEXT.line),
    photos: covered ? 0 : photosHeight(post.photos.length),
    poll: covered || choices === 0 ? 0 : 8 + choices * (up(44) + 4) + up(22),
    quote: covered || post.quote === null ? 0 : 8 + 20 + up(20) + quoteLines * up(SMALL.line),
    quoteLines,
    context:
      covered || post.context === ''
        ? 0
        : 8 + 20 + up(20) + lines(post.context, SMALL.size, column - 24) * up(SMALL.line),
    actions: up(44),
  };
  const { quoteLines: _, ...heights } = parts;
  return { ...parts, total: Object.values(heights).reduce((a, b) => a + b, 0) };
}
