import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs, type UndoSteps } from '../undo.ts';
import { freshPlan } from './actions/shared.ts';
import { PIER, STATION } from './model/town.ts';

const of = ({ apps: { rides } }: Phone) => rides;
const PLACE = 'saved-16-creek-lane';
const AHEAD = 'HL-28316';

type Table = 'saved' | 'trusted' | 'rides';
/** What is made in a table, and removed by an action that names its row. */
const made = (act: UndoSteps, table: Table, remove: string, argument: string) =>
  pair(act, (now, was) =>
    fresh(of(now)[table], of(was)[table]).map(id => [remove, { [argument]: id }] as const),
  );

export const undo: UndoPairs = {
  'a place that is saved': made(
    [['savePlace', { kind: 'own', label: AHEAD, spot: PIER }]],
    'saved',
    'removePlace',
    'place',
  ),
  'the name of a place': pair([['renamePlace', { place: PLACE, label: AHEAD }]], (_, was) => [
    ['renamePlace', { place: PLACE, label: of(was).saved[PLACE]!.label }],
  ]),
  'the address of a place': pair([['setPlace', { place: PLACE, spot: STATION }]], (_, was) => [
    ['setPlace', { place: PLACE, spot: of(was).saved[PLACE]!.spot }],
  ]),
  'the order of places': turn('movePlace', { place: PLACE, to: 0 }, { place: PLACE, to: 2 }),
  'a favourite driver': turn(
    'setFavourite',
    { driver: 'driver-noor', on: true },
    { driver: 'driver-noor', on: false },
  ),
  settings: pair([['setSettings', { settings: { pinCheck: false, needs: ['dog'] } }]], (_, was) => [
    ['setSettings', { settings: { pinCheck: of(was).settings.pinCheck, needs: of(was).settings.needs } }],
  ]),
  'a trusted contact': made(
    [['addTrusted', { name: 'Mum', phone: '+447700900102' }]],
    'trusted',
    'removeTrusted',
    'person',
  ),
  'who always follows': turn(
    'setAlways',
    { person: 'trusted-poppy', always: true },
    { person: 'trusted-poppy', always: false },
  ),
  'a ride that is not paid': made(
    now => [['book', { plan: { ...freshPlan(of(now)), to: STATION }, quotedAt: null }]],
    'rides',
    'dropRide',
    'ride',
  ),
  'a plan': idle(
    ['startPlan', { to: STATION }],
    ['setPoint', { where: 0, spot: PIER }],
    ['setPlan', { plan: { promo: 'HAREWEEK', people: 3 } }],
    ['removeStop', { index: 0 }],
  ),
  'a time that is picked': idle(['pickTime', { which: 'time', result: 600 }]),
  'a ride that is planned again': idle(['again', { ride: 'HL-27751' }]),
  'a note that stays': idle(['setNote', { ride: AHEAD, note: 'Three of us. Mum likes the front seat' }]),
  'a refusal': idle(['requote', {}], ['clearAttempt', {}]),
};
