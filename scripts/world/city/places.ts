import { writeFileSync } from 'node:fs';
import maps from '../../../apps/maps/world.json' with { type: 'json' };
import { metresOf } from '../../../src/sdk/city/index.ts';

/* Writes src/sdk/city/places.json, the places of Wayfare for every app that looks for one: npx tsx scripts/world/city/places.ts */
const rows = Object.entries(maps.places).map(([id, place]) => {
  const { x, y } = metresOf(place);
  return [id.replace(/^place-/, ''), place.name, place.kind, place.address, Math.round(x), Math.round(y)];
});
writeFileSync(
  new URL('../../../src/sdk/city/places.json', import.meta.url),
  `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`,
);
