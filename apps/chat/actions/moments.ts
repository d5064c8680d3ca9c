import { Type } from 'typebox';
import { ME } from '../state.ts';
import { action } from './shared.ts';

const T = Type.String();

export const momentActions = {
  postMoment: action('Post a moment', Type.Object({ text: T, photos: Type.Array(T, { maxItems: 9 }), place: T, visibility: Type.Union([Type.Literal('everyone'), Type.Literal('tags'), Type.Literal('private')]), tags: Type.Array(T) }), (state, { text, photos, place, visibility, tags }, ctx) => {
    if (text.trim() === '' && photos.length === 0) { ctx.toast('Write something or add a photo'); return; }
    if (!ctx.online()) { ctx.toast('No connection. Try again when you are online'); return; }
    state.moments[ctx.id('moment')] = { author: ME, at: ctx.now, text: text.trim(), photos, place, likes: [], comments: {}, visibility, tags: visibility === 'tags' ? [...tags].sort() : [] };
    ctx.back();
  }),
  deleteMoment: action('Delete an own moment', Type.Object({ moment: T }), (state, { moment }) => { if (state.moments[moment]?.author === ME) delete state.moments[moment]; }),
  likeMoment: action('Like a moment or take the like back', Type.Object({ moment: T, on: Type.Boolean() }), (state, { moment, on }) => {
    const m = state.moments[moment];
    if (m) m.likes = on ? [...m.likes.filter(w => w !== ME), ME] : m.likes.filter(w => w !== ME);
  }),
  commentMoment: action('Comment on a moment', Type.Object({ moment: T, text: T, replyTo: Type.Optional(T) }), (state, { moment, text, replyTo }, ctx) => {
    const m = state.moments[moment];
    if (!m || text.trim() === '') return;
    m.comments[ctx.id('comment')] = { by: ME, at: ctx.now, text: text.trim(), ...(replyTo ? { replyTo } : {}) };
  }),
  deleteComment: action('Delete an own comment, or any under an own moment', Type.Object({ moment: T, comment: T }), (state, { moment, comment }) => {
    const m = state.moments[moment];
    if (m && (m.author === ME || m.comments[comment]?.by === ME)) delete m.comments[comment];
  }),
};
