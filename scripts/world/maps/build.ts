// Over 300 lines: one build, step by step, with its tables.
import { writeFileSync } from 'node:fs';
import { cast, me } from '../cast.ts';
import { places } from '../places.ts';
import { plain, reviews } from './reviews.ts';
import { shops, spots } from './shops.ts';
import { days, drawn, markers, ownLists } from './owner.ts';
import {
  addressAt,
  addressOf,
  degreesOf,
  districtAt,
  harrowBay as city,
  hashOf,
  houseAt,
  lastNumber,
  wayBetween,
  type Point,
} from '../../../src/sdk/city/index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { streamOf } from '../../../src/state/random.ts';
import type { Kind, Maps, Place, Spot } from '../../../apps/maps/state.ts';

/*
 * Writes world.json from the town and the names of scripts/world/maps: npx tsx scripts/world/maps/build.ts
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
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const KIND: Record<string, Kind> = { bar: 'pub', bus: 'station', cottage: 'hotel' };
const PHOTOS: Record<string, string[]> = {
  'cafe-bollard': ['latte-art-cup', 'chalk-menu-board'],
  'nine-carp-noodles': ['ramen-bowl', 'dumplings-steamer'],
  'gullwing-light': ['lighthouse-on-rocks'],
  'fennel-park': ['ducks-on-pond', 'spotted-dog-in-park'],
  'lantern-library': ['bookshelf-with-globe'],
  'long-strand': ['beach-striped-umbrella'],
  'old-bridge': ['bridge-in-fog'],
  'spoke-and-gannet': ['red-bicycle-by-wall'],
  'saturday-market': ['fruit-bowl'],
  'customs-square': ['harbour-colourful-houses', 'city-skyline-night'],
  'central-station': ['blue-suitcase-station'],
  'quayside-stop': ['bus-stop-timetable'],
  'casa-tilde': ['green-salad'],
};
/** Opening hours by kind: on weekdays, Saturday and Sunday; several habits, of which each shop has one. */
const HOURS: Partial<Record<Kind, readonly (readonly [string, string, string])[]>> = {
  cafe: [
    ['07:30-17:00', '08:00-17:30', '09:00-16:00'],
    ['08:00-16:00', '09:00-16:30', ''],
    ['07:00-18:00', '08:00-18:00', '08:30-17:00'],
    ['10:00-18:00', '10:00-18:00', '10:00-16:30'],
  ],
  restaurant: [
    ['12:00-22:00', '12:00-23:00', '12:00-21:00'],
    ['17:30-22:30', '17:00-23:00', ''],
    ['11:30-21:30', '11:30-22:00', '12:00-20:30'],
  ],
  pub: [
    ['12:00-23:00', '11:00-24:00', '12:00-22:30'],
    ['16:00-23:00', '12:00-24:00', '12:00-22:00'],
  ],
  bakery: [
    ['06:30-15:00', '07:00-14:00', ''],
    ['07:00-17:00', '07:00-16:00', '08:00-13:00'],
  ],
  grocery: [
    ['07:00-21:00', '07:00-21:00', '10:00-16:00'],
    ['08:00-18:00', '08:00-17:00', ''],
    ['06:30-23:00', '06:30-23:00', '07:00-22:00'],
  ],
  shop: [
    ['09:30-17:30', '09:30-17:30', ''],
    ['10:00-18:00', '10:00-18:00', '11:00-16:00'],
    ['09:00-17:00', '09:00-13:00', ''],
  ],
  market: [['08:00-14:00', '08:00-15:00', '']],
  museum: [['10:00-17:00', '10:00-17:00', '11:00-16:00']],
  library: [['09:30-18:00', '10:00-16:00', '']],
  bank: [['09:30-16:30', '09:30-12:30', '']],
  clinic: [
    ['08:00-18:30', '', ''],
    ['08:00-20:00', '09:00-17:00', '09:00-13:00'],
  ],
  dentist: [['08:30-17:30', '', '']],
  vet: [['08:30-18:30', '09:00-12:30', '']],
  pharmacy: [
    ['08:45-18:30', '09:00-17:00', ''],
    ['08:00-22:00', '08:00-21:00', '10:00-18:00'],
  ],
  post: [['09:00-17:30', '09:00-12:30', '']],
  gym: [
    ['06:30-22:00', '08:00-19:00', '08:00-18:00'],
    ['07:00-21:00', '09:00-17:00', ''],
  ],
  school: [['08:30-15:45', '', '']],
  hairdresser: [['09:00-18:00', '09:00-16:00', '']],
  hotel: [['00:00-24:00', '00:00-24:00', '00:00-24:00']],
  fuel: [
    ['06:00-23:00', '06:00-23:00', '07:00-22:00'],
    ['00:00-24:00', '00:00-24:00', '00:00-24:00'],
  ],
  cinema: [['13:00-23:00', '11:00-23:30', '12:00-22:30']],
  hall: [['09:00-22:00', '10:00-23:00', '']],
  laundry: [['07:00-20:00', '08:00-18:00', '09:00-16:00']],
  parking: [
    ['00:00-24:00', '00:00-24:00', '00:00-24:00'],
    ['06:00-22:00', '06:00-22:00', '08:00-20:00'],
  ],
};
const range = (words: string): number[] => (words === '' ? [] : words.split('-').map(minutes));

