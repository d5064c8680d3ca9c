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
import {
  clouds,
  defs,
  fill,
  glints,
  grass,
  noise,
  pine,
  relief,
  ridge,
  shadow,
  soft,
  stars,
  swell,
  tall,
  textured,
  tree,
  wide,
} from './scene.ts';
import type { Scene } from './scene.ts';

type Stops = readonly (readonly [number, string, number?])[];
const sky = (w: number, h: number, stops: Stops): string => defs(gradient('sky', stops)) + fill(w, h, 'sky');
const glow = (x: number, y: number, r: number, c: string): string =>
  defs(
    radial('glow', [
      [0, c, 0.95],
      [0.3, c, 0.4],
      [1, c, 0],
    ]),
  ) +
  circle(x, y, r * 5, 'url(#glow)') +
  circle(x, y, r, mix(c, '#ffffff', 0.6));
const sea = (w: number, y: number, h: number, stops: Stops): string =>
  defs(gradient('sea', stops)) + rect(0, y, w, h, 'url(#sea)');

/** A mountain wall with snow on its upper part and rock texture below. */
function snowy(
  seed: number,
  w: number,
  h: number,
  y: number,
  rough: number,
  rock: string,
  line: number,
): string {
  const d = ridge(seed, w, h, y, rough, 7, 0.5);
  return (
    defs(
      `<clipPath id="k${seed}"><path d="${d}"/></clipPath>`,
      gradient(`r${seed}`, [
        [0, mix(rock, '#ffffff', 0.15)],
        [1, rock],
      ]),
      noise(`n${seed}`, '0.014 0.03', '#0d1420', 2.4, -1.05, seed, 5),
      noise(`s${seed}`, '0.02 0.012', '#ffffff', 6, -2.6, seed + 2, 5),
    ) +
    group(
      rect(0, 0, w, h, `url(#r${seed})`) +
        textured(w, h, `n${seed}`, 'opacity=".5"') +
        path(
          ridge(seed + 1, w, line, line - 60, 90, 6, 0.55)
            .replace(/^M0 [\d.]+L/, 'M0 0L')
            .replace(new RegExp(`L${w} [\\d.]+Z$`), `L${w} 0Z`),
          '#F4F8FC',
          'opacity=".92"',
        ) +
        group(textured(w, h, `s${seed}`), `opacity=".5" clip-path="inset(0 0 ${h - line - 140}px 0)"`),
      `clip-path="url(#k${seed})"`,
    )
  );
}

/** A house front of an old quay or street: window rows, door, roof. */
function house(x: number, y: number, w: number, h: number, c: string, seed: number, lit = false): string {
  const r = seeded(seed);
  const cols = w > 150 ? 3 : 2;
  const rows = Math.floor(h / 120);
  const gap = w / (cols + 0.4);
  return (
    rect(x, y - h, w, h, c) +
    rect(x, y - h, w * 0.16, h, '#ffffff', 'opacity=".1"') +
    rect(x + w * 0.9, y - h, w * 0.1, h, '#000000', 'opacity=".14"') +
    path(
      `M${x - 8} ${y - h}L${x + w / 2} ${y - h - 60 - r() * 50}L${x + w + 8} ${y - h}Z`,
      ['#8C4A36', '#5A4A48', '#7A3E30'][seed % 3]!,
    ) +
    rect(x + w * 0.7, y - h - 70, 22, 50, '#6B4238') +
    many(rows * cols, i => {
      const wx = x + gap * 0.35 + (i % cols) * gap;
      const wy = y - h + 30 + Math.floor(i / cols) * 112;
      return Math.floor(i / cols) === rows - 1 && i % cols === 1
        ? rect(wx - 4, y - 104, gap * 0.62, 104, mix(c, '#2A1A14', 0.7), 'rx="4"') +
            circle(wx + 8, y - 50, 4, '#E6C36A')
        : rect(wx - 5, wy - 5, gap * 0.55 + 10, 76, '#F7F2E6') +
            rect(wx, wy, gap * 0.55, 66, lit && r() > 0.4 ? '#FFD98A' : '#4A6378') +
            rect(wx + gap * 0.25, wy, 4, 66, '#F7F2E6') +
            rect(wx, wy + 30, gap * 0.55, 4, '#F7F2E6') +
            (r() > 0.6
              ? rect(wx - 6, wy + 70, gap * 0.55 + 12, 9, '#7A4A2C') +
                many(6, k =>
                  circle(wx + k * gap * 0.11, wy + 66, 7, ['#E2574C', '#F2A7B8', '#58994C'][k % 3]!),
                )
              : '');
    })
  );
}

const leaves = (count: number, draw: (i: number, random: () => number) => string): string => {
  const random = seeded(9001);
  return many(count, i => draw(i, random));
};

