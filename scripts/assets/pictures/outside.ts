// Over 300 lines: a table of drawings, one for each picture.
import { glints, grass, swell, tree } from './scene.ts';
import {
  air,
  blur,
  circle,
  defs,
  ellipse,
  front,
  glow,
  gradient,
  group,
  H,
  lamp,
  many,
  mix,
  n,
  panes,
  passer,
  path,
  rect,
  rows,
  seeded,
  shade,
  sky,
  stroke,
  W,
  type Lit,
} from './view.ts';

const HOUSES = ['#B8382F', '#E9B23E', '#F1ECE0', '#3F6FA8', '#C25A36', '#5A8A66', '#D9C08A'];
const water = (l: Lit, y: number, h: number, id = 'wt'): string =>
  defs(
    gradient(
      id,
      l.light === 'day'
        ? [
            [0, '#8FC0CE'],
            [0.4, '#4A86A0'],
            [1, '#1F5068'],
          ]
        : l.light === 'dusk'
          ? [
              [0, '#F0A070'],
              [0.3, '#8A5A7E'],
              [1, '#2A2850'],
            ]
          : [
              [0, '#1E2A54'],
              [1, '#060C20'],
            ],
    ),
  ) + rect(0, y, W, h, `url(#${id})`);
const foam = (l: Lit): string => (l.light === 'day' ? '#F2FAFA' : l.light === 'dusk' ? '#FFC890' : '#8A9CCB');
const gull = (x: number, y: number, s: number, c: string): string =>
  stroke(
    `M${x - s} ${y}Q${x - s * 0.45} ${y - s * 0.7} ${x} ${y}Q${x + s * 0.45} ${y - s * 0.7} ${x + s} ${y}`,
    c,
    s * 0.2,
  );
const lighthouse = (l: Lit, x: number, y: number, h: number): string =>
  path(
    `M${x - h * 0.11} ${y}L${x - h * 0.065} ${y - h * 0.8}H${x + h * 0.065}L${x + h * 0.11} ${y}Z`,
    l.c('#F4F0E8'),
  ) +
  [0.1, 0.37, 0.64]
    .map(t =>
      path(
        `M${n(x - h * (0.104 - t * 0.053))} ${n(y - h * t)}L${n(x - h * (0.098 - t * 0.053))} ${n(y - h * (t + 0.13))}H${n(x + h * (0.098 - t * 0.053))}L${n(x + h * (0.104 - t * 0.053))} ${n(y - h * t)}Z`,
        l.c('#C5352E'),
      ),
    )
    .join('') +
  rect(x - h * 0.085, y - h * 0.82, h * 0.17, h * 0.03, l.c('#2B2F36')) +
  rect(x - h * 0.045, y - h * 0.93, h * 0.09, h * 0.11, l.dark ? '#FFF0B8' : '#DCE4E4') +
  path(`M${x - h * 0.06} ${y - h * 0.93}L${x} ${y - h}L${x + h * 0.06} ${y - h * 0.93}Z`, l.c('#C5352E')) +
  (l.dark ? glow(x, y - h * 0.87, h * 0.9, '#FFE9A8') : '');
const cobbles = (l: Lit, y0: number, y1: number, colour: string, seed: number): string => {
  const r = seeded(seed);
  return (
    rect(0, y0, W, H - y0, l.c(mix(colour, '#000000', 0.2))) +
    rows(y0, y1, 17, (y, t, h) =>
      many(Math.round(26 - t * 15), i => {
        const w = W / Math.round(26 - t * 15);
        return rect(
          i * w + ((Math.round(t * 17) % 2) * w) / 2 - w / 2,
          y + 1,
          w - 1 - t * 4,
          Math.max(2, h - 1 - t * 3),
          l.c(mix(colour, r() > 0.5 ? '#ffffff' : '#3A342E', r() * 0.22)),
          `rx="${n(Math.min(h / 2, 2 + t * 9))}"`,
        );
      }),
    )
  );
};

