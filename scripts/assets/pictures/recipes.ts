// Over 300 lines: a table of drawings, one for each picture.
import {
  circle,
  curve,
  dark,
  ellipse,
  gradient,
  group,
  light,
  many,
  mix,
  n,
  path,
  radial,
  rect,
  seeded,
  stroke,
} from './draw.ts';
import { defs, soft } from './scene.ts';

/** Dishes from above, as a phone takes them at a table: small, and without grain, so that each is a few kilobytes. */
const W = 720;
const H = 540;
type Dish = {
  name: string;
  kind: 'photo';
  width: number;
  height: number;
  description: string;
  draw: () => string;
};
type Random = () => number;
let ids = 0;
const id = (what: string): string => `${what}${ids++}`;

/** A point at random inside a disc, or an ellipse of it. */
const inside = (r: Random, x: number, y: number, radius: number, squash = 1): [number, number] => {
  const a = r() * 6.283;
  const d = Math.sqrt(r()) * radius;
  return [x + Math.cos(a) * d, y + Math.sin(a) * d * squash];
};
const scatter = (seed: number, count: number, draw: (r: Random, i: number) => string): string => {
  const r = seeded(seed);
  return many(count, i => draw(r, i));
};
const turned = (x: number, y: number, by: number, inner: string): string =>
  group(inner, `transform="translate(${n(x)} ${n(y)}) rotate(${n(by)})"`);
const blurred = (by: number, inner: string): string => {
  const f = id('b');
  return defs(soft(f, by)) + group(inner, `filter="url(#${f})"`);
};
const clipped = (shape: string, inner: string): string => {
  const c = id('c');
  return defs(`<clipPath id="${c}">${shape}</clipPath>`) + group(inner, `clip-path="url(#${c})"`);
};
const shaded = (colour: string, up = 0.3, down = 0.35): [string, string] => {
  const g = id('g');
  return [
    defs(
      radial(
        g,
        [
          [0, light(colour, up)],
          [0.55, colour],
          [1, dark(colour, down)],
        ],
        'cx=".36" cy=".3" r=".85"',
      ),
    ),
    `url(#${g})`,
  ];
};

/** A lump of something: its shadow, its body and where the light meets it. */
function lump(
  r: Random,
  x: number,
  y: number,
  s: number,
  colour: string,
  rough = 0.25,
  squash = 0.85,
): string {
  const turn = r() * 6.283;
  const points = Array.from({ length: 8 }, (_, k): [number, number] => {
    const a = turn + k * 0.785;
    const d = s * (1 - rough / 2 + r() * rough);
    return [x + Math.cos(a) * d, y + Math.sin(a) * d * squash];
  });
  const [def, fill] = shaded(colour);
  return (
    path(
      curve(
        points.map(([a, b]): [number, number] => [a + s * 0.12, b + s * 0.18]),
        true,
      ),
      '#1c0d04',
      'opacity=".35"',
    ) +
    def +
    path(curve(points, true), fill) +
    ellipse(x - s * 0.28, y - s * 0.3, s * 0.26, s * 0.13, '#fff', 'opacity=".35"')
  );
}
const leafOf = (x: number, y: number, s: number, turn: number, c: string): string =>
  turned(
    x,
    y,
    turn,
    path(
      `M0 0C${n(s * 0.6)} ${n(-s * 0.5)} ${n(s * 0.6)} ${n(-s * 1.2)} 0 ${n(-s * 1.6)}C${n(-s * 0.6)} ${n(-s * 1.2)} ${n(-s * 0.6)} ${n(-s * 0.5)} 0 0Z`,
      c,
    ) +
      path(
        `M0 0C${n(s * 0.6)} ${n(-s * 0.5)} ${n(s * 0.6)} ${n(-s * 1.2)} 0 ${n(-s * 1.6)}Z`,
        light(c, 0.14),
      ) +
      stroke(`M0 0V${n(-s * 1.4)}`, light(c, 0.35), s * 0.05),
  );
/** Chopped or whole small herbs. */
const parsley = (r: Random, x: number, y: number, s: number): string => {
  const c = mix('#2f6b2a', '#7ab84e', r());
  return turned(
    x,
    y,
    r() * 360,
    circle(0, -s * 0.5, s * 0.45, c) +
      circle(-s * 0.45, s * 0.2, s * 0.42, dark(c, 0.12)) +
      circle(s * 0.45, s * 0.2, s * 0.42, light(c, 0.12)),
  );
};
const ring = (x: number, y: number, s: number, c: string): string =>
  circle(x, y, s, 'none', `stroke="${c}" stroke-width="${n(s * 0.5)}"`) +
  circle(x, y, s * 1.15, 'none', `stroke="${light(c, 0.4)}" stroke-width="${n(s * 0.16)}"`);

