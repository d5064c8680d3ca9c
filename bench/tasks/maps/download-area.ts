import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { REGIONS } from '../../../apps/maps/select.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, open, row, tap } from '../steps.ts';

const AREAS = REGIONS.filter(r => r.id !== 'centre').map(r => ({ id: r.id, name: r.name }));
type Region = (typeof AREAS)[number];
const put = (s: Phone, id: string, region: Region, name: string) => {
  s.apps.maps.areas[id] = {
    name,
    region: region.id,
    bytes: REGIONS.find(r => r.id === region.id)!.bytes,
    readyAt: s.clock.now,
  };
};

export const downloadArea = task(
  'maps/download-area',
  {
    regions: distinct(3, oneOf(...AREAS)),
    name: oneOf(
      'Weekend',
      'Bike trip',
      'Mum’s visit',
      'Sunday walk',
      'Site round',
      'Picnic',
      'Day out',
      'Rosa’s map',
    ),
  },
  {
    tags: ['create', 'transcription'],
    ask: {
      en: [
        ({ regions, name }) =>
          `Download the offline area “${regions[0]!.name}” in Wayfare and name it “${name}”.`,
        ({ regions, name }) =>
          `In the maps app, get ${regions[0]!.name} onto the phone for use without a network, and rename that area to “${name}”.`,
      ],
      zh: [({ regions, name }) => `在 Wayfare 里下载离线区域“${regions[0]!.name}”，并把它改名为“${name}”。`],
    },
    // An area with a similar name was downloaded before.
    setup: (s, { regions, name }) => {
      put(s, 'area-before', regions[1]!, `${name} 2025`);
    },
    goals: {
      downloaded: ({ was, now, p }) =>
        only(added(was.apps.maps.areas, now.apps.maps.areas), a => a.region === p.regions[0]!.id),
      named: ({ was, now, p }) =>
        added(was.apps.maps.areas, now.apps.maps.areas).some(a => sameText(a.name, p.name)),
    },
    allow: s => [newIn(s.apps.maps.areas), newIn(s.os.notifications)],
    solve: function* (seen, { regions, name }) {
      seen = yield open('maps');
      seen = yield tap(seen, button('Menu'));
      seen = yield tap(seen, button('Offline areas'));
      seen = yield tap(seen, row(regions[0]!.name));
      seen = yield tap(seen, button(`Options of ${regions[0]!.name}`));
      seen = yield tap(seen, button('Rename'));
      seen = yield fill(seen, field('Name'), name, { clear: true });
      yield tap(seen, button('Rename'));
      yield done();
    },
    nearMisses: {
      theOther: { change: (s, p) => put(s, 'area-x', p.regions[2]!, p.name), because: 'downloaded' },
      notNamed: { change: (s, p) => put(s, 'area-x', p.regions[0]!, p.regions[0]!.name), because: 'named' },
      two: {
        change: (s, p) => {
          put(s, 'area-x', p.regions[0]!, p.name);
          put(s, 'area-y', p.regions[2]!, p.regions[2]!.name);
        },
        because: 'downloaded',
      },
      theOldRenamed: {
        change: (s, p) => {
          put(s, 'area-x', p.regions[0]!, p.name);
          s.apps.maps.areas['area-before']!.name = p.regions[1]!.name;
        },
        because: 'sideEffects',
      },
    },
  },
);
