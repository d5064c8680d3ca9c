// Over 300 lines: one portrait, drawn part by part.
import { clothes, headwear } from './clothes.ts';
import { circle, dark, ellipse, gradient, light, many, mix, path, rect, seeded, stroke } from './draw.ts';
import { hair } from './hair.ts';
import { clothColours, hairColours } from './people.ts';
import type { Person } from './people.ts';

const skins = ['#FBE0CF', '#F6CDAF', '#EBB78F', '#DDA076', '#C3814F', '#A0663D', '#7B4A2D', '#553322'];
const grounds = [
  ['#BFE3DF', '#7FC4BE'],
  ['#FCE1B6', '#F2B66A'],
  ['#D6D4F5', '#A39DE0'],
  ['#FAD1CB', '#EC9A90'],
  ['#CFE6F8', '#8FC1E6'],
  ['#D9EBC6', '#A3CC82'],
  ['#F3D3E4', '#DC9DC0'],
  ['#E7DFD2', '#C7B79F'],
  ['#3F5B7A', '#26405E'],
  ['#5B4A78', '#3C2F57'],
  ['#3E6E62', '#264C43'],
  ['#F7E58F', '#EBC843'],
] as const;
const underHat: Readonly<Record<string, [string, string]>> = {
  cap: ['crop', 'espresso'],
  beanie: ['side part', 'chestnut'],
  bucket: ['crop', 'black'],
  'sun hat': ['long wavy', 'blonde'],
  headwrap: ['buzz', 'black'],
};
const jaws = {
  oval: [33, 22, 130],
  round: [35, 28, 127],
  square: [34, 31, 129],
  long: [31, 21, 136],
} as const;

function ground(i: number, random: () => number): string {
  const [a, b] = grounds[i % grounds.length]!;
  const base =
    `<defs>${gradient('ground', [
      [0, a],
      [1, b],
    ])}</defs>` + rect(0, 0, 192, 192, 'url(#ground)');
  const tone = light(a, 0.35);
  switch (i % 7) {
    case 0:
      return base + circle(96, 96, 78, tone, 'opacity=".5"');
    case 1:
      return (
        base +
        circle(150, 44, 30, '#FFF6DC', 'opacity=".75"') +
        path('M0 138C40 118 70 140 110 126C150 112 170 124 192 116V192H0Z', dark(b, 0.1), 'opacity=".5"')
      );
    case 2:
      return (
        base +
        many(6, k =>
          path(
            `M${20 + k * 34} ${30 + (k % 2) * 60}c18 -24 34 -8 30 18c-16 6 -28 2 -30 -18z`,
            k % 2 ? '#4E8A62' : '#79B07E',
            'opacity=".55"',
          ),
        )
      );
    case 3:
      return base;
    case 4:
      return (
        base + rect(112, 12, 66, 88, tone, 'opacity=".7" rx="4"') + stroke('M145 12V100M112 56H178', b, 4)
      );
    case 5:
      return base + many(9, k => stroke(`M${-60 + k * 36} 200L${60 + k * 36} -8`, tone, 7, 'opacity=".3"'));
    default:
      return (
        base + many(16, () => circle(random() * 192, random() * 192, 2 + random() * 9, tone, 'opacity=".4"'))
      );
  }
}

function beard(kind: string, c: string, chin: number): string {
  const d = dark(c, 0.12);
  const moustache = path(
    'M80 110C86 105 93 106 96 108C99 106 106 105 112 110C108 115 101 114 96 112C91 114 84 115 80 110Z',
    c,
  );
  if (kind.endsWith('moustache')) return moustache;
  if (kind === 'stubble')
    return path(
      `M66 100C70 112 78 106 84 106C92 103 100 103 108 106C114 106 122 112 126 100C126 118 116 ${chin + 1} 96 ${chin + 1}C76 ${chin + 1} 66 118 66 100Z`,
      c,
      'opacity=".25"',
    );
  if (kind === 'goatee')
    return (
      moustache +
      path(
        `M84 120C90 117 102 117 108 120C108 ${chin - 2} 103 ${chin + 5} 96 ${chin + 5}C89 ${chin + 5} 84 ${chin - 2} 84 120Z`,
        c,
      )
    );
  const drop = kind.startsWith('full') || kind.startsWith('white') ? 14 : 4;
  return (
    path(
      `M62 90C66 106 74 108 80 107C90 103 102 103 112 107C118 108 126 106 130 90C132 114 122 ${chin + drop} 96 ${chin + drop}C70 ${chin + drop} 60 114 62 90Z`,
      c,
    ) +
    many(drop > 10 ? 5 : 0, i =>
      stroke(`M${80 + i * 8} ${126}V${chin + drop - 6 - Math.abs(2 - i) * 3}`, d, 1.6, 'opacity=".6"'),
    )
  );
}