const table: Record<string, Place> = {};
const taken: Point[] = [];
for (const p of places) {
  const site = city.places.find(c => c.id === p.id)!;
  const hours =
    'hours' in p ? DAYS.map(d => range((p.hours as Partial<Record<string, string>>)[d] ?? '')) : null;
  const own = reviews.filter(r => r[0] === p.id && r[1] !== 'me');
  const h = hashOf(p.id);
  const rated = p.kind !== 'home' && p.kind !== 'bus';
  table[`place-${p.id}`] = {
    name: p.name,
    kind: KIND[p.kind] ?? (p.kind as Kind),
    address: p.address,
    district: p.district,
    ...degreesOf(site),
    phone: 'phone' in p ? p.phone.replaceAll(' ', '') : '',
    hours,
    rating: rated
      ? Math.round(
          (own.length > 0
            ? (own.reduce((s, r) => s + r[3], 0) / own.length) * 0.5 + 2.15 + (h % 5) / 20
            : 3.6 + (h % 14) / 10) * 10,
        ) / 10
      : 0,
    ratings: rated ? 24 + (h % 700) : 0,
    photos: PHOTOS[p.id] ?? [],
  };
  taken.push(site);
}
let phone = 200;
for (const [district, kinds] of Object.entries(shops)) {
  const random = streamOf('wayfare', district);
  const streets = city.streets.filter(s => s.district.id === district && s.pair > 0 && s.length > 70);
  const main = streets.filter(
    s => ['secondary', 'tertiary', 'pedestrian'].includes(s.kind) || district === 'gannet-isle',
  );
  for (const [kind, names] of Object.entries(kinds) as [Kind, readonly string[]][])
    for (const name of names) {
      const by = streets.find(s => name.startsWith(s.name)) ?? null;
      const spot = spots[name];
      let site: Point | null = spot ? { x: spot[0], y: spot[1] } : null;
      let address = site ? addressAt(city, site) : null;
      for (let tries = 0; !site && tries < 200; tries++) {
        const pool = random() < 0.72 && main.length > 0 ? main : streets;
        const street = by ?? pool[Math.floor(random() * pool.length)]!;
        const n = 1 + Math.floor(random() * lastNumber(street));
        const house = houseAt(street, n);
        const near = by && tries > 60 ? 10 : 26;
        if (
          taken.some(t => Math.hypot(t.x - house.x, t.y - house.y) < near) ||
          districtAt(city, house).id !== district
        )
          continue;
        site = house;
        address = { name: '', address: addressOf(street, n), street, number: n };
      }
      if (!site || !address) throw new Error(`No site for ${name}`);
      taken.push(site);
      const id = `place-${slug(name) || `sichuan-${hashOf(name) % 97}`}`;
      if (table[id]) throw new Error(`${id} twice`);
      const h = hashOf(name);
      const habit = HOURS[kind]?.[h % HOURS[kind]!.length];
      table[id] = {
        name,
        kind,
        address: address.street ? address.address : `${address.name}, ${address.address}`,
        district: districtAt(city, site).name,
        ...degreesOf(site),
        phone: HOURS[kind] && kind !== 'parking' ? `+441632960${phone++}` : '',
        hours: habit
          ? DAYS.map((_, d) => range(habit[d < 5 ? 0 : d - 4]!)).map((r, d) =>
              d === h % 3 && (kind === 'restaurant' || kind === 'museum' || kind === 'hairdresser') ? [] : r,
            )
          : null,
        rating: Math.round((3.3 + ((h >>> 3) % 17) / 10) * 10) / 10,
        ratings: 3 + ((h >>> 5) % 260),
        photos: [],
      };
    }
}

