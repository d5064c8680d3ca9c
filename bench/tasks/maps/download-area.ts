import { newRow } from '../../../judges/side-effects.ts';
import { REGIONS } from '../../../apps/maps/select.ts';
import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
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
const download = (s: Phone, ctx: SetupCtx, { id }: Region, name: string) => {
  ctx.act('maps', 'downloadArea', { region: id });
  const area = Object.keys(s.apps.maps.areas).find(key => s.apps.maps.areas[key]!.region === id)!;
  ctx.act('maps', 'renameArea', { area, name });
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
    expect: {
      downloaded: (s, { regions: [wanted], name }, ctx) => download(s, ctx, wanted!, name),
    },
    // It may still be on its way.
    free: s => [newRow(s.apps.maps.areas).readyAt],
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
      theOldRenamed: {
        change: (s, p, ctx) => {
          ctx.act('maps', 'downloadArea', { region: p.regions[0]!.id });
          ctx.act('maps', 'renameArea', { area: 'area-before', name: p.name });
        },
        because: ['downloaded', 'sideEffects'],
      },
    },
  },
);
