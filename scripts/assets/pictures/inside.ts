// Over 300 lines: a table of drawings, one for each picture.
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
  many,
  mix,
  n,
  path,
  radial,
  rect,
  rows,
  seeded,
  shade,
  sky,
  stroke,
  W,
  type Lit,
} from './view.ts';

/** A window with what lies behind it. */
function outlook(
  l: Lit,
  x: number,
  y: number,
  w: number,
  h: number,
  view: string,
  frame = '#F6F1E6',
  cross = true,
): string {
  const id = `ol${Math.round(x)}`;
  return (
    rect(x - 14, y - 14, w + 28, h + 28, l.r(frame)) +
    defs(`<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`) +
    group(view, `clip-path="url(#${id})"`) +
    (cross ? rect(x + w / 2 - 5, y, 10, h, l.r(frame)) + rect(x, y + h * 0.36, w, 8, l.r(frame)) : '') +
    path(
      `M${x + 10} ${y + h * 0.5}L${x + w * 0.5} ${y}H${x + w * 0.7}L${x + 10} ${y + h * 0.75}Z`,
      '#fff',
      'opacity=".08"',
    )
  );
}
const roofs = (l: Lit, y: number, seed: number): string =>
  blur(
    2,
    many(9, i => {
      const r = seeded(seed + i);
      return front(
        l,
        i * 108 - 30,
        y + 60,
        96,
        110 + r() * 90,
        ['#C98F6A', '#E3D5B8', '#A8584A', '#8FA8B0', '#D9B46A'][i % 5]!,
        seed + i,
      );
    }),
  );
const wall = (l: Lit, a: string, b: string, h: number): string =>
  defs(
    gradient('wall', [
      [0, l.r(a)],
      [1, l.r(b)],
    ]),
  ) + rect(0, 0, W, h, 'url(#wall)');
/** Floor boards that run to the back. */
const boards = (l: Lit, y: number, colour: string): string =>
  rect(0, y, W, H - y, l.r(colour)) +
  many(23, i => {
    const x = -1000 + i * 128;
    return path(
      `M${n(450 + (x - 450) * 0.32)} ${y}L${n(450 + (x + 128 - 450) * 0.32)} ${y}L${x + 128} ${H}L${x} ${H}Z`,
      i % 3 ? (i % 2 ? '#000' : '#fff') : '#5A2E10',
      `opacity="${i % 3 ? 0.05 : 0.09}"`,
    );
  }) +
  defs(
    gradient('fl', [
      [0, '#000', 0.28],
      [0.35, '#000', 0.04],
      [1, '#000', 0.14],
    ]),
  ) +
  rect(0, y, W, H - y, 'url(#fl)');
const sunPatch = (l: Lit, d: string): string =>
  l.light === 'day'
    ? blur(6, path(d, '#FFF4CE', 'opacity=".5"'))
    : l.light === 'dusk'
      ? blur(6, path(d, '#FF9A5A', 'opacity=".3"'))
      : '';
