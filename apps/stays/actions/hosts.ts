import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { twoDigits } from '../../../src/state/civil.ts';
import { roomOf } from '../select.ts';
import { REQUESTS, type Property, type Request, type Stays } from '../state.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { words } from '../words.ts';
import { action, MINUTE, tell } from './shared.ts';

const clock = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;

/** What a host answers to a message: the first answer of theirs, then of all hosts, of whose words it has one. */
export function answerTo(state: Stays, property: string, text: string): string {
  const said = text.toLowerCase();
  const fits = (list: readonly string[]) => list.length === 0 || list.some(word => said.includes(word));
  const found = Object.entries(state.answers)
    .filter(([, a]) => (a.property === null || a.property === property) && fits(a.words))
    .sort(([ai, a], [bi, b]) => {
      const rank = Number(a.words.length === 0) - Number(b.words.length === 0);
      const own = Number(a.property === null) - Number(b.property === null);
      return rank || own || a.order - b.order || (ai < bi ? -1 : 1);
    })[0];
  const p = state.properties[property]!;
  return (found?.[1].says ?? '')
    .replaceAll('{checkIn}', clock(p.checkIn))
    .replaceAll('{checkOut}', clock(p.checkOut))
    .replaceAll('{quiet}', clock(p.quietFrom))
    .replaceAll('{host}', p.host);
}

const ACTIVE = ['waiting', 'confirmed', 'stayed'];
/** How early a guest may come before the usual time, minutes, and how late at night after it. */
const EARLY = 120;
const LATE = 150;

/** Whether a host can do what is asked. */
export function agrees(
  state: Stays,
  request: Pick<Request, 'kind' | 'minute'>,
  property: Property,
  room: string,
): boolean {
  const at = request.minute ?? 0;
  switch (request.kind) {
    case 'lateArrival':
      return at <= property.checkInUntil + LATE;
    case 'earlyArrival':
      return at >= property.checkIn - EARLY;
    case 'cot':
      return roomOf(property, room)?.cot === true;
    case 'parking':
      return property.facilities.includes('parking');
    case 'quietRoom':
      return property.rooms.length > 1;
    case 'luggage':
      return property.kind !== 'flat';
  }
}

/** Sends a request to the host, who answers on the clock. */
function request(state: Stays, ctx: Ctx, id: string, kind: Request['kind'], minute: number | null): void {
  const t = ctx.words(words);
  const trip = state.trips[id];
  if (!trip || !['waiting', 'confirmed'].includes(trip.status)) return;
  if (!ctx.online()) return ctx.toast(t('offlineShort'));
  const again = Object.values(state.requests).some(
    r => r.trip === id && r.kind === kind && r.minute === minute,
  );
  if (again) return ctx.toast(t('askedAlready'));
  const property = state.properties[trip.property]!;
  const note = minute === null ? kind : `${kind} ${clock(minute)}`;
  ctx.effect('amendment', [trip.property], { of: id, act: 'schedule', note });
  const row = ctx.id('request');
  state.requests[row] = { trip: id, kind, minute, at: ctx.now, status: 'asked' };
  const wait = Math.max(1, Math.round(property.replies * (0.5 + ctx.chance('ask', id, note))));
  ctx.schedule(ctx.now + wait * MINUTE, 'hostReplies', { request: row }, `stays-request-${row}`);
}

export const hosts = {
  sendMessage: action(
    'Write to the host',
    Type.Object({ trip: Type.String(), text: Type.String() }),
    (state, { trip: id, text }, ctx) => {
      const trip = state.trips[id];
      const t = ctx.words(words);
      if (!trip || text.trim() === '') return;
      if (!ACTIVE.includes(trip.status)) return ctx.toast(t('noMoreMessages'));
      if (!ctx.online()) return ctx.toast(t('offlineShort'));
      const property = state.properties[trip.property]!;
      ctx.effect('message', [trip.property], { text: text.trim(), attached: [] });
      const message = ctx.id('msg');
      state.messages[message] = { trip: id, from: 'me', text: text.trim(), at: ctx.now };
      const wait = Math.max(
        1,
        Math.round(property.replies * (0.6 + ctx.chance('reply', id, text.trim()) * 0.8)),
      );
      ctx.schedule(ctx.now + wait * MINUTE, 'hostAnswers', { message }, `stays-answer-${message}`);
    },
  ),
  hostAnswers: action(
    'The host answers',
    Type.Object({ message: Type.String() }),
    (state, { message }, ctx) => {
      const asked = state.messages[message];
      const trip = asked && state.trips[asked.trip];
      if (!trip || !ACTIVE.includes(trip.status)) return;
      const property = state.properties[trip.property]!;
      const text = answerTo(state, trip.property, asked.text);
      state.messages[ctx.id('msg')] = { trip: asked.trip, from: 'host', text, at: ctx.now };
      if (!ctx.showing(`/trip/${asked.trip}/messages`))
        tell(state, ctx, 'messages', {
          tag: `msg-${asked.trip}`,
          title: property.host,
          text,
          route: `/trip/${asked.trip}/messages`,
        });
    },
  ),
  askAt: action(
    'Ask for an arrival at the time that the phone’s dialog gave',
    Type.Object({
      trip: Type.String(),
      kind: StringEnum(['lateArrival', 'earlyArrival']),
      result: Type.Optional(Type.Unknown()),
    }),
    (state, { trip, kind, result }, ctx) => {
      if (typeof result !== 'number') return;
      // After midnight counts on from the evening before.
      const minute = kind === 'lateArrival' && result < 360 ? result + 1440 : result;
      request(state, ctx, trip, kind, minute);
    },
  ),
  ask: action(
    'Ask the host for something: a late or early arrival, a cot',
    Type.Object({
      trip: Type.String(),
      kind: StringEnum([...REQUESTS]),
      minute: Type.Union([Type.Integer({ minimum: 0, maximum: 1_800 }), Type.Null()]),
    }),
    (state, { trip, kind, minute }, ctx) => request(state, ctx, trip, kind, minute),
  ),
  hostReplies: action(
    'The host says yes or no to a request',
    Type.Object({ request: Type.String() }),
    (state, { request: id }, ctx) => {
      const request = state.requests[id];
      const trip = request && state.trips[request.trip];
      if (!trip || request.status !== 'asked') return;
      const t = ctx.words(words);
      const property = state.properties[trip.property]!;
      const yes = agrees(state, request, property, trip.room);
      request.status = yes ? 'agreed' : 'refused';
      tell(state, ctx, 'messages', {
        tag: id,
        title: property.name,
        text: t(yes ? 'requestAgreed' : 'requestRefused', { name: property.host }),
        route: `/trip/${request.trip}`,
      });
    },
  ),
};