export function harbour(l: Lit): string {
  const y = 600;
  const row = (flip: boolean) =>
    many(8, i => {
      const w = 118;
      const h = [190, 250, 210, 270, 200, 240, 260, 205][i]!;
      return flip
        ? rect(i * w - 16, y + 26, w - 4, h * 0.72, l.c(HOUSES[i % 7]!), 'opacity=".3"')
        : front(l, i * w - 16, y, w - 4, h, HOUSES[i % 7]!, i + 30);
    });
  return (
    sky(l, 640, 660) +
    path(swell(7, W, 660, 470, 70, 2), l.c('#6E8A78')) +
    row(false) +
    rect(0, y, W, 26, l.c('#7A6A58')) +
    many(30, i => rect(i * 32, y, 3, 26, l.c('#4E4236'))) +
    many(4, i => lamp(l, 110 + i * 230, y + 4, 76)) +
    water(l, y + 26, 400) +
    row(true) +
    (l.dark
      ? many(16, i => rect(30 + i * 56, y + 30, 14, 90 + (i % 3) * 60, '#FFC56A', 'opacity=".22"'))
      : '') +
    glints(71, W, y + 34, 1000, foam(l), 150, 0.5, 1.4) +
    group(
      many(
        3,
        i =>
          stroke(`M${120 + i * 290} ${706 + i * 12}V${590 - i * 12}`, l.c('#5A4030'), 4) +
          path(
            `M${70 + i * 290} ${700 + i * 12}H${180 + i * 290}L${164 + i * 290} ${722 + i * 12}H${86 + i * 290}Z`,
            l.c(['#F1ECE0', '#B8382F', '#3E7D57'][i]!),
          ) +
          rect(100 + i * 290, 680 + i * 12, 40, 22, l.c('#E8E0D0')),
      ),
    ) +
    ellipse(470, 906, 250, 26, '#04121C', 'opacity=".45"') +
    path(
      'M214 806C330 850 620 850 742 782C726 850 694 896 640 904H312C262 896 230 852 214 806Z',
      l.c('#2F6FB8'),
    ) +
    path('M214 806C330 850 620 850 742 782L738 802C620 866 330 868 219 824Z', l.c('#F4EFE4')) +
    path(
      'M244 880C360 900 600 900 676 880C664 894 652 902 640 904H312C282 900 260 892 244 880Z',
      l.c('#8E2F2A'),
    ) +
    rect(356, 676, 150, 142, l.c('#F4EFE4'), 'rx="8"') +
    rect(346, 664, 172, 18, l.c('#C8423B'), 'rx="6"') +
    panes(l, 374, 704, 48, 44, true) +
    panes(l, 440, 704, 48, 44, true) +
    stroke('M600 826V520M600 540L470 664M600 540L736 790', l.c('#5A4030'), 6) +
    rect(596, 512, 30, 20, l.c('#E9B23E')) +
    many(
      3,
      i =>
        `<circle cx="${300 + i * 150}" cy="858" r="17" fill="none" stroke="${l.c('#23282C')}" stroke-width="9"/>`,
    ) +
    `<text x="270" y="846" font-family="Roboto" font-weight="700" font-size="24" fill="${l.c('#F4EFE4')}" transform="rotate(3 270 846)">HB 27</text>` +
    (l.dark ? glow(600, 540, 120) : '') +
    cobbles(l, 1010, 1230, '#9A938A', 4) +
    rect(0, 996, W, 20, l.c('#B8B0A4')) +
    [
      [190, 1],
      [690, 1.15],
    ]
      .map(
        ([x, s]) =>
          shade(x! + 20, 1084, 60 * s!, 12) +
          path(
            `M${x! - 34 * s!} 1084L${x! - 26 * s!} ${1084 - 96 * s!}H${x! + 26 * s!}L${x! + 34 * s!} 1084Z`,
            l.c('#2B3034'),
          ) +
          ellipse(x!, 1084 - 98 * s!, 40 * s!, 16 * s!, l.c('#3E454A')) +
          ellipse(x! - 8, 1080 - 98 * s!, 22 * s!, 6 * s!, '#fff', 'opacity=".14"'),
      )
      .join('') +
    stroke('M214 1010C280 950 300 900 330 866M664 1000C640 950 650 900 656 880', l.c('#C9B48A'), 8) +
    group(
      ellipse(0, 0, 34, 20, l.c('#F6F4EE')) +
        path('M-26 -6C-60 -8 -70 4 -76 12C-50 14 -30 12 -14 10Z', l.c('#A9B2B8')) +
        circle(34, -22, 15, l.c('#F8F6F0')) +
        path('M46 -24L66 -18L46 -14Z', l.c('#E9A51A')) +
        circle(38, -26, 2.6, '#1A1A1A') +
        stroke('M-4 18V38M10 18V38', l.c('#E9A51A'), 4),
      'transform="translate(694 938)"',
    ) +
    gull(180, 300, 26, l.c('#F4F4F0')) +
    gull(300, 240, 18, l.c('#F4F4F0')) +
    air(l)
  );
}

