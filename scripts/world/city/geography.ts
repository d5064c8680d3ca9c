// Over 300 lines: tables of coordinates.
import { smoothed, type Point } from '../../../src/sdk/city/geometry.ts';
import { streamOf } from '../../../src/state/random.ts';

/*
 * The lie of the land of Harrow Bay, drawn by hand in metres around Customs House Square: x east, y south. The sea is to the south,
 * the river Harrow comes down from the north between Old Quay and Saltmarsh.
 */
export type Pair = readonly [number, number];
export const points = (pairs: readonly Pair[]): Point[] => pairs.map(([x, y]) => ({ x, y }));

/** A shore as nature leaves it: smooth, then roughened a little. `open` keeps its ends. */
function shore(pairs: readonly Pair[], rough: number, label: string, closed = false): Point[] {
  const random = streamOf('harrow-bay', 'shore', label);
  const fine = smoothed(points(pairs), 2, closed);
  return fine.map((p, i) =>
    !closed && (i === 0 || i === fine.length - 1)
      ? p
      : { x: p.x + (random() - 0.5) * rough, y: p.y + (random() - 0.5) * rough },
  );
}

const west: Pair[] = [
  [-9000, 300],
  [-6600, 560],
  [-5200, 760],
  [-4500, 1000],
  [-4020, 1180],
  [-3800, 1500],
  [-3700, 1850],
  [-3560, 2130],
  [-3360, 2330],
  [-3180, 2350],
  [-3060, 2200],
  [-3010, 1930],
  [-2930, 1690],
  [-2760, 1520],
  [-2500, 1370],
  [-2200, 1180],
  [-1900, 990],
  [-1620, 800],
  [-1400, 690],
  [-1180, 690],
  [-1050, 640],
  [-900, 520],
  [-760, 420],
  [-640, 345],
  [-540, 300],
  [-480, 215],
];
const quay: Pair[] = [
  [-480, 190],
  [492, 190],
];
const docks: Pair[] = [
  [668, 250],
  [668, 330],
  [760, 330],
  [760, 470],
  [860, 470],
  [860, 540],
  [1120, 540],
  [1120, 480],
  [1180, 480],
  [1180, 570],
  [1400, 570],
];
const east: Pair[] = [
  [1400, 570],
  [1560, 640],
  [1690, 640],
  [1745, 560],
  [1800, 570],
  [1880, 690],
  [2060, 800],
  [2400, 930],
  [2750, 960],
  [3100, 1090],
  [3600, 1130],
  [4300, 1380],
  [5200, 1450],
  [6500, 1700],
  [9000, 2000],
];

export const mainland: Point[] = [
  ...shore(west, 26, 'west'),
  ...points(quay),
  ...points(docks),
  ...shore(east, 26, 'east'),
  ...points([
    [9000, -9000],
    [-9000, -9000],
  ]),
];
export const isle: Point[] = shore(
  [
    [1420, 2560],
    [1560, 2470],
    [1700, 2500],
    [1860, 2440],
    [2060, 2490],
    [2300, 2480],
    [2520, 2600],
    [2660, 2790],
    [2740, 3010],
    [2640, 3150],
    [2700, 3290],
    [2520, 3400],
    [2280, 3370],
    [2080, 3450],
    [1880, 3330],
    [1640, 3320],
    [1500, 3150],
    [1540, 2990],
    [1400, 2860],
    [1330, 2690],
  ],
  30,
  'isle',
  true,
);
export const skerries: Point[][] = [
  shore(
    [
      [2840, 2700],
      [2900, 2680],
      [2950, 2730],
      [2900, 2790],
      [2850, 2770],
    ],
    12,
    'skerry',
    true,
  ),
  shore(
    [
      [-3260, 2480],
      [-3210, 2470],
      [-3190, 2510],
      [-3240, 2530],
    ],
    8,
    'rock',
    true,
  ),
];

