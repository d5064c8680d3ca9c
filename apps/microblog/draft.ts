import type { Draft, Microblog } from './state.ts';

export const POLL_MINUTES = [60, 360, 1_440, 4_320, 10_080] as const;
/** Most photos of a post, and posts of a thread. */
export const MOST_PHOTOS = 4;
export const MOST_POSTS = 10;
/** What a choice of a poll may count. */
export const MOST_CHOICE = 25;

export interface Target {
  replyTo: string | null;
  quote: string | null;
}
export const NO_TARGET: Target = { replyTo: null, quote: null };

/** A draft in which nothing stands yet. */
export const blankDraft = (target: Target = NO_TARGET): Draft => ({
  posts: [{ text: '', photos: [] }],
  ...target,
  choices: [],
  minutes: 1_440,
  audience: 'everyone',
  repliers: 'everyone',
  warning: '',
});

/** A draft of one post with this text. */
export const draftOf = (text: string, more: Partial<Draft> = {}): Draft => ({
  ...blankDraft(),
  posts: [{ text, photos: [] }],
  ...more,
});

/** Whether nothing of a draft would be missed. */
export function isBlank(draft: Draft): boolean {
  const written = draft.posts.some(p => p.text.trim() !== '' || p.photos.length > 0);
  const polled = draft.choices.some(c => c.trim() !== '');
  const chosen = draft.audience !== 'everyone' || draft.repliers !== 'everyone' || draft.warning !== '';
  return !written && !polled && !chosen && draft.posts.length === 1 && draft.choices.length === 0;
}

export const isFor = (draft: Draft, { replyTo, quote }: Target): boolean =>
  draft.replyTo === replyTo && draft.quote === quote;

/** What stands in the composer for a target; null where it is empty or holds something else. */
export const composerFor = (state: Microblog, target: Target): Draft | null =>
  state.composer !== null && isFor(state.composer, target) ? state.composer : null;
