/** Kinds of place that the viewfinder has a picture of. */
export const KINDS = [
  'home',
  'studio',
  'cafe',
  'hall',
  'harbour',
  'pier',
  'park',
  'street',
  'market',
  'station',
  'beach',
] as const;
export type Kind = (typeof KINDS)[number];
/** Grounds of a selfie. */
export const GROUNDS = ['indoor', 'town', 'sea'] as const;
export type Ground = (typeof GROUNDS)[number];
/** Lights that pictures are drawn in; dawn is dusk in a cooler look. */
export const DRAWN = ['day', 'dusk', 'night'] as const;
export type PictureLight = (typeof DRAWN)[number];

/** Places under a roof: their lamps are on in the evening, so that a photo at night is not as dark as outside. */
export const INDOORS: ReadonlySet<Kind> = new Set(['home', 'studio', 'cafe', 'hall']);

export const GROUND_OF: Record<Kind, Ground> = {
  home: 'indoor',
  studio: 'indoor',
  cafe: 'indoor',
  hall: 'indoor',
  harbour: 'sea',
  pier: 'sea',
  beach: 'sea',
  park: 'town',
  street: 'town',
  market: 'town',
  station: 'town',
};

/** Place kinds of the town, by the kind of picture that they have. */
export const KIND_OF: Readonly<Record<string, Kind>> = {
  home: 'home',
  cottage: 'home',
  office: 'studio',
  cafe: 'cafe',
  bakery: 'cafe',
  restaurant: 'cafe',
  bar: 'cafe',
  museum: 'hall',
  library: 'hall',
  cinema: 'hall',
  hall: 'hall',
  hotel: 'hall',
  school: 'hall',
  gym: 'hall',
  clinic: 'hall',
  dentist: 'hall',
  vet: 'hall',
  bank: 'hall',
  ferry: 'pier',
  beach: 'beach',
  park: 'park',
  pitch: 'park',
  station: 'station',
  bus: 'street',
  parking: 'street',
  landmark: 'street',
  market: 'market',
  shop: 'street',
  post: 'street',
  pharmacy: 'street',
  hairdresser: 'street',
};

/** What is to be seen of each place, and how it looks in each light. */
const SEEN: Record<Kind, readonly [what: string, day: string, dusk: string, night: string]> = {
  home: [
    'A living room with a green sofa, a bookshelf, a striped rug and a monstera by a tall window',
    'sun on the floor',
    'the evening sky in the window and a lamp lit',
    'lamps lit and the dark harbour in the window',
  ],
  studio: [
    'A studio desk with a monitor, a model of a lantern, rolls of drawings and a pin board',
    'daylight from the side',
    'the desk lamp lit and a red sky outside',
    'the desk lamp lit and dark windows',
  ],
  cafe: [
    'A café table with a cup of coffee and a croissant, the counter with a coffee machine and a chalk board behind',
    'sun through the front window',
    'hanging lamps lit at nightfall',
    'hanging lamps lit and a dark street outside',
  ],
  hall: [
    'A high hall with arched windows, a tiled floor, a long bench and a stone statue in the middle',
    'light falling in from the left',
    'a rose sky in the windows',
    'chandeliers lit and dark windows',
  ],
  harbour: [
    'A harbour quay with coloured house fronts, a blue fishing boat, bollards and a gull',
    'under a bright sky',
    'at sunset',
    'at night, with lit windows on the water',
  ],
  pier: [
    'A wooden pier with railings and lamp posts that leads to a white ferry, a lighthouse far behind',
    'on a clear day',
    'at sunset',
    'at night, with its lamps lit',
  ],
  park: [
    'A park path between tall trees to a pond, with a bench and a bed of yellow daffodils',
    'in sunlight',
    'in the last light',
    'at night, under a path lamp',
  ],
  street: [
    'A cobbled street of old houses with shop fronts, a red bicycle and a church tower at its end',
    'by day',
    'at dusk, the first windows lit',
    'at night, under street lamps',
  ],
  market: [
    'A market stall under a striped awning with crates of apples, oranges, carrots and flowers',
    'by day',
    'at dusk, under a string of bulbs',
    'at night, lit by a string of bulbs',
  ],
  station: [
    'A railway platform under an iron roof with a clock, a bench and a blue train',
    'by day',
    'at dusk, the lamps lit',
    'at night, the train’s windows lit',
  ],
  beach: [
    'A long beach with a wooden boat on the sand, low waves, and a striped lighthouse on the point',
    'under a blue sky',
    'at sunset',
    'at night, under the moon',
  ],
};
const FRONT: Record<Ground, string> = { indoor: 'in a room', town: 'in the street', sea: 'by the sea' };
const FRONT_LIGHT: Record<PictureLight, string> = {
  day: 'by day',
  dusk: 'in the evening light',
  night: 'at night',
};

export const pictureName = (kind: Kind, light: PictureLight): string => `view-${kind}-${light}`;
export const selfieName = (ground: Ground, light: PictureLight): string => `selfie-${ground}-${light}`;

export const describeView = (kind: Kind, light: PictureLight): string =>
  `${SEEN[kind][0]}, ${SEEN[kind][1 + DRAWN.indexOf(light)]}.`;
export const describeSelfie = (ground: Ground, light: PictureLight): string =>
  `Robin looking into the camera ${FRONT[ground]}, ${FRONT_LIGHT[light]}.`;
