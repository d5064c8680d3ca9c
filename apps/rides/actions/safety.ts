import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { international, isNumber, sameNumber } from '../../../src/sdk/core/telephone.ts';
import { MINUTE } from '../model/kinds.ts';
import { replyTo } from '../model/replies.ts';
import type { Ride, Rides } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import { action, reaches, tagOf, wayOf } from './shared.ts';

const One = { ride: Type.String() };
const PERSON = 'vnd.android.cursor.item/contact';
const Purpose = Type.Union([Type.Literal('rider'), Type.Literal('trusted'), Type.Literal('share')]);
const TALKS: readonly Ride['status'][] = ['coming', 'waiting', 'trip'];
/** Whether the driver of a ride can be reached through the app. */
export const canTalk = (ride: Ride, now: number): boolean =>
  ride.driver !== null &&
  (TALKS.includes(ride.status) || (ride.status === 'done' && now - ride.endsAt! < 24 * 60 * MINUTE));

const follows = (ride: Ride, phone: string): boolean => ride.shared.some(known => sameNumber(known, phone));

/** Lets somebody follow a ride. */
function letFollow(ctx: Ctx, ride: Ride, phone: string): void {
  ctx.effect('share', [phone], { kind: 'ride', name: wayOf(ride) });
  ride.shared = [...ride.shared, phone];
}

function share(state: Rides, ctx: Ctx, id: string, phone: string): void {
  const ride = state.rides[id];
  if (!ride || follows(ride, phone) || !reaches(ctx)) return;
  letFollow(ctx, ride, phone);
  ctx.toast(ctx.words(words)('sharedToast'));
}

export const safety = {
  pickPerson: action(
    'Choose somebody from the contacts: who rides, who may follow rides, or who follows this one',
    Type.Object({ purpose: Purpose, ride: Type.Optional(Type.String()) }),
    (_, args, ctx) =>
      ctx.start({ verb: 'PICK', mime: PERSON, result: { app: 'rides', action: 'picked', args } }),
  ),
  picked: action(
    'Somebody was chosen from the contacts',
    Type.Object({
      purpose: Purpose,
      ride: Type.Optional(Type.String()),
      result: Type.Optional(Type.Unknown()),
    }),
    (_, { purpose, ride, result }, ctx) => {
      const { number } = (result ?? {}) as Record<string, unknown>;
      if (typeof number !== 'string' || number === '') return;
      ctx.ask('contacts', { action: 'named', args: { purpose, number, ...(ride ? { ride } : {}) } });
    },
  ),
  named: action(
    'Take the name of somebody who was chosen, where the contacts may be read',
    Type.Object({
      purpose: Purpose,
      number: Type.String(),
      ride: Type.Optional(Type.String()),
      result: Type.Optional(Type.Boolean()),
    }),
    (state, { purpose, number, ride }, ctx) => {
      const phone = international(number);
      const name = ctx.provider('contacts')?.byNumber(phone)?.name ?? phone;
      if (purpose === 'rider') state.plan.rider = { name, phone };
      else if (purpose === 'share') share(state, ctx, ride ?? '', phone);
      else addTrusted(state, ctx, name, phone);
    },
  ),
  addTrusted: action(
    'Let somebody follow rides',
    Type.Object({ name: Type.String(), phone: Type.String() }),
    (state, { name, phone }, ctx) => addTrusted(state, ctx, name.trim(), phone),
  ),
  removeTrusted: action(
    'Let somebody follow no more rides',
    Type.Object({ person: Type.String() }),
    (state, { person }) => {
      delete state.trusted[person];
    },
  ),
  setAlways: action(
    'Let somebody follow every ride at night, or only those that are shared',
    Type.Object({ person: Type.String(), always: Type.Boolean() }),
    (state, { person, always }) => {
      const found = state.trusted[person];
      if (found) found.always = always;
    },
  ),
  shareRide: action(
    'Let somebody follow a ride',
    Type.Object({ ...One, phone: Type.String() }),
    (state, { ride: id, phone }, ctx) => share(state, ctx, id, international(phone)),
  ),
  shareWithTrusted: action(
    'Let those follow a ride at night who follow every one',
    Type.Object(One),
    (state, { ride: id }, ctx) => {
      const ride = state.rides[id];
      if (!ride) return;
      for (const { phone, always } of orderedRows(state.trusted))
        if (always && !follows(ride, phone)) letFollow(ctx, ride, phone);
    },
  ),
  stopSharing: action(
    'Let somebody follow a ride no longer',
    Type.Object({ ...One, phone: Type.String() }),
    (state, { ride: id, phone }, ctx) => {
      const ride = state.rides[id];
      if (!ride?.shared.includes(phone) || !reaches(ctx)) return;
      ctx.effect('connection', [phone], { act: 'leave', note: '' });
      ride.shared = ride.shared.filter(known => known !== phone);
    },
  ),
  callDriver: action('Call the driver', Type.Object(One), (state, { ride: id }, ctx) => {
    const ride = state.rides[id];
    if (!ride || !canTalk(ride, ctx.now)) return ctx.toast(ctx.words(words)('callsEnded'));
    ctx.start({ verb: 'DIAL', uri: `tel:${state.drivers[ride.driver!]!.phone}` });
  }),
  callHelp: action('Open the dial pad with the emergency number', Type.Object({}), (_, __, ctx) =>
    ctx.start({ verb: 'DIAL', uri: 'tel:999' }),
  ),
  writeDriver: action(
    'Write to the driver',
    Type.Object({ ...One, text: Type.String({ maxLength: 300 }) }),
    (state, { ride: id, text }, ctx) => {
      const ride = state.rides[id];
      const said = text.trim();
      if (!ride || said === '') return;
      if (!canTalk(ride, ctx.now)) return ctx.toast(ctx.words(words)('callsEnded'));
      if (!reaches(ctx)) return;
      ctx.effect('message', [ride.driver!], { text: said, attached: [] });
      state.messages[ctx.id('msg')] = { ride: id, from: 'me', text: said, at: ctx.now };
      const reply = replyTo(said, ride.status, labels => ctx.chance('reply', id, said, labels));
      const wait = 9_000 + Math.floor(ctx.chance('reply wait', id, said) * 16_000);
      ctx.schedule(ctx.now + wait, 'driverWrites', { ride: id, text: reply });
    },
  ),
  driverWrites: action(
    'The driver answers',
    Type.Object({ ...One, text: Type.String() }),
    (state, { ride: id, text }, ctx) => {
      const ride = state.rides[id];
      if (!ride || ride.driver === null) return;
      state.messages[ctx.id('msg')] = { ride: id, from: 'driver', text, at: ctx.now };
      if (ctx.showing(`/chat/${id}`)) return;
      const name = state.drivers[ride.driver]!.name;
      ctx.notify({ channel: 'messages', tag: `${tagOf(id)}-chat`, title: name, text, route: `/chat/${id}` });
    },
  ),
};

function addTrusted(state: Rides, ctx: Ctx, name: string, phone: string): void {
  const t = ctx.words(words);
  if (name === '' || !isNumber(phone)) return ctx.toast(t('sayNumber'));
  if (Object.values(state.trusted).some(known => sameNumber(known.phone, phone)))
    return ctx.toast(t('trustedAlready', { name }));
  state.trusted[ctx.id('trusted')] = { name, phone: international(phone), always: false };
}