export function pier(l: Lit): string {
  const vy = 620;
  const edge = (t: number, side: number) => 450 + side * (40 + t ** 1.6 * 560);
  return (
    sky(l, vy, 250) +
    water(l, vy, 600) +
    glints(33, W, vy + 6, 1190, foam(l), 170, l.light === 'day' ? 0.5 : 0.28, 1.5) +
    path(`M640 ${vy}C700 ${vy - 26} 820 ${vy - 40} 900 ${vy - 44}V${vy}Z`, l.c('#5E7A6A')) +
    lighthouse(l, 790, vy - 34, 150) +
    path(`M0 ${vy}V${vy - 20}C80 ${vy - 34} 160 ${vy - 20} 230 ${vy}Z`, l.c('#6E8676')) +
    group(
      path('M-170 0H180L150 46H-140Z', l.c('#F4F2EC')) +
        path('M-158 22H166L150 46H-140Z', l.c('#1F5FAE')) +
        rect(-130, -48, 250, 50, l.c('#FAF8F2')) +
        rect(-96, -86, 170, 40, l.c('#F4F2EC')) +
        rect(20, -128, 44, 46, l.c('#C8423B')) +
        rect(20, -118, 44, 10, l.c('#F4F2EC')) +
        many(11, i => rect(-120 + i * 22, -36, 14, 15, l.dark ? '#FFD98A' : l.c('#3E5668'))) +
        many(7, i => rect(-88 + i * 23, -76, 14, 14, l.dark ? '#FFD98A' : l.c('#3E5668'))) +
        stroke('M-60 -86V-150M-60 -146L-120 -48', l.c('#5A6066'), 3) +
        `<text x="-50" y="-6" font-family="Roboto" font-weight="700" font-size="19" fill="${l.c('#1F5FAE')}">MERROW</text>` +
        path('M20 -130C0 -160 -30 -166 -60 -190C-20 -190 30 -176 64 -130Z', '#D8D8D8', 'opacity=".25"'),
      `transform="translate(560 ${vy - 12}) scale(1.12)"`,
    ) +
    path(`M${edge(0, -1)} ${vy + 6}H${edge(0, 1)}L${edge(1, 1)} ${H}H${edge(1, -1)}Z`, l.c('#8A6A4A')) +
    rows(vy + 6, H, 30, (y, t, h) => {
      const e0 = ((y - vy - 6) / (H - vy - 6)) ** (1 / 1);
      const half = 40 + 560 * ((y - vy - 6) / (H - vy - 6));
      return path(
        `M${n(450 - half)} ${n(y)}H${n(450 + half)}V${n(y + Math.max(1.5, h - 1 - t * 3))}H${n(450 - half)}Z`,
        l.c(mix('#B08A62', (t * 30) % 2 < 1 ? '#ffffff' : '#5A4028', 0.08 + (Math.round(t * 97) % 5) * 0.03)),
        `opacity="${e0 > 0 ? 1 : 0}"`,
      );
    }) +
    [-1, 1]
      .map(
        side =>
          [0.02, 0.07, 0.14, 0.24, 0.38, 0.58, 0.86]
            .map((t, i) => {
              const y = vy + 6 + t * (H - vy - 6);
              const x = 450 + side * (40 + 560 * t);
              const h = 34 + t * 300;
              return (
                rect(x - 3 - t * 12, y - h, 6 + t * 24, h, l.c('#F1ECE0')) +
                rect(x + t * 6, y - h, 3 + t * 6, h, '#000', 'opacity=".16"') +
                circle(x, y - h, 5 + t * 18, l.c('#F8F4EA')) +
                (i === 1 || i === 3 || i === 5 ? lamp(l, x, y - h * 0.2, h * 1.9) : '')
              );
            })
            .join('') +
          [0.34, 0.7, 0.95]
            .map(k =>
              stroke(
                `M${450 + side * 44} ${vy + 6 - 36 * k}L${450 + side * 600} ${H - 334 * k}`,
                l.c('#E4DCCB'),
                5,
              ),
            )
            .join(''),
      )
      .join('') +
    passer(l, 410, 716, 92, '#C8423B') +
    passer(l, 484, 700, 78, '#2F6FB8') +
    gull(280, 260, 24, l.c('#F4F4F0')) +
    gull(600, 330, 16, l.c('#F4F4F0')) +
    gull(700, 180, 20, l.c('#F4F4F0')) +
    air(l)
  );
}

export function park(l: Lit): string {
  const green = (c: string) => l.c(c);
  // A tree lights its own leaves from the left, which at night nothing does.
  const wood = (inner: string) =>
    group(inner, l.dark ? `style="filter:brightness(${l.light === 'night' ? 0.4 : 0.74})"` : '');
  return (
    sky(l, 560, 300) +
    blur(
      3,
      path(swell(3, W, 700, 470, 40, 2), green('#6E9A72')) +
        wood(
          many(11, i =>
            tree(
              i * 90 - 10,
              590,
              170 + ((i * 53) % 60),
              green(['#5E8A52', '#74A05A', '#4E7A4C'][i % 3]!),
              i + 7,
            ),
          ),
        ),
    ) +
    rect(0, 570, W, 640, green('#7FA858')) +
    defs(
      gradient('lawn', [
        [0, '#000', 0.12],
        [0.3, '#000', 0],
        [1, '#0A1E06', 0.35],
      ]),
    ) +
    rect(0, 570, W, 640, 'url(#lawn)') +
    defs(`<clipPath id="pond"><ellipse cx="500" cy="668" rx="230" ry="46"/></clipPath>`) +
    ellipse(500, 672, 240, 52, green('#5A7A44')) +
    group(
      water(l, 620, 100, 'pw') + glints(9, W, 630, 710, foam(l), 60, 0.55, 0.7),
      'clip-path="url(#pond)"',
    ) +
    [
      [430, 664],
      [470, 676],
      [610, 662],
    ]
      .map(
        ([x, y]) =>
          ellipse(x!, y!, 15, 7, green('#F4F0E6')) +
          circle(x! + 12, y! - 9, 6, green('#3E6E4A')) +
          path(`M${x! + 17} ${y! - 9}l9 2l-9 3Z`, green('#E9A51A')),
      )
      .join('') +
    path(
      'M404 1210C300 1010 520 920 470 820C440 770 400 750 420 720H470C470 750 540 780 560 830C600 930 520 1010 720 1210Z',
      green('#D6C4A0'),
    ) +
    path(
      'M404 1210C300 1010 520 920 470 820C440 770 400 750 420 720H430C416 750 456 770 486 820C536 920 330 1010 446 1210Z',
      '#000',
      'opacity=".1"',
    ) +
    wood(tree(120, 860, 640, green('#4F8A44'), 41) + tree(800, 820, 560, green('#659A4A'), 43)) +
    ellipse(140, 870, 200, 30, '#0A1E06', 'opacity=".3"') +
    ellipse(790, 830, 190, 26, '#0A1E06', 'opacity=".3"') +
    shade(690, 960, 130, 14) +
    group(
      rect(-120, -64, 240, 18, green('#8A5A34'), 'rx="4"') +
        rect(-120, -36, 240, 18, green('#96643C'), 'rx="4"') +
        path('M-128 0H128L140 20H-140Z', green('#A8703F')) +
        stroke('M-104 -70V54M104 -70V54M-128 54V20M128 54V20', green('#23282C'), 9),
      'transform="translate(690 900)"',
    ) +
    lamp(l, 330, 880, 300) +
    (l.dark ? ellipse(330, 884, 210, 50, '#FFD890', 'opacity=".25"') : '') +
    grass(4, W, 960, 250, [green('#6E9A4A'), green('#86B058'), green('#5A8440')], 280) +
    many(54, i => {
      const r = seeded(i + 300);
      const t = i / 54;
      const x = i % 2 ? 20 + r() * 330 : 610 + r() * 280;
      const y = 980 + t * 190;
      const s = 7 + t * 9;
      return (
        stroke(`M${n(x)} ${n(y + s * 4.5)}V${n(y)}`, green('#4F8A3A'), s * 0.28) +
        many(6, k =>
          ellipse(
            x,
            y - s * 0.8,
            s * 0.42,
            s * 0.85,
            green('#F7D23E'),
            `transform="rotate(${k * 60} ${n(x)} ${n(y)})"`,
          ),
        ) +
        circle(x, y, s * 0.55, green('#E9921A'))
      );
    }) +
    passer(l, 452, 800, 96, '#6E4E9E') +
    air(l)
  );
}

