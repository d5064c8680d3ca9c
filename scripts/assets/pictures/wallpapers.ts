// Over 300 lines: a table of drawings, one for each picture.
import {
  circle,
  curve,
  ellipse,
  gradient,
  group,
  many,
  mix,
  path,
  radial,
  rect,
  seeded,
  stroke,
} from './draw.ts';
import { clouds, defs, fill, glints, grass, paper, pine, ridge, soft, stars, swell, tree } from './scene.ts';
import type { Scene } from './scene.ts';

const W = 1080;
const H = 2400;
const sky = (stops: readonly (readonly [number, string, number?])[]): string =>
  defs(gradient('sky', stops)) + fill(W, H, 'sky');
const sun = (x: number, y: number, r: number, colour: string): string =>
  defs(
    radial('sunny', [
      [0, colour, 0.9],
      [0.35, colour, 0.35],
      [1, colour, 0],
    ]),
  ) +
  circle(x, y, r * 4.5, 'url(#sunny)') +
  circle(x, y, r, mix(colour, '#ffffff', 0.55));

function layered(
  seed: number,
  from: string,
  to: string,
  y0: number,
  y1: number,
  count: number,
  rough: number,
): string {
  return many(count, i => {
    const t = i / (count - 1);
    const c = mix(from, to, t);
    return (
      defs(
        gradient(`l${seed}${i}`, [
          [0, c],
          [1, mix(c, from, 0.45)],
        ]),
      ) +
      path(
        ridge(seed + i * 13, W, H, y0 + (y1 - y0) * t, rough * (1 - t * 0.25), 6, 0.5),
        `url(#l${seed}${i})`,
      )
    );
  });
}