function boards(colour: string, seed: number, size = 96, upright = false): string {
  const r = seeded(seed);
  const line = (i: number): string => {
    const c = mix(colour, r() > 0.5 ? '#000000' : '#ffffff', r() * 0.09);
    const at = i * size;
    return (
      (upright ? rect(at, 0, size, H, c) : rect(0, at, W, size, c)) +
      many(7, () => {
        const o = at + 6 + r() * (size - 12);
        const w = (r() - 0.5) * 9;
        return stroke(
          upright
            ? `M${n(o)} 0Q${n(o + w)} ${H / 2} ${n(o)} ${H}`
            : `M0 ${n(o)}Q${W / 2} ${n(o + w)} ${W} ${n(o)}`,
          dark(c, 0.22),
          0.8 + r() * 1.6,
          `opacity="${n(2 + r() * 4)}e-1"`,
        );
      }) +
      (upright ? rect(at, 0, 2.5, H, '#000', 'opacity=".35"') : rect(0, at, W, 2.5, '#000', 'opacity=".35"'))
    );
  };
  return many(Math.ceil((upright ? W : H) / size), line);
}
const stone = (colour: string, seed: number): string => {
  const r = seeded(seed);
  const g = id('st');
  return (
    defs(
      gradient(
        g,
        [
          [0, light(colour, 0.1)],
          [1, dark(colour, 0.14)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ) +
    rect(0, 0, W, H, `url(#${g})`) +
    blurred(
      14,
      many(22, () =>
        ellipse(r() * W, r() * H, 30 + r() * 90, 12 + r() * 40, r() > 0.5 ? '#fff' : '#000', 'opacity=".06"'),
      ),
    ) +
    many(60, () => circle(r() * W, r() * H, 0.6 + r() * 1.2, r() > 0.5 ? '#fff' : '#000', 'opacity=".16"'))
  );
};
const linen = (colour: string, stripe: string): string =>
  rect(0, 0, W, H, colour) +
  many(
    90,
    i => rect(0, i * 6, W, 1, '#000', 'opacity=".045"') + rect(i * 8, 0, 1, H, '#fff', 'opacity=".12"'),
  ) +
  rect(70, 0, 12, H, stripe, 'opacity=".75"') +
  rect(92, 0, 4, H, stripe, 'opacity=".75"');
/** A folded napkin at a corner, out of focus. */
const napkin = (x: number, y: number, turn: number, c: string): string =>
  blurred(
    2.5,
    turned(
      x,
      y,
      turn,
      rect(8, 10, 190, 150, '#000', 'opacity=".3"') +
        rect(0, 0, 190, 150, c) +
        rect(0, 18, 190, 7, dark(c, 0.3)) +
        rect(0, 32, 190, 3, dark(c, 0.3)) +
        path('M120 0L190 0L190 150Z', dark(c, 0.12)),
    ),
  );
const spoon = (x: number, y: number, turn: number): string => {
  const g = id('sp');
  return turned(
    x,
    y,
    turn,
    defs(
      gradient(
        g,
        [
          [0, '#f4f6f8'],
          [0.5, '#aab2ba'],
          [1, '#e3e8ec'],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ),
    ) +
      path(
        'M3 60C14 60 6 250 12 300C14 318 -10 318 -8 300C-2 250 -10 60 -3 60Z',
        '#000',
        'opacity=".3" transform="translate(8 9)"',
      ) +
      ellipse(7, 31, 26, 38, '#000', 'opacity=".3"') +
      path('M4 60C6 120 7 250 10 300C12 314 -12 314 -10 300C-7 250 -6 120 -4 60Z', `url(#${g})`) +
      ellipse(0, 24, 25, 38, `url(#${g})`) +
      ellipse(-2, 22, 18, 30, '#8d969e', 'opacity=".55"') +
      ellipse(-7, 12, 6, 14, '#fff', 'opacity=".7"'),
  );
};
const shade = (x: number, y: number, rx: number, ry = rx): string => {
  const g = id('sh');
  return (
    defs(
      radial(g, [
        [0, '#000', 0.7],
        [0.78, '#000', 0.5],
        [1, '#000', 0],
      ]),
    ) + ellipse(x + rx * 0.06, y + ry * 0.09, rx * 1.12, ry * 1.12, `url(#${g})`, 'opacity=".75"')
  );
};

/** A bowl or plate from above with what is in it, cut at its edge. `depth` is how much of the radius the wall takes. */
function bowl(
  x: number,
  y: number,
  r: number,
  glaze: string,
  depth: number,
  content: string,
  floor: string,
): string {
  const [def, wall] = shaded(glaze, 0.35, 0.28);
  const w = id('w');
  const inner = r * (1 - depth);
  return (
    shade(x, y, r) +
    def +
    circle(x, y, r, wall) +
    defs(
      gradient(
        w,
        [
          [0, dark(glaze, 0.4)],
          [0.45, dark(glaze, 0.1)],
          [1, light(glaze, 0.45)],
        ],
        'x1=".1" y1=".05" x2=".9" y2="1"',
      ),
    ) +
    circle(x, y, r * 0.955, `url(#${w})`) +
    clipped(circle(x, y, inner, '#000'), floor + content) +
    circle(x, y, inner, 'none', 'stroke="#000" stroke-width="5" opacity=".2"') +
    stroke(
      `M${n(x - r * 0.7)} ${n(y - r * 0.66)}A${n(r * 0.97)} ${n(r * 0.97)} 0 0 1 ${n(x - r * 0.05)} ${n(y - r * 0.965)}`,
      '#fff',
      r * 0.02,
      'opacity=".7"',
    )
  );
}
const liquid = (x: number, y: number, r: number, c: string, down = 0.4): string => {
  const g = id('lq');
  return (
    defs(
      radial(
        g,
        [
          [0, light(c, 0.18)],
          [0.6, c],
          [1, dark(c, down)],
        ],
        'cx=".42" cy=".36" r=".7"',
      ),
    ) +
    circle(x, y, r, `url(#${g})`) +
    blurred(
      9,
      ellipse(
        x - r * 0.35,
        y - r * 0.42,
        r * 0.34,
        r * 0.13,
        '#fff',
        `opacity=".28" transform="rotate(-28 ${x} ${y})"`,
      ),
    )
  );
};
const droplets = (seed: number, count: number, x: number, y: number, r: number, c: string): string =>
  scatter(seed, count, q => {
    const [a, b] = inside(q, x, y, r);
    const s = 2 + q() * 7;
    return (
      ellipse(a, b, s, s * 0.85, c, 'opacity=".6"') +
      circle(a - s * 0.3, b - s * 0.3, s * 0.25, '#fff', 'opacity=".6"')
    );
  });
const grains = (
  seed: number,
  count: number,
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
  squash = 1,
): string =>
  scatter(seed, count, q => {
    const [a, b] = inside(q, x, y, r, squash);
    const c = colours[Math.floor(q() * colours.length)]!;
    const t = q() * 180;
    return turned(
      a,
      b,
      t,
      ellipse(1, 1.6, 7.5, 3, '#2a1200', 'opacity=".3"') +
        ellipse(0, 0, 7.5, 2.9, c) +
        ellipse(-1.6, -0.8, 3.4, 0.9, '#fff', 'opacity=".4"'),
    );
  });
const pepper = (seed: number, count: number, x: number, y: number, r: number): string =>
  scatter(seed, count, q => {
    const [a, b] = inside(q, x, y, r);
    return circle(a, b, 0.8 + q() * 1.5, '#2a1a10', 'opacity=".75"');
  });
const wedge = (x: number, y: number, s: number, turn: number): string =>
  turned(
    x,
    y,
    turn,
    path(`M${-s} 0A${s} ${s} 0 0 0 ${s} 0Z`, '#000', 'opacity=".3" transform="translate(4 6)"') +
      path(`M${-s} 0A${s} ${s} 0 0 0 ${s} 0Z`, '#e8b91e') +
      path(`M${n(-s * 0.86)} 0A${n(s * 0.86)} ${n(s * 0.86)} 0 0 0 ${n(s * 0.86)} 0Z`, '#fbf3c4') +
      many(3, i =>
        path(
          `M0 2L${n(Math.cos(0.25 + i * 0.93) * s * 0.76)} ${n(Math.sin(0.25 + i * 0.93) * s * 0.76)}L${n(Math.cos(0.95 + i * 0.93) * s * 0.76)} ${n(Math.sin(0.95 + i * 0.93) * s * 0.76)}Z`,
          '#f6dc4e',
        ),
      ),
  );
const half = (x: number, y: number, s: number): string =>
  shade(x, y, s) +
  circle(x, y, s, '#e2b41c') +
  circle(x, y, s * 0.9, '#fbf4cf') +
  many(9, i =>
    turned(
      x,
      y,
      i * 40,
      path(
        `M0 ${n(-s * 0.1)}L${n(s * 0.25)} ${n(-s * 0.74)}Q0 ${n(-s * 0.86)} ${n(-s * 0.25)} ${n(-s * 0.74)}Z`,
        i % 2 ? '#f5d944' : '#f8e168',
      ),
    ),
  ) +
  circle(x, y, s * 0.08, '#fff');
/** A pan with handles, of iron or steel. */
const pan = (x: number, y: number, r: number, metal: string, content: string, handles: string): string =>
  handles +
  shade(x, y, r) +
  (() => {
    const [d, f] = shaded(metal, 0.4, 0.4);
    return d + circle(x, y, r, f) + circle(x, y, r * 0.94, dark(metal, 0.35));
  })() +
  clipped(circle(x, y, r * 0.91, '#000'), content) +
  circle(x, y, r * 0.91, 'none', 'stroke="#000" stroke-width="6" opacity=".28"') +
  stroke(
    `M${n(x - r * 0.68)} ${n(y - r * 0.7)}A${r} ${r} 0 0 1 ${n(x - r * 0.05)} ${n(y - r * 0.975)}`,
    '#fff',
    r * 0.016,
    'opacity=".55"',
  );
const egg = (r: Random, x: number, y: number, s: number): string => {
  const pts = Array.from({ length: 9 }, (_, k): [number, number] => [
    x + Math.cos(k * 0.698) * s * (0.9 + r() * 0.3),
    y + Math.sin(k * 0.698) * s * (0.86 + r() * 0.26),
  ]);
  const [d, f] = shaded('#f5a51e', 0.4, 0.25);
  return (
    path(curve(pts, true), '#fffaf0', 'stroke="#eadfc4" stroke-width="2"') +
    path(
      curve(
        pts.map(([a, b]): [number, number] => [x + (a - x) * 0.75, y + (b - y) * 0.75]),
        true,
      ),
      '#fff',
    ) +
    d +
    circle(x + 2, y + 1, s * 0.42, f) +
    ellipse(x - s * 0.12, y - s * 0.16, s * 0.13, s * 0.07, '#fff', 'opacity=".85"')
  );
};
/** A dish of the oven with straight sides, what is in it cut at its edge. */
const tin = (
  x: number,
  y: number,
  w: number,
  h: number,
  glaze: string,
  content: string,
  corner = 46,
): string => {
  const g = id('tn');
  const shape = (by: number, fill: string, more = '') =>
    rect(x + by, y + by, w - 2 * by, h - 2 * by, fill, `rx="${Math.max(6, corner - by)}" ${more}`);
  return (
    blurred(10, rect(x + 14, y + 20, w, h, '#000', `rx="${corner}" opacity=".5"`)) +
    defs(
      gradient(
        g,
        [
          [0, light(glaze, 0.5)],
          [0.5, glaze],
          [1, dark(glaze, 0.25)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ) +
    shape(0, `url(#${g})`) +
    shape(9, dark(glaze, 0.22)) +
    clipped(shape(16, '#000'), content) +
    shape(16, 'none', 'stroke="#000" stroke-width="5" opacity=".25"')
  );
};
const cutting = (x: number, y: number, w: number, h: number, c: string): string =>
  blurred(8, rect(x + 10, y + 14, w, h, '#000', 'rx="22" opacity=".45"')) +
  rect(x, y, w, h, c, 'rx="22"') +
  many(14, i =>
    stroke(
      `M${x + 8} ${n(y + 12 + (i * (h - 24)) / 13)}Q${x + w / 2} ${n(y + 12 + (i * (h - 24)) / 13 + ((i % 3) - 1) * 7)} ${x + w - 8} ${n(y + 12 + (i * (h - 24)) / 13)}`,
      dark(c, 0.2),
      1.4,
      'opacity=".5"',
    ),
  ) +
  rect(x, y, w, 5, light(c, 0.4), 'rx="3" opacity=".6"');

const dish = (name: string, description: string, inner: () => string): Dish => ({
  name: `dish-${name}`,
  kind: 'photo',
  width: W,
  height: H,
  description,
  draw: () => {
    ids = 0;
    const day = radial(
      'day',
      [
        [0, '#FFF4DC', 0.38],
        [0.55, '#FFF4DC', 0],
        [1, '#140a04', 0.42],
      ],
      'cx=".24" cy=".14" r="1.1"',
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${inner()}${defs(day)}${rect(0, 0, W, H, 'url(#day)')}</svg>`;
  },
});

const WHITE = '#f2efe8';
export const dishes: readonly Dish[] = [
  dish(
    'lentil-stew',
    'A white bowl of brown lentil stew with carrot slices and a bay leaf, a spoon beside it.',
    () =>
      boards('#5b3d2a', 3) +
      napkin(520, 380, -14, '#d8cbb2') +
      bowl(
        330,
        268,
        226,
        WHITE,
        0.16,
        droplets(4, 26, 330, 268, 180, '#c8823a') +
          scatter(1, 430, r => {
            const [x, y] = inside(r, 330, 268, 186);
            const c = ['#6d4420', '#8a5a2c', '#54331a', '#9a6a38'][Math.floor(r() * 4)]!;
            return (
              ellipse(x + 1, y + 2, 8, 6, '#1c0d04', 'opacity=".4"') +
              ellipse(x, y, 8, 6, c) +
              ellipse(x - 2, y - 2, 3, 1.6, '#fff', 'opacity=".22"')
            );
          }) +
          scatter(2, 13, r => {
            const [x, y] = inside(r, 330, 268, 160);
            return (
              circle(x + 2, y + 4, 20, '#1c0d04', 'opacity=".4"') +
              circle(x, y, 20, '#d9691c') +
              circle(x, y, 15, '#ee8a34') +
              circle(x, y, 6, '#f6b25c')
            );
          }) +
          scatter(7, 9, r => {
            const [x, y] = inside(r, 330, 268, 160);
            return lump(r, x, y, 13, '#5d8a3a');
          }) +
          leafOf(390, 250, 44, 62, '#5b7a3c') +
          pepper(9, 40, 330, 268, 170),
        liquid(330, 268, 200, '#7a4a22'),
      ) +
      spoon(624, 130, 12),
  ),
  dish(
    'leek-soup',
    'A grey bowl of pale green leek and potato soup with rings of leek and a swirl of cream, bread at the side.',
    () =>
      stone('#8d9691', 5) +
      bowl(
        392,
        276,
        222,
        '#59646b',
        0.15,
        stroke(
          'M260 290C290 200 420 190 470 240S480 360 400 350S330 290 380 270',
          '#fdfaf0',
          17,
          'opacity=".92"',
        ) +
          stroke('M262 286C292 204 418 196 464 244', '#fff', 5, 'opacity=".8"') +
          scatter(3, 16, r => {
            const [x, y] = inside(r, 392, 276, 140);
            return ring(x, y, 9 + r() * 8, mix('#8fb558', '#4f8a36', r()));
          }) +
          scatter(5, 14, r => {
            const [x, y] = inside(r, 392, 276, 150);
            return parsley(r, x, y, 5);
          }) +
          pepper(2, 60, 392, 276, 170),
        liquid(392, 276, 200, '#cfd6a0', 0.25),
      ) +
      scatter(8, 2, (r, i) =>
        turned(
          60 + i * 34,
          300 + i * 92,
          -16 + i * 9,
          path('M0 40C-6 -8 150 -8 146 40L140 92H8Z', '#000', 'opacity=".35" transform="translate(7 10)"') +
            path('M0 40C-6 -8 150 -8 146 40L140 92H8Z', '#a86a2e') +
            path('M9 42C6 4 140 4 137 42L131 84H16Z', '#f0dcb0') +
            many(16, () => ellipse(20 + r() * 106, 24 + r() * 54, 2 + r() * 5, 2 + r() * 3, '#d5b883')),
        ),
      ),
  ),
  dish(
    'tomato-soup',
    'A cream bowl of red tomato soup with basil leaves and drops of olive oil.',
    () =>
      boards('#b99468', 7, 110, true) +
      napkin(-30, 360, 16, '#c9d2cc') +
      bowl(
        372,
        262,
        226,
        '#ece2cd',
        0.17,
        droplets(4, 46, 372, 262, 160, '#e8b13c') +
          stroke('M270 300C300 220 420 200 460 270', '#f7ead2', 10, 'opacity=".85"') +
          leafOf(360, 270, 42, 20, '#2f7a35') +
          leafOf(372, 268, 38, 96, '#3f9145') +
          leafOf(352, 262, 32, -70, '#348a3a') +
          pepper(5, 50, 372, 262, 165),
        liquid(372, 262, 200, '#c9401d'),
      ) +
      spoon(650, 160, 18),
  ),
  dish(
    'dal',
    'A steel bowl of yellow lentil dal with fried onions, red chilli and coriander, flatbread below.',
    () =>
      linen('#d9d2c4', '#b1552f') +
      turned(
        150,
        392,
        -8,
        ellipse(10, 14, 190, 118, '#000', 'opacity=".3"') +
          ellipse(0, 0, 190, 118, '#dcae6c') +
          ellipse(0, -3, 180, 108, '#e8c184') +
          scatter(6, 26, r => {
            const [x, y] = inside(r, 0, 0, 150, 0.6);
            return ellipse(x, y, 4 + r() * 15, 3 + r() * 9, '#8a5320', 'opacity=".55"');
          }),
      ) +
      bowl(
        418,
        246,
        206,
        '#b9c0c6',
        0.13,
        scatter(3, 300, r => {
          const [x, y] = inside(r, 418, 246, 176);
          return circle(x, y, 2 + r() * 4, r() > 0.5 ? '#f0b838' : '#c98a1c', 'opacity=".6"');
        }) +
          droplets(4, 34, 418, 246, 130, '#d8571c') +
          scatter(9, 46, r => {
            const [x, y] = inside(r, 424, 240, 92);
            const a = r() * 6;
            return stroke(
              `M${n(x)} ${n(y)}q${n(Math.cos(a) * 14)} ${n(Math.sin(a) * 14 - 9)} ${n(Math.cos(a) * 30)} ${n(Math.sin(a) * 22)}`,
              mix('#5a2a0c', '#b0702a', r()),
              4.5,
            );
          }) +
          stroke('M380 210q34 -22 66 2', '#b81f16', 10) +
          stroke('M430 286q30 8 52 -10', '#c62a1c', 9) +
          scatter(11, 20, r => {
            const [x, y] = inside(r, 418, 246, 120);
            return parsley(r, x, y, 7);
          }),
        liquid(418, 246, 190, '#dea22a'),
      ),
  ),
  dish(
    'curry',
    'A dark bowl of chicken curry with coriander and a heap of white rice at one side.',
    () =>
      boards('#3d3230', 11) +
      bowl(
        360,
        268,
        238,
        '#2f3d4a',
        0.14,
        clipped(
          '<path d="M120 20H350C300 160 300 380 370 520H120Z"/>',
          scatter(5, 620, r => {
            const [x, y] = inside(r, 260, 268, 200);
            return turned(
              x,
              y,
              r() * 180,
              ellipse(1, 2, 8, 3, '#6a5a40', 'opacity=".3"') +
                ellipse(0, 0, 8, 3, r() > 0.3 ? '#fbf8ef' : '#e6dfce'),
            );
          }),
        ) +
          scatter(6, 15, r => {
            const [x, y] = inside(r, 452, 276, 118);
            return lump(r, x, y, 30 + r() * 12, mix('#d98a34', '#a85a1c', r()), 0.35);
          }) +
          droplets(7, 24, 460, 268, 120, '#f0a030') +
          scatter(8, 22, r => {
            const [x, y] = inside(r, 420, 262, 130);
            return parsley(r, x, y, 8);
          }),
        rect(100, 20, 520, 500, '#efe9da') +
          path('M350 20C300 160 300 380 370 520H640V20Z', '#b5651d') +
          path('M352 20C304 160 304 380 372 520', 'none', 'stroke="#8a4510" stroke-width="9" opacity=".6"'),
      ) +
      spoon(652, 150, 10),
  ),
  dish(
    'mapo-tofu',
    'A blue-rimmed bowl of mapo tofu: white cubes in red oil with minced meat and spring onion.',
    () =>
      stone('#4c5257', 3) +
      bowl(
        350,
        270,
        222,
        '#3a6ea5',
        0.15,
        droplets(2, 60, 350, 270, 180, '#e05a1c') +
          scatter(3, 34, r => {
            const [x, y] = inside(r, 350, 270, 158);
            return turned(
              x,
              y,
              r() * 90,
              rect(-18, -14, 44, 44, '#3a0c04', 'rx="7" opacity=".5"') +
                rect(-22, -22, 44, 44, '#fdf8ea', 'rx="7"') +
                rect(-22, 8, 44, 14, '#e2cfae', 'rx="6"') +
                rect(-18, -18, 22, 7, '#fff', 'rx="3" opacity=".9"') +
                ellipse(6, 4, 12, 6, '#d8622a', 'opacity=".35"'),
            );
          }) +
          scatter(4, 90, r => {
            const [x, y] = inside(r, 350, 270, 170);
            return lump(r, x, y, 5 + r() * 4, '#6a2c14');
          }) +
          scatter(5, 44, r => {
            const [x, y] = inside(r, 350, 270, 150);
            return ring(x, y, 6 + r() * 3, mix('#5da34a', '#9acb6a', r()));
          }),
        liquid(350, 270, 196, '#a8260f'),
      ) +
      turned(
        612,
        60,
        9,
        rect(5, 8, 10, 420, '#000', 'rx="5" opacity=".35"') +
          rect(0, 0, 10, 420, '#5a1f18', 'rx="5"') +
          rect(30, 6, 10, 420, '#5a1f18', 'rx="5"'),
      ),
  ),
  dish(
    'hummus',
    'A plate of hummus with a spiral of olive oil, paprika and whole chickpeas in the middle.',
    () =>
      boards('#c4a57c', 13, 120) +
      bowl(
        344,
        272,
        230,
        '#e9e4da',
        0.2,
        many(5, i =>
          circle(
            344,
            272,
            176 - i * 32,
            'none',
            `stroke="${i % 2 ? '#c9a876' : '#f4e6c6'}" stroke-width="15" opacity=".75"`,
          ),
        ) +
          path('M344 272m-100 0a100 74 0 1 0 200 0a100 74 0 1 0 -200 0', '#b98a1c', 'opacity=".5"') +
          ellipse(330, 252, 60, 26, '#f4dc7a', 'opacity=".6"') +
          scatter(3, 22, r => {
            const [x, y] = inside(r, 344, 272, 62, 0.7);
            return lump(r, x, y, 13, '#d9b070', 0.12, 1);
          }) +
          scatter(5, 130, r => {
            const a = -0.8 + r() * 1.9;
            const d = 90 + r() * 70;
            return circle(
              344 + Math.cos(a) * d,
              272 + Math.sin(a) * d,
              0.8 + r() * 2,
              '#b5341a',
              'opacity=".75"',
            );
          }) +
          scatter(6, 16, r => {
            const [x, y] = inside(r, 330, 280, 120);
            return parsley(r, x, y, 6);
          }),
        liquid(344, 272, 190, '#e3c796', 0.15),
      ) +
      scatter(9, 3, (r, i) =>
        turned(
          600 + i * 22,
          120 + i * 130,
          14 + i * 22,
          path('M-60 -20L70 -34L20 64Z', '#000', 'opacity=".3" transform="translate(6 9)"') +
            path(
              'M-60 -20L70 -34L20 64Z',
              '#e0b878',
              'stroke="#c99a58" stroke-width="9" stroke-linejoin="round"',
            ) +
            many(7, () =>
              ellipse(-20 + r() * 60, -16 + r() * 40, 3 + r() * 8, 2 + r() * 5, '#8a5320', 'opacity=".5"'),
            ),
        ),
      ),
  ),
  dish(
    'risotto',
    'A white plate of creamy mushroom risotto with slices of brown mushroom and parsley.',
    () =>
      stone('#d3d0c8', 8) +
      bowl(
        362,
        270,
        240,
        WHITE,
        0.27,
        grains(3, 620, 362, 270, 170, ['#f1e3c0', '#e6d2a4', '#f7edd4', '#d9c190']) +
          scatter(4, 17, r => {
            const [x, y] = inside(r, 362, 270, 136);
            const c = mix('#8a5c36', '#b98a5c', r());
            return turned(
              x,
              y,
              r() * 360,
              path(
                'M-26 4C-26 -26 26 -26 26 4C16 12 8 8 8 8V26C4 32 -6 32 -8 26V8C-14 10 -22 10 -26 4Z',
                '#2a1606',
                'opacity=".4" transform="translate(3 5)"',
              ) +
                path(
                  'M-26 4C-26 -26 26 -26 26 4C16 12 8 8 8 8V26C4 32 -6 32 -8 26V8C-14 10 -22 10 -26 4Z',
                  c,
                ) +
                path('M-19 2C-18 -16 18 -16 19 2C12 6 -12 6 -19 2Z', light(c, 0.4)),
            );
          }) +
          scatter(6, 28, r => {
            const [x, y] = inside(r, 362, 270, 150);
            return parsley(r, x, y, 6);
          }) +
          scatter(7, 16, r => {
            const [x, y] = inside(r, 362, 270, 130);
            return turned(x, y, r() * 180, rect(-14, -3, 28, 6, '#fdf6dc', 'rx="2"'));
          }) +
          pepper(8, 70, 362, 270, 160),
        liquid(362, 270, 190, '#dcc492', 0.2),
      ),
  ),
  dish(
    'jollof',
    'A plate of orange-red jollof rice with pepper strips, bay leaves and slices of fried plantain.',
    () =>
      linen('#2f4a4f', '#e0a23a') +
      bowl(
        366,
        270,
        236,
        '#f0e6d2',
        0.2,
        grains(5, 900, 366, 270, 188, ['#d9571c', '#c2410f', '#e8752a', '#b5360c', '#f09040']) +
          scatter(6, 16, r => {
            const [x, y] = inside(r, 366, 250, 140);
            const a = r() * 360;
            return turned(
              x,
              y,
              a,
              stroke('M-24 4q24 -20 50 0', '#3a0c04', 9, 'opacity=".35"') +
                stroke('M-24 0q24 -20 50 0', r() > 0.5 ? '#c22a1c' : '#3f8a3a', 8),
            );
          }) +
          leafOf(320, 220, 38, 40, '#5b7a3c') +
          leafOf(440, 300, 38, -50, '#66883f') +
          many(5, i =>
            turned(
              300 + i * 46,
              398 - Math.abs(i - 2) * 12,
              -20 + i * 10,
              ellipse(3, 6, 33, 22, '#2a1206', 'opacity=".4"') +
                ellipse(0, 0, 33, 22, '#a8601c') +
                ellipse(0, -2, 28, 18, '#e0a02e') +
                ellipse(4, -3, 14, 7, '#8a4a14', 'opacity=".45"'),
            ),
          ),
        liquid(366, 270, 196, '#c2480f'),
      ),
  ),
  dish(
    'paella',
    'A wide pan of yellow paella with chicken, green beans and artichokes, lemon wedges around the rim.',
    () =>
      boards('#8a7a66', 17, 100) +
      pan(
        360,
        270,
        248,
        '#6a6e72',
        liquid(360, 270, 230, '#d9952a') +
          grains(3, 1100, 360, 270, 222, ['#eab43c', '#d9981f', '#f4c95c', '#c98414', '#f8dc86']) +
          scatter(4, 26, r => {
            const [x, y] = inside(r, 360, 270, 190);
            return turned(
              x,
              y,
              r() * 180,
              rect(-26, 1, 54, 8, '#2a1600', 'rx="4" opacity=".35"') +
                rect(-28, -5, 54, 9, mix('#3f7a35', '#6fa34a', r()), 'rx="4"'),
            );
          }) +
          scatter(5, 11, (r, i) => {
            const a = i * 0.571 + 0.3;
            const d = 80 + (i % 3) * 42;
            return lump(
              r,
              360 + Math.cos(a) * d,
              270 + Math.sin(a) * d,
              34 + r() * 10,
              mix('#c97a2e', '#8a4516', r()),
              0.35,
              0.75,
            );
          }) +
          scatter(6, 8, (r, i) => {
            const a = i * 0.785;
            const x = 360 + Math.cos(a) * 150;
            const y = 270 + Math.sin(a) * 150;
            return turned(
              x,
              y,
              r() * 360,
              path('M0 -24C20 -14 20 14 0 24C-20 14 -20 -14 0 -24Z', '#7a8a4a') +
                path('M0 -18C11 -10 11 10 0 20C-11 10 -11 -10 0 -18Z', '#c2c98a') +
                stroke('M0 -16V16M-5 -8V12M5 -8V12', '#8a9658', 2),
            );
          }) +
          scatter(8, 16, r => {
            const [x, y] = inside(r, 360, 270, 170);
            return turned(x, y, r() * 180, rect(-16, -4, 32, 8, '#c8301c', 'rx="3"'));
          }) +
          many(8, i =>
            wedge(
              360 + Math.cos(i * 0.785 + 0.39) * 202,
              270 + Math.sin(i * 0.785 + 0.39) * 202,
              27,
              i * 45 + 22 - 90,
            ),
          ),
        stroke('M96 230C50 240 50 300 96 310M624 230C670 240 670 300 624 310', '#4a4e52', 17),
      ),
  ),
  dish(
    'shakshuka',
    'An iron pan of shakshuka with five eggs in red sauce, parsley on top.',
    () =>
      stone('#c9b79c', 12) +
      napkin(545, -40, 24, '#7f9aa6') +
      pan(
        334,
        276,
        230,
        '#2b2d30',
        liquid(334, 276, 214, '#b8321a') +
          scatter(2, 90, r => {
            const [x, y] = inside(r, 334, 276, 200);
            return lump(r, x, y, 8 + r() * 15, mix('#cf4424', '#9a2410', r()), 0.3);
          }) +
          scatter(3, 22, r => {
            const [x, y] = inside(r, 334, 276, 190);
            return stroke(
              `M${n(x)} ${n(y)}q${n(20 * r())} -14 34 ${n(8 * r())}`,
              '#f0b08a',
              4,
              'opacity=".6"',
            );
          }) +
          scatter(4, 5, (r, i) => {
            const a = i * 1.257 - 1.1;
            return egg(r, 334 + Math.cos(a) * 108, 276 + Math.sin(a) * 108, 56);
          }) +
          scatter(6, 70, r => {
            const [x, y] = inside(r, 334, 276, 190);
            return parsley(r, x, y, 5 + r() * 4);
          }) +
          pepper(7, 80, 334, 276, 190),
        turned(
          334,
          276,
          28,
          rect(205, -20, 240, 44, '#000', 'rx="20" opacity=".35"') +
            rect(200, -26, 240, 44, '#303236', 'rx="20"') +
            rect(214, -20, 210, 8, '#62666c', 'rx="4"') +
            ellipse(412, -4, 14, 9, '#c9b79c'),
        ),
      ),
  ),
  dish(
    'tortilla',
    'A round golden Spanish omelette on a plate with one slice cut out.',
    () =>
      boards('#6a4a34', 19, 90, true) +
      bowl(362, 272, 238, '#efebe2', 0.12, '', circle(362, 272, 230, '#efebe2')) +
      ellipse(368, 284, 184, 178, '#000', 'opacity=".3"') +
      clipped(
        '<path d="M362 270L560 190V60H120V500H640V300Z"/>',
        (() => {
          const [d, f] = shaded('#e0a534', 0.3, 0.32);
          return circle(362, 276, 178, '#b9782a') + d + circle(362, 268, 178, f);
        })() +
          scatter(3, 40, r => {
            const [x, y] = inside(r, 362, 268, 160);
            return blurred(
              2.5,
              ellipse(
                x,
                y,
                8 + r() * 26,
                5 + r() * 16,
                '#8a4a14',
                `opacity="${n(2 + r() * 3)}e-1" transform="rotate(${n(r() * 180)} ${n(x)} ${n(y)})"`,
              ),
            );
          }) +
          scatter(4, 26, r => {
            const [x, y] = inside(r, 362, 268, 150);
            return turned(x, y, r() * 180, rect(-20, -9, 40, 18, '#f2cf78', 'rx="6" opacity=".5"'));
          }),
      ) +
      path('M362 270L534 200L538 216L364 290Z', '#f4dc92') +
      path('M362 270L540 299L538 318L364 290Z', '#e6bf62') +
      scatter(5, 12, r => circle(390 + r() * 130, 268 + (r() - 0.4) * 20, 2 + r() * 3, '#c98e2e')) +
      turned(
        560,
        262,
        8,
        path('M-62 0L96 -52C112 -20 112 20 100 54Z', '#000', 'opacity=".3" transform="translate(6 10)"') +
          path('M-62 4L100 58V74L-62 18Z', '#f2d583') +
          path('M-62 4L96 -50C112 -18 112 26 100 58Z', '#dca032') +
          blurred(2, ellipse(50, 4, 34, 16, '#8a4a14', 'opacity=".4"')),
      ) +
      parsley(seeded(3), 214, 404, 13) +
      parsley(seeded(4), 232, 414, 11),
  ),
  dish(
    'carbonara',
    'A dark plate with a nest of spaghetti carbonara, crisp pieces of guanciale, pepper and cheese.',
    () =>
      stone('#a9a49b', 14) +
      bowl(
        360,
        272,
        240,
        '#3b4348',
        0.22,
        ellipse(366, 286, 152, 142, '#000', 'opacity=".4"') +
          scatter(3, 190, r => {
            const a = r() * 6.28;
            const d = r() * 118;
            const s = 60 + r() * 70;
            const x = 360 + Math.cos(a) * d * 0.55;
            const y = 272 + Math.sin(a) * d * 0.55;
            const t = r() * 360;
            return turned(
              x,
              y,
              t,
              stroke(`M${n(-s)} 0A${n(s)} ${n(s * 0.8)} 0 0 1 ${n(s * 0.5)} ${n(-s * 0.6)}`, '#a8782a', 8) +
                stroke(
                  `M${n(-s)} 0A${n(s)} ${n(s * 0.8)} 0 0 1 ${n(s * 0.5)} ${n(-s * 0.6)}`,
                  mix('#f6dc8e', '#e8c05c', r()),
                  6,
                ),
            );
          }) +
          scatter(5, 24, r => {
            const [x, y] = inside(r, 360, 268, 104);
            return turned(
              x,
              y,
              r() * 180,
              rect(-15, -4, 32, 16, '#2a0c04', 'rx="4" opacity=".5"') +
                rect(-16, -8, 32, 15, '#b5482a', 'rx="4"') +
                rect(-16, -3, 32, 5, '#f0c8a0') +
                rect(-12, -7, 12, 2, '#fff', 'opacity=".5"'),
            );
          }) +
          scatter(6, 46, r => {
            const [x, y] = inside(r, 360, 268, 120);
            return turned(x, y, r() * 180, rect(-9, -1.5, 18, 3.5, '#fffbe8', 'rx="1.5"'));
          }) +
          pepper(7, 120, 360, 272, 150),
        liquid(360, 272, 196, '#4a5358', 0.25),
      ),
  ),
  dish(
    'tacos',
    'Three fish tacos in a row with red cabbage, cream, coriander and lime.',
    () =>
      boards('#9c6b44', 23, 120) +
      cutting(56, 70, 600, 400, '#cfa46c') +
      many(3, i =>
        turned(
          168 + i * 186,
          276,
          -4 + i * 3,
          scatter(
            30 + i,
            1,
            r =>
              ellipse(8, 20, 94, 172, '#000', 'opacity=".35"') +
              ellipse(0, 0, 90, 170, '#c9913e') +
              ellipse(0, 0, 84, 164, '#edc276') +
              scatter(41 + i, 18, q => {
                const [x, y] = inside(q, 0, 0, 80, 1.9);
                return ellipse(x, y, 3 + q() * 7, 3 + q() * 9, '#9a5a1c', 'opacity=".5"');
              }) +
              ellipse(0, 2, 54, 146, '#6a3a14', 'opacity=".55"') +
              scatter(50 + i, 60, q => {
                const [x, y] = inside(q, 0, 0, 50, 2.7);
                return stroke(
                  `M${n(x)} ${n(y)}q${n(q() * 22 - 11)} ${n(q() * 16)} ${n(q() * 36 - 18)} ${n(q() * 26)}`,
                  mix('#6a1f5a', '#b54a94', q()),
                  5,
                );
              }) +
              many(4, k => lump(r, k % 2 ? 10 : -12, -104 + k * 68, 40, '#d9943a', 0.3, 0.82)) +
              scatter(60 + i, 5, (q, k) =>
                stroke(`M${n(-26 + q() * 10)} ${n(-110 + k * 54)}q26 ${n(16 + q() * 14)} 54 0`, '#fffaf0', 9),
              ) +
              scatter(70 + i, 22, q => {
                const [x, y] = inside(q, 0, 0, 46, 2.8);
                return parsley(q, x, y, 8);
              }),
          ),
        ),
      ) +
      many(3, i =>
        turned(
          620 - i * 6,
          70 + i * 40,
          30 + i * 40,
          path('M-30 0A30 30 0 0 0 30 0Z', '#4f8a2e') +
            path('M-25 0A25 25 0 0 0 25 0Z', '#d8ecae') +
            path('M-21 1A21 21 0 0 0 -1 21V1ZM1 1V21A21 21 0 0 0 21 1Z', '#a9d45c'),
        ),
      ),
  ),
  dish(
    'brownies',
    'Nine dark chocolate brownies with walnuts on a sheet of baking paper.',
    () =>
      stone('#7d736c', 21) +
      turned(
        360,
        270,
        -3,
        blurred(6, rect(-296, -236, 612, 492, '#000', 'opacity=".35"')) +
          rect(-304, -246, 608, 492, '#efe4cc') +
          path('M-304 -246L304 -246L240 -226L-260 -228Z', '#fff', 'opacity=".5"'),
      ) +
      scatter(4, 9, (r, i) => {
        const x = 200 + (i % 3) * 162 + (r() - 0.5) * 12;
        const y = 122 + Math.floor(i / 3) * 150 + (r() - 0.5) * 10;
        const c = mix('#4a2714', '#5e341c', r());
        return turned(
          x,
          y,
          (r() - 0.5) * 8,
          blurred(4, rect(-62, -56, 142, 130, '#000', 'rx="8" opacity=".5"')) +
            rect(-70, -62, 140, 130, dark(c, 0.35), 'rx="8"') +
            rect(-70, -66, 140, 124, c, 'rx="9"') +
            rect(-66, -63, 132, 30, '#fff', 'rx="8" opacity=".08"') +
            many(7, () =>
              stroke(
                `M${n(-60 + r() * 40)} ${n(-50 + r() * 100)}q${n(20 + r() * 30)} ${n((r() - 0.5) * 40)} ${n(50 + r() * 30)} ${n((r() - 0.5) * 40)}`,
                light(c, 0.3),
                1.6,
                'opacity=".8"',
              ),
            ) +
            many(5, () => lump(r, -46 + r() * 92, -44 + r() * 80, 9 + r() * 5, '#b98a54', 0.4)),
        );
      }),
  ),
  dish(
    'lemon-loaf',
    'A lemon loaf cake with white icing on a board, two slices cut off, and half a lemon.',
    () =>
      linen('#dfe6e8', '#e2b93c') +
      cutting(60, 96, 604, 350, '#b98a54') +
      blurred(9, rect(112, 172, 352, 212, '#000', 'rx="40" opacity=".45"')) +
      (() => {
        const g = id('lf');
        return (
          defs(
            gradient(g, [
              [0, '#e8b45c'],
              [0.3, '#d9943a'],
              [1, '#8a4a16'],
            ]),
          ) + rect(100, 152, 350, 212, `url(#${g})`, 'rx="40"')
        );
      })() +
      path(
        'M128 190C180 158 380 160 424 188C440 230 436 290 424 322C400 352 380 318 360 330C340 372 318 362 308 330C280 318 270 366 244 352C226 318 200 350 176 336C150 340 140 300 132 318C116 280 116 220 128 190Z',
        '#fdfaf0',
      ) +
      path('M128 190C180 158 380 160 424 188C400 184 200 182 128 190Z', '#fff') +
      stroke('M160 256Q280 232 400 258', '#e2d4b4', 7, 'opacity=".8"') +
      scatter(4, 46, r =>
        turned(150 + r() * 260, 186 + r() * 130, r() * 180, rect(-7, -1.4, 14, 2.8, '#eebf1c', 'rx="1.4"')),
      ) +
      many(2, i =>
        turned(
          506 + i * 70,
          268 + i * 14,
          5 + i * 7,
          blurred(4, rect(-22, -92, 62, 204, '#000', 'rx="18" opacity=".4"')) +
            rect(-30, -100, 60, 200, '#a8601c', 'rx="20"') +
            rect(-22, -92, 46, 184, '#f6dd92', 'rx="16"') +
            rect(-30, -100, 16, 200, '#fdfaf0', 'rx="8"') +
            scatter(20 + i, 30, r => circle(-14 + r() * 32, -84 + r() * 168, 1 + r() * 2.4, '#dcb458')),
        ),
      ) +
      half(116, 84, 50) +
      half(650, 462, 42),
  ),
  dish(
    'bread',
    'A round crusty loaf dusted with flour, scored with a cross, on a dark board.',
    () =>
      stone('#565b5e', 27) +
      cutting(96, 60, 528, 430, '#6e4a30') +
      shade(360, 272, 200, 190) +
      (() => {
        const [d, f] = shaded('#c2803a', 0.35, 0.5);
        const r = seeded(5);
        return (
          d +
          path(
            curve(
              Array.from({ length: 14 }, (_, k): [number, number] => [
                360 + Math.cos(k * 0.449) * (196 + r() * 9),
                270 + Math.sin(k * 0.449) * (184 + r() * 9),
              ]),
              true,
            ),
            f,
          )
        );
      })() +
      scatter(6, 50, r => {
        const [x, y] = inside(r, 360, 270, 176);
        return blurred(
          3,
          ellipse(x, y, 6 + r() * 20, 4 + r() * 11, r() > 0.5 ? '#7a4216' : '#e0a860', 'opacity=".3"'),
        );
      }) +
      [
        [-30, 0],
        [58, 1],
      ]
        .map(([t]) =>
          turned(
            360,
            270,
            t!,
            path('M-150 0C-80 -34 80 -34 150 0C80 30 -80 30 -150 0Z', '#8a4e1c') +
              path('M-138 2C-70 -22 70 -22 138 2C70 20 -70 20 -138 2Z', '#f0d29a') +
              many(9, k => stroke(`M${-108 + k * 26} -9q6 9 0 18`, '#d0a05a', 3)),
          ),
        )
        .join('') +
      blurred(
        5,
        scatter(8, 40, r => {
          const a = r() * 6.28;
          const d = 70 + r() * 104;
          return ellipse(
            360 + Math.cos(a) * d,
            270 + Math.sin(a) * d * 0.94,
            8 + r() * 22,
            5 + r() * 12,
            '#fff8e8',
            'opacity=".4"',
          );
        }),
      ) +
      scatter(9, 260, r => {
        const [x, y] = inside(r, 360, 270, 250, 0.86);
        return circle(x, y, 0.6 + r() * 1.5, '#fff8e8', 'opacity=".75"');
      }),
  ),
  dish(
    'scones',
    'Six golden scones on a blue plate with a pot of red jam and a bowl of cream.',
    () =>
      linen('#efe8dc', '#7a9ab0') +
      bowl(
        300,
        280,
        232,
        '#7f9fc4',
        0.13,
        '',
        circle(300, 280, 220, '#9ab4d2') + circle(300, 280, 150, 'none', 'stroke="#7f9fc4" stroke-width="3"'),
      ) +
      scatter(3, 6, (r, i) => {
        const x = i === 5 ? 300 : 300 + Math.cos(i * 1.257) * 118;
        const y = i === 5 ? 280 : 280 + Math.sin(i * 1.257) * 118;
        const [d, f] = shaded('#dc9f48', 0.4, 0.28);
        return (
          ellipse(x + 7, y + 12, 66, 62, '#1c2a3a', 'opacity=".4"') +
          circle(x, y + 5, 63, '#efd9a8') +
          d +
          circle(x, y - 2, 60, f) +
          many(9, () => {
            const [a, b] = inside(r, x, y, 46);
            return ellipse(a, b, 4 + r() * 9, 3 + r() * 6, r() > 0.5 ? '#b5702a' : '#f4cf8c', 'opacity=".4"');
          }) +
          ellipse(x - 20, y - 26, 18, 8, '#fff', 'opacity=".4"')
        );
      }) +
      bowl(
        604,
        150,
        84,
        '#f4f1ea',
        0.2,
        scatter(5, 20, r => {
          const [x, y] = inside(r, 604, 150, 54);
          return lump(r, x, y, 10 + r() * 7, '#a81c2a');
        }),
        liquid(604, 150, 70, '#96141f'),
      ) +
      bowl(
        612,
        400,
        92,
        '#f4f1ea',
        0.2,
        many(5, i => stroke(`M${566 + i * 6} ${372 + i * 13}q44 -26 88 6`, i % 2 ? '#e8dcc0' : '#fff', 11)),
        liquid(612, 400, 78, '#faf3e0', 0.12),
      ) +
      spoon(668, 250, 28),
  ),
  dish(
    'crumble',
    'A white oval dish of apple crumble with a golden top and a spoonful taken out.',
    () =>
      boards('#7b5b46', 31, 108) +
      tin(
        84,
        84,
        552,
        380,
        '#f1ede4',
        rect(80, 80, 560, 390, '#c98d3e') +
          scatter(2, 26, r => {
            const a = r() * 6.28;
            return (
              circle(
                360 + Math.cos(a) * 252,
                274 + Math.sin(a) * 168,
                10 + r() * 16,
                '#a8601c',
                'opacity=".8"',
              ) +
              circle(360 + Math.cos(a) * 250, 270 + Math.sin(a) * 166, 4 + r() * 5, '#f0c070', 'opacity=".7"')
            );
          }) +
          scatter(3, 420, r => {
            const x = 112 + r() * 496;
            const y = 112 + r() * 326;
            return lump(r, x, y, 7 + r() * 10, mix('#f0cc84', '#b5702a', r()), 0.5);
          }) +
          ellipse(500, 360, 92, 60, '#7a3f10') +
          scatter(5, 22, r => {
            const [x, y] = inside(r, 500, 360, 76, 0.62);
            return turned(
              x,
              y,
              r() * 180,
              path('M-24 4C-14 -16 14 -16 24 4C10 -2 -10 -2 -24 4Z', '#f2d48a') +
                path('M-24 4C-10 -2 10 -2 24 4C12 10 -12 10 -24 4Z', '#d9a850'),
            );
          }),
        170,
      ) +
      spoon(604, 300, 150),
  ),
  dish(
    'fish-pie',
    'A rectangular blue dish of fish pie, its mashed potato in ridges browned on top.',
    () =>
      stone('#c7c0b4', 33) +
      napkin(-50, -30, -12, '#c94f3d') +
      tin(
        96,
        78,
        540,
        388,
        '#40627e',
        rect(90, 70, 560, 400, '#e9c876') +
          many(17, i => {
            const y = 92 + i * 23;
            const d = `M96 ${y}${many(9, k => `q33 ${k % 2 ? 12 : -12} 66 0`)}`;
            return (
              stroke(d, '#b5762a', 11) +
              stroke(d, '#f3d88e', 10, 'transform="translate(0 -5)"') +
              stroke(d, '#fff4cc', 3, 'transform="translate(0 -9)" opacity=".7"')
            );
          }) +
          scatter(4, 74, r => {
            const x = 110 + r() * 510;
            const y = 96 + r() * 350;
            return blurred(
              2,
              ellipse(x, y, 8 + r() * 26, 3 + r() * 7, mix('#a85a14', '#6e3408', r()), 'opacity=".5"'),
            );
          }) +
          scatter(5, 26, r =>
            circle(110 + r() * 510, 96 + r() * 350, 3 + r() * 3, '#4f8a36', 'opacity=".9"'),
          ) +
          scatter(6, 16, r => {
            const side = r() > 0.5;
            return ellipse(side ? 118 : 614, 110 + r() * 330, 12, 9, '#f7ecd0', 'opacity=".8"');
          }),
        40,
      ),
  ),
  dish(
    'roast-chicken',
    'A roast chicken in a dark tin with potatoes, carrots, lemon halves and thyme.',
    () =>
      boards('#a98a64', 37, 120, true) +
      tin(
        48,
        46,
        624,
        448,
        '#3a3e42',
        rect(40, 40, 640, 460, '#5a3214') +
          blurred(10, ellipse(360, 280, 250, 170, '#8a4a14', 'opacity=".8"')) +
          scatter(3, 26, (r, i) => {
            const a = i * 0.2417;
            const x = 360 + Math.cos(a) * (232 + r() * 24);
            const y = 270 + Math.sin(a) * (156 + r() * 16);
            return i % 4 === 1
              ? turned(
                  x,
                  y,
                  r() * 180,
                  rect(-34, -8, 70, 24, '#1c0d04', 'rx="11" opacity=".5"') +
                    rect(-36, -14, 70, 24, '#e0782a', 'rx="11"') +
                    rect(-30, -11, 50, 5, '#fff', 'rx="2" opacity=".3"'),
                )
              : lump(r, x, y, 29 + r() * 7, mix('#e8bb58', '#b9792a', r()), 0.18);
          }) +
          half(150, 130, 32) +
          half(572, 416, 32) +
          (() => {
            const skin = (c: string) => shaded(c, 0.42, 0.5);
            const [d1, body] = skin('#c47a2c');
            const [d2, leg] = skin('#b86a22');
            const [d3, wing] = skin('#b26420');
            return (
              blurred(8, ellipse(374, 296, 168, 142, '#1c0d04', 'opacity=".6"')) +
              d3 +
              turned(226, 214, -38, ellipse(0, 0, 60, 28, wing)) +
              turned(494, 214, 38, ellipse(0, 0, 60, 28, wing)) +
              d1 +
              path(
                'M360 128C462 130 520 210 506 296C494 368 430 408 360 408C290 408 226 368 214 296C200 210 258 130 360 128Z',
                body,
              ) +
              stroke('M360 144C354 220 356 300 360 340', '#8a4a14', 5, 'opacity=".5"') +
              d2 +
              turned(
                276,
                346,
                24,
                path(
                  'M-66 -44C-20 -76 62 -50 66 6C68 50 40 74 24 100C12 112 -6 108 -2 90C6 60 -28 58 -58 34C-84 10 -88 -26 -66 -44Z',
                  leg,
                ) + ellipse(10, 110, 13, 15, '#f0dfc0'),
              ) +
              group(
                turned(
                  276,
                  346,
                  24,
                  path(
                    'M-66 -44C-20 -76 62 -50 66 6C68 50 40 74 24 100C12 112 -6 108 -2 90C6 60 -28 58 -58 34C-84 10 -88 -26 -66 -44Z',
                    leg,
                  ) + ellipse(10, 110, 13, 15, '#f0dfc0'),
                ),
                'transform="translate(720 0) scale(-1 1)"',
              ) +
              blurred(
                6,
                ellipse(312, 194, 56, 26, '#fff0cc', 'opacity=".55" transform="rotate(-26 312 194)"') +
                  ellipse(420, 200, 34, 18, '#fff0cc', 'opacity=".35"') +
                  ellipse(262, 330, 26, 14, '#fff0cc', 'opacity=".5"'),
              ) +
              scatter(9, 60, r => {
                const [x, y] = inside(r, 360, 260, 128);
                return ellipse(x, y, 2 + r() * 8, 1.5 + r() * 4, '#6e3408', 'opacity=".4"');
              })
            );
          })() +
          scatter(11, 7, r => {
            const [x, y] = inside(r, 360, 250, 210, 0.62);
            return turned(
              x,
              y,
              r() * 360,
              stroke('M0 0q18 -16 52 -12', '#5a5a2a', 2.4) +
                many(7, k => ellipse(6 + k * 7, -5 - k * 1.4 + (k % 2 ? 4 : -4), 4.4, 2.2, '#6d8a3e')),
            );
          }),
        50,
      ),
  ),
];
