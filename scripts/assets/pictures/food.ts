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
import { defs, noise, relief, soft, textured, wide, wood } from './scene.ts';
import type { Scene } from './scene.ts';

const W = 1440;
const H = 1080;
/** Light from the window on the upper left, laid over everything. */
const daylight =
  defs(
    radial(
      'day',
      [
        [0, '#FFF6E0', 0.42],
        [0.6, '#FFF6E0', 0],
        [1, '#1A0E06', 0.34],
      ],
      'cx=".25" cy=".15" r="1.05"',
    ),
  ) + rect(0, 0, W, H, 'url(#day)');
const under = (x: number, y: number, r: number): string =>
  defs(
    radial('und', [
      [0, '#000', 0.75],
      [0.75, '#000', 0.5],
      [1, '#000', 0],
    ]),
  ) + circle(x + 22, y + 30, r * 1.1, 'url(#und)', 'opacity=".55"');
const plate = (x: number, y: number, r: number, c = '#F7F5F0', rim = '#E4E0D6'): string =>
  under(x, y, r) +
  circle(x, y, r, c) +
  circle(x, y, r, 'none', `stroke="${mix(rim, '#000000', 0.14)}" stroke-width="4"`) +
  defs(
    radial(`pl${Math.floor(x)}`, [
      [0, c],
      [0.72, c],
      [0.76, mix(rim, '#000000', 0.1)],
      [0.8, rim],
      [1, mix(c, '#ffffff', 0.5)],
    ]),
  ) +
  circle(x, y, r - 3, `url(#pl${Math.floor(x)})`);
const cloth = (c: string): string => defs(relief('cloth', '0.35 0.35', c, 1)) + textured(W, H, 'cloth');
const random = (seed: number, count: number, draw: (i: number, r: () => number) => string): string => {
  const r = seeded(seed);
  return many(count, i => draw(i, r));
};
/** A point at random inside a disc. */
const inside = (r: () => number, x: number, y: number, radius: number): [number, number] => {
  const a = r() * 6.283;
  const d = Math.sqrt(r()) * radius;
  return [x + Math.cos(a) * d, y + Math.sin(a) * d];
};
const chopsticks = (x: number, y: number): string =>
  group(
    rect(0, 0, 16, 760, '#7A2A22', 'rx="6"') +
      rect(34, 0, 16, 760, '#7A2A22', 'rx="6"') +
      rect(0, 0, 16, 120, '#D9B24A', 'rx="6"') +
      rect(34, 0, 16, 120, '#D9B24A', 'rx="6"'),
    `transform="translate(${x} ${y}) rotate(8)"`,
  );
