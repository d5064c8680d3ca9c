// Over 300 lines would be a table of drawings; these are drawn from a few parameters each.
import { abroad } from '../../world/stays/abroad.ts';
import { coast } from '../../world/stays/coast.ts';
import { inland } from '../../world/stays/inland.ts';
import { places } from '../../world/stays/places.ts';
import { ROOMS } from '../../world/stays/rooms.ts';
import type { Entry, Front } from '../../world/stays/types.ts';
import {
  circle,
  dark,
  ellipse,
  gradient,
  group,
  light,
  many,
  mix,
  n,
  path,
  rect,
  seeded,
  stroke,
} from './draw.ts';

/** Fronts, rooms and towns of Lodgepole, wide and small. */
const W = 480;
const H = 300;
const GROUND = 236;
interface Drawing {
  name: string;
  kind: 'photo';
  width: number;
  height: number;
  description: string;
  draw: () => string;
}
const picture = (name: string, description: string, inner: () => string): Drawing => ({
  name,
  kind: 'photo',
  width: W,
  height: H,
  description,
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${inner()}</svg>`,
});
const seedOf = (text: string): number =>
  [...text].reduce((sum, c) => (sum * 31 + c.codePointAt(0)!) % 65_521, 7);
const defs = (inner: string): string => `<defs>${inner}</defs>`;

const SKIES = {
  day: ['#8FC7EA', '#DDF0F6'],
  dusk: ['#4A4E7C', '#F3A36B'],
  grey: ['#A9B4BC', '#DDE2E4'],
  night: ['#101A33', '#31456B'],
} as const;
function sky(kind: keyof typeof SKIES, seed: number): string {
  const [top, low] = SKIES[kind];
  const r = seeded(seed);
  return (
    defs(
      gradient('sky', [
        [0, top],
        [1, low],
      ]),
    ) +
    rect(0, 0, W, H, 'url(#sky)') +
    many(3, () => {
      const x = r() * W;
      const y = 24 + r() * 60;
      return group(
        ellipse(x, y, 40 + r() * 30, 11, '#fff') +
          ellipse(x + 26, y + 5, 34, 9, '#fff') +
          ellipse(x - 24, y + 6, 26, 7, '#fff'),
        'opacity=".6"',
      );
    })
  );
}
function tree(x: number, y: number, s: number, c: string, round = true): string {
  const trunk = rect(x - s * 0.07, y - s * 0.5, s * 0.14, s * 0.5, '#5B4030');
  return round
    ? trunk +
        circle(x, y - s * 0.72, s * 0.4, c) +
        circle(x - s * 0.24, y - s * 0.52, s * 0.28, dark(c, 0.12)) +
        circle(x + s * 0.2, y - s * 0.86, s * 0.2, light(c, 0.16))
    : trunk +
        path(`M${n(x)} ${n(y - s * 1.3)}L${n(x + s * 0.36)} ${n(y - s * 0.2)}H${n(x - s * 0.36)}Z`, c) +
        path(`M${n(x)} ${n(y - s * 1.3)}L${n(x + s * 0.36)} ${n(y - s * 0.2)}H${n(x)}Z`, dark(c, 0.14));
}
const waves = (y: number, c: string, seed: number): string => {
  const r = seeded(seed);
  return (
    rect(0, y, W, H - y, c) +
    many(22, () => {
      const x = r() * W;
      const w = 14 + r() * 40;
      return stroke(`M${n(x)} ${n(y + 6 + r() * (H - y))}h${n(w)}`, light(c, 0.4), 1.6, 'opacity=".55"');
    })
  );
};

/** What lies behind and before a house. */
function behind(at: NonNullable<Front['at']>, seed: number): string {
  const r = seeded(seed + 5);
  if (at === 'sea')
    return (
      waves(178, '#3F86A8', seed) + path(`M0 186Q90 160 ${n(120 + r() * 60)} 180T260 184V190H0Z`, '#6C8F7E')
    );
  if (at === 'lake')
    return (
      path('M0 170L90 96L170 158L260 84L380 160L480 110V220H0Z', '#6E8B8A') + waves(196, '#5C9AA8', seed)
    );
  if (at === 'hill')
    return (
      path('M0 190Q110 70 240 150T480 90V240H0Z', '#7FA169') +
      path('M0 210Q140 130 300 190T480 160V240H0Z', '#6A8F58')
    );
  if (at === 'street')
    return many(7, i => {
      const h = 60 + r() * 70;
      return (
        rect(i * 72 - 12, 216 - h, 68, h + 30, mix('#C9B7A3', '#8C8794', r())) +
        many(4, k => rect(i * 72 + (k % 2) * 26, 226 - h + Math.floor(k / 2) * 28, 12, 15, '#5E6B78'))
      );
    });
  return (
    path('M0 190Q120 150 250 186T480 170V240H0Z', '#8DB36B') +
    many(5, i => tree(20 + i * 110 + r() * 30, 204, 54 + r() * 22, '#4F7F4A'))
  );
}
function before(at: NonNullable<Front['at']>, seed: number): string {
  const r = seeded(seed + 9);
  if (at === 'street')
    return (
      rect(0, GROUND, W, 64, '#B4AFA6') +
      rect(0, GROUND, W, 7, '#CFCAC0') +
      many(16, i => rect(i * 32, 262, 18, 3, '#E9E5DA'))
    );
  if (at === 'sea')
    return (
      rect(0, GROUND, W, 64, '#D9C9A2') +
      many(26, () => circle(r() * W, GROUND + 10 + r() * 50, 1.5 + r() * 2, '#B59F74'))
    );
  const green = at === 'hill' ? '#7A9A55' : '#86AE5F';
  return (
    rect(0, GROUND, W, 64, green) +
    path(`M210 ${GROUND}Q230 270 190 300H290Q262 268 252 ${GROUND}Z`, '#D8CDB4') +
    many(30, () => {
      const x = r() * W;
      const y = GROUND + 8 + r() * 54;
      return stroke(`M${n(x)} ${n(y)}l-2 -6m2 6l3 -5`, dark(green, 0.2), 1.4);
    })
  );
}

function roofOf(f: Front, x: number, w: number, top: number): string {
  const mid = x + w / 2;
  const tall = Math.min(66, w * 0.24);
  const line = (d: string) => path(d, f.roof) + path(d, '#000', 'opacity=".08"');
  switch (f.style) {
    case 'flat':
      return rect(x - 5, top - 10, w + 10, 12, f.roof) + rect(mid - 22, top - 24, 44, 14, dark(f.roof, 0.15));
    case 'hip':
      return (
        line(
          `M${x - 10} ${top}L${x + w * 0.16} ${n(top - tall * 0.7)}H${n(x + w * 0.84)}L${x + w + 10} ${top}Z`,
        ) + many(3, i => rect(x + w * (0.24 + i * 0.24), top - tall * 0.45, 16, 16, '#EFE9DA'))
      );
    case 'thatch':
      return (
        path(
          `M${x - 16} ${top + 10}Q${x} ${top - tall} ${mid} ${top - tall}T${x + w + 16} ${top + 10}Z`,
          '#B7975C',
        ) +
        many(24, i =>
          stroke(`M${n(x - 8 + i * (w / 22))} ${top + 4}l4 -${n(12 + (i % 5) * 6)}`, '#8E6E3A', 1.2),
        )
      );
    case 'arch':
      return (
        rect(x - 3, top - 9, w + 6, 11, f.roof) +
        path(`M${x} ${top}Q${mid} ${top - tall * 0.8} ${x + w} ${top}Z`, light(f.roof, 0.1))
      );
    case 'pagoda':
      return (
        path(
          `M${x - 34} ${top + 4}Q${x + 10} ${top - 8} ${x + w * 0.2} ${n(top - tall * 0.8)}H${n(x + w * 0.8)}Q${x + w - 10} ${top - 8} ${x + w + 34} ${top + 4}Z`,
          f.roof,
        ) + stroke(`M${n(x + w * 0.2)} ${n(top - tall * 0.8)}H${n(x + w * 0.8)}`, light(f.roof, 0.25), 5)
      );
    case 'tower':
      return (
        line(`M${x - 8} ${top}L${mid} ${top - tall}L${x + w + 8} ${top}Z`) +
        rect(x + w - 60, top - 56, 56, 60, light(f.wall, 0.12)) +
        path(
          `M${x + w - 66} ${top - 54}L${x + w - 32} ${top - 104}L${x + w + 2} ${top - 54}Z`,
          dark(f.roof, 0.1),
        ) +
        circle(x + w - 32, top - 26, 11, '#53697A')
      );
    default:
      return (
        line(`M${x - 12} ${top}L${mid} ${n(top - tall)}L${x + w + 12} ${top}Z`) +
        rect(x + w * 0.72, top - tall * 0.9, 18, tall * 0.6, dark(f.wall, 0.25))
      );
  }
}

/** A house from its front: as many storeys and windows as it has, its colours, its door. */
function front({ id, front: f }: Entry): string {
  const seed = seedOf(id);
  const r = seeded(seed);
  const at = f.at ?? 'street';
  const w = Math.min(400, 70 + f.bays * 46);
  const storey = f.storeys > 4 ? 30 : f.storeys > 2 ? 42 : 56;
  const h = f.storeys * storey + 10;
  const base = f.style === 'poles' ? GROUND - 22 : GROUND;
  const x = (W - w) / 2;
  const top = base - h;
  const gap = w / f.bays;
  const doorBay = Math.floor(f.bays / 2);
  const night = f.sky === 'dusk' || f.sky === 'night';
  const windows = many(f.storeys * f.bays, i => {
    const row = Math.floor(i / f.bays);
    const bay = i % f.bays;
    const isDoor = row === f.storeys - 1 && bay === doorBay;
    const ww = Math.min(26, gap * 0.52);
    const wh = storey * 0.55;
    const wx = x + bay * gap + (gap - ww) / 2;
    const wy = top + 12 + row * storey;
    const pane = night && r() > 0.35 ? '#FFD98A' : mix('#4F6B80', '#8FB0C2', r());
    if (isDoor) {
      const dh = Math.min(46, storey * 0.9);
      return (
        rect(wx - 6, base - dh - 6, ww + 12, dh + 6, light(f.wall, 0.35)) +
        rect(wx - 2, base - dh, ww + 4, dh, f.door) +
        rect(wx + 2, base - dh + 5, ww / 2 - 3, dh * 0.38, dark(f.door, 0.22)) +
        rect(wx + ww / 2 + 1, base - dh + 5, ww / 2 - 3, dh * 0.38, dark(f.door, 0.22)) +
        circle(wx + ww - 3, base - dh * 0.45, 2, '#F2D16B') +
        rect(wx - 12, base - 4, ww + 24, 5, '#8F8A80')
      );
    }
    const arch = f.style === 'arch' ? path(`M${n(wx)} ${n(wy + 4)}q${n(ww / 2)} -16 ${n(ww)} 0Z`, pane) : '';
    return (
      arch +
      rect(wx - 3, wy - 3, ww + 6, wh + 6, light(f.wall, 0.5)) +
      rect(wx, wy, ww, wh, pane) +
      rect(wx + ww / 2 - 1, wy, 2, wh, light(f.wall, 0.5)) +
      (r() > 0.72
        ? rect(wx - 4, wy + wh + 2, ww + 8, 5, '#6B4A32') +
          many(4, k =>
            circle(wx + k * (ww / 3), wy + wh, 3.4, ['#E2574C', '#F2A7B8', '#F4C95D', '#7FB069'][k % 4]!),
          )
        : '')
    );
  });
  const poles =
    f.style === 'poles'
      ? waves(base, '#3C6E7E', seed) + many(8, i => rect(x + 8 + i * ((w - 22) / 7), base, 6, 44, '#4A3B30'))
      : '';
  const plants =
    at === 'street'
      ? ''
      : many(3, i =>
          tree(
            i === 0 ? x - 40 : i === 1 ? x + w + 38 : x + w + 70,
            base + 6,
            46 + r() * 30,
            at === 'sea' ? '#7D9A5B' : '#4C7A48',
            r() > 0.4,
          ),
        );
  return (
    sky(f.sky ?? (r() > 0.82 ? 'grey' : 'day'), seed) +
    behind(at, seed) +
    (f.style === 'poles' ? poles : before(at, seed)) +
    plants +
    rect(x, top, w, h, f.wall) +
    rect(x + w * 0.9, top, w * 0.1, h, '#000', 'opacity=".1"') +
    (f.style === 'barn'
      ? many(Math.floor(w / 14), i => rect(x + i * 14, top, 1.5, h, dark(f.wall, 0.25)))
      : '') +
    roofOf(f, x, w, top) +
    windows
  );
}

type RoomRow = (typeof ROOMS)[number];
function bed(x: number, y: number, w: number, wood: string, cover: string): string {
  return (
    rect(x - 6, y - 62, w + 12, 66, wood, 'rx="6"') +
    rect(x, y - 8, w, 74, '#F7F5EF', 'rx="8"') +
    rect(x, y + 18, w, 56, cover, 'rx="8"') +
    rect(x, y + 18, w, 10, light(cover, 0.35)) +
    many(w > 110 ? 2 : 1, i =>
      rect(x + 10 + i * (w / 2), y - 14, w > 110 ? w / 2 - 22 : w - 20, 26, '#FFFFFF', 'rx="9"'),
    ) +
    rect(x - 4, y + 70, w + 8, 12, dark(wood, 0.2))
  );
}
function room([name, kind, wall, wood, cover, extra]: RoomRow): string {
  const seed = seedOf(name);
  const r = seeded(seed);
  const floor =
    rect(0, 206, W, 94, dark(wood, 0.06)) +
    many(9, i => stroke(`M${i * 60 - 30} 300L${i * 52 + 30} 206`, dark(wood, 0.22), 1.4));
  const window = (x: number, y: number, w: number, h: number, view: string) =>
    rect(x - 6, y - 6, w + 12, h + 12, '#F6F1E6') +
    view +
    rect(x + w / 2 - 2, y, 4, h, '#F6F1E6') +
    path(`M${x - 20} ${y - 10}h16v${h + 26}h-22Z`, light(cover, 0.25)) +
    path(`M${x + w + 20} ${y - 10}h-16v${h + 26}h22Z`, light(cover, 0.25));
  const extras: Record<string, string> = {
    lamp:
      stroke('M400 206V128', '#4A4038', 4) +
      path('M380 130L390 96H410L420 130Z', '#F6DFA0') +
      circle(400, 130, 34, '#FFE9A8', 'opacity=".25"'),
    picture:
      rect(208, 36, 78, 52, wood) +
      rect(214, 42, 66, 40, '#E9F0EA') +
      path('M214 82L238 54L254 72L266 60L280 82Z', '#5F8A72'),
    skylight:
      path('M300 0L400 0L360 74L270 74Z', '#A9D3EC') +
      stroke('M330 0L312 74', '#F6F1E6', 5) +
      path('M0 0H480V20L240 96L0 20Z', dark(wall, 0.06), 'opacity=".4"'),
    sea: window(
      330,
      44,
      110,
      92,
      rect(330, 44, 110, 92, '#BFE3F2') +
        rect(330, 92, 110, 44, '#3F86A8') +
        path('M352 92l16 -26v26Z', '#fff'),
    ),
    fire:
      rect(350, 116, 90, 92, '#7D746A') +
      rect(366, 142, 58, 66, '#1F1712') +
      path('M380 206Q376 168 396 152Q400 176 412 180Q418 194 410 206Z', '#F08A24') +
      path('M388 206Q390 184 398 176Q406 192 402 206Z', '#FFD65C') +
      rect(340, 108, 110, 12, wood),
    toys:
      circle(376, 226, 16, '#E2574C') +
      rect(404, 206, 34, 34, '#4E9AC0') +
      path('M352 252l14 -26l14 26Z', '#F4C95D') +
      rect(210, 38, 74, 46, '#FFF7E0') +
      circle(234, 60, 12, '#F0A6A0') +
      circle(260, 62, 9, '#8FB996'),
    plant:
      rect(386, 190, 36, 40, '#D98E5F') +
      many(7, i =>
        path(
          `M404 192Q${n(350 + i * 18)} ${n(120 + (i % 3) * 12)} ${n(344 + i * 20)} ${n(112 + (i % 2) * 20)}Q${n(380 + i * 8)} 150 404 192Z`,
          i % 2 ? '#3F7F4F' : '#5FA36B',
        ),
      ),
    screen:
      many(
        4,
        i =>
          rect(316 + i * 38, 40, 34, 168, '#FBF6E6') +
          rect(316 + i * 38, 40, 34, 168, 'none', `stroke="${wood}" stroke-width="3"`) +
          many(3, k => rect(316 + i * 38, 80 + k * 42, 34, 2, wood)),
      ) +
      path('M340 176q20 -60 60 -40q26 12 44 -24', 'none') +
      stroke('M334 180Q372 108 440 92', '#6B4A3A', 3) +
      circle(440, 92, 6, '#E7A8B0') +
      circle(404, 112, 5, '#E7A8B0'),
    arch:
      path('M336 206V96Q388 28 440 96V206Z', '#BFE0F2') +
      path('M336 206V150H440V206Z', '#3E8FC0') +
      many(9, i => rect(i * 54, 190, 27, 16, i % 2 ? wood : '#E3B23C')),
    city: window(
      318,
      34,
      128,
      110,
      rect(318, 34, 128, 110, '#141B2B') +
        many(
          7,
          i =>
            rect(320 + i * 18, 70 + r() * 40, 15, 74, '#2F3B55') +
            many(4, k => rect(323 + i * 18, 92 + k * 11, 3, 4, '#FFD98A')),
        ),
    ),
  };
  const beds = {
    double: bed(70, 148, 170, wood, cover),
    single: bed(90, 150, 98, wood, cover),
    twin: bed(40, 150, 92, wood, cover) + bed(180, 150, 92, wood, cover),
    bunk:
      many(2, i =>
        group(
          rect(50, 60, 10, 190, wood) +
            rect(240, 60, 10, 190, wood) +
            many(
              2,
              k =>
                rect(56, 96 + k * 88, 188, 12, wood) +
                rect(60, 76 + k * 88, 184, 22, cover, 'rx="6"') +
                rect(66, 68 + k * 88, 44, 20, '#fff', 'rx="7"'),
            ),
          i === 0 ? '' : 'opacity="0"',
        ),
      ) +
      stroke('M262 250V64', wood, 6) +
      many(5, i => stroke(`M250 ${92 + i * 32}h14`, wood, 4)),
  } as const;
  return (
    rect(0, 0, W, 210, wall) +
    rect(0, 0, W, 40, '#fff', 'opacity=".08"') +
    floor +
    rect(0, 198, W, 9, light(wall, 0.35)) +
    (extras[extra] ?? '') +
    ellipse(200, 262, 190, 30, light(cover, 0.45), 'opacity=".5"') +
    beds[kind]
  );
}

const TOWNS: Readonly<Record<string, (seed: number) => string>> = {
  'harrow-bay': s =>
    houses(s, ['#E3B23C', '#C8553D', '#EDE6D6', '#5E8C86', '#D9A08B']) +
    waves(214, '#3C7A94', s) +
    boat(120, 250, '#C8553D') +
    boat(330, 266, '#F2F2F0'),
  'gannet-isle': s =>
    path('M40 210Q160 92 300 150T480 210Z', '#7C9A62') +
    path('M200 150l14 -40h16l10 44Z', '#F4F1EA') +
    rect(216, 98, 12, 14, '#C8553D') +
    waves(206, '#2F6F94', s) +
    many(14, i => stroke(`M${30 + i * 32} ${40 + ((i * 37) % 90)}q7 -7 12 0q7 -7 12 0`, '#fff', 2.4)),
  'port-ellery': s =>
    many(
      9,
      i =>
        rect(i * 56, 90 + ((i * 47) % 60), 46, 150, mix('#6F7F8F', '#A75D44', (i % 4) / 3)) +
        many(6, k =>
          rect(i * 56 + 8 + (k % 2) * 18, 104 + ((i * 47) % 60) + Math.floor(k / 2) * 24, 9, 12, '#FFE3A3'),
        ),
    ) +
    waves(216, '#43718A', s) +
    stroke('M0 206Q120 120 240 206T480 206', '#7E3B33', 6) +
    stroke('M0 208H480', '#7E3B33', 7) +
    many(12, i =>
      stroke(
        `M${20 + i * 40} 206v-${n(60 * Math.abs(Math.sin(((20 + i * 40) / 240) * Math.PI)))}`,
        '#7E3B33',
        2,
      ),
    ),
  wexcombe: s =>
    path('M0 180Q120 110 250 160T480 130V300H0Z', '#8DB36B') +
    many(
      12,
      i =>
        tree(26 + i * 40, 236 + (i % 3) * 14, 50, i % 2 ? '#6D9A4E' : '#5C8A46') +
        circle(22 + i * 40, 204 + (i % 3) * 12, 4, '#D1495B'),
    ) +
    rect(60, 260, 360, 5, '#6B5A48') +
    rect(120, 234, 70, 24, '#1F4B3A') +
    rect(190, 240, 60, 18, '#7A1E2C') +
    circle(110, 220, 12, '#F2F2F0', 'opacity=".8"') +
    circle(96, 204, 16, '#F2F2F0', 'opacity=".6"') +
    many(5, i => circle(130 + i * 26, 259, 6, '#222')),
  'upper-stanning': s =>
    path('M0 150Q90 60 220 130T480 70V300H0Z', '#8A7A9A') +
    path('M0 200Q140 130 300 184T480 150V300H0Z', '#7F8F55') +
    stroke('M230 170Q210 210 260 236T220 300', '#9CC9DE', 14) +
    many(
      9,
      i =>
        ellipse(40 + i * 48, 226 + ((i * 29) % 50), 9, 6, '#F7F5EF') +
        circle(50 + i * 48, 223 + ((i * 29) % 50), 4, '#333'),
    ),
  villaclara: s =>
    houses(s, ['#FFFFFF', '#F1C27D', '#F7EFE2', '#E79A6B', '#FFFFFF']) +
    waves(214, '#1E9BB5', s) +
    boat(230, 258, '#2A7F9E') +
    tree(60, 232, 70, '#4F8A4C', false) +
    circle(400, 50, 26, '#FFE08A'),
  'brindle-cross': s =>
    rect(190, 60, 40, 160, '#CFC4AE') +
    path('M186 62L210 4L234 62Z', '#8A8577') +
    rect(230, 120, 150, 100, '#D9CFBA') +
    path('M224 122L305 78L386 122Z', '#8A8577') +
    many(5, i => path(`M${246 + i * 27} 200v-44q8 -14 16 0v44Z`, '#5D7488')) +
    waves(232, '#6E97A3', s) +
    boat(110, 262, '#A83232'),
  yunze: s =>
    path('M0 176Q70 100 150 150T310 120T480 160V220H0Z', '#8FA79B') +
    waves(196, '#7FA9AD', s) +
    rect(300, 150, 60, 46, '#8C2F26') +
    path('M278 152Q316 138 330 112Q344 138 382 152Z', '#3A3F44') +
    path('M288 130Q320 116 330 92Q340 116 372 130Z', '#3A3F44') +
    stroke('M60 216Q130 160 200 216', '#D8D2C4', 10) +
    many(9, i => stroke(`M${400 + i * 8} 60q${-10 + i * 3} 70 ${-22 + i * 5} 120`, '#5F8A5A', 2.2)),
  'marsa-lulu': s =>
    many(
      7,
      i =>
        rect(i * 70 - 6, 130 + ((i * 31) % 40), 66, 100, '#FBFAF5') +
        path(`M${i * 70 + 14} ${170 + ((i * 31) % 40)}q12 -18 24 0v30h-24Z`, '#1E6FBA') +
        (i % 3 === 1 ? path(`M${i * 70 + 6} ${132 + ((i * 31) % 40)}q22 -44 44 0Z`, '#F1EDE0') : ''),
    ) +
    waves(224, '#1F86B8', s) +
    circle(90, 60, 24, '#FFE08A'),
  nordvik: s =>
    path('M0 190L80 60L150 150L250 30L360 160L420 90L480 150V220H0Z', '#5C6F7C') +
    path('M80 60L104 92L90 100L70 84ZM250 30L282 72L256 84L230 60Z', '#F4F8FC') +
    many(
      6,
      i =>
        rect(60 + i * 62, 176, 46, 34, ['#B23A2E', '#E3B23C', '#F5F0E1'][i % 3]!) +
        path(`M${56 + i * 62} 178L${83 + i * 62} 152L${110 + i * 62} 178Z`, '#2E2E2E'),
    ) +
    waves(210, '#2F5F78', s),
  'lisse-sur-orne': s =>
    many(
      6,
      i =>
        rect(20 + i * 76, 110 + (i % 2) * 14, 68, 120, '#F0E6D2') +
        many(3, k =>
          stroke(`M${24 + i * 76 + k * 30} ${112 + (i % 2) * 14}l${k % 2 ? -20 : 20} 58v58`, '#6B4226', 5),
        ) +
        path(
          `M${12 + i * 76} ${114 + (i % 2) * 14}L${54 + i * 76} ${66 + (i % 2) * 14}L${96 + i * 76} ${114 + (i % 2) * 14}Z`,
          '#7A4A3A',
        ),
    ) +
    rect(0, 230, W, 70, '#C9C0AE') +
    many(
      5,
      i =>
        path(`M${30 + i * 94} 250h60l-8 -20h-44Z`, ['#C8553D', '#4F8A5B', '#E3B23C'][i % 3]!) +
        rect(36 + i * 94, 250, 48, 20, '#8A6A4A'),
    ),
  castellume: s =>
    path('M0 120L120 40L230 130L340 50L480 140V220H0Z', '#7C93A0') +
    path('M60 220Q190 60 330 220Z', '#7FA05E') +
    many(
      16,
      i =>
        rect(
          120 + (i % 5) * 30 + Math.floor(i / 5) * 8,
          200 - Math.floor(i / 5) * 30,
          24,
          24,
          ['#E7B98A', '#F3D9B1', '#D98E5F'][i % 3]!,
        ) +
        path(
          `M${118 + (i % 5) * 30 + Math.floor(i / 5) * 8} ${201 - Math.floor(i / 5) * 30}h28l-14 -11Z`,
          '#A34A2C',
        ),
    ) +
    waves(220, '#3D8AA6', s) +
    boat(380, 262, '#C1440E'),
};
function houses(seed: number, colours: readonly string[]): string {
  const r = seeded(seed);
  return many(9, i => {
    const h = 70 + r() * 60;
    const x = i * 54 - 4;
    const c = colours[i % colours.length]!;
    return (
      rect(x, 216 - h, 52, h, c) +
      path(`M${x - 3} ${n(217 - h)}L${x + 26} ${n(190 - h)}L${x + 55} ${n(217 - h)}Z`, '#7A4A3A') +
      many(4, k => rect(x + 9 + (k % 2) * 22, 230 - h + Math.floor(k / 2) * 30, 11, 15, '#51687A'))
    );
  });
}
const boat = (x: number, y: number, c: string): string =>
  path(`M${x - 34} ${y}h68l-12 18h-44Z`, c) +
  stroke(`M${x} ${y}v-50`, '#5B4030', 3) +
  path(`M${x + 3} ${y - 48}l26 40h-26Z`, '#FBF7EC');

const KIND = {
  hotel: 'hotel',
  guesthouse: 'guest house',
  cottage: 'cottage',
  flat: 'house with a flat',
  hostel: 'hostel',
  inn: 'inn',
  lodge: 'lodge',
} as const;
const COLOURS: readonly (readonly [string, string])[] = [
  ['#B3202A', 'red'],
  ['#1F4E79', 'blue'],
  ['#2F6B4F', 'green'],
  ['#F2C14E', 'yellow'],
  ['#3A2E5C', 'violet'],
  ['#D9822B', 'orange'],
  ['#26323F', 'black'],
  ['#F5F0E1', 'white'],
  ['#5C3D2E', 'brown'],
];
const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
const nameOf = (hex: string): string =>
  COLOURS.map(
    ([c, name]) => [[0, 1, 2].reduce((d, i) => d + (channel(c, i) - channel(hex, i)) ** 2, 0), name] as const,
  ).sort((a, b) => a[0] - b[0])[0]![1];

const entries: readonly Entry[] = [...coast, ...inland, ...abroad];
export const stays: readonly Drawing[] = [
  ...entries.map(e =>
    picture(
      `stay-${e.id}`,
      `The front of a ${KIND[e.kind]} with ${e.front.storeys} storeys and a ${nameOf(e.front.door)} door.`,
      () => front(e),
    ),
  ),
  ...ROOMS.map(r => picture(`room-${r[0]}`, `A room: ${r[0].replaceAll('-', ' ')}.`, () => room(r))),
  ...Object.entries(places).map(([id, p]) =>
    picture(
      `town-${id}`,
      `${p.name}, drawn from afar.`,
      () => sky(id === 'nordvik' ? 'dusk' : 'day', seedOf(id)) + TOWNS[id]!(seedOf(id)),
    ),
  ),
];
