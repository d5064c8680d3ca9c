import type { PlaceId } from '../types.ts';

/** What the owner of the phone saved: place, note, when. */
export const ownLists: readonly {
  id: string;
  name: string;
  role: 'favourites' | 'want' | 'starred' | 'own';
  created: string;
  items: readonly (readonly [place: string, note: string, when: string])[];
}[] = [
  {
    id: 'favourites',
    name: 'Favourites',
    role: 'favourites',
    created: '2024-09-28 10:00',
    items: [
      ['cafe-bollard', 'Window bench', '2024-10-05 10:10'],
      ['nassers-bakery', 'Date rolls, before nine', '2024-11-02 08:30'],
      ['second-tide-books', '', '2025-02-15 12:00'],
      ['fennel-park', '', '2025-05-04 16:00'],
      ['lantern-library', 'Late on Thursdays', '2025-06-12 18:20'],
    ],
  },
  {
    id: 'want',
    name: 'Want to go',
    role: 'want',
    created: '2024-09-28 10:00',
    items: [
      ['smokehouse-nine', 'Jonas says the brisket', '2026-01-14 22:05'],
      ['kiln-and-co', 'Thursday class with Ting', '2026-02-03 20:00'],
      ['railway-carriage-works-museum', 'With Dad', '2026-02-21 18:30'],
      ['zaytuna', '', '2026-03-01 13:15'],
    ],
  },
  {
    id: 'starred',
    name: 'Starred places',
    role: 'starred',
    created: '2024-09-28 10:00',
    items: [
      ['gullwing-light', 'Weekends only', '2025-10-19 12:20'],
      ['old-bridge', '', '2025-03-02 09:00'],
    ],
  },
  {
    id: 'mum',
    name: 'Mum’s weekend',
    role: 'own',
    created: '2026-03-02 21:10',
    items: [
      ['central-station', 'Saturday 11:52', '2026-03-02 21:11'],
      ['maritime-museum', 'Closes at five', '2026-03-02 21:14'],
      ['gullwing-light', 'Sunday, 10:30', '2026-03-02 21:15'],
      ['the-lobster-pot', 'if it is not full', '2026-03-05 19:40'],
    ],
  },
  {
    id: 'site',
    name: 'Site visits',
    role: 'own',
    created: '2025-11-10 09:00',
    items: [
      ['inkwell-press', 'Ask for Victor', '2025-11-10 09:05'],
      ['tidal-hall', 'Loading bay on Weir Road', '2026-01-20 15:30'],
      ['maritime-museum', 'Staff entrance on Fish Street', '2026-02-02 10:10'],
    ],
  },
  {
    id: 'rosa',
    name: 'Para Rosa',
    role: 'own',
    created: '2026-02-28 22:40',
    items: [
      ['casa-tilde', 'Reservado: viernes 3, 20:30', '2026-02-28 22:41'],
      ['gullwing-light', 'Si no llueve', '2026-02-28 22:42'],
      ['maritime-museum', 'Si llueve', '2026-02-28 22:43'],
      ['long-strand', '', '2026-02-28 22:44'],
    ],
  },
];

export const markers: readonly {
  id: string;
  name: string;
  x: number;
  y: number;
  colour: 'red' | 'orange' | 'green' | 'blue' | 'purple';
  note: string;
  at: string;
}[] = [
  {
    id: 'loading-bay',
    name: 'Loading bay, Tidal Hall',
    x: 985,
    y: -1378,
    colour: 'blue',
    note: 'Height 3.2 m',
    at: '2026-01-20 15:32',
  },
  { id: 'bench', name: 'Good bench', x: -1310, y: 668, colour: 'green', note: '', at: '2025-07-12 19:02' },
  {
    id: 'sign-four',
    name: 'Sign 4, museum trail',
    x: 330,
    y: 148,
    colour: 'orange',
    note: 'Post leans',
    at: '2026-02-26 11:45',
  },
  {
    id: 'sign-seven',
    name: 'Sign 7, museum trail',
    x: 488,
    y: -120,
    colour: 'orange',
    note: '',
    at: '2026-02-26 12:05',
  },
  {
    id: 'seals',
    name: 'Seals',
    x: 2655,
    y: 3010,
    colour: 'purple',
    note: 'Low tide only',
    at: '2025-07-24 10:40',
  },
];

