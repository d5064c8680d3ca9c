import { distinct, int, oneOf, params } from '../sample.ts';
import { find, rid } from '../steps.ts';
import { openEvent, TITLES } from './make.ts';
import { comingDay, daysFrom, hasNoBirthday, question } from './question.ts';
const PLACES = [
  'Lantern Hill Library',
  'The Bollard',
  'Northgate Clinic',
  'Pier 3',
  'Fennel Park',
  'Studio North',
  'Meadow Hall',
  'Old Bakehouse',
  'Boat shed 4',
  'Harbour Hall',
  'Wren Street Rooms',
  'The Net Loft',
] as const;

export const whereIs = question(
  'calendar/where-is',
  params({
    titles: distinct(2, oneOf(...TITLES)),
    places: distinct(3, oneOf(...PLACES)),
    hour: int(8, 19),
    day: comingDay(),
    others: int(10, 20),
  }).such(hasNoBirthday),
  {
    tags: ['search'],
    counterpart: 'SimpleCalendarLocationOfEvent',
    en: [
      p => `Where does “${p.titles[0]}” take place, according to my calendar? Answer with the place.`,
      p => `I have “${p.titles[0]}” in the calendar. Fill in where it is.`,
    ],
    zh: p => `日历里的“${p.titles[0]}”在哪里？请填写地点。`,
    puts: p => [
      {
        title: p.titles[0]!,
        day: p.day.iso,
        at: p.hour * 60,
        more: { place: p.places[0]!, notes: `Not at ${p.places[2]} this time.` },
      },
      {
        title: `${p.titles[0]}: ring first`,
        day: daysFrom(p.day.iso, -1),
        at: p.hour * 60,
        more: { place: p.places[1]! },
      },
      { title: p.titles[1]!, day: daysFrom(p.day.iso, 1), at: p.hour * 60, more: { place: p.places[2]! } },
    ],
    field: { type: 'text', label: { en: 'Place', zh: '地点' } },
    key: p => p.places[0]!,
    names: 'place',
    read: function* (p) {
      return find(yield* openEvent(p.titles[0]!, p.day), rid('place')).name.split(', ')[0]!;
    },
    wrong: { ofTheCall: p => p.places[1]!, whereItWas: p => p.places[2]!, theTitle: p => p.titles[0]! },
  },
);
