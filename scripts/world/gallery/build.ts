import { writeFileSync } from 'node:fs';
import type { Gallery } from '../../../apps/gallery/state.ts';

/*
 * Writes world.json: npx tsx scripts/world/gallery/build.ts. The pictures are files of the phone (scripts/world/files.ts).
 */
const world: Gallery = {
  slideshow: { seconds: 5, order: 'shown', repeat: false },
  columns: 3,
  albumSort: 'name',
  searches: ['receipt', 'bicycle', 'February'],
  muted: false,
  player: null,
  running: null,
  undo: null,
};
writeFileSync(
  new URL('../../../apps/gallery/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
