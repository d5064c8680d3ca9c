import { produce } from 'immer';
import type { Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Calendar, Event, Repeat } from './state.ts';

export const ZONE = 'Europe/London';
export const rule = (every: Repeat['every'], more: Partial<Repeat> = {}): Repeat => ({
  every,
  interval: 1,
  weekdays: [],
  monthly: 'date',
  until: null,
  count: null,
  ...more,
});
export const event = (more: Partial<Event> = {}): Event => ({
  title: 'One',
  calendar: 'calendar-personal',
  allDay: false,
  startDate: '2026-03-12',
  startMinute: 600,
  endDate: '2026-03-12',
  endMinute: 660,
  zone: ZONE,
  repeat: null,
  place: '',
  notes: '',
  colour: null,
  busy: true,
  reminders: [],
  guests: [],
  cancelled: [],
  series: null,
  organiser: null,
  answer: 'yes',
  createdAt: 0,
  editedAt: 0,
  ...more,
});

export const state = (phone: AnyPhone): Calendar => phone.apps['calendar'] as Calendar;
export const one = (phone: AnyPhone, id = 'event-one'): Event => state(phone).events[id]!;
export const made = (phone: AnyPhone, was: AnyPhone): string[] =>
  Object.keys(state(phone).events).filter(id => !(id in state(was).events));
export const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const notes = (phone: AnyPhone) =>
  Object.values(phone.os.notifications).filter(n => n.app === 'calendar');

/** Phones for tests; the catalogue is the test's, which alone may reach it. */
export function phones(catalogue: Catalogue, createWorld: () => Promise<AnyPhone>) {
  const run = (phone: AnyPhone, name: string, args: object = {}, app = 'calendar'): AnyPhone =>
    dispatch(catalogue, phone, app, name, args).phone;
  return {
    run,
    until: (phone: AnyPhone, ms: number): AnyPhone => advance(catalogue, phone, phone.clock.now + ms).phone,
    /** A phone with only these events, Calendar open. Thursday 2026-03-12, 09:41. */
    async phoneWith(events: Record<string, Partial<Event>>, more: Partial<Calendar> = {}): Promise<AnyPhone> {
      const phone = produce(await createWorld(), d => {
        d.timers = {};
        Object.assign(d.apps['calendar'] as Calendar, {
          events: Object.fromEntries(Object.entries(events).map(([id, e]) => [`event-${id}`, event(e)])),
          ...more,
        });
      });
      return run(run(phone, 'openApp', { app: 'calendar' }, 'system'), 'replan');
    },
  };
}
