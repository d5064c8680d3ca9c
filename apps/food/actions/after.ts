import { Type } from 'typebox';
import { isOnMenu } from '../basket.ts';
import { claimable, claimCents, reorderOf } from '../past.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { CLAIM_KINDS, RATING_TAGS } from '../state/order.ts';
import { empty, put } from './basket.ts';
import { action, claimTimer, FIRM, giveBack, idOf, mail, MINUTE, money, say, tell } from './shared.ts';

/** How long the help takes to answer. */
export const CLAIM_MS = 4 * MINUTE;

export const after = {
  claim: action(
    'Tell the help what was missing or wrong with an order; its price comes back',
    Type.Object({
      order: Type.String(),
      kind: StringEnum([...CLAIM_KINDS]),
      lines: Type.Array(Type.Object({ line: Type.String(), count: Type.Integer({ minimum: 1 }) })),
      text: Type.String({ maxLength: 500 }),
    }),
    (state, { order: key, kind, lines, text }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      if (!order) return;
      const t = say(ctx);
      if (!ctx.online()) return ctx.toast(t('offline'));
      const open = claimable(order, ctx.now);
      const isKnown = lines.every(l => (open.find(o => o.line === l.line)?.count ?? 0) >= l.count);
      if (lines.length === 0 || !isKnown) return ctx.toast(t('nothingToClaim'));
      const names = lines.map(l => `${l.count} × ${open.find(o => o.line === l.line)!.name}`).join(', ');
      const note = [kind, names, text.trim()].filter(part => part !== '').join('; ');
      ctx.effect('amendment', [FIRM], { of: order.number, act: 'return', note });
      const cents = claimCents(order, lines);
      order.claims.push({ kind, lines, text: text.trim(), cents, status: 'open', at: ctx.now });
      const claim = order.claims.length - 1;
      ctx.schedule(ctx.now + CLAIM_MS, 'answerClaim', { order: id, claim }, claimTimer(id, claim));
      ctx.toast(t('claimSent'));
      ctx.close(`/help/${id}`);
    },
  ),
  answerClaim: action(
    'The help answers what was wrong with an order',
    Type.Object({ order: Type.String(), claim: Type.Integer() }),
    (state, { order: key, claim: index }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      const claim = order?.claims[index];
      if (!order || claim?.status !== 'open') return;
      const t = say(ctx);
      claim.cents = giveBack(ctx, order, claim.cents);
      claim.status = 'paid';
      const amount = money(ctx, claim.cents);
      tell(state, ctx, id, t('toldClaim', { amount }));
      mail(
        state,
        ctx,
        order,
        t('mailClaim', { number: order.number }),
        t('mailClaimText', { name: state.owner, amount, number: order.number }),
      );
    },
  ),
  rate: action(
    'Rate the food of an order that has come, and the rider',
    Type.Object({
      order: Type.String(),
      stars: Type.Integer({ minimum: 1, maximum: 5 }),
      rider: Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]),
      tags: Type.Array(StringEnum([...RATING_TAGS])),
      text: Type.String({ maxLength: 1_000 }),
    }),
    (state, { order: key, stars, rider, tags, text: written }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      const t = say(ctx);
      if (!order || !['delivered', 'collected'].includes(order.status)) return;
      if (order.rating !== null) return ctx.toast(t('ratedAlready'));
      if (!ctx.online()) return ctx.toast(t('offline'));
      const text = written.trim();
      const on = state.restaurants[order.restaurant]!.name;
      ctx.effect('review', [order.restaurant], { on, stars, text });
      if (rider !== null && order.rider !== null)
        ctx.effect('review', [`rider-${order.number}`], { on: order.rider, stars: rider, text: '' });
      order.rating = { stars, rider: order.rider === null ? null : rider, tags, text };
      state.reviews[ctx.id('review')] = {
        restaurant: order.restaurant,
        author: state.owner,
        mine: true,
        stars,
        text,
        at: ctx.now,
      };
      ctx.toast(t('ratedThanks'));
      ctx.close(`/rate/${id}`);
    },
  ),
  reorder: action(
    'Put what is still to be had of an earlier order into the basket',
    Type.Object({ order: Type.String(), replace: Type.Optional(Type.Boolean()) }),
    (state, { order: key, replace = false }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      if (!order) return;
      const t = say(ctx);
      const { lines } = reorderOf(state, order);
      const fit = lines.filter(l => l.change !== 'gone' && l.change !== 'soldOut');
      if (fit.length === 0) return ctx.toast(t('nothingToReorder'));
      if (state.basket.restaurant !== null && !replace) return ctx.toast(t('otherBasket'));
      empty(state);
      for (const { wanted } of fit) if (isOnMenu(state, wanted)) put(state, ctx, wanted);
      if (order.mode === 'pickup' || !state.restaurants[order.restaurant]!.delivers)
        state.basket.mode = 'pickup';
      ctx.open('/basket');
    },
  ),
};