export function street(l: Lit): string {
  const vx = 440;
  const vy = 640;
  const side = (s: number) =>
    many(4, i => {
      const near = s < 0 ? [-60, 130, 250, 330][i]! : [960, 760, 640, 560][i]!;
      const far = s < 0 ? [130, 250, 330, 384][i]! : [760, 640, 560, 500][i]!;
      const at = (x: number, k: number) => vy + (Math.abs(x - vx) / 500) * k;
      const c = ['#E3B48A', '#7FA3B8', '#EAD9B8', '#C8705A', '#9FB8A0', '#D9A066', '#C9B8D0', '#E8C87A'][
        i + (s > 0 ? 4 : 0)
      ]!;
      const rr = seeded(i * 7 + (s > 0 ? 90 : 50));
      const topA = at(near, -900) - 30;
      const topB = at(far, -900) - 30;
      const on = (u: number, v: number): [number, number] => {
        const x = near + (far - near) * u;
        return [x, at(x, -900 + v * 1240) - 30 + v * 30];
      };
      const quad = (u0: number, v0: number, u1: number, v1: number, f: string, more = '') =>
        path(
          `M${[on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)].map(p => p.map(n).join(' ')).join('L')}Z`,
          f,
          more,
        );
      return (
        path(
          `M${near} ${n(topA)}L${far} ${n(topB)}V${n(at(far, 340))}L${near} ${n(at(near, 340))}Z`,
          l.c(c),
        ) +
        path(
          `M${near} ${n(topA - 46)}L${far} ${n(topB - 20)}V${n(topB)}L${near} ${n(topA)}Z`,
          l.c('#7A4A3A'),
        ) +
        many(6, k => {
          const u = 0.12 + (k % 2) * 0.46;
          const v = 0.08 + Math.floor(k / 2) * 0.2;
          const lights = rr() > 0.45;
          return (
            quad(u - 0.03, v - 0.012, u + 0.33, v + 0.142, l.c('#F4EFE4')) +
            quad(u, v, u + 0.3, v + 0.13, l.dark && lights ? '#FFC872' : l.c('#46606E')) +
            quad(u + 0.14, v, u + 0.16, v + 0.13, l.c('#F4EFE4'))
          );
        }) +
        quad(0.06, 0.68, 0.94, 1, l.c(['#2F4A44', '#6E2A2A', '#2B3A5A', '#5A4A2A'][i]!)) +
        quad(0.12, 0.74, 0.6, 0.97, l.dark ? '#FFDC9A' : l.c('#9DB4BE')) +
        quad(0.7, 0.74, 0.9, 1, l.c('#3A2A20')) +
        many(6, k =>
          quad(
            k / 6 + 0.02,
            0.655,
            (k + 1) / 6 + 0.02,
            0.725,
            l.c(k % 2 ? '#F4EFE4' : ['#C8423B', '#2F6FB8', '#3E7D57', '#E0A030'][i]!),
          ),
        ) +
        (s > 0
          ? path(
              `M${near} ${n(topA)}L${far} ${n(topB)}V${n(at(far, 340))}L${near} ${n(at(near, 340))}Z`,
              '#000',
              'opacity=".14"',
            )
          : '')
      );
    });
  return (
    sky(l, vy + 40, 450) +
    blur(
      1.5,
      rect(410, 400, 64, 250, l.c('#C9BCA4')) +
        path('M402 404L442 250L482 404Z', l.c('#5E6E78')) +
        stroke('M442 250V222M432 234H452', l.c('#D9B24A'), 4) +
        circle(442, 450, 19, l.c('#F4EFE4')) +
        stroke('M442 450V438M442 450H452', '#2A2A2A', 3) +
        rect(430, 500, 24, 50, l.c('#4A4440'), 'rx="12"') +
        front(l, 384, 680, 60, 130, '#D9C7A2', 3) +
        front(l, 446, 680, 66, 120, '#B98A7A', 5),
    ) +
    cobbles(l, 676, 1230, '#A39A8E', 8) +
    side(-1) +
    side(1) +
    path('M130 852L384 690H400L250 900L60 1200H-40V1000Z', l.c('#B8AE9E')) +
    path('M760 880L500 694H490L620 900L860 1200H940V1030Z', l.c('#A89E8E')) +
    [
      [252, 780, 250],
      [352, 716, 130],
      [630, 800, 260],
    ]
      .map(([x, y, h]) => lamp(l, x!, y!, h!))
      .join('') +
    stroke('M250 470Q440 560 640 470', l.c('#3A3A3A'), 2) +
    many(11, i =>
      path(
        `M${262 + i * 34} ${478 + Math.sin((i / 10) * 3.14) * 38}l14 2l-8 22Z`,
        l.c(['#E2574C', '#F2C43E', '#3E7D57', '#2F6FB8'][i % 4]!),
      ),
    ) +
    passer(l, 420, 800, 130, '#2F4A6E') +
    passer(l, 500, 760, 96, '#8A4A5E') +
    passer(l, 380, 736, 70, '#3E6E4A') +
    group(
      shade(110, 150, 150, 12) +
        [0, 220]
          .map(
            x =>
              `<circle cx="${x}" cy="84" r="62" fill="none" stroke="${l.c('#1E1E22')}" stroke-width="9"/><circle cx="${x}" cy="84" r="56" fill="none" stroke="${l.c('#C9CDD2')}" stroke-width="3"/>` +
              many(12, k =>
                stroke(
                  `M${x} 84L${n(x + Math.cos(k * 0.524) * 56)} ${n(84 + Math.sin(k * 0.524) * 56)}`,
                  l.c('#D9DCE0'),
                  1.2,
                ),
              ),
          )
          .join('') +
        stroke(
          'M0 84L58 -10L166 -10L96 84L58 -10M96 84H0M166 -10L220 84M166 -10L158 -46M58 -10L52 -32',
          l.c('#C8232C'),
          9,
        ) +
        path('M26 -38C44 -46 68 -44 80 -34C70 -28 40 -28 26 -38Z', l.c('#3A2418')) +
        stroke('M158 -46C176 -58 192 -58 204 -46', l.c('#9AA0A8'), 7) +
        rect(176, -28, 66, 42, l.c('#B98A4E'), 'rx="5"') +
        many(4, k => circle(188 + k * 14, -32, 11, l.c(['#F28AA6', '#F7F3EA', '#F2C43E', '#B07AD0'][k]!))),
      'transform="translate(560 940) scale(1.1)"',
    ) +
    air(l)
  );
}

