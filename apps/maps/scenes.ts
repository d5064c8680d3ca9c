import { after, changed, type AppScenes, type DialogRow } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Phone } from '../catalogue.ts';
import { spotOf } from './select.ts';
import type { Spot } from './state.ts';

const spot = (phone: AnyPhone, id: string): Spot => spotOf(id, (phone as Phone).apps.maps.places[id]!);
const PIN = JSON.stringify(['14 Quayside', '14 Quayside, Harrow Bay HB1 1FD', 50.8184, -1.4037]);
/** Directions with a stop on the way, a track that is being drawn and one that is being recorded. */
const busy = (phone: AnyPhone): AnyPhone => {
  const asked = changed(phone, ({ maps }) => {
    maps.plan = {
      ...maps.plan,
      stops: ['place-home', 'place-old-bridge', 'place-saturday-market'].map(id => spot(phone, id)),
      when: 'depart',
      at: phone.clock.now + 3_600_000,
    };
    maps.draft = ['place-home', 'place-lade-pharmacy', 'place-old-bridge'].map(id => {
      const { name, latitude, longitude } = spot(phone, id);
      return { name, latitude, longitude };
    });
    maps.layers = { transit: true, traffic: false, terrain: false };
  });
  return after(asked, 'maps', 'startRecording');
};

/** The phone without a network. */
const offline = (phone: AnyPhone): AnyPhone => after(phone, 'system', 'setAeroplane', { on: true });

const dialogs: readonly DialogRow[] = [
  ['/', 'Menu', ['button/menu']],
  ['/', 'Map layers', ['button/map-layers']],
  ['/', 'Castle Green', [{ type: 'tap', x: 318, y: 718 }], "apps/maps/ui/Home.tsx found?.name ?? ''"],
  ['/place/place-orpheum', 'Save to a list', ['sheet/button/save']],
  ['/place/place-orpheum', 'New list', ['sheet/button/save', 'button/new-list']],
  ['/place/place-orpheum', 'New marker', ['sheet/button/marker']],
  [
    '/place/place-cafe-bollard',
    'Delete your review?',
    [
      'sheet-grip',
      { type: 'scroll', element: 'scroll/sheet', direction: 'down', amount: 2 },
      'delete-review',
    ],
  ],
  ['/directions', 'Route options', ['sheet/button/options']],
  ['/directions', 'Stop', ['button/options-of-stop-b']],
  ['/directions', 'Time', ['sheet/button/leave-at-10-41']],
  ['/saved', 'List options', ['button/options-of-mum-s-weekend']],
  ['/saved', 'New list', ['button/new-list']],
  ['/saved', 'Rename list', ['button/options-of-mum-s-weekend', 'menuitem/rename']],
  ['/saved', 'Delete Mum’s weekend?', ['button/options-of-mum-s-weekend', 'menuitem/delete']],
  ['/list/list-mum', 'Place options', ['button/options-of-the-lobster-pot']],
  ['/list/list-mum', 'Note', ['button/options-of-the-lobster-pot', 'menuitem/edit-note']],
  ['/markers', 'Marker options', ['button/options-of-seals']],
  ['/markers', 'Edit marker', ['button/options-of-seals', 'menuitem/edit']],
  ['/markers', 'Delete Seals?', ['button/options-of-seals', 'menuitem/delete']],
  ['/tracks', 'Save this track?', ['button/stop']],
  ['/track/track-bridges', 'Rename track', ['sheet/button/rename']],
  ['/track/track-bridges', 'Delete Bridges loop?', ['sheet/button/delete']],
  ['/draw', 'Waypoint', ['button#waypoint-0']],
  ['/draw', 'Save track', ['sheet/button/save']],
  ['/timeline', 'Stay', ['button/options-of-27-tanner-s-row-00-00']],
  ['/offline', 'Area options', ['button/options-of-harrow-bay-centre']],
  ['/offline', 'Delete Harrow Bay centre?', ['button/options-of-harrow-bay-centre', 'menuitem/delete']],
  ['/offline', 'Rename area', ['button/options-of-harrow-bay-centre', 'menuitem/rename']],
  ['/settings', 'Units', ['button/units-kilometres']],
  ['/settings', 'Usual mode', ['button/usual-mode-walk']],
  ['/settings', 'Colours of the map', ['button/colours-of-the-map-as-the-phone']],
  ['/settings', 'Address', ['set-home']],
];

export const scenes: AppScenes = {
  params: {
    place: () => ['place-cafe-bollard', 'place-home', 'place-saltpan-wholefoods'],
    spot: () => [PIN],
    address: () => ['50.8184,-1.4037', '0,0?q=Orpheum'],
    query: () => ['Cafés', 'Station Parade'],
    for: () => ['stop:0', 'home', 'list:list-want', 'waypoint'],
    list: () => ['list-favourites', 'list-rosa'],
    track: () => ['track-bridges', 'track-lighthouse'],
    file: phone =>
      Object.entries(phone.device.storage.files)
        .filter(([, f]) => f.name.endsWith('.gpx'))
        .slice(0, 1)
        .map(([id]) => id),
  },
  screens: ({ world, scene }) => [
    scene('with traffic', '/', {
      phone: after(world, 'maps', 'setLayers', { traffic: true, terrain: true }),
    }),
    scene('with transit', '/', { phone: after(world, 'maps', 'setLayers', { transit: true }) }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('an address', '/search', { do: [{ type: 'type', element: 'field/query', text: '27 tanners' }] }),
    scene('by transit', '/directions', {
      phone: changed(busy(world), ({ maps }) => {
        maps.plan.mode = 'transit';
      }),
    }),
    scene('on the way', '/navigate', {
      phone: after(after(busy(world), 'maps', 'setMode', { mode: 'walk' }), 'maps', 'navigate', {
        preview: true,
      }),
    }),
    scene('no tracks', '/tracks', {
      phone: changed(world, ({ maps }) => {
        maps.tracks = {};
      }),
    }),
    scene('no markers', '/markers', {
      phone: changed(world, ({ maps }) => {
        maps.markers = {};
      }),
    }),
    scene('empty list', '/list/list-want', {
      phone: changed(world, ({ maps }) => {
        maps.saved = {};
      }),
    }),
    scene('nothing on the day', '/timeline', {
      phone: changed(world, ({ maps }) => {
        maps.visits = {};
        maps.moves = {};
      }),
    }),
    scene('offline', '/', { phone: offline(world) }),
    scene('searched offline', '/search', {
      phone: offline(world),
      do: [{ type: 'type', element: 'field/query', text: 'gullwing' }],
    }),
    scene('a place offline', '/place/place-gullwing-light', { phone: offline(world) }),
    scene('directions offline', '/directions', { phone: offline(busy(world)) }),
    scene('areas offline', '/offline', { phone: offline(world) }),
    scene('drawing', '/draw', { phone: busy(world) }),
    scene('recording', '/tracks', { phone: busy(world) }),
  ],
  changes: {
    '/tracks, recording': 'drops the track that was being drawn',
    '/tracks: Save this track?': 'drops the track that was being drawn',
  },
  dialogs: ({ world }) => ({ from: busy(world), list: dialogs }),
};
