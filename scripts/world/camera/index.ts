import type { Shot } from '../../../apps/camera/state.ts';

/** How pictures of the gallery were taken, where it was not the ordinary way: by what is to be seen on them. */
export const SHOT_WITH: Readonly<Record<string, Partial<Omit<Shot, 'file' | 'takenAt'>>>> = {
  campfire: { mode: 'night' },
  'city-night': { mode: 'night', timer: 3 },
  'birthday-cake': { timer: 10 },
  'museum-statue': { zoom: 2 },
  lighthouse: { zoom: 2 },
  'bus-timetable': { flash: true, zoom: 2 },
  'parking-sign': { flash: true },
  'golden-dog-beach': { zoom: 5 },
  'library-hall': { zoom: 0.6 },
  'mountain-lake': { zoom: 0.6 },
};