const person = (who: string) =>
  who === 'me'
    ? { author: me.name, portrait: portraitOf(me.portrait) }
    : (p =>
        p
          ? { author: p.name, portrait: 'portrait' in p ? portraitOf(p.portrait) : null }
          : { author: who, portrait: null })(cast.find(c => c.id === who));
import { readdirSync } from 'node:fs';
const library = readdirSync(new URL('../../../assets/pictures', import.meta.url)).map(f =>
  f.replace(/\.webp$/, ''),
);
function portraitOf(number: string): string | null {
  return library.find(n => n.startsWith(`portrait-${number}-`)) ?? null;
}
const reviewTable: Maps['reviews'] = Object.fromEntries(
  reviews.map(([place, by, when, stars, text], i) => [
    `review-${place}-${String.fromCharCode(97 + (i % 26))}${i}`,
    { place: `place-${place}`, ...person(by), mine: by === 'me', stars, text, at: at(when) },
  ]),
);
const WRITERS = [
  'Marta',
  'J. Whitlock',
  'Sam P.',
  'Aisha',
  'Tom & Jo',
  'K. Oyelaran',
  'Elin',
  'Priya',
  'Gareth',
  'Noor',
  'Maya L.',
  'Fin',
];
for (const [id, p] of Object.entries(table)) {
  const h = hashOf(id);
  if (reviews.some(r => `place-${r[0]}` === id) || p.ratings === 0 || h % 5 > 1 || !HOURS[p.kind]) continue;
  const stars = (p.rating >= 4.4 ? 5 : p.rating >= 3.8 ? 4 : 3) as 3 | 4 | 5;
  reviewTable[`review-${id.slice(6)}-w`] = {
    place: id,
    author: WRITERS[h % WRITERS.length]!,
    portrait: null,
    mine: false,
    stars,
    text: plain[stars][h % plain[stars].length]!,
    at: at('2025-06-01 12:00') + (h % 270) * 86_400_000 + (h % 600) * 60_000,
  };
}

const spotOf = (id: string): Spot => {
  const p = table[`place-${id}`];
  if (!p) throw new Error(`No place ${id}`);
  return {
    name: p.name,
    address: p.address,
    latitude: p.latitude,
    longitude: p.longitude,
    place: `place-${id}`,
  };
};
const lists: Maps['lists'] = {};
const saved: Maps['saved'] = {};
ownLists.forEach((l, order) => {
  lists[`list-${l.id}`] = { name: l.name, role: l.role, order, createdAt: at(l.created) };
  l.items.forEach(([place, note, when], i) => {
    saved[`saved-${l.id}-${place}`] = {
      list: `list-${l.id}`,
      spot: spotOf(place),
      note,
      order: i,
      at: at(when),
    };
  });
});

