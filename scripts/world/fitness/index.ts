/*
 * What Robin did since September: the runs of the note "Running", Wednesdays at the climbing barn, the October weekend on Gannet Isle, no ride since the bicycle went to Pavel on 7 March.
 */

/** Ways by the places that they pass; `back` turns round half way, the others come home again. */
export const routes = {
  quay: { by: ['home', 'quay-post', 'ferry-pier', 'customs-square', 'home'] },
  harbour: { by: ['home', 'cafe-bollard', 'harbour-lodge', 'ferry-pier', 'old-bridge', 'lade-pharmacy', 'home'] },
  bridges: { by: ['home', 'old-bridge', 'saturday-market', 'scissor-and-stone', 'customs-square', 'home'] },
  marsh: { by: ['home', 'old-bridge', 'saltmarsh-gym', 'saturday-market', 'home'] },
  strand: { by: ['home', 'long-strand', 'gullwing-light'], back: true },
  river: { by: ['home', 'old-bridge', 'tidal-hall', 'brackwater-halt'], back: true },
  park: { by: ['home', 'orpheum', 'fennel-park', 'fennel-pitches'], back: true },
  fennel: { by: ['home', 'lantern-library', 'paw-and-tide', 'fennel-park', 'fennel-pitches', 'orpheum', 'central-station', 'home'] },
  north: { by: ['home', 'bay-mutual', 'nine-carp-noodles', 'orpheum', 'northgate-clinic', 'lantern-library', 'home'] },
  lighthouse: { by: ['long-strand', 'gullwing-light'], back: true },
  town: { by: ['home', 'long-strand', 'paw-and-tide', 'fennel-pitches', 'orpheum', 'brackwater-halt', 'inkwell-press', 'saltmarsh-gym', 'saturday-market', 'home'], mode: 'cycle' },
  east: { by: ['home', 'saturday-market', 'saltmarsh-gym', 'inkwell-press', 'brackwater-halt', 'central-station', 'home'], mode: 'cycle' },
  west: { by: ['home', 'nassers-bakery', 'long-strand', 'gullwing-light', 'paw-and-tide', 'lantern-library', 'home'], mode: 'cycle' },
  barn: { by: ['saltmarsh-gym', 'saturday-market', 'old-bridge', 'home'], mode: 'cycle', open: true },
  isle: { by: ['north-landing', 'street:Gannet Path', 'kelp-cottage', 'north-landing'] },
  wood: { by: ['paw-and-tide', 'wood:Hollow Wood', 'wood:Stanning Wood', 'paw-and-tide'] },
} as const satisfies Record<string, { by: readonly (string | readonly [number, number])[]; back?: boolean; mode?: 'cycle'; open?: boolean }>;
export type RouteId = keyof typeof routes;

export interface Line {
  /** London time. */
  at: string; type: 'run' | 'walk' | 'ride' | 'hike' | 'row' | 'swim' | 'strength' | 'yoga'; name: string; route?: RouteId;
  /** Kilometres, where not the whole route; of those without a route, how far. */
  km?: number;
  /** Duration as h:mm:ss or m:ss, where chance is not to give one. */
  took?: string;
  notes?: string; effort?: number; photos?: readonly string[]; laps?: number;
}

