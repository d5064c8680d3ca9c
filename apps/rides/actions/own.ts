import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { HOUR, PASS_DAYS, PASS_TERMS } from '../model/kinds.ts';
import { codeOf } from '../model/promo.ts';
import { samePlace } from '../model/town.ts';
import { PASSES, Saved, Settings, Spot } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import {
  action,
  askToPay,
  freshPlan,
  numberFor,
  offerTimer,
  paymentFor,
  reaches,
  reminderOf,
} from './shared.ts';
import { names } from '../names.ts';

const PassKind = StringEnum([...PASSES]);

export const own = {
  savePlace: action(
    'Save a place as home, as work, or under a name of its own',
    Type.Object({ kind: Saved.properties.kind, label: Type.String(), spot: Spot }),
    (state, { kind, label, spot }, ctx) => {
      const t = ctx.words(words);
      const name = kind === 'own' ? label.trim() : '';
      if (kind === 'own' && name === '') return ctx.toast(t('nameIt'));
      const twin = orderedIds(state.saved).find(id => {
        const known = state.saved[id]!;
        return kind === 'own' ? known.label.toLowerCase() === name.toLowerCase() : known.kind === kind;
      });
      if (twin !== undefined && kind === 'own') return ctx.toast(t('nameTaken', { name }));
      if (twin !== undefined) state.saved[twin]!.spot = spot;
      else {
        const order = Math.max(-1, ...Object.values(state.saved).map(each => each.order)) + 1;
        state.saved[ctx.id('saved')] = { kind, label: name, spot, order };
      }
      if (ctx.showing('/save')) ctx.back();
    },
  ),
  renamePlace: action(
    'Give a saved place another name',
    Type.Object({ place: Type.String(), label: Type.String() }),
    (state, { place, label }, ctx) => {
      const found = state.saved[place];
      if (!found || found.kind !== 'own') return;
      if (label.trim() === '') return ctx.toast(ctx.words(words)('nameIt'));
      found.label = label.trim();
    },
  ),
  setPlace: action(
    'Move a saved place to another address',
    Type.Object({ place: Type.String(), spot: Spot }),
    (state, { place, spot }) => {
      const found = state.saved[place];
      if (found && !samePlace(found.spot, spot)) found.spot = spot;
    },
  ),
  removePlace: action('Remove a saved place', Type.Object({ place: Type.String() }), (state, { place }) => {
    delete state.saved[place];
  }),
  movePlace: action(
    'Put a saved place before or after others',
    Type.Object({ place: Type.String(), to: Type.Integer({ minimum: 0 }) }),
    (state, { place, to }) => {
      const ids = Object.keys(state.saved).sort(
        (a, b) => state.saved[a]!.order - state.saved[b]!.order || (a < b ? -1 : 1),
      );
      const from = ids.indexOf(place);
      if (from === -1) return;
      ids.splice(from, 1);
      ids.splice(to, 0, place);
      ids.forEach((id, order) => {
        if (state.saved[id]!.order !== order) state.saved[id]!.order = order;
      });
    },
  ),
  forgetRecent: action('Clear recent places', Type.Object({}), state => {
    state.recent = [];
  }),
  setSettings: action(
    'Change settings',
    Type.Object({ settings: Type.Partial(Settings, { additionalProperties: false }) }),
    (state, { settings }) => {
      const needs = settings.needs?.toSorted();
      state.settings = { ...state.settings, ...settings, ...(needs ? { needs } : {}) };
      state.plan = freshPlan(state);
    },
  ),
  addPromo: action(
    'Keep a promo code among the offers',
    Type.Object({ code: Type.String() }),
    (state, { code }, ctx) => {
      const t = ctx.words(words);
      const known = codeOf(code);
      const promo = state.promos[known];
      if (!promo) return ctx.toast(t('promo_unknown'));
      if (promo.held) return ctx.toast(t('heldAlready'));
      if (promo.until <= ctx.now) return ctx.toast(t('promo_expired'));
      if (!reaches(ctx)) return;
      promo.held = true;
      const at = Math.max(ctx.now + 1, reminderOf(promo.until));
      ctx.schedule(at, 'offerEnds', { code: known }, offerTimer(known));
      ctx.toast(t('held', { title: promo.title }));
    },
  ),
  buyPass: action('Buy a pass, with Copperleaf', Type.Object({ kind: PassKind }), (state, { kind }, ctx) => {
    const t = ctx.words(words);
    const holds = Object.values(state.passes).some(pass => pass.kind === kind && pass.until > ctx.now);
    if (holds) return ctx.toast(t('passHolds'));
    if (!reaches(ctx)) return;
    const nth = Object.values(state.passes).filter(pass => pass.kind === kind).length;
    const id = numberFor('HP', state.passes, [kind, nth]);
    askToPay(
      ctx,
      { cents: PASS_TERMS[kind].cents, what: t(names.pass[kind]), reference: id },
      { action: 'passPaid', args: { pass: id, kind } },
    );
  }),
  passPaid: action(
    'Take what the cashier says of a pass',
    Type.Object({ pass: Type.String(), kind: PassKind, result: Type.Optional(Type.Unknown()) }),
    (state, { pass, kind, result }, ctx) => {
      const t = ctx.words(words);
      if (state.passes[pass]) return;
      const answer = paymentFor(ctx, result, pass);
      if (!answer.ok) return ctx.toast(t(names.refused[answer.reason]));
      ctx.effect('order', ['hopalong'], {
        cents: PASS_TERMS[kind].cents,
        currency: 'GBP',
        items: [{ name: kind, count: 1 }],
      });
      const until = ctx.now + PASS_DAYS * 24 * HOUR;
      state.passes[pass] = { kind, boughtAt: ctx.now, until, payment: answer.payment.id };
      ctx.toast(t('passBought'));
    },
  ),
};
