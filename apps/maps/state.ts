// Over 300 lines: the schema of everything that the map app keeps.
import { Type, type Static } from 'typebox';
import {
  EpochMs,
  history,
  Id,
  name,
  Nullable,
  ordered,
  position,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';

const { Object: Obj, String: Str, Number: Num, Integer: Int, Array: Arr, Boolean: Bool } = Type;
const strict = { additionalProperties: false };
const Degrees = {
  latitude: Num({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
  longitude: Num({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
};

export const KINDS = [
  'cafe',
  'restaurant',
  'pub',
  'bakery',
  'grocery',
  'shop',
  'market',
  'library',
  'museum',
  'station',
  'ferry',
  'office',
  'clinic',
  'dentist',
  'vet',
  'gym',
  'park',
  'pitch',
  'beach',
  'landmark',
  'hall',
  'cinema',
  'home',
  'hotel',
  'school',
  'pharmacy',
  'post',
  'bank',
  'hairdresser',
  'parking',
  'fuel',
  'church',
  'playground',
  'viewpoint',
  'laundry',
  'charging',
] as const;
export const Kind = StringEnum([...KINDS], { description: 'What kind of place it is.' });
export type Kind = (typeof KINDS)[number];
export const MODES = ['drive', 'transit', 'walk', 'cycle'] as const;
export const Mode = StringEnum([...MODES], { description: 'How one travels.' });
export type Mode = (typeof MODES)[number];

/** A point with a name: a place, an address, a pin. */
export const Spot = Obj(
  {
    name: Str({ description: 'What it is called.' }),
    address: Str({ description: 'Its address, or what lies near.' }),
    ...Degrees,
    place: Nullable(Id('place'), { description: 'The place of the map that it is, or null.' }),
  },
  { ...strict, description: 'A point with a name.' },
);
export type Spot = Static<typeof Spot>;

export const Place = Obj(
  {
    name: Str({ minLength: 1, description: 'Name over the door.' }),
    kind: Kind,
    address: Str({ description: 'Street, number, town and postcode.' }),
    district: Str({ description: 'Part of the town.' }),
    ...Degrees,
    phone: Str({ description: 'International number; empty where there is none.' }),
    hours: Nullable(
      Arr(Arr(Int({ minimum: 0, maximum: 1440 }), { maxItems: 2 }), { minItems: 7, maxItems: 7 }),
      {
        description:
          'From Monday to Sunday: opening and closing in minutes after midnight, empty on a day that is closed; null where no hours are known.',
      },
    ),
    rating: Num({
      minimum: 0,
      maximum: 5,
      description: 'Mean of the stars of others, with one digit; 0 where nobody rated it.',
    }),
    ratings: Int({ minimum: 0, description: 'How many others rated it.' }),
    photos: Arr(Str(), { description: 'Pictures of it.' }),
  },
  strict,
);
export type Place = Static<typeof Place>;

export const Review = Obj(
  {
    place: Id('place', { description: 'What it is about.' }),
    author: Str({ description: 'Who wrote it.' }),
    portrait: Nullable(Str(), { description: 'Picture of who wrote it, or null.' }),
    mine: Bool({ description: 'Written by the owner of the phone.' }),
    stars: Int({ minimum: 1, maximum: 5, description: 'Stars given.' }),
    text: words(Str({ description: 'Words; may be empty.' })),
    at: stamp(EpochMs({ description: 'When it was written.' })),
  },
  strict,
);
export type Review = Static<typeof Review>;

export const List = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name, unique among lists.' })),
    role: StringEnum(['favourites', 'want', 'starred', 'own'], {
      description: 'One of the three that are always there, or the person’s own.',
    }),
    order: position(Int({ description: 'Place among the lists, from 0.' })),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
  },
  strict,
);
export type List = Static<typeof List>;

export const Saved = Obj(
  {
    list: Id('list', { description: 'List that it is in.' }),
    spot: Spot,
    note: words(Str({ description: 'A note about it; may be empty.' })),
    order: position(Int({ description: 'Place in its list, from 0.' })),
    at: stamp(EpochMs({ description: 'When it was saved.' })),
  },
  strict,
);
export type Saved = Static<typeof Saved>;

export const COLOURS = ['red', 'orange', 'green', 'blue', 'purple'] as const;
export const Marker = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name given to it.' })),
    address: Str({ description: 'What stands there.' }),
    ...Degrees,
    colour: StringEnum([...COLOURS], { description: 'Colour of the flag.' }),
    note: words(Str({ description: 'A note; may be empty.' })),
    at: stamp(EpochMs({ description: 'When it was set.' })),
  },
  strict,
);
export type Marker = Static<typeof Marker>;

export const TrackPoint = Obj(
  {
    ...Degrees,
    at: stamp(Nullable(EpochMs(), { description: 'When it was passed, or null where it was drawn.' })),
  },
  strict,
);
export const Waypoint = Obj({ name: Str({ description: 'What stands there.' }), ...Degrees }, strict);
export type Waypoint = Static<typeof Waypoint>;
export const Track = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name, unique among tracks.' })),
    kind: StringEnum(['drawn', 'recorded', 'imported'], {
      description: 'Drawn on the map, recorded on the way, or taken in from a file.',
    }),
    waypoints: ordered(
      Arr(Waypoint, { description: 'Points that were set by hand, in order; empty for a recorded one.' }),
    ),
    points: ordered(Arr(TrackPoint, { description: 'The line itself.' })),
    metres: Num({ minimum: 0, description: 'Length.' }),
    at: stamp(EpochMs({ description: 'When it was made.' })),
    seconds: stamp(Int({ minimum: 0, description: 'How long it took; 0 where no times are known.' })),
  },
  strict,
);
export type Track = Static<typeof Track>;

