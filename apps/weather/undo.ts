import { idle, pair, turn, type UndoPairs } from '../undo.ts';

const HOME = 'place-harrow-bay-south-coast-united-kingdom';
const LISBON = 'place-lisbon-lisboa-portugal';
const CAIRO = 'place-cairo-cairo-governorate-egypt';
const OSLO = 'place-oslo-norway';

export const undo: UndoPairs = {
  'a place': pair([['addPlace', { city: OSLO }]], [['removePlace', { place: OSLO }]]),
  'the last place, taken off and saved again': pair(
    [
      ['movePlace', { place: LISBON, to: 6 }],
      ['removePlace', { place: LISBON }],
    ],
    [
      ['addPlace', { city: LISBON }],
      ['movePlace', { place: LISBON, to: 3 }],
    ],
  ),
  'an order': turn('movePlace', { place: CAIRO, to: 0 }, { place: CAIRO, to: 5 }),
  'the home place': turn('setHome', { place: LISBON }, { place: HOME }),
  'the weather here': pair([['locate', { result: true }]], [['setHere', { on: false }]]),
  units: turn('setUnits', { units: { wind: 'kn' } }, { units: { wind: 'mph' } }),
  notifications: pair(
    [
      ['setAlerts', { alerts: { daily: true, place: LISBON } }],
      ['setDailyAt', { result: 400 }],
    ],
    [
      ['setAlerts', { alerts: { daily: false, place: null } }],
      ['setDailyAt', { result: 435 }],
    ],
  ),
  looking: idle(['show', { place: LISBON }], ['compare', { first: CAIRO, second: OSLO }], ['refresh']),
};
