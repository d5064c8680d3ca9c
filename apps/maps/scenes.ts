import { after, changed, type AppScenes, type DialogRow } from '../../bench/cli/screens/scene.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Phone } from '../catalogue.ts';
import { spotOf } from './select.ts';
import type { Spot } from './state.ts';

const spot = (phone: AnyPhone, id: string): Spot => spotOf(id, (phone as Phone).apps.maps.places[id]!);
const PIN = JSON.stringify(['14 Quayside', '14 Quayside, Harrow Bay HB1 1FD', 50.8184, -1.4037]);
/** Directions with a stop on the way, a track that is being drawn and one that is being recorded. */
const busy = (phone: AnyPhone): AnyPhone => {
  const asked = changed(phone, ({ maps }) => {
    maps.plan = { ...maps.plan, stops: ['place-home', 'place-old-bridge', 'place-saturday-market'].map(id => spot(phone, id)), when: 'depart', at: phone.clock.now + 3_600_000 };
    maps.draft = ['place-home', 'place-lade-pharmacy', 'place-old-bridge'].map(id => { const { name, latitude, longitude } = spot(phone, id); return { name, latitude, longitude }; });
    maps.layers = { transit: true, traffic: false, terrain: false };
  });
  return after(asked, 'maps', 'startRecording');
};

const dialogs: readonly DialogRow[] = [
  ['/', 'Menu', ['button/menu']],
  ['/', 'Map layers', ['button/map-layers']],
  ['/place/place-orpheum', 'Save to a list', ['sheet/button/save']],
  ['/place/place-orpheum', 'New list', ['sheet/button/save', 'button/new-list']],
  ['/place/place-orpheum', 'New marker', ['sheet/button/marker']],
  ['/directions', 'Route options', ['sheet/button/options']],
  ['/directions', 'Stop', ['button/options-of-stop-b']],
  ['/saved', 'List options', ['list#list-mum/button/options-of-mum-s-weekend']],
  ['/saved', 'New list', ['button/new-list']],
  ['/list/list-mum', 'Place options', ['button/options-of-maritime']],
  ['/markers', 'Marker options', ['button/options-of-seals']],
  ['/offline', 'Area options', ['button/options-of-harrow-bay-centre']],
  ['/settings', 'Units', ['button/units-kilometres']],
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
  },
  screens: ({ world, scene }) => [
    scene('with traffic', '/', { phone: after(world, 'maps', 'setLayers', { traffic: true, terrain: true }) }),
    scene('with transit', '/', { phone: after(world, 'maps', 'setLayers', { transit: true }) }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('an address', '/search', { do: [{ type: 'type', element: 'field/query', text: '27 tanners' }] }),
    scene('by transit', '/directions', { phone: changed(busy(world), ({ maps }) => { maps.plan.mode = 'transit'; }) }),
    scene('on the way', '/navigate', { phone: after(after(busy(world), 'maps', 'setMode', { mode: 'walk' }), 'maps', 'navigate', { preview: true }) }),
    scene('no tracks', '/tracks', { phone: changed(world, ({ maps }) => { maps.tracks = {}; }) }),
    scene('no markers', '/markers', { phone: changed(world, ({ maps }) => { maps.markers = {}; }) }),
    scene('empty list', '/list/list-want', { phone: changed(world, ({ maps }) => { maps.saved = {}; }) }),
    scene('nothing on the day', '/timeline', { phone: changed(world, ({ maps }) => { maps.visits = {}; maps.moves = {}; }) }),
    scene('drawing', '/draw', { phone: busy(world) }),
    scene('recording', '/tracks', { phone: busy(world) }),
  ],
  dialogs: ({ world }) => ({ from: busy(world), list: dialogs }),
};
