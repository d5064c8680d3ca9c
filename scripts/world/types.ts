import type { cast } from './cast.ts';
import type { places } from './places.ts';

/** 'YYYY-MM-DD HH:MM' in the phone's local time. */
export type LocalTime = string;

export type PersonId = (typeof cast)[number]['id'];
/** Someone of the cast, or the owner of the phone. */
export type Who = PersonId | 'me';
export type PlaceId = (typeof places)[number]['id'];

/** The pictures that are drawn for the world; a photo is always one of these. */
export type Scene =
  | 'red-bicycle'
  | 'harbour-ferry'
  | 'ramen-bowl'
  | 'tabby-cat-window'
  | 'golden-dog-beach'
  | 'birthday-cake'
  | 'mountain-lake'
  | 'desk-plants'
  | 'whiteboard-plan'
  | 'grocery-list'
  | 'train-ticket'
  | 'cafe-receipt'
  | 'tomato-pasta'
  | 'snowy-street'
  | 'lighthouse'
  | 'market-fruit'
  | 'concert-stage'
  | 'blue-door'
  | 'picnic'
  | 'sunset-pier'
  | 'rainy-window'
  | 'bookshelf'
  | 'houseplant-monstera'
  | 'sushi-plate'
  | 'old-bridge'
  | 'city-night'
  | 'campfire'
  | 'running-shoes'
  | 'kids-drawing'
  | 'handwritten-recipe'
  | 'parking-sign'
  | 'bus-timetable'
  | 'new-sofa'
  | 'broken-mug'
  | 'tulips'
  | 'soccer-pitch'
  | 'hot-air-balloon'
  | 'library-hall'
  | 'garden-path'
  | 'pancake-stack'
  | 'coffee-latte'
  | 'museum-statue'
  | 'tent-forest'
  | 'moon-rooftops'
  | 'farm-field'
  | 'wine-hills'
  | 'moving-boxes'
  | 'chess-board';

export type MessageKind = 'text' | 'photo' | 'file' | 'location' | 'contact' | 'voice' | 'system';

export type Message = {
  from: Who;
  at: LocalTime;
  kind: MessageKind;
  text?: string;
  photo?: Scene;
  file?: { name: string; size: number; mime: string };
  /** Length in seconds. */
  voice?: number;
  location?: PlaceId;
  contact?: PersonId;
  /** Index in the thread's messages. */
  replyTo?: number;
  recalled?: true;
  starred?: true;
};

export type Notice = { by: Who; at: LocalTime; text: string };

export type Thread = {
  id: string;
  /** How many of the last messages are unread. */
  unread?: number;
  pinned?: true;
  muted?: true;
  messages: Message[];
} & (
  | { kind: 'direct'; with: PersonId }
  | { kind: 'group'; name: string; owner: Who; members: Who[]; notices: Notice[] }
);

export type MomentVisibility =
  | { range: 'everyone' }
  | { range: 'private' }
  | { range: 'only'; people: PersonId[] }
  | { range: 'except'; people: PersonId[] };

export type Moment = {
  id: string;
  author: Who;
  at: LocalTime;
  text?: string;
  photos: Scene[];
  place?: PlaceId;
  likes: Who[];
  comments: { id: string; by: Who; at: LocalTime; text: string; replyTo?: Who }[];
  /** On the owner's own posts. */
  visibility?: MomentVisibility;
};

export type ContactRequest = {
  id: string;
  name: string;
  phone: string;
  at: LocalTime;
  message: string;
  via: 'phone number' | 'group' | 'contact card' | 'QR code';
  portrait?: string;
};

export type ContactExtra = {
  person: PersonId;
  remark?: string;
  tags?: string[];
  starred?: true;
  blocked?: true;
};

/** The first rule of a person that fits the incoming message answers it; variants are chosen by the phone's random. */
export type ReplyRule = {
  when: { any?: string[]; kind?: MessageKind; question?: true; always?: true };
  delayMs: number;
  text: string[];
  /** A scene that is sent with the text. */
  photo?: string;
};
export type Replies = { person: PersonId; rules: ReplyRule[] };

export type NoteFolder = 'Personal' | 'Work' | 'Recipes' | 'Travel' | 'Home' | 'Unfiled';

export type Note = {
  id: string;
  title: string;
  folder: NoteFolder;
  created: LocalTime;
  edited: LocalTime;
  pinned?: true;
  locked?: true;
  /** When it was put in the bin. */
  binned?: LocalTime;
  tags: string[];
} & (
  | { kind: 'plain' | 'markdown'; body: string }
  | { kind: 'checklist'; items: { text: string; done: boolean }[] }
);

export type WifiNetwork = {
  ssid: string;
  level: 0 | 1 | 2 | 3 | 4;
  security: 'open' | 'WPA2' | 'WPA3';
  password?: string;
  saved: boolean;
  metered?: true;
};

export type BluetoothKind = 'earbuds' | 'speaker' | 'watch' | 'car' | 'keyboard' | 'printer' | 'phone';
export type BluetoothDevice = {
  id: string;
  name: string;
  kind: BluetoothKind;
  address: string;
  paired: boolean;
  /** Percent, where the device reports it. */
  battery?: number;
};

export type VpnProfile = {
  id: string;
  name: string;
  type: 'IKEv2' | 'WireGuard';
  server: string;
  username: string;
};
export type Account = {
  id: string;
  app: string;
  name: string;
  address: string;
  syncs: string[];
  lastSync: LocalTime;
};
export type Sound = {
  id: string;
  name: string;
  kind: 'ringtone' | 'notification' | 'alarm';
  seconds: number;
};
export type Language = { tag: string; name: string; own: string };
export type TimeZone = { city: string; region: string; zone: string };
export type Storage = { category: string; bytes: number };
export type AppUse = { app: string; bytes: number };
export type AppSize = {
  app: string;
  version: string;
  appBytes: number;
  dataBytes: number;
  cacheBytes: number;
};
export type SavedPasscode = { what: string; code: string };

export type FileRow = {
  id: string;
  name: string;
  /** 'Download', 'Documents/Flat' … without slashes at the ends. */
  folder: string;
  mime: string;
  /** Bytes. A text file has exactly its text’s length. */
  size: number;
  modified: LocalTime;
  text?: string;
  /** A piece of music: its length, and what its tags say. */
  song?: {
    seconds: number;
    title?: string;
    artist?: string;
    album?: string;
    cover?: string;
    description?: string;
  };
  /** What the media index knows of a sound. */
  sound?: { ms: number; at: LocalTime; place: string; description: string; favourite?: true };
  /** When it was put in the bin. */
  binned?: LocalTime;
};

export type MediaRow = {
  id: string;
  file: string;
  /** A scene, or a picture of the library by its name, edited or not. */
  scene: string;
  taken: LocalTime;
  place?: PlaceId;
  album: string;
  favourite?: true;
  /** Pixels of the longer side and the shorter: which is across, the picture tells. */
  width: number;
  height: number;
  /** A video: how long, in seconds, and where the camera looked, as parts of the picture (left, top, width, height in thousandths), evenly over its time. */
  seconds?: number;
  views?: readonly string[];
  /** When it went to the bin. */
  binned?: LocalTime;
};
