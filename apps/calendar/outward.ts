import type { Act, OutwardPlays } from '../outward.ts';
import type { Phone } from '../catalogue.ts';
import { newDraft } from './draft.ts';

const MIRA = { name: 'Mira', address: 'mira@mail.example', contact: null, answer: 'waiting' as const };
const TITLE = 'Supper for the ledger';

const invite = (phone: Phone): Act => {
  const initial = { ...newDraft(phone.apps.calendar, phone.clock.now, phone.clock.zone), guests: [MIRA] };
  return { action: 'save', args: { form: 'play', initial, title: TITLE, place: 'Quay', notes: 'Cups' } };
};
const comes = (phone: Phone): Act => ({
  action: 'receiveInvite',
  args: {
    title: TITLE,
    from: phone.clock.now + 3_600_000,
    to: phone.clock.now + 7_200_000,
    organiser: { name: MIRA.name, address: MIRA.address },
  },
});
const found = (phone: Phone): { event: string; date: string } => {
  const [event, { startDate }] = Object.entries(phone.apps.calendar.events).find(
    ([, e]) => e.title === TITLE,
  )!;
  return { event, date: startDate };
};
const remove = (phone: Phone): Act => ({ action: 'remove', args: { ...found(phone), scope: 'all' } });
const to = [MIRA.address];

/** How what Calendar tells others is played. */
export const outward: OutwardPlays = {
  save: { writes: 'invitation', act: invite, erase: phone => [remove(phone)], to },
  moveTo: {
    writes: 'invitation',
    before: phone => [invite(phone)],
    act: phone => ({
      action: 'moveTo',
      args: { ...found(phone), startDate: '2026-06-01', startMinute: 600, scope: 'all' },
    }),
    erase: phone => [remove(phone)],
    to,
  },
  remove: { writes: 'invitation', before: phone => [invite(phone)], act: remove, erase: () => [], to },
  answer: {
    writes: 'invitation',
    before: phone => [comes(phone)],
    act: phone => ({ action: 'answer', args: { event: found(phone).event, answer: 'yes' } }),
    erase: phone => [remove(phone)],
    to,
  },
  deleteCalendar: {
    writes: 'invitation',
    before: phone => [invite(phone)],
    act: phone => ({
      action: 'deleteCalendar',
      args: { calendar: phone.apps.calendar.events[found(phone).event]!.calendar },
    }),
    erase: () => [],
  },
};
