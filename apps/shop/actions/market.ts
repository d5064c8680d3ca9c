import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { payIntent } from '../../../src/sdk/core/payments.ts';
import { words } from '../words.ts';
import { ME, type Listing, type Shop } from '../state.ts';
import { keepOrder } from './unpaid.ts';
import { payOrderOf, placeOf } from './checkout.ts';
import { action, onClock, reaches, tell } from './shared.ts';
import { nameOf } from './talk.ts';

const T = Type.String();
const MINUTE = 60_000;
const Cents = Type.Integer({ minimum: 1, maximum: 99_999_99 });
const Condition = Type.Union([
  Type.Literal('new'),
  Type.Literal('good'),
  Type.Literal('used'),
  Type.Literal('worn'),
  Type.Literal('parts'),
]);
const Category = Type.Union([
  Type.Literal('home'),
  Type.Literal('kitchen'),
  Type.Literal('clothes'),
  Type.Literal('bags'),
  Type.Literal('electronics'),
  Type.Literal('outdoors'),
  Type.Literal('paper'),
  Type.Literal('toys'),
  Type.Literal('food'),
  Type.Literal('garden'),
]);
/** Posting a thing of one’s own costs what the post office asks for a small parcel. */
export const POST_CENTS = 3_40;

export const planTimer = (plan: string): string => `shop-${plan}`;
export const offerTimer = (offer: string): string => `shop-${offer}`;

/** People who may offer for something new, by chance; each offers a share of its price. */
function invite(state: Shop, ctx: Ctx, listing: string): void {
  const { title, cents } = state.listings[listing]!;
  const people = Object.keys(state.people).sort();
  for (const round of [0, 1]) {
    const who = people[Math.floor(ctx.chance('who', title, round) * people.length)];
    if (who === undefined || ctx.chance('comes', title, cents, round) > 0.8) continue;
    const share = 62 + Math.floor(ctx.chance('share', title, cents, round) * 34);
    const value = Math.max(1_00, Math.round((cents * share) / 100 / 50) * 50);
    const id = ctx.id('plan');
    const at =
      ctx.now -
      state.clockShift +
      (70 + round * 95 + Math.floor(ctx.chance('when', title, round) * 60)) * MINUTE;
    state.plans[id] = { at, kind: 'offer', of: listing, by: who, value, note: '' };
    ctx.schedule(onClock(state, ctx.now, at), 'runPlan', { plan: id }, planTimer(id));
  }
}

/** Tells whose offers are no longer wanted, and drops what people planned for a listing. */
function forget(state: Shop, ctx: Ctx, listing: string): void {
  for (const [id, plan] of Object.entries(state.plans)) {
    if (plan.kind !== 'offer' || plan.of !== listing) continue;
    delete state.plans[id];
    ctx.cancel(planTimer(id));
  }
}

/** The price at which the owner may buy a listing: what was agreed with them, or what is asked. */
export const priceFor = ({ cents, agreedCents, agreedWith }: Listing): number =>
  agreedWith === ME && agreedCents !== null ? agreedCents : cents;

const isMine = (state: Shop, listing: string): boolean => state.listings[listing]?.owner === ME;