/** The river from the hills to the harbour, and its width at each point. */
export const river: readonly (readonly [number, number, number])[] = [
  [1500, -9000, 22],
  [1300, -6500, 24],
  [1060, -4800, 26],
  [930, -3900, 30],
  [800, -3200, 34],
  [690, -2750, 38],
  [760, -2350, 44],
  [860, -2040, 52],
  [900, -1720, 60],
  [830, -1420, 64],
  [700, -1150, 66],
  [610, -850, 74],
  [575, -540, 84],
  [566, -250, 100],
  [572, 0, 126],
  [580, 200, 180],
  [590, 330, 240],
];
/** The salt creek through Saltmarsh. */
export const creek: readonly (readonly [number, number, number])[] = [
  [1330, -330, 7],
  [1400, -240, 9],
  [1490, -120, 12],
  [1560, 10, 16],
  [1640, 150, 20],
  [1690, 300, 26],
  [1715, 450, 34],
  [1720, 600, 56],
];
export const basin: Point[] = points([
  [905, -1640],
  [1010, -1660],
  [1130, -1650],
  [1150, -1590],
  [1060, -1560],
  [900, -1550],
]);
export const ponds: Point[][] = [
  smoothed(
    points([
      [-1240, -2560],
      [-1120, -2640],
      [-1000, -2590],
      [-1010, -2490],
      [-1120, -2440],
      [-1230, -2470],
    ]),
    3,
    true,
  ),
  smoothed(
    points([
      [2000, 2900],
      [2080, 2860],
      [2150, 2920],
      [2090, 2990],
      [2010, 2980],
    ]),
    2,
    true,
  ),
  smoothed(
    points([
      [-2320, -1700],
      [-2180, -1760],
      [-2080, -1690],
      [-2160, -1600],
      [-2300, -1610],
    ]),
    3,
    true,
  ),
];

/** Stone that runs out into the sea: its middle line and width. */
export const piers: { name: string; line: Point[]; width: number }[] = [
  {
    name: 'West Mole',
    line: points([
      [-470, 200],
      [-440, 460],
      [-330, 610],
      [-90, 700],
    ]),
    width: 22,
  },
  {
    name: 'East Mole',
    line: points([
      [668, 320],
      [640, 560],
      [500, 690],
      [250, 740],
    ]),
    width: 22,
  },
  {
    name: 'Pier 1',
    line: points([
      [-260, 190],
      [-260, 320],
    ]),
    width: 16,
  },
  {
    name: 'Pier 2',
    line: points([
      [0, 190],
      [0, 330],
    ]),
    width: 16,
  },
  {
    name: 'Pier 3',
    line: points([
      [260, 190],
      [260, 350],
    ]),
    width: 20,
  },
  {
    name: 'North Landing',
    line: points([
      [1735, 2530],
      [1715, 2420],
    ]),
    width: 14,
  },
  {
    name: 'Gullwing Jetty',
    line: points([
      [-2900, 1640],
      [-2800, 1660],
    ]),
    width: 10,
  },
  {
    name: 'Saltmarsh Dock',
    line: points([
      [1000, 540],
      [1000, 610],
    ]),
    width: 12,
  },
];