function mouth(p: Person, lip: string): string {
  const red = p.extras.includes('red lips') ? '#B8283A' : lip;
  if (p.extras.includes('open smile'))
    return (
      path('M82 112C90 115 102 115 110 112C109 123 103 127 96 127C89 127 83 123 82 112Z', '#7A2B2E') +
      path('M84 113C92 115.500 100 115.500 108 113L107 117H85Z', '#FFFFFF') +
      ellipse(96, 125, 6, 2.4, '#D9646A')
    );
  if (p.extras.includes('gap smile'))
    return (
      path('M83 112C91 115 101 115 109 112C108 121 103 124 96 124C89 124 84 121 83 112Z', '#7A2B2E') +
      path('M85 113H94.500V117.500H86Z M97.500 113H107L106 117.500H97.500Z', '#FFFFFF')
    );
  if (p.who.includes('woman') || p.who === 'girl')
    return (
      path(
        'M85 114C89 111.500 93 111.500 96 113C99 111.500 103 111.500 107 114C103 120.500 89 120.500 85 114Z',
        red,
      ) + stroke('M85 114C92 116 100 116 107 114', dark(red, 0.3), 1.4)
    );
  return (
    stroke('M85 114C91 119 101 119 107 114', dark(lip, 0.25), 2.8) +
    stroke('M91 120.500C95 121.800 98 121.800 101 120.500', dark(lip, 0.1), 1.4, 'opacity=".5"')
  );
}

function glasses(spec: string): string {
  const [, kind, frame] = spec.split(':');
  const c =
    ({ black: '#1F1F24', gold: '#B98A2E', red: '#B9303C', steel: '#6D7683' } as Record<string, string>)[
      frame ?? 'black'
    ] ?? '#1F1F24';
  const lens = 'fill="#ffffff" fill-opacity=".22"';
  const w = kind === 'round' || kind === 'half' ? 2.6 : 3.6;
  const one = (x: number, s: number) =>
    kind === 'square'
      ? `<rect x="${x - 14}" y="82" width="28" height="21" rx="5" ${lens} stroke="${c}" stroke-width="${w}"/>`
      : kind === 'cat'
        ? `<path d="M${x - s * 12} 85C${x} 81 ${x + s * 10} 80 ${x + s * 18} 77C${x + s * 17} 96 ${x + s * 10} 103 ${x} 103C${x - s * 11} 103 ${x - s * 13} 94 ${x - s * 12} 85Z" ${lens} stroke="${c}" stroke-width="${w}"/>`
        : kind === 'half'
          ? `<path d="M${x - 13} 93H${x + 13}C${x + 12} 105 ${x - 12} 105 ${x - 13} 93Z" ${lens} stroke="${c}" stroke-width="${w}"/>`
          : `<circle cx="${x}" cy="92" r="13.500" ${lens} stroke="${c}" stroke-width="${w}"/>`;
  return (
    one(80, -1) +
    one(112, 1) +
    stroke('M93.500 91C95 89 97 89 98.500 91', c, w) +
    stroke('M66 90L61 88M126 90L131 88', c, w)
  );
}

