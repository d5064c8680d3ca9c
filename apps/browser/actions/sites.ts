import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { cartLines, cartTotal, DELIVERY_CENTS } from '../shop.ts';
import type { Browser, Visit } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { activeTab, currentVisit, meant, outsideOf } from '../tabs.ts';
import { hostOf, plainAddress } from '../web/address.ts';
import { FORMS, type Form } from '../web/forms.ts';
import { askedIn, CODES, dayText, faultsOf } from '../web/form-checks.ts';
import { freshPlay, playMove } from '../web/games/play.ts';
import { viewOf } from '../web/view.ts';

const action = actionsOf<Browser>();
const { Object: Obj, String: Str, Integer: Int, Array: Arr, Optional: Opt, Number: Num } = Type;
const MOST = 20;

/** Field of a form of the page that is shown. */
const fieldOf = (form: string, name: string) =>
  FORMS[form]?.steps.flatMap(s => s.fields).find(f => f.name === name);

/** The filled-in values, without those that only repeat others. */
function valuesOf(form: Form, visit: Visit): Record<string, string> {
  return Object.fromEntries(
    form.steps
      .flatMap((_, step) => askedIn(form, step, visit.fields))
      .filter(f => f.same === undefined)
      .flatMap(f => {
        const value = (visit.fields[f.name] ?? '').trim();
        return value === '' ? [] : [[f.name, value]];
      }),
  );
}

function placeOrder(state: Browser, visit: Visit, ctx: Ctx): string | null {
  const lines = cartLines(state);
  const short = lines.find(l => l.product.stock < l.quantity);
  if (lines.length === 0) {
    ctx.toast('Your cart is empty');
    return null;
  }
  if (short) {
    ctx.toast(`Only ${short.product.stock} of ${short.product.name} left`);
    return null;
  }
  const f = visit.fields;
  const delivery = f['delivery']!.startsWith('Express')
    ? 'express'
    : f['delivery']!.startsWith('Collect')
      ? 'collect'
      : 'standard';
  const code = (f['code'] ?? '').trim().toUpperCase();
  const goods = cartTotal(state);
  const off = Math.floor((goods * (CODES[code] ?? 0)) / 100);
  const id = ctx.id('order');
  const sent = delivery !== 'collect';
  const totalCents = goods - off + DELIVERY_CENTS[delivery];
  ctx.effect('order', [hostOf(visit.url)], {
    cents: totalCents,
    currency: 'GBP',
    items: lines.map(l => ({ name: l.product.name, count: l.quantity })),
  });
  state.orders[id] = {
    number: `TH-${String(1000 + Math.floor(ctx.random() * 9000))}`,
    lines: lines.map(l => ({ product: l.product.id, quantity: l.quantity, cents: l.product.cents })),
    delivery,
    deliveryCents: DELIVERY_CENTS[delivery],
    totalCents,
    code,
    name: f['name']!.trim(),
    email: f['email']!.trim(),
    street: sent ? f['street']!.trim() : '',
    postcode: sent ? f['postcode']!.trim().toUpperCase() : '',
    payment: f['payment'] === 'Card' ? 'card' : f['payment'] === 'Invoice' ? 'invoice' : 'at-collection',
    at: ctx.now,
  };
  for (const l of lines) state.products[l.product.id]!.stock -= l.quantity;
  state.cart = {};
  return id;
}

/** Takes a form whose values hold; gives what the page confirms. */
function take(state: Browser, name: string, form: Form, visit: Visit, ctx: Ctx): string | null {
  if (form.takes === 'order') return placeOrder(state, visit, ctx);
  if (form.takes === 'comment') {
    ctx.effect('comment', [plainAddress(visit.url)], {
      on: visit.title,
      text: visit.fields['text']!.trim(),
    });
    const id = ctx.id('comment');
    state.comments[id] = {
      url: plainAddress(visit.url),
      name: visit.fields['name']!.trim(),
      text: visit.fields['text']!.trim(),
      at: ctx.now,
      mine: true,
    };
    visit.fields = {};
    ctx.toast('Comment posted');
    return id;
  }
  const fields = valuesOf(form, visit);
  ctx.effect('form', [plainAddress(visit.url)], { fields });
  const id = ctx.id('submission');
  state.submissions[id] = { site: form.site, form: name, fields, at: ctx.now };
  return id;
}

