import { Type, type Static } from 'typebox';
import {
  bin,
  EpochMs,
  history,
  Id,
  name,
  Nullable,
  ordered,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';

const { Object: Obj, String: Str, Integer: Int, Boolean: Bool, Array: Arr } = Type;
const closed = { additionalProperties: false } as const;

export const Artist = Obj(
  {
    name: Str({ description: 'Name, as it is written on records.' }),
    genre: Str({ description: 'Kind of music.' }),
    from: Str({ description: 'Home town.' }),
    listeners: Int({ minimum: 0, description: 'Listeners in the last month.' }),
    bio: Str({ description: 'A few words about them.' }),
    picture: Str({ description: 'Name of their picture.' }),
  },
  closed,
);
export type Artist = Static<typeof Artist>;

export const Album = Obj(
  {
    title: Str({ description: 'Title of the record.' }),
    artist: Id('artist', { description: 'Who made it.' }),
    kind: StringEnum(['album', 'ep', 'single', 'live'], { description: 'What it is.' }),
    released: Str({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day of its release.' }),
    cover: Str({ description: 'Name of the picture on it.' }),
    tone: Str({
      pattern: '^#[0-9a-f]{6}$',
      description: 'A dark tone of the picture, for screens about it.',
    }),
  },
  closed,
);
export type Album = Static<typeof Album>;

export const Track = Obj(
  {
    title: Str({ description: 'Title.' }),
    album: Id('album', { description: 'Record that it is on; its artist is the record’s.' }),
    number: Int({ minimum: 1, description: 'Place on the record, from 1.' }),
    seconds: Int({ minimum: 1, description: 'Length in seconds.' }),
    explicit: Type.Optional(
      Type.Literal(true, { description: 'Has explicit words; left out where it has not.' }),
    ),
    with: Type.Optional(
      Arr(Id('artist'), { description: 'Artists who join in; left out where there are none.' }),
    ),
  },
  closed,
);
export type Track = Static<typeof Track>;

export const Mix = Obj(
  {
    name: Str({ description: 'Name.' }),
    text: Str({ description: 'What is in it.' }),
    cover: Str({ description: 'Name of its picture.' }),
    tone: Str({
      pattern: '^#[0-9a-f]{6}$',
      description: 'A dark tone of the picture, for screens about it.',
    }),
    tracks: ordered(Arr(Id('track'), { description: 'Its tracks in order.' })),
  },
  closed,
);
export type Mix = Static<typeof Mix>;

const TrackRef = Id(undefined, {
  description: 'A track of the catalogue (`track-…`) or a sound file of shared storage (`file-…`).',
});

export const PlaylistItem = Obj(
  {
    // By chance when it was added, and named by nothing else.
    id: stamp(Id('item', { description: 'Unique in its playlist.' })),
    track: TrackRef,
    addedAt: stamp(EpochMs({ description: 'When it was added.' })),
  },
  closed,
);
export type PlaylistItem = Static<typeof PlaylistItem>;

export const Playlist = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name.' })),
    text: words(Str({ description: 'Description; may be empty.' })),
    items: ordered(Arr(PlaylistItem), { description: 'Tracks in order; one may be there twice.' }),
    pinned: Bool({ description: 'Kept on top of the library.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    editedAt: stamp(EpochMs({ description: 'When its name or its tracks last changed.' })),
  },
  closed,
);
export type Playlist = Static<typeof Playlist>;

const At = (description: string) =>
  Table(Obj({ at: stamp(EpochMs({ description })) }, closed), { description: `By id. ${description}` });

export const QueueEntry = Obj(
  {
    // By chance when it was put there; only `current` names it.
    id: stamp(Id('q', { description: 'Unique in the queue.' })),
    track: TrackRef,
    place: trace(Int({ description: 'Place that it comes back to when shuffle is turned off.' })),
    added: Bool({ description: 'Put into the queue by hand.' }),
    // Nobody asked for it: such an entry counts as not there, like a row that was made and binned.
    similar: Type.Optional(
      bin(
        Type.Literal(true, {
          description: 'Went on by itself after the end of the queue; left out otherwise.',
        }),
      ),
    ),
  },
  closed,
);
export type QueueEntry = Static<typeof QueueEntry>;

// What is loaded and how is the person’s; which of it plays, and where in it, moves on by itself.
export const Player = Obj(
  {
    queue: ordered(Arr(QueueEntry), {
      description: 'What was played and what will be, in the order of playing.',
    }),
    current: trace(Nullable(Id('q')), {
      description: 'Entry that plays or waits, or null where nothing is loaded.',
    }),
    source: Str({
      description:
        'What it plays from: an album’s, playlist’s, mix’s or artist’s id, `liked`, `downloads`, `files`, `search`, or empty.',
    }),
    position: trace(Int({ minimum: 0 }), {
      description: 'Where it was in the track at `since`, or where it waits: milliseconds.',
    }),
    since: trace(Nullable(EpochMs()), {
      description: 'When it began to play from `position`; null while it is paused.',
    }),
    shuffle: Bool({ description: 'Plays what follows in another order.' }),
    repeat: StringEnum(['off', 'all', 'one'], { description: 'Repeats the queue or the track.' }),
  },
  closed,
);
export type Player = Static<typeof Player>;

export const Download = Obj(
  {
    at: stamp(EpochMs({ description: 'When it was asked for.' })),
    bytes: Int({ minimum: 0, description: 'Size in bytes.' }),
    done: Bool({ description: 'Whether it is on the phone.' }),
  },
  closed,
);

export const QUALITIES = ['low', 'normal', 'high', 'lossless'] as const;
export const PRESETS = [
  'Flat',
  'Bass boost',
  'Treble boost',
  'Vocal',
  'Rock',
  'Jazz',
  'Classical',
  'Electronic',
  'Loudness',
  'Custom',
] as const;

export const Settings = Obj(
  {
    wifiQuality: StringEnum([...QUALITIES], { description: 'Quality of streaming over Wi-Fi.' }),
    mobileQuality: StringEnum([...QUALITIES], { description: 'Quality of streaming over mobile data.' }),
    downloadQuality: StringEnum([...QUALITIES], { description: 'Quality of downloads.' }),
    mobileDownloads: Bool({ description: 'Downloads over mobile data too.' }),
    dataSaver: Bool({ description: 'Streams in low quality over mobile data and shows no lyrics there.' }),
    crossfade: Int({
      minimum: 0,
      maximum: 12,
      description: 'Seconds by which the next track begins before one ends.',
    }),
    explicit: Bool({ description: 'Whether explicit tracks may be played.' }),
    autoplay: Bool({ description: 'Goes on with similar tracks where the queue ends.' }),
  },
  closed,
);

export const Music = Obj(
  {
    artists: Table(Artist, { description: 'Catalogue: artists.' }),
    albums: Table(Album, { description: 'Catalogue: records.' }),
    tracks: Table(Track, { description: 'Catalogue: tracks.' }),
    mixes: Table(Mix, { description: 'Catalogue: mixes that Tonearm puts together.' }),
    lyrics: Table(
      Arr(
        Obj(
          {
            at: Int({ minimum: 0, description: 'Second at which the line begins.' }),
            text: Str({ description: 'The line.' }),
          },
          closed,
        ),
      ),
      { description: 'Catalogue: timed words of tracks.' },
    ),
    playlists: Table(Playlist, { description: 'The owner’s playlists.' }),
    liked: At('When the track was liked.'),
    saved: At('When the album was put into the library.'),
    following: At('When the artist was followed.'),
    downloads: Table(Download, { description: 'Tracks kept on the phone, or on their way, by id.' }),
    player: Type.Object(Player.properties, { ...closed, description: 'What plays.' }),
    sleep: Nullable(
      Obj(
        {
          at: stamp(
            Nullable(EpochMs(), { description: 'When the music stops; null for the end of the track.' }),
          ),
          minutes: Int({ minimum: 0, description: 'Minutes that were chosen; 0 for the end of the track.' }),
        },
        closed,
      ),
      { description: 'Sleep timer, or null.' },
    ),
    equaliser: Obj(
      {
        on: Bool({ description: 'Whether it is on.' }),
        preset: StringEnum([...PRESETS], { description: 'Preset, or Custom.' }),
        bands: ordered(Arr(Int({ minimum: -12, maximum: 12 })), {
          minItems: 5,
          maxItems: 5,
          description: 'Gain of the bands at 60 Hz, 230 Hz, 910 Hz, 4 kHz and 14 kHz, in dB.',
        }),
      },
      { ...closed, description: 'Equaliser.' },
    ),
    settings: Type.Object(Settings.properties, { ...closed, description: 'Settings.' }),
    history: history(
      Arr(
        Obj(
          {
            track: TrackRef,
            at: EpochMs({ description: 'When it was begun.' }),
            source: Str({ description: 'What it was played from, as the player’s source.' }),
          },
          closed,
        ),
      ),
      { description: 'What was played, latest first.' },
    ),
    plays: trace(Table(Int({ minimum: 1 })), { description: 'How often each track was begun.' }),
    searches: history(Arr(Str()), { description: 'Recent searches, latest first.' }),
    sort: trace(StringEnum(['recent', 'name', 'artist']), { description: 'Order of the library.' }),
    view: trace(StringEnum(['list', 'grid']), { description: 'Rows or covers in the library.' }),
    opened: trace(Nullable(Id('file')), {
      description: 'File that another app asked to play and that was begun.',
    }),
  },
  { additionalProperties: false, description: 'Tonearm.' },
);
export type Music = Static<typeof Music>;
export type Quality = (typeof QUALITIES)[number];