/** One portrait as SVG, 192 × 192. The same index and person always give the same text; without a backdrop only the person is drawn. */
export function portrait(p: Person, index: number, backdrop = true): string {
  const random = seeded(7001 + index * 97);
  const skin = skins[p.skin]!;
  const shade = mix(skin, p.skin > 5 ? '#1E0F0A' : '#9A4A2A', 0.28);
  const lip = mix(skin, '#A8323C', p.skin > 5 ? 0.42 : 0.5);
  const [hw, jaw, chin] = jaws[p.face];
  const hat = ['hijab', 'turban', 'headwrap', 'beanie', 'cap', 'bucket', 'sun hat'].includes(p.hair)
    ? p.hair
    : '';
  const extra = (name: string) => p.extras.find(e => e.split(':')[0] === name);
  const under = underHat[hat];
  const hatTone = extra(hat)?.split(':')[1];
  const [hairStyle, hairColour] = under
    ? [under[0], hairColours[hat === p.hair && hairColours[p.colour] ? p.colour : under[1]]!]
    : [p.hair, hairColours[p.colour] ?? '#24201F'];
  const own = hat && !under ? { back: '', front: '' } : hair(hairStyle, hairColour);
  const top = hat
    ? headwear(
        hat,
        hatTone ? clothColours[hatTone]! : (clothColours[p.colour] ?? hairColours[p.colour] ?? '#444444'),
      )
    : { back: '', front: '' };
  const face = `M${96 - hw} 84C${96 - hw} 44 ${96 + hw} 44 ${96 + hw} 84C${96 + hw} 106 ${96 + jaw} ${chin - 4} 96 ${chin}C${96 - jaw} ${chin - 4} ${96 - hw} 106 ${96 - hw} 84Z`;
  const older = p.who.startsWith('older');
  const young = p.who === 'girl' || p.who === 'boy';
  const womanly = p.who.includes('woman') || p.who === 'girl';
  const brow =
    p.who.includes('older') && !womanly
      ? '#BDBDBD'
      : ['pink', 'teal', 'blue', 'white', 'silver'].includes(p.colour)
        ? '#5C4A42'
        : dark(hairColours[p.colour] ?? '#2A2422', 0.1);
  const bearded = p.extras.find(e => /beard|goatee|stubble|moustache/.test(e));
  const beardColour = bearded?.startsWith('white')
    ? '#E9E7E1'
    : older
      ? '#C9C9CB'
      : hairColours[p.colour] && !under
        ? hairColours[p.colour]!
        : hairColour;
  const eye = (x: number, s: number) =>
    ellipse(x, 92, young ? 6 : 5.6, young ? 5.4 : 4.6, '#FFFFFF') +
    circle(
      x,
      92,
      young ? 4.3 : 3.8,
      ['#3B2A20', '#3F5A3C', '#35556F', '#2A2320'][(index + p.skin) % (p.skin > 2 ? 1 : 4)] ?? '#2A2320',
    ) +
    circle(x + 1.4, 90.6, 1.2, '#FFFFFF') +
    stroke(`M${x - 6.4} 91C${x - 4} 86.500 ${x + 4} 86.500 ${x + 6.4} 91`, '#2A1D18', womanly ? 2.4 : 1.7) +
    (womanly ? stroke(`M${x + s * 6} 90.500L${x + s * 9} 88`, '#2A1D18', 1.8) : '') +
    (older
      ? stroke(
          `M${x + s * 9} 94C${x + s * 11} 96 ${x + s * 11} 98 ${x + s * 10} 100M${x - 5} 99.500C${x - 2} 101 ${x + 2} 101 ${x + 5} 99.500`,
          shade,
          1.2,
        )
      : '');
  const browY = 80 + Math.round(random() * 2);
  const tilt = random() * 2;
  const brows = stroke(
    `M71 ${browY + tilt}C75 ${browY - 4} 83 ${browY - 4} 88 ${browY}M121 ${browY + tilt}C117 ${browY - 4} 109 ${browY - 4} 104 ${browY}`,
    brow,
    womanly ? 2.6 : 3.8,
  );
  const nose =
    p.skin > 4
      ? stroke('M90 103C91 107 101 107 102 103', shade, 2.4)
      : stroke('M97 92C99 98 101 102 99 104.500C97 106 94.500 106 93 105', shade, 2.2);
  const cheeks =
    p.extras.includes('blush') || young
      ? ellipse(74, 105, 7, 4.5, '#E8646A', 'opacity=".35"') +
        ellipse(118, 105, 7, 4.5, '#E8646A', 'opacity=".35"')
      : ellipse(74, 105, 6, 4, '#D8574F', 'opacity=".14"') +
        ellipse(118, 105, 6, 4, '#D8574F', 'opacity=".14"');
  const freckles = p.extras.includes('freckles')
    ? many(10, i =>
        circle(
          (i < 5 ? 70 : 110) + (i % 5) * 3.6 + random() * 2,
          99 + random() * 7,
          1,
          '#B5673F',
          'opacity=".7"',
        ),
      )
    : '';
  const spec = extra('glasses');
  const ears =
    hat === 'hijab'
      ? ''
      : ellipse(96 - hw, 93, 6.5, 9.5, skin) +
        ellipse(96 + hw, 93, 6.5, 9.5, mix(skin, shade, 0.5)) +
        stroke(`M${95 - hw} 89C${92 - hw} 92 ${93 - hw} 96 ${95 - hw} 98`, shade, 1.6);
  const tie = extra('tie');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192" width="192" height="192">` +
    `<defs><clipPath id="face"><path d="${face}"/></clipPath>${gradient(
      'light',
      [
        [0, '#ffffff', 0.16],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.12],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )}</defs>` +
    (backdrop ? ground(index * 5 + (index >> 3), random) : '') +
    top.back +
    own.back +
    (hat === 'hijab' ? '' : path('M80 112H112L113 144C113 158 79 158 79 144Z', skin)) +
    clothes(p.wear, clothColours[p.cloth]!, skin) +
    (hat === 'hijab' || p.wear === 'turtleneck'
      ? ''
      : path(
          `M80 122C88 ${chin + 6} 104 ${chin + 6} 112 122L112 134C104 ${chin + 18} 88 ${chin + 16} 80 134Z`,
          shade,
          'opacity=".75"',
        )) +
    (tie
      ? path('M91 158H101L104 192H88Z', clothColours[tie.split(':')[1]!]!) +
        path('M90 152H102L99 162H93Z', dark(clothColours[tie.split(':')[1]!]!))
      : '') +
    (p.extras.includes('bow tie')
      ? path('M96 156L80 148V166Z M96 156L112 148V166Z', '#C8423B') + circle(96, 157, 4, '#8E2A25')
      : '') +
    ears +
    path(face, skin) +
    `<g clip-path="url(#face)">${path('M112 40C128 70 126 110 100 140H140V40Z', shade, 'opacity=".22"')}${cheeks}</g>` +
    (bearded ? beard(bearded, beardColour, chin) : '') +
    eye(80, -1) +
    eye(112, 1) +
    brows +
    nose +
    mouth(p, lip) +
    freckles +
    (older ? stroke('M76 106C74 110 74 114 76 117M116 106C118 110 118 114 116 117', shade, 1.4) : '') +
    own.front +
    top.front +
    (extra('headband') ? path('M60 74C66 46 126 46 132 74L130 62C122 38 70 38 62 62Z', '#C8423B') : '') +
    (spec ? glasses(spec) : '') +
    (p.extras.includes('hoops')
      ? many(
          2,
          i =>
            `<circle cx="${i ? 96 + hw + 3 : 93 - hw}" cy="109" r="7.500" fill="none" stroke="#E0B040" stroke-width="2.600"/>`,
        )
      : '') +
    (p.extras.includes('earrings')
      ? many(
          2,
          i =>
            circle(i ? 96 + hw + 3 : 93 - hw, 106, 3.5, '#3FA7A0') +
            circle(i ? 96 + hw + 3 : 93 - hw, 112, 2.5, '#E0B040'),
        )
      : '') +
    (p.extras.includes('pearls')
      ? many(9, i =>
          circle(
            76 + i * 5,
            150 + Math.sin((i / 8) * Math.PI) * 10,
            3,
            '#FFFDF6',
            'stroke="#D8D0BE" stroke-width=".6"',
          ),
        )
      : '') +
    (p.extras.includes('nose ring')
      ? `<circle cx="102.500" cy="105.500" r="2.600" fill="none" stroke="#D8DCE2" stroke-width="1.500"/>`
      : '') +
    (p.extras.includes('headphones')
      ? stroke('M56 92C50 40 76 22 96 22C116 22 142 40 136 92', '#2B2B30', 6) +
        many(2, i => rect(i ? 126 : 50, 80, 16, 30, '#E2574C', 'rx="8"'))
      : '') +
    (backdrop ? rect(0, 0, 192, 192, 'url(#light)') : '') +
    '</svg>'
  );
}

