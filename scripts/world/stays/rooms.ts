import type { Entry } from './types.ts';

/** Rooms as they are drawn: ground, bed, blanket, and what makes each its own. */
export const ROOMS = [
  ['teal-headboard', 'double', '#DCE8E2', '#2F6B64', '#F4F1E6', 'lamp'],
  ['striped-blanket', 'double', '#EFE4D2', '#8A5A3C', '#C94F3D', 'picture'],
  ['attic-skylight', 'single', '#F3EBDD', '#A97B50', '#6C8EAD', 'skylight'],
  ['bunks-curtains', 'bunk', '#DDE3E8', '#6B4F3A', '#E0A23B', 'lamp'],
  ['sea-window', 'double', '#E4EEF3', '#B99A6B', '#3C7A9B', 'sea'],
  ['green-wall-brass', 'double', '#3D5A4C', '#C6A15B', '#EFE7D6', 'picture'],
  ['twin-yellow', 'twin', '#F5EFD9', '#7B8F6A', '#E8C547', 'lamp'],
  ['stone-wall-fire', 'double', '#B8AEA0', '#5B4636', '#9C3D35', 'fire'],
  ['family-three-beds', 'twin', '#E9E3F0', '#6F6391', '#F0A6A0', 'toys'],
  ['white-loft-brick', 'double', '#B9674D', '#2E2E2E', '#F2F2F0', 'plant'],
  ['paper-screen', 'double', '#EFE9DA', '#5A3B2E', '#7A2E2E', 'screen'],
  ['tiled-arch', 'double', '#F7F2E4', '#1E6FBA', '#E3B23C', 'arch'],
  ['pine-cabin', 'bunk', '#C99A66', '#8A5A32', '#3F6B4F', 'fire'],
  ['night-city', 'double', '#2C3440', '#7A8896', '#D9DEE4', 'city'],
] as const;
const byKind: Readonly<Record<Entry['kind'], readonly number[]>> = {
  hotel: [0, 4, 13, 1],
  guesthouse: [1, 5, 0],
  cottage: [7, 1],
  flat: [9, 13, 4],
  hostel: [3, 6],
  inn: [5, 7, 1],
  lodge: [12, 7],
};
const byPlace: Readonly<Record<string, number>> = { yunze: 10, 'marsa-lulu': 11 };

/** The picture of a property's room, by its place in the list. */
export function roomPicture(entry: Entry, i: number): string {
  const own = byPlace[entry.place];
  const pool = byKind[entry.kind];
  const [, , beds = ''] = entry.rooms[i]!;
  const start = [...entry.id].reduce((sum, c) => sum + c.charCodeAt(0), 0);
  const several = /single [2-9]/.test(beds);
  const twin = beds.startsWith('double') ? 8 : 6;
  const fits = several
    ? twin
    : beds.startsWith('bunk')
      ? 3
      : beds.startsWith('single 1')
        ? 2
        : pool[(start + i) % pool.length]!;
  const index =
    i === 0 && own !== undefined ? own : entry.kind === 'lodge' && beds.startsWith('bunk') ? 12 : fits;
  return `room-${ROOMS[index]![0]}`;
}
