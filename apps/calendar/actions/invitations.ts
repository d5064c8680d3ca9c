import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { equal } from '../../../src/state/json.ts';
import { draftOf, momentsOf } from '../draft.ts';
import type { Calendar, Draft, Event, Guest } from '../state.ts';
import { applyChange, changedAlone, removeEvent, settled, type Scope } from './change.ts';

/** What guests are told of an event, or who invited is told by the owner of the phone. */
type Word = 'invite' | 'update' | 'cancel' | 'yes' | 'no' | 'maybe';

/** Writes to the ledger what people are told of an event; nothing where there are none. */
export function tell(
  act: Word,
  people: readonly { address: string }[],
  d: Draft,
  scope: Scope,
  ctx: Pick<Ctx, 'effect'>,
): void {
  if (people.length === 0) return;
  const { from, to } = momentsOf(d);
  ctx.effect(
    'invitation',
    people.map(p => p.address),
    {
      act,
      title: d.title,
      from,
      until: to,
      place: d.place,
      notes: d.notes,
      scope: d.repeat ? scope : 'this',
    },
  );
}

/** The answer to an invitation goes to who invited. */
export function tellAnswer(event: Event, answer: 'yes' | 'no' | 'maybe', ctx: Pick<Ctx, 'effect'>): void {
  if (event.organiser)
    tell(answer, [event.organiser], { ...draftOf(event, event.startDate), place: '', notes: '' }, 'all', ctx);
}

/** What guests see of an event. The rest is the owner's own affair. */
const seen = ({ calendar: _c, colour: _l, busy: _b, reminders: _r, guests: _g, ...rest }: Draft) => rest;
const without = (list: readonly Guest[], others: readonly Guest[]): Guest[] => {
  const known = new Set(others.map(g => g.address.toLowerCase()));
  return list.filter(g => !known.has(g.address.toLowerCase()));
};

/** Of what of a series people are told: from the first occurrence on, all of it, whichever occurrence was open. */
const reachOf = (event: Event, date: string, scope: Scope): { scope: Scope; date: string } =>
  scope === 'all' || (scope === 'following' && date <= event.startDate)
    ? { scope: 'all', date: event.startDate }
    : { scope, date };

/**
 * Changes an event as applyChange does, and tells guests: new ones are invited, those who were taken out hear that it is
 * cancelled, and the others what is different. In an event of somebody else the owner of the phone can only invite.
 */
export function changeAndTell(
  state: Calendar,
  id: string,
  date: string,
  form: Draft,
  scope: Scope,
  ctx: Ctx,
): { id: string; date: string } {
  const event = state.events[id]!;
  const isMine = event.organiser === null;
  const was = draftOf(event, date);
  const reach = reachOf(event, date, scope);
  const before = draftOf(event, reach.date);
  // One occurrence alone does not repeat, whatever the form says.
  const wanted = was.repeat && scope === 'this' ? { ...form, repeat: was.repeat } : form;
  const isSeen = !equal(seen(settled(was)), seen(settled(wanted)));
  const at = applyChange(state, id, date, form, scope, ctx);
  const changed = state.events[at.id]!;
  const now = draftOf(changed, reach.scope === 'all' ? changed.startDate : at.date);
  const added = without(now.guests, was.guests);
  tell('invite', added, now, reach.scope, ctx);
  if (!isMine) return at;
  tell('cancel', without(was.guests, now.guests), before, reach.scope, ctx);
  if (isSeen) tell('update', without(now.guests, added), now, reach.scope, ctx);
  return at;
}

/** Deletes as removeEvent does, and tells guests that it is cancelled. An event of somebody else takes place without the owner. */
export function removeAndTell(state: Calendar, id: string, date: string, scope: Scope, ctx: Ctx): void {
  const event = state.events[id]!;
  if (event.organiser === null) {
    const reach = reachOf(event, date, scope);
    const alone = changedAlone(state, id).filter(
      ([, e]) => reach.scope === 'all' || (scope === 'following' && e.series!.date >= date),
    );
    const others = alone.flatMap(([, e]) => without(e.guests, event.guests));
    const people = new Map([...event.guests, ...others].map(g => [g.address.toLowerCase(), g]));
    tell('cancel', [...people.values()], draftOf(event, reach.date), reach.scope, ctx);
  }
  removeEvent(state, id, date, scope, ctx.now);
}
