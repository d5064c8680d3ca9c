import { writeFileSync } from 'node:fs';
import { notes } from './index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Note, Notes } from '../../../apps/notes/state.ts';

/*
 * Writes world.json from the notes of scripts/world: npx tsx scripts/world/notes/build.ts
 */
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const folderId = (name: string) => (name === 'Unfiled' ? null : `folder-${name.toLowerCase()}`);
const earliest = (name: string) => Math.min(...notes.filter(n => n.folder === name).map(n => at(n.created)));

const world: Notes = {
  notes: Object.fromEntries(
    notes.map(n => [
      `note-${n.id}`,
      {
        title: n.title,
        kind: n.kind,
        body: n.kind === 'checklist' ? '' : n.body,
        items:
          n.kind === 'checklist' ? n.items.map((item, i) => ({ id: `item-${n.id}-${i + 1}`, ...item })) : [],
        folder: folderId(n.folder),
        tags: n.tags,
        pinned: n.pinned ?? false,
        locked: n.locked ?? false,
        createdAt: at(n.created),
        editedAt: at(n.edited),
        binnedAt: n.binned ? at(n.binned) : null,
      } satisfies Note,
    ]),
  ),
  folders: Object.fromEntries(
    [...new Set(notes.map(n => n.folder))]
      .filter(name => name !== 'Unfiled')
      .map(name => [folderId(name), { name, createdAt: earliest(name) }]),
  ),
  passcode: '6174',
  unlocked: false,
  draft: null,
  sort: 'edited',
  view: 'list',
  searches: ['soup', '#family', 'wifi'],
};
writeFileSync(
  new URL('../../../apps/notes/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
