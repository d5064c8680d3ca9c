import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { ordersOf, parcelsOf, statusOf } from '../select/orders.ts';
import { words } from '../words.ts';
import { ME, type Answer, type Shop } from '../state.ts';
import { orderedIds, orderedRows } from '../../../src/state/order.ts';
import { action, reaches, tell } from './shared.ts';

const T = Type.String();
const MINUTE = 60_000;
const MOST_PHOTOS = 4;
export const answerTimer = (who: string): string => `shop-answer-${who}`;
export const nameOf = (state: Shop, who: string): string =>
  state.sellers[who]?.name ?? state.people[who]?.name ?? who;

/** The answer that a message calls for: the first whose words it has. */
export function answerTo(state: Shop, who: string, text: string): Answer | undefined {
  const said = text.toLowerCase();
  const kind = state.sellers[who] ? 'seller' : 'person';
  const byOwner = (a: Answer, b: Answer) => Number(a.of === null) - Number(b.of === null);
  return orderedRows(state.answers, byOwner, (a, b) => a.order - b.order)
    .filter(a => a.to === kind && (a.of === null || a.of === who))
    .find(a => a.words.length === 0 || a.words.some(word => said.includes(word)));
}

/** Fills an answer in: the order that it is about, or the latest from this seller, and when that should arrive. */
function filled(state: Shop, ctx: Ctx, { text }: Answer, who: string, about: string | null): string {
  const named = about !== null && state.orders[about] ? about : undefined;
  const order =
    named ??
    ordersOf(state.orders).find(
      o => o.lines.some(l => l.seller === who) && statusOf(state, o.id) !== 'cancelled',
    )?.id;
  const parcel = order === undefined ? undefined : parcelsOf(state, order).find(p => p.seller === who);
  const [year, month, day] = (parcel?.expected ?? '').split('-').map(Number);
  const when = day === undefined ? '' : ctx.format.dayOfMonth(year!, month!, day);
  return text.replaceAll('{order}', order ?? 'your order').replaceAll('{day}', when || 'the day shown');
}

/** Writes to a seller or person, and has them answer by their rules. */
export function write(
  state: Shop,
  ctx: Ctx,
  who: string,
  { text, about }: { text: string; about: string | null },
): void {
  ctx.effect('message', [who], { text, attached: [] });
  state.messages[ctx.id('msg')] = { with: who, mine: true, text, about, at: ctx.now };
  const wait = 3 + Math.floor(ctx.chance('answer', who, text) * 9);
  ctx.schedule(ctx.now + wait * MINUTE, 'answer', { who, text, about }, answerTimer(who));
}

