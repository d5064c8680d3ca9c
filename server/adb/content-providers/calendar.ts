import type { AppStates } from '../../../apps/catalogue.ts';
import { epochOf, partsAt } from '../../../src/state/clock.ts';
import { civilOf, dayNumber, dayOf, isoOf } from '../../../src/state/civil.ts';
import type { AdbDevice } from '../device.ts';
import {
  added,
  appState,
  baseState,
  behind,
  flag,
  illegal,
  numberOf,
  numbersOf,
  offered,
  only,
  text,
  through,
  unsupported,
  whole,
  type Bound,
  type ContentProvider,
  type ContentTable,
  type Row,
} from './table.ts';

type Calendar = AppStates['calendar'];
type Event = Calendar['events'][string];
type Times = Pick<Event, 'allDay' | 'startDate' | 'startMinute' | 'endDate' | 'endMinute' | 'zone'>;
type Repeat = NonNullable<Event['repeat']>;

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCY = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
/** CalendarContract: who may change a calendar, and what was answered. */
const [READ, OWNER] = [200, 700];
const ANSWER = { yes: 1, no: 2, waiting: 3, maybe: 4 } as const;
/** Colours as Android has them, by the names of the app. */
const COLOUR: Readonly<Record<string, number>> = {
  red: 0xd50000,
  pink: 0xe67c73,
  orange: 0xf4511e,
  yellow: 0xf6bf26,
  green: 0x33b679,
  forest: 0x0b8043,
  sky: 0x039be5,
  blue: 0x3f51b5,
  lavender: 0x7986cb,
  purple: 0x8e24aa,
  grey: 0x616161,
};
const argb = (name: string): number => 0xff000000 | (COLOUR[name] ?? COLOUR['grey']!) | 0;

const stateOf = (device: AdbDevice): Calendar => appState<Calendar>(device, 'calendar');
const begun = ({ createdAt }: { createdAt: number }) => createdAt;
/** Those of the person's own come first: programs take the first for theirs. */
const calendarNumbers = (device: AdbDevice) =>
  numbersOf(
    baseState<Calendar>(device, 'calendar').calendars,
    ({ kind, createdAt }: Calendar['calendars'][string]) =>
      createdAt + (kind === 'own' ? 0 : Number.MAX_SAFE_INTEGER / 2),
  );
const eventNumbers = (device: AdbDevice) => numbersOf(baseState<Calendar>(device, 'calendar').events, begun);
const accountOf = (device: AdbDevice): string => Object.values(device.tree.os.accounts)[0]?.name ?? 'phone';

const momentOf = (date: string, minute: number, zone: string): number =>
  epochOf({ ...civilOf(dayOf(date)), minute }, zone);
/** Start and end as Android has them: of whole days the midnights of UTC, the last one not within. */
const timesOf = ({
  allDay,
  startDate,
  startMinute,
  endDate,
  endMinute,
  zone,
}: Times): { from: number; to: number } =>
  allDay
    ? { from: dayOf(startDate) * DAY, to: (dayOf(endDate) + 1) * DAY }
    : { from: momentOf(startDate, startMinute, zone), to: momentOf(endDate, endMinute, zone) };

function ruleText({ every, interval, weekdays, monthly, until, count }: Repeat, startDate: string): string {
  const day = civilOf(dayOf(startDate)).day;
  const weekday = WEEKDAYS[(((dayOf(startDate) + 4) % 7) + 7) % 7]!;
  const by =
    every === 'week'
      ? `;BYDAY=${weekdays.map(d => WEEKDAYS[d]).join(',')}`
      : every !== 'month'
        ? ''
        : monthly === 'date'
          ? `;BYMONTHDAY=${day}`
          : `;BYDAY=${monthly === 'last' ? -1 : Math.ceil(day / 7)}${weekday}`;
  return `FREQ=${FREQUENCY[every]}${until === null ? '' : `;UNTIL=${until.replaceAll('-', '')}`}${count === null ? '' : `;COUNT=${count}`}${interval === 1 ? '' : `;INTERVAL=${interval}`}${by}`;
}

