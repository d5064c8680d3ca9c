import { artists } from '../../world/music/artists.ts';
import { rect } from './draw.ts';
import type { Person } from './people.ts';
import { portrait } from './portrait.ts';

/** Press pictures: each member in a panel of its own, in two tones. */
const S = 200;
type Line = readonly [dark: string, light: string, ...members: string[]];

/** Tones, then the members: who, skin, face, hair, its colour, clothes, their colour, extras. */
const LINES: Readonly<Record<string, Line>> = {
  'paper-herons': [
    '#16323c',
    '#f4d9a0',
    'woman 1 oval|long middle|auburn|cardigan|cream|',
    'man 2 long|side part|brown|shirt|teal|full beard',
    'woman 5 round|locs|black|turtleneck|mustard|',
  ],
  'marrow-club': [
    '#1a1208',
    '#f3d332',
    'man 0 long|undercut|black|denim jacket|black|nose ring',
    'woman 3 square|pixie|red|striped|white|',
    'man 6 oval|buzz|black|crew|grey|glasses:square:black',
  ],
  'juno-salt': ['#1d1450', '#ff9ab8', 'woman 1 oval|bob|teal|vneck|black|earrings'],
  'odile-marchetti': [
    '#20160e',
    '#ecd9b4',
    'older woman 1 long|bun|silver|turtleneck|black|glasses:cat:black',
  ],
  'northgate-brass': [
    '#3a0a12',
    '#f4cf7a',
    'man 1 square|crop|brown|blazer|wine|',
    'woman 2 round|ponytail|chestnut|blazer|wine|',
    'older man 2 oval|receding|grey|blazer|wine|white moustache',
  ],
  'su-he': ['#15343c', '#dceae6', 'woman 1 oval|long straight|black|shirt|white|'],
  'white-noise-park': [
    '#14161c',
    '#f08a6a',
    'man 1 oval|fringe|black|hoodie|grey|',
    'man 1 long|crop|black|crew|white|glasses:round:black',
    'woman 1 round|bob|black|denim jacket|denim|',
  ],
  'los-faroles': [
    '#0c3a3c',
    '#f9d66a',
    'man 3 round|curls|black|shirt|red|moustache',
    'woman 4 oval|long curly|black|vneck|orange|hoops',
    'man 4 square|cap|black|crew|white|stubble',
  ],
  'carmela-rios': ['#3a0a1c', '#ffb49a', 'woman 3 oval|bun|black|drape|red|hoops,red lips'],
  'layla-najjar': ['#17204a', '#f4c79a', 'woman 3 long|long wavy|espresso|drape|navy|earrings'],
  'marsa-ensemble': [
    '#0f2a2c',
    '#e9c58a',
    'older man 4 oval|turban|white|shirt|cream|white beard',
    'man 4 square|crop|black|shirt|navy|full beard',
    'woman 3 oval|hijab|teal|drape|teal|',
  ],
  'kestrel-vane': [
    '#0a0d18',
    '#7ae0f0',
    'woman 0 square|undercut|white|turtleneck|black|',
    'man 5 long|bald|black|turtleneck|black|glasses:round:black',
  ],
  'slow-weather': ['#22301f', '#dfe6d4', 'man 1 round|beanie|brown|hoodie|green|full beard,beanie:green'],
  'big-umbrella': ['#14245a', '#f9d25a', 'man 6 round|locs|black|hoodie|mustard|open smile,headphones'],
  'tamsin-okoro': ['#2a120a', '#f2bf7a', 'woman 7 oval|afro|black|vneck|orange|hoops'],
  'ferrous-bloom': [
    '#120b09',
    '#e8743a',
    'man 0 square|long middle|brown|denim jacket|black|full beard',
    'woman 0 long|long straight|red|crew|black|nose ring',
    'man 2 square|bald|black|crew|black|goatee',
  ],
  'saltmarsh-sisters': [
    '#12303c',
    '#e6efe8',
    'woman 0 round|braids|ginger|cardigan|green|freckles',
    'older woman 1 oval|curls|white|cardigan|navy|glasses:half:steel',
    'woman 5 oval|headwrap|black|drape|mustard|headwrap:red',
  ],
  'halden-quartet': [
    '#1b2a3a',
    '#e8eef2',
    'woman 0 long|bun|blonde|blazer|black|',
    'man 0 oval|side part|sand|blazer|black|bow tie',
    'woman 1 oval|bob|black|blazer|black|pearls',
    'man 1 square|crop|grey|blazer|black|glasses:round:gold',
  ],
  'pia-lindqvist': ['#3a322c', '#f2ece2', 'woman 0 oval|fringe|blonde|turtleneck|cream|'],
  'dov-amsel': [
    '#122436',
    '#ffdf9a',
    'man 2 long|curls|espresso|denim jacket|denim|stubble,glasses:round:black',
  ],
  'neon-laundry': [
    '#3a0a4a',
    '#ff8ac0',
    'woman 4 round|space buns|pink|sport|sky|open smile',
    'man 1 oval|quiff|blonde|shirt|pink|',
  ],
  'moth-parade': [
    '#24122e',
    '#e9b8cc',
    'woman 0 long|long middle|plum|drape|wine|',
    'man 0 oval|fringe|black|striped|navy|',
  ],
  'captain-button': ['#123a5a', '#ffe08a', 'older man 1 round|cap|white|blazer|navy|cap:navy,white beard'],
  'otis-fairweather': [
    '#101c34',
    '#f4c876',
    'older man 6 oval|bucket|grey|shirt|cream|bucket:mustard,moustache',
  ],
  'kaito-mori': ['#1c3440', '#f4c9a4', 'man 1 oval|undercut|black|hoodie|grey|headphones'],
  'radio-estuary': [
    '#0a302e',
    '#f0dc84',
    'man 6 square|locs|black|shirt|olive|full beard',
    'woman 1 square|pixie|silver|overalls|orange|',
  ],
  'zadie-quill': ['#4a1c5a', '#ffc4dc', 'woman 3 oval|long curly|chestnut|vneck|pink|earrings,open smile'],
  'jonas-weir': ['#20262a', '#d8dcd8', 'man 1 long|crop|sand|hoodie|grey|stubble,headphones'],
};

