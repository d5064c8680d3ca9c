import type { Phone } from '../catalogue.ts';
import { fresh, pair, turn, type UndoPairs, type UndoSteps } from '../undo.ts';
import { spotOf } from './select.ts';

const HALL = 'place-tidal-hall';
const hall = ({ apps: { maps } }: Phone) => spotOf(HALL, maps.places[HALL]!);
const firstOfMum = ({ apps: { maps } }: Phone) =>
  Object.entries(maps.saved).find(([, s]) => s.list === 'list-mum' && s.order === 0)![0];
const point = { name: 'Quay', latitude: 50.82, longitude: -1.4 };

type Table = 'lists' | 'markers' | 'areas';
/** What is made in a table, and deleted by an action that names its row. */
const made = (act: UndoSteps, table: Table, remove: string, argument: string) =>
  pair(act, (now, was) =>
    fresh(now.apps.maps[table], was.apps.maps[table]).map(id => [remove, { [argument]: id }] as const),
  );

export const undo: UndoPairs = {
  'a place that is saved': pair(
    now => [['save', { spot: hall(now), list: 'list-mum' }]],
    now => [['unsave', { spot: hall(now), list: 'list-mum' }]],
  ),
  'a list that is made': made(
    now => [['createList', { name: 'Ferries', spot: hall(now) }]],
    'lists',
    'deleteList',
    'list',
  ),
  'a marker that is set': made(
    [['addMarker', { name: 'Seals', address: 'Quay', latitude: 50.82, longitude: -1.4 }]],
    'markers',
    'deleteMarker',
    'marker',
  ),
  'an area that is downloaded': made([['downloadArea', { region: 'west' }]], 'areas', 'deleteArea', 'area'),
  'the place of a list': turn('moveList', { list: 'list-mum', to: 0 }, { list: 'list-mum', to: 3 }),
  'the place of a saved place': pair(
    now => [['moveSaved', { saved: firstOfMum(now), to: 2 }]],
    (_, was) => [['moveSaved', { saved: firstOfMum(was), to: 0 }]],
  ),
  'a track that is drawn': pair(
    [
      ['addWaypoint', point],
      ['addWaypoint', point],
    ],
    [
      ['removeWaypoint', { index: 1 }],
      ['removeWaypoint', { index: 0 }],
    ],
  ),
  'a track that is drawn and thrown away': pair([['addWaypoint', point]], [['clearDraft']]),
  'a track that is drawn and left': pair(
    [['addWaypoint', point]],
    [['openAt', { app: 'maps', path: '/tracks' }, 'system']],
  ),
  'a track that is recorded and dropped': pair([['startRecording', { result: true }]], [['stopRecording']]),
  guidance: pair(
    now => [
      ['directions', { to: hall(now) }],
      ['navigate', { preview: true }],
    ],
    [['endNavigation']],
  ),
  settings: turn('setSettings', { units: 'miles', timeline: false }, { units: 'kilometres', timeline: true }),
};