const leaf = (x: number, y: number, s: number, turn: number, c: string): string =>
  group(
    path(
      `M0 0C${s * 0.6} ${-s * 0.5} ${s * 0.7} ${-s * 1.3} 0 ${-s * 1.7}C${-s * 0.7} ${-s * 1.3} ${-s * 0.6} ${-s * 0.5} 0 0Z`,
      c,
    ) + stroke(`M0 0V${-s * 1.5}`, mix(c, '#ffffff', 0.35), s * 0.06),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
const egg = (x: number, y: number, s: number): string =>
  path(
    curve(
      Array.from({ length: 9 }, (_, i): [number, number] => [
        x + Math.cos(i * 0.698) * s * (1 + (i % 3) * 0.14),
        y + Math.sin(i * 0.698) * s * (0.9 + (i % 2) * 0.16),
      ]),
      true,
    ),
    '#FFFDF6',
    'stroke="#E3D3AE" stroke-width="4"',
  ) +
  circle(x, y, s * 0.46, '#F5A81C') +
  ellipse(x - s * 0.14, y - s * 0.16, s * 0.16, s * 0.1, '#FFE39A');

export const food: readonly Scene[] = [
  wide(
    'ramen-bowl',
    'A bowl of ramen from above: noodles, two halves of an egg, three slices of pork, spring onion and a sheet of nori, with chopsticks.',
    () =>
      wood(W, H, '#5A3A26', 180) +
      under(640, 540, 460) +
      circle(640, 540, 460, '#1F2A3C') +
      circle(640, 540, 440, '#2E3E58') +
      many(24, i =>
        stroke(`M${640 + Math.cos(i * 0.262) * 446} ${540 + Math.sin(i * 0.262) * 446}l0 1`, '#C8423B', 18),
      ) +
      defs(
        radial('broth', [
          [0, '#D99A4A'],
          [0.8, '#B8702A'],
          [1, '#7E4516'],
        ]),
      ) +
      circle(640, 540, 396, 'url(#broth)') +
      group(
        random(4, 90, (_, r) => {
          const [x, y] = inside(r, 600, 600, 250);
          const a = r() * 3;
          return (
            stroke(
              `M${x} ${y}q${80 * Math.cos(a)} ${80 * Math.sin(a) - 40} ${130 * Math.cos(a)} ${130 * Math.sin(a)}t${70 * Math.cos(a + 1)} ${70 * Math.sin(a + 1)}`,
              '#B98A3A',
              14,
            ) +
            stroke(
              `M${x} ${y}q${80 * Math.cos(a)} ${80 * Math.sin(a) - 40} ${130 * Math.cos(a)} ${130 * Math.sin(a)}t${70 * Math.cos(a + 1)} ${70 * Math.sin(a + 1)}`,
              '#F6DC96',
              10,
            )
          );
        }),
        'clip-path="url(#rb)"',
      ) +
      defs('<clipPath id="rb"><circle cx="640" cy="540" r="394"/></clipPath>') +
      random(5, 40, (_, r) => {
        const [x, y] = inside(r, 640, 540, 380);
        return circle(x, y, 6 + r() * 14, '#F0B65A', 'opacity=".5"');
      }) +
      path('M820 150L1010 250L900 480L730 400Z', '#1C2B22') +
      path('M820 150L1010 250L1000 268L812 168Z', '#33473A') +
      [
        [430, 330],
        [520, 270],
        [620, 250],
      ]
        .map(
          ([x, y]) =>
            circle(x! + 6, y! + 8, 104, '#3A1A0C', 'opacity=".35"') +
            circle(x!, y!, 104, '#C98464') +
            circle(x!, y!, 92, '#E2A98A') +
            stroke(
              curve([
                [x! - 60, y! - 10],
                [x! - 10, y! - 50],
                [x! + 40, y! - 10],
                [x!, y! + 30],
                [x! - 40, y! + 10],
              ]),
              '#F8DCC8',
              16,
            ) +
            circle(x!, y!, 104, 'none', 'stroke="#7A3A22" stroke-width="8"'),
        )
        .join('') +
      [
        [800, 600, 20],
        [880, 720, -30],
      ]
        .map(([x, y, a]) =>
          group(
            ellipse(6, 10, 98, 124, '#3A1A0C', 'opacity=".35"') +
              ellipse(0, 0, 96, 122, '#D9A56A') +
              ellipse(0, 0, 88, 114, '#FFF8EA') +
              circle(0, 14, 58, '#F2921E') +
              circle(-12, 2, 24, '#FFC65A'),
            `transform="translate(${x} ${y}) rotate(${a})"`,
          ),
        )
        .join('') +
      random(7, 60, (_, r) => {
        const [x, y] = inside(r, 500, 620, 150);
        return circle(x, y, 17, 'none', `stroke="${r() > 0.5 ? '#5DA34A' : '#A6D27E'}" stroke-width="8"`);
      }) +
      chopsticks(1210, 130) +
      rect(1130, 860, 230, 40, '#3A4A5A', 'rx="18"') +
      daylight,
  ),
  wide(
    'pizza-margherita',
    'A whole margherita pizza on a wooden board with one slice pulled out, basil leaves, and a cutter at the right.',
    () =>
      cloth('#C9CED2') +
      under(640, 560, 480) +
      circle(640, 560, 486, '#A9743E') +
      circle(640, 560, 470, '#BE884C') +
      defs(relief('crust', '0.04', '#E2A858', 5)) +
      group(
        circle(640, 560, 420, '#D9994A') +
          group(
            '<circle cx="640" cy="560" r="420" filter="url(#crust)" style="mix-blend-mode:multiply" opacity=".8"/>',
            'clip-path="url(#pz)"',
          ) +
          defs('<clipPath id="pz"><circle cx="640" cy="560" r="420"/></clipPath>'),
        'transform="translate(0 0)"',
      ) +
      random(3, 60, (_, r) => {
        const a = r() * 6.28;
        const d = 385 + r() * 26;
        return ellipse(640 + Math.cos(a) * d, 560 + Math.sin(a) * d, 20, 12, '#7A431A', 'opacity=".5"');
      }) +
      circle(640, 560, 362, '#C13A22') +
      random(2, 200, (_, r) => {
        const [x, y] = inside(r, 640, 560, 345);
        return circle(x, y, 10 + r() * 22, r() > 0.5 ? '#D9512E' : '#A82E1A', 'opacity=".6"');
      }) +
      random(6, 26, (_, r) => {
        const [x, y] = inside(r, 640, 560, 310);
        const s = 34 + r() * 34;
        return (
          path(
            curve(
              Array.from({ length: 7 }, (_, k): [number, number] => [
                x + Math.cos(k * 0.9) * s * (0.8 + r() * 0.5),
                y + Math.sin(k * 0.9) * s * (0.8 + r() * 0.4),
              ]),
              true,
            ),
            '#FBEFD2',
          ) + ellipse(x, y, s * 0.4, s * 0.25, '#EFC98A', 'opacity=".7"')
        );
      }) +
      [
        [500, 420, 20],
        [700, 380, 110],
        [800, 600, 200],
        [560, 700, 300],
        [640, 560, 60],
        [430, 600, 150],
        [720, 760, 10],
      ]
        .map(([x, y, a]) => leaf(x!, y!, 52, a!, '#2F7A35') + leaf(x!, y!, 40, a! + 70, '#3F9145'))
        .join('') +
      path('M640 560L850 924C930 880 1000 800 1035 704Z', '#A9743E') +
      stroke('M640 560L850 924M640 560L1035 704', '#7A4A22', 5) +
      group(
        path('M640 560L850 924C930 880 1000 800 1035 704Z', '#C13A22') +
          path('M818 870L850 924C930 880 1000 800 1035 704L978 682C944 768 890 830 818 870Z', '#D9994A') +
          many(9, k => circle(840 + k * 18, 884 - k * k * 2.2, 8, '#8A5320', 'opacity=".5"')) +
          circle(850, 760, 52, '#FBEFD2') +
          circle(760, 660, 34, '#FBEFD2') +
          leaf(880, 720, 40, 60, '#2F7A35'),
        'transform="translate(90 70)"',
      ) +
      [
        [640, 560, 278, 350],
        [640, 560, 1002, 350],
        [640, 560, 640, 142],
        [640, 560, 640, 976],
        [640, 560, 270, 770],
      ]
        .map(([a, b, c, d]) => stroke(`M${a} ${b}L${c} ${d}`, '#8E3018', 5, 'opacity=".75"'))
        .join('') +
      rect(1200, 120, 46, 330, '#6B3A20', 'rx="22"') +
      circle(1222, 560, 120, '#B9C0C6') +
      circle(1222, 560, 108, '#DDE2E6') +
      circle(1222, 560, 20, '#7A828A') +
      daylight,
  ),
  wide(
    'breakfast-eggs-bacon',
    'A breakfast plate with two fried eggs, three strips of bacon, toast, beans and half a tomato; coffee and a fork beside it.',
    () =>
      wood(W, H, '#C9A272', 200) +
      plate(700, 560, 430) +
      egg(560, 460, 112) +
      egg(740, 380, 104) +
      [0, 1, 2]
        .map(i => {
          const d = curve([
            [840, 470 + i * 78],
            [900, 450 + i * 78],
            [960, 490 + i * 78],
            [1030, 462 + i * 78],
          ]);
          return (
            stroke(d, '#8E2F22', 56) +
            stroke(d, '#D98A6A', 22, 'transform="translate(0 -8)"') +
            stroke(d, '#F3D0B4', 8, 'transform="translate(0 14)"')
          );
        })
        .join('') +
      path('M470 680L640 640L690 800L520 850Z', '#9A5E28', 'stroke-linejoin="round"') +
      path('M484 688L630 654L674 790L530 834Z', '#E3B56E') +
      rect(550, 700, 66, 50, '#FBE58A', 'rx="8" transform="rotate(-12 580 720)"') +
      random(8, 90, (_, r) => {
        const [x, y] = inside(r, 830, 780, 92);
        return ellipse(
          x,
          y,
          17,
          11,
          r() > 0.5 ? '#C9622E' : '#B04E20',
          `transform="rotate(${Math.floor(r() * 180)} ${Math.floor(x)} ${Math.floor(y)})"`,
        );
      }) +
      circle(420, 600, 70, '#C5352A') +
      circle(420, 600, 58, '#E2574C') +
      many(6, i =>
        ellipse(420 + Math.cos(i * 1.047) * 32, 600 + Math.sin(i * 1.047) * 32, 13, 9, '#F6C98A'),
      ) +
      leaf(650, 880, 30, 80, '#3F8A3C') +
      leaf(660, 884, 26, 130, '#58A34C') +
      under(1270, 250, 120) +
      circle(1270, 250, 150, '#2F6F8F') +
      circle(1270, 250, 116, '#F4F2EC') +
      circle(1270, 250, 102, '#4A2A18') +
      circle(1250, 235, 60, '#6B4026', 'opacity=".6"') +
      rect(120, 240, 22, 620, '#C4CAD0', 'rx="10"') +
      many(4, i => rect(98 + i * 18, 160, 10, 130, '#C4CAD0', 'rx="5"')) +
      rect(96, 280, 68, 34, '#C4CAD0', 'rx="14"') +
      daylight,
  ),
  wide(
    'sushi-platter',
    'A black platter with twelve pieces of sushi: four salmon, four tuna, four cucumber rolls; wasabi, ginger and soy sauce.',
    () =>
      wood(W, H, '#B98A5A', 160) +
      rect(186, 210, 1010, 700, '#000', 'rx="30" opacity=".4" filter="url(#b)"') +
      defs(soft('b', 18)) +
      rect(160, 180, 1010, 700, '#1C1D20', 'rx="30"') +
      rect(176, 196, 978, 668, '#2A2C31', 'rx="24"') +
      [0, 1]
        .map(row =>
          many(4, i => {
            const x = 240 + i * 160;
            const y = 260 + row * 220;
            const c = row ? '#B8283A' : '#F2825A';
            return (
              rect(x, y, 112, 170, '#F7F4EC', 'rx="36"') +
              random(row * 9 + i + 60, 30, (_, r) =>
                ellipse(x + 14 + r() * 84, y + 12 + r() * 148, 9, 5, '#E3DDCE'),
              ) +
              path(
                `M${x - 8} ${y + 30}C${x + 20} ${y - 8} ${x + 92} ${y - 8} ${x + 122} ${y + 30}V${y + 140}C${x + 90} ${y + 176} ${x + 20} ${y + 176} ${x - 8} ${y + 140}Z`,
                c,
              ) +
              many(5, k =>
                stroke(
                  `M${x} ${y + 30 + k * 26}Q${x + 56} ${y + 4 + k * 28} ${x + 114} ${y + 36 + k * 26}`,
                  row ? '#D9566A' : '#FBC4A4',
                  6,
                ),
              )
            );
          }),
        )
        .join('') +
      many(4, i => {
        const x = 300 + i * 150;
        const y = 770;
        return (
          circle(x + 5, y + 8, 66, '#000', 'opacity=".4"') +
          circle(x, y, 66, '#16241C') +
          circle(x, y, 56, '#F7F4EC') +
          random(i + 90, 34, (_, r) => {
            const [a, b] = inside(r, x, y, 50);
            return ellipse(a, b, 8, 4, '#DED8C8');
          }) +
          rect(x - 20, y - 20, 40, 40, '#8CC46A', 'rx="8"') +
          rect(x - 20, y - 20, 40, 10, '#3F7A35', 'rx="4"')
        );
      }) +
      path(
        curve(
          [
            [950, 300],
            [1010, 260],
            [1080, 300],
            [1090, 370],
            [1010, 400],
            [940, 370],
          ],
          true,
        ),
        '#8DBB4E',
      ) +
      stroke('M970 330q40 -30 90 0M970 360q50 -20 100 0', '#6E9A36', 6) +
      many(6, i =>
        path(
          `M${940 + i * 20} ${560 + (i % 2) * 40}c30 -50 90 -40 90 10c-10 50 -80 40 -90 -10z`,
          i % 2 ? '#F7C9B4' : '#F2B49A',
        ),
      ) +
      circle(1290, 330, 110, '#F4F1EA') +
      circle(1290, 330, 92, '#2A130A') +
      ellipse(1262, 300, 30, 16, '#6B3A22', 'opacity=".7"') +
      chopsticks(1260, 500).replace('760', '520').replace('760', '520') +
      daylight,
  ),
  wide(
    'birthday-cake-candles',
    'A white birthday cake with pink icing drips, strawberries and seven burning candles, in a dim room with coloured bunting.',
    () =>
      defs(
        gradient('room', [
          [0, '#2A1F3A'],
          [1, '#5A3548'],
        ]),
        soft('bok', 16),
        radial('fl', [
          [0, '#FFD98A', 0.9],
          [1, '#FFD98A', 0],
        ]),
      ) +
      rect(0, 0, W, H, 'url(#room)') +
      random(5, 26, (_, r) =>
        circle(
          r() * W,
          r() * 560,
          20 + r() * 44,
          ['#F2B65A', '#E2677A', '#6FAEDB', '#8ACB88'][Math.floor(r() * 4)]!,
          'opacity=".28" filter="url(#bok)"',
        ),
      ) +
      stroke('M0 70Q720 240 1440 60', '#F7F3EA', 4) +
      many(13, i => {
        const x = 40 + i * 112;
        const y = 82 + Math.sin((x / 1440) * 3.14) * 72;
        return path(
          `M${x - 40} ${y}H${x + 40}L${x} ${y + 90}Z`,
          ['#E2574C', '#F2B632', '#3FA7A0', '#7A6AD0'][i % 4]!,
        );
      }) +
      rect(0, 880, W, 200, '#7A4A30') +
      rect(0, 880, W, 10, '#94603E') +
      ellipse(720, 930, 480, 50, '#000', 'opacity=".4"') +
      ellipse(720, 905, 460, 56, '#E9E6E0') +
      ellipse(720, 896, 440, 48, '#F9F7F2') +
      defs(
        gradient(
          'cake',
          [
            [0, '#E6DCCB'],
            [0.3, '#FFFBF2'],
            [0.75, '#F4EBDA'],
            [1, '#C9B99E'],
          ],
          'x1="0" y1="0" x2="1" y2="0"',
        ),
      ) +
      path('M380 560V880C380 930 1060 930 1060 880V560Z', 'url(#cake)') +
      path('M380 700C520 750 920 750 1060 700V730C920 780 520 780 380 730Z', '#F28AA6', 'opacity=".8"') +
      ellipse(720, 560, 340, 70, '#F7A9BE') +
      path(
        `M380 560${many(11, i => `q31 ${i % 2 ? 150 : 90} 62 0`)}V556C1060 600 380 600 380 560Z`,
        '#F28AA6',
      ) +
      ellipse(720, 552, 326, 60, '#FBC4D2') +
      many(9, i => {
        const x = 440 + i * 70;
        const y = 590 - Math.abs(4 - i) * 7;
        return (
          path(
            `M${x - 28} ${y - 20}C${x - 30} ${y - 50} ${x + 30} ${y - 50} ${x + 28} ${y - 20}C${x + 20} ${y + 20} ${x - 20} ${y + 20} ${x - 28} ${y - 20}Z`,
            '#D9263A',
          ) +
          many(4, k => circle(x - 12 + k * 8, y - 20 + (k % 2) * 12, 2.5, '#FBE0A0')) +
          path(`M${x - 18} ${y - 38}L${x} ${y - 52}L${x + 18} ${y - 38}L${x} ${y - 30}Z`, '#4F8A3A')
        );
      }) +
      many(7, i => {
        const x = 500 + i * 73;
        const y = 540 - (i % 2) * 14;
        return (
          circle(x, y - 200, 110, 'url(#fl)') +
          rect(x - 9, y - 150, 18, 150, ['#6FAEDB', '#F2C43E', '#8ACB88', '#E2677A'][i % 4]!, 'rx="4"') +
          many(5, k => stroke(`M${x - 8} ${y - 20 - k * 28}L${x + 8} ${y - 34 - k * 28}`, '#ffffff', 4)) +
          stroke(`M${x} ${y - 150}v-14`, '#3A2A22', 4) +
          path(
            `M${x} ${y - 214}C${x + 24} ${y - 180} ${x + 16} ${y - 158} ${x} ${y - 158}C${x - 16} ${y - 158} ${x - 24} ${y - 180} ${x} ${y - 214}Z`,
            '#FFB02E',
          ) +
          ellipse(x, y - 172, 7, 13, '#FFF3C4')
        );
      }),
  ),
  wide(
    'latte-art-cup',
    'A cappuccino with a leaf drawn in the foam, in a terracotta cup on a saucer, a spoon and two almond biscuits.',
    () =>
      wood(W, H, '#3F2A1E', 220) +
      plate(720, 540, 430, '#C8714A', '#B05E38') +
      under(720, 540, 290) +
      path('M990 460C1130 430 1160 640 990 620', 'none', 'stroke="#B05E38" stroke-width="46"') +
      circle(720, 540, 310, '#D98256') +
      circle(720, 540, 286, '#8E4A2A') +
      defs(
        radial('cof', [
          [0, '#C98A52'],
          [0.75, '#A8693A'],
          [1, '#6B3A1C'],
        ]),
      ) +
      circle(720, 540, 276, 'url(#cof)') +
      many(7, i =>
        path(
          `M720 ${740 - i * 54}C${620 - i * 3} ${720 - i * 58} ${560 + i * 14} ${640 - i * 46} ${566 + i * 18} ${580 - i * 44}C${620 + i * 10} ${650 - i * 54} ${690} ${690 - i * 54} 720 ${700 - i * 54}C750 ${690 - i * 54} ${820 - i * 10} ${650 - i * 54} ${874 - i * 18} ${580 - i * 44}C${880 - i * 14} ${640 - i * 46} ${820 + i * 3} ${720 - i * 58} 720 ${740 - i * 54}Z`,
          '#FBEFDC',
        ),
      ) +
      stroke('M720 770V330', '#A8693A', 7) +
      random(9, 70, (_, r) => {
        const a = r() * 6.28;
        return circle(
          720 + Math.cos(a) * (255 + r() * 16),
          540 + Math.sin(a) * (255 + r() * 16),
          3 + r() * 5,
          '#F3DDBE',
          'opacity=".7"',
        );
      }) +
      group(
        rect(-12, -280, 24, 420, '#C4CAD0', 'rx="12"') +
          ellipse(0, 180, 44, 74, '#D6DBDF') +
          ellipse(-8, 170, 26, 50, '#EEF1F3'),
        'transform="translate(1240 470) rotate(24)"',
      ) +
      [
        [250, 800, -20],
        [330, 880, 24],
      ]
        .map(([x, y, a]) =>
          group(
            rect(-110, -40, 220, 80, '#D9A45E', 'rx="36"') +
              random(x!, 7, (_, r) =>
                ellipse(
                  -80 + r() * 160,
                  -20 + r() * 40,
                  18,
                  10,
                  '#F6E3BE',
                  `transform="rotate(${Math.floor(r() * 90)})"`,
                ),
              ),
            `transform="translate(${x} ${y}) rotate(${a})"`,
          ),
        )
        .join('') +
      daylight,
  ),
  wide(
    'fruit-bowl',
    'A blue bowl of fruit on a linen cloth: three red apples, two bananas, a bunch of purple grapes, an orange and a pear.',
    () =>
      defs(
        gradient('wallg', [
          [0, '#D9DFD6'],
          [1, '#B8C2B6'],
        ]),
        relief('lin', '0.5 0.3', '#EFE6D4', 1),
      ) +
      rect(0, 0, W, 640, 'url(#wallg)') +
      `<g style="clip-path:inset(640px 0 0 0)">${textured(W, H, 'lin')}</g>` +
      ellipse(740, 930, 480, 60, '#000', 'opacity=".35"') +
      [
        [520, 470, '#C8282E'],
        [690, 400, '#B8202A'],
        [860, 480, '#D9403A'],
      ]
        .map(
          ([x, y, c]) =>
            defs(
              radial(
                `ap${x}`,
                [
                  [0, mix(String(c), '#ffffff', 0.45)],
                  [0.4, String(c)],
                  [1, mix(String(c), '#000000', 0.45)],
                ],
                'cx=".35" cy=".3"',
              ),
            ) +
            circle(Number(x), Number(y), 130, `url(#ap${x})`) +
            stroke(`M${x} ${Number(y) - 112}q6 -40 24 -52`, '#4A2E1A', 10) +
            leaf(Number(x) + 14, Number(y) - 130, 30, 70, '#5E9A3C'),
        )
        .join('') +
      defs(
        radial(
          'or',
          [
            [0, '#FFC87A'],
            [0.5, '#F28A1E'],
            [1, '#B85A08'],
          ],
          'cx=".35" cy=".3"',
        ),
        radial(
          'pe',
          [
            [0, '#EAF0A0'],
            [0.5, '#B9C24A'],
            [1, '#7A8424'],
          ],
          'cx=".35" cy=".4"',
        ),
        noise('peel', '0.2', '#8a3c00', 2, -1, 3, 2),
      ) +
      circle(1010, 560, 128, 'url(#or)') +
      path(
        'M400 380C440 380 450 430 470 480C510 560 490 680 390 680C290 680 280 560 320 490C346 440 360 380 400 380Z',
        'url(#pe)',
      ) +
      stroke('M400 384q4 -40 -10 -60', '#5A3A1E', 9) +
      path(
        'M620 560C760 660 960 640 1090 470C1110 450 1130 466 1122 490C1040 700 780 760 610 620C596 600 600 560 620 560Z',
        '#F2C82E',
      ) +
      path(
        'M600 520C740 600 930 560 1040 400C1056 384 1076 396 1070 420C1000 620 760 670 594 570C584 556 586 520 600 520Z',
        '#F7D84A',
      ) +
      stroke('M606 540C760 620 920 590 1044 430', '#C99A14', 5) +
      random(4, 30, (i, r) => {
        const row = [
          0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
        ][i]!;
        const x = 490 + ((i * 37) % 210) + r() * 16 + row * 4;
        const y = 540 + row * 36 + r() * 14;
        return circle(x, y, 30, '#3F2160') + circle(x - 9, y - 10, 9, '#9A78C4', 'opacity=".8"');
      }) +
      defs(
        gradient(
          'bowl',
          [
            [0, '#1F4A7A'],
            [0.3, '#4C86C0'],
            [1, '#163456'],
          ],
          'x1="0" y1="0" x2="1" y2="0"',
        ),
      ) +
      path(
        'M270 620C560 700 900 700 1180 620C1160 820 980 930 725 930C470 930 290 820 270 620Z',
        'url(#bowl)',
      ) +
      path(
        'M282 690C560 770 900 770 1168 690L1160 720C900 800 560 800 290 720Z',
        '#EFE9DA',
        'opacity=".85"',
      ) +
      many(22, i => circle(320 + i * 39, 716 + Math.sin((i / 21) * 3.14) * 58, 9, '#C8423B')) +
      daylight,
  ),
  wide(
    'dumplings-steamer',
    'A bamboo steamer with eight pleated dumplings, a small dish of chilli oil and a pair of red chopsticks.',
    () =>
      cloth('#B9C4C0') +
      under(640, 540, 450) +
      circle(640, 540, 450, '#B98A4E') +
      circle(640, 540, 430, '#E0B87A') +
      circle(640, 540, 400, '#A9783E') +
      many(40, i =>
        stroke(
          `M${640 - Math.sqrt(Math.max(0, 385 ** 2 - (i * 20 - 390) ** 2))} ${150 + i * 20}H${640 + Math.sqrt(Math.max(0, 385 ** 2 - (i * 20 - 390) ** 2))}`,
          i % 2 ? '#D9B070' : '#C99A58',
          12,
        ),
      ) +
      many(8, i => {
        const x = i === 7 ? 640 : 640 + Math.cos(i * 0.898) * 250;
        const y = i === 7 ? 540 : 540 + Math.sin(i * 0.898) * 250;
        return (
          circle(x + 8, y + 14, 100, '#5A3A18', 'opacity=".4"') +
          defs(
            radial('du', [
              [0, '#FFFDF6'],
              [0.7, '#F1E8D4'],
              [1, '#CDBE9E'],
            ]),
          ) +
          circle(x, y, 100, 'url(#du)') +
          many(14, k =>
            path(
              `M${x} ${y}Q${x + Math.cos(k * 0.449 + 0.3) * 60} ${y + Math.sin(k * 0.449 + 0.3) * 60} ${x + Math.cos(k * 0.449) * 88} ${y + Math.sin(k * 0.449) * 88}`,
              'none',
              'stroke="#C9B892" stroke-width="5"',
            ),
          ) +
          circle(x, y, 16, '#E6DABE')
        );
      }) +
      many(28, i =>
        stroke(
          `M${640 + Math.cos(i * 0.2244) * 404} ${540 + Math.sin(i * 0.2244) * 404}L${640 + Math.cos(i * 0.2244) * 446} ${540 + Math.sin(i * 0.2244) * 446}`,
          '#94692F',
          4,
        ),
      ) +
      plate(1260, 330, 130, '#F4F1EA') +
      circle(1260, 330, 92, '#9E2A14') +
      random(2, 40, (_, r) => {
        const [x, y] = inside(r, 1260, 330, 80);
        return circle(x, y, 5, r() > 0.5 ? '#E8B04A' : '#5A140A');
      }) +
      chopsticks(1230, 480).replaceAll('760', '540') +
      daylight,
  ),
  wide(
    'green-salad',
    'A white bowl of salad with lettuce, cherry tomatoes, cucumber slices, olives and cubes of white cheese.',
    () =>
      wood(W, H, '#8A6A4A', 150, true) +
      plate(720, 540, 460) +
      random(1, 130, (_, r) => {
        const [x, y] = inside(r, 720, 540, 300);
        return leaf(
          x,
          y + 30,
          46 + r() * 40,
          Math.floor(r() * 360),
          ['#5E9A3C', '#7DB84E', '#9CCB62', '#3F7A35'][Math.floor(r() * 4)]!,
        );
      }) +
      random(2, 13, (_, r) => {
        const [x, y] = inside(r, 720, 540, 300);
        return (
          circle(x, y, 56, '#4F8A3A') +
          circle(x, y, 49, '#DDEFB8') +
          many(8, k => ellipse(x + Math.cos(k * 0.785) * 26, y + Math.sin(k * 0.785) * 26, 9, 5, '#B9D88A'))
        );
      }) +
      random(3, 12, (_, r) => {
        const [x, y] = inside(r, 720, 540, 310);
        return (
          circle(x + 4, y + 8, 46, '#000', 'opacity=".3"') +
          circle(x, y, 46, '#C8281E') +
          circle(x - 14, y - 16, 12, '#FF9A8A', 'opacity=".8"') +
          many(5, k =>
            path(`M${x} ${y}l${Math.cos(k * 1.257) * 20} ${Math.sin(k * 1.257) * 20}l6 6z`, '#3F7A2A'),
          )
        );
      }) +
      random(4, 12, (_, r) => {
        const [x, y] = inside(r, 720, 540, 310);
        return circle(x, y, 27, '#3A2A3C') + circle(x, y, 10, '#8E7A5A');
      }) +
      random(5, 18, (_, r) => {
        const [x, y] = inside(r, 720, 540, 300);
        const a = Math.floor(r() * 90);
        return group(
          rect(-30, -30, 60, 60, '#F9F6EC', 'rx="6"') +
            path('M-30 30H30L40 42H-20Z', '#D9D2BE') +
            path('M30 -30L40 -18V42L30 30Z', '#E6E0CE'),
          `transform="translate(${Math.floor(x)} ${Math.floor(y)}) rotate(${a})"`,
        );
      }) +
      daylight,
  ),
  wide(
    'pancakes-stack',
    'A stack of five pancakes with melting butter, blueberries and syrup running down, on a grey plate.',
    () =>
      defs(
        gradient('bg', [
          [0, '#E9DCC8'],
          [1, '#C9B498'],
        ]),
        gradient('pk', [
          [0, '#F2C67A'],
          [0.5, '#D9964A'],
          [1, '#A8642A'],
        ]),
      ) +
      rect(0, 0, W, 700, 'url(#bg)') +
      group(wood(W, 480, '#9A6E46', 120), 'transform="translate(0 680)"') +
      ellipse(720, 900, 520, 70, '#000', 'opacity=".35"') +
      ellipse(720, 868, 500, 90, '#8E979E') +
      ellipse(720, 856, 480, 80, '#B4BCC2') +
      many(5, i => {
        const y = 810 - i * 84;
        const w = 350 - (i % 2) * 14 - i * 4;
        const x = 720 + [0, 14, -12, 10, -4][i]!;
        return (
          path(
            `M${x - w} ${y}C${x - w - 14} ${y + 60} ${x - w * 0.6} ${y + 86} ${x} ${y + 86}C${x + w * 0.6} ${y + 86} ${x + w + 14} ${y + 60} ${x + w} ${y}Z`,
            '#F0CF94',
          ) +
          ellipse(x, y, w, 74, 'url(#pk)') +
          ellipse(x, y - 6, w * 0.86, 56, '#C98440', 'opacity=".7"')
        );
      }) +
      path(
        `M500 470C560 420 880 420 940 470C950 500 930 520 936 600C936 640 900 640 900 600C900 560 880 540 860 550C840 560 850 700 846 760C840 800 806 790 806 750C806 660 800 560 770 560C700 580 640 560 620 570C600 580 620 660 610 700C600 730 572 720 572 690C572 620 570 560 540 540C500 520 480 500 500 470Z`,
        '#8E3F0C',
        'opacity=".88"',
      ) +
      path('M520 476C580 440 800 436 900 470', 'none', 'stroke="#E8A050" stroke-width="8" opacity=".8"') +
      path('M660 400L760 384L812 420L806 460L700 478L654 440Z', '#FBE27A') +
      path('M660 400L760 384L812 420L706 440Z', '#FFF2AE') +
      random(8, 14, (i, r) => {
        const x = i < 7 ? 560 + r() * 330 : 300 + r() * 840;
        const y = i < 7 ? 440 + r() * 40 : 880 + r() * 36;
        return (
          circle(x, y, 28, '#2E3F7A') +
          circle(x, y, 10, '#1A2450') +
          ellipse(x - 8, y - 10, 8, 5, '#8E9FD4', 'opacity=".8"')
        );
      }) +
      leaf(800, 410, 34, 40, '#4F9A44') +
      leaf(800, 410, 30, -20, '#6BB35A'),
  ),
];