const siteOf = (id: string): Point => city.places.find(p => p.id === id)!;
const tracks: Maps['tracks'] = Object.fromEntries(
  drawn.map(t => {
    const stops = t.through.map(id => ({ id, at: siteOf(id) }));
    const points = stops
      .slice(1)
      .flatMap((s, i) =>
        wayBetween(city, stops[i]!.at, s.at, t.mode)!.points.filter((_, n) => i === 0 || n > 0),
      );
    const metres = points.reduce(
      (sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p.x - points[i - 1]!.x, p.y - points[i - 1]!.y)),
      0,
    );
    const start = at(t.at);
    let walked = 0;
    return [
      `track-${t.id}`,
      {
        name: t.name,
        kind: t.kind,
        waypoints:
          t.kind === 'drawn'
            ? stops.map(s => ({ name: table[`place-${s.id}`]!.name, ...degreesOf(s.at) }))
            : [],
        points: points.map((p, i) => {
          if (i > 0) walked += Math.hypot(p.x - points[i - 1]!.x, p.y - points[i - 1]!.y);
          return {
            ...degreesOf(p),
            at: t.kind === 'recorded' ? start + Math.round((walked / metres) * t.seconds) * 1000 : null,
          };
        }),
        metres: Math.round(metres),
        at: start,
        seconds: t.kind === 'recorded' ? t.seconds : 0,
      },
    ];
  }),
);

const visits: Maps['visits'] = {};
const moves: Maps['moves'] = {};
for (const [day, ...stays] of days) {
  stays.forEach(([place, from, to, mode], i) => {
    const key = `${day.replaceAll('-', '')}-${String.fromCharCode(97 + i)}`;
    visits[`visit-${key}`] = { spot: spotOf(place), from: at(`${day} ${from}`), to: at(`${day} ${to}`) };
    const next = stays[i + 1];
    if (next) {
      const way = wayBetween(
        city,
        siteOf(place),
        siteOf(next[0]),
        mode === 'drive' ? 'drive' : mode === 'cycle' ? 'cycle' : 'walk',
      )!;
      moves[`move-${key}`] = {
        mode: mode!,
        from: at(`${day} ${to}`),
        to: at(`${day} ${next[1]}`),
        metres: Math.round(way.metres),
      };
    }
  });
}

const siteDegrees = spotOf('home');
const plan: Maps['plan'] = {
  stops: [null, null],
  mode: 'walk',
  avoidFerries: false,
  avoidSteps: false,
  when: 'now',
  at: null,
};
const world: Maps = {
  places: table,
  reviews: reviewTable,
  lists,
  saved,
  markers: Object.fromEntries(
    markers.map(m => {
      const found = addressAt(city, { x: m.x, y: m.y });
      return [
        `marker-${m.id}`,
        {
          name: m.name,
          address: found.address,
          ...degreesOf({ x: m.x, y: m.y }),
          colour: m.colour,
          note: m.note,
          at: at(m.at),
        },
      ];
    }),
  ),
  tracks,
  recording: null,
  visits,
  moves,
  areas: {
    'area-harrow-bay': {
      name: 'Harrow Bay centre',
      region: 'centre',
      bytes: 48_300_000,
      readyAt: at('2025-12-13 08:20'),
    },
  },
  stay: {
    latitude: siteDegrees.latitude,
    longitude: siteDegrees.longitude,
    since: at('2026-03-12 00:00'),
    seen: at('2026-03-12 09:41'),
    visit: 'visit-20260312-a',
    after: null,
    metres: 0,
  },
  navigation: null,
  plan,
  draft: [],
  searches: ['noodles', 'car park', 'Tidal Hall', 'pharmacy'],
  recent: ['tidal-hall', 'nassers-bakery', 'brackwater-dental'].map(spotOf),
  layers: { transit: false, traffic: false, terrain: false },
  settings: {
    units: 'kilometres',
    mode: 'walk',
    theme: 'phone',
    home: { ...spotOf('home') },
    work: { ...spotOf('kittiwake-studio') },
    timeline: true,
    avoidFerries: false,
    avoidSteps: false,
  },
};
const text = JSON.stringify(world);
writeFileSync(new URL('../../../apps/maps/world.json', import.meta.url), `${text}\n`);
console.log(
  `${Object.keys(table).length} places, ${Object.keys(reviewTable).length} reviews, ${Math.round(text.length / 1000)} kB`,
);