export function market(l: Lit): string {
  const fruit = (x: number, y: number, w: number, colour: string, seed: number, s: number) => {
    const r = seeded(seed);
    return (
      path(`M${x} ${y}H${x + w}L${x + w + 14} ${y + 84}H${x - 14}Z`, l.c('#A87844')) +
      rect(x - 6, y + 18, w + 12, 10, l.c('#7A5226')) +
      rect(x - 10, y + 52, w + 20, 10, l.c('#7A5226')) +
      many(30, i => {
        const fx = x + 12 + (i % 8) * ((w - 24) / 7) + (r() - 0.5) * 8;
        const fy = y - 26 + Math.floor(i / 8) * 14 + r() * 6;
        return (
          circle(fx, fy, s, l.c(mix(colour, r() > 0.5 ? '#ffffff' : '#5A1A0A', r() * 0.22))) +
          circle(fx - s * 0.3, fy - s * 0.35, s * 0.24, '#fff', 'opacity=".5"')
        );
      })
    );
  };
  const bulbs = many(13, i => {
    const x = 20 + i * 72;
    const y = 330 + Math.sin((i / 12) * Math.PI) * 50;
    return (
      circle(x, y, 9, l.dark ? '#FFF0C0' : l.c('#EFE8D4')) + (l.dark ? glow(x, y, 120, '#FFD080', 0.55) : '')
    );
  });
  return (
    sky(l, 520, 700) +
    blur(
      4,
      many(7, i =>
        front(
          l,
          i * 138 - 30,
          640,
          130,
          250 + ((i * 71) % 110),
          ['#C98F6A', '#E3D5B8', '#8FA8B0', '#A8584A', '#D9B46A'][i % 5]!,
          i + 61,
        ),
      ) +
        rect(0, 640, W, 430, l.c('#9A9086')) +
        passer(l, 120, 740, 180, '#2F6F8F') +
        passer(l, 300, 720, 150, '#8A4A5E') +
        passer(l, 790, 750, 190, '#5A6A3E') +
        passer(l, 640, 715, 140, '#C98A3E'),
    ) +
    rect(96, 300, 18, 720, l.c('#5A4030')) +
    rect(786, 300, 18, 720, l.c('#5A4030')) +
    (l.dark ? rect(0, 420, W, 400, '#FFC060', 'opacity=".08"') : '') +
    group(
      shade(450, 800, 110, 14, 0.2) +
        path('M370 800C362 690 384 640 412 624H488C516 640 538 690 530 800Z', l.c('#3E7D57')) +
        path('M410 640H490V800H410Z', l.c('#EFE6D2')) +
        circle(450, 560, 48, l.c('#C99A78')) +
        path('M402 556C398 500 502 500 498 556C486 530 414 530 402 556Z', l.c('#4A3424')) +
        rect(404, 512, 92, 18, l.c('#2B3A5A'), 'rx="9"') +
        stroke('M434 582Q450 594 466 582', l.c('#7A3A30'), 4) +
        circle(434, 560, 4, '#2A1A14') +
        circle(466, 560, 4, '#2A1A14') +
        stroke('M388 660C350 720 350 760 372 790M512 660C550 720 550 760 528 790', l.c('#3E7D57'), 34),
      '',
    ) +
    many(13, i =>
      path(
        `M${40 + i * 64} 190H${104 + i * 64}L${112 + i * 66 - 30} 330C${104 + i * 66 - 30} 356 ${60 + i * 66 - 30} 356 ${46 + i * 66 - 30} 330Z`,
        l.c(i % 2 ? '#F6F0E2' : '#C23A32'),
      ),
    ) +
    defs(
      gradient('aw', [
        [0, '#fff', 0.14],
        [1, '#000', 0.26],
      ]),
    ) +
    path('M40 190H872L890 340H10Z', 'url(#aw)') +
    bulbs +
    rect(40, 800, 820, 30, l.c('#8A6038')) +
    path('M30 830H870L900 1010H0Z', l.c('#6E4A2A')) +
    fruit(70, 760, 180, '#C8322B', 1, 21) +
    fruit(300, 760, 180, '#F08A1E', 2, 22) +
    fruit(530, 760, 150, '#8AAE3A', 3, 20) +
    fruit(720, 760, 130, '#E9C23A', 4, 20) +
    fruit(40, 930, 210, '#7A9A3A', 5, 25) +
    many(26, i => {
      const r = seeded(i + 40);
      const x = 320 + (i % 9) * 24 + r() * 8;
      const y = 900 + Math.floor(i / 9) * 20;
      return (
        path(
          `M${n(x - 9)} ${n(y)}C${n(x - 8)} ${n(y + 44)} ${n(x)} ${n(y + 72)} ${n(x + 2)} ${n(y + 80)}C${n(x + 6)} ${n(y + 60)} ${n(x + 12)} ${n(y + 30)} ${n(x + 10)} ${n(y)}Z`,
          l.c(mix('#EE7A1E', '#B84A0E', r() * 0.5)),
        ) + stroke(`M${n(x)} ${n(y)}l-8 -26M${n(x)} ${n(y)}l6 -28`, l.c('#4F8A3A'), 4)
      );
    }) +
    path('M300 960H560L574 1040H286Z', l.c('#A87844')) +
    rect(292, 978, 276, 10, l.c('#7A5226')) +
    [620, 720, 820]
      .map(
        (x, b) =>
          path(`M${x - 42} 930H${x + 42}L${x + 32} 1050H${x - 32}Z`, l.c('#7E8A90')) +
          rect(x - 46, 922, 92, 14, l.c('#96A2A8'), 'rx="5"') +
          many(14, i => {
            const r = seeded(b * 20 + i);
            const fx = x - 40 + r() * 80;
            const fy = 840 + r() * 66;
            return (
              stroke(`M${n(fx)} ${n(fy)}L${x} 926`, l.c('#4F8A3A'), 4) +
              many(5, k =>
                circle(
                  fx + Math.cos(k * 1.26) * 10,
                  fy + Math.sin(k * 1.26) * 10,
                  9,
                  l.c(
                    [
                      ['#F28AA6', '#E2577A'],
                      ['#F7D23E', '#F2A92E'],
                      ['#B07AD0', '#F4F0F8'],
                    ][b]![i % 2]!,
                  ),
                ),
              ) +
              circle(fx, fy, 6, l.c('#FFF0B8'))
            );
          }),
      )
      .join('') +
    [
      [160, 704, '2.40'],
      [390, 704, '1.90'],
      [604, 704, '2.10'],
    ]
      .map(
        ([x, y, t]) =>
          rect(Number(x) - 36, Number(y), 72, 40, l.c('#23282A'), 'rx="4"') +
          `<text x="${x}" y="${Number(y) + 28}" font-family="Caveat" font-weight="700" font-size="30" fill="${l.c('#F4EFE2')}" text-anchor="middle">£${t}</text>`,
      )
      .join('') +
    cobbles(l, 1050, 1300, '#A39A8E', 3) +
    air(l)
  );
}

