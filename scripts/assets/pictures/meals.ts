// Over 300 lines: a table of drawings.
import {
  circle,
  curve,
  dark,
  ellipse,
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
import { defs } from './scene.ts';

/** Dishes of kitchens, wide and small: each is a form (bowl, plate, board, glass …) with colours and a garnish of its own. */
const W = 400;
const H = 240;
type Random = () => number;
let ids = 0;
const id = (what: string): string => `${what}${ids++}`;

const shaded = (c: string, up = 0.28, down = 0.3): [string, string] => {
  const g = id('m');
  const stops = [
    [0, light(c, up)],
    [0.55, c],
    [1, dark(c, down)],
  ] as const;
  return [defs(radial(g, stops, 'cx=".36" cy=".3" r=".85"')), `url(#${g})`];
};
const clipped = (shape: string, inner: string): string => {
  const c = id('c');
  return defs(`<clipPath id="${c}">${shape}</clipPath>`) + group(inner, `clip-path="url(#${c})"`);
};
const inside = (r: Random, x: number, y: number, rx: number, ry = rx): [number, number] => {
  const a = r() * 6.283;
  const d = Math.sqrt(r());
  return [x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry];
};
const turned = (x: number, y: number, by: number, inner: string): string =>
  group(inner, `transform="translate(${n(x)} ${n(y)}) rotate(${n(by)})"`);
const shadow = (x: number, y: number, rx: number, ry = rx): string =>
  ellipse(x + 5, y + 8, rx, ry, '#1a0c04', 'opacity=".34"');

/** What lies on a dish, one piece of it. */
type Bit = (r: Random, x: number, y: number) => string;
const lump =
  (c: string, s: number, squash = 0.8): Bit =>
  (r, x, y) => {
    const pts = Array.from({ length: 7 }, (_, k): [number, number] => {
      const a = k * 0.9;
      const d = s * (0.82 + r() * 0.36);
      return [x + Math.cos(a) * d, y + Math.sin(a) * d * squash];
    });
    const [d, fill] = shaded(mix(c, r() > 0.5 ? '#ffffff' : '#000000', r() * 0.08));
    return (
      path(
        curve(
          pts.map(([a, b]): [number, number] => [a + 2, b + 4]),
          true,
        ),
        '#1c0d04',
        'opacity=".35"',
      ) +
      d +
      path(curve(pts, true), fill) +
      ellipse(x - s * 0.3, y - s * 0.32, s * 0.28, s * 0.13, '#fff', 'opacity=".3"')
    );
  };
const cube =
  (c: string, s: number): Bit =>
  (r, x, y) =>
    turned(
      x,
      y,
      r() * 90,
      rect(-s + 2, -s + 4, s * 2, s * 2, '#1c0d04', 'rx="3" opacity=".3"') +
        rect(-s, -s, s * 2, s * 2, c, 'rx="3"') +
        rect(-s, -s, s * 2, s * 0.5, light(c, 0.3), 'rx="3"'),
    );
const slice =
  (c: string, rim: string, s: number): Bit =>
  (r, x, y) =>
    circle(x + 1, y + 3, s, '#1c0d04', 'opacity=".3"') +
    circle(x, y, s, rim) +
    circle(x, y, s * 0.8, c) +
    many(5, i =>
      ellipse(
        x + Math.cos(i * 1.26) * s * 0.45,
        y + Math.sin(i * 1.26) * s * 0.45,
        s * 0.14,
        s * 0.09,
        light(c, 0.5),
      ),
    ) +
    circle(x, y, s * 0.12, light(c, 0.3 + r() * 0.1));
const ring =
  (c: string, s: number): Bit =>
  (r, x, y) => {
    const squash = 0.7 + r() * 0.3;
    return (
      ellipse(x, y, s, s * squash, 'none', `stroke="${c}" stroke-width="${n(s * 0.32)}"`) +
      ellipse(x, y, s * 0.8, s * 0.8 * squash, 'none', `stroke="${light(c, 0.45)}" stroke-width="1.4"`)
    );
  };
const leaf =
  (c: string, s: number): Bit =>
  (r, x, y) =>
    turned(
      x,
      y,
      r() * 360,
      path(
        `M0 0C${n(s * 0.7)} ${n(-s * 0.5)} ${n(s * 0.6)} ${n(-s * 1.3)} 0 ${n(-s * 1.7)}C${n(-s * 0.6)} ${n(-s * 1.3)} ${n(-s * 0.7)} ${n(-s * 0.5)} 0 0Z`,
        mix(c, '#ffffff', r() * 0.2),
      ) + stroke(`M0 0V${n(-s * 1.5)}`, light(c, 0.4), 0.9),
    );
const speck =
  (c: string, s: number): Bit =>
  (r, x, y) =>
    circle(x, y, s * (0.6 + r() * 0.6), c);
const grain =
  (c: string): Bit =>
  (r, x, y) =>
    turned(
      x,
      y,
      r() * 180,
      ellipse(0.6, 1.2, 4.4, 1.9, '#2a1200', 'opacity=".28"') +
        ellipse(0, 0, 4.4, 1.8, mix(c, '#ffffff', r() * 0.3)),
    );
const noodle =
  (c: string, w = 4): Bit =>
  (r, x, y) => {
    const a = r() * 6.28;
    const d = `M${n(x)} ${n(y)}q${n(28 * Math.cos(a))} ${n(28 * Math.sin(a))} ${n(46 * Math.cos(a + 0.7))} ${n(30 * Math.sin(a + 0.7))}t${n(30 * Math.cos(a + 1.6))} ${n(24 * Math.sin(a + 1.6))}`;
    return stroke(d, dark(c, 0.3), w + 1.4) + stroke(d, mix(c, '#ffffff', r() * 0.25), w);
  };
const stick =
  (c: string, l: number, w = 8): Bit =>
  (r, x, y) =>
    turned(
      x,
      y,
      r() * 180,
      rect(-l / 2 + 2, -w / 2 + 3, l, w, '#1c0d04', 'rx="3" opacity=".3"') +
        rect(-l / 2, -w / 2, l, w, mix(c, '#ffffff', r() * 0.18), 'rx="3"') +
        rect(-l / 2, -w / 2, l, w * 0.35, light(c, 0.35), 'rx="3"'),
    );
const shrimp: Bit = (r, x, y) =>
  turned(
    x,
    y,
    r() * 360,
    stroke('M-16 6A17 15 0 1 1 14 8', '#7c2a12', 14) +
      stroke('M-16 6A17 15 0 1 1 14 8', '#f08a5c', 11) +
      many(5, i => stroke(`M${n(-14 + i * 6.4)} ${n(-2 - Math.sin(i * 0.8) * 9)}l3 -7`, '#fbd8c0', 2.4)) +
      path('M14 8l12 2-7 9z', '#d95a30'),
  );
const mussel: Bit = (r, x, y) =>
  turned(
    x,
    y,
    r() * 360,
    ellipse(1, 3, 25, 13, '#000', 'opacity=".4"') +
      ellipse(0, 0, 25, 13, '#26262f') +
      ellipse(0, 0, 20, 9.4, '#5b6274') +
      ellipse(2, 1, 12, 6, '#ef9a3a') +
      ellipse(0, -1, 6, 2, '#fbd08c'),
  );
const egg =
  (s: number): Bit =>
  (_, x, y) =>
    circle(x + 2, y + 4, s, '#000', 'opacity=".25"') +
    circle(x, y, s, '#fffaf0') +
    circle(x, y, s * 0.52, '#f5a31c') +
    ellipse(x - s * 0.16, y - s * 0.18, s * 0.16, s * 0.09, '#ffe7a8');
const halfEgg: Bit = (r, x, y) =>
  turned(
    x,
    y,
    r() * 60 - 30,
    ellipse(1, 4, 21, 16, '#000', 'opacity=".3"') +
      ellipse(0, 0, 21, 16, '#f6ead2') +
      circle(0, 0, 9.6, '#ef8e12') +
      circle(-2, -2, 3.6, '#fbc25a'),
  );

interface Layer {
  bit: Bit;
  count: number;
  /** Share of the radius in which it lies. */ within?: number;
  at?: readonly [number, number];
}
const L = (bit: Bit, count: number, within = 0.86, at?: readonly [number, number]): Layer => ({
  bit,
  count,
  within,
  ...(at ? { at } : {}),
});
const strew = (r: Random, layers: readonly Layer[], x: number, y: number, rx: number, ry = rx): string =>
  layers
    .map(({ bit, count, within = 0.86, at }) =>
      many(count, () => {
        const [px, py] = at
          ? inside(r, x + at[0], y + at[1], rx * within, ry * within)
          : inside(r, x, y, rx * within, ry * within);
        return bit(r, px, py);
      }),
    )
    .join('');

const table = (c: string, kind: 'wood' | 'cloth' | 'stone', seed: number): string => {
  const r = seeded(seed);
  if (kind === 'wood')
    return (
      rect(0, 0, W, H, c) +
      many(
        5,
        i =>
          rect(0, i * 52, W, 50, mix(c, i % 2 ? '#000000' : '#ffffff', 0.05 + r() * 0.05)) +
          many(4, () =>
            stroke(
              `M0 ${n(i * 52 + r() * 48)}Q${n(120 + r() * 160)} ${n(i * 52 + r() * 50)} 400 ${n(i * 52 + r() * 48)}`,
              dark(c, 0.2),
              1,
              'opacity=".4"',
            ),
          ),
      )
    );
  if (kind === 'cloth')
    return (
      rect(0, 0, W, H, c) +
      many(
        20,
        i =>
          rect(i * 20, 0, 10, H, '#ffffff', 'opacity=".11"') +
          rect(0, i * 20, W, 10, '#ffffff', 'opacity=".11"'),
      )
    );
  return (
    rect(0, 0, W, H, c) +
    many(24, () =>
      ellipse(r() * W, r() * H, 20 + r() * 60, 6 + r() * 20, r() > 0.5 ? '#fff' : '#000', 'opacity=".06"'),
    )
  );
};
const vessel = (
  x: number,
  y: number,
  r: number,
  glaze: string,
  depth: number,
  floor: string,
  content: string,
): string => {
  const [d, f] = shaded(glaze, 0.3, 0.3);
  const inner = r * (1 - depth);
  return (
    shadow(x, y, r * 1.03) +
    d +
    circle(x, y, r, f) +
    circle(x, y, r * 0.965, dark(glaze, 0.16)) +
    circle(x, y, inner + 2, dark(glaze, 0.34)) +
    clipped(
      circle(x, y, inner, '#000'),
      circle(x, y, inner, floor) +
        ellipse(x - inner * 0.3, y - inner * 0.4, inner * 0.5, inner * 0.25, '#fff', 'opacity=".12"') +
        content,
    ) +
    stroke(
      `M${n(x - r * 0.7)} ${n(y - r * 0.68)}A${n(r * 0.98)} ${n(r * 0.98)} 0 0 1 ${n(x)} ${n(y - r * 0.975)}`,
      '#fff',
      2.2,
      'opacity=".65"',
    )
  );
};

interface Ground {
  c: string;
  kind: 'wood' | 'cloth' | 'stone';
}
const oak: Ground = { c: '#a9754a', kind: 'wood' };
const walnut: Ground = { c: '#5d3c28', kind: 'wood' };
const slate: Ground = { c: '#3d444b', kind: 'stone' };
const cream: Ground = { c: '#e8dcc8', kind: 'stone' };
const red: Ground = { c: '#b8384a', kind: 'cloth' };
const blue: Ground = { c: '#4d7fa8', kind: 'cloth' };
const green: Ground = { c: '#5b8a5e', kind: 'cloth' };
const yellow: Ground = { c: '#dcae4c', kind: 'cloth' };

type Draw = (seed: number) => string;
const bowl =
  (ground: Ground, glaze: string, floor: string, ...layers: Layer[]): Draw =>
  seed =>
    table(ground.c, ground.kind, seed) +
    vessel(200, 122, 108, glaze, 0.15, floor, strew(seeded(seed + 1), layers, 200, 122, 92));
const plate =
  (ground: Ground, glaze: string, ...layers: Layer[]): Draw =>
  seed =>
    table(ground.c, ground.kind, seed) +
    vessel(200, 122, 110, glaze, 0.17, light(glaze, 0.25), '') +
    strew(seeded(seed + 1), layers, 200, 122, 92);
const board =
  (ground: Ground, wood: string, ...layers: Layer[]): Draw =>
  seed =>
    table(ground.c, ground.kind, seed) +
    rect(47, 34, 316, 186, '#000', 'rx="18" opacity=".35"') +
    rect(42, 26, 316, 186, wood, 'rx="18"') +
    many(7, i => stroke(`M50 ${40 + i * 25}Q200 ${34 + i * 26} 350 ${42 + i * 24}`, dark(wood, 0.14), 1.4)) +
    strew(seeded(seed + 1), layers, 200, 119, 140, 74);
const pizza =
  (sauce: string, cheese: string, ...layers: Layer[]): Draw =>
  seed => {
    const r = seeded(seed + 2);
    const [d, f] = shaded('#d59a4e', 0.3, 0.4);
    return (
      table(walnut.c, 'wood', seed) +
      shadow(200, 122, 112) +
      d +
      circle(200, 122, 112, f) +
      many(16, () => {
        const a = r() * 6.28;
        return ellipse(200 + Math.cos(a) * 104, 122 + Math.sin(a) * 104, 9, 6, '#5c300e', 'opacity=".55"');
      }) +
      circle(200, 122, 96, sauce) +
      many(26, () => {
        const [x, y] = inside(r, 200, 122, 84);
        return lump(cheese, 11 + r() * 9)(r, x, y);
      }) +
      strew(r, layers, 200, 122, 86) +
      many(4, i => turned(200, 122, i * 45, stroke('M-112 0H112', '#6b3e18', 1.6, 'opacity=".55"')))
    );
  };
/** A glass from the side, with what is in it. */
const glass =
  (ground: Ground, drink: string, top: string, extra: (r: Random) => string = () => ''): Draw =>
  seed => {
    const shape = 'M150 34H250L238 206Q236 216 224 216H176Q164 216 162 206Z';
    const r = seeded(seed);
    return (
      table(ground.c, 'stone', seed) +
      rect(0, 178, W, 62, dark(ground.c, 0.18)) +
      ellipse(212, 216, 66, 12, '#000', 'opacity=".35"') +
      clipped(
        path(shape, '#000'),
        rect(140, 30, 120, 190, '#ffffff', 'opacity=".35"') +
          rect(140, 62, 120, 160, drink) +
          rect(140, 62, 34, 160, light(drink, 0.2), 'opacity=".6"') +
          rect(140, 56, 120, 16, top) +
          extra(r),
      ) +
      path(shape, 'none', 'stroke="#ffffff" stroke-width="3" opacity=".75"') +
      stroke('M166 52L172 196', '#fff', 4, 'opacity=".55"')
    );
  };
/** A cup from above. */
const cup =
  (ground: Ground, china: string, drink: string, art: string): Draw =>
  seed =>
    table(ground.c, ground.kind, seed) +
    vessel(192, 124, 100, light(china, 0.2), 0.3, dark(china, 0.06), '') +
    turned(
      192,
      124,
      24,
      rect(58, -13, 48, 26, china, 'rx="13"') + rect(66, -5, 30, 10, dark(china, 0.3), 'rx="5"'),
    ) +
    vessel(192, 124, 70, china, 0.12, drink, art);
const latte = (c: string): string =>
  many(4, i =>
    path(
      curve(
        [
          [192 - 30 + i * 7, 116 + i * 10],
          [192, 96 + i * 14],
          [222 - i * 7, 116 + i * 10],
          [192, 146 + i * 6],
        ],
        true,
      ),
      c,
      `opacity="${n(0.95 - i * 0.2)}"`,
    ),
  ) + stroke('M192 84V164', c, 2);
/** Something between two halves, from the side. */
const burger =
  (ground: Ground, bun: string, ...fill: readonly [string, number][]): Draw =>
  seed => {
    const r = seeded(seed);
    let y = 108;
    const [d, f] = shaded(bun, 0.3, 0.25);
    const body = fill
      .map(([c, h]) => {
        const top = y;
        y += h;
        return h < 8
          ? path(`M112 ${top}${many(9, i => `q10 ${i % 2 ? -7 : 9} 20 0`)}V${top + h}H112Z`, c)
          : rect(116, top, 170, h + 1, c, 'rx="8"') + rect(122, top + 2, 150, 4, light(c, 0.2), 'rx="2"');
      })
      .join('');
    return (
      table(ground.c, 'stone', seed) +
      rect(0, 182, W, 58, dark(ground.c, 0.2)) +
      ellipse(204, y + 34, 112, 14, '#000', 'opacity=".4"') +
      rect(116, y - 2, 170, 34, dark(bun, 0.1), 'rx="14"') +
      body +
      d +
      path('M110 112Q112 40 200 38Q290 40 292 112Z', f) +
      many(22, () => ellipse(140 + r() * 122, 56 + r() * 36, 3.4, 2, '#fff1cc'))
    );
  };
/** A slice of cake from the side, in layers. */
const cake =
  (ground: Ground, top: string, ...fill: readonly [string, number][]): Draw =>
  seed => {
    let y = 84;
    const layers = fill
      .map(([c, h]) => {
        const at = y;
        y += h;
        return (
          path(`M96 ${at}L300 ${at - 14}V${at + h - 14}L96 ${at + h}Z`, c) +
          path(`M96 ${at}L300 ${at - 14}V${at - 10}L96 ${at + 4}Z`, light(c, 0.2))
        );
      })
      .join('');
    const r = seeded(seed);
    return (
      table(ground.c, 'stone', seed) +
      ellipse(204, y + 12, 148, 26, '#000', 'opacity=".3"') +
      ellipse(200, y + 4, 144, 24, '#f7f2ea') +
      ellipse(200, y, 128, 18, '#e7dfd2') +
      path(`M96 84L300 70L330 58Q200 34 96 84Z`, top) +
      layers +
      many(16, () => circle(130 + r() * 150, 66 + r() * 14, 1 + r() * 2, light(top, 0.4)))
    );
  };
/** A loaf, a bun, a roll: rounded, with cuts. */
const loaves =
  (
    ground: Ground,
    crust: string,
    shapes: readonly (readonly [number, number, number, number, number])[],
    cuts: string,
    top = '',
  ): Draw =>
  seed =>
    table(ground.c, ground.kind, seed) +
    shapes
      .map(([x, y, rx, ry, turn]) => {
        const [d, f] = shaded(crust, 0.35, 0.35);
        return turned(
          x,
          y,
          turn,
          ellipse(5, 9, rx, ry, '#1a0c04', 'opacity=".35"') +
            d +
            ellipse(0, 0, rx, ry, f) +
            many(4, i =>
              stroke(
                `M${n(-rx * 0.6 + i * rx * 0.36)} ${n(-ry * 0.5)}q${n(rx * 0.08)} ${n(ry * 0.5)} ${n(rx * 0.16)} ${n(ry * 0.95)}`,
                cuts,
                4.4,
                'opacity=".8"',
              ),
            ) +
            ellipse(-rx * 0.2, -ry * 0.5, rx * 0.4, ry * 0.12, '#fff', 'opacity=".3"') +
            top,
        );
      })
      .join('');
const wrap =
  (ground: Ground, skin: string, ...layers: Layer[]): Draw =>
  seed => {
    const r = seeded(seed);
    const roll = (y: number) => {
      const [d, f] = shaded(skin, 0.3, 0.25);
      return turned(
        196,
        y,
        -14,
        rect(-124, -28, 236, 66, '#000', 'rx="30" opacity=".3"') +
          d +
          rect(-130, -36, 236, 66, f, 'rx="30"') +
          many(9, () => ellipse(-110 + r() * 170, -26 + r() * 44, 8, 4, '#8a5a22', 'opacity=".4"')) +
          ellipse(104, -3, 22, 33, dark(skin, 0.12)) +
          clipped(
            ellipse(104, -3, 17, 27, '#000'),
            rect(80, -40, 50, 80, '#6b3e1c') + strew(r, layers, 104, -3, 16, 26),
          ),
      );
    };
    return table(ground.c, ground.kind, seed) + roll(86) + roll(166);
  };
const pieces =
  (
    ground: Ground,
    dish: string,
    place: readonly (readonly [number, number])[],
    one: (r: Random, x: number, y: number) => string,
    extra = '',
  ): Draw =>
  seed => {
    const r = seeded(seed);
    return (
      table(ground.c, ground.kind, seed) +
      rect(45, 47, 318, 158, '#000', 'rx="16" opacity=".35"') +
      rect(40, 38, 320, 158, dish, 'rx="16"') +
      rect(46, 44, 308, 146, light(dish, 0.12), 'rx="12"') +
      place.map(([x, y]) => one(r, x, y)).join('') +
      extra
    );
  };
const grid = (cols: number, rows: number, dx = 280 / cols, dy = 130 / rows): [number, number][] =>
  Array.from({ length: cols * rows }, (_, i) => [
    200 + ((i % cols) - (cols - 1) / 2) * dx,
    118 + (Math.floor(i / cols) - (rows - 1) / 2) * dy,
  ]);

const parsley = L(leaf('#3f8a3a', 6), 12, 0.8);
const spring = L(ring('#5fa83e', 5), 22, 0.8);
const chilli = L(ring('#d8281c', 5.5), 12, 0.8);
const sesame = L(speck('#f8edd0', 2), 34, 0.8);
const rice = (at?: readonly [number, number]): Layer =>
  L(grain('#f4efe2'), at ? 220 : 420, at ? 0.44 : 0.8, at);
const shellfish =
  (c: string): Bit =>
  (r, x, y) =>
    turned(
      x,
      y,
      r() * 24 - 12,
      many(3, i =>
        stroke(
          `M${-20 - i * 12} ${14 + i * 4}q-26 26 -44 ${20 + i * 6}M${20 + i * 12} ${14 + i * 4}q26 26 44 ${20 + i * 6}`,
          c,
          5,
        ),
      ) +
        stroke('M-38 -10q-44 -20 -40 -56M38 -10q44 -20 40 -56', c, 11) +
        ellipse(-80, -70, 18, 26, c) +
        ellipse(80, -70, 18, 26, c) +
        path('M-80 -96l6 26 10-22zM80-96l-6 26-10-22z', dark(c, 0.4)) +
        ellipse(0, 6, 46, 34, c) +
        many(4, i => ellipse(0, 34 + i * 13, 32 - i * 5, 10, i % 2 ? c : light(c, 0.12))) +
        path('M-22 88Q0 66 22 88L14 104H-14Z', dark(c, 0.1)) +
        circle(-14, -20, 4, '#1a0a08') +
        circle(14, -20, 4, '#1a0a08') +
        ellipse(-14, -2, 14, 8, '#fff', 'opacity=".25"'),
    );

const MEALS: Readonly<Record<string, readonly [string, Draw]>> = {
  'noodle-soup-red': [
    'A bowl of noodles in red broth with slices of beef, spring onion and coriander.',
    bowl(
      slate,
      '#2c3b57',
      '#a23c14',
      L(noodle('#efcf86', 5), 46, 0.78),
      L(lump('#7a3a22', 22, 0.6), 5, 0.5, [14, -22]),
      L(speck('#e2571c', 4), 18),
      spring,
      parsley,
    ),
  ],
  'noodle-soup-clear': [
    'A white bowl of clear soup with flat noodles, sliced meat, herbs and chilli.',
    bowl(
      green,
      '#f0ece0',
      '#d9b876',
      L(noodle('#fbf3dd', 6), 44, 0.76),
      L(lump('#b9776a', 20, 0.5), 5, 0.5, [-16, 14]),
      L(leaf('#4b9a45', 9), 9, 0.5, [24, -26]),
      chilli,
      spring,
    ),
  ],
  dandan: [
    'A bowl of dry noodles with minced meat, crushed peanuts and chilli oil.',
    bowl(
      red,
      '#f3eee2',
      '#8c2c10',
      L(noodle('#e8c173', 5), 52, 0.76),
      L(lump('#6d3b22', 8), 34, 0.5),
      L(lump('#d9b06a', 5), 20, 0.6),
      spring,
    ),
  ],
  dumplings: [
    'Nine pleated dumplings on a dark tray with a dish of vinegar.',
    pieces(red, '#3a2c2a', grid(4, 2), (r, x, y) => {
      const [d, f] = shaded('#f3e6cd', 0.4, 0.2);
      return turned(
        x,
        y,
        r() * 30 - 15,
        ellipse(3, 7, 30, 20, '#000', 'opacity=".35"') +
          d +
          path('M-30 8Q-26-20 0-20T30 8Q14 20 0 20T-30 8Z', f) +
          many(6, i => stroke(`M${-20 + i * 8} -14q4 6 1 14`, '#cbb48e', 2)),
      );
    }),
  ],
  bao: [
    'Three round white buns in a steamer.',
    pieces(oak, '#c79a5c', grid(3, 1, 96), (_, x, y) => {
      const [d, f] = shaded('#fbf6ec', 0.4, 0.16);
      return (
        circle(x + 4, y + 8, 44, '#000', 'opacity=".3"') +
        d +
        circle(x, y, 44, f) +
        many(7, i =>
          stroke(
            `M${x} ${y}q${n(Math.cos(i * 0.9) * 10)} ${n(Math.sin(i * 0.9) * 10)} ${n(Math.cos(i * 0.9 + 0.5) * 22)} ${n(Math.sin(i * 0.9 + 0.5) * 22)}`,
            '#d8cdb8',
            2.4,
          ),
        )
      );
    }),
  ],
  scallion: [
    'A round flaky pancake cut into six, with spring onion.',
    plate(
      walnut,
      '#dfe6e6',
      L(
        (_, x, y) => {
          const [d, f] = shaded('#d9a552', 0.3, 0.3);
          return (
            d +
            circle(x, y, 82, f) +
            many(4, i =>
              circle(x, y, 70 - i * 17, 'none', 'stroke="#a8702a" stroke-width="2.4" opacity=".7"'),
            ) +
            many(3, i => turned(x, y, i * 60, stroke('M-82 0H82', '#7c4c18', 2.6)))
          );
        },
        1,
        0,
      ),
      L(ring('#4f9a35', 5), 40, 0.8),
      sesame,
    ),
  ],
  'roast-rice': [
    'Slices of glazed roast meat over white rice with greens.',
    plate(
      red,
      '#e9e4da',
      rice([-24, 8]),
      L(stick('#8c2f16', 58, 18), 8, 0.42, [30, -10]),
      L(leaf('#3c8a3c', 14), 6, 0.3, [-50, 40]),
    ),
  ],
  'fried-rice': [
    'A bowl of golden fried rice with egg, peas and carrot.',
    bowl(
      yellow,
      '#35586b',
      '#d8ac58',
      L(grain('#ecc878'), 520, 0.84),
      L(lump('#f5cf58', 9), 16),
      L(lump('#6aa63c', 4, 1), 28),
      L(cube('#e2762a', 3.4), 22),
      spring,
    ),
  ],
  'chow-mein': [
    'Brown fried noodles with cabbage, carrot and pepper.',
    plate(
      slate,
      '#efe9dd',
      L(noodle('#a86a2c', 5), 80, 0.8),
      L(stick('#d9772c', 26, 4), 14),
      L(stick('#6f9f45', 30, 5), 14),
      sesame,
    ),
  ],
  greens: [
    'A plate of bright green vegetables with garlic.',
    plate(
      oak,
      '#eef0ea',
      L(leaf('#2f7d3a', 26), 16, 0.62),
      L(stick('#a9d07c', 44, 7), 12, 0.6),
      L(lump('#f4ead0', 5), 12),
    ),
  ],
  kungpao: [
    'Cubes of chicken in dark sauce with red chillies and peanuts.',
    plate(
      slate,
      '#f1ede4',
      L(lump('#8a4318', 14), 26, 0.72),
      L(stick('#c3201a', 26, 6), 12, 0.72),
      L(lump('#dfb877', 6), 20, 0.72),
      spring,
    ),
  ],
  tofu: [
    'White cubes of tofu in brown sauce with mushrooms.',
    bowl(
      walnut,
      '#4c5a50',
      '#7a4a22',
      L(cube('#fbf3e0', 12), 16, 0.72),
      L(lump('#6e4526', 13, 0.6), 8, 0.7),
      spring,
    ),
  ],
  hotpot: [
    'A steel pot of red stew with noodles, sausage, tofu and egg.',
    bowl(
      slate,
      '#8d949b',
      '#bf3a14',
      L(noodle('#f0c64e', 5), 22, 0.4, [-30, -20]),
      L(slice('#d9705a', '#a83a2a', 12), 9, 0.42, [34, -18]),
      L(cube('#fbf3e0', 11), 7, 0.4, [-6, 42]),
      L(egg(20), 1, 0),
      spring,
    ),
  ],
  'bubble-tea': [
    'A glass of milky tea with dark pearls at the bottom.',
    glass(
      yellow,
      '#d9ac7c',
      '#ecd2b0',
      r =>
        many(34, () => circle(168 + r() * 64, 170 + r() * 42, 7, '#2b1a14')) +
        rect(212, 0, 12, 190, '#d83a56', 'opacity=".85"'),
    ),
  ],
  croquetas: [
    'Six golden croquettes on a plate with a lemon wedge.',
    plate(yellow, '#f5f1e8', L(stick('#c07a2a', 58, 30), 7, 0.62), L(leaf('#4c9140', 9), 5, 0.3, [50, 40])),
  ],
  padron: [
    'A plate of blistered small green peppers with sea salt.',
    plate(
      blue,
      '#f3efe6',
      L(stick('#4d7c2c', 54, 16), 17, 0.7),
      L(stick('#33521e', 30, 6), 10, 0.7),
      L(speck('#ffffff', 2.2), 40),
    ),
  ],
  bravas: [
    'Fried potato cubes with red and white sauce.',
    plate(
      red,
      '#f5f1e8',
      L(cube('#e0a83e', 13), 24, 0.7),
      L(lump('#c4341c', 16), 6, 0.55),
      L(lump('#fbf4dd', 12), 5, 0.55),
      parsley,
    ),
  ],
  gambas: [
    'Prawns in a clay dish of oil with garlic and chilli.',
    bowl(walnut, '#a3552c', '#d8842c', L(shrimp, 13, 0.66), L(lump('#f8ecc8', 6, 0.5), 14), chilli, parsley),
  ],
  jamon: [
    'Thin red slices of ham on a board.',
    board(
      slate,
      '#c89a62',
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 60 - 30,
            path('M-46 6Q-30-24 4-18T48 2Q26 18 0 12T-46 6Z', '#a3202c') +
              stroke('M-38 4Q-10-16 40 0', '#f3d3c6', 4),
          ),
        15,
        0.72,
      ),
    ),
  ],
  arroz: [
    'A clay dish of baked rice with chickpeas, tomato and a head of garlic.',
    bowl(
      oak,
      '#8f4a24',
      '#c98a34',
      L(grain('#e9b252'), 460, 0.86),
      L(lump('#e3c58a', 8, 1), 20),
      L(slice('#c83a24', '#9c2414', 15), 4, 0.6),
      L(lump('#3a1d18', 14, 0.8), 4, 0.6),
      L(lump('#f4ead6', 22, 1), 1, 0),
    ),
  ],
  churros: [
    'A heap of ridged churros with a cup of thick chocolate.',
    d =>
      plate(
        yellow,
        '#efe7da',
        L(stick('#c98a3c', 96, 13), 12, 0.5, [-24, 8]),
        L(speck('#ffffff', 1.8), 50),
      )(d) + vessel(296, 82, 44, '#f7f3ea', 0.16, '#3c1c10', ''),
  ],
  calamari: [
    'A basket of fried rings with lemon.',
    plate(
      blue,
      '#f7f2e6',
      L(ring('#d39a42', 20), 20, 0.68),
      L(slice('#f7e36a', '#e5b91e', 18), 2, 0.7),
      parsley,
    ),
  ],
  'tomato-bread': [
    'Slices of toast rubbed with tomato and oil.',
    board(
      green,
      '#b98a56',
      L(stick('#d9a45a', 108, 50), 4, 0.5),
      L(lump('#d2402a', 15, 0.7), 20, 0.56),
      L(speck('#ffffff', 1.8), 26),
    ),
  ],
  kebab: [
    'Skewers of grilled meat with onion, tomato and flat bread.',
    board(
      walnut,
      '#9c6b3e',
      L(lump('#e8cf9c', 46, 0.6), 2, 0.3),
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            -20 + r() * 12,
            rect(-92, -2, 190, 4, '#b9bec2') +
              many(6, i => lump(i % 3 === 2 ? '#4d8a34' : '#7d3c1c', 15)(r, -66 + i * 25, 0)),
          ),
        4,
        0.34,
      ),
      L(slice('#d6402a', '#a82414', 13), 4, 0.8),
      parsley,
    ),
  ],
  falafel: [
    'Seven falafel on a plate with tahini and parsley.',
    plate(
      green,
      '#f2efe4',
      L(lump('#8a5a24', 24, 0.95), 8, 0.6),
      L(lump('#f4ead2', 15, 0.6), 3, 0.5),
      parsley,
    ),
  ],
  shawarma: [
    'Two wraps with meat, salad and sauce showing at the end.',
    wrap(
      red,
      '#e6c68e',
      L(lump('#8a4a22', 8), 9),
      L(leaf('#5fa040', 7), 6),
      L(slice('#d6402a', '#b02a18', 5), 3),
      L(lump('#fdf6e4', 4), 4),
    ),
  ],
  zaatar: [
    'A flat bread covered with green herbs and sesame.',
    board(
      cream,
      '#c49a68',
      L(
        (_, x, y) => {
          const [d, f] = shaded('#e0b06a', 0.3, 0.25);
          return d + ellipse(x, y, 128, 78, f) + ellipse(x, y, 110, 64, '#6d7a2e');
        },
        1,
        0,
      ),
      L(speck('#3f521c', 4), 150, 0.74),
      L(speck('#f7edcf', 2.2), 90, 0.74),
    ),
  ],
  fatayer: [
    'Golden pastry parcels on a board.',
    board(
      green,
      '#d3b282',
      L(
        (r, x, y) => {
          const [d, f] = shaded('#cf933f', 0.35, 0.3);
          return turned(
            x,
            y,
            r() * 120,
            path('M-34 24L0-34L34 24Z', '#1c0d04', 'opacity=".3" transform="translate(3 6)"') +
              d +
              path('M-36 22Q0 34 36 22Q22-6 0-36Q-22-6-36 22Z', f) +
              stroke('M0-34V6M0 6L-32 20M0 6L32 20', '#8c5518', 3),
          );
        },
        7,
        0.66,
      ),
      sesame,
    ),
  ],
  baklava: [
    'Diamonds of layered pastry with green pistachio.',
    pieces(
      walnut,
      '#c9a468',
      grid(4, 2, 72, 62),
      (_, x, y) =>
        path(
          `M${x - 38} ${y}L${x} ${y - 30}L${x + 38} ${y}L${x} ${y + 30}Z`,
          '#8a5418',
          'transform="translate(3 6)" opacity=".4"',
        ) +
        path(`M${x - 38} ${y}L${x} ${y - 30}L${x + 38} ${y}L${x} ${y + 30}Z`, '#d59a3c') +
        many(3, i => stroke(`M${x - 30 + i * 6} ${y + 4 + i * 5}L${x} ${y + 26}`, '#a86c20', 1.6)) +
        ellipse(x, y, 13, 9, '#7fae3c'),
    ),
  ],
  flatbread: [
    'Round flat breads stacked on a cloth.',
    loaves(
      red,
      '#e9cd9a',
      [
        [168, 140, 96, 74, 6],
        [228, 104, 98, 74, -8],
      ],
      '#b9853c',
    ),
  ],
  halloumi: [
    'Grilled slices of white cheese with dark stripes and mint.',
    plate(
      oak,
      '#e9ece8',
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 80 - 40,
            rect(-36, -17, 76, 44, '#000', 'rx="7" opacity=".3"') +
              rect(-38, -22, 76, 44, '#f7e9c0', 'rx="7"') +
              many(4, i => rect(-30 + i * 18, -22, 6, 44, '#8f5418', 'opacity=".75"')),
          ),
        6,
        0.5,
      ),
      L(leaf('#3d8f4c', 10), 9),
    ),
  ],
  mezze: [
    'A board with cheese, pickles, bread and fruit.',
    board(
      walnut,
      '#b98a58',
      L(cube('#f4d98a', 20), 4, 0.5, [-70, -12]),
      L(lump('#d9a45a', 32, 0.6), 3, 0.3, [66, 22]),
      L(lump('#5c7a2c', 9), 10, 0.4, [10, -34]),
      L(slice('#e24a3a', '#b02a20', 14), 4, 0.3, [60, -36]),
      L(lump('#5a1f46', 9, 1), 12, 0.3, [-40, 46]),
    ),
  ],
  olives: [
    'A bowl of green and black olives.',
    bowl(
      blue,
      '#f0ece2',
      '#c9b25c',
      L(lump('#7f8f34', 13, 0.85), 26, 0.74),
      L(lump('#3a2338', 13, 0.85), 12, 0.74),
      parsley,
    ),
  ],
  nigiri: [
    'Six nigiri: salmon, tuna and omelette on rice.',
    pieces(oak, '#2b2b30', grid(3, 2, 98, 62), (r, x, y) => {
      const c = ['#f0854a', '#b82a38', '#f2c84a'][Math.floor(r() * 3)]!;
      return (
        ellipse(x + 3, y + 14, 40, 16, '#000', 'opacity=".5"') +
        rect(x - 36, y - 8, 72, 28, '#fbf8ef', 'rx="12"') +
        path(`M${x - 42} ${y + 4}Q${x} ${y - 34} ${x + 42} ${y + 4}Q${x} ${y - 8} ${x - 42} ${y + 4}Z`, c) +
        many(4, i => stroke(`M${x - 24 + i * 14} ${y - 6}l8 -9`, light(c, 0.5), 2.4))
      );
    }),
  ],
  maki: [
    'Two rows of maki with salmon and avocado.',
    pieces(
      slate,
      '#e9e2d4',
      grid(4, 2, 74, 66),
      (r, x, y) =>
        circle(x + 3, y + 5, 29, '#000', 'opacity=".35"') +
        circle(x, y, 29, '#1d2a22') +
        circle(x, y, 25, '#faf7ee') +
        many(26, () => {
          const [a, b] = inside(r, x, y, 22);
          return ellipse(a, b, 3, 1.6, '#e8e2d2');
        }) +
        rect(x - 11, y - 9, 13, 18, '#f0854a', 'rx="3"') +
        rect(x + 1, y - 9, 10, 18, '#8fb84c', 'rx="3"'),
    ),
  ],
  poke: [
    'A bowl with rice, cubes of raw salmon, avocado, edamame and seaweed.',
    bowl(
      blue,
      '#f2efe8',
      '#f4efe2',
      rice(),
      L(cube('#ef7a45', 10), 13, 0.36, [-34, -26]),
      L(stick('#8fbf52', 44, 13), 6, 0.28, [36, -30]),
      L(lump('#6aa83c', 7), 14, 0.28, [36, 36]),
      L(stick('#d94a7c', 28, 6), 9, 0.28, [-36, 40]),
      sesame,
    ),
  ],
  katsu: [
    'Sliced breaded cutlet beside rice and curry sauce.',
    plate(
      walnut,
      '#f4f0e6',
      rice([-46, -6]),
      L(lump('#8a5218', 46, 0.7), 2, 0.3, [34, 20]),
      L(
        (_, x, y) =>
          turned(
            x,
            y,
            -18,
            many(
              5,
              i =>
                rect(-58 + i * 24, -30, 21, 62, '#c98a34', 'rx="7"') +
                rect(-55 + i * 24, -24, 15, 50, '#f3e0b8', 'rx="5"') +
                rect(-58 + i * 24, -30, 21, 10, '#a86a20', 'rx="5"'),
            ),
          ),
        1,
        0,
        [20, 2],
      ),
    ),
  ],
  miso: [
    'A black lacquer bowl of miso soup with tofu and spring onion.',
    bowl(oak, '#241a1c', '#b98044', L(cube('#fdf6e4', 9), 10, 0.6), L(leaf('#22452c', 12), 7, 0.7), spring),
  ],
  edamame: [
    'A bowl of green edamame pods with salt.',
    bowl(
      slate,
      '#e8e3d6',
      '#c9d7a4',
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 180,
            path('M-30 0Q-14-13 0-9T30 0Q14 13 0 10T-30 0Z', '#5f9a34') +
              many(3, i => circle(-14 + i * 14, 0, 7, '#84bd52')),
          ),
        22,
        0.74,
      ),
      L(speck('#fff', 2), 30),
    ),
  ],
  curry: [
    'A bowl of deep red curry with chunks and coriander.',
    bowl(
      walnut,
      '#b8763a',
      '#a1441a',
      L(lump('#8a3c18', 20), 12, 0.7),
      L(lump('#d98c34', 11), 8, 0.7),
      parsley,
      L(speck('#f0b04a', 3.4), 16),
    ),
  ],
  'green-curry': [
    'A bowl of pale green curry with chicken, basil and red chilli.',
    bowl(
      oak,
      '#3d5a54',
      '#a9bf6c',
      L(lump('#f1e3c4', 17), 10, 0.66),
      L(lump('#5c7f3a', 13), 9, 0.7),
      L(leaf('#2f7a38', 12), 7),
      chilli,
    ),
  ],
  korma: [
    'A bowl of pale cream curry with cashews.',
    bowl(red, '#c58a4a', '#e6bf7c', L(lump('#eed6a4', 20), 11, 0.68), L(lump('#f8e9c8', 8), 10), parsley),
  ],
  tikka: [
    'Orange pieces of tandoori chicken with onion rings and lemon.',
    plate(
      green,
      '#3c3a3c',
      L(lump('#d4521c', 27, 0.85), 10, 0.6),
      L(ring('#c58ac2', 15), 8),
      L(slice('#f7e36a', '#e5b91e', 16), 2, 0.7),
      parsley,
    ),
  ],
  saag: [
    'A bowl of dark green spinach with white cheese cubes.',
    bowl(
      yellow,
      '#a8632c',
      '#2f5a24',
      L(lump('#3c6c2c', 14), 22, 0.8),
      L(cube('#fbf4e0', 11), 11, 0.62),
      L(speck('#f0e8d0', 3), 10),
    ),
  ],
  biryani: [
    'A copper bowl of yellow and white rice with meat and fried onion.',
    bowl(
      slate,
      '#b8702c',
      '#e2a83a',
      L(grain('#f5ead0'), 260, 0.84),
      L(grain('#eab23c'), 240, 0.84),
      L(lump('#7a3c1c', 18), 6, 0.6),
      L(stick('#5c2c12', 22, 4), 16),
      parsley,
    ),
  ],
  samosa: [
    'Three samosas with green chutney.',
    plate(
      yellow,
      '#efe9de',
      L(
        (r, x, y) => {
          const [d, f] = shaded('#c98a3a', 0.35, 0.3);
          return turned(
            x,
            y,
            r() * 80 - 40,
            path('M-44 32L0-42L44 32Z', '#000', 'opacity=".3" transform="translate(4 6)"') +
              d +
              path('M-44 30Q0 40 44 30Q20-8 0-44Q-20-8-44 30Z', f) +
              stroke('M-20 20Q0-6 2-34', '#8f5a1c', 2.4),
          );
        },
        3,
        0.42,
        [-16, 0],
      ),
    ),
  ],
  naan: [
    'Two naans with dark blisters and butter.',
    loaves(
      walnut,
      '#efd7a4',
      [
        [170, 134, 112, 58, -14],
        [232, 92, 108, 54, 12],
      ],
      '#8c5a26',
    ),
  ],
  'pizza-pepperoni': [
    'A pizza with slices of pepperoni.',
    pizza('#b8321c', '#f2c85c', L(slice('#b3261e', '#7e1612', 14), 18, 0.92)),
  ],
  'pizza-veg': [
    'A pizza with peppers, courgette, olives and herbs.',
    pizza(
      '#c44a24',
      '#f6dd9c',
      L(ring('#c9302a', 12), 6),
      L(slice('#d7e3a8', '#4f8a3a', 12), 9),
      L(lump('#2b1c2c', 6, 1), 12),
      L(leaf('#3c8a3c', 9), 10),
    ),
  ],
  'pizza-red': [
    'A pizza of red tomato with garlic and oregano, without cheese.',
    pizza('#c0331a', '#c8401f', L(lump('#f6ecd0', 6, 0.6), 14), L(leaf('#3c7a34', 8), 12)),
  ],
  'pizza-white': [
    'A pale pizza of cheeses with mushrooms.',
    pizza(
      '#f0dcae',
      '#fbf0cf',
      L(lump('#a8835c', 13, 0.6), 12),
      L(speck('#5a4a2a', 2), 40),
      L(leaf('#4f8a4a', 7), 6),
    ),
  ],
  'pesto-pasta': [
    'A plate of pasta in green pesto.',
    plate(
      oak,
      '#f5f2e9',
      L(noodle('#9fb04a', 7), 60, 0.62),
      L(leaf('#3d8a3c', 11), 7, 0.5),
      L(speck('#f8f0d8', 3), 26, 0.6),
    ),
  ],
  'tomato-pasta': [
    'A plate of pasta in tomato sauce with basil.',
    plate(
      green,
      '#f5f2e9',
      L(noodle('#d8702c', 7), 60, 0.62),
      L(lump('#b8301a', 15), 9, 0.46),
      L(leaf('#3d8a3c', 12), 4, 0.3),
      L(speck('#fdf6e4', 3), 22, 0.6),
    ),
  ],
  lasagne: [
    'A square of lasagne with browned cheese.',
    d =>
      plate(red, '#f4f0e6')(d) +
      turned(
        200,
        120,
        -6,
        rect(-66, -44, 140, 100, '#000', 'rx="10" opacity=".35"') +
          rect(-70, -22, 140, 72, '#a83a1c', 'rx="8"') +
          many(3, i => rect(-70, -8 + i * 20, 140, 7, '#f2dca4')) +
          rect(-70, -50, 140, 60, '#edc25e', 'rx="12"') +
          many(12, i =>
            ellipse(-52 + (i % 6) * 21, -36 + Math.floor(i / 6) * 22, 11, 6, '#9c5a1c', 'opacity=".6"'),
          ),
      ),
  ],
  caprese: [
    'Slices of tomato and white cheese in a ring with basil.',
    plate(
      blue,
      '#f5f3ec',
      L(slice('#d8442c', '#b02a18', 26), 6, 0.66),
      L(lump('#fdfaf0', 24, 0.85), 6, 0.6),
      L(leaf('#3a8a3a', 12), 8, 0.7),
    ),
  ],
  focaccia: [
    'A slab of focaccia with tomatoes and rosemary.',
    board(
      slate,
      '#a9794a',
      L(
        (_, x, y) => {
          const [d, f] = shaded('#dba452', 0.3, 0.3);
          return d + rect(x - 128, y - 70, 256, 140, f, 'rx="22"');
        },
        1,
        0,
      ),
      L(speck('#a86c22', 6), 30, 0.72),
      L(slice('#d8402a', '#a82818', 12), 11, 0.7),
      L(stick('#46703c', 22, 3), 22, 0.72),
    ),
  ],
  tiramisu: [
    'A glass dish of cream dusted with cocoa.',
    bowl(
      walnut,
      '#f3efe6',
      '#f4e3c2',
      L(lump('#fbf0d8', 34, 0.7), 8, 0.6),
      L(speck('#5c3418', 2.6), 200, 0.8),
    ),
  ],
  burrito: [
    'A burrito cut in two, with beans, rice and salad inside.',
    wrap(
      yellow,
      '#ecd6a6',
      L(lump('#5a2a1a', 6), 9),
      L(grain('#f6f0dc'), 16),
      L(leaf('#5fa040', 6), 5),
      L(cube('#e2b43a', 3), 5),
    ),
  ],
  nachos: [
    'Corn chips with cheese, salsa and cream.',
    plate(
      red,
      '#2f3f4a',
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 360,
            path('M-24 16L0-26L24 16Z', '#e6ae3c') + stroke('M-18 12L14 8', '#b87a1c', 2),
          ),
        26,
        0.76,
      ),
      L(lump('#c8321c', 13), 8, 0.5),
      L(lump('#fdf8ec', 15), 4, 0.4),
      L(lump('#86b04a', 12), 4, 0.45),
    ),
  ],
  quesadilla: [
    'Toasted triangles of filled tortilla.',
    plate(
      green,
      '#f2ece0',
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 300,
            path('M-56 34L0-46L56 34Q0 54-56 34Z', '#000', 'opacity=".25" transform="translate(4 6)"') +
              path('M-56 34L0-46L56 34Q0 54-56 34Z', '#e9c67c') +
              stroke('M-52 38Q0 58 52 38', '#f2b02c', 6) +
              many(5, () => ellipse(-20 + r() * 40, -10 + r() * 36, 7, 4, '#8f5a1c', 'opacity=".6"')),
          ),
        5,
        0.46,
      ),
    ),
  ],
  guacamole: [
    'A stone bowl of guacamole with corn chips around.',
    d =>
      bowl(
        yellow,
        '#4d5358',
        '#8fb24a',
        L(lump('#a3c25a', 16), 18, 0.74),
        L(cube('#d8402a', 4), 14, 0.7),
        parsley,
      )(d),
  ],
  'banh-mi': [
    'A filled baguette with pickled carrot, cucumber and coriander.',
    d =>
      table(green.c, 'cloth', d) +
      turned(
        200,
        122,
        -12,
        ellipse(6, 22, 160, 44, '#000', 'opacity=".35"') +
          rect(-156, 2, 312, 44, '#c98c40', 'rx="22"') +
          strew(
            seeded(d),
            [
              L(stick('#e2762a', 42, 5), 26, 1),
              L(leaf('#4a9a3e', 12), 16, 1),
              L(slice('#dbe9b8', '#4f8a3a', 12), 7, 1),
              L(lump('#a35232', 14, 0.6), 8, 0.9),
            ],
            0,
            2,
            140,
            15,
          ) +
          ((): string => {
            const [a, f] = shaded('#d79a48', 0.35, 0.3);
            return (
              a +
              path('M-158 -4Q-150-50 0-52T158-4Q80-18 0-18T-158-4Z', f) +
              many(4, i => stroke(`M${-100 + i * 62} -36l26 14`, '#f3dca8', 5))
            );
          })(),
      ),
  ],
  'banh-bun': [
    'A bowl of white noodles with grilled pork, herbs and peanuts.',
    bowl(
      oak,
      '#f2efe6',
      '#f7f2e6',
      L(noodle('#fdf9ee', 4), 60, 0.74),
      L(lump('#8a4420', 20, 0.6), 6, 0.36, [26, -24]),
      L(leaf('#3d9048', 12), 9, 0.34, [-38, -20]),
      L(stick('#e2762a', 26, 4), 14, 0.3, [-10, 42]),
      L(lump('#d8b06c', 5), 16, 0.5),
    ),
  ],
  'summer-rolls': [
    'Four translucent rolls with prawns and herbs, and a dip.',
    pieces(
      green,
      '#f1ede4',
      [
        [110, 86],
        [110, 148],
        [228, 86],
        [228, 148],
      ],
      (r, x, y) =>
        rect(x - 50, y - 17, 108, 42, '#000', 'rx="19" opacity=".22"') +
        rect(x - 54, y - 23, 108, 44, '#f2f2e6', 'rx="20"') +
        many(3, i => ellipse(x - 28 + i * 28, y - 3, 12, 9, '#f0956c', 'opacity=".85"')) +
        many(5, () => leaf('#6fae5c', 7)(r, x - 40 + r() * 80, y + 10)),
      circle(324, 118, 26, '#3a2c2a') + circle(324, 118, 21, '#b5521c'),
    ),
  ],
  rolls: [
    'Crisp fried rolls in a heap.',
    plate(red, '#f1ece2', L(stick('#c27f30', 112, 26), 7, 0.4), L(leaf('#4a9a3e', 13), 6, 0.8)),
  ],
  'pad-thai': [
    'Pad thai: flat noodles, prawns, egg, bean sprouts, peanuts and lime.',
    plate(
      blue,
      '#efe9de',
      L(noodle('#d99a52', 6), 62, 0.66),
      L(shrimp, 4, 0.42),
      L(noodle('#fbf8ee', 3), 14, 0.3, [-50, 30]),
      L(lump('#d8b06c', 5), 24, 0.6),
      L(slice('#d8e88a', '#6a9a2c', 16), 2, 0.75),
      spring,
    ),
  ],
  'tom-yum': [
    'A bowl of orange-red soup with prawns and mushrooms.',
    bowl(
      slate,
      '#e9e4d8',
      '#d2571f',
      L(shrimp, 6, 0.56),
      L(lump('#e6d2ac', 12, 0.6), 8, 0.66),
      L(leaf('#3d9048', 10), 6),
      chilli,
    ),
  ],
  'mango-rice': [
    'Slices of mango beside sticky rice with coconut cream.',
    plate(
      green,
      '#f4f1e8',
      rice([-36, 0]),
      L(lump('#fdfaf2', 20, 0.6), 2, 0.2, [-36, -8]),
      L(stick('#f3a81e', 74, 22), 6, 0.3, [44, 2]),
      sesame,
    ),
  ],
  bibimbap: [
    'A stone bowl with rice, vegetables in sectors, beef and an egg.',
    bowl(
      walnut,
      '#33302f',
      '#f2ece0',
      rice(),
      L(stick('#e2762a', 30, 4), 16, 0.26, [-44, -24]),
      L(leaf('#2f6a34', 14), 8, 0.24, [40, -30]),
      L(lump('#6b3218', 10), 12, 0.26, [42, 34]),
      L(stick('#f3edd8', 30, 4), 14, 0.26, [-40, 38]),
      L(egg(24), 1, 0),
      sesame,
    ),
  ],
  wings: [
    'Glazed chicken wings with sesame.',
    plate(slate, '#ece6da', L(lump('#a8401a', 28, 0.7), 10, 0.6), sesame, spring),
  ],
  'fish-and-chips': [
    'Battered fish on chips with peas and lemon.',
    d =>
      plate(
        blue,
        '#f5f2ea',
        L(stick('#e6bb5a', 70, 13), 26, 0.72),
        L(lump('#7aa84a', 9), 16, 0.2, [-66, 44]),
      )(d) +
      turned(
        206,
        110,
        -16,
        ((): string => {
          const [a, f] = shaded('#c9862c', 0.35, 0.35);
          const r = seeded(d);
          return (
            ellipse(6, 12, 106, 38, '#000', 'opacity=".35"') +
            a +
            path('M-108 4Q-84-40 0-36T112-2Q120 10 108 18Q40 44-30 36T-108 4Z', f) +
            many(26, () => circle(-84 + r() * 170, -22 + r() * 46, 2 + r() * 4, '#eec06a', 'opacity=".7"'))
          );
        })(),
      ) +
      slice('#f7e36a', '#e5b91e', 19)(seeded(3), 282, 168),
  ],
  chips: [
    'A bowl of thick golden chips.',
    bowl(red, '#f0ece2', '#a86c22', L(stick('#ecc05c', 78, 15), 44, 0.72), L(speck('#fff', 1.6), 34)),
  ],
  burger: [
    'A burger with beef, cheese, tomato and lettuce.',
    burger(cream, '#cf8f42', ['#6aa83c', 6], ['#d8402a', 9], ['#f2b632', 6], ['#5c2f1a', 26], ['#f0e6d0', 6]),
  ],
  'chicken-burger': [
    'A burger with fried chicken and slaw.',
    burger(blue, '#dba458', ['#e9efd2', 7], ['#c98430', 34], ['#b9d48a', 7], ['#f7edd4', 6]),
  ],
  'veg-burger': [
    'A burger with a bean patty, avocado and red pepper.',
    burger(green, '#b9783a', ['#7db24a', 7], ['#cf3a2a', 9], ['#7a5230', 26], ['#a9c86a', 7]),
  ],
  hotdog: [
    'Two hot dogs with mustard.',
    d =>
      table(yellow.c, 'cloth', d) +
      [84, 164]
        .map(y =>
          turned(
            200,
            y,
            -8,
            ellipse(5, 12, 132, 32, '#000', 'opacity=".3"') +
              rect(-130, -30, 260, 58, '#d8a257', 'rx="29"') +
              rect(-142, -15, 284, 26, '#a8401f', 'rx="13"') +
              rect(-130, -12, 250, 6, '#d0694a', 'rx="3"') +
              stroke(`M-116 -2${many(11, i => `q10 ${i % 2 ? 13 : -13} 21 0`)}`, '#f2c21e', 5),
          ),
        )
        .join(''),
  ],
  ribs: [
    'A rack of glazed ribs on a board.',
    board(
      slate,
      '#8a5a34',
      L(
        (_, x, y) =>
          turned(
            x,
            y,
            -4,
            many(
              9,
              i =>
                rect(-128 + i * 28, -60, 25, 122, i % 2 ? '#7a2c12' : '#8c3818', 'rx="11"') +
                rect(-122 + i * 28, -52, 6, 96, '#d0683a', 'rx="3" opacity=".7"') +
                rect(-122 + i * 28, 58, 13, 16, '#f0e4cc', 'rx="4"'),
            ),
          ),
        1,
        0,
      ),
      L(speck('#2c0e06', 2), 60, 0.7),
    ),
  ],
  steak: [
    'A sliced steak, pink inside, with butter and herbs.',
    d =>
      plate(
        walnut,
        '#33373a',
        L(stick('#e6bb5a', 52, 11), 12, 0.26, [-62, 44]),
        L(leaf('#4a9a3e', 12), 8, 0.26, [62, 46]),
      )(d) +
      turned(
        200,
        104,
        -10,
        many(
          6,
          i =>
            rect(-86 + i * 30, -36, 28, 76, '#4a2214', 'rx="9"') +
            rect(-81 + i * 30, -29, 18, 62, '#b8483c', 'rx="6"'),
        ) + rect(-14, -20, 30, 24, '#f7e08a', 'rx="5"'),
      ),
  ],
  roast: [
    'Slices of roast meat with a Yorkshire pudding, potatoes and greens.',
    plate(
      oak,
      '#f4f1e8',
      L(lump('#8a5236', 32, 0.6), 4, 0.3, [-30, 16]),
      L(lump('#d9a04a', 30, 0.9), 2, 0.2, [46, -30]),
      L(lump('#e6bc62', 17), 6, 0.3, [50, 34]),
      L(lump('#4f8a3a', 12), 8, 0.24, [-46, -40]),
      L(stick('#e2762a', 36, 9), 5, 0.24, [0, 56]),
    ),
  ],
  pie: [
    'A whole pie with a golden lid and a slice of steam cuts.',
    d =>
      table(green.c, 'cloth', d) +
      vessel(200, 122, 110, '#4d7a9c', 0.1, '#d29a48', '') +
      ((): string => {
        const [a, f] = shaded('#d8a250', 0.3, 0.3);
        return (
          a +
          circle(200, 122, 96, f) +
          many(26, i =>
            ellipse(200 + Math.cos(i * 0.242) * 92, 122 + Math.sin(i * 0.242) * 92, 12, 9, '#c48a38'),
          ) +
          many(5, i => turned(200, 122, i * 72, path('M0-18Q8-40 0-58Q-8-40 0-18Z', '#7c4a18'))) +
          many(4, i => turned(200, 122, 45 + i * 90, leaf('#b87c30', 18)(seeded(i + 1), 34, 0)))
        );
      })(),
  ],
  sausages: [
    'Three sausages on mashed potato with gravy.',
    plate(
      blue,
      '#f4f1e8',
      L(lump('#f2e2ae', 34, 0.8), 7, 0.46),
      L(lump('#6b3616', 22, 0.6), 4, 0.3, [10, 30]),
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            -30 + r() * 20,
            ellipse(3, 8, 60, 15, '#000', 'opacity=".3"') +
              rect(-60, -15, 120, 30, '#8c4a20', 'rx="15"') +
              rect(-50, -11, 96, 6, '#c58048', 'rx="3"'),
          ),
        3,
        0.28,
      ),
    ),
  ],
  mussels: [
    'A black pot of open mussels with herbs.',
    bowl(cream, '#2b2d31', '#d9b878', L(mussel, 22, 0.76), L(leaf('#4a9a3e', 7), 16)),
  ],
  lobster: [
    'A whole red lobster on a platter with lemon.',
    d =>
      plate(blue, '#f3f0e6', L(slice('#f7e36a', '#e5b91e', 17), 3, 0.85), L(leaf('#4a9a3e', 12), 8, 0.9))(d) +
      group(shellfish('#c8321c')(seeded(d), 0, 0), 'transform="translate(200 112) scale(.92)"'),
  ],
  oysters: [
    'Six oysters on ice with lemon.',
    plate(
      slate,
      '#cfd8dc',
      L(speck('#ffffff', 6), 80, 0.9),
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 360,
            path('M-34 0Q-30-24 2-24T36 2Q24 26-4 24T-34 0Z', '#6e6a62') +
              path('M-28 0Q-24-18 2-18T29 2Q18 20-4 18T-28 0Z', '#e9e6dc') +
              ellipse(0, 0, 15, 9, '#a9a79a'),
          ),
        6,
        0.66,
      ),
      L(slice('#f7e36a', '#e5b91e', 15), 2, 0.4),
    ),
  ],
  salmon: [
    'A fillet of fish with crisp skin on greens and potatoes.',
    d =>
      plate(
        slate,
        '#f4f1e8',
        L(lump('#ecd28a', 15), 8, 0.34, [-56, 34]),
        L(leaf('#3f8a4a', 16), 9, 0.3, [54, 30]),
        L(slice('#f7e36a', '#e5b91e', 16), 2, 0.3, [60, -46]),
      )(d) +
      turned(
        196,
        106,
        -14,
        rect(-84, -26, 176, 66, '#000', 'rx="22" opacity=".3"') +
          rect(-88, -34, 176, 66, '#f09468', 'rx="22"') +
          many(7, i => stroke(`M${-66 + i * 22} -28q10 28 0 54`, '#fbc4a6', 3.4)) +
          rect(-88, -34, 176, 16, '#c9703c', 'rx="8"'),
      ),
  ],
  chowder: [
    'A bowl of pale chowder with fish, potato and bacon.',
    bowl(
      blue,
      '#4f6d88',
      '#f0e2c2',
      L(lump('#fdf6e6', 16), 9, 0.66),
      L(cube('#efd58a', 8), 9, 0.66),
      L(cube('#b8543c', 4), 14),
      parsley,
    ),
  ],
  'crab-sandwich': [
    'A brown bread sandwich with crab and cress.',
    d =>
      board(blue, '#d0a872')(d) +
      turned(
        200,
        118,
        -6,
        rect(-108, -12, 224, 92, '#000', 'rx="14" opacity=".3"') +
          rect(-112, 22, 224, 34, '#8f5a30', 'rx="10"') +
          strew(
            seeded(d),
            [L(lump('#f6ead2', 12), 26, 1), L(lump('#e79468', 7), 16, 1), L(leaf('#5aa044', 8), 18, 1)],
            0,
            16,
            106,
            14,
          ) +
          rect(-112, -44, 224, 50, '#a66c3a', 'rx="16"') +
          rect(-102, -38, 204, 10, '#c79060', 'rx="5"'),
      ),
  ],
  sandwich: [
    'A toasted sandwich cut in two, with cheese and leaves.',
    d =>
      board(green, '#c69c68')(d) +
      [-74, 74]
        .map((x, i) =>
          turned(
            200 + x,
            118,
            i ? 14 : -10,
            path('M-62 52L0-56L62 52Z', '#000', 'opacity=".3" transform="translate(4 8)"') +
              path('M-62 52L0-56L62 52Z', '#d8a257') +
              path('M-50 44L0-42L50 44Z', '#f2dfb4') +
              stroke('M-58 54H58', '#f2b632', 8) +
              stroke('M-56 61H56', '#6aa83c', 6) +
              stroke('M-60 68H60', '#b87c38', 9),
          ),
        )
        .join(''),
  ],
  croissant: [
    'Two croissants on a board.',
    d =>
      board(cream, '#c9a06c')(d) +
      [
        [140, 110, -18],
        [262, 128, 160],
      ]
        .map(([x, y, a]) =>
          turned(
            x!,
            y!,
            a!,
            many(7, i => {
              const [s, f] = shaded('#cf8c36', 0.35, 0.3);
              const t = (i - 3) / 3;
              return (
                s +
                turned(
                  t * 58,
                  t * t * 34,
                  t * 46,
                  ellipse(2, 5, 19, 34 - Math.abs(t) * 15, '#000', 'opacity=".22"') +
                    ellipse(0, 0, 19, 34 - Math.abs(t) * 15, f),
                )
              );
            }),
          ),
        )
        .join(''),
  ],
  'cinnamon-bun': [
    'Three cinnamon buns with white icing.',
    pieces(red, '#e6d9c2', grid(3, 1, 98), (_, x, y) => {
      const [d, f] = shaded('#c98c44', 0.3, 0.3);
      return (
        circle(x + 4, y + 7, 46, '#000', 'opacity=".3"') +
        d +
        circle(x, y, 46, f) +
        stroke(
          `M${x} ${y}${many(20, i => `L${n(x + Math.cos(i * 0.62) * (i * 2))} ${n(y + Math.sin(i * 0.62) * (i * 2))}`)}`,
          '#6b3814',
          6,
        ) +
        path(
          curve(
            [
              [x - 30, y - 14],
              [x - 4, y - 32],
              [x + 30, y - 16],
              [x + 22, y + 12],
              [x - 2, y + 2],
              [x - 24, y + 14],
            ],
            true,
          ),
          '#fffaf0',
          'opacity=".85"',
        )
      );
    }),
  ],
  bread: [
    'A long loaf with cuts and sesame.',
    loaves(
      cream,
      '#c18440',
      [
        [200, 96, 150, 34, -8],
        [204, 164, 150, 34, -4],
      ],
      '#f0d8a4',
    ),
  ],
  cookie: [
    'Five round cookies with dark pieces.',
    plate(
      blue,
      '#f2ede2',
      L(
        (r, x, y) =>
          lump('#c98f4a', 32, 1)(r, x, y) +
          many(6, () => {
            const [a, b] = inside(r, x, y, 22);
            return lump('#4a2614', 5)(r, a, b);
          }),
        6,
        0.64,
      ),
    ),
  ],
  brownie: [
    'Squares of dark cake on a plate.',
    pieces(
      cream,
      '#efe7da',
      grid(3, 2, 92, 66),
      (r, x, y) =>
        rect(x - 34, y - 20, 76, 54, '#000', 'rx="7" opacity=".3"') +
        rect(x - 38, y - 26, 76, 54, '#5a3018', 'rx="7"') +
        rect(x - 38, y - 26, 76, 40, '#74421f', 'rx="7"') +
        many(6, () => speck('#3c1c0c', 4)(r, x - 28 + r() * 56, y - 20 + r() * 26)) +
        many(3, () => lump('#d0a063', 6)(r, x - 24 + r() * 48, y - 16 + r() * 20)),
    ),
  ],
  quiche: ['A wedge of quiche with leeks.', cake(green, '#f0d07a', ['#f4d98c', 44], ['#c58c3c', 14])],
  cheesecake: ['A slice of pale cheesecake.', cake(blue, '#f7e3b0', ['#fbeecb', 52], ['#a8733a', 16])],
  'carrot-cake': [
    'A slice of layered cake with white icing.',
    cake(green, '#fbf6ea', ['#c07c34', 24], ['#fbf6ea', 9], ['#c07c34', 24], ['#fbf6ea', 7]),
  ],
  'chocolate-cake': [
    'A slice of chocolate cake with cream.',
    cake(red, '#4a2412', ['#5c2f18', 24], ['#e9d6bc', 8], ['#5c2f18', 24], ['#3a1a0c', 8]),
  ],
  tart: [
    'A round tart with golden filling.',
    bowl(oak, '#c98f45', '#f0b83a', L(lump('#f6cb5c', 20, 0.8), 9, 0.7), L(speck('#a8601c', 5), 16, 0.76)),
  ],
  'ice-cream': [
    'A bowl with three scoops of ice cream.',
    bowl(
      blue,
      '#e9eef0',
      '#dfe6e8',
      L(
        (r, x, y) =>
          lump('#fbf0d2', 38, 0.95)(r, x - 34, y - 8) +
          lump('#e2879c', 38, 0.95)(r, x + 36, y - 10) +
          lump('#9c6a44', 38, 0.95)(r, x, y + 32),
        1,
        0,
      ),
      L(leaf('#4a9a3e', 9), 3, 0.2),
    ),
  ],
  'toast-avocado': [
    'Toast with avocado, seeds and radish.',
    board(
      cream,
      '#caa270',
      L(stick('#c08a4c', 112, 78), 2, 0.34),
      L(lump('#93b750', 18, 0.7), 26, 0.5),
      L(slice('#fbeff2', '#d8486c', 11), 8, 0.5),
      sesame,
      L(speck('#c8321c', 2), 20, 0.6),
    ),
  ],
  porridge: [
    'A bowl of pale porridge with fruit.',
    bowl(
      blue,
      '#6d86a0',
      '#f1e6cf',
      L(lump('#f8efdc', 18), 12, 0.7),
      L(lump('#8c2a48', 11), 7, 0.36),
      L(lump('#5f3a7c', 6, 1), 10, 0.5),
      L(leaf('#4a9a3e', 8), 3, 0.3),
    ),
  ],
  granola: [
    'A bowl of purple cream with granola, banana and berries.',
    bowl(
      green,
      '#e6ddcc',
      '#6b3a6e',
      L(lump('#c58c42', 8), 34, 0.34, [-30, 16]),
      L(slice('#fbf0c4', '#efdc94', 14), 6, 0.3, [36, -28]),
      L(lump('#3a3f7c', 8, 1), 10, 0.3, [36, 34]),
      L(lump('#d8344a', 8), 6, 0.3, [-26, -44]),
    ),
  ],
  'buddha-bowl': [
    'A bowl with grains, beetroot, chickpeas, carrots and leaves in sectors.',
    bowl(
      cream,
      '#3f4d4a',
      '#e6dcc2',
      L(grain('#d9b981'), 160, 0.8),
      L(leaf('#4c9a48', 17), 10, 0.26, [-42, -34]),
      L(cube('#8c1f4c', 8), 10, 0.24, [44, -34]),
      L(lump('#e2b968', 8, 1), 16, 0.24, [46, 34]),
      L(stick('#e2762a', 34, 6), 11, 0.24, [-42, 38]),
      L(lump('#f7eed6', 13), 2, 0.1),
      sesame,
    ),
  ],
  caesar: [
    'A bowl of leaves with croutons and shaved cheese.',
    bowl(
      slate,
      '#efeae0',
      '#b9cf82',
      L(leaf('#6fa84a', 26), 22, 0.7),
      L(cube('#d8a04a', 9), 10, 0.7),
      L(stick('#fbf3d6', 26, 6), 14, 0.7),
    ),
  ],
  salad: [
    'A mixed salad with tomato, cucumber and herbs.',
    bowl(
      yellow,
      '#f2efe6',
      '#c3d69a',
      L(leaf('#5a9c46', 20), 18, 0.72),
      L(slice('#d8442c', '#b02a18', 15), 7, 0.7),
      L(slice('#e3f0c4', '#5a9a3c', 14), 7, 0.7),
      L(ring('#b07ab8', 12), 6, 0.7),
    ),
  ],
  'soup-green': [
    'A white bowl of bright green soup with a swirl of cream.',
    bowl(
      walnut,
      '#f4f1e8',
      '#7fae45',
      L((_, x, y) => stroke(`M${x - 40} ${y}q20-30 44 0t40-2`, '#fbf8e8', 6), 1, 0),
      L(leaf('#3d8a3c', 9), 5, 0.4),
      L(speck('#e2f0c0', 3), 16),
    ),
  ],
  'pumpkin-soup': [
    'A bowl of orange soup with seeds.',
    bowl(
      slate,
      '#e9e2d2',
      '#e2842a',
      L((_, x, y) => stroke(`M${x - 40} ${y}q20-30 44 0t40-2`, '#fdf2dc', 6), 1, 0),
      L(grain('#5c7a34'), 20, 0.5),
    ),
  ],
  'onion-soup': [
    'A brown bowl of soup under melted cheese.',
    bowl(oak, '#5c3420', '#7a4418', L(lump('#eec45c', 30, 0.7), 9, 0.6), L(lump('#b8742a', 9), 12, 0.6)),
  ],
  'veg-plate': [
    'Grilled corn and aubergine on a plate.',
    plate(
      red,
      '#efe9dd',
      L(
        (r, x, y) =>
          turned(
            x,
            y,
            r() * 40 - 20,
            rect(-60, -19, 120, 38, '#f2c02c', 'rx="19"') +
              many(30, i => circle(-50 + (i % 10) * 11, -11 + Math.floor(i / 10) * 11, 4.6, '#e2a41c')) +
              rect(-20, -19, 12, 38, '#6b3a14', 'opacity=".45"') +
              rect(22, -19, 12, 38, '#6b3a14', 'opacity=".45"'),
          ),
        3,
        0.4,
      ),
      parsley,
    ),
  ],
  jacket: [
    'A baked potato, split, with filling.',
    d =>
      plate(blue, '#f3efe6')(d) +
      turned(
        200,
        120,
        -8,
        ellipse(6, 12, 104, 62, '#000', 'opacity=".3"') +
          ellipse(0, 0, 104, 62, '#8f6034') +
          path('M-80 0Q0-54 80 0Q0 44-80 0Z', '#f4e2a8'),
      ) +
      strew(seeded(d), [L(lump('#d8b9a0', 12), 16, 0.6), L(ring('#5fa83e', 5), 16, 0.7)], 200, 116, 60, 26),
  ],
  rice: ['A bowl of white rice.', bowl(red, '#35586b', '#efe9da', rice())],
  coffee: ['A cup of coffee with a leaf in the foam.', cup(walnut, '#f3efe8', '#8a5226', latte('#f6e6cc'))],
  'hot-chocolate': [
    'A cup of hot chocolate with marshmallows.',
    cup(red, '#e9e2d6', '#5a2c18', strew(seeded(4), [L(lump('#fdf6ee', 12, 0.9), 9, 0.6)], 192, 124, 60)),
  ],
  tea: [
    'A cup of clear amber tea with a sprig.',
    cup(green, '#f2f4f0', '#c8781e', strew(seeded(5), [L(leaf('#3f8f48', 13), 4, 0.4)], 192, 124, 60)),
  ],
  juice: [
    'A glass of orange juice with ice.',
    glass(blue, '#f4a11e', '#f9c45a', r =>
      many(4, () => rect(166 + r() * 46, 66 + r() * 40, 28, 28, '#ffffff', 'rx="6" opacity=".4"')),
    ),
  ],
  'red-drink': [
    'A glass of red drink with ice and lime.',
    glass(
      cream,
      '#b8203c',
      '#d8506a',
      r =>
        many(4, () => rect(166 + r() * 46, 66 + r() * 40, 28, 28, '#ffffff', 'rx="6" opacity=".35"')) +
        slice('#d8e88a', '#6a9a2c', 22)(r, 214, 110),
    ),
  ],
  'green-drink': [
    'A glass of green drink with mint.',
    glass(oak, '#7fb04a', '#a9cf7a', r => strew(r, [L(leaf('#2f7d3a', 12), 9, 1)], 200, 96, 40, 26)),
  ],
  'mango-drink': [
    'A glass of thick yellow drink.',
    glass(green, '#f3b42c', '#fbd77c', r =>
      many(14, () => circle(164 + r() * 72, 60 + r() * 12, 3, '#c8781e')),
    ),
  ],
  milkshake: [
    'A tall glass of pale shake with cream.',
    glass(
      red,
      '#f2e2cc',
      '#fffaf0',
      r =>
        many(9, () => circle(160 + r() * 80, 52 + r() * 16, 16, '#fffaf0')) +
        rect(214, 0, 11, 180, '#3a86c8', 'opacity=".9"'),
    ),
  ],
  cola: [
    'A glass of dark cola with ice.',
    glass(
      yellow,
      '#3a160c',
      '#7a4a30',
      r =>
        many(5, () => rect(162 + r() * 50, 64 + r() * 60, 28, 28, '#ffffff', 'rx="6" opacity=".28"')) +
        many(20, () => circle(164 + r() * 70, 80 + r() * 120, 2, '#e8c8b0', 'opacity=".6"')),
    ),
  ],
  water: [
    'A glass of water with lemon.',
    glass(slate, '#bfdfe8', '#dcf0f4', r => slice('#f7e36a', '#e5b91e', 22)(r, 206, 104)),
  ],
};

export const meals = Object.entries(MEALS).map(([name, [description, draw]], i) => ({
  name: `meal-${name}`,
  kind: 'photo' as const,
  width: W,
  height: H,
  description,
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${draw(i * 37 + 11)}</svg>`,
}));