export const landscapes: readonly Scene[] = [
  wide(
    'mountain-lake-morning',
    'A calm mountain lake at sunrise: snowy peaks, a pine shore, and a wooden jetty with a green canoe.',
    () =>
      sky(1440, 1080, [
        [0, '#7FA8CF'],
        [0.3, '#F3D3B4'],
        [0.5, '#FBE9CC'],
      ]) +
      clouds(1440, 500, '#fff4e6', 7) +
      glow(1010, 380, 34, '#FFD38A') +
      snowy(21, 1440, 1080, 360, 330, '#6C7F99', 430) +
      path(ridge(33, 1440, 1080, 560, 120), '#4F6B72') +
      path(ridge(39, 1440, 1080, 600, 70), '#38564F') +
      many(70, i => pine(i * 21, 640 + ((i * 13) % 12), 60 + ((i * 37) % 60), '#1F3D36')) +
      sea(1440, 636, 444, [
        [0, '#D9CDBB'],
        [0.25, '#86A0AA'],
        [1, '#2E5563'],
      ]) +
      group(
        path('M0 640L220 640L330 860L470 640L720 640L860 900L1010 640H1440V660L0 660Z', '#EEF2F2'),
        'opacity=".25"',
      ) +
      glints(3, 1440, 640, 1070, '#FFF1D8', 150, 0.65, 1) +
      path('M560 1080L700 790H780L900 1080Z', '#8A6A4C') +
      many(9, i => stroke(`M${696 - i * 15} ${800 + i * 32}H${784 + i * 13}`, '#5C4430', 4)) +
      rect(690, 780, 12, 90, '#4A3626') +
      rect(778, 780, 12, 90, '#4A3626') +
      ellipse(1000, 930, 180, 14, '#14323C', 'opacity=".5"') +
      path('M820 880C880 930 1110 930 1180 876C1150 960 860 966 820 880Z', '#3E7D57') +
      path('M846 890C900 920 1100 920 1156 886C1100 906 900 908 846 890Z', '#2A4F3A') +
      stroke('M930 860L1060 930', '#C9A26A', 9),
  ),
  wide(
    'alpine-sunset',
    'Jagged alpine peaks glowing orange at sunset above a valley filled with fog.',
    () =>
      sky(1440, 1080, [
        [0, '#3A3F78'],
        [0.3, '#B4628A'],
        [0.55, '#F7A76C'],
        [0.75, '#FCD79C'],
      ]) +
      clouds(1440, 560, '#ffd7c2', 19) +
      snowy(61, 1440, 1080, 420, 420, '#8A5A62', 520) +
      path(ridge(66, 1440, 1080, 720, 200), '#573B5C') +
      defs(soft('fog', 24)) +
      many(9, i =>
        ellipse(100 + i * 170, 820 + (i % 3) * 26, 240, 44, '#FCE3D2', 'opacity=".55" filter="url(#fog)"'),
      ) +
      path(ridge(72, 1440, 1080, 900, 120), '#2E2340') +
      many(40, i => pine(i * 37, 1060 - ((i * 17) % 50), 130 + ((i * 61) % 90), '#1A142B')),
  ),
  tall(
    'autumn-forest-path',
    'A path through an autumn forest, covered with orange leaves; a person with a red coat walks a dog far ahead.',
    () =>
      sky(1080, 1440, [
        [0, '#F6E2B0'],
        [0.5, '#F9EFCF'],
      ]) +
      many(8, i => {
        const r = seeded(i + 5);
        return (
          many(9, k => {
            const x = r() * 1080;
            const w = 10 + i * 5;
            return Math.abs(x - 540) < 60 + i * 26
              ? ''
              : rect(x, 0, w, 760 + i * 30, mix('#C9B58A', '#3A281C', i / 8));
          }) +
          many(34, () => {
            const x = r() * 1080;
            return circle(
              x,
              r() * (520 - i * 24),
              40 + r() * 60,
              mix(['#E8B04A', '#D9772E', '#C2502A', '#E3C45A'][Math.floor(r() * 4)]!, '#7A2F16', i / 16),
              'opacity=".55"',
            );
          })
        );
      }) +
      defs(
        gradient('way', [
          [0, '#D9B27A'],
          [1, '#7A4E2A'],
        ]),
      ) +
      rect(0, 800, 1080, 640, '#9A5B2A') +
      path('M500 800C480 960 340 1180 160 1440H920C760 1180 600 960 580 800Z', 'url(#way)') +
      leaves(900, (i, r) => {
        const t = r() ** 0.7;
        const y = 810 + t * 630;
        const x = Math.floor(r() * 1080);
        return ellipse(
          x,
          y,
          4 + t * 12,
          2 + t * 6,
          ['#E8902E', '#C9501F', '#F0BC4A', '#A83C1A', '#D9772E'][i % 5]!,
          `transform="rotate(${Math.floor(r() * 60)} ${x} ${Math.floor(y)})"`,
        );
      }) +
      path('M524 800V760C524 744 552 744 552 760V800Z', '#C8322E') +
      circle(538, 738, 11, '#3A2A22') +
      rect(528, 800, 8, 34, '#2B2B30') +
      rect(540, 800, 8, 34, '#2B2B30') +
      ellipse(590, 818, 20, 10, '#5A3A22') +
      circle(610, 808, 8, '#5A3A22') +
      rect(576, 822, 4, 16, '#5A3A22') +
      rect(600, 822, 4, 16, '#5A3A22') +
      stroke('M552 776L606 806', '#222222', 2),
  ),
  wide(
    'beach-striped-umbrella',
    'A sunny beach: a red and white umbrella, two blue deck chairs, a bucket with a spade, and a sail on the horizon.',
    () =>
      sky(1440, 1080, [
        [0, '#3F9FE0'],
        [0.45, '#BFE5F5'],
      ]) +
      clouds(1440, 420, '#ffffff', 44) +
      sea(1440, 420, 330, [
        [0, '#1E7FB0'],
        [0.6, '#38B3C4'],
        [1, '#A9E6DE'],
      ]) +
      glints(12, 1440, 426, 720, '#ffffff', 190, 0.5, 1.3) +
      path('M1090 420L1090 300L1160 420Z', '#ffffff') +
      path('M1080 420L1080 320L1040 420Z', '#E8EEF2') +
      path('M1030 424H1170L1150 442H1050Z', '#B8432F') +
      defs(
        gradient('sand', [
          [0, '#E6CF9C'],
          [1, '#D2B074'],
        ]),
        noise('sn', '0.5', '#8a6430', 2.2, -1, 4, 3),
      ) +
      path(swell(5, 1440, 1080, 730, 26, 2), '#ffffff', 'opacity=".8"') +
      path(swell(5, 1440, 1080, 746, 26, 2), 'url(#sand)') +
      `<g style="clip-path:inset(760px 0 0 0)">${textured(1440, 1080, 'sn', 'opacity=".35"')}</g>` +
      ellipse(600, 1000, 330, 44, '#7A5A2E', 'opacity=".4"') +
      stroke('M600 990L560 480', '#F2EBDD', 14) +
      many(8, i => {
        const a = (x: number) => 300 + x * 65;
        return path(
          `M556 430Q${a(i)} ${500 - Math.sin((i / 8) * 3.14) * 20} ${a(i)} 640Q${a(i) + 32} 612 ${a(i + 1)} 640Q${a(i + 1)} ${500 - Math.sin(((i + 1) / 8) * 3.14) * 20} 556 430Z`,
          i % 2 ? '#F7F3EA' : '#D93A3A',
        );
      }) +
      [
        [760, 1],
        [960, 1],
      ]
        .map(
          ([x]) =>
            stroke(`M${x} 1000L${x! + 110} 760M${x! + 150} 1000L${x! + 20} 850`, '#8A5A34', 12) +
            path(`M${x! + 108} 762L${x! + 190} 780L${x! + 120} 930L${x! + 10} 940Z`, '#2F6FB8') +
            many(3, k =>
              stroke(`M${x! + 126 + k * 20} ${766 + k * 4}L${x! + 38 + k * 28} 938`, '#ffffff', 6),
            ),
        )
        .join('') +
      path('M300 930H400L386 1020H314Z', '#F2B632') +
      ellipse(350, 930, 50, 12, '#C98A1A') +
      stroke('M300 930C310 880 390 880 400 930', '#C98A1A', 6) +
      stroke('M420 1020L460 900', '#C8423B', 12) +
      ellipse(464, 890, 18, 28, '#C8423B'),
  ),
  wide(
    'snowy-cabin-night',
    'A log cabin in deep snow at night with two lit windows and smoke from its chimney, under a starry sky.',
    () =>
      sky(1440, 1080, [
        [0, '#0B1736'],
        [0.6, '#2B4470'],
      ]) +
      stars(8, 1440, 620, 240) +
      path(ridge(91, 1440, 1080, 520, 200), '#1E335C') +
      many(60, i => pine(i * 25 + ((i * 7) % 9), 720 + ((i * 11) % 30), 150 + ((i * 53) % 130), '#0F2138')) +
      defs(
        gradient('snow', [
          [0, '#C9D8F0'],
          [1, '#7F97C4'],
        ]),
        soft('warm', 30),
        soft('smoke', 12),
      ) +
      path(swell(14, 1440, 1080, 720, 30, 1.5), 'url(#snow)') +
      many(6, i =>
        circle(
          880 + i * 22 + (i % 2) * 14,
          360 - i * 44,
          24 + i * 7,
          '#C9D4E8',
          `opacity="${(0.5 - i * 0.07).toFixed(2)}" filter="url(#smoke)"`,
        ),
      ) +
      rect(850, 380, 46, 120, '#5A3A30') +
      rect(480, 560, 500, 230, '#6B432A') +
      many(7, i => stroke(`M480 ${580 + i * 32}H980`, '#442818', 5)) +
      path('M430 580L730 400L1030 580L1010 606L730 440L450 606Z', '#F1F6FD') +
      path('M470 590L730 436L990 590Z', '#5A3722') +
      ellipse(610, 800, 170, 46, '#FFC766', 'opacity=".55" filter="url(#warm)"') +
      ellipse(860, 800, 150, 44, '#FFC766', 'opacity=".5" filter="url(#warm)"') +
      [
        [550, 630],
        [820, 630],
      ]
        .map(
          ([x, y]) =>
            rect(x! - 8, y! - 8, 116, 96, '#3A2214') +
            rect(x!, y!, 100, 80, '#FFD37A') +
            rect(x! + 46, y!, 8, 80, '#3A2214') +
            rect(x!, y! + 36, 100, 8, '#3A2214'),
        )
        .join('') +
      rect(694, 640, 84, 150, '#3A2214') +
      circle(764, 716, 5, '#E6C36A') +
      path(swell(24, 1440, 1080, 800, 24, 2), 'url(#snow)') +
      many(40, i =>
        ellipse(720 + Math.sin(i / 5) * 30 + i * 4, 810 + i * 7, 5 + i * 0.3, 3 + i * 0.15, '#6E86B4'),
      ),
  ),
  tall(
    'lighthouse-on-rocks',
    'A white and red striped lighthouse on dark rocks with waves breaking, gulls, and a stormy sky.',
    () =>
      sky(1080, 1440, [
        [0, '#4A5A6E'],
        [0.5, '#9FB0BC'],
        [0.62, '#D6DAD4'],
      ]) +
      clouds(1080, 900, '#2E3A4A', 52, 3.4, -1.4) +
      sea(1080, 900, 540, [
        [0, '#5C7C86'],
        [1, '#1F3E4C'],
      ]) +
      glints(31, 1080, 910, 1430, '#E8F0EE', 160, 0.5, 1.4) +
      defs(
        `<clipPath id="tw"><path d="M470 960L510 420H610L650 960Z"/></clipPath>`,
        gradient(
          'rnd',
          [
            [0, '#000', 0],
            [0.6, '#000', 0.05],
            [1, '#000', 0.4],
          ],
          'x1="0" y1="0" x2="1" y2="0"',
        ),
      ) +
      group(
        rect(440, 400, 240, 580, '#F4F0E8') +
          many(3, i => rect(440, 480 + i * 180, 240, 90, '#C5352E')) +
          rect(440, 400, 240, 580, 'url(#rnd)'),
        'clip-path="url(#tw)"',
      ) +
      rect(490, 396, 140, 20, '#2B2F36') +
      rect(520, 330, 80, 70, '#FFE7A0') +
      stroke('M520 330V396M546 330V396M574 330V396M600 330V396', '#2B2F36', 6) +
      path('M508 332L560 276L612 332Z', '#C5352E') +
      path('M600 350L1080 270V430L600 384Z', '#FFF3C4', 'opacity=".3"') +
      rect(542, 860, 44, 100, '#3A2F2A', 'rx="20"') +
      [500, 640, 780].map(y => rect(552, y, 22, 34, '#37424E')).join('') +
      path(
        'M120 1180C200 1040 300 990 400 960C520 930 680 930 780 980C900 1030 960 1100 1010 1200Z',
        '#3B3A3C',
      ) +
      path(ridge(77, 1080, 1440, 1130, 120), '#2A2A2E') +
      defs(soft('foam', 7)) +
      many(40, i => {
        const r = seeded(i + 70);
        return circle(
          60 + i * 25,
          1160 + (r() - 0.5) * 70,
          14 + r() * 28,
          '#F4F8F8',
          `opacity="${(0.4 + r() * 0.5).toFixed(2)}" filter="url(#foam)"`,
        );
      }) +
      path(swell(40, 1080, 1440, 1230, 30, 3), '#3A6470') +
      glints(32, 1080, 1240, 1430, '#DDEBEA', 80, 0.5, 1.4) +
      [
        [220, 420],
        [320, 360],
        [820, 520],
        [760, 470],
      ]
        .map(([x, y]) =>
          stroke(
            `M${x! - 30} ${y}Q${x! - 14} ${y! - 22} ${x} ${y}Q${x! + 14} ${y! - 22} ${x! + 30} ${y}`,
            '#F4F4F0',
            6,
          ),
        )
        .join(''),
  ),
  wide(
    'city-skyline-night',
    'A city skyline at night across a river, with lit windows, a tall tower with a red light, and reflections.',
    () =>
      sky(1440, 1080, [
        [0, '#0C1030'],
        [0.5, '#2C2A5E'],
        [0.66, '#8A4A78'],
      ]) +
      stars(2, 1440, 360, 70) +
      circle(1150, 160, 46, '#F6EBD0') +
      many(3, layer =>
        many(22, i => {
          const r = seeded(layer * 100 + i);
          const w = 56 + r() * 50;
          const h = 120 + r() * (layer === 1 ? 360 : 230);
          const x = i * 68 - 20;
          const c = ['#2C2C58', '#191C40', '#0E1130'][layer]!;
          return (
            rect(x, 700 - h, w, h, c) +
            many(Math.floor(h / 26) * 4, k =>
              r() > 0.5
                ? rect(
                    x + 8 + (k % 4) * (w / 4.4),
                    712 - h + Math.floor(k / 4) * 26,
                    8,
                    12,
                    ['#FFD98A', '#FFEFC4', '#9FC6F5'][Math.floor(r() * 3)]!,
                    'opacity=".9"',
                  )
                : '',
            )
          );
        }),
      ) +
      path('M690 700L706 200H734L750 700Z', '#0B0E28') +
      stroke('M720 200V100', '#0B0E28', 6) +
      circle(720, 98, 8, '#FF4A3D') +
      many(14, i => rect(710, 230 + i * 32, 20, 10, '#FFE2A0')) +
      sea(1440, 700, 380, [
        [0, '#4A3566'],
        [0.3, '#1E2250'],
        [1, '#0A0D28'],
      ]) +
      many(120, i => {
        const r = seeded(600 + i);
        const x = r() * 1440;
        return rect(
          x,
          704,
          5 + r() * 6,
          40 + r() * 240,
          ['#FFD98A', '#FFB45A', '#9FC6F5'][i % 3]!,
          `opacity="${(0.08 + r() * 0.25).toFixed(2)}"`,
        );
      }) +
      glints(66, 1440, 710, 1070, '#FFE0B0', 180, 0.5, 1.3),
  ),
  wide(
    'hot-air-balloons',
    'Seven colourful hot-air balloons over a valley of pale rock towers in the early morning.',
    () =>
      sky(1440, 1080, [
        [0, '#6FA6DA'],
        [0.5, '#F7DDBF'],
        [0.7, '#FBEBD3'],
      ]) +
      glow(220, 560, 36, '#FFD08A') +
      path(ridge(120, 1440, 1080, 700, 90), '#C9B2B4') +
      path(swell(122, 1440, 1080, 800, 40, 3), '#D9B99A') +
      many(16, i => {
        const r = seeded(20 + i);
        const x = i * 95 + r() * 40;
        const h = 120 + r() * 190;
        const y = 900 + r() * 120;
        const c = mix('#E6CBA8', '#B98C66', r());
        return (
          path(
            `M${x - 40} ${y}C${x - 34} ${y - h * 0.6} ${x - 20} ${y - h} ${x} ${y - h}C${x + 22} ${y - h} ${x + 36} ${y - h * 0.5} ${x + 46} ${y}Z`,
            c,
          ) +
          path(
            `M${x + 6} ${y - h}C${x + 22} ${y - h} ${x + 36} ${y - h * 0.5} ${x + 46} ${y}H${x + 18}Z`,
            mix(c, '#5A3420', 0.3),
          ) +
          rect(x - 8, y - h * 0.5, 10, 18, '#5A3A2A')
        );
      }) +
      path(swell(124, 1440, 1080, 960, 30, 2), '#C29A6A') +
      grass(4, 1440, 980, 100, ['#8A7A3E', '#A08A4A', '#6E6A36'], 260) +
      [
        [230, 250, 1.1, '#D93A3A', '#F7E2B0'],
        [520, 170, 0.75, '#2F6FB8', '#F2F2F2'],
        [760, 330, 1.35, '#F2A92E', '#C8423B'],
        [1040, 190, 0.9, '#3E9A6A', '#F6E6A8'],
        [1240, 380, 1.15, '#7A4AA0', '#F2B6CC'],
        [420, 500, 0.55, '#E8704A', '#3F5AA8'],
        [960, 540, 0.45, '#1F8A8A', '#F7F3EA'],
      ]
        .map(([x, y, s, a, b]) =>
          group(
            many(7, k =>
              path(
                `M0 -110C${(k - 3.5) * 50} -110 ${(k - 3.5) * 54} 10 ${(k - 3.5) * 10} 110L${(k - 2.5) * 10} 110C${(k - 2.5) * 54} 10 ${(k - 2.5) * 50} -110 0 -110Z`,
                String(k % 2 ? b : a),
              ),
            ) +
              path('M60 -86C120 -60 110 30 36 110H24C80 20 90 -50 60 -86Z', '#000', 'opacity=".18"') +
              stroke('M-30 112L-14 150M30 112L14 150', '#5A4030', 3) +
              rect(-18, 150, 36, 28, '#7A5230', 'rx="4"'),
            `transform="translate(${x} ${y}) scale(${s})"`,
          ),
        )
        .join(''),
  ),
  wide(
    'harbour-colourful-houses',
    'A row of red, yellow, white and blue wooden houses on a quay, with three fishing boats and their reflections.',
    () =>
      sky(1440, 1080, [
        [0, '#8EB6D2'],
        [0.5, '#E4EAE4'],
      ]) +
      clouds(1440, 420, '#ffffff', 63) +
      path(ridge(140, 1440, 1080, 330, 160), '#7A9282') +
      many(9, i =>
        house(
          i * 162 - 10,
          700,
          158,
          [300, 380, 330, 400, 290, 360, 410, 320, 350][i]!,
          ['#B8382F', '#E9B23E', '#F1ECE0', '#3F6FA8', '#C25A36', '#5A8A66', '#D9C08A', '#9E3A44', '#E8DFCB'][
            i
          ]!,
          i + 30,
        ),
      ) +
      rect(0, 700, 1440, 40, '#7A6A58') +
      many(36, i => rect(i * 42, 700, 3, 40, '#544636')) +
      sea(1440, 740, 340, [
        [0, '#8FA6A8'],
        [1, '#2F5568'],
      ]) +
      many(9, i =>
        rect(
          i * 162 - 10,
          742,
          158,
          190,
          ['#B8382F', '#E9B23E', '#F1ECE0', '#3F6FA8', '#C25A36', '#5A8A66', '#D9C08A', '#9E3A44', '#E8DFCB'][
            i
          ]!,
          'opacity=".28"',
        ),
      ) +
      glints(71, 1440, 745, 1070, '#EAF4F4', 200, 0.5, 1.4) +
      [
        [240, 880, '#2F6FB8'],
        [720, 930, '#C8423B'],
        [1180, 870, '#3E7D57'],
      ]
        .map(([x, y, c]) =>
          group(
            ellipse(0, 38, 170, 14, '#0F2C38', 'opacity=".45"') +
              path('M-160 -20C-100 0 100 0 170 -30L130 40H-120Z', String(c)) +
              stroke('M-156 -14C-100 4 100 4 164 -22', '#F7F3EA', 7) +
              rect(-70, -80, 90, 68, '#F4EFE4') +
              rect(-58, -66, 26, 24, '#3F5A6E') +
              rect(-20, -66, 26, 24, '#3F5A6E') +
              stroke('M60 -10V-190M60 -180L-40 -84', '#5A4030', 6),
            `transform="translate(${x} ${y})"`,
          ),
        )
        .join(''),
  ),
  wide(
    'bridge-in-fog',
    'A long red suspension bridge whose second tower fades into white fog over grey water.',
    () =>
      sky(1440, 1080, [
        [0, '#C9D2D8'],
        [0.6, '#EDEFEE'],
      ]) +
      defs(soft('f1', 40)) +
      group(
        path(
          'M1040 200H1064V820H1040Z M1090 200H1114V820H1090Z M1040 300H1114V320H1040Z M1040 460H1114V480H1040Z',
          '#B0463A',
        ),
        'opacity=".35"',
      ) +
      path('M-20 640L1440 600V624L-20 676Z', '#B5402F') +
      stroke(
        curve([
          [-20, 180],
          [240, 60],
          [520, 420],
          [780, 480],
          [1060, 206],
          [1460, 500],
        ]),
        '#9E3628',
        8,
      ) +
      many(54, i => {
        const x = i * 27;
        const t =
          x < 240 ? 180 - x * 0.5 : x < 660 ? 60 + (x - 240) * 0.98 : x < 800 ? 474 : 480 - (x - 780) * 0.97;
        return x > 1060
          ? ''
          : stroke(`M${x} ${Math.min(t, 470)}V${660 - x * 0.03}`, '#9E3628', 2, 'opacity=".7"');
      }) +
      path('M196 30H236V1000H196Z M276 30H316V1000H276Z', '#B5402F') +
      [120, 280, 440, 740].map(y => rect(196, y, 120, 28, '#9E3628')).join('') +
      sea(1440, 820, 260, [
        [0, '#C2CCD0'],
        [1, '#6E828C'],
      ]) +
      glints(81, 1440, 826, 1070, '#F4F8F8', 140, 0.5, 1.4) +
      rect(170, 960, 180, 60, '#6B5A52') +
      many(12, i =>
        ellipse(700 + i * 80, 560 + (i % 4) * 70, 320, 90, '#F4F5F4', 'opacity=".5" filter="url(#f1)"'),
      ),
  ),
  wide(
    'sunflower-field',
    'A field of sunflowers under a blue sky with a white farmhouse and a windmill far behind.',
    () =>
      sky(1440, 1080, [
        [0, '#4A9BDE'],
        [0.5, '#CBE7F4'],
      ]) +
      clouds(1440, 520, '#ffffff', 15) +
      path(swell(150, 1440, 1080, 520, 30, 2), '#8FB46A') +
      rect(980, 440, 150, 90, '#F6F2E8') +
      path('M964 444L1055 380L1146 444Z', '#B04A36') +
      rect(1010, 470, 26, 30, '#4A5E6E') +
      rect(1070, 470, 30, 60, '#6B4A36') +
      path('M380 530L396 400H424L440 530Z', '#EDE6D8') +
      many(4, i => rect(402, 320, 16, 92, '#8A6A4A', `transform="rotate(${20 + i * 90} 410 412)"`)) +
      path(swell(152, 1440, 1080, 560, 20, 2), '#5E8A3C') +
      many(210, i => {
        const t = i / 210;
        const r = seeded(i + 4000);
        const y = 570 + t ** 1.6 * 470;
        const s = 6 + t ** 1.6 * 62;
        const x = r() * 1500 - 30;
        return (
          stroke(`M${x} ${y}V${y + s * 3}`, '#3F6B2A', s * 0.16) +
          ellipse(
            x + s * 0.7,
            y + s * 1.5,
            s * 0.6,
            s * 0.26,
            '#4F8036',
            `transform="rotate(-24 ${x} ${y})"`,
          ) +
          many(14, k =>
            ellipse(
              x,
              y - s * 0.72,
              s * 0.2,
              s * 0.44,
              k % 2 ? '#F7C32E' : '#E9A51A',
              `transform="rotate(${k * 25.7} ${x} ${y})"`,
            ),
          ) +
          circle(x, y, s * 0.46, '#4A2C14') +
          circle(x, y, s * 0.28, '#6B421E')
        );
      }),
  ),
  tall(
    'red-bicycle-by-wall',
    'A red bicycle with a wicker basket of flowers leans against a yellow wall beside a blue door on a cobbled street.',
    () =>
      defs(relief('wall', '0.02', '#F0C766', 2.2)) +
      rect(0, 0, 1080, 1060, '#E9BE5C') +
      textured(1080, 1060, 'wall', 'style="mix-blend-mode:multiply" opacity=".8"') +
      rect(660, 150, 340, 910, '#F3EEE0') +
      rect(690, 180, 280, 880, '#2F6A9C') +
      [
        [716, 220],
        [846, 220],
        [716, 560],
        [846, 560],
      ]
        .map(([x, y]) => rect(x!, y!, 98, 290, '#25567F') + rect(x! + 6, y! + 6, 86, 6, '#5C94C2'))
        .join('') +
      circle(944, 640, 13, '#E0B84A') +
      rect(780, 480, 90, 30, '#D9B24A') +
      rect(130, 170, 300, 380, '#F3EEE0') +
      rect(150, 190, 260, 340, '#3E5A6A') +
      rect(274, 190, 12, 340, '#F3EEE0') +
      rect(150, 350, 260, 12, '#F3EEE0') +
      [0, 1]
        .map(
          i =>
            rect(i ? 430 : 50, 160, 84, 400, '#3E7D57') +
            many(12, k => rect(i ? 438 : 58, 172 + k * 32, 68, 20, '#336A49')),
        )
        .join('') +
      rect(130, 548, 300, 40, '#8A5A34') +
      many(22, i =>
        circle(140 + i * 13.5, 540 - (i % 3) * 14, 17, ['#E2574C', '#F28AA6', '#5E9A4C', '#5E9A4C'][i % 4]!),
      ) +
      rect(0, 1050, 1080, 390, '#8C8278') +
      many(150, i => {
        const row = Math.floor(i / 15);
        const h = 20 + row * 5;
        const y = 1056 + row * 22 + row * row * 1.9;
        return rect(
          (i % 15) * 76 + (row % 2) * 38 - 40,
          y,
          72,
          h,
          mix('#A89C8E', '#6A6058', ((i * 37) % 10) / 10),
          `rx="${9 + row}"`,
        );
      }) +
      ellipse(520, 1236, 420, 36, '#000', 'opacity=".32"') +
      [
        [270, 1040],
        [770, 1040],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="182" fill="none" stroke="#26262A" stroke-width="18"/><circle cx="${x}" cy="${y}" r="168" fill="none" stroke="#C9CDD2" stroke-width="7"/>` +
            many(18, k =>
              stroke(
                `M${x} ${y}L${x! + Math.cos(k * 0.349) * 166} ${y! + Math.sin(k * 0.349) * 166}`,
                '#D9DCE0',
                2,
              ),
            ) +
            circle(x!, y!, 14, '#55585E'),
        )
        .join('') +
      stroke(
        'M270 1040L392 770L690 770L500 1040L392 770M500 1040H270M690 770L770 1040M690 770L668 700',
        '#C8232C',
        20,
      ) +
      stroke('M392 770L376 712', '#9AA0A8', 14) +
      path('M316 700C350 680 420 684 446 704C430 722 350 730 316 700Z', '#3A2418') +
      stroke('M668 700C700 670 740 660 780 690M668 700C640 690 620 684 600 690', '#9AA0A8', 13) +
      stroke('M780 690L806 700M600 690L576 694', '#3A2418', 18) +
      circle(500, 1040, 44, '#3A3C42') +
      stroke('M500 1040L540 1110M500 1040L462 968', '#7A7E86', 11) +
      rect(520, 1106, 56, 14, '#26262A') +
      stroke('M270 1020H500M270 1056H500', '#55585E', 4) +
      stroke('M120 960C160 880 250 840 330 870M640 900C700 850 800 850 880 930', '#C8232C', 13) +
      path('M706 724H900L876 850H730Z', '#B98A4E') +
      many(6, i => stroke(`M${712 + i * 4} ${742 + i * 20}H${894 - i * 4}`, '#7A5226', 6)) +
      many(9, i => stroke(`M${722 + i * 20} 726L${736 + i * 16} 848`, '#94692F', 4)) +
      many(24, i => {
        const r = seeded(i + 90);
        const x = 716 + r() * 176;
        const y = 640 + r() * 80;
        return (
          ellipse(x, y + 20, 9, 26, '#4F8A44') +
          many(5, k =>
            circle(
              x + Math.cos(k * 1.257) * 15,
              y + Math.sin(k * 1.257) * 15,
              11,
              ['#F7F3EA', '#F28AA6', '#B07AD0', '#F2C43E'][i % 4]!,
            ),
          ) +
          circle(x, y, 8, '#E9A51A')
        );
      }),
  ),
  wide(
    'tram-in-old-street',
    'A yellow tram, number 12, climbs a narrow street between old houses; tracks and overhead wires run ahead.',
    () =>
      sky(1440, 1080, [
        [0, '#A9C8DE'],
        [0.6, '#F3E6D2'],
      ]) +
      path('M-40 640H520V760L420 800L-40 1080Z', '#B5AB9E') +
      path('M1480 640H940V760L1020 800L1480 1080Z', '#B5AB9E') +
      many(4, i =>
        house(
          -120 + i * 140,
          760 - i * 26,
          180 - i * 20,
          560 - i * 70,
          ['#E3B48A', '#C8705A', '#EAD9B8', '#9FB8B0'][i]!,
          i + 61,
        ),
      ) +
      many(4, i =>
        house(
          1300 - i * 130,
          760 - i * 26,
          180 - i * 20,
          590 - i * 80,
          ['#D9C7A2', '#7FA3B8', '#E0A092', '#C9B870'][i]!,
          i + 75,
        ),
      ) +
      path('M420 700L1020 700L1440 1080H0Z', '#8E867E') +
      many(90, i => {
        const t = ((i * 7) % 90) / 90;
        const r = seeded(i);
        const y = 705 + t * 370;
        const half = 300 + t * 420;
        return rect(
          720 - half + r() * half * 2,
          y,
          20 + t * 46,
          6 + t * 12,
          mix('#A39A90', '#6B645C', r()),
          'rx="5"',
        );
      }) +
      stroke('M690 700L470 1080M750 700L970 1080', '#4A4A4E', 12) +
      stroke('M690 700L470 1080M750 700L970 1080', '#C9CDD2', 4) +
      stroke('M0 120L720 330L1440 90M720 330V0', '#2B2B30', 4) +
      ellipse(720, 868, 250, 26, '#000', 'opacity=".4"') +
      rect(520, 330, 400, 520, '#F2B91E', 'rx="34"') +
      rect(520, 640, 400, 210, '#F7F3EA', 'rx="20"') +
      rect(520, 640, 400, 40, '#C98F0A') +
      rect(560, 420, 320, 190, '#2E4656', 'rx="14"') +
      rect(716, 420, 8, 190, '#F2B91E') +
      path('M570 430L660 430L600 600L570 600Z', '#ffffff', 'opacity=".2"') +
      rect(640, 346, 160, 60, '#1F1F22', 'rx="8"') +
      `<text x="720" y="394" font-family="Roboto" font-weight="700" font-size="50" fill="#FFC93A" text-anchor="middle">12</text>` +
      circle(590, 760, 30, '#FFF6D0') +
      circle(850, 760, 30, '#FFF6D0') +
      rect(660, 730, 120, 60, '#D9D2C2', 'rx="8"') +
      rect(560, 850, 320, 24, '#2B2B30') +
      stroke('M720 330L660 260L780 220', '#2B2B30', 6),
  ),
];
