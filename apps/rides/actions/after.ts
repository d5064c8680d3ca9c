import { Type } from 'typebox';
import { splitIntent } from '../../../src/sdk/core/payments.ts';
import { isNumber } from '../../../src/sdk/core/telephone.ts';
import { sumOf } from '../model/fare.ts';
import { AFTER_MS, MINUTE, MOST_TIP } from '../model/kinds.ts';
import { Lost, type Ride } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { words } from '../words.ts';
import { action, askToPay, FIRM, paymentFor, reaches } from './shared.ts';
import { names } from '../names.ts';

const One = { ride: Type.String() };
/** Good and bad that can be said of a driver. */
export const TAGS = [
  'kind',
  'clean',
  'calm',
  'talk',
  'help',
  'route',
  'late',
  'fast',
  'phone',
  'dirty',
] as const;

/** Whether a tip, a rating or a lost thing can still be told. */
export const isRecent = (ride: Ride, now: number): boolean =>
  ride.status === 'done' && ride.driver !== null && now - (ride.endsAt ?? ride.bookedAt) < AFTER_MS;

const tipReference = (ride: string): string => `${ride}-tip`;
const LOST_MS = 12 * MINUTE;
const LOST_MORE_MS = 40 * MINUTE;
const RETURNS = 0.75;

export const after = {
  tip: action(
    'Tip the driver of a ride, with Copperleaf',
    Type.Object({ ...One, cents: Type.Integer({ minimum: 1, maximum: MOST_TIP }) }),
    (state, { ride: id, cents }, ctx) => {
      const found = state.rides[id];
      const t = ctx.words(words);
      if (!found || !isRecent(found, ctx.now)) return ctx.toast(t('tooLate'));
      if (found.tipCents > 0) return ctx.toast(t('tippedAlready'));
      if (!reaches(ctx)) return;
      const what = t('tipFor', { name: state.drivers[found.driver!]!.name });
      askToPay(
        ctx,
        { cents, what, reference: tipReference(id) },
        { action: 'tipped', args: { ride: id, cents } },
      );
    },
  ),
  tipped: action(
    'Take what the cashier says of a tip',
    Type.Object({ ...One, cents: Type.Integer({ minimum: 1 }), result: Type.Optional(Type.Unknown()) }),
    (state, { ride: id, result }, ctx) => {
      const found = state.rides[id];
      const answer = paymentFor(ctx, result, tipReference(id));
      const t = ctx.words(words);
      if (!found || found.tipCents > 0) return;
      if (!answer.ok) return ctx.toast(t(names.refused[answer.reason]));
      ctx.effect('amendment', [FIRM], { of: id, act: 'tip', note: '' });
      // What was really paid counts, also where another amount was tried before.
      found.tipCents = answer.payment.cents;
      found.tipPayment = answer.payment.id;
      ctx.toast(t('tipped', { name: state.drivers[found.driver!]!.name }));
    },
  ),
  rate: action(
    'Rate the driver of a ride',
    Type.Object({
      ...One,
      stars: Type.Integer({ minimum: 1, maximum: 5 }),
      tags: Type.Array(Type.String()),
      text: Type.String({ maxLength: 400 }),
    }),
    (state, { ride: id, stars, tags, text }, ctx) => {
      const found = state.rides[id];
      const t = ctx.words(words);
      if (!found || !isRecent(found, ctx.now)) return ctx.toast(t('tooLate'));
      const rating = { stars, tags: TAGS.filter(tag => tags.includes(tag)), text: text.trim() };
      if (equal(rating, found.rating) || !reaches(ctx)) return;
      const driver = state.drivers[found.driver!]!;
      ctx.effect('review', [found.driver!], { on: driver.name, stars, text: rating.text });
      found.rating = rating;
      ctx.toast(t('rated'));
      if (ctx.showing(`/rate/${id}`)) ctx.back();
    },
  ),
  split: action('Split the fare with others in Copperleaf', Type.Object(One), (state, { ride: id }, ctx) => {
    const found = state.rides[id];
    if (!found) return;
    const cents = Math.max(0, sumOf(found.fare)) + found.tipCents;
    if (cents === 0) return;
    const what = `${found.from.name} – ${found.to.name}`;
    ctx.start(splitIntent({ what, cents, ...(found.payment === null ? {} : { payment: found.payment }) }));
  }),
  reportLost: action(
    'Report that something was left in the car',
    Type.Object({
      ...One,
      item: Lost.properties.item,
      text: Type.String({ maxLength: 300 }),
      phone: Type.String(),
    }),
    (state, { ride: id, item, text, phone }, ctx) => {
      const found = state.rides[id];
      const t = ctx.words(words);
      if (!found || !isRecent(found, ctx.now)) return ctx.toast(t('tooLate'));
      if (text.trim() === '') return ctx.toast(t('sayWhat'));
      if (!isNumber(phone)) return ctx.toast(t('sayNumber'));
      const isOpen = Object.values(state.lost).some(
        report => report.ride === id && report.item === item && report.status === 'open',
      );
      if (isOpen) return ctx.toast(t('reportedAlready'));
      if (!reaches(ctx)) return;
      ctx.effect('report', [FIRM], { on: id, reason: item, text: text.trim() });
      const lost = ctx.id('lost');
      state.lost[lost] = { ride: id, item, text: text.trim(), phone, status: 'open', at: ctx.now };
      const wait = LOST_MS + Math.floor(ctx.chance('lost', id, item) * LOST_MORE_MS);
      const isFound = ctx.chance('found', id, item) < RETURNS;
      ctx.schedule(ctx.now + wait, 'lostAnswer', { lost, found: isFound }, `rides-lost-${lost}`);
      ctx.toast(t('reported'));
      if (ctx.showing(`/lost/${id}`)) ctx.back();
    },
  ),
  lostAnswer: action(
    'The driver looked for what was lost',
    Type.Object({ lost: Type.String(), found: Type.Boolean() }),
    (state, { lost, found }, ctx) => {
      const report = state.lost[lost];
      if (report?.status !== 'open') return;
      const t = ctx.words(words);
      report.status = found ? 'found' : 'notFound';
      ctx.notify({
        channel: 'rides',
        tag: `rides-${lost}`,
        title: t(found ? 'lostFound' : 'lostNot'),
        text: report.text,
        route: `/receipt/${report.ride}`,
      });
    },
  ),
  closeLost: action(
    'Close a report of something lost',
    Type.Object({ lost: Type.String() }),
    (state, { lost }, ctx) => {
      const report = state.lost[lost];
      if (!report || report.status === 'closed' || !reaches(ctx)) return;
      ctx.effect('amendment', [FIRM], { of: report.ride, act: 'cancel', note: report.text });
      ctx.cancel(`rides-lost-${lost}`);
      report.status = 'closed';
    },
  ),
  setFavourite: action(
    'Put a driver among the favourites, or take them out',
    Type.Object({ driver: Type.String(), on: Type.Boolean() }),
    (state, { driver, on }) => {
      if (!state.drivers[driver]) return;
      const others = state.favourites.filter(id => id !== driver);
      if (on !== state.favourites.includes(driver)) state.favourites = on ? [...others, driver] : others;
    },
  ),
};
