import { produce } from 'immer';
import { createWorld, type Phone } from '../../apps/catalogue.ts';

const DAY = 86_400_000;

/** The base world, with enough notes and folders for tests that draw rows. */
export async function testWorld(): Promise<Phone> {
  const world = (await createWorld()) as unknown as Phone;
  if (Object.keys(world.apps.notes.notes).length >= 20) return world;
  return produce(world, s => {
    const at = s.clock.now - 3 * DAY;
    for (const name of ['Personal', 'Work', 'Recipes', 'Travel'])
      s.apps.notes.folders[`folder-${name.toLowerCase()}`] = { name, createdAt: at };
    const folders = [null, ...Object.keys(s.apps.notes.folders)];
    for (let i = 0; i < 30; i++) {
      s.apps.notes.notes[`note-t${i}`] = {
        title: `Note ${i}`,
        kind: 'plain',
        body: `Text ${i}`,
        items: [],
        folder: folders[i % folders.length]!,
        tags: [],
        pinned: false,
        locked: i % 9 === 8,
        createdAt: at + i,
        editedAt: at + i,
        binnedAt: i % 11 === 10 ? at + DAY : null,
      };
    }
  });
}