export const talk = {
  sendMessage: action(
    'Write to a seller or a person',
    Type.Object({ who: T, text: T, about: Type.Union([T, Type.Null()]) }),
    (state, { who, text, about }, ctx) => {
      const said = text.trim();
      if (said === '' || (!state.sellers[who] && !state.people[who]) || !reaches(ctx)) return;
      write(state, ctx, who, { text: said, about });
      state.seen[who] = ctx.now;
    },
  ),
  answer: action(
    'A seller or person answers',
    Type.Object({ who: T, text: T, about: Type.Union([T, Type.Null()]) }),
    (state, { who, text, about }, ctx) => {
      const answer = answerTo(state, who, text);
      if (!answer) return;
      const said = filled(state, ctx, answer, who, about);
      state.messages[ctx.id('msg')] = { with: who, mine: false, text: said, about: null, at: ctx.now };
      const path = `/chat/${who}`;
      if (ctx.showing(path)) state.seen[who] = ctx.now;
      tell(state, ctx, 'message', { what: nameOf(state, who), path, text: said });
    },
  ),
  askQuestion: action(
    'Ask something about a product, for all to see',
    Type.Object({ product: T, text: T }),
    (state, { product, text }, ctx) => {
      const found = state.products[product];
      if (!found || text.trim() === '' || !reaches(ctx)) return;
      ctx.effect('comment', [found.seller], { on: found.name, text: text.trim() });
      const id = ctx.id('question');
      state.questions[id] = { product, by: ME, text: text.trim(), at: ctx.now, answer: null };
      const wait = 20 + Math.floor(ctx.chance('question', product, text) * 60);
      ctx.schedule(ctx.now + wait * MINUTE, 'answerQuestion', { question: id }, `shop-${id}`);
      if (ctx.showing(`/ask/${product}`)) ctx.finish();
    },
  ),
  answerQuestion: action(
    'A seller answers a question',
    Type.Object({ question: T }),
    (state, { question }, ctx) => {
      const found = state.questions[question];
      const seller = state.products[found?.product ?? '']?.seller;
      if (!found || found.answer !== null || seller === undefined) return;
      const answer = answerTo(state, seller, found.text);
      if (!answer) return;
      const text = filled(state, ctx, answer, seller, null);
      found.answer = { by: nameOf(state, seller), text, at: ctx.now };
      tell(state, ctx, 'answered', {
        what: state.products[found.product]!.name,
        path: `/questions/${found.product}`,
        text,
      });
    },
  ),
  writeReview: action(
    'Review a product that was bought; a second time changes the review',
    Type.Object({
      product: T,
      stars: Type.Integer({ minimum: 1, maximum: 5 }),
      text: T,
      photos: Type.Array(T),
    }),
    (state, { product, stars, text, photos }, ctx) => {
      const found = state.products[product];
      const line = ordersOf(state.orders)
        .filter(o => statusOf(state, o.id) === 'done')
        .flatMap(o => o.lines)
        .find(l => l.product === product);
      if (!found || !line) return ctx.toast(ctx.words(words)('reviewBuyers'));
      if (!reaches(ctx)) return;
      const own = orderedIds(state.reviews).find(
        id => state.reviews[id]!.product === product && state.reviews[id]!.by === ME,
      );
      ctx.effect('review', [found.seller], { on: found.name, stars, text: text.trim() });
      state.reviews[own ?? ctx.id('review')] = {
        product,
        by: ME,
        stars,
        text: text.trim(),
        choice: line.choice,
        photos,
        at: ctx.now,
        helpful: own ? state.reviews[own]!.helpful : 0,
        thanked: false,
      };
      state.photos = [];
      ctx.toast(ctx.words(words)('reviewThanks'));
      if (ctx.showing(`/write-review/${product}`)) ctx.finish();
    },
  ),
  deleteReview: action('Delete an own review', Type.Object({ review: T }), (state, { review }) => {
    if (state.reviews[review]?.by === ME) delete state.reviews[review];
  }),
  thank: action(
    'Find a review helpful, or no more',
    Type.Object({ review: T, on: Type.Boolean() }),
    (state, { review, on }, ctx) => {
      const found = state.reviews[review];
      if (!found || found.by === ME || found.thanked === on || !reaches(ctx)) return;
      ctx.effect('reaction', [found.by], { on: found.text, value: on ? 'helpful' : '' });
      found.thanked = on;
      found.helpful += on ? 1 : -1;
    },
  ),
  pickPhotos: action('Choose photos for what is being written', Type.Object({}), (_, _args, ctx) =>
    ctx.ask('photos', { action: 'photosAllowed', args: {} }),
  ),
  photosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ result: Type.Boolean() }),
    (state, { result }, ctx) => {
      if (!result) return ctx.toast(ctx.words(words)('allowPhotos'));
      const max = MOST_PHOTOS - state.photos.length;
      if (max < 1) return;
      const then = { app: 'shop', action: 'addPhotos', args: {} };
      ctx.start({ verb: 'PICK', mime: 'image/*', multiple: true, max, result: then });
    },
  ),
  addPhotos: action(
    'Add chosen photos to what is being written',
    Type.Object({ result: Type.Union([Type.Array(T), Type.Null()]) }),
    (state, { result }, ctx) => {
      const media = ctx.provider('media');
      const pictures = (result ?? [])
        .map(id => media?.get(id)?.media.picture)
        .filter(p => typeof p === 'string');
      state.photos = [...state.photos, ...pictures].slice(0, MOST_PHOTOS);
    },
  ),
  removePhoto: action(
    'Take a photo out of what is being written',
    Type.Object({ index: Type.Integer({ minimum: 0 }) }),
    (state, { index }) => {
      state.photos.splice(index, 1);
    },
  ),
};