/** What a portrait shows, in words. */
export function describe(p: Person): string {
  const hat = ['hijab', 'turban', 'headwrap', 'beanie', 'cap', 'bucket', 'sun hat'].includes(p.hair);
  const tone =
    p.extras.find(e => e.startsWith(`${p.hair}:`))?.split(':')[1] ??
    (p.hair === 'sun hat' ? 'straw' : p.colour);
  const head = hat
    ? `${tone} ${p.hair === 'bucket' ? 'bucket hat' : p.hair}`
    : p.hair === 'bald'
      ? 'bald head'
      : `${p.colour} hair (${p.hair})`;
  const extras = p.extras
    .filter(e => !e.startsWith(`${p.hair}:`) && e !== p.hair)
    .map(e => {
      const [what, a, b] = e.split(':');
      return what === 'glasses' ? `${b} ${a === 'cat' ? 'cat-eye' : a} glasses` : a ? `${a} ${what}` : e;
    });
  return `Illustrated portrait of ${p.who === 'older woman' || p.who === 'older man' ? 'an' : 'a'} ${p.who}: ${[head, ...extras, `${p.cloth} ${p.wear === 'drape' ? 'wrap' : p.wear === 'vneck' ? 'V-neck top' : p.wear === 'crew' ? 'crew-neck top' : p.wear === 'sport' ? 'sports shirt' : p.wear === 'striped' ? 'striped top' : p.wear}`].join(', ')}.`;
}
