import { albums } from '../../world/music/index.ts';
import { artists } from '../../world/music/artists.ts';
import { mix, rect } from './draw.ts';
import {
  city,
  curtains,
  cutouts,
  fields,
  girders,
  halftone,
  hills,
  mesh,
  person,
  pool,
  quarters,
  rain,
  rings,
  room,
  sea,
  stripes,
  thing,
  things,
  tilesOf,
  tunnel,
  waves,
  type Art,
} from './music-art.ts';

/** Record covers: a motif in a few colours, and how the words stand on it. */
const S = 320;
type Words = 'none' | 'top' | 'foot' | 'corner' | 'huge' | 'serif' | 'hand' | 'mono' | 'side' | 'label';
type Cover = readonly [art: Art, colours: string, words: Words, ink?: string];
const t = things;

const COVERS: Readonly<Record<string, Cover>> = {
  'tin-harbour': [sea, '#23505c #d9b48a #f4d9a0', 'serif', '#fff4e0'],
  'paper-boats': [thing(t.boat), '#c8d8d4 #f2ead8 #4b7f86', 'hand', '#24424a'],
  'herons-tidal-hall': [thing(t.heron), '#8c2f2b #e9dcc8 #e6a33a', 'top', '#f7e8cf'],
  'second-night': [thing(t.heron), '#1f2c48 #9db4d6 #f0b95a', 'corner', '#f0d9b0'],
  'left-shoe': [thing(t.shoe), '#f3d332 #e03a2c #fbf7ea', 'huge', '#171412'],
  'vegetable-patch': [thing(t.marrow), '#f0e5cf #4c7a3a #a8c46a #c9362c', 'top', '#22301c'],
  'gull-and-anchor': [halftone, '#141414 #f04a34 #fbe9d8', 'huge', '#fbf1e4'],
  capstan: [waves, '#12303c #cfe3dc #e0a95c', 'serif', '#f3e6cf'],
  'wren-day': [hills, '#33435c #d9dfe6 #fbfbf6', 'hand', '#ffffff'],
  'first-sunday': [thing(t.tuba), '#7a1f2b #e8b64a #fbe7ad', 'serif', '#fbe7c5'],
  'dub-tables': [stripes, '#0d3b3a #e7d27a #d9552c', 'label', '#f3efe4'],
  'lightship-ep': [thing(t.lighthouse), '#191f3a #f1ede2 #f7d774 #c8372d', 'corner', '#f7e6b8'],
  'button-afloat': [thing(t.boat), '#4fb3d9 #f25c3b #ffffff', 'top', '#ffffff'],
  'button-wheels': [thing(t.bus), '#8fd0a5 #f2b632 #e8543a #7ac6ea', 'top', '#23412f'],
  rooms: [room, '#8d938f #f2ead6 #4d4640', 'mono', '#20231f'],
  'porch-light': [thing(t.lantern), '#2b1d14 #7a4a26 #ffb84d', 'serif', '#ffdca8'],
  'unsent-letters': [thing(t.letter), '#a9c4cc #f4ece0 #c4453a #5b88a0', 'side', '#203a45'],
  'winter-coat': [thing(t.coat), '#c9d3dc #7a2f35 #d9b44a', 'side', '#37202a'],
  'small-sun': [thing(t.sun), '#f6c9b5 #f2a02e #ee6b3b', 'corner', '#8a3418'],
  'no-windows': [quarters, '#ece7dc #20242c #d24a32 #5a8f8a #e2b340', 'label', '#f3efe4'],
  'bicycle-thief': [thing(t.bicycle), '#8ecbbf #d6372d #3b2b22 #f4e7c8', 'side', '#1d4038'],
  'cumbia-puerto': [thing(t.accordion), '#1a8a8f #d8362f #f5d04a', 'huge', '#fdeec0'],
  verbena: [thing(t.fan), '#f6e3c4 #d8362f #f2b632 #5a2418', 'top', '#8a1f1a'],
  'once-lunas': [thing(t.moon), '#4a1030 #f2c6a0 #f6e7d0', 'serif', '#f6d9b8'],
  'corazon-analogico': [person, '#e8352e #f7c4a4 #3a1226 #17070f', 'top', '#fff1e0'],
  'cities-i-left': [city, '#24305a #c98a5e #f6d79a', 'serif', '#f9e4bd'],
  'blue-door-song': [thing(t.door), '#e8dccb #2f6fb0 #e0b24a #f6efe2', 'corner', '#23507e'],
  'night-of-oud': [thing(t.oud), '#143436 #b9773c #f1d49a', 'serif', '#f1d9ad'],
  'oud-neon': [mesh, '#2a1d4a #e86a8a #f3a85e #5a6fd0', 'serif', '#fff0dc'],
  'open-windows': [room, '#d8c6a4 #fdf6e0 #6a4c36', 'top', '#4a3524'],
  'blue-trio': [cutouts, '#f1ece0 #1f4fa8 #0f1f3c #6ea3e0', 'foot', '#0f1f3c'],
  'winter-commission': [hills, '#9fb4c4 #e6edf2 #ffffff', 'serif', '#1f3040'],
  'short-lullabies': [thing(t.moon), '#2c3f5e #f4e6b8 #ffffff', 'hand', '#f4e9cf'],
  felt: [mesh, '#d9d0c4 #c2b4a4 #efe9e0 #a8988a', 'serif', '#4a4038'],
  'felt-two': [thing(t.lantern), '#1c2230 #4a5064 #ffd08a', 'serif', '#ffe7c2'],
  'sheep-weather': [fields, '#a9c8dc #f2ede0 #6b9a4a', 'foot', '#f4f6ea'],
  'eight-hours': [mesh, '#131c33 #2b3f72 #4a3f78 #1f5a6a', 'mono', '#cdd8f2'],
  'kitchen-rain': [rain, '#30495a #e8a85c #c4684a #7aa0a8', 'corner', '#f6ead6'],
  bento: [thing(t.bento), '#f3b9a6 #2a2320 #d8392f #8fb36a', 'side', '#5a1f18'],
  'glass-swimmer': [pool, '#2aa6c4 #e8a884 #f4e24a #e0355b', 'none'],
  'salt-and-static': [waves, '#f3efe8 #e0355b #2b2f7a', 'top', '#2b2f7a'],
  'lifeguard-remix': [rings, '#f7d7c4 #e0355b #2aa6c4 #f4e24a', 'label', '#f3efe4'],
  'long-summer': [thing(t.lolly), '#f9d64a #ee5a8a #ff9a4a #fbeedd', 'huge', '#ffffff'],
  'good-coat': [person, '#d9c9f2 #f4a6c0 #5a2a6a #2a1238', 'foot', '#ffffff'],
  'spin-cycle': [thing(t.washer), '#f08ab0 #f6f3ee #4a8fd8 #f4d24a', 'top', '#6a1440'],
  overtime: [city, '#3a1a5a #f06a9a #ffd86a', 'mono', '#ffe7f0'],
  launderette: [person, '#d9a05a #f6e2bd #4a2416 #1f0f0a', 'serif', '#3a1c10'],
  'slow-honey': [mesh, '#c4741c #f2b632 #8a3a12 #f9dc8a', 'serif', '#fff3d6'],
  'four-drops': [thing(t.umbrella), '#3f5fa8 #f2c23a #e8542e #9fd0f0', 'huge', '#ffffff'],
  'cat-tax-two': [thing(t.cat), '#e87a3a #22201e #f2d24a #f4a0a0', 'top', '#2a1408'],
  'weather-permitting': [tilesOf, '#2a2f3a #e8dfcc #d9503a #3f8fa0', 'label', '#f3efe4'],
  'wind-tunnel': [tunnel, '#0c0f16 #3fd0e0 #7a4af0 #ffffff', 'none'],
  strobe: [rings, '#0a0a0c #f4f4f4 #3a3a40 #ff3b2f', 'mono', '#ffffff'],
  curtains: [curtains, '#5a1c3a #7a2f5a #3a1c4a #f4b0c4', 'serif', '#fbdde6'],
  streetlamp: [rain, '#1a2238 #f4b85a #6a4a8a #e8784a', 'hand', '#ffe6bc'],
  oxide: [girders, '#7a3a1c #c4642a #1c1614 #f2a53a', 'huge', '#f7d9b0'],
  'rust-season': [halftone, '#2a1a14 #b4521f #f08a34', 'mono', '#ffd9b0'],
  'night-bus': [city, '#14263a #3a6a7a #ffe08a', 'hand', '#fdf3d0'],
  timetable: [quarters, '#f3ead6 #2f4f6a #e0a03a #b84a3a #88a8a0', 'label', '#f3efe4'],
  'blue-bicycle': [person, '#2f5f9a #f2c46a #16263f #0b1424', 'top', '#fbe9c0'],
  'harbour-lights': [thing(t.bell), '#1d4a34 #e2b04a #c4342c', 'serif', '#f8e6b4'],
};
const MIXES: Readonly<Record<string, readonly [string, string, Art, string]>> = {
  'daily-1': ['Daily', 'Mix 1', hills, '#1d5a4a #9fd8b4 #f4e7a0'],
  'daily-2': ['Daily', 'Mix 2', mesh, '#2a4a8a #6ad0e0 #b48af0 #f09ac0'],
  'daily-3': ['Daily', 'Mix 3', halftone, '#7a1f2b #f06a3a #f7d05a'],
  loud: ['Loud', 'Mix', stripes, '#141414 #e8352e #f7d332'],
  focus: ['Focus', 'Mix', mesh, '#1c2f3a #4a7a8a #a8c8b8 #2a4a5a'],
  dance: ['Kitchen', 'Disco', rings, '#5a1a6a #f06ab0 #f4d24a #ffffff'],
  charts: ['Bay', 'Top 12', waves, '#0f2f2a #42dfa8 #f4e7a0'],
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const FONT: Partial<Record<Words, string>> = {
  serif: "'Tapworld Serif','Noto Sans SC','Noto Sans Arabic',serif",
  hand: "Caveat,'Noto Sans SC',cursive",
  mono: "'JetBrains Mono','Noto Sans SC',monospace",
};
const text = (words: string, x: number, y: number, size: number, ink: string, more: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}" ${more}>${escape(words)}</text>`;
const wide = (words: string): number =>
  [...words].reduce((sum, c) => sum + (/[\u3000-\u9fff]/.test(c) ? 1.7 : 1), 0);
/** Largest size at which the words fit. */
const fit = (words: string, room: number, most: number, ratio = 0.56): number =>
  Math.min(most, Math.round(room / (wide(words) * ratio)));
/** The words in lines of about equal length. */
function lines(words: string, most: number): string[] {
  const out = [''];
  for (const w of words.split(' ')) {
    const last = out.at(-1)!;
    if (last !== '' && last.length + 1 + w.length > most) out.push(w);
    else out[out.length - 1] = last === '' ? w : `${last} ${w}`;
  }
  return out;
}

function wordsOn(kind: Words, title: string, artist: string, ink: string): string {
  const font = `font-family="${FONT[kind] ?? "Inter,'Noto Sans SC','Noto Sans Arabic',sans-serif"}"`;
  const mid = `${font} text-anchor="middle"`;
  switch (kind) {
    case 'none':
      return '';
    case 'top':
      return (
        text(
          title.toUpperCase(),
          160,
          46,
          fit(title, 272, 30, 0.7),
          ink,
          `${mid} font-weight="800" letter-spacing="1"`,
        ) + text(artist, 160, 68, 14, ink, `${mid} font-weight="500"`)
      );
    case 'foot':
      return (
        text(title, 20, 286, fit(title, 280, 30), ink, `${font} font-weight="700" letter-spacing="-.5"`) +
        text(artist, 20, 305, 13, ink, `${font} font-weight="500"`)
      );
    case 'corner':
      return (
        text(artist, 18, 30, 13, ink, `${font} font-weight="600"`) +
        text(title, 302, 304, fit(title, 250, 19), ink, `${font} font-weight="700" text-anchor="end"`)
      );
    case 'huge': {
      const rows = lines(title.toUpperCase(), 10);
      return (
        rows
          .map((row, i) =>
            text(
              row,
              160,
              62 + i * 52,
              fit(row, 290, 60, 0.7),
              ink,
              `${mid} font-weight="900" letter-spacing="-1.5"`,
            ),
          )
          .join('') + text(artist, 160, 306, 14, ink, `${mid} font-weight="600"`)
      );
    }
    case 'serif':
      return (
        text(title, 160, 52, fit(title, 270, 34, 0.52), ink, `${mid}`) +
        text(artist, 160, 76, 14, ink, `${mid} font-style="italic" opacity=".9"`)
      );
    case 'hand':
      return (
        text(title, 160, 62, fit(title, 280, 54, 0.42), ink, `${mid} font-weight="700"`) +
        text(artist, 160, 304, 20, ink, `${mid} font-weight="600"`)
      );
    case 'mono':
      return (
        rect(18, 18, 284, 1.5, ink) +
        text(artist.toLowerCase(), 18, 40, 12, ink, font) +
        text(title.toLowerCase(), 18, 300, fit(title, 284, 20, 0.64), ink, `${font} font-weight="700"`)
      );
    case 'side':
      return (
        [...title]
          .map((c, i) =>
            text(
              c,
              290,
              44 + i * 33,
              28,
              ink,
              `font-family="'Noto Sans SC',Inter" text-anchor="middle" font-weight="700"`,
            ),
          )
          .slice(0, 9)
          .join('') + text(artist, 18, 304, 14, ink, `font-family="'Noto Sans SC',Inter" font-weight="600"`)
      );
    case 'label':
      return (
        rect(0, 248, S, 72, ink) +
        text(
          title,
          18,
          282,
          fit(title, 284, 26),
          '#16181c',
          `${font} font-weight="800" letter-spacing="-.4"`,
        ) +
        text(artist, 18, 304, 14, '#16181c', `${font} font-weight="500"`)
      );
  }
}

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${S}" height="${S}" viewBox="0 0 ${S} ${S}">${inner}</svg>`;
const missing = albums.filter(a => !COVERS[a.id]);
if (missing.length > 0) throw new Error(`No cover for ${missing.map(a => a.id).join(', ')}`);

/** A dark tone of a cover's own colour, for the screens of its record. */
export function toneOf(id: string): string {
  const [first, second] = (COVERS[id] ?? [null, MIXES[id.replace('mix-', '')]![3]])[1].split(' ') as [
    string,
    string,
  ];
  const spread = (c: string): number => {
    const v = [1, 3, 5].map(i => parseInt(c.slice(i, i + 2), 16));
    return Math.max(...v) - Math.min(...v);
  };
  const bright = (c: string): number =>
    [1, 3, 5].reduce((sum, i, k) => sum + parseInt(c.slice(i, i + 2), 16) * [0.3, 0.59, 0.11][k]!, 0);
  const base = spread(first) < 40 && spread(second) > spread(first) ? second : first;
  const most = 74;
  return bright(base) > most
    ? mix('#000000', base, most / bright(base))
    : mix(base, '#ffffff', bright(base) < 30 ? 0.1 : 0);
}

/** Covers of records and mixes. */
export const covers = [
  ...albums.map((a, i) => {
    const [art, colours, words, ink = '#ffffff'] = COVERS[a.id]!;
    const artist = artists.find(p => p.id === a.artist)!.name;
    // A word in Chinese or Spanish stands upright only where its letters can.
    const kind = words === 'side' && !/[\u3000-\u9fff]/.test(a.title) ? 'foot' : words;
    return {
      name: `cover-${a.id}`,
      kind: 'photo' as const,
      width: S,
      height: S,
      description: `Cover of ${a.title} by ${artist}.`,
      draw: () => svg(art(colours.split(' '), 11 + i * 7) + wordsOn(kind, a.title, artist, ink)),
    };
  }),
  ...Object.entries(MIXES).map(([id, [one, two, art, colours]], i) => ({
    name: `cover-mix-${id}`,
    kind: 'photo' as const,
    width: S,
    height: S,
    description: `Cover of the mix ${one} ${two}.`,
    draw: () =>
      svg(
        art(colours.split(' '), 401 + i * 5) +
          rect(0, 0, S, S, '#000', 'opacity=".18"') +
          text(one, 22, 236, 52, '#fff', 'font-family="Inter" font-weight="800" letter-spacing="-2"') +
          text(two, 22, 288, 52, '#fff', 'font-family="Inter" font-weight="800" letter-spacing="-2"') +
          text('TONEARM', 22, 40, 13, '#fff', 'font-family="Inter" font-weight="700" letter-spacing="2"'),
      ),
  })),
];