export function station(l: Lit): string {
  const vx = 470;
  const vy = 600;
  return (
    sky(l, 700, 520) +
    blur(
      2,
      many(6, i => front(l, 380 + i * 60, 660, 56, 60 + ((i * 37) % 50), HOUSES[i % 7]!, i + 3)) +
        rect(0, 640, W, 60, l.c('#6E7A6A')),
    ) +
    path(`M${vx - 30} ${vy + 40}H${vx + 120}L1100 1210H380Z`, l.c('#5E5850')) +
    rows(vy + 50, H, 22, (y, t, h) => {
      const k = (y - vy) / (H - vy);
      return rect(
        vx + k * 10 - 10,
        y,
        60 + k * 560,
        Math.max(2, h * 0.36),
        l.c('#4A3A2C'),
        `opacity="${0.5 + t * 0.5}"`,
      );
    }) +
    stroke(`M${vx + 30} ${vy + 40}L640 1210M${vx + 62} ${vy + 40}L900 1210`, l.c('#A8AEB4'), 8) +
    path(`M${vx + 16} ${vy + 30}L980 470V1130L${vx + 16} ${vy + 70}Z`, l.c('#1F5FAE')) +
    path(`M${vx + 16} ${vy + 30}L980 470V380L${vx + 16} ${vy + 12}Z`, l.c('#D8DEE4')) +
    path(`M${vx + 16} ${vy + 58}L980 900V960L${vx + 16} ${vy + 62}Z`, l.c('#F2B91E')) +
    many(8, i => {
      const u = [0.06, 0.13, 0.21, 0.31, 0.43, 0.57, 0.74, 0.94][i]!;
      const x = vx + 16 + u * 500;
      const w = 12 + u * 62;
      const yt = vy + 34 - u * 108;
      const yb = vy + 50 + u * 190;
      return i === 4 || i === 6
        ? path(
            `M${n(x)} ${n(yt)}L${n(x + w * 0.8)} ${n(yt - w * 0.16)}V${n(yb + u * 170)}L${n(x)} ${n(yb + u * 130)}Z`,
            l.c('#16467E'),
          ) +
            path(
              `M${n(x + w * 0.2)} ${n(yt + 12)}L${n(x + w * 0.6)} ${n(yt + 8)}V${n(yb - 20)}L${n(x + w * 0.2)} ${n(yb - 26)}Z`,
              l.dark ? '#FFE0A0' : '#9FC0D8',
            )
        : path(
            `M${n(x)} ${n(yt)}L${n(x + w)} ${n(yt - w * 0.2)}V${n(yb + w * 0.3)}L${n(x)} ${n(yb)}Z`,
            l.dark ? '#FFE0A0' : '#2A4254',
          );
    }) +
    path(`M-20 ${vy + 80}L${vx + 10} ${vy + 44}L620 1210H-20Z`, l.c('#B4ADA2')) +
    rows(vy + 56, H, 14, y =>
      stroke(`M-10 ${n(y + 30)}L${n(vx + ((y - vy) / 600) * 140)} ${n(y)}`, '#000', 2, 'opacity=".12"'),
    ) +
    path(`M${vx - 2} ${vy + 46}L${vx + 10} ${vy + 44}L620 1210H560Z`, l.c('#F4EFE4')) +
    path(`M${vx - 14} ${vy + 48}L${vx - 6} ${vy + 47}L520 1210H476Z`, l.c('#F2C21E')) +
    path('M-20 -10H920V150L520 520L420 520L-20 240Z', l.c('#2E3A40'), 'opacity=".92"') +
    path('M-20 0L420 500H440L180 -10Z', l.dark ? l.c('#6A86A0') : '#CFE2EC', 'opacity=".8"') +
    path('M330 -10L456 500H476L560 -10Z', l.dark ? l.c('#7A96B0') : '#DCEBF2', 'opacity=".85"') +
    path('M700 -10L494 500H512L900 100V-10Z', l.dark ? l.c('#6A86A0') : '#CFE2EC', 'opacity=".75"') +
    many(6, i => {
      const k = [1, 0.72, 0.52, 0.36, 0.24, 0.15][i]!;
      return stroke(
        `M${n(vx - 520 * k)} ${n(520 - 380 * k)}Q${vx} ${n(520 - 640 * k)} ${n(vx + 480 * k)} ${n(520 - 400 * k)}`,
        l.c('#3E4A50'),
        4 + k * 14,
      );
    }) +
    [
      [60, 1],
      [210, 0.62],
      [308, 0.4],
    ]
      .map(
        ([x, k]) =>
          rect(x! - 14 * k!, 520 - 330 * k!, 28 * k!, 120 + 620 * k!, l.c('#2F4A44')) +
          rect(x! - 26 * k!, 630 + 280 * k!, 52 * k!, 26 * k!, l.c('#23382F')) +
          (l.dark ? glow(x! + 60 * k!, 470 - 120 * k!, 260 * k!) : '') +
          circle(x! + 60 * k!, 470 - 120 * k!, 16 * k!, l.dark ? '#FFF2C8' : l.c('#EDE8DA')),
      )
      .join('') +
    stroke('M330 360V300', l.c('#23282C'), 8) +
    circle(330, 416, 64, l.c('#23282C')) +
    circle(330, 416, 55, l.dark ? '#FFF6DC' : l.c('#FBF8F0')) +
    many(12, i =>
      stroke(
        `M${n(330 + Math.cos(i * 0.5236) * 44)} ${n(416 + Math.sin(i * 0.5236) * 44)}L${n(330 + Math.cos(i * 0.5236) * 50)} ${n(416 + Math.sin(i * 0.5236) * 50)}`,
        '#23282C',
        4,
      ),
    ) +
    stroke(
      {
        day: 'M330 416L304 406M330 416L352 448',
        dusk: 'M330 416L320 444M330 416L318 374',
        night: 'M330 416L316 392M330 416L360 432',
      }[l.light],
      '#23282C',
      6,
    ) +
    circle(330, 416, 5, '#C8423B') +
    shade(210, 1010, 150, 16) +
    group(
      rect(-130, -70, 260, 20, l.c('#8A5A34'), 'rx="4"') +
        rect(-130, -40, 260, 20, l.c('#96643C'), 'rx="4"') +
        path('M-138 0H138L150 22H-150Z', l.c('#A8703F')) +
        stroke('M-112 -76V60M112 -76V60', l.c('#23282C'), 10),
      'transform="translate(210 950)"',
    ) +
    rect(30, 560, 200, 66, l.c('#1F3F6E'), 'rx="8"') +
    `<text x="130" y="602" font-family="Roboto" font-weight="700" font-size="29" fill="${l.c('#FFFFFF')}" text-anchor="middle">Harrow Bay</text>` +
    passer(l, 430, 820, 190, '#C98A3E') +
    passer(l, 370, 740, 120, '#3E6E8A') +
    passer(l, 440, 710, 90, '#8A3A4A') +
    rect(452, 784, 26, 38, l.c('#2F6FB8'), 'rx="5"') +
    air(l)
  );
}