export const beaches: { name: string; ring: Point[] }[] = [
  {
    name: 'Long Strand Beach',
    ring: smoothed(
      points([
        [-2790, 1500],
        [-2500, 1320],
        [-2180, 1125],
        [-1880, 935],
        [-1610, 755],
        [-1420, 665],
        [-1330, 740],
        [-1600, 870],
        [-1880, 1060],
        [-2170, 1250],
        [-2480, 1440],
        [-2740, 1600],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Puffin Cove',
    ring: smoothed(
      points([
        [2500, 3300],
        [2610, 3130],
        [2660, 3150],
        [2720, 3290],
        [2560, 3390],
      ]),
      2,
      true,
    ),
  },
  {
    name: '',
    ring: smoothed(
      points([
        [2050, 730],
        [2400, 880],
        [2750, 915],
        [3080, 1040],
        [3060, 1140],
        [2720, 1010],
        [2380, 980],
        [2030, 840],
      ]),
      2,
      true,
    ),
  },
];

export type GreenKind = 'park' | 'wood' | 'marsh' | 'pitch' | 'cemetery' | 'heath' | 'golf';
export const greens: { name: string; kind: GreenKind; ring: Point[] }[] = [
  {
    name: 'Fennel Park',
    kind: 'park',
    ring: smoothed(
      points([
        [-1480, -2160],
        [-1180, -2140],
        [-960, -2190],
        [-790, -2380],
        [-690, -2620],
        [-740, -2930],
        [-1000, -3060],
        [-1380, -3050],
        [-1640, -2840],
        [-1690, -2480],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Fennel Park Pitches',
    kind: 'pitch',
    ring: points([
      [-960, -2700],
      [-790, -2700],
      [-800, -2860],
      [-970, -2900],
    ]),
  },
  {
    name: 'Castle Green',
    kind: 'park',
    ring: points([
      [-400, -380],
      [-220, -400],
      [-200, -500],
      [-330, -540],
      [-420, -500],
    ]),
  },
  {
    name: 'Lantern Gardens',
    kind: 'park',
    ring: smoothed(
      points([
        [-1120, -480],
        [-1260, -480],
        [-1400, -440],
        [-1420, -560],
        [-1290, -630],
        [-1140, -570],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'St Brannoc Cemetery',
    kind: 'cemetery',
    ring: points([
      [-620, -900],
      [-420, -860],
      [-400, -1040],
      [-600, -1080],
    ]),
  },
  {
    name: 'Saltmarsh Nature Reserve',
    kind: 'marsh',
    ring: smoothed(
      points([
        [1780, 300],
        [1960, 260],
        [2080, 420],
        [2300, 560],
        [2560, 760],
        [2400, 880],
        [2060, 740],
        [1880, 640],
        [1770, 530],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Basin Park',
    kind: 'park',
    ring: points([
      [920, -1740],
      [1120, -1730],
      [1140, -1670],
      [930, -1680],
    ]),
  },
  {
    name: 'Ropefield Recreation Ground',
    kind: 'park',
    ring: points([
      [880, -880],
      [1150, -860],
      [1170, -1080],
      [900, -1120],
    ]),
  },
  {
    name: 'Gullwing Down',
    kind: 'heath',
    ring: smoothed(
      points([
        [-3640, 1550],
        [-3420, 1300],
        [-3160, 1280],
        [-3000, 1480],
        [-3060, 1720],
        [-3130, 2050],
        [-3240, 2260],
        [-3380, 2220],
        [-3560, 1980],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Hollow Wood',
    kind: 'wood',
    ring: smoothed(
      points([
        [-3500, -500],
        [-2900, -620],
        [-2620, -420],
        [-2700, -180],
        [-3100, -160],
        [-3500, 60],
        [-3800, -200],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Stanning Wood',
    kind: 'wood',
    ring: smoothed(
      points([
        [2300, -3300],
        [2900, -3200],
        [3400, -3500],
        [3300, -4100],
        [2500, -4200],
        [2100, -3800],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Wexcombe Forest',
    kind: 'wood',
    ring: smoothed(
      points([
        [-3400, -3200],
        [-2500, -3300],
        [-2100, -3800],
        [-2600, -4600],
        [-3800, -4500],
        [-4100, -3700],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Bay Golf Links',
    kind: 'golf',
    ring: smoothed(
      points([
        [-2550, 250],
        [-2150, 150],
        [-1950, 420],
        [-2080, 720],
        [-2450, 920],
        [-2760, 720],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Cormorant Heath',
    kind: 'heath',
    ring: smoothed(
      points([
        [2180, 2620],
        [2480, 2700],
        [2600, 2960],
        [2500, 3180],
        [2260, 3250],
        [2200, 2990],
      ]),
      2,
      true,
    ),
  },
  {
    name: 'Landing Field',
    kind: 'park',
    ring: points([
      [1500, 2640],
      [1660, 2610],
      [1690, 2720],
      [1540, 2770],
    ]),
  },
  {
    name: 'Orchard Allotments',
    kind: 'park',
    ring: points([
      [-500, -2300],
      [-330, -2320],
      [-350, -2480],
      [-480, -2470],
    ]),
  },
  {
    name: 'Quarry Gardens',
    kind: 'park',
    ring: points([
      [1850, -1000],
      [2060, -1010],
      [2050, -1150],
      [1870, -1170],
    ]),
  },
];

/** The railway, through both stations. */
export const rail: Point[][] = [
  smoothed(
    points([
      [-9000, -4600],
      [-5200, -3300],
      [-3300, -2450],
      [-2000, -1750],
      [-1200, -1430],
      [-560, -1330],
      [-150, -1310],
      [330, -1320],
      [760, -1480],
      [1130, -1760],
      [1390, -1800],
      [1900, -2060],
      [2700, -2700],
      [4200, -3500],
      [9000, -5200],
    ]),
    2,
  ),
];

export type District = {
  id: string;
  name: string;
  code: string;
  label: Pair;
  seeds: readonly Pair[];
  /** Direction of its streets, degrees. */ angle: number;
  /** Metres between streets that run side by side, and between cross streets. */ gap: readonly [
    number,
    number,
  ];
};
/** A point belongs to the district that has the nearest of these seeds. */
export const districts: readonly District[] = [
  {
    id: 'old-quay',
    name: 'Old Quay',
    code: 'HB1',
    label: [-190, -60],
    seeds: [
      [-200, 50],
      [200, 50],
      [-200, -250],
      [200, -260],
      [0, -420],
    ],
    angle: 4,
    gap: [62, 96],
  },
  {
    id: 'lantern-hill',
    name: 'Lantern Hill',
    code: 'HB2',
    label: [-1050, -260],
    seeds: [
      [-900, -150],
      [-1200, -350],
      [-1000, -600],
      [-1400, 150],
      [-900, 250],
      [-1500, -500],
    ],
    angle: -14,
    gap: [84, 138],
  },
  {
    id: 'saltmarsh',
    name: 'Saltmarsh',
    code: 'HB3',
    label: [1270, 120],
    seeds: [
      [950, 0],
      [1400, 0],
      [1800, 150],
      [1100, 400],
      [1500, -400],
      [950, -600],
      [2000, -400],
    ],
    angle: 18,
    gap: [92, 150],
  },
  {
    id: 'northgate',
    name: 'Northgate',
    code: 'HB4',
    label: [-60, -1560],
    seeds: [
      [-100, -900],
      [200, -1200],
      [-400, -1250],
      [-150, -1500],
      [150, -1750],
      [-500, -1700],
      [330, -900],
    ],
    angle: -6,
    gap: [82, 142],
  },
  {
    id: 'brackwater',
    name: 'Brackwater',
    code: 'HB5',
    label: [1640, -1620],
    seeds: [
      [1200, -1350],
      [1600, -1350],
      [1400, -1750],
      [1900, -1700],
      [1300, -2100],
      [1900, -1200],
    ],
    angle: 10,
    gap: [96, 160],
  },
  {
    id: 'fennel-park',
    name: 'Fennel Park',
    code: 'HB6',
    label: [-1900, -1980],
    seeds: [
      [-1200, -1600],
      [-1700, -1500],
      [-1900, -2200],
      [-700, -2150],
      [-500, -2700],
      [-1200, -2600],
      [-1600, -1150],
      [-900, -3100],
    ],
    angle: 28,
    gap: [90, 150],
  },
  {
    id: 'gullwing-point',
    name: 'Gullwing Point',
    code: 'HB7',
    label: [-2960, 1020],
    seeds: [
      [-2300, 900],
      [-2700, 1100],
      [-3200, 1500],
      [-3300, 2000],
      [-2300, 100],
      [-2900, 300],
      [-1800, 700],
    ],
    angle: -33,
    gap: [110, 190],
  },
  {
    id: 'gannet-isle',
    name: 'Gannet Isle',
    code: 'HB9',
    label: [1990, 3130],
    seeds: [
      [1900, 2900],
      [2300, 3000],
      [1700, 2600],
    ],
    angle: 20,
    gap: [160, 260],
  },
];

/** Where houses stand: streets end at its edge. */
export const built: Point[][] = [
  points([
    [-540, 330],
    [-900, 490],
    [-1180, 650],
    [-1500, 640],
    [-2050, 940],
    [-2560, 1250],
    [-2850, 1360],
    [-3020, 1180],
    [-2820, 780],
    [-2560, 560],
    [-2180, 90],
    [-2380, -240],
    [-2320, -700],
    [-2250, -1250],
    [-2380, -1900],
    [-2250, -2500],
    [-1900, -2900],
    [-1500, -3200],
    [-900, -3300],
    [-350, -3150],
    [-120, -2600],
    [450, -2550],
    [640, -2350],
    [1400, -2480],
    [2050, -2300],
    [2480, -1650],
    [2560, -900],
    [2420, -200],
    [2200, 300],
    [1760, 300],
    [1700, 560],
    [1420, 540],
    [1180, 460],
    [900, 460],
    [700, 240],
    [640, 130],
    [480, 160],
    [-470, 160],
  ]),
  points([
    [1480, 2640],
    [1700, 2560],
    [2000, 2620],
    [2180, 2800],
    [2050, 3150],
    [1850, 3150],
    [1620, 2980],
  ]),
];

/** The sea's and the river's names, where they stand on the map. */
export const waterNames: { name: string; at: Pair; from: number }[] = [
  { name: 'Harrow Bay', at: [-900, 1500], from: 11 },
  { name: 'The Harbour', at: [80, 480], from: 13.6 },
  { name: 'River Harrow', at: [600, -760], from: 14.6 },
  { name: 'Gannet Sound', at: [1100, 1700], from: 11.5 },
  { name: 'Brackwater Basin', at: [1020, -1605], from: 15 },
  { name: 'Swan Pond', at: [-1120, -2540], from: 15 },
  { name: 'Heron Creek', at: [1665, 220], from: 15.4 },
];