/** A rule that an event can have; throws for one that it can't. */
function ruleOf(rule: string, startDate: string): Repeat {
  const parts = Object.fromEntries(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map(part => part.split('=') as [string, string]),
  );
  const every = (Object.keys(FREQUENCY) as Repeat['every'][]).find(unit => FREQUENCY[unit] === parts['FREQ']);
  const days = (parts['BYDAY'] ?? '').split(',').filter(Boolean);
  const odd = Object.keys(parts).find(
    key => !['FREQ', 'UNTIL', 'COUNT', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'WKST'].includes(key),
  );
  if (!every || odd !== undefined) throw illegal(`Unsupported rrule: ${rule}`);
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts['UNTIL'] ?? '');
  const weekday = (((dayOf(startDate) + 4) % 7) + 7) % 7;
  const weekdays =
    every === 'week'
      ? days.length === 0
        ? [weekday]
        : days.map(day => WEEKDAYS.indexOf(day)).sort((a, b) => a - b)
      : [];
  if (weekdays.includes(-1)) throw illegal(`Unsupported rrule: ${rule}`);
  return {
    every,
    interval: Number(parts['INTERVAL'] ?? 1),
    weekdays,
    monthly: every === 'month' && days.length > 0 ? (days[0]!.startsWith('-1') ? 'last' : 'nth') : 'date',
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
    count: parts['COUNT'] === undefined ? null : Number(parts['COUNT']),
  };
}

