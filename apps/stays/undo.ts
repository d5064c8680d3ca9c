import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.stays;
const INES = 'traveller-ines';
const WEEKENDS = 'list-weekends';

export const undo: UndoPairs = {
  'a favourite': turn(
    'setFavourite',
    { list: WEEKENDS, property: 'harbour-lodge', on: true },
    { list: WEEKENDS, property: 'harbour-lodge', on: false },
  ),
  'a list': pair([['addList', { name: 'Rainy days', property: 'seven-rivers' }]], (now, was) =>
    fresh(of(now).lists, of(was).lists).map(list => ['deleteList', { list }] as const),
  ),
  'the name of a list': pair([['renameList', { list: WEEKENDS, name: 'Away' }]], (_, was) => [
    ['renameList', { list: WEEKENDS, name: of(was).lists[WEEKENDS]!.name }],
  ]),
  'a traveller': pair(
    [
      [
        'saveTraveller',
        {
          traveller: null,
          name: 'Poppy Calloway',
          kind: 'adult',
          document: 'idCard',
          number: 'P1',
          expires: '2030-01-01',
        },
      ],
    ],
    (now, was) =>
      fresh(of(now).travellers, of(was).travellers).map(
        traveller => ['deleteTraveller', { traveller }] as const,
      ),
  ),
  'a document': pair(
    [
      [
        'saveTraveller',
        {
          traveller: INES,
          name: 'Inés',
          kind: 'adult',
          document: 'idCard',
          number: 'X',
          expires: '2030-01-01',
        },
      ],
    ],
    (_, was) => [['saveTraveller', { traveller: INES, ...of(was).travellers[INES]! }]],
  ),
  settings: pair([['changeSettings', { settings: { notifyOffers: false } }]], (_, was) => [
    ['changeSettings', { settings: { notifyOffers: of(was).settings.notifyOffers } }],
  ]),
  'an order that is given up': pair(
    (_, was) => [
      ['setSearch', { place: 'wexcombe', from: '2026-03-24', until: '2026-03-26' }],
      ['chooseRate', { property: 'bell-wexcombe', room: 'crooked', rate: 'flex', breakfast: true }],
      ['setGuests', { lead: of(was).owner.name, companions: '', wish: 'A quiet room' }],
      ['takeCode', { code: 'HEATHER10' }],
    ],
    [],
  ),
  'a search': idle(
    ['setSearch', { place: 'yunze' }],
    ['runSearch'],
    ['setFilters', { pets: true }],
    ['clearFilters'],
    ['setCompare', { property: 'harbour-lodge', on: true }],
  ),
  'flights that are looked at': idle(
    ['setAir', { out: '2026-04-18', back: null }],
    ['searchFlights'],
    ['chooseFlight', { way: 'out', key: 'WA410@2026-04-18' }],
  ),
  'a change that is only looked at': idle(
    ['startMove', { trip: 'LP-55310' }],
    ['setMoving', { until: '2026-03-30' }],
  ),
  'a sign-in that is left': idle(['signOut']),
};
