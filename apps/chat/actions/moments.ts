import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { nameOf } from '../select.ts';
import { ME, type Chat, type Moment } from '../state.ts';
import { action, oneOf, reaches } from './shared.ts';

const T = Type.String();

/** A moment as the ledger names it. */
const wordsOf = (m: Moment): string => m.text || m.photos.join(', ');
/** Whether others see a moment. */
const isShared = (m: Moment): boolean => m.visibility !== 'private';

/** People who answer photos also answer those of a moment that they may see. */
function answerMoment(state: Chat, ctx: Ctx, id: string): void {
  const { text, photos, visibility, tags } = state.moments[id]!;
  for (const who of Object.keys(state.replies).sort()) {
    const contact = state.contacts[who];
    const rule = state.replies[who]!.find(r => r.kind === 'photo');
    if (
      !rule ||
      !contact ||
      contact.blocked ||
      visibility === 'private' ||
      (visibility === 'tags' && !contact.tags.some(t => tags.includes(t)))
    )
      continue;
    ctx.schedule(ctx.now + rule.delayMs, 'momentAnswered', {
      moment: id,
      who,
      text: oneOf(rule.text, ctx.chance('moment', who, text, ...photos)),
    });
  }
}

export const momentActions = {
  postMoment: action(
    'Post a moment',
    Type.Object({
      text: T,
      photos: Type.Array(T, { maxItems: 9 }),
      place: T,
      visibility: Type.Union([Type.Literal('everyone'), Type.Literal('tags'), Type.Literal('private')]),
      tags: Type.Array(T),
    }),
    (state, { text, photos, place, visibility, tags }, ctx) => {
      if (text.trim() === '' && photos.length === 0) {
        ctx.toast('Write something or add a photo');
        return;
      }
      if (!reaches(ctx)) return;
      const id = ctx.id('moment');
      const moment: Moment = {
        author: ME,
        at: ctx.now,
        text: text.trim(),
        photos,
        place,
        likes: [],
        comments: {},
        visibility,
        tags: visibility === 'tags' ? [...tags].sort() : [],
      };
      state.moments[id] = moment;
      if (isShared(moment))
        ctx.effect('post', [], {
          text: moment.text,
          photos,
          place,
          audience: visibility === 'tags' ? moment.tags.join(', ') : visibility,
        });
      state.momentPhotos = [];
      if (photos.length > 0) answerMoment(state, ctx, id);
      ctx.back();
    },
  ),
  momentAnswered: action(
    'Someone likes an own moment and comments on it',
    Type.Object({ moment: T, who: T, text: T }),
    (state, { moment, who, text }, ctx) => {
      const m = state.moments[moment];
      if (!m || state.contacts[who]?.blocked !== false) return;
      if (!ctx.online()) {
        ctx.schedule(ctx.now + 60_000, 'momentAnswered', { moment, who, text });
        return;
      }
      m.likes.push(who);
      m.comments[ctx.id('comment')] = { by: who, at: ctx.now, text };
      if (state.settings.notifyMoments)
        ctx.notify({
          channel: 'moments',
          tag: moment,
          title: nameOf(state, who),
          text: `Likes your moment: ${text}`,
          route: `/moments/${ME}`,
        });
    },
  ),
  pickMomentPhotos: action('Choose photos for a moment', Type.Object({}), (_state, _args, ctx) =>
    ctx.ask('photos', { action: 'momentPhotosAllowed', args: {} }),
  ),
  momentPhotosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ result: Type.Boolean() }),
    (state, { result }, ctx) => {
      if (!result) {
        ctx.toast('Allow photos for Parley in Settings to add them');
        return;
      }
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        max: 9 - state.momentPhotos.length,
        result: { app: 'chat', action: 'addMomentPhotos', args: {} },
      });
    },
  ),
  addMomentPhotos: action(
    'Add chosen photos to the moment',
    Type.Object({ result: Type.Union([Type.Array(T), Type.Null()]) }),
    (state, { result }, ctx) => {
      const pictures = (result ?? [])
        .map(id => ctx.provider('media')!.get(id)?.media.picture)
        .filter(p => typeof p === 'string');
      state.momentPhotos = [...state.momentPhotos, ...pictures].slice(0, 9);
    },
  ),
  removeMomentPhoto: action(
    'Take a photo out of the moment',
    Type.Object({ index: Type.Integer({ minimum: 0 }) }),
    (state, { index }) => {
      state.momentPhotos.splice(index, 1);
    },
  ),
  deleteMoment: action('Delete an own moment', Type.Object({ moment: T }), (state, { moment }) => {
    if (state.moments[moment]?.author === ME) delete state.moments[moment];
  }),
  likeMoment: action(
    'Like a moment or take the like back',
    Type.Object({ moment: T, on: Type.Boolean() }),
    (state, { moment, on }, ctx) => {
      const m = state.moments[moment];
      if (!m || m.likes.includes(ME) === on || !reaches(ctx)) return;
      if (isShared(m)) ctx.effect('reaction', [m.author], { on: wordsOf(m), value: on ? 'like' : '' });
      m.likes = on ? [...m.likes, ME] : m.likes.filter(w => w !== ME);
    },
  ),
  commentMoment: action(
    'Comment on a moment',
    Type.Object({ moment: T, text: T, replyTo: Type.Optional(T) }),
    (state, { moment, text, replyTo }, ctx) => {
      const m = state.moments[moment];
      if (!m || text.trim() === '' || !reaches(ctx)) return;
      if (isShared(m))
        ctx.effect('comment', [m.author, ...(replyTo && replyTo !== m.author ? [replyTo] : [])], {
          on: wordsOf(m),
          text: text.trim(),
        });
      m.comments[ctx.id('comment')] = {
        by: ME,
        at: ctx.now,
        text: text.trim(),
        ...(replyTo ? { replyTo } : {}),
      };
    },
  ),
  deleteComment: action(
    'Delete an own comment, or any under an own moment',
    Type.Object({ moment: T, comment: T }),
    (state, { moment, comment }) => {
      const m = state.moments[moment];
      if (m && (m.author === ME || m.comments[comment]?.by === ME)) delete m.comments[comment];
    },
  ),
};