/** RFC 2445, as the column has it: `P3600S`, `PT1H30M`, `P1D`. */
function lengthOf(duration: string): number {
  const m = /^P(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration);
  if (!m) throw illegal(`Invalid duration: ${duration}`);
  const [weeks, days, hours, minutes, seconds] = m.slice(1).map(part => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}

/** The fields of a form that columns name, over those that it has. */
function placed(device: AdbDevice, values: Bound, was?: Event): Times {
  const allDay = values['allDay'] === undefined ? (was?.allDay ?? false) : flag(values['allDay']) === 1;
  const old = was && timesOf(was);
  const from = whole(values, 'dtstart') ?? old?.from;
  if (from === undefined) throw illegal('dtstart is required');
  const duration = text(values, 'duration');
  const to =
    whole(values, 'dtend') ??
    (duration ? from + lengthOf(duration) : old ? from + old.to - old.from : undefined);
  if (to === undefined) throw illegal('dtend or duration is required');
  if (to < from) throw illegal('dtend is before dtstart');
  if (allDay)
    return {
      allDay,
      startDate: isoOf(Math.floor(from / DAY)),
      startMinute: 0,
      endDate: isoOf(Math.max(Math.floor(from / DAY), Math.ceil(to / DAY) - 1)),
      endMinute: 0,
      zone: was?.zone ?? device.tree.clock.zone,
    };
  const zone =
    was && values['eventTimezone'] === undefined
      ? was.zone
      : text(values, 'eventTimezone', device.tree.clock.zone);
  const at = (ms: number) => {
    const p = partsAt(ms, zone);
    return { date: isoOf(dayNumber(p)), minute: p.hour * 60 + p.minute };
  };
  const [a, b] = [at(from), at(to)];
  return { allDay, startDate: a.date, startMinute: a.minute, endDate: b.date, endMinute: b.minute, zone };
}

const WRITABLE = [
  'calendar_id',
  'title',
  'description',
  'eventLocation',
  'dtstart',
  'dtend',
  'duration',
  'allDay',
  'eventTimezone',
  'eventEndTimezone',
  'rrule',
  'availability',
  'hasAlarm',
  'hasAttendeeData',
  'eventStatus',
  'accessLevel',
];

/** Saves an event as its form does. */
async function saveEvent(device: AdbDevice, key: string, values: Bound): Promise<void> {
  only(values, ...WRITABLE);
  const state = stateOf(device);
  const was = state.events[key]!;
  const { cancelled: _c, series: _s, organiser: _o, answer: _a, createdAt: _m, editedAt: _e, ...rest } = was;
  const place = placed(device, values, was);
  const number = calendarNumbers(device);
  const wanted = whole(values, 'calendar_id');
  const calendar =
    wanted === undefined ? was.calendar : Object.keys(state.calendars).find(id => number(id) === wanted);
  if (calendar === undefined) throw illegal(`There is no calendar ${wanted}`);
  const rule = text(values, 'rrule');
  const repeat =
    values['rrule'] === undefined ? rest.repeat : rule === '' ? null : ruleOf(rule, place.startDate);
  const initial = structuredClone({
    ...rest,
    ...place,
    calendar,
    repeat,
    busy: values['availability'] === undefined ? rest.busy : whole(values, 'availability') !== 1,
  });
  await behind(
    device,
    'calendar',
    'save',
    {
      form: 'content',
      initial,
      event: key,
      date: was.startDate,
      scope: 'all',
      title: text(values, 'title', was.title),
      place: text(values, 'eventLocation', was.place),
      notes: text(values, 'description', was.notes),
    },
    'The event can’t be so, or its calendar can’t be changed',
  );
}

function events(device: AdbDevice): ContentTable {
  return {
    type: 'vnd.android.cursor.dir/event',
    order: '_id',
    columns: [
      '_id',
      'calendar_id',
      'title',
      'description',
      'eventLocation',
      'dtstart',
      'dtend',
      'duration',
      'allDay',
      'eventTimezone',
      'rrule',
      'exdate',
      'original_id',
      'originalInstanceTime',
      'hasAlarm',
      'hasAttendeeData',
      'availability',
      'eventStatus',
      'selfAttendeeStatus',
      'organizer',
      'eventColor',
      'displayColor',
      'lastDate',
      'calendar_displayName',
      'visible',
      'deleted',
    ],
    rows() {
      const { events: all, calendars } = stateOf(device);
      const [number, calendarNumber] = [eventNumbers(device), calendarNumbers(device)];
      return Object.entries(all).map(([key, event]): Row => {
        const { from, to } = timesOf(event);
        const { repeat, series, colour, calendar } = event;
        return {
          key,
          values: {
            _id: number(key),
            calendar_id: calendarNumber(calendar),
            title: event.title,
            description: event.notes || null,
            eventLocation: event.place || null,
            dtstart: from,
            // Android has an end for what takes place once, and a length for what repeats.
            dtend: repeat ? null : to,
            duration: repeat ? (event.allDay ? `P${(to - from) / DAY}D` : `P${(to - from) / 1_000}S`) : null,
            allDay: Number(event.allDay),
            eventTimezone: event.allDay ? 'UTC' : event.zone,
            rrule: repeat && ruleText(repeat, event.startDate),
            exdate: event.cancelled.map(date => date.replaceAll('-', '')).join(',') || null,
            original_id: series && number(series.event),
            originalInstanceTime: series
              ? momentOf(series.date, event.allDay ? 0 : event.startMinute, event.allDay ? 'UTC' : event.zone)
              : null,
            hasAlarm: Number(event.reminders.length > 0),
            hasAttendeeData: Number(event.guests.length > 0),
            availability: Number(!event.busy),
            eventStatus: 1,
            selfAttendeeStatus: ANSWER[event.answer],
            organizer: event.organiser?.address ?? accountOf(device),
            eventColor: colour && argb(colour),
            displayColor: argb(colour ?? calendars[calendar]?.colour ?? 'grey'),
            lastDate: repeat ? null : to,
            calendar_displayName: calendars[calendar]?.name ?? null,
            visible: Number(calendars[calendar]?.visible ?? false),
            deleted: 0,
          },
        };
      });
    },
    async insert(values) {
      only(values, ...WRITABLE);
      const place = placed(device, values);
      if (text(values, 'rrule') !== '') ruleOf(text(values, 'rrule'), place.startDate);
      const { from, to } = timesOf(place);
      const wanted = whole(values, 'calendar_id');
      const number = calendarNumbers(device);
      const calendar = Object.entries(stateOf(device).calendars).find(([id]) => number(id) === wanted);
      if (!calendar)
        throw illegal(wanted === undefined ? 'calendar_id is required' : `There is no calendar ${wanted}`);
      if (calendar[1].kind !== 'own') throw illegal(`${calendar[1].name} can’t be changed`);
      const [key] = await added(
        () => stateOf(device).events,
        () =>
          through(device, 'calendar', provider => {
            provider.add({
              title: text(values, 'title'),
              from: place.allDay ? momentOf(place.startDate, 0, place.zone) : from,
              to: place.allDay ? momentOf(place.endDate, 720, place.zone) : to,
              allDay: place.allDay,
              place: text(values, 'eventLocation'),
              notes: text(values, 'description'),
              reminders: [],
            });
          }),
      );
      try {
        await saveEvent(device, key!, values);
      } catch (error) {
        await through(device, 'calendar', provider => provider.remove(key!));
        throw error;
      }
    },
    async update(rows, values) {
      for (const { key } of rows) await saveEvent(device, key, values);
    },
    async remove(rows) {
      for (const { key } of rows) {
        const event = stateOf(device).events[key];
        if (event)
          await device.run('calendar', 'remove', { event: key, date: event.startDate, scope: 'all' });
        if (stateOf(device).events[key]) throw illegal('Events of this calendar can’t be changed');
      }
    },
  };
}

const calendars = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/calendar',
  order: '_id',
  columns: [
    '_id',
    'account_name',
    'account_type',
    'name',
    'calendar_displayName',
    'calendar_color',
    'calendar_access_level',
    'visible',
    'sync_events',
    'calendar_timezone',
    'ownerAccount',
    'isPrimary',
    'deleted',
  ],
  rows() {
    const { calendars: all, settings } = stateOf(device);
    const number = calendarNumbers(device);
    const account = accountOf(device);
    return Object.entries(all).map(([key, { name, colour, kind, visible }]) => ({
      key,
      values: {
        _id: number(key),
        account_name: account,
        account_type: 'LOCAL',
        name,
        calendar_displayName: name,
        calendar_color: argb(colour),
        calendar_access_level: kind === 'own' ? OWNER : READ,
        visible: Number(visible),
        sync_events: 1,
        calendar_timezone: device.tree.clock.zone,
        ownerAccount: account,
        isPrimary: Number(settings.calendar === key),
        deleted: 0,
      },
    }));
  },
  async insert(values) {
    const colour = whole(values, 'calendar_color');
    const name = text(values, 'calendar_displayName', text(values, 'name'));
    const made = await added(
      () => stateOf(device).calendars,
      () =>
        device.run('calendar', 'addCalendar', {
          name,
          colour: Object.keys(COLOUR).find(each => COLOUR[each] === ((colour ?? 0) & 0xffffff)) ?? 'blue',
        }),
    );
    if (made.length === 0) throw illegal('A calendar needs a name of its own');
  },
  async update(rows, values) {
    only(values, 'visible', 'calendar_displayName', 'name');
    for (const { key: calendar } of rows) {
      if (values['visible'] !== undefined)
        await device.run('calendar', 'showCalendar', { calendar, visible: flag(values['visible']) === 1 });
      const name = text(values, 'calendar_displayName', text(values, 'name'));
      if (name !== '') await device.run('calendar', 'renameCalendar', { calendar, name });
    }
  },
  async remove(rows) {
    for (const { key: calendar } of rows) {
      await device.run('calendar', 'deleteCalendar', { calendar });
      if (stateOf(device).calendars[calendar])
        throw unsupported('One calendar of your own has to stay, and others than those');
    }
  },
});