// The stay that lasts grows with the clock.
export const Visit = Obj(
  {
    spot: Spot,
    from: stamp(EpochMs({ description: 'When one came.' })),
    to: trace(EpochMs({ description: 'When one left, or was last seen there.' })),
  },
  strict,
);
export type Visit = Static<typeof Visit>;
export const Move = Obj(
  {
    mode: Mode,
    from: stamp(EpochMs({ description: 'When it began.' })),
    to: stamp(EpochMs({ description: 'When it ended.' })),
    metres: Num({ minimum: 0, description: 'How far.' }),
  },
  strict,
);
export type Move = Static<typeof Move>;

/** Where the phone stands, before it is known whether that is a stay. */
export const Stay = Obj(
  {
    ...Degrees,
    since: EpochMs({ description: 'When the phone was first seen there.' }),
    seen: EpochMs({ description: 'When it was last seen there.' }),
    visit: Nullable(Id('visit'), { description: 'The stay of the timeline that it has become, or null.' }),
    after: Nullable(Id('visit'), { description: 'The stay before, or null.' }),
    metres: Num({ minimum: 0, description: 'How far the phone was seen to go since then.' }),
  },
  strict,
);
export type Stay = Static<typeof Stay>;

export const Area = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name of the offline area.' })),
    region: Str({ description: 'Region of the catalogue of areas that it holds.' }),
    bytes: Int({ minimum: 0, description: 'Size on the phone.' }),
    readyAt: stamp(Nullable(EpochMs(), { description: 'When it was downloaded, or null while it comes.' })),
  },
  strict,
);
export type Area = Static<typeof Area>;

export const Plan = Obj(
  {
    stops: Arr(Nullable(Spot), {
      minItems: 2,
      maxItems: 6,
      description:
        'From the start to the destination; null for one that is not chosen yet. The start is where the phone is while its name is `My location`.',
    }),
    mode: Mode,
    avoidFerries: Bool({ description: 'No ferries.' }),
    avoidSteps: Bool({ description: 'No steps.' }),
    when: StringEnum(['now', 'depart', 'arrive'], {
      description: 'Leave now, leave at a time, or arrive by a time.',
    }),
    at: Nullable(EpochMs(), { description: 'That time, or null for now.' }),
  },
  strict,
);
export type Plan = Static<typeof Plan>;

export const Navigation = Obj(
  {
    to: Spot,
    mode: Mode,
    preview: Bool({ description: 'The phone is moved along the way by its clock, as a rehearsal.' }),
    startedAt: stamp(EpochMs({ description: 'When it began.' })),
    metres: Num({ minimum: 0, description: 'Length of the way.' }),
    // By ferry or bus it depends on when one leaves.
    seconds: stamp(Num({ minimum: 0, description: 'Time that the way takes.' })),
    line: ordered(
      Arr(Arr(Int()), {
        description: 'The way, as pairs of metres east and south of the town’s middle.',
      }),
    ),
    arrived: Bool({ description: 'Whether the destination was reached.' }),
  },
  strict,
);
export type Navigation = Static<typeof Navigation>;

export const Maps = Obj(
  {
    places: Table(Place, { description: 'Places of the map.' }),
    reviews: Table(Review, { description: 'What people wrote about places.' }),
    lists: Table(List, { description: 'Lists of saved places.' }),
    saved: Table(Saved, { description: 'Places in lists; one place may be in several.' }),
    markers: Table(Marker, { description: 'Flags set on the map by hand.' }),
    tracks: Table(Track, { description: 'Tracks, drawn and recorded.' }),
    recording: Nullable(
      Obj(
        {
          startedAt: stamp(EpochMs({ description: 'When it began.' })),
          points: stamp(Arr(TrackPoint, { description: 'Where the phone was so far.' })),
        },
        strict,
      ),
      { description: 'The track that is being recorded, or null.' },
    ),
    visits: history(Table(Visit, { description: 'Timeline: stays.' })),
    moves: history(Table(Move, { description: 'Timeline: ways between stays.' })),
    stay: trace(
      Nullable(Stay, {
        description: 'Where the phone is for the timeline, or null while that is not kept or known.',
      }),
    ),
    areas: Table(Area, { description: 'Areas kept for use without a network.' }),
    navigation: Nullable(Navigation, { description: 'Guidance under way, or null.' }),
    plan: trace(Plan, { description: 'Directions as they were last asked for.' }),
    draft: ordered(Arr(Waypoint), {
      description: 'Waypoints of a track that is being drawn and not saved yet.',
    }),
    searches: history(Arr(Str()), { description: 'Recent searches, newest first.' }),
    recent: history(Arr(Spot), { description: 'Places looked at lately, newest first.' }),
    layers: trace(
      Obj(
        {
          transit: Bool({ description: 'Lines and stops.' }),
          traffic: Bool({ description: 'Traffic.' }),
          terrain: Bool({ description: 'Contours.' }),
        },
        strict,
      ),
      { description: 'What the map shows beside streets.' },
    ),
    settings: Obj(
      {
        units: StringEnum(['kilometres', 'miles'], { description: 'How distances are written.' }),
        mode: Mode,
        theme: StringEnum(['phone', 'light', 'dark'], { description: 'Colours of the map.' }),
        home: Nullable(Spot, { description: 'Home address, or null.' }),
        work: Nullable(Spot, { description: 'Work address, or null.' }),
        timeline: Bool({ description: 'Whether stays and ways are kept.' }),
        avoidFerries: Bool({ description: 'New routes do without ferries.' }),
        avoidSteps: Bool({ description: 'New routes do without steps.' }),
      },
      { ...strict, description: 'Settings.' },
    ),
  },
  { additionalProperties: false, description: 'Wayfare.' },
);
export type Maps = Static<typeof Maps>;