export const market = {
  saveListing: action(
    'List something second-hand, or change what is listed',
    Type.Object({
      listing: Type.Union([T, Type.Null()]),
      title: T,
      text: T,
      category: Category,
      condition: Condition,
      cents: Cents,
      photos: Type.Array(T),
      pickUp: Type.Boolean(),
      post: Type.Boolean(),
    }),
    (state, { listing, title, text, pickUp, post, ...rest }, ctx) => {
      const t = ctx.words(words);
      if (title.trim() === '') return ctx.toast(t('titleMissing'));
      if (!pickUp && !post) return ctx.toast(t('handoverMissing'));
      const known = listing === null ? undefined : state.listings[listing];
      if (listing !== null && (known?.owner !== ME || known.status === 'sold')) return;
      if (!reaches(ctx)) return;
      const next = {
        ...rest,
        title: title.trim(),
        text: text.trim(),
        pickUp,
        postCents: post ? POST_CENTS : null,
        floorCents: rest.cents,
      };
      state.photos = [];
      if (known) {
        ctx.effect('amendment', ['bazari'], { of: known.title, act: 'change', note: next.title });
        Object.assign(known, next);
        if (ctx.showing(`/sell/${listing}`)) ctx.finish();
        return;
      }
      ctx.effect('post', ['bazari'], {
        text: next.title,
        photos: next.photos,
        place: '',
        audience: 'everyone',
      });
      const id = ctx.id('listing');
      state.listings[id] = {
        ...next,
        owner: ME,
        at: ctx.now,
        status: 'open',
        agreedCents: null,
        agreedWith: null,
      };
      invite(state, ctx, id);
      if (ctx.showing('/sell/new')) ctx.finish();
      ctx.open('/listing/:listing', { listing: id });
    },
  ),
  markSold: action(
    'Mark a listing of one’s own as sold, or as open again',
    Type.Object({ listing: T, on: Type.Boolean() }),
    (state, { listing, on }, ctx) => {
      const found = state.listings[listing];
      if (!found || !isMine(state, listing) || (found.status === 'sold') === on || !reaches(ctx)) return;
      ctx.effect('amendment', ['bazari'], { of: found.title, act: 'change', note: on ? 'sold' : 'open' });
      found.status = on ? 'sold' : found.agreedWith === null ? 'open' : 'reserved';
      if (on) forget(state, ctx, listing);
    },
  ),
  deleteListing: action(
    'Delete a listing of one’s own',
    Type.Object({ listing: T }),
    (state, { listing }, ctx) => {
      const found = state.listings[listing];
      if (!found || !isMine(state, listing) || !reaches(ctx)) return;
      ctx.effect('amendment', ['bazari'], { of: found.title, act: 'cancel', note: '' });
      forget(state, ctx, listing);
      delete state.listings[listing];
      for (const [id, offer] of Object.entries(state.offers))
        if (offer.listing === listing) delete state.offers[id];
      if (ctx.showing(`/listing/${listing}`)) ctx.finish();
    },
  ),
  acceptOffer: action(
    'Accept an offer for a listing of one’s own',
    Type.Object({ offer: T }),
    (state, { offer }, ctx) => {
      const found = state.offers[offer];
      const listing = state.listings[found?.listing ?? ''];
      if (found?.status !== 'open' || listing?.owner !== ME || listing.status !== 'open' || !reaches(ctx))
        return;
      ctx.effect('connection', [found.by], { act: 'accept', note: listing.title });
      found.status = 'accepted';
      Object.assign(listing, { status: 'reserved', agreedCents: found.cents, agreedWith: found.by });
      forget(state, ctx, found.listing);
    },
  ),
  refuseOffer: action(
    'Refuse an offer for a listing of one’s own',
    Type.Object({ offer: T }),
    (state, { offer }, ctx) => {
      const found = state.offers[offer];
      const listing = state.listings[found?.listing ?? ''];
      if (found?.status !== 'open' || listing?.owner !== ME || !reaches(ctx)) return;
      ctx.effect('connection', [found.by], { act: 'refuse', note: listing.title });
      found.status = 'refused';
    },
  ),
  makeOffer: action(
    'Offer a price for something second-hand',
    Type.Object({ listing: T, cents: Cents, note: T }),
    (state, { listing, cents, note }, ctx) => {
      const found = state.listings[listing];
      const t = ctx.words(words);
      if (!found || found.owner === ME || !reaches(ctx)) return;
      if (found.status !== 'open') return ctx.toast(t('listingGone'));
      if (cents >= found.cents) return ctx.toast(t('offerTooHigh'));
      const isOpen = Object.values(state.offers).some(
        o => o.listing === listing && o.by === ME && o.status === 'open',
      );
      if (isOpen) return ctx.toast(t('offerWaits'));
      ctx.effect('request', [found.owner], { cents, currency: 'GBP', note: note.trim() });
      const id = ctx.id('offer');
      state.offers[id] = {
        listing,
        by: ME,
        cents,
        note: note.trim(),
        at: ctx.now,
        status: 'open',
        withdrawnAt: null,
      };
      const wait = 4 + Math.floor(ctx.chance('offer', listing, cents) * 12);
      ctx.schedule(ctx.now + wait * MINUTE, 'answerOffer', { offer: id }, offerTimer(id));
    },
  ),
  withdrawOffer: action('Take an offer back', Type.Object({ offer: T }), (state, { offer }, ctx) => {
    const found = state.offers[offer];
    if (found?.by !== ME || found.status !== 'open' || !reaches(ctx)) return;
    ctx.effect('connection', [state.listings[found.listing]?.owner ?? ''], { act: 'leave', note: '' });
    found.status = 'withdrawn';
    found.withdrawnAt = ctx.now;
    ctx.cancel(offerTimer(offer));
  }),
  answerOffer: action('Somebody answers an offer', Type.Object({ offer: T }), (state, { offer }, ctx) => {
    const found = state.offers[offer];
    const listing = state.listings[found?.listing ?? ''];
    if (!found || found.status !== 'open' || !listing) return;
    const isEnough = found.cents >= listing.floorCents && listing.status === 'open';
    found.status = isEnough ? 'accepted' : 'refused';
    if (isEnough) Object.assign(listing, { status: 'reserved', agreedCents: found.cents, agreedWith: ME });
    tell(state, ctx, isEnough ? 'offerAccepted' : 'offerRefused', {
      what: listing.title,
      cents: found.cents,
      path: `/listing/${found.listing}`,
      text: nameOf(state, listing.owner),
    });
  }),
  buyListing: action(
    'Buy something second-hand, and ask the wallet to pay',
    Type.Object({
      listing: T,
      method: Type.Union([Type.Literal('post'), Type.Literal('pickUp')]),
      address: T,
      from: Type.Optional(T),
    }),
    (state, { listing, method, address, from }, ctx) => {
      const found = state.listings[listing];
      const to = state.addresses[address];
      if (!found || found.owner === ME || !to || !reaches(ctx)) return;
      const isFree = found.status === 'open' || (found.status === 'reserved' && found.agreedWith === ME);
      if (!isFree) return ctx.toast(ctx.words(words)('listingGone'));
      if (method === 'post' ? found.postCents === null : !found.pickUp) return;
      const cents = priceFor(found);
      const delivery = method === 'post' ? found.postCents! : 0;
      const order = keepOrder(
        state,
        ctx,
        {
          place: placeOf(to),
          lines: [
            {
              id: 'line-1',
              product: null,
              variant: null,
              listing,
              seller: found.owner,
              name: found.title,
              choice: '',
              picture: found.photos[0] ?? '',
              count: 1,
              cents,
              paidCents: cents,
            },
          ],
          coupon: null,
          discountCents: 0,
          deliveryCents: delivery,
          giftNote: '',
        },
        [{ seller: found.owner, method, cents: delivery }],
      );
      found.status = 'sold';
      if (from !== undefined && ctx.showing(from)) ctx.finish();
      ctx.open('/placed/:order', { order });
      const then = { app: 'shop', action: 'settlePay', args: { order } };
      ctx.start(payIntent(payOrderOf(ctx, order, state.orders[order]!), then));
    },
  ),
};