export const lines: readonly Line[] = [
  // September
  { at: '2025-09-02 07:02', type: 'run', name: 'Morning run', route: 'strand', km: 4.2, effort: 5 },
  { at: '2025-09-03 18:20', type: 'ride', name: 'Evening ride', route: 'east', effort: 4 },
  { at: '2025-09-04 12:35', type: 'walk', name: 'Quay and back', route: 'quay' },
  { at: '2025-09-06 09:40', type: 'ride', name: 'Lighthouse by bike', route: 'west', notes: 'Headwind all the way out, none on the way back, as ever.', effort: 7 },
  { at: '2025-09-07 10:15', type: 'swim', name: 'Sea swim, Long Strand', km: 0.6, notes: '17 °C. The last warm one?', effort: 5 },
  { at: '2025-09-09 06:58', type: 'run', name: 'Morning run', route: 'strand', km: 5, effort: 6 },
  { at: '2025-09-10 18:40', type: 'ride', name: 'Round the town', route: 'town', effort: 6 },
  { at: '2025-09-12 17:45', type: 'walk', name: 'Paseo con Inés', route: 'harbour', notes: 'Helado en el muelle. Dos bolas.' },
  { at: '2025-09-14 09:05', type: 'hike', name: 'Hollow Wood', route: 'wood', notes: 'With Mira and Callum. Blackberries: 1.5 kg.', effort: 5 },
  { at: '2025-09-16 07:10', type: 'run', name: 'Bridges', route: 'bridges', effort: 5 },
  { at: '2025-09-18 12:40', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2025-09-20 08:30', type: 'ride', name: 'Market before everyone', route: 'east', effort: 4 },
  { at: '2025-09-21 16:05', type: 'row', name: 'Rowing with Freya', km: 3.2, notes: 'Freya says I catch late. Freya is right.', effort: 6 },
  { at: '2025-09-23 07:00', type: 'run', name: 'Birthday run', route: 'strand', km: 6.4, notes: '34 minutes of being 34, then cake.', effort: 7 },
  { at: '2025-09-25 18:10', type: 'ride', name: 'Evening ride', route: 'west', effort: 6 },
  { at: '2025-09-27 10:20', type: 'swim', name: 'Pool, 40 lengths', km: 1, took: '25:10', laps: 4 },
  { at: '2025-09-28 14:00', type: 'walk', name: '和晓雨散步', route: 'north', notes: '晓雨讲了她的海藻实验，我只听懂一半。' },
  { at: '2025-09-30 06:55', type: 'run', name: 'Morning run', route: 'strand', km: 5, effort: 5 },
  // October
  { at: '2025-10-02 18:00', type: 'ride', name: 'Home from the climbing barn', route: 'barn', effort: 2 },
  { at: '2025-10-04 09:15', type: 'run', name: 'Saturday long one', route: 'strand', km: 8, notes: 'Turned at the lighthouse car park. Could have gone on.', effort: 7 },
  { at: '2025-10-05 11:30', type: 'walk', name: 'Fennel Park with Poppy and Marcus', route: 'fennel', notes: 'Marcus names every tree. Every one.' },
  { at: '2025-10-07 19:10', type: 'run', name: 'Five-a-side warm-up', route: 'park', km: 2.4, effort: 3 },
  { at: '2025-10-08 12:30', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2025-10-11 08:50', type: 'ride', name: 'Brackwater and home', route: 'east', effort: 5 },
  { at: '2025-10-12 10:10', type: 'swim', name: 'Sea swim, Long Strand', km: 0.4, notes: '14 °C. Brief.', effort: 7 },
  { at: '2025-10-14 06:50', type: 'run', name: 'Morning run', route: 'strand', km: 5, effort: 5 },
  { at: '2025-10-18 14:05', type: 'hike', name: 'Gannet Isle, north end', route: 'isle', notes: 'Tents up first, then this. Seals on the rocks at the far corner.', effort: 4, photos: ['file-img-20251018-1630'] },
  { at: '2025-10-19 10:40', type: 'hike', name: 'Gullwing Light', route: 'lighthouse', notes: 'Back from the isle and not tired enough.', effort: 4, photos: ['file-img-20251019-1214'] },
  { at: '2025-10-21 17:30', type: 'run', name: 'Last light', route: 'bridges', effort: 5 },
  { at: '2025-10-23 12:45', type: 'walk', name: 'Lunchtime walk', route: 'harbour' },
  { at: '2025-10-25 09:30', type: 'ride', name: 'Round the town', route: 'town', notes: 'Puncture at the halt. Nikola had a patch.', effort: 6 },
  { at: '2025-10-26 15:20', type: 'row', name: 'Rowing with Freya', km: 4, effort: 6 },
  { at: '2025-10-28 06:59', type: 'run', name: 'Morning run', route: 'river', km: 5.2, effort: 5 },
  { at: '2025-10-30 19:00', type: 'yoga', name: 'Yoga at the hall', took: '1:00:00' },
  // November
  { at: '2025-11-01 10:00', type: 'walk', name: 'Cemetery and chestnuts', route: 'fennel' },
  { at: '2025-11-02 09:20', type: 'ride', name: 'Cold hands', route: 'east', notes: 'Gloves. Next time gloves.', effort: 5 },
  { at: '2025-11-05 12:35', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2025-11-08 09:00', type: 'run', name: 'Rain run', route: 'river', km: 6, notes: 'Nobody else out. Wonderful.', effort: 6 },
  { at: '2025-11-09 14:30', type: 'hike', name: 'مشي مع أمينة', route: 'wood', notes: 'الطريق طيني لكن الشاي كان ساخناً.', effort: 4 },
  { at: '2025-11-12 19:05', type: 'yoga', name: 'Yoga at the hall', took: '1:00:00' },
  { at: '2025-11-15 11:10', type: 'walk', name: 'Blue doors of Lantern Hill', route: 'north', photos: ['file-img-20251115-1400'] },
  { at: '2025-11-16 10:00', type: 'swim', name: 'Pool, 30 lengths', km: 0.75, took: '19:30' },
  { at: '2025-11-19 12:40', type: 'walk', name: 'Lunchtime walk', route: 'harbour' },
  { at: '2025-11-22 08:45', type: 'ride', name: 'Frost ride', route: 'west', effort: 6 },
  { at: '2025-11-23 09:30', type: 'run', name: 'Stiff knee', route: 'strand', km: 3, notes: 'Stopped early. Inés: rest it for six weeks. Six!', effort: 4 },
  { at: '2025-11-27 12:30', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2025-11-30 10:30', type: 'walk', name: 'Slow Sunday', route: 'fennel' },
  // December
  { at: '2025-12-03 18:30', type: 'yoga', name: 'Knee yoga with Inés', took: '35:00', notes: 'Physiotherapist’s orders, literally.' },
  { at: '2025-12-06 10:15', type: 'walk', name: 'Tree for the flat', route: 'marsh', notes: 'Carried it back. It counts as strength.' },
  { at: '2025-12-07 11:00', type: 'swim', name: 'Pool, 40 lengths', km: 1, took: '26:05', effort: 5 },
  { at: '2025-12-10 12:35', type: 'walk', name: 'Lunchtime walk', route: 'harbour' },
  { at: '2025-12-14 10:50', type: 'swim', name: 'Pool, 44 lengths', km: 1.1, took: '28:20', effort: 5 },
  { at: '2025-12-17 18:30', type: 'yoga', name: 'Knee yoga with Inés', took: '40:00' },
  { at: '2025-12-20 13:30', type: 'walk', name: 'Compras de Navidad', route: 'marsh', notes: 'Rosa quiere té inglés. Dos kilos.' },
  { at: '2025-12-21 09:40', type: 'ride', name: 'Shortest day', route: 'east', effort: 4 },
  { at: '2025-12-26 11:20', type: 'walk', name: 'Boxing Day, everyone', route: 'strand', km: 6, notes: 'Mum, Dad, Poppy, Marcus. Gran waited in the café.' },
  { at: '2025-12-28 10:30', type: 'hike', name: 'Gullwing Light in fog', route: 'lighthouse', effort: 4 },
  { at: '2025-12-31 15:10', type: 'walk', name: 'Last of the year', route: 'harbour' },
  // January
  { at: '2026-01-01 11:00', type: 'swim', name: 'New Year dip', km: 0.1, took: '3:40', notes: '8 °C. Sam O. screamed first.', effort: 10 },
  { at: '2026-01-04 10:20', type: 'ride', name: 'Resolution ride', route: 'east', effort: 5 },
  { at: '2026-01-06 12:40', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2026-01-07 18:35', type: 'strength', name: 'Climbing barn', took: '1:40:00', effort: 7 },
  { at: '2026-01-10 10:00', type: 'swim', name: 'Pool, 48 lengths', km: 1.2, took: '29:55', effort: 6 },
  { at: '2026-01-11 14:00', type: 'walk', name: 'Mud walk', route: 'fennel' },
  { at: '2026-01-14 18:35', type: 'strength', name: 'Climbing barn', took: '1:35:00', notes: 'The blue 6a. Twice fallen off, once not.', effort: 8 },
  { at: '2026-01-17 09:30', type: 'ride', name: 'Lighthouse by bike', route: 'west', effort: 6 },
  { at: '2026-01-18 16:30', type: 'yoga', name: 'Sunday yoga', took: '45:00' },
  { at: '2026-01-20 12:35', type: 'walk', name: 'Lunchtime walk', route: 'harbour' },
  { at: '2026-01-21 18:35', type: 'strength', name: 'Climbing barn', took: '1:45:00', effort: 7 },
  { at: '2026-01-24 10:10', type: 'swim', name: 'Pool, 50 lengths', km: 1.25, took: '30:40', effort: 6, laps: 5 },
  { at: '2026-01-25 09:15', type: 'row', name: 'Rowing machine at the barn', km: 5, took: '24:30', effort: 8, notes: 'Freya: 21:50. I asked. I should not have.' },
  { at: '2026-01-28 18:35', type: 'strength', name: 'Climbing barn', took: '1:30:00', effort: 6 },
  { at: '2026-01-30 12:30', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2026-01-31 11:00', type: 'hike', name: 'Hollow Wood in ice', route: 'wood', effort: 5, notes: 'Knee fine!' },
  // February
  { at: '2026-02-01 07:30', type: 'run', name: 'Day 1', route: 'strand', km: 3.2, took: '24:10', notes: 'One dog overtook me.', effort: 7, photos: ['file-img-20260201-0805'] },
  { at: '2026-02-03 12:40', type: 'walk', name: 'Lunchtime walk', route: 'harbour' },
  { at: '2026-02-04 18:35', type: 'strength', name: 'Climbing barn', took: '1:40:00', effort: 7 },
  { at: '2026-02-05 07:05', type: 'run', name: 'Morning run', route: 'bridges', km: 2.5, effort: 5 },
  { at: '2026-02-07 14:00', type: 'walk', name: 'Snow!', route: 'north', notes: 'Three centimetres and the buses stop.' },
  { at: '2026-02-08 09:10', type: 'run', name: 'Week 2', route: 'strand', km: 3.2, took: '23:02', effort: 7 },
  { at: '2026-02-10 12:35', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2026-02-11 18:35', type: 'strength', name: 'Climbing barn', took: '1:30:00', effort: 6 },
  { at: '2026-02-12 07:00', type: 'run', name: 'Morning run', route: 'river', km: 3, effort: 5 },
  { at: '2026-02-14 10:30', type: 'ride', name: 'Flowers by bike', route: 'east', effort: 3, notes: 'Tulips in the basket. One casualty.' },
  { at: '2026-02-15 09:05', type: 'run', name: 'Week 3', route: 'strand', km: 4, took: '29:40', notes: 'Wind.', effort: 8 },
  { at: '2026-02-17 12:40', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2026-02-18 18:35', type: 'strength', name: 'Climbing barn', took: '1:45:00', effort: 8 },
  { at: '2026-02-19 07:02', type: 'run', name: 'Morning run', route: 'bridges', km: 3.4, effort: 5 },
  { at: '2026-02-21 14:15', type: 'walk', name: 'Old Bridge in fog', route: 'bridges', photos: ['file-img-20260221-1500'] },
  { at: '2026-02-22 09:00', type: 'run', name: 'Week 4', route: 'strand', km: 4.5, took: '31:55', effort: 7 },
  { at: '2026-02-24 18:10', type: 'ride', name: 'Evening ride', route: 'west', effort: 6 },
  { at: '2026-02-25 18:35', type: 'strength', name: 'Climbing barn', took: '1:35:00', effort: 7 },
  { at: '2026-02-26 07:01', type: 'run', name: 'Intervals by the river', route: 'river', km: 4, notes: '6 × 400 m. Coach Femi shouted from the other bank.', effort: 9, laps: 6 },
  { at: '2026-02-28 16:40', type: 'walk', name: 'Pier at sunset', route: 'quay', photos: ['file-img-20260228-1741'] },
  // March
  { at: '2026-03-01 09:02', type: 'run', name: 'Week 5', route: 'strand', km: 5, took: '34:48', notes: 'First whole 5.', effort: 8 },
  { at: '2026-03-02 12:35', type: 'walk', name: 'Lunchtime walk', route: 'harbour' },
  { at: '2026-03-03 18:00', type: 'ride', name: 'Duck brake test', route: 'east', notes: 'It quacks when I brake. To Pavel on Saturday.', effort: 4 },
  { at: '2026-03-04 18:35', type: 'strength', name: 'Climbing barn', took: '1:40:00', effort: 7 },
  { at: '2026-03-05 07:00', type: 'run', name: 'Morning run', route: 'river', km: 4.2, effort: 6 },
  { at: '2026-03-06 17:20', type: 'walk', name: '陪志远走走', route: 'north', notes: '他要换工作了，还没决定。' },
  { at: '2026-03-07 09:15', type: 'ride', name: 'Bike to Pavel', route: 'bridges', km: 2.2, effort: 2, notes: 'One way. Walked home.' },
  { at: '2026-03-07 11:30', type: 'walk', name: 'Home without a bike', route: 'marsh', km: 2.3 },
  { at: '2026-03-08 09:00', type: 'run', name: 'Week 6', route: 'strand', km: 5, took: '33:20', notes: 'Best so far. Goal for Gannet 10k on 7 June: under 65 min.', effort: 8 },
  { at: '2026-03-08 17:00', type: 'yoga', name: 'Sunday yoga', took: '40:00' },
  { at: '2026-03-09 12:38', type: 'walk', name: 'Lunchtime walk', route: 'quay' },
  { at: '2026-03-10 07:01', type: 'run', name: 'Morning run', route: 'river', km: 3.6, effort: 5 },
  { at: '2026-03-11 18:35', type: 'strength', name: 'Climbing barn', took: '1:30:00', effort: 7, notes: 'Blue 6a without falling. Elsie has it on film.' },
  { at: '2026-03-12 07:35', type: 'walk', name: 'To the bakery the long way', route: 'harbour', km: 2.1 },
];

/** Kilograms by day. */
export const weights: readonly (readonly [day: string, kilograms: number])[] = [
  ['2025-09-01', 74.8], ['2025-09-15', 74.5], ['2025-10-01', 74.1], ['2025-10-20', 74.4], ['2025-11-03', 74.6], ['2025-11-24', 75.2], ['2025-12-08', 75.7], ['2025-12-29', 77.1], ['2026-01-05', 76.9], ['2026-01-12', 76.4], ['2026-01-19', 76.2], ['2026-01-26', 75.8],
  ['2026-02-02', 75.9], ['2026-02-09', 75.3], ['2026-02-16', 75.1], ['2026-02-23', 74.6], ['2026-03-02', 74.7], ['2026-03-09', 74.2],
];