export const wallpapers: readonly Scene[] = [
  paper(
    'fjord',
    'Wallpaper: a still fjord between blue-green mountain walls under a pale morning sky, with a small red boat.',
    () =>
      sky([
        [0, '#9FCBD6'],
        [0.35, '#D8E9E4'],
        [0.5, '#F6E9D2'],
      ]) +
      sun(700, 930, 46, '#FFE3A8') +
      clouds(W, 900, '#ffffff', 12) +
      layered(41, '#A9C9CC', '#2F6B74', 930, 1270, 5, 330) +
      path('M0 760C90 820 150 900 210 1040C270 1170 330 1300 420 1440L420 1520H0Z', '#1F535C') +
      path('M1080 700C1000 800 950 880 900 1020C850 1150 790 1300 690 1440L690 1520H1080Z', '#245E66') +
      many(26, i =>
        pine(20 + i * 15, 1452 - ((i * 37) % 60) + Math.max(0, 60 - i * 4), 70 + ((i * 23) % 60), '#153E44'),
      ) +
      many(24, i => pine(700 + i * 16, 1456 - ((i * 29) % 30) - i * 2, 66 + ((i * 19) % 60), '#18454B')) +
      defs(
        gradient('lake', [
          [0, '#6FA9AE'],
          [0.25, '#3D7F8A'],
          [1, '#123F4B'],
        ]),
      ) +
      rect(0, 1440, W, 960, 'url(#lake)') +
      defs(soft('s9', 14)) +
      group(
        path('M0 1440H420C330 1560 240 1700 0 1860Z', '#174850') +
          path('M1080 1440H690C800 1560 900 1720 1080 1880Z', '#1B4F57'),
        'filter="url(#s9)" opacity=".75"',
      ) +
      glints(5, W, 1450, 2380, '#D9F0EC', 170, 0.6, 1.1) +
      ellipse(420, 1764, 120, 10, '#0B2C34', 'opacity=".4"') +
      path('M320 1730H520L490 1764H350Z', '#C8423B') +
      path('M380 1730V1690H440V1730Z', '#F3EFE4') +
      stroke('M410 1690V1620', '#3B2A20', 5),
  ),
  paper(
    'dune',
    'Wallpaper: warm desert dunes with sharp crests in low evening sun; a line of tracks runs over the nearest one.',
    () =>
      sky([
        [0, '#E9A77B'],
        [0.32, '#F6CF9F'],
        [0.5, '#FBE7C3'],
      ]) +
      sun(310, 900, 66, '#FFD98F') +
      many(6, i => {
        const y = 1080 + i * 190;
        const c = mix('#E8B27C', '#8A4524', i / 5);
        const r = seeded(90 + i);
        const x = 200 + r() * 640;
        return (
          defs(
            gradient(`d${i}`, [
              [0, mix(c, '#ffffff', 0.16)],
              [0.6, c],
            ]),
          ) +
          path(
            `M0 ${y + 90}C${x * 0.4} ${y + 70} ${x * 0.8} ${y - 20} ${x} ${y - 70}C${x + 150} ${y} ${x + 260} ${y + 80} 1080 ${y + 40 + r() * 60}V${H}H0Z`,
            `url(#d${i})`,
          ) +
          path(
            `M${x} ${y - 70}C${x + 40} ${y + 60} ${x - 60} ${y + 190} ${x + 90} ${y + 420}C${x + 280} ${y + 240} ${x + 300} ${y + 120} 1080 ${y + 60}L1080 ${y + 40}C${x + 260} ${y + 80} ${x + 150} ${y} ${x} ${y - 70}Z`,
            mix(c, '#3B1408', 0.4),
            'opacity=".55"',
          ) +
          many(9, k =>
            stroke(
              `M${-20 + k * 12} ${y + 150 + k * 24}C${x * 0.4} ${y + 120 + k * 22} ${x * 0.7} ${y + 60 + k * 25} ${x - 20} ${y + 20 + k * 28}`,
              '#FFF0D0',
              2,
              'opacity=".16"',
            ),
          )
        );
      }) +
      many(26, i =>
        ellipse(
          560 + Math.sin(i / 4) * 60 + i * 3,
          1990 + i * 16,
          5 + i * 0.35,
          3 + i * 0.2,
          '#3B1408',
          'opacity=".4"',
        ),
      ),
  ),
  paper(
    'meadow',
    'Wallpaper: green rolling hills with scattered trees and a meadow of white and yellow flowers in front.',
    () =>
      sky([
        [0, '#7DBBE3'],
        [0.35, '#CDE7F0'],
        [0.5, '#F2F6E4'],
      ]) +
      clouds(W, 1000, '#ffffff', 31, 3.6, -1.7) +
      many(6, i => {
        const c = mix('#A9CF9B', '#3C7A32', i / 5);
        return (
          defs(
            gradient(`m${i}`, [
              [0, mix(c, '#F4F3B0', 0.28)],
              [0.5, c],
            ]),
          ) +
          path(swell(60 + i * 7, W, H, 1080 + i * 150, 70 + i * 10, 1.2), `url(#m${i})`) +
          many(7 - i, k => {
            const r = seeded(i * 31 + k);
            return tree(
              r() * W,
              1130 + i * 150 + r() * 70,
              74 + i * 24,
              mix('#5E9A52', '#3C7434', i / 5),
              i * 77 + k,
            );
          })
        );
      }) +
      grass(8, W, 1960, 440, ['#2F6B2A', '#4C8C3A', '#6DAA4A', '#255A24'], 1500) +
      many(170, i => {
        const r = seeded(400 + i * 3);
        const y = 1970 + r() * 420;
        const s = 4 + ((y - 1970) / 420) * 13;
        const x = r() * W;
        return (
          many(5, k =>
            circle(
              x + Math.cos(k * 1.257) * s,
              y + Math.sin(k * 1.257) * s * 0.8,
              s * 0.62,
              i % 3 ? '#FFFDF4' : '#FFD84A',
            ),
          ) + circle(x, y, s * 0.5, i % 3 ? '#F2B632' : '#C97A16')
        );
      }),
  ),
  paper(
    'dusk',
    'Wallpaper: purple mountain ridges after sunset, a thin moon and first stars over a dark forest line.',
    () =>
      sky([
        [0, '#2A1E52'],
        [0.25, '#6A3F86'],
        [0.42, '#C56A93'],
        [0.55, '#F4A98A'],
      ]) +
      stars(17, W, 900, 170) +
      circle(790, 470, 62, '#FBEBD0') +
      circle(764, 456, 60, '#5A377B') +
      layered(77, '#C98AA6', '#241A45', 1150, 1850, 7, 300) +
      many(60, i => pine(i * 19 - 10, 2530 - ((i * 53) % 60), 260 + ((i * 71) % 220), '#140F2C')),
  ),
  paper(
    'harbour',
    'Wallpaper: a blue harbour evening with sailing boats at anchor, town lights along the far shore and their reflections.',
    () =>
      sky([
        [0, '#1B3468'],
        [0.3, '#4067AE'],
        [0.46, '#A8BFE4'],
        [0.52, '#F7D9B8'],
      ]) +
      stars(4, W, 600, 60) +
      path(ridge(300, W, 1320, 1130, 160, 6, 0.5), '#35548F') +
      path(ridge(307, W, 1320, 1210, 90, 6, 0.5), '#22407A') +
      many(46, i => {
        const r = seeded(900 + i);
        const h = 26 + r() * 60;
        const x = i * 24;
        return (
          rect(x, 1310 - h, 22, h, mix('#1A2F5C', '#2E4A82', r())) +
          many(4, k =>
            r() > 0.45 ? rect(x + 4 + (k % 2) * 9, 1316 - h + Math.floor(k / 2) * 18, 5, 8, '#FFD98A') : '',
          )
        );
      }) +
      defs(
        gradient('sea', [
          [0, '#86A3D4'],
          [0.15, '#46689F'],
          [1, '#0E2247'],
        ]),
      ) +
      rect(0, 1310, W, 1090, 'url(#sea)') +
      many(40, i => {
        const r = seeded(50 + i);
        return rect(r() * W, 1314, 4, 60 + r() * 260, '#FFD98A', 'opacity=".28"');
      }) +
      glints(61, W, 1320, 2390, '#CFE0FA', 260, 0.5, 1.4) +
      [
        [250, 1560, 1],
        [760, 1500, 0.75],
        [560, 1900, 1.7],
      ]
        .map(([x, y, s]) =>
          group(
            ellipse(0, 14, 130, 10, '#081833', 'opacity=".5"') +
              path('M-110 -24H116L86 14H-78Z', '#F4F1EA') +
              path('M-110 -24H116L110 -14H-104Z', '#C8423B') +
              stroke('M0 -24V-300', '#E8E0D0', 5) +
              path('M8 -290C60 -200 80 -110 84 -44H8Z', '#FBF8F0') +
              path('M-8 -270C-40 -180 -60 -110 -70 -44H-8Z', '#DDE6F2') +
              path('M-70 24H84L8 250Z', '#DDE6F2', 'opacity=".14"'),
            `transform="translate(${x} ${y}) scale(${s})"`,
          ),
        )
        .join(''),
  ),
  paper(
    'blossom',
    'Wallpaper: a cherry branch in pink bloom before a soft rose sky with drifting petals and a far hill.',
    () =>
      sky([
        [0, '#F7C9D6'],
        [0.45, '#FCE6E4'],
        [0.75, '#F6D3D8'],
        [1, '#E3A3B8'],
      ]) +
      circle(760, 760, 210, '#FFF4EC', 'opacity=".8"') +
      layered(510, '#EDB9C8', '#B8698A', 1700, 2080, 4, 190) +
      stroke(
        curve([
          [-40, 520],
          [180, 640],
          [420, 690],
          [640, 820],
          [900, 850],
        ]),
        '#5B3A38',
        30,
      ) +
      stroke(
        curve([
          [300, 660],
          [420, 560],
          [560, 470],
          [700, 440],
        ]),
        '#5B3A38',
        16,
      ) +
      stroke(
        curve([
          [560, 770],
          [640, 930],
          [660, 1090],
        ]),
        '#5B3A38',
        13,
      ) +
      stroke(
        curve([
          [120, 610],
          [210, 790],
          [250, 960],
        ]),
        '#5B3A38',
        14,
      ) +
      many(150, i => {
        const r = seeded(1200 + i);
        const on: [number, number][] = [
          [40 + r() * 860, 0],
          [320 + r() * 400, 1],
          [560 + r() * 100, 2],
          [140 + r() * 120, 3],
        ];
        const [x, k] = on[i % 4]!;
        const y =
          (k === 0
            ? 560 + x * 0.36
            : k === 1
              ? 650 - (x - 320) * 0.55
              : k === 2
                ? 800 + (x - 560) * 2.8
                : 640 + (x - 140) * 2.6) +
          (r() - 0.5) * 120;
        const s = 16 + r() * 14;
        return (
          many(5, q =>
            ellipse(
              x + Math.cos(q * 1.257 + i) * s * 0.8,
              y + Math.sin(q * 1.257 + i) * s * 0.8,
              s * 0.62,
              s * 0.55,
              q % 2 ? '#FBD3DF' : '#F4B3C8',
            ),
          ) + circle(x, y, s * 0.28, '#C4567A')
        );
      }) +
      many(46, i => {
        const r = seeded(3000 + i);
        return ellipse(
          r() * W,
          900 + r() * 1400,
          11,
          6,
          '#F4A9C0',
          `transform="rotate(${Math.floor(r() * 90)} ${Math.floor(r() * W)} 1500)" opacity=".8"`,
        );
      }),
  ),
  paper(
    'aurora',
    'Wallpaper: green northern lights over a dark range with pines, and a lake that takes up their colour.',
    () =>
      sky([
        [0, '#061426'],
        [0.4, '#0C2F3F'],
        [0.6, '#124A52'],
      ]) +
      stars(23, W, 1300, 260) +
      defs(
        soft('au', 26),
        gradient('ag', [
          [0, '#2BE3A0', 0],
          [0.55, '#2BE3A0', 0.55],
          [0.85, '#8FF7C9', 0.8],
          [1, '#2BE3A0', 0],
        ]),
        gradient('ap', [
          [0, '#9C6BF0', 0],
          [0.6, '#7C5BE8', 0.4],
          [1, '#2BE3A0', 0],
        ]),
      ) +
      group(
        many(34, i => {
          const x = -60 + i * 37;
          const y = 620 + Math.sin(i / 4.2) * 190;
          return rect(
            x,
            y - 520,
            34 + (i % 3) * 14,
            620,
            i % 4 ? 'url(#ag)' : 'url(#ap)',
            `transform="rotate(${8 - i * 0.4} ${x} ${y})" opacity="${0.5 + 0.5 * Math.abs(Math.sin(i * 1.7))}"`,
          );
        }),
        'filter="url(#au)"',
      ) +
      path(ridge(811, W, 1600, 1330, 300, 7, 0.5), '#24505E') +
      path(ridge(817, W, 1600, 1450, 220, 7, 0.5), '#0E2C38') +
      many(44, i => pine(i * 26, 1640 - ((i * 31) % 40), 110 + ((i * 47) % 90), '#071A22')) +
      defs(
        gradient('ice', [
          [0, '#1F7468'],
          [0.4, '#0D3A44'],
          [1, '#05141F'],
        ]),
      ) +
      rect(0, 1630, W, 770, 'url(#ice)') +
      glints(99, W, 1640, 2390, '#A6F5D6', 170, 0.45, 1.2),
  ),
  paper(
    'slate',
    'Wallpaper: an abstract of overlapping grey-blue paper curves with soft shadows and one thin amber line.',
    () =>
      sky([
        [0, '#DDE1E6'],
        [1, '#B9C1CA'],
      ]) +
      defs(
        `<filter id="pap" x="-.1" y="-.1" width="1.2" height="1.2"><feDropShadow dx="0" dy="-14" stdDeviation="22" flood-color="#1C2430" flood-opacity=".35"/></filter>`,
      ) +
      many(8, i => {
        const y = 420 + i * 260;
        const c = mix('#CBD2DA', '#2C3542', i / 7);
        const s = i % 2 ? 1 : -1;
        return (
          defs(
            gradient(
              `p${i}`,
              [
                [0, mix(c, '#ffffff', 0.18)],
                [1, c],
              ],
              'x1="0" y1="0" x2="1" y2=".3"',
            ),
          ) +
          path(
            `M-60 ${y + s * 130}C240 ${y - s * 190} 520 ${y + s * 240} 760 ${y}C900 ${y - s * 130} 1020 ${y - 40} 1140 ${y + s * 90}V2460H-60Z`,
            `url(#p${i})`,
            'filter="url(#pap)"',
          ) +
          (i === 4
            ? stroke(
                `M-60 ${y + s * 130 - 8}C240 ${y - s * 190 - 8} 520 ${y + s * 240 - 8} 760 ${y - 8}C900 ${y - s * 130 - 8} 1020 ${y - 48} 1140 ${y + s * 90 - 8}`,
                '#E9A53A',
                6,
              )
            : '')
        );
      }),
  ),
];