export const siteActions = {
  setField: action(
    'Fill in a field of the page',
    Obj({ name: Str(), value: Str() }),
    (state, { name, value }) => {
      const visit = currentVisit(state);
      if (visit) visit.fields[name] = value;
    },
  ),
  setDate: action(
    'Fill in a day that the date dialog gave',
    Obj({ name: Str(), result: Num() }),
    (state, { name, result }, ctx) => {
      const visit = currentVisit(state);
      if (visit) visit.fields[name] = dayText(result, ctx.zone);
    },
  ),
  toggleOption: action(
    'Tick or untick one of several boxes of a field',
    Obj({ form: Str(), name: Str(), option: Str() }),
    (state, { form, name, option }) => {
      const visit = currentVisit(state);
      const options = fieldOf(form, name)?.options ?? [];
      if (!visit || !options.includes(option)) return;
      const on = (visit.fields[name] ?? '').split(', ').filter(Boolean);
      const next = on.includes(option) ? on.filter(o => o !== option) : [...on, option];
      visit.fields[name] = options.filter(o => next.includes(o)).join(', ');
    },
  ),
  sendForm: action(
    'Send a form, or go on to its next step',
    Obj({ form: Str() }),
    (state, { form: name }, ctx) => {
      const visit = currentVisit(state);
      const form = FORMS[name];
      if (!visit || !form || (visit.sent !== null && form.takes !== 'comment')) return;
      if (Object.keys(faultsOf(form, visit.step, visit.fields)).length > 0) {
        visit.tried += 1;
        return;
      }
      if (!ctx.online()) {
        ctx.toast('You are offline. Nothing was sent.');
        return;
      }
      visit.tried = 0;
      if (visit.step < form.steps.length - 1) {
        visit.step += 1;
        return;
      }
      if (form.failsFirst && !visit.failed) {
        visit.failed = true;
        return;
      }
      const id = take(state, name, form, visit, ctx);
      if (id === null) return;
      visit.sent = id;
      visit.failed = false;
      visit.title = viewOf(state, visit.url, visit, outsideOf(ctx)).title;
    },
  ),
  stepBack: action('Go back to the step before in a form', Obj({}), state => {
    const visit = currentVisit(state);
    if (visit && visit.step > 0) {
      visit.step -= 1;
      visit.tried = 0;
    }
  }),
  play: action(
    'Make a move in the game of the page',
    Obj({
      type: StringEnum([
        'step',
        'pick',
        'value',
        'press',
        'place',
        'stroke',
        'undo',
        'start',
        'dismiss',
        'submit',
      ]),
      what: Opt(Str()),
      at: Opt(Int()),
      points: Opt(Arr(Num())),
    }),
    (state, move, ctx) => {
      const visit = currentVisit(state);
      if (!visit) return;
      const game = viewOf(state, meant(visit, ctx), visit, outsideOf(ctx)).blocks.find(
        b => b.kind === 'game',
      );
      if (game?.kind !== 'game') return;
      visit.play ??= freshPlay(game.game, game.seed);
      const ended = playMove(visit.play, game.game, game.seed, move, ctx.now);
      if (ended)
        state.games[ctx.id('game')] = {
          game: game.game,
          seed: game.seed,
          success: ended.success,
          at: ctx.now,
        };
    },
  ),
  setGameDate: action(
    'Choose a day in the game of the page',
    Obj({ result: Num() }),
    (state, { result }, ctx) => {
      const visit = currentVisit(state);
      if (visit?.play && !visit.play.done) visit.play.value = dayText(result, ctx.zone);
    },
  ),
  restart: action('Start the game of the page again', Obj({}), (state, _, ctx) => {
    const visit = currentVisit(state);
    const game =
      visit && viewOf(state, meant(visit, ctx), visit, outsideOf(ctx)).blocks.find(b => b.kind === 'game');
    if (visit && game?.kind === 'game') visit.play = freshPlay(game.game, game.seed);
  }),
  addToCart: action(
    'Put a product into the cart of the shop',
    Obj({ product: Str() }),
    (state, { product: id }, ctx) => {
      const product = state.products[id];
      if (!product || activeTab(state) === undefined) return;
      const line = orderedEntries(state.cart).find(([, l]) => l.product === id)?.[1];
      if ((line?.quantity ?? 0) >= Math.min(product.stock, MOST)) {
        ctx.toast(product.stock === 0 ? 'Sold out' : 'There are no more of these');
        return;
      }
      if (line) line.quantity += 1;
      else state.cart[ctx.id('line')] = { product: id, quantity: 1, at: ctx.now };
      ctx.toast('Added to cart');
    },
  ),
  setQuantity: action(
    'Change how many of a line in the cart; none takes it out',
    Obj({ line: Str(), quantity: Int({ minimum: 0, maximum: MOST }) }),
    (state, { line, quantity }, ctx) => {
      const found = state.cart[line];
      if (!found) return;
      if (quantity === 0) {
        delete state.cart[line];
        return;
      }
      const left = state.products[found.product]?.stock ?? 0;
      if (quantity > left) {
        ctx.toast(`Only ${left} left`);
        return;
      }
      found.quantity = quantity;
    },
  ),
};