export function beach(l: Lit): string {
  const sand = l.c('#E6CFA0');
  return (
    sky(l, 560, 240) +
    water(l, 540, 330) +
    path('M600 556C680 500 800 486 910 470V590H600Z', l.c('#5E6E58')) +
    path('M580 562C640 540 760 536 910 530V600H600Z', l.c('#4A4A46')) +
    lighthouse(l, 740, 506, 220) +
    glints(17, W, 548, 820, foam(l), 150, l.light === 'day' ? 0.5 : 0.27, 1.5) +
    [
      [640, 4, 0.5],
      [720, 8, 0.75],
      [800, 14, 1],
    ]
      .map(([y, h, a], i) =>
        blur(
          2,
          stroke(
            `M-20 ${y}C150 ${y! - 18 - i * 4} 300 ${y! + 16} 460 ${y}S760 ${y! - 16} 930 ${y! + 4}`,
            foam(l),
            h!,
            `opacity="${a}"`,
          ),
        ),
      )
      .join('') +
    path('M-10 850C160 800 330 870 500 840S800 810 910 850V1210H-10Z', l.c('#C9AE7C')) +
    blur(3, stroke('M-10 850C160 800 330 870 500 840S800 810 910 850', foam(l), 16, 'opacity=".9"')) +
    path('M-10 884C160 840 340 906 520 874S800 850 910 884V1210H-10Z', sand) +
    defs(
      gradient('sd', [
        [0, '#000', 0.02],
        [1, '#3A2408', 0.28],
      ]),
    ) +
    rect(0, 880, W, 330, 'url(#sd)') +
    many(120, i => {
      const r = seeded(i + 700);
      const y = 910 + r() * 280;
      return ellipse(
        r() * W,
        y,
        3 + ((y - 900) / 280) * 9,
        1.5 + ((y - 900) / 280) * 2.5,
        r() > 0.5 ? '#fff' : '#5A3A10',
        'opacity=".16"',
      );
    }) +
    shade(430, 1040, 260, 26, 0.45) +
    path(
      'M176 924C280 966 560 966 690 906C676 980 640 1030 590 1040H290C230 1030 190 980 176 924Z',
      l.c('#B8783E'),
    ) +
    [0, 1, 2, 3]
      .map(i =>
        stroke(
          `M${186 + i * 14} ${948 + i * 24}C300 ${984 + i * 19} 560 ${984 + i * 19} ${680 - i * 18} ${934 + i * 26}`,
          '#5A3210',
          4,
          'opacity=".5"',
        ),
      )
      .join('') +
    path('M176 924C280 966 560 966 690 906L684 892C560 948 280 950 182 906Z', l.c('#F1E4C8')) +
    path('M200 914C300 946 560 944 664 902L650 930C560 952 300 956 214 934Z', l.c('#6A4220')) +
    rect(300, 922, 120, 14, l.c('#C9955A')) +
    rect(480, 918, 110, 14, l.c('#C9955A')) +
    group(
      rect(0, 0, 360, 12, l.c('#D9A868'), 'rx="6"') + ellipse(372, 6, 44, 16, l.c('#D9A868')),
      'transform="translate(300 930) rotate(-12)"',
    ) +
    `<text x="244" y="992" font-family="Caveat" font-weight="700" font-size="36" fill="${l.c('#F4EFE2')}" transform="rotate(9 244 992)">Poppy</text>` +
    [
      [90, 1090, '#F2E6D8'],
      [740, 1130, '#E8A88A'],
      [640, 1090, '#F6F0E4'],
      [200, 1150, '#D9B8A0'],
    ]
      .map(
        ([x, y, c]) =>
          path(`M${x} ${y}c-18 -8 -20 -34 0 -38c20 4 18 30 0 38Z`, l.c(String(c))) +
          stroke(`M${x} ${y}v-34M${x} ${y}l-9 -28M${x} ${y}l9 -28`, '#8A5A3A', 1.6, 'opacity=".5"'),
      )
      .join('') +
    gull(330, 300, 26, l.c('#F6F6F2')) +
    gull(440, 240, 18, l.c('#F6F6F2')) +
    gull(160, 380, 20, l.c('#F6F6F2')) +
    air(l)
  );
}