const frond = (l: Lit, x: number, y: number, s: number, turn: number, colour: string): string =>
  group(
    path(
      `M0 0C${s * 0.75} ${-s * 0.15} ${s * 0.85} ${-s * 0.9} 0 ${-s * 1.25}C${-s * 0.85} ${-s * 0.9} ${-s * 0.75} ${-s * 0.15} 0 0Z`,
      l.r(colour),
    ) +
      many(5, i =>
        path(
          `M${s * 0.2} ${-s * (0.25 + i * 0.18)}L${s * 0.8} ${-s * (0.2 + i * 0.2)}L${s * 0.75} ${-s * (0.27 + i * 0.2)}Z`,
          '#0A2014',
          'opacity=".55"',
        ),
      ) +
      stroke(`M0 0V${-s * 1.15}`, mix(l.r(colour), '#ffffff', 0.3), s * 0.04),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
const cup = (l: Lit, x: number, y: number, s: number, colour: string): string =>
  shade(x + s * 0.1, y + s * 0.06, s * 1.1, s * 0.22, 0.35) +
  ellipse(x, y, s * 1.05, s * 0.3, l.r('#F4EFE6')) +
  ellipse(x, y - s * 0.03, s * 0.8, s * 0.2, '#000', 'opacity=".12"') +
  `<ellipse cx="${x + s * 0.72}" cy="${y - s * 0.45}" rx="${s * 0.26}" ry="${s * 0.24}" fill="none" stroke="${l.r(colour)}" stroke-width="${s * 0.1}"/>` +
  path(
    `M${n(x - s * 0.66)} ${n(y - s * 0.86)}C${n(x - s * 0.62)} ${n(y - s * 0.2)} ${n(x - s * 0.4)} ${n(y)} ${n(x)} ${n(y)}C${n(x + s * 0.4)} ${n(y)} ${n(x + s * 0.62)} ${n(y - s * 0.2)} ${n(x + s * 0.66)} ${n(y - s * 0.86)}Z`,
    l.r(colour),
  ) +
  path(
    `M${n(x + s * 0.2)} ${n(y - s * 0.02)}C${n(x + s * 0.5)} ${n(y - s * 0.1)} ${n(x + s * 0.62)} ${n(y - s * 0.3)} ${n(x + s * 0.66)} ${n(y - s * 0.86)}H${n(x + s * 0.4)}Z`,
    '#000',
    'opacity=".12"',
  ) +
  ellipse(x, y - s * 0.86, s * 0.66, s * 0.2, mix(l.r(colour), '#ffffff', 0.25)) +
  ellipse(x, y - s * 0.84, s * 0.58, s * 0.16, l.r('#7A4A28')) +
  path(
    `M${n(x - s * 0.26)} ${n(y - s * 0.85)}q${n(s * 0.13)} ${n(-s * 0.12)} ${n(s * 0.26)} 0q${n(s * 0.13)} ${n(-s * 0.12)} ${n(s * 0.26)} 0q${n(-s * 0.1)} ${n(s * 0.12)} ${n(-s * 0.26)} ${n(s * 0.14)}q${n(-s * 0.16)} ${n(-s * 0.02)} ${n(-s * 0.26)} ${n(-s * 0.14)}Z`,
    l.r('#EFD9B8'),
  );
const pendant = (l: Lit, x: number, y: number, s: number, colour: string): string =>
  stroke(`M${x} 0V${y}`, l.r('#1E1C1A'), 3) +
  (l.dark ? glow(x, y + s * 0.7, s * 4.2) : '') +
  path(
    `M${x - s} ${y + s * 0.8}C${x - s * 0.9} ${y + s * 0.1} ${x - s * 0.3} ${y} ${x} ${y}C${x + s * 0.3} ${y} ${x + s * 0.9} ${y + s * 0.1} ${x + s} ${y + s * 0.8}Z`,
    l.r(colour),
  ) +
  ellipse(x, y + s * 0.8, s, s * 0.16, l.dark ? '#FFEBB8' : l.r('#EFE6CC'));

export function home(l: Lit): string {
  const r = seeded(5);
  const books = ['#B8453A', '#2F5F7E', '#D9A441', '#4A7A58', '#EDE4D0', '#6E4E7E', '#C9764A', '#2B3648'];
  return (
    wall(l, '#EFE6D6', '#E2D5C0', 830) +
    rect(0, 806, W, 26, l.r('#F7F2E8')) +
    boards(l, 832, '#B98A5C') +
    outlook(
      l,
      430,
      170,
      250,
      480,
      sky(l, 520, 560) +
        rect(0, 500, W, 60, l.c('#4F7C93')) +
        roofs(l, 560, 30) +
        rect(430, 600, 260, 60, l.c('#5A7048')),
    ) +
    path('M372 130C392 330 388 560 368 760H440C424 560 426 330 424 130Z', l.r('#C9D2C4')) +
    path('M738 130C720 330 724 560 744 760H676C690 560 688 330 686 130Z', l.r('#BCC7B8')) +
    many(
      4,
      i =>
        stroke(
          `M${382 + i * 12} 140C${394 + i * 9} 330 ${392 + i * 9} 560 ${378 + i * 14} 752`,
          '#000',
          3,
          'opacity=".07"',
        ) +
        stroke(
          `M${730 - i * 12} 140C${720 - i * 8} 330 ${722 - i * 8} 560 ${736 - i * 14} 752`,
          '#000',
          3,
          'opacity=".07"',
        ),
    ) +
    rect(350, 122, 410, 10, l.r('#6B4A30'), 'rx="5"') +
    rect(16, 250, 196, 600, l.r('#7A5234')) +
    rect(28, 262, 172, 576, l.r('#4A301E')) +
    many(4, shelf => {
      let x = 32;
      let out = '';
      while (x < 178) {
        const w = 10 + r() * 15;
        const h = 84 + r() * 38;
        out +=
          rect(x, 394 + shelf * 146 - h, w, h, l.r(books[Math.floor(r() * 8)]!)) +
          rect(x + w * 0.2, 394 + shelf * 146 - h + 12, w * 0.6, 4, '#fff', 'opacity=".35"');
        x += w + 1;
      }
      return out + rect(22, 394 + shelf * 146, 184, 12, l.r('#8A5F3E'));
    }) +
    rect(250, 260, 96, 124, l.r('#2B2622')) +
    rect(258, 268, 80, 108, l.r('#DCE6E4')) +
    path('M258 350L290 310L312 336L326 322L338 340V376H258Z', l.r('#4F7C74')) +
    circle(312, 296, 10, l.r('#E8A04A')) +
    shade(420, 910, 330, 30, 0.45) +
    rect(170, 640, 500, 170, l.r('#3F7A5E'), 'rx="34"') +
    rect(186, 654, 232, 150, '#fff', 'opacity=".06" rx="26"') +
    rect(422, 654, 232, 150, '#fff', 'opacity=".04" rx="26"') +
    rect(140, 716, 84, 180, l.r('#37705A'), 'rx="34"') +
    rect(616, 716, 84, 180, l.r('#2F6450'), 'rx="34"') +
    rect(204, 784, 432, 92, l.r('#4A8A6C'), 'rx="22"') +
    stroke('M420 790V868', '#000', 3, 'opacity=".25"') +
    rect(190, 880, 22, 34, l.r('#5A3A22')) +
    rect(628, 880, 22, 34, l.r('#5A3A22')) +
    group(
      rect(-46, -46, 92, 92, l.r('#E2A33C'), 'rx="16"') +
        stroke('M-30 -20H30M-30 0H30M-30 20H30', '#8A5A12', 3, 'opacity=".4"'),
      'transform="translate(276 758) rotate(-14)"',
    ) +
    group(
      rect(-42, -42, 84, 84, l.r('#E9E2D2'), 'rx="16"') +
        many(9, i => circle(-24 + (i % 3) * 24, -24 + Math.floor(i / 3) * 24, 6, l.r('#B8453A'))),
      'transform="translate(570 764) rotate(12)"',
    ) +
    path('M60 1000H820L900 1150H-10Z', l.r('#E8DFCE')) +
    many(6, i =>
      path(
        `M${60 - i * 13} ${1000 + i * 27}H${820 + i * 14}L${820 + i * 14 + 8} ${1000 + i * 27 + 13}H${60 - i * 13 - 6}Z`,
        l.r(['#B8453A', '#2F5F7E', '#D9A441'][i % 3]!),
      ),
    ) +
    shade(450, 1070, 190, 22) +
    rect(300, 960, 16, 110, l.r('#4A301E')) +
    rect(584, 960, 16, 110, l.r('#4A301E')) +
    ellipse(450, 952, 206, 40, l.r('#9A6B42')) +
    ellipse(450, 944, 206, 40, l.r('#B98654')) +
    group(
      rect(-70, -12, 140, 22, l.r('#2F5F7E')) + rect(-60, -32, 124, 20, l.r('#D9A441')),
      'transform="translate(390 936)"',
    ) +
    cup(l, 530, 950, 40, '#E9E4DA') +
    shade(790, 1000, 90, 16) +
    path('M728 850H852L832 1000H748Z', l.r('#C97B4E')) +
    rect(720, 838, 140, 26, l.r('#D98C5E'), 'rx="8"') +
    [
      [790, 840, 92, -52],
      [792, 830, 100, -18],
      [796, 832, 96, 22],
      [790, 846, 84, 56],
      [784, 790, 104, -34],
      [800, 782, 104, 4],
      [806, 800, 88, 40],
    ]
      .map(
        ([x, y, s, a], i) =>
          stroke(`M790 850L${x} ${y}`, l.r('#2E5A38'), 7) +
          frond(l, x!, y! - 30, s!, a!, i % 2 ? '#2F7446' : '#3F8A56'),
      )
      .join('') +
    stroke('M118 920V520', l.r('#2B2622'), 7) +
    ellipse(118, 926, 50, 10, l.r('#2B2622')) +
    (l.dark ? glow(118, 500, 360) : '') +
    path('M70 530L92 430H146L168 530Z', l.dark ? '#FFE0A0' : l.r('#F2EAD6')) +
    sunPatch(l, 'M330 880L560 880L470 1180H140Z') +
    air(l, true)
  );
}

export function studio(l: Lit): string {
  const r = seeded(9);
  return (
    wall(l, '#E6E7E4', '#D3D6D3', 760) +
    outlook(l, 640, 90, 250, 420, sky(l, 400, 760) + roofs(l, 460, 60), '#3A3F44') +
    rect(60, 130, 500, 400, l.r('#B98D5E')) +
    rect(74, 144, 472, 372, l.r('#C9A174')) +
    many(15, i => {
      const [x, y] = [92 + (i % 5) * 90 + r() * 12, 160 + Math.floor(i / 5) * 116 + r() * 14];
      const c = ['#F6F2E8', '#F6D56A', '#F6F2E8', '#A9CDE2', '#F2B4A0'][Math.floor(r() * 5)]!;
      const w = 58 + r() * 22;
      const h = 66 + r() * 24;
      return group(
        rect(3, 4, w, h, '#000', 'opacity=".18"') +
          rect(0, 0, w, h, l.r(c)) +
          (i % 3 === 0
            ? path(
                `M8 ${h - 14}L${w * 0.4} ${h * 0.4}L${w * 0.62} ${h * 0.62}L${w - 8} ${h * 0.3}V${h - 14}Z`,
                l.r('#5E7C8A'),
              )
            : many(4, k => rect(8, 12 + k * 12, w * (0.4 + r() * 0.4), 4, l.r('#7A8288')))) +
          circle(w / 2, 5, 5, l.r(['#C8423B', '#2F6FB8', '#3E7D57'][i % 3]!)),
        `transform="translate(${n(x)} ${n(y)}) rotate(${n((r() - 0.5) * 8)})"`,
      );
    }) +
    rect(0, 760, W, 440, l.r('#4A4E52')) +
    path('M-40 770H940L1040 1060H-140Z', l.r('#C59A6A')) +
    path('M-140 1060H1040V1100H-140Z', l.r('#8A6440')) +
    many(9, i =>
      stroke(
        `M${-60 + i * 10} ${800 + i * 26}C200 ${790 + i * 28} 600 ${808 + i * 26} 980 ${796 + i * 28}`,
        '#6A4422',
        2,
        'opacity=".22"',
      ),
    ) +
    shade(420, 850, 180, 18) +
    rect(390, 730, 60, 90, l.r('#8F959A')) +
    ellipse(420, 838, 100, 16, l.r('#A4AAAF')) +
    rect(190, 420, 460, 320, l.r('#1C2024'), 'rx="16"') +
    defs(
      gradient('scr', [
        [0, '#20405A'],
        [1, '#0E2233'],
      ]),
    ) +
    rect(204, 434, 432, 280, 'url(#scr)') +
    rect(204, 434, 66, 280, '#16283A') +
    many(7, i => rect(216, 452 + i * 34, 42, 14, '#3C5C78', 'rx="4"')) +
    stroke('M330 660V520L410 470L490 520V660M330 660H490M410 470V660M350 560H470M350 610H470', '#9FE0F2', 4) +
    circle(410, 590, 36, '#FFC86A', 'opacity=".85"') +
    rect(530, 470, 90, 60, '#1D3C54', 'rx="6"') +
    many(4, i => rect(540, 482 + i * 12, 50 + (i % 3) * 10, 5, '#6FA6C6')) +
    shade(760, 890, 90, 16) +
    rect(700, 850, 120, 24, l.r('#6B4A30'), 'rx="4"') +
    path('M712 850V640L760 590L808 640V850Z', l.dark ? '#FFD890' : l.r('#F0E4C6')) +
    stroke(
      'M712 850V640L760 590L808 640V850M736 850V616M784 850V616M712 720H808M712 790H808',
      l.r('#2E2A26'),
      7,
    ) +
    path('M700 644L760 578L820 644Z', l.r('#2E2A26')) +
    `<circle cx="760" cy="566" r="14" fill="none" stroke="${l.r('#2E2A26')}" stroke-width="6"/>` +
    (l.dark ? glow(760, 740, 230) : '') +
    [
      [70, 900, -12],
      [108, 912, -6],
      [150, 918, -14],
    ]
      .map(([x, y, a]) =>
        group(
          rect(0, 0, 34, 250, l.r('#F4F0E6'), 'rx="6"') +
            rect(22, 0, 12, 250, '#000', 'opacity=".12"') +
            ellipse(17, 4, 17, 8, l.r('#D8D2C4')) +
            ellipse(17, 4, 8, 4, l.r('#8A8478')) +
            rect(0, 120, 34, 14, l.r('#C8423B')),
          `transform="translate(${x} ${y! - 220}) rotate(${a})"`,
        ),
      )
      .join('') +
    stroke('M92 800L120 560L250 430', l.r('#23272B'), 9) +
    ellipse(92, 812, 62, 14, l.r('#23272B')) +
    group(
      path('M-20 -30L20 -30L52 40H-52Z', l.r('#C8423B')) +
        ellipse(0, 40, 52, 12, l.dark ? '#FFEBB8' : l.r('#E9E2D2')),
      'transform="translate(262 440) rotate(-34)"',
    ) +
    (l.dark ? glow(290, 480, 300, '#FFDB9A', 0.7) : '') +
    shade(430, 976, 230, 16) +
    rect(230, 920, 400, 56, l.r('#E4E6E8'), 'rx="12"') +
    many(36, i =>
      rect(244 + (i % 12) * 31, 928 + Math.floor(i / 12) * 15, 26, 11, l.r('#F8F9FA'), 'rx="3"'),
    ) +
    rect(664, 936, 44, 60, l.r('#F0F2F4'), 'rx="22"') +
    cup(l, 770, 1010, 46, '#2F6F8F') +
    group(
      rect(0, 0, 190, 130, l.r('#FAF7EF')) +
        many(6, i => rect(16, 18 + i * 18, 100 + ((i * 29) % 60), 4, l.r('#9AA2A8'))) +
        stroke('M120 96q20 -30 50 -10', l.r('#2F6FB8'), 4),
      'transform="translate(110 960) rotate(-7)"',
    ) +
    rect(300, 1010, 130, 10, l.r('#E2A33C'), 'rx="5" transform="rotate(12 300 1010)"') +
    air(l, true)
  );
}

export function cafe(l: Lit): string {
  const menu = (i: number) =>
    rect(596, 248 + i * 26, 70 + ((i * 37) % 50), 5, l.r('#E9E4D6'), 'opacity=".85"') +
    rect(744, 248 + i * 26, 28, 5, l.r('#F2C45A'), 'opacity=".85"');
  const back =
    wall(l, '#7A8F86', '#4E645C', 890) +
    outlook(
      l,
      30,
      120,
      250,
      430,
      sky(l, 420, 180) + roofs(l, 480, 90) + rect(0, 520, 400, 60, l.c('#8A8580')),
      '#2B3430',
    ) +
    rect(560, 190, 260, 210, l.r('#3A2A1E')) +
    rect(572, 202, 236, 186, l.r('#23282A')) +
    rect(610, 216, 120, 10, l.r('#F4EFE2')) +
    many(6, menu) +
    rect(330, 430, 600, 18, l.r('#6B4A30')) +
    many(
      10,
      i =>
        rect(346 + i * 54, 372, 26, 58, l.r(['#C9764A', '#E9E2D2', '#4A7A58', '#D9A441'][i % 4]!), 'rx="4"') +
        rect(346 + i * 54, 364, 26, 12, l.r('#3A2A1E'), 'rx="3"'),
    ) +
    rect(280, 600, 700, 300, l.r('#4A3222')) +
    rect(264, 584, 740, 26, l.r('#A4754A')) +
    many(9, i => rect(290 + i * 78, 622, 66, 250, '#000', 'opacity=".14"')) +
    rect(400, 460, 230, 126, l.r('#C4C9CC'), 'rx="14"') +
    rect(400, 460, 230, 34, l.r('#E6E9EA'), 'rx="14"') +
    rect(430, 506, 60, 20, l.r('#2B2F33')) +
    rect(536, 506, 60, 20, l.r('#2B2F33')) +
    rect(446, 526, 28, 34, l.r('#3A3E42')) +
    rect(552, 526, 28, 34, l.r('#3A3E42')) +
    circle(610, 478, 9, '#E2574C') +
    many(6, i => rect(416 + i * 34, 436, 26, 24, l.r('#F4F0E6'), 'rx="4"')) +
    rect(690, 500, 150, 86, '#DDEEF2', `opacity="${l.dark ? 0.35 : 0.6}"`) +
    many(5, i => ellipse(712 + i * 27, 574, 15, 10, l.r(['#B8763A', '#D9A05E', '#8A4A2A'][i % 3]!)));
  return (
    blur(2, back) +
    pendant(l, 370, 200, 52, '#2F4A44') +
    pendant(l, 620, 150, 46, '#2F4A44') +
    pendant(l, 830, 210, 52, '#2F4A44') +
    rect(0, 860, W, 340, l.r('#3A2C24')) +
    shade(450, 1130, 420, 50, 0.5) +
    ellipse(450, 1010, 470, 190, l.r('#7E5230')) +
    ellipse(450, 994, 470, 190, l.r('#B07A48')) +
    defs(`<clipPath id="tbl"><ellipse cx="450" cy="994" rx="470" ry="190"/></clipPath>`) +
    group(
      many(15, i =>
        stroke(
          `M-30 ${820 + i * 26}C300 ${812 + i * 26} 640 ${832 + i * 26} 940 ${816 + i * 26}`,
          '#6A3E1A',
          2.5,
          'opacity=".22"',
        ),
      ) + sunPatch(l, 'M-20 900L420 820L520 1180H-20Z'),
      'clip-path="url(#tbl)"',
    ) +
    cup(l, 390, 980, 110, '#F4F0E8') +
    shade(640, 1040, 170, 34, 0.35) +
    ellipse(636, 1020, 172, 62, l.r('#F4F1EA')) +
    ellipse(636, 1014, 140, 46, l.r('#E4DFD4')) +
    group(
      path(
        'M-130 22C-120 -50 -60 -86 0 -86C60 -86 120 -50 130 22C100 4 80 -2 62 6C30 20 -30 20 -62 6C-80 -2 -100 4 -130 22Z',
        l.r('#C98A3E'),
      ) +
        [-78, -34, 14, 60]
          .map((x, i) =>
            path(
              `M${x} ${-58 + Math.abs(i - 1.5) * 6}C${x + 14} -40 ${x + 14} -8 ${x + 2} 8C${x - 8} -10 ${x - 10} -40 ${x} ${-58 + Math.abs(i - 1.5) * 6}Z`,
              l.r('#9A5E22'),
              'opacity=".75"',
            ),
          )
          .join('') +
        path('M-90 -34C-60 -70 -10 -78 30 -76C-10 -66 -60 -50 -90 -34Z', '#fff', 'opacity=".28"'),
      'transform="translate(640 1000) scale(.92)"',
    ) +
    group(
      rect(0, 0, 150, 30, l.r('#FAF7F0'), 'rx="3"') + rect(12, 9, 120, 6, l.r('#B9BEC2'), 'rx="3"'),
      'transform="translate(150 1056) rotate(10)"',
    ) +
    shade(180, 900, 44, 12) +
    path('M150 900L156 790H204L210 900Z', l.r('#DCEAEC'), 'opacity=".75"') +
    stroke('M180 800C176 740 170 700 186 650M182 740C200 720 206 700 210 690', l.r('#3F7A4A'), 5) +
    circle(186, 640, 20, l.r('#F2C43E')) +
    circle(186, 640, 8, l.r('#8A5A12')) +
    circle(212, 682, 15, l.r('#F7E2A0')) +
    air(l, true)
  );
}

export function hall(l: Lit): string {
  const arch = (x: number, y: number, w: number, h: number, inner: string, id: string) =>
    path(
      `M${x - 16} ${y + h}V${y + w / 2}A${w / 2 + 16} ${w / 2 + 16} 0 0 1 ${x + w + 16} ${y + w / 2}V${y + h}Z`,
      l.r('#F1EADB'),
    ) +
    defs(
      `<clipPath id="${id}"><path d="M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z"/></clipPath>`,
    ) +
    group(inner, `clip-path="url(#${id})"`) +
    stroke(
      `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.55}H${x + w}M${x} ${y + w / 2}H${x + w}`,
      l.r('#6B5A44'),
      6,
    );
  return (
    wall(l, '#E9DFC9', '#D3C5A8', 820) +
    path('M0 0H900L720 130H180Z', l.r('#CDBF9F')) +
    path('M0 0L180 130V800L0 930Z', l.r('#D8CAAA')) +
    path('M900 0L720 130V800L900 930Z', l.r('#C6B795')) +
    many(5, i => stroke(`M${180 + i * 135} 130L${i * 225} 0`, l.r('#A8987A'), 4)) +
    [0, 1, 2]
      .map(i =>
        arch(216 + i * 172, 240, 124, 440, sky(l, 500, 300 + i * 172) + roofs(l, 620, 110 + i), `ar${i}`),
      )
      .join('') +
    rect(180, 130, 540, 28, l.r('#BFAF8C')) +
    rect(180, 700, 540, 100, l.r('#8A6A48')) +
    many(9, i => rect(190 + i * 59, 714, 48, 74, '#000', 'opacity=".14"')) +
    [
      [30, 1.25],
      [110, 1],
    ]
      .map(
        ([x, s]) =>
          path(
            `M${x} ${900 - x! * 0.72}V${330 - x! * 0.5}Q${x! + 26 * s!} ${250 - x! * 0.3} ${x! + 54 * s!} ${330 - x! * 0.4}V${862 - x! * 0.72}Z`,
            l.dark ? l.r('#6E7A8E') : '#DCE9F0',
          ) +
          path(
            `M${900 - x!} ${900 - x! * 0.72}V${330 - x! * 0.5}Q${874 - x!} ${250 - x! * 0.3} ${846 - x!} ${330 - x! * 0.4}V${862 - x! * 0.72}Z`,
            l.dark ? l.r('#5E6A7E') : '#C6D6DE',
          ),
      )
      .join('') +
    rows(800, 1200, 9, (y, t, h) =>
      many(13, i => {
        const spread = 90 + t * 190;
        const x0 = 450 + (i - 6.5) * spread * 0.98;
        return path(
          `M${n(x0)} ${n(y)}H${n(x0 + spread * 0.98)}L${n(x0 + spread + (i - 6) * h * 0.5)} ${n(y + h + 1)}H${n(x0 + (i - 6.5) * h * 0.5)}Z`,
          l.r((i + Math.round(t * 9)) % 2 ? '#E8E0CE' : '#7E8A88'),
        );
      }),
    ) +
    defs(
      gradient('fd', [
        [0, '#000', 0.35],
        [0.4, '#000', 0.02],
      ]),
    ) +
    rect(0, 800, W, 400, 'url(#fd)') +
    sunPatch(l, 'M250 830L360 830L560 1180H360Z') +
    sunPatch(l, 'M430 830L520 830L780 1180H620Z') +
    shade(450, 960, 170, 26, 0.5) +
    path('M344 960L364 800H536L556 960Z', l.r('#A89A86')) +
    rect(352, 784, 196, 26, l.r('#C4B7A2')) +
    rect(400, 860, 100, 46, l.r('#B98D3A'), 'rx="4"') +
    many(3, i => rect(412, 870 + i * 11, 60 + (i % 2) * 14, 4, l.r('#5A3E12'))) +
    defs(
      gradient(
        'stone',
        [
          [0, l.r('#F2EEE4')],
          [0.55, l.r('#CFC8BA')],
          [1, l.r('#8E8678')],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ),
    ) +
    path(
      'M398 786C392 690 404 620 420 570C400 540 396 500 410 470C424 448 436 446 438 430C428 410 428 372 450 366C474 366 478 404 466 430C468 448 486 450 498 474C516 520 514 560 500 590C510 650 512 720 508 786Z',
      'url(#stone)',
    ) +
    path(
      'M410 480C384 520 388 560 420 580L432 566C414 548 412 520 424 498Z M496 480C528 470 548 430 552 388L536 384C528 420 510 446 488 456Z',
      'url(#stone)',
    ) +
    circle(546, 378, 13, 'url(#stone)') +
    stroke(
      'M438 600C444 660 436 720 430 780M470 600C466 660 474 720 480 780M452 500V580',
      '#6A6254',
      4,
      'opacity=".4"',
    ) +
    path('M436 392C434 360 470 356 468 394C460 380 446 380 436 392Z', l.r('#A89F90')) +
    shade(690, 1000, 130, 16) +
    rect(590, 930, 210, 22, l.r('#7A5234'), 'rx="4"') +
    rect(604, 952, 18, 54, l.r('#4A301E')) +
    rect(768, 952, 18, 54, l.r('#4A301E')) +
    rect(590, 860, 210, 16, l.r('#8A5F3E'), 'rx="4"') +
    rect(604, 870, 12, 66, l.r('#5A3A22')) +
    rect(774, 870, 12, 66, l.r('#5A3A22')) +
    [
      [300, 150],
      [600, 150],
    ]
      .map(
        ([x, y]) =>
          stroke(`M${x} 60V${y}`, l.r('#6B5A34'), 4) +
          stroke(
            `M${x! - 60} ${y! + 20}Q${x} ${y! + 50} ${x! + 60} ${y! + 20}M${x} ${y}V${y! + 36}`,
            l.r('#A8873E'),
            6,
          ) +
          [-60, -30, 0, 30, 60]
            .map(
              d =>
                rect(x! + d - 4, y! - 4 + Math.abs(d) * 0.1, 8, 22, l.dark ? '#FFF0C4' : l.r('#F4EDDC')) +
                (l.dark ? glow(x! + d, y! + 4, 90, '#FFD890', 0.5) : ''),
            )
            .join(''),
      )
      .join('') +
    air(l, true)
  );
}