export const drawn: readonly {
  id: string;
  name: string;
  kind: 'drawn' | 'recorded';
  mode: 'walk' | 'cycle';
  through: readonly PlaceId[];
  at: string;
  seconds: number;
}[] = [
  {
    id: 'bridges',
    name: 'Bridges loop',
    kind: 'drawn',
    mode: 'walk',
    through: ['home', 'old-bridge', 'saturday-market', 'lade-pharmacy', 'home'],
    at: '2026-01-31 10:00',
    seconds: 0,
  },
  {
    id: 'lighthouse',
    name: 'Walk to the lighthouse',
    kind: 'recorded',
    mode: 'walk',
    through: ['home', 'long-strand', 'gullwing-light'],
    at: '2025-10-19 10:12',
    seconds: 4440,
  },
  {
    id: 'commute',
    name: 'Bike, Saturday',
    kind: 'recorded',
    mode: 'cycle',
    through: ['home', 'spoke-and-gannet'],
    at: '2026-03-07 10:00',
    seconds: 540,
  },
];

type Mode = 'walk' | 'cycle' | 'drive' | 'transit';
/** Days of the timeline: stays with when they began and ended, and how the owner went on from there. */
export const days: readonly (readonly [
  day: string,
  ...stays: (readonly [place: PlaceId, from: string, to: string, on?: Mode])[],
])[] = [
  ['2026-03-12', ['home', '00:00', '09:41']],
  [
    '2026-03-11',
    ['home', '00:00', '08:32', 'walk'],
    ['cafe-bollard', '08:38', '08:55', 'walk'],
    ['kittiwake-studio', '09:02', '12:35', 'walk'],
    ['larder', '12:50', '13:02', 'walk'],
    ['kittiwake-studio', '13:15', '17:48', 'walk'],
    ['home', '17:56', '23:59'],
  ],
  [
    '2026-03-10',
    ['home', '00:00', '08:15', 'transit'],
    ['inkwell-press', '08:48', '10:20', 'transit'],
    ['kittiwake-studio', '10:58', '18:05', 'walk'],
    ['saltmarsh-gym', '18:45', '20:30', 'cycle'],
    ['home', '20:48', '23:59'],
  ],
  [
    '2026-03-09',
    ['home', '00:00', '08:40', 'walk'],
    ['kittiwake-studio', '08:50', '13:00', 'walk'],
    ['quay-post', '13:06', '13:21', 'walk'],
    ['kittiwake-studio', '13:27', '17:30', 'walk'],
    ['home', '17:40', '23:59'],
  ],
  [
    '2026-03-08',
    ['home', '00:00', '11:20', 'walk'],
    ['fennel-park', '12:05', '14:10', 'transit'],
    ['home', '14:50', '23:59'],
  ],
  [
    '2026-03-07',
    ['home', '00:00', '09:58', 'cycle'],
    ['spoke-and-gannet', '10:10', '10:52', 'cycle'],
    ['saturday-market', '10:56', '11:40', 'cycle'],
    ['home', '11:55', '19:20', 'walk'],
    ['gull-and-anchor', '19:30', '23:15', 'walk'],
  ],
  [
    '2026-03-06',
    ['home', '00:00', '08:30', 'walk'],
    ['kittiwake-studio', '08:41', '17:15', 'walk'],
    ['larder', '17:24', '17:50', 'walk'],
    ['home', '17:58', '23:59'],
  ],
  [
    '2026-03-05',
    ['home', '00:00', '08:35', 'walk'],
    ['kittiwake-studio', '08:45', '15:10', 'drive'],
    ['tidal-hall', '15:28', '16:50', 'drive'],
    ['home', '17:10', '23:59'],
  ],
  [
    '2026-03-04',
    ['home', '00:00', '08:30', 'walk'],
    ['kittiwake-studio', '08:40', '12:30', 'walk'],
    ['maritime-museum', '12:38', '14:00', 'walk'],
    ['kittiwake-studio', '14:06', '17:40', 'walk'],
    ['lade-pharmacy', '17:52', '18:03', 'walk'],
    ['home', '18:12', '23:59'],
  ],
];
