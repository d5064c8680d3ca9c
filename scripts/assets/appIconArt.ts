// Over 300 lines: a table of drawings, one for each launcher icon.
/** Art of one launcher icon in a 108 × 108 box: full-bleed ground (top and bottom colour) and a glyph inside the middle 60. */
export type IconArt = { ground: readonly [string, string]; glyph: string; behind?: string };

const w = '#fff';
const line = (d: string, colour = w, width = 5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const shape = (d: string, fill = w, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const dot = (x: number, y: number, r: number, fill = w, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const box = (x: number, y: number, width: number, height: number, r: number, fill = w, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" ${more}/>`;
const polar = (angle: number, r: number): [number, number] => {
  const a = ((angle - 90) * Math.PI) / 180;
  return [Math.round((54 + r * Math.cos(a)) * 10) / 10, Math.round((54 + r * Math.sin(a)) * 10) / 10];
};
const ring = (n: number, draw: (angle: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((360 / n) * i)).join('');

function gear(): string {
  const teeth = ring(
    8,
    a => `<rect x="48.5" y="28" width="11" height="14" rx="3.5" fill="${w}" transform="rotate(${a} 54 54)"/>`,
  );
  return `${teeth}<circle cx="54" cy="54" r="13.5" fill="none" stroke="${w}" stroke-width="11"/>`;
}

/** Every app's icon by app id; colours are the brands of the apps. */
export const appIcons: Readonly<Record<string, IconArt>> = {
  settings: { ground: ['#6B7A8C', '#475566'], glyph: gear() },
  chat: {
    ground: ['#19A892', '#0B6F63'],
    glyph:
      shape(
        'M33 33h34a9 9 0 0 1 9 9v15a9 9 0 0 1-9 9H52L40 77c-1.500 1.300-3.600.2-3.600-1.700V66H33a9 9 0 0 1-9-9V42a9 9 0 0 1 9-9z',
        w,
        'transform="translate(4 0)"',
      ) + line('M41 46h26M41 55h16', '#0F8A7A', 4.5),
  },
  notes: {
    ground: ['#FFD24A', '#F2A900'],
    glyph:
      shape('M34 29h40a5 5 0 0 1 5 5v28L62 79H34a5 5 0 0 1-5-5V34a5 5 0 0 1 5-5z') +
      shape('M79 62H67a5 5 0 0 0-5 5v12z', '#E0A100') +
      line('M39 43h30M39 53h30M39 63h14', '#B98300', 4.2),
  },
  answers: {
    ground: ['#8467F0', '#5538BF'],
    glyph:
      box(31, 27, 46, 55, 7) +
      box(43, 22, 22, 11, 5, '#D9CFFF') +
      line('M39 47l4 4 7-8', '#6B4FD8', 4.2) +
      line('M39 65l4 4 7-8', '#6B4FD8', 4.2) +
      line('M57 47h12M57 66h12', '#B3A2F5', 4.2),
  },
  wallet: {
    ground: ['#CC7A42', '#8F4719'],
    glyph:
      shape('M30 38a7 7 0 0 1 7-7h30l5 8H30z', '#F3CFA9') +
      box(27, 38, 54, 40, 8) +
      box(59, 50, 24, 16, 8, '#B4622D') +
      dot(67.5, 58, 3.6) +
      line('M36 69c6-6 12 3 18-3', '#E8C29E', 3.2),
  },
  video: {
    ground: ['#F4567A', '#B81F46'],
    glyph:
      line('M70 37.500A24 24 0 1 0 78 54', w, 6.5) +
      shape('M47 43.500v21a3 3 0 0 0 4.600 2.500l16-10.500a3 3 0 0 0 0-5l-16-10.500A3 3 0 0 0 47 43.500z') +
      dot(74, 43, 4.2, '#FFD2DC'),
  },
  journal: {
    ground: ['#F8B92B', '#DE8A00'],
    glyph:
      ring(
        10,
        a => `<ellipse cx="54" cy="35" rx="6.400" ry="11.500" fill="#fff" transform="rotate(${a} 54 54)"/>`,
      ) +
      dot(54, 54, 10.5, '#B85C00') +
      dot(51, 51, 3, '#E08A2E'),
  },
  microblog: {
    ground: ['#5F70F2', '#2E3DB5'],
    glyph:
      shape(
        'M30 65c0-17 11-29 27-29 9 0 15 5 16.500 12l8 4-8 4.500C71.500 70 62 78 49 78c-10 0-16-4-19-8 7 1 12-1 15-4-6 1-11 1-15-1z',
      ) +
      dot(63, 48, 3.2, '#3F51D9') +
      line('M41 58c5 3 12 2 16-3', '#AAB3FA', 3.5),
  },
  forum: {
    ground: ['#9660C2', '#5B3180'],
    glyph:
      line('M28 52L54 30l26 22', w, 6.5) +
      shape('M36 52v22a4 4 0 0 0 4 4h28a4 4 0 0 0 4-4V52L54 37z', '#E7D6F4') +
      shape('M54 50c8 8 10 12 10 16a10 10 0 0 1-20 0c0-3 1-5 4-8 1 3 2 4 4 4 0-5 0-8 2-12z', '#7A4AA0') +
      dot(54, 69, 4, '#F5B651'),
  },
  shop: {
    ground: ['#FB7D3C', '#C54400'],
    glyph:
      shape('M32 44h44l4 33a4 4 0 0 1-4 4.500H32a4 4 0 0 1-4-4.500z') +
      line('M43 50V40a11 11 0 0 1 22 0v10', '#FFD9C4', 5) +
      line('M43 62c4 9 18 9 22 0', '#E8590C', 4.5),
  },
  music: {
    ground: ['#20282C', '#0B0F11'],
    glyph:
      `<circle cx="50" cy="58" r="22" fill="#35D6A0"/><circle cx="50" cy="58" r="15.500" fill="none" stroke="#1CA87B" stroke-width="2"/>` +
      dot(50, 58, 8, '#0B0F11') +
      dot(50, 58, 2.5, '#35D6A0') +
      line('M80 30v18c0 4-2 7-6 10l-8 6', w, 5) +
      dot(80, 30, 5),
  },
  books: {
    ground: ['#A98558', '#6B4F2F'],
    glyph:
      shape('M54 38c-6-5-15-6-25-6v40c10 0 19 1 25 6z') +
      shape('M54 38c6-5 15-6 25-6v40c-10 0-19 1-25 6z', '#F1E4CF') +
      shape('M64 34l9-1.500v22l-4.500-4-4.500 5z', '#B4432F') +
      line('M36 44c4 .300 7 1 10 2M36 53c4 .300 7 1 10 2', '#C9B08C', 3),
  },
  rail: {
    ground: ['#3A82D6', '#14457F'],
    glyph:
      shape('M38 28h32a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H38a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10z') +
      box(35, 36, 38, 16, 4, '#1F5FAE') +
      dot(40, 62, 3.8, '#F2B632') +
      dot(68, 62, 3.8, '#F2B632') +
      line('M40 74l-6 8M68 74l6 8M41 80h26', w, 4.2),
  },
  maps: {
    ground: ['#DDEBD3', '#A9CFA0'],
    behind:
      shape('M0 60L108 30v18L0 78z', '#fff', 'opacity=".85"') +
      shape('M30 0l30 108h12L42 0z', '#fff', 'opacity=".85"') +
      shape('M70 60l38-12v60H84z', '#8CC4DE'),
    glyph:
      shape('M54 25a20 20 0 0 1 20 20c0 14-14 24-20 36-6-12-20-22-20-36a20 20 0 0 1 20-20z', '#2F7D4A') +
      dot(54, 45, 8),
  },
  meet: {
    ground: ['#4C82F7', '#1B48B8'],
    glyph:
      ring(5, a => {
        const [x, y] = polar(a, 22);
        return dot(x, y, 7.2, a === 0 ? '#FFD45C' : w);
      }) + `<circle cx="54" cy="54" r="11" fill="none" stroke="#fff" stroke-width="5"/>`,
  },
  food: {
    ground: ['#EF4B5F', '#A81428'],
    glyph:
      shape('M29 56a25 25 0 0 1 50 0z') +
      box(25, 60, 58, 7, 3.5, '#FFD0D5') +
      dot(54, 29, 4.5) +
      line('M38 52c1-7 6-11 11-12', '#F2949F', 3.5) +
      line('M38 76h32', w, 5),
  },
  rides: {
    ground: ['#23261F', '#0A0B09'],
    glyph:
      shape(
        'M28 60l6-16a8 8 0 0 1 7.500-5h25a8 8 0 0 1 7.500 5l6 16v15a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3v-3H39v3a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3z',
        '#C6F135',
      ) +
      shape('M36.500 57l4-11a3 3 0 0 1 3-2h21a3 3 0 0 1 3 2l4 11z', '#1A1C16') +
      dot(37, 65, 3.5, '#1A1C16') +
      dot(71, 65, 3.5, '#1A1C16') +
      box(46, 31, 16, 6, 3, w),
  },
  stays: {
    ground: ['#2E7A4B', '#0D3B20'],
    glyph:
      shape('M54 26L82 78H26z') +
      shape('M54 50l14 28H40z', '#14532D') +
      dot(74, 35, 5.5, '#F6C453') +
      line('M22 78h64', '#BFE3CB', 4),
  },
  mail: {
    ground: ['#5C7BF0', '#2440A8'],
    glyph:
      box(26, 35, 56, 41, 6) +
      line('M29 40l25 20 25-20', '#3457D5', 5) +
      shape('M70 24l14 4-7 12-3-6-7-2z', '#FFC84A'),
  },
  weather: {
    ground: ['#4FA8EC', '#2468B8'],
    glyph: dot(64, 44, 14, '#FFD54A') + shape('M38 76a13 13 0 0 1-1-26 18 18 0 0 1 34-2 14 14 0 0 1 2 28z'),
  },
  contacts: {
    ground: ['#5A9BE8', '#2B62B0'],
    glyph:
      box(31, 26, 46, 56, 8) +
      dot(54, 46, 9, '#3F7FD0') +
      shape('M38 70c1-10 8-14 16-14s15 4 16 14z', '#3F7FD0') +
      line('M25 40h8M25 54h8M25 68h8', '#CFE2FA', 4),
  },
  phone: {
    ground: ['#3CC06C', '#178A45'],
    glyph: shape(
      'M38 29l8-1 5 14-6 6c3 7 8 12 15 15l6-6 14 5-1 8c-.500 5-4 8-9 8C49 77 31 59 30 38c0-5 3-8.500 8-9z',
    ),
  },
  messages: {
    ground: ['#4A9CF5', '#1D63C9'],
    glyph:
      shape('M30 31h48a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H41L29 81c-1.500 1.300-4 .2-4-2V36a5 5 0 0 1 5-5z') +
      dot(41, 51, 4, '#2F7AE0') +
      dot(54, 51, 4, '#2F7AE0') +
      dot(67, 51, 4, '#2F7AE0'),
  },
  calendar: {
    ground: ['#F4F6FA', '#D5DCE8'],
    glyph:
      box(28, 28, 52, 52, 9, '#fff') +
      shape('M37 28h34a9 9 0 0 1 9 9v7H28v-7a9 9 0 0 1 9-9z', '#E0483E') +
      line('M41 24v8M67 24v8', '#8A2A24', 4.5) +
      line('M46 52l7-3v24', '#37425A', 5.2) +
      `<path d="M60 53c3-4 10-4 10 2 0 5-6 8-10 17h10" fill="none" stroke="#37425A" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(-.5 1)"/>`,
  },
  clock: {
    ground: ['#2B3350', '#12172B'],
    glyph:
      dot(54, 54, 27) +
      ring(12, a => {
        const [x, y] = polar(a, 22.5);
        return dot(x, y, a % 90 === 0 ? 2 : 1.2, '#7B86A8');
      }) +
      line('M54 54V38', '#1B2240', 4.5) +
      line('M54 54l12 7', '#1B2240', 4.5) +
      line('M54 58l-8-19', '#FF6B4A', 2) +
      dot(54, 54, 3.5, '#FF6B4A'),
  },
  calculator: {
    ground: ['#3B4656', '#1F2732'],
    glyph:
      box(30, 26, 48, 56, 8, '#EDF1F6') +
      box(36, 32, 36, 13, 4, '#5B6B80') +
      [0, 1, 2]
        .map(r =>
          [0, 1, 2]
            .map(c => box(36 + c * 12.5, 50 + r * 9.5, 10.5, 7, 2.5, c === 2 ? '#FF8A3D' : '#B5C0CE'))
            .join(''),
        )
        .join(''),
  },
  todo: {
    ground: ['#36B6A0', '#127565'],
    glyph:
      `<circle cx="54" cy="54" r="24" fill="none" stroke="#BDEBE2" stroke-width="6"/>` +
      line('M43 54l9 9 23-25', w, 7),
  },
  files: {
    ground: ['#FFB84D', '#E38B12'],
    glyph:
      shape('M28 40a6 6 0 0 1 6-6h14l7 7h19a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z', '#FFE7BF') +
      shape('M28 51h52v20a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z') +
      line('M46 65h16', '#E9A13A', 4),
  },
  gallery: {
    ground: ['#FDFDFE', '#DDE3EC'],
    glyph:
      shape('M54 52V28a15 15 0 0 1 15 12 13 13 0 0 1-15 12z', '#F2A93B') +
      shape('M56 54h24a15 15 0 0 1-12 15 13 13 0 0 1-12-15z', '#E2574C') +
      shape('M54 56v24a15 15 0 0 1-15-12 13 13 0 0 1 15-12z', '#3D8BE0') +
      shape('M52 54H28a15 15 0 0 1 12-15 13 13 0 0 1 12 15z', '#39A96B'),
  },
  camera: {
    ground: ['#56606E', '#2A313B'],
    glyph:
      shape(
        'M43 33l4-5h14l4 5h9a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7H34a7 7 0 0 1-7-7V40a7 7 0 0 1 7-7z',
        '#F2F4F7',
      ) +
      dot(54, 55, 15.5, '#333C48') +
      dot(54, 55, 10.5, '#4C8FD8') +
      dot(50, 51, 3.4, '#CFE5FB') +
      dot(74, 41, 2.6, '#E2574C'),
  },
  browser: {
    ground: ['#4BB7D8', '#1B6FA8'],
    glyph:
      `<circle cx="54" cy="54" r="25" fill="none" stroke="#fff" stroke-width="5"/><ellipse cx="54" cy="54" rx="11" ry="25" fill="none" stroke="#fff" stroke-width="4"/>` +
      line('M30 46h48M30 62h48', w, 4),
  },
  recorder: {
    ground: ['#F0685A', '#B52E28'],
    glyph: [
      [30, 8],
      [38, 18],
      [46, 30],
      [54, 44],
      [62, 26],
      [70, 36],
      [78, 12],
    ]
      .map(([x, h]) => line(`M${x} ${54 - h! / 2}v${h}`, w, 4.6))
      .join(''),
  },
  expenses: {
    ground: ['#4FB58A', '#1B7350'],
    glyph:
      shape('M54 54V27a27 27 0 1 1-24.500 38.500z') +
      shape('M50 50V24a27 27 0 0 0-24.500 38.500z', '#F6C453') +
      `<circle cx="54" cy="54" r="9" fill="#2C8E66"/>`,
  },
  recipes: {
    ground: ['#F28A5B', '#C2512A'],
    glyph:
      shape('M38 60a12 12 0 0 1-2-23 19 19 0 0 1 36 0 12 12 0 0 1-2 23v13H38z') +
      box(38, 72, 32, 8, 3, '#FFE0CF') +
      line('M48 56v8M60 56v8', '#E9A589', 3.6),
  },
  fitness: { ground: ['#FF7A59', '#D23B5E'], glyph: line('M24 56h13l7-18 11 34 8-22 4 6h17', w, 6) },
  draw: {
    ground: ['#8C6CF0', '#D9538F'],
    glyph:
      shape('M72 26c4-3 10 2 7 7L58 62l-10-8z') +
      shape('M46 56l10 8c0 9-7 16-26 14 6-3 5-6 6-11 1-7 5-11 10-11z', '#FFE08A'),
  },
  player: {
    ground: ['#3A4CC2', '#1C2470'],
    glyph:
      box(26, 32, 56, 44, 8) +
      shape(
        'M48 44.500v19a2.500 2.500 0 0 0 3.800 2.100l14.500-9.500a2.500 2.500 0 0 0 0-4.200l-14.500-9.500a2.500 2.500 0 0 0-3.800 2.100z',
        '#3A4CC2',
      ) +
      [0, 1, 2, 3].map(i => dot(33, 39 + i * 10, 2, '#AAB4F0')).join('') +
      [0, 1, 2, 3].map(i => dot(75, 39 + i * 10, 2, '#AAB4F0')).join(''),
  },
  compass: {
    ground: ['#F3EEE4', '#D8CDB8'],
    glyph:
      `<circle cx="54" cy="54" r="27" fill="#fff" stroke="#3C4654" stroke-width="4"/>` +
      ring(4, a => {
        const [x, y] = polar(a, 21.5);
        return dot(x, y, 1.8, '#8A94A3');
      }) +
      shape('M54 54l-6-2 15-19-5 23z', '#E2483D', 'transform="rotate(8 54 54)"') +
      shape('M54 54l6 2-15 19 5-23z', '#55617A', 'transform="rotate(8 54 54)"') +
      dot(54, 54, 2.6, '#fff'),
  },
};