const instances = (device: AdbDevice, from: number, to: number): ContentTable => ({
  type: 'vnd.android.cursor.dir/event',
  columns: [
    '_id',
    'event_id',
    'begin',
    'end',
    'startDay',
    'endDay',
    'startMinute',
    'endMinute',
    'title',
    'description',
    'eventLocation',
    'allDay',
    'calendar_id',
    'calendar_displayName',
  ],
  order: 'begin, _id',
  rows() {
    const { events: all } = stateOf(device);
    const [number, calendarNumber] = [eventNumbers(device), calendarNumbers(device)];
    const { zone } = device.tree.clock;
    const EPOCH_JULIAN = 2_440_588;
    const at = (ms: number) => {
      const p = partsAt(ms, zone);
      return { day: dayNumber(p) + EPOCH_JULIAN, minute: p.hour * 60 + p.minute };
    };
    return (offered(device, 'calendar')?.between(from, to) ?? []).map(
      ({ id, from: begin, to: end, title, notes, place, allDay, calendar }) => {
        const [a, b] = [at(begin), at(Math.max(begin, end - (allDay ? MINUTE : 0)))];
        const key = `${id}@${begin}`;
        return {
          key,
          values: {
            _id: numberOf(key),
            event_id: number(id),
            begin,
            end,
            startDay: a.day,
            endDay: b.day,
            startMinute: a.minute,
            endMinute: b.minute,
            title,
            description: notes || null,
            eventLocation: place || null,
            allDay: Number(allDay),
            calendar_id: all[id] ? calendarNumber(all[id].calendar) : null,
            calendar_displayName: calendar,
          },
        };
      },
    );
  },
});

const reminders = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/reminder',
  columns: ['_id', 'event_id', 'minutes', 'method'],
  order: '_id',
  rows() {
    const number = eventNumbers(device);
    return Object.entries(stateOf(device).events).flatMap(([id, event]) =>
      event.reminders.map(minutes => ({
        key: `${id} ${minutes}`,
        values: { _id: numberOf(`${id} ${minutes}`), event_id: number(id), minutes, method: 1 },
      })),
    );
  },
});

/** Calendars, what is in them, and when it takes place. */
export const calendarProvider: ContentProvider = {
  authority: 'com.android.calendar',
  table(path, { device }) {
    const [what, ...more] = path;
    if (
      what === 'instances' &&
      more.length === 3 &&
      more[0] === 'when' &&
      more.slice(1).every(ms => /^-?\d+$/.test(ms))
    )
      return instances(device, Number(more[1]), Number(more[2]));
    if (more.length > 0) return undefined;
    return what === 'calendars'
      ? calendars(device)
      : what === 'events'
        ? events(device)
        : what === 'reminders'
          ? reminders(device)
          : undefined;
  },
};
