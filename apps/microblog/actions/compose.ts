import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { blankDraft, isBlank, isFor, MOST_PHOTOS, MOST_POSTS, type Target } from '../draft.ts';
import { Draft, AUDIENCES, REPLIERS, type Microblog } from '../state.ts';
import { whenOf } from '../when.ts';
import { words } from '../words.ts';
import { action, keep, refuse, T } from './shared.ts';

const Which = {
  replyTo: Type.Union([T, Type.Null()]),
  quote: Type.Union([T, Type.Null()]),
};
const Index = Type.Integer({ minimum: 0 });

/** The composer for a target. What stood in it for another is kept as a draft. */
function composerOf(state: Microblog, ctx: Ctx, target: Target): Draft {
  const { replyTo, quote } = target;
  if (state.composer !== null && !isFor(state.composer, target)) {
    keep(state, ctx, state.composer);
    state.composer = null;
  }
  state.composer ??= blankDraft({ replyTo, quote });
  return state.composer;
}
/** A composer in which nothing stands is none. */
function tidy(state: Microblog): void {
  if (state.composer !== null && isBlank(state.composer)) state.composer = null;
}

export const composeActions = {
  write: action(
    'Write into a post of the composer',
    Type.Object({ ...Which, index: Index, text: T }),
    (state, { index, text, ...target }, ctx) => {
      const post = composerOf(state, ctx, target).posts[index];
      if (post) post.text = text;
      tidy(state);
    },
  ),
  addPost: action('Add a post to the thread', Type.Object(Which), (state, target, ctx) => {
    const draft = composerOf(state, ctx, target);
    if (draft.posts.length < MOST_POSTS) draft.posts.push({ text: '', photos: [] });
  }),
  removePost: action(
    'Take a post out of the thread',
    Type.Object({ ...Which, index: Index }),
    (state, { index, ...target }, ctx) => {
      const draft = composerOf(state, ctx, target);
      if (draft.posts.length > 1) draft.posts.splice(index, 1);
      tidy(state);
    },
  ),
  setOptions: action(
    'Choose audience, who may reply, content warning and how long a poll runs',
    Type.Object({
      ...Which,
      audience: Type.Optional(Type.Enum([...AUDIENCES])),
      repliers: Type.Optional(Type.Enum([...REPLIERS])),
      warning: Type.Optional(T),
      minutes: Type.Optional(Type.Integer({ minimum: 5 })),
    }),
    (state, { replyTo, quote, ...options }, ctx) => {
      Object.assign(composerOf(state, ctx, { replyTo, quote }), options);
      tidy(state);
    },
  ),
  setChoices: action(
    'Write the choices of a poll; none removes it',
    Type.Object({ ...Which, choices: Type.Array(T, { maxItems: 4 }) }),
    (state, { choices, ...target }, ctx) => {
      composerOf(state, ctx, target).choices = choices;
      tidy(state);
    },
  ),
  pickPhotos: action(
    'Choose photos for a post',
    Type.Object({ ...Which, index: Index }),
    (_state, args, ctx) => ctx.ask('photos', { action: 'pickPhotosAllowed', args }),
  ),
  pickPhotosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ ...Which, index: Index, result: Type.Boolean() }),
    (_state, { result, ...args }, ctx) => {
      if (!result) return ctx.toast(ctx.words(words)('allowPhotos'));
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        result: { app: 'microblog', action: 'addPhotos', args },
      });
    },
  ),
  addPhotos: action(
    'Add the photos that were chosen, four at most',
    Type.Object({ ...Which, index: Index, result: Type.Union([Type.Array(T), Type.Null()]) }),
    (state, { index, result, ...target }, ctx) => {
      const pictures = (result ?? []).flatMap(id => ctx.provider('media')?.get(id)?.media.picture ?? []);
      const post = composerOf(state, ctx, target).posts[index];
      if (post && post.photos.length + pictures.length > MOST_PHOTOS) refuse(state, 'media');
      else post?.photos.push(...pictures.map(picture => ({ picture, alt: '' })));
      tidy(state);
    },
  ),
  removePhoto: action(
    'Take a photo out of a post',
    Type.Object({ ...Which, index: Index, photo: Index }),
    (state, { index, photo, ...target }, ctx) => {
      composerOf(state, ctx, target).posts[index]?.photos.splice(photo, 1);
      tidy(state);
    },
  ),
  setAlt: action(
    'Describe a photo of the composer',
    Type.Object({ ...Which, index: Index, photo: Index, alt: T }),
    (state, { index, photo, alt, ...target }, ctx) => {
      const found = composerOf(state, ctx, target).posts[index]?.photos[photo];
      if (found) found.alt = alt.trim();
      tidy(state);
    },
  ),
  setDay: action(
    'Choose the day of a scheduled post',
    Type.Object({ result: Type.Union([Type.Integer(), Type.Null()]) }),
    (state, { result }, ctx) => {
      if (result !== null) state.when = { date: result, minutes: whenOf(state, ctx.now, ctx.zone).minutes };
    },
  ),
  setTime: action(
    'Choose the time of a scheduled post',
    Type.Object({ result: Type.Union([Type.Integer(), Type.Null()]) }),
    (state, { result }, ctx) => {
      if (result !== null) state.when = { date: whenOf(state, ctx.now, ctx.zone).date, minutes: result };
    },
  ),
  keepDraft: action('Keep what was written as a draft', Type.Object({}), (state, _, ctx) => {
    if (state.composer !== null) keep(state, ctx, state.composer);
    state.composer = null;
    ctx.back();
  }),
  discard: action('Throw away what was written', Type.Object({}), (state, _, ctx) => {
    state.composer = null;
    ctx.back();
  }),
  openDraft: action('Go on writing a draft', Type.Object({ draft: T }), (state, { draft: id }, ctx) => {
    const found = state.drafts[id];
    if (!found) return;
    if (state.composer !== null) keep(state, ctx, state.composer);
    const { keptAt: _, ...draft } = found;
    state.composer = draft;
    delete state.drafts[id];
    ctx.open('/compose/:kind/:post', composePath(found));
  }),
  deleteDraft: action('Delete a draft', Type.Object({ draft: T }), (state, { draft }) => {
    delete state.drafts[draft];
  }),
};

/** Parameters of the composer’s route for a draft. */
export function composePath({ replyTo, quote }: Target): { kind: string; post: string } {
  if (replyTo !== null) return { kind: 'reply', post: replyTo };
  return quote === null ? { kind: 'new', post: 'none' } : { kind: 'quote', post: quote };
}