function person(line: string): Person {
  const found = /^(older woman|older man|woman|man) (\d) (\w+)\|(.*)$/.exec(line)!;
  const [hair, colour, wear, cloth, extras] = found[4]!.split('|') as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    who: found[1] as Person['who'],
    skin: Number(found[2]),
    face: found[3] as Person['face'],
    hair,
    colour,
    wear,
    cloth,
    extras: extras === '' ? [] : extras.split(','),
  };
}
const share = (hex: string, i: number): string =>
  (parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) / 255).toFixed(3);

/** Pictures of artists. */
export const artistPictures = artists.map((a, i) => ({
  name: `artist-${a.id}`,
  kind: 'photo' as const,
  width: S,
  height: S,
  description: `${a.name}.`,
  draw: (): string => {
    const [low, high, ...members] = LINES[a.id]!;
    const tones = `<filter id="two" color-interpolation-filters="sRGB"><feColorMatrix values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/><feComponentTransfer>${['R', 'G', 'B'].map((c, k) => `<feFunc${c} type="table" tableValues="${share(low, k)} ${((Number(share(low, k)) + Number(share(high, k))) / 2.2).toFixed(3)} ${share(high, k)}"/>`).join('')}</feComponentTransfer></filter>`;
    const wide = S / members.length;
    const panels = members.map((m, k) => {
      const own = portrait(person(m), 3 + i * 5 + k * 7)
        .replaceAll(/id="([\w-]+)"/g, `id="$1-${k}"`)
        .replaceAll(/url\(#([\w-]+)\)/g, `url(#$1-${k})`);
      return `<svg x="${k * wide}" y="0" width="${wide}" height="${S}" viewBox="${(192 - (192 / members.length) * (members.length > 1 ? 1.05 : 1)) / 2} 6 ${(192 / members.length) * (members.length > 1 ? 1.05 : 1)} 186" preserveAspectRatio="xMidYMid slice">${own}</svg>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${S}" height="${S}" viewBox="0 0 ${S} ${S}"><defs>${tones}</defs><g filter="url(#two)">${panels.join('')}</g>${members
      .slice(1)
      .map((_, k) => rect((k + 1) * wide - 1, 0, 2, S, low))
      .join('')}</svg>`;
  },
}));
