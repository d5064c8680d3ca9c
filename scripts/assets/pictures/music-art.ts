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
import { defs, ridge, soft, swell } from './scene.ts';

/** Motifs of record covers, on a square of 320. `c` are a cover's colours: ground, subject, accent and one more. */
export type Art = (c: readonly string[], seed: number) => string;
const S = 320;
let ids = 0;
const uid = (what: string): string => `${what}${ids++}`;
const at = (c: readonly string[], i: number): string => c[i % c.length]!;

const ground = (c: string, more = 0.14): string => {
  const g = uid('gr');
  return (
    defs(
      gradient(g, [
        [0, light(c, more)],
        [1, dark(c, more)],
      ]),
    ) + rect(0, 0, S, S, `url(#${g})`)
  );
};
const glow = (x: number, y: number, r: number, c: string, a = 0.8): string => {
  const g = uid('gl');
  return (
    defs(
      radial(g, [
        [0, c, a],
        [1, c, 0],
      ]),
    ) + circle(x, y, r, `url(#${g})`)
  );
};
const blur = (by: number, inner: string): string => {
  const f = uid('bl');
  return defs(soft(f, by)) + group(inner, `filter="url(#${f})"`);
};
const clip = (shape: string, inner: string): string => {
  const k = uid('cl');
  return defs(`<clipPath id="${k}">${shape}</clipPath>`) + group(inner, `clip-path="url(#${k})"`);
};
const turn = (x: number, y: number, by: number, inner: string, s = 1): string =>
  group(inner, `transform="translate(${n(x)} ${n(y)}) rotate(${n(by)}) scale(${s})"`);

export const sea: Art = (c, seed) => {
  const r = seeded(seed);
  const g = uid('sk');
  const w = uid('wa');
  return (
    defs(
      gradient(g, [
        [0, dark(at(c, 0), 0.25)],
        [0.7, at(c, 1)],
        [1, light(at(c, 1), 0.35)],
      ]),
      gradient(w, [
        [0, mix(at(c, 0), at(c, 1), 0.55)],
        [1, dark(at(c, 0), 0.5)],
      ]),
    ) +
    rect(0, 0, S, 190, `url(#${g})`) +
    glow(215, 178, 110, at(c, 2), 0.9) +
    circle(215, 170, 26, light(at(c, 2), 0.3)) +
    rect(0, 188, S, 132, `url(#${w})`) +
    many(46, () => {
      const t = r() ** 1.6;
      const y = 192 + t * 124;
      return ellipse(
        215 + (r() - 0.5) * (60 + t * 220),
        y,
        4 + t * 26,
        0.6 + t * 1.6,
        light(at(c, 2), 0.4),
        `opacity="${(0.25 + r() * 0.5).toFixed(2)}"`,
      );
    }) +
    path(
      `M0 188L0 170L22 168L30 150L34 168L60 172L64 158L80 158L82 174L120 180L120 188Z`,
      dark(at(c, 0), 0.55),
    ) +
    path('M92 214L150 214L142 228L100 228Z', dark(at(c, 0), 0.65)) +
    stroke('M118 214L118 172', dark(at(c, 0), 0.6), 2) +
    path('M121 176L142 208L121 210Z', light(at(c, 1), 0.5))
  );
};
export const hills: Art = (c, seed) => {
  const g = uid('sk');
  return (
    defs(
      gradient(g, [
        [0, at(c, 0)],
        [0.75, at(c, 1)],
      ]),
    ) +
    rect(0, 0, S, S, `url(#${g})`) +
    circle(96, 96, 40, at(c, 2)) +
    many(5, i =>
      path(
        ridge(seed + i, S, S, 165 + i * 32, 70 - i * 10, 5),
        mix(at(c, 1), dark(at(c, 0), 0.6), 0.2 + i * 0.19),
      ),
    )
  );
};
export const fields: Art = (c, seed) => {
  const g = uid('sk');
  return (
    defs(
      gradient(g, [
        [0, at(c, 0)],
        [1, light(at(c, 1), 0.3)],
      ]),
    ) +
    rect(0, 0, S, 180, `url(#${g})`) +
    blur(
      8,
      many(5, i => ellipse(40 + i * 70, 60 + (i % 2) * 34, 60, 14, '#fff', 'opacity=".45"')),
    ) +
    many(6, i =>
      path(
        swell(seed + i * 3, S, S, 160 + i * 26, 22 - i * 2, 1.2),
        mix(at(c, 2), dark(at(c, 2), 0.6), i / 6),
      ),
    ) +
    many(
      9,
      i =>
        ellipse(40 + i * 31, 214 + ((i * 37) % 46), 5, 3.4, '#f4efe2') +
        circle(45 + i * 31, 212 + ((i * 37) % 46), 1.8, '#222'),
    )
  );
};
export const person: Art = (c, seed) => {
  const r = seeded(seed);
  const g = uid('f');
  const tilt = (r() - 0.5) * 12;
  return (
    ground(at(c, 0)) +
    circle(160 + (r() - 0.5) * 60, 140, 116, at(c, 1)) +
    defs(
      gradient(
        g,
        [
          [0, dark(at(c, 2), 0.05)],
          [1, dark(at(c, 2), 0.6)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ) +
    turn(
      160,
      190,
      tilt,
      path(
        'M-112 150C-108 84 -60 70 -34 58L-34 22C-60 4 -66 -30 -60 -62C-52 -104 -10 -118 20 -110C54 -101 66 -72 61 -44C60 -36 70 -22 72 -14C72 -8 62 -8 62 -4C63 2 66 6 61 10C64 18 58 22 58 30C58 44 44 44 30 40L32 60C66 72 108 90 112 150Z',
        `url(#${g})`,
      ) +
        path(
          r() > 0.5
            ? 'M-64 -56C-80 -118 -20 -150 30 -124C62 -112 70 -84 58 -70C30 -84 10 -78 0 -60C-8 -40 -18 -36 -20 -10C-26 4 -34 24 -44 20C-60 4 -66 -30 -64 -56Z'
            : 'M-60 -40C-84 -100 -40 -146 18 -132C58 -124 70 -92 60 -72C36 -92 14 -84 -4 -64C-20 -48 -24 -20 -26 10C-30 60 -50 96 -92 92C-66 60 -58 10 -60 -40Z',
          dark(at(c, 3), 0.1),
        ) +
        path(
          'M62 -4C52 -2 48 -4 44 -6M60 10C54 12 50 11 46 10',
          'none',
          `stroke="${dark(at(c, 2), 0.6)}" stroke-width="2.4" fill="none"`,
        ) +
        ellipse(38, -34, 8, 3.4, dark(at(c, 2), 0.65)),
    ) +
    blur(22, ellipse(90, 70, 60, 90, '#fff', 'opacity=".14"'))
  );
};
export const quarters: Art = (c, seed) => {
  const r = seeded(seed);
  const cell = 80;
  return (
    rect(0, 0, S, S, at(c, 0)) +
    many(16, i => {
      const x = (i % 4) * cell;
      const y = Math.floor(i / 4) * cell;
      const a = at(c, 1 + Math.floor(r() * (c.length - 1)));
      const b = at(c, Math.floor(r() * c.length));
      const q = Math.floor(r() * 4);
      const kind = r();
      return (
        rect(x, y, cell + 0.5, cell + 0.5, b) +
        (kind < 0.6
          ? turn(
              x + 40,
              y + 40,
              q * 90,
              path('M-40 -40L40 -40A80 80 0 0 1 -40 40Z', a) +
                (kind < 0.2 ? path('M-40 -40L0 -40A40 40 0 0 1 -40 0Z', b) : ''),
            )
          : kind < 0.8
            ? circle(x + 40, y + 40, 26, a)
            : turn(x + 40, y + 40, q * 90, path('M-40 -40L40 -40L-40 40Z', a)))
      );
    })
  );
};
export const rings: Art = (c, seed) => {
  const r = seeded(seed);
  const [x, y] = [120 + r() * 80, 130 + r() * 60];
  return (
    ground(at(c, 0), 0.06) +
    many(11, i =>
      circle(
        x + i * (r() - 0.5) * 4,
        y + i * 1.4,
        170 - i * 15,
        i % 2 ? at(c, 1) : mix(at(c, 0), at(c, 2), i / 11),
      ),
    ) +
    circle(x, y + 14, 14, at(c, 3))
  );
};
export const mesh: Art = (c, seed) => {
  const r = seeded(seed);
  return (
    rect(0, 0, S, S, at(c, 0)) +
    blur(
      34,
      many(7, i => ellipse(r() * S, r() * S, 60 + r() * 70, 50 + r() * 60, at(c, 1 + (i % (c.length - 1))))),
    ) +
    blur(
      10,
      stroke(
        curve(
          Array.from({ length: 7 }, (_, i): [number, number] => [
            i * 54 - 4,
            150 + Math.sin(i * 1.3 + seed) * 60,
          ]),
        ),
        '#fff',
        5,
        'opacity=".4"',
      ),
    )
  );
};
export const stripes: Art = (c, seed) =>
  rect(0, 0, S, S, at(c, 0)) +
  many(20, i =>
    path(
      `M${i * 16} 0C${i * 16 + 40 * Math.sin(seed + i * 0.25)} 110 ${i * 16 - 40 * Math.cos(seed + i * 0.3)} 210 ${i * 16} 320L${i * 16 + 9} 320C${i * 16 + 9 - 40 * Math.cos(seed + i * 0.3)} 210 ${i * 16 + 9 + 40 * Math.sin(seed + i * 0.25)} 110 ${i * 16 + 9} 0Z`,
      i % 5 === 2 ? at(c, 2) : at(c, 1),
    ),
  );
export const waves: Art = (c, seed) => {
  const r = seeded(seed);
  return (
    ground(at(c, 0), 0.05) +
    many(24, i => {
      const y = 112 + i * 8;
      const bump = 8 + r() * 22;
      const mid = 120 + r() * 80;
      return path(
        `${curve(
          Array.from({ length: 25 }, (_, k): [number, number] => {
            const x = 24 + k * 11.3;
            return [x, y - bump * Math.exp(-(((x - mid) / 46) ** 2)) * (0.6 + 0.8 * r())];
          }),
        )}`,
        at(c, 0),
        `stroke="${mix(at(c, 1), at(c, 2), i / 24)}" stroke-width="2"`,
      );
    })
  );
};
export const cutouts: Art = (c, seed) => {
  const r = seeded(seed);
  const leaf = (x: number, y: number, s: number, a: number, col: string) =>
    turn(
      x,
      y,
      a,
      path(
        `M0 ${-s}${many(5, i => `C${n(s * 0.5)} ${n(-s + i * s * 0.36)} ${n(s * 0.62)} ${n(-s * 0.86 + i * s * 0.36)} ${n(s * 0.16)} ${n(-s * 0.66 + i * s * 0.36)}`)}L0 ${n(s)}${many(5, i => `L${n(-s * 0.16)} ${n(s * 0.78 - i * s * 0.36)}C${n(-s * 0.62)} ${n(s * 0.6 - i * s * 0.36)} ${n(-s * 0.5)} ${n(s * 0.46 - i * s * 0.36)} ${n(-s * 0.08)} ${n(s * 0.5 - i * s * 0.36)}`)}Z`,
        col,
      ),
    );
  return (
    rect(0, 0, S, S, at(c, 0)) +
    rect(20, 20, 130, 150, at(c, 1)) +
    rect(170, 120, 130, 180, at(c, 3)) +
    leaf(88, 120, 84, -18, at(c, 2)) +
    leaf(232, 200, 92, 24, at(c, 0)) +
    leaf(120, 250, 56, 80 + r() * 20, at(c, 1)) +
    leaf(240, 66, 54, 12, at(c, 2))
  );
};
export const city: Art = (c, seed) => {
  const r = seeded(seed);
  const g = uid('sk');
  return (
    defs(
      gradient(g, [
        [0, dark(at(c, 0), 0.3)],
        [1, at(c, 1)],
      ]),
    ) +
    rect(0, 0, S, S, `url(#${g})`) +
    circle(238, 78, 24, light(at(c, 2), 0.4)) +
    many(2, row =>
      many(9, i => {
        const h = 80 + r() * 120 - row * 40;
        const x = i * 37 - 8 + row * 14;
        const col = mix(at(c, 0), '#000000', 0.35 + row * 0.25);
        return (
          rect(x, S - h, 34, h, col) +
          many(Math.floor(h / 14), k =>
            many(3, m =>
              r() > 0.55
                ? rect(
                    x + 5 + m * 9,
                    S - h + 7 + k * 14,
                    5,
                    7,
                    at(c, 2),
                    `opacity="${(0.5 + r() * 0.5).toFixed(2)}"`,
                  )
                : '',
            ),
          )
        );
      }),
    )
  );
};
export const halftone: Art = (c, seed) =>
  ground(at(c, 0), 0.04) +
  many(19, i =>
    many(19, k => {
      const x = 16 + i * 16;
      const y = 16 + k * 16;
      const d = Math.hypot(x - 170, y - 150 - (seed % 5) * 6) / 150;
      return circle(x + (k % 2) * 8 - 4, y, Math.max(0, 7.6 * (1.12 - d)), d < 0.5 ? at(c, 2) : at(c, 1));
    }),
  );
export const room: Art = c => {
  const g = uid('lt');
  return (
    rect(0, 0, S, 236, at(c, 0)) +
    rect(0, 236, S, 84, dark(at(c, 0), 0.35)) +
    rect(0, 230, S, 7, light(at(c, 0), 0.2)) +
    defs(
      gradient(
        g,
        [
          [0, at(c, 1), 0.95],
          [1, at(c, 1), 0.35],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ) +
    path('M58 64L150 40L182 196L90 228Z', `url(#${g})`) +
    path('M101 52L106 50L138 211L133 213ZM73 140L166 112L168 119L75 147Z', at(c, 0)) +
    path('M130 244L238 236L300 320L168 320Z', at(c, 1), 'opacity=".35"') +
    path(
      'M226 178L262 178L262 216L268 276L262 276L257 222L231 222L226 276L220 276L226 216Z',
      dark(at(c, 2), 0.2),
    ) +
    rect(224, 130, 5, 90, dark(at(c, 2), 0.2)) +
    rect(259, 130, 5, 90, dark(at(c, 2), 0.2)) +
    rect(224, 138, 40, 12, at(c, 2))
  );
};
export const pool: Art = (c, seed) => {
  const r = seeded(seed);
  return (
    rect(0, 0, S, S, at(c, 0)) +
    many(16, () =>
      stroke(
        curve(Array.from({ length: 6 }, (_, k): [number, number] => [k * 66 - 8, r() * S])),
        light(at(c, 0), 0.35),
        3 + r() * 5,
        'opacity=".5"',
      ),
    ) +
    many(4, i => rect(30 + i * 80, 0, 12, S, dark(at(c, 0), 0.35), 'opacity=".6"')) +
    turn(
      176,
      180,
      -34,
      ellipse(8, 14, 86, 18, dark(at(c, 0), 0.5), 'opacity=".5"') +
        path(
          'M-90 0C-40 -18 20 -16 44 -8L80 -30L88 -24L52 0L96 -4L98 4L50 10C10 22 -50 16 -90 0Z',
          at(c, 1),
        ) +
        circle(-98, -2, 15, at(c, 2)) +
        path('M-30 -16C-10 -20 10 -18 24 -14L24 12C6 16 -14 16 -30 10Z', at(c, 3)),
    )
  );
};
export const curtains: Art = (c, seed) =>
  many(3, row =>
    many(11, i => {
      const g = uid('cu');
      const x = i * 30 - 6 + row * 8;
      const col = mix(at(c, row), '#000000', 0.1);
      return row === 0 || Math.abs(i - 5) > 1 + row
        ? defs(
            gradient(
              g,
              [
                [0, dark(col, 0.4)],
                [0.45, light(col, 0.15)],
                [1, dark(col, 0.5)],
              ],
              'x1="0" y1="0" x2="1" y2="0"',
            ),
          ) +
            path(
              `M${x} 0L${x + 31} 0C${x + 26 + row * 3} 120 ${x + 35} 220 ${x + 30 + (seed % 3)} 320L${x - 2} 320C${x + 4} 200 ${x - 4} 110 ${x} 0Z`,
              `url(#${g})`,
            )
        : '';
    }),
  ) + glow(160, 250, 120, at(c, 3), 0.55);
export const rain: Art = (c, seed) => {
  const r = seeded(seed);
  return (
    ground(at(c, 0), 0.2) +
    blur(
      12,
      many(12, () =>
        circle(r() * S, 120 + r() * 190, 12 + r() * 26, at(c, 1 + Math.floor(r() * 3)), 'opacity=".75"'),
      ),
    ) +
    many(70, () => {
      const x = r() * S;
      const y = r() * S;
      const s = 1 + r() * 4;
      return (
        ellipse(x, y, s, s * 1.3, '#fff', 'opacity=".35"') +
        circle(x - s * 0.3, y - s * 0.5, s * 0.3, '#fff', 'opacity=".8"')
      );
    }) +
    many(8, () => {
      const x = r() * S;
      const y = r() * 200;
      return rect(x, y, 1.6, 40 + r() * 90, '#fff', 'opacity=".25"');
    })
  );
};
export const tunnel: Art = c =>
  rect(0, 0, S, S, at(c, 0)) +
  many(13, i =>
    turn(
      160,
      160,
      i * 7,
      rect(
        -150 + i * 11.4,
        -150 + i * 11.4,
        300 - i * 22.8,
        300 - i * 22.8,
        'none',
        `stroke="${mix(at(c, 1), at(c, 2), i / 13)}" stroke-width="${n(7 - i * 0.4)}"`,
      ),
    ),
  ) +
  glow(160, 160, 50, at(c, 3));
export const girders: Art = (c, seed) =>
  ground(at(c, 0), 0.1) +
  blur(
    20,
    many(6, i => ellipse(50 + i * 50, 90 + ((i * seed) % 60), 60, 40, at(c, 1), 'opacity=".5"')),
  ) +
  group(
    stroke(
      'M20 300L120 40L150 40L60 300M100 96L300 60L300 74L118 110M40 240L110 180L76 150L122 110M52 210L86 260',
      dark(at(c, 2), 0.1),
      8,
    ) +
      stroke('M270 64L270 190', dark(at(c, 2), 0.1), 3) +
      path('M258 190L282 190L276 212L264 212Z', at(c, 3)),
  );
export const tilesOf: Art = (c, seed) => {
  const r = seeded(seed);
  return (
    rect(0, 0, S, S, at(c, 0)) +
    many(36, i => {
      const x = 10 + (i % 6) * 50;
      const y = 10 + Math.floor(i / 6) * 50;
      const k = r();
      return turn(
        x + 25,
        y + 25,
        Math.floor(k * 4) * 90,
        rect(-22, -22, 44, 44, at(c, 1)) +
          path(
            'M-22 -22L0 -22A22 22 0 0 1 -22 0ZM22 22L0 22A22 22 0 0 1 22 0Z',
            k > 0.3 ? at(c, 2) : at(c, 3),
          ) +
          circle(0, 0, 5, at(c, 3)),
      );
    })
  );
};

/** A thing alone on its ground, lit from the upper left. */
export const thing =
  (draw: (c: readonly string[]) => string, y = 168): Art =>
  c =>
    ground(at(c, 0)) +
    glow(110, 90, 190, light(at(c, 0), 0.5), 0.5) +
    ellipse(160, y + 84, 104, 12, dark(at(c, 0), 0.6), 'opacity=".45"') +
    turn(160, y, 0, draw(c));
const body = (c: string): [string, string] => {
  const g = uid('bd');
  return [
    defs(
      gradient(
        g,
        [
          [0, light(c, 0.28)],
          [0.5, c],
          [1, dark(c, 0.4)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ),
    `url(#${g})`,
  ];
};
const filled = (d: string, c: string, more = ''): string => {
  const [def, f] = body(c);
  return def + path(d, f, more);
};
export const things = {
  shoe: (c: readonly string[]) =>
    filled(
      'M-96 60L-96 -30C-70 -24 -50 -36 -44 -60L-8 -60C0 -20 40 4 88 14C104 18 108 40 104 60Z',
      at(c, 1),
    ) +
    rect(-98, 58, 204, 22, at(c, 2)) +
    many(5, i => stroke(`M${-36 + i * 14} ${-42 + i * 13}l26 -10`, at(c, 2), 5)) +
    path('M-96 -30C-70 -24 -50 -36 -44 -60L-60 -62L-96 -44Z', dark(at(c, 1), 0.4)),
  marrow: (c: readonly string[]) =>
    filled(
      'M-120 20C-120 -40 -40 -64 30 -60C90 -56 124 -20 120 20C116 60 60 80 -10 76C-80 74 -120 60 -120 20Z',
      at(c, 1),
    ) +
    many(4, i =>
      stroke(
        `M-112 ${14 + i * 8}C-60 ${-50 + i * 34} 60 ${-54 + i * 36} 112 ${6 + i * 9}`,
        at(c, 2),
        5,
        'opacity=".7"',
      ),
    ) +
    filled('M112 -14C130 -30 138 -44 136 -58L150 -54C152 -36 140 -6 120 6Z', dark(at(c, 1), 0.3)) +
    path('M-30 78L20 78L26 112L-5 100L-36 112Z', at(c, 3)) +
    circle(-5, 70, 26, at(c, 3)) +
    circle(-5, 70, 18, light(at(c, 3), 0.5)),
  umbrella: (c: readonly string[]) =>
    stroke('M0 -70L0 70C0 94 34 94 34 70', dark(at(c, 0), 0.6), 7) +
    filled(
      'M-124 4C-116 -70 -50 -104 0 -104C50 -104 116 -70 124 4C104 -14 74 -14 62 4C48 -14 16 -14 0 4C-16 -14 -48 -14 -62 4C-74 -14 -104 -14 -124 4Z',
      at(c, 1),
    ) +
    path('M0 -104C-40 -80 -60 -40 -62 4C-48 -14 -16 -14 0 4Z', at(c, 2)) +
    path(
      'M0 -104C50 -104 116 -70 124 4C104 -14 74 -14 62 4C60 -40 40 -80 0 -104Z',
      at(c, 2),
      'opacity=".55"',
    ) +
    many(4, i => path(`M${-90 + i * 58} 52c-9 14 -9 24 0 24s9 -10 0 -24`, at(c, 3))),
  lantern: (c: readonly string[]) =>
    glow(0, 0, 150, at(c, 2), 0.9) +
    stroke('M-40 -70C-40 -116 40 -116 40 -70', dark(at(c, 0), 0.5), 6) +
    filled('M-50 -72L50 -72L62 -50L-62 -50Z', at(c, 1)) +
    rect(-50, -50, 100, 106, light(at(c, 2), 0.35), 'opacity=".9"') +
    glow(0, 8, 46, '#ffffff', 1) +
    many(4, i => rect(-52 + i * 33, -50, 5, 106, at(c, 1))) +
    filled('M-62 56L62 56L52 84L-52 84Z', at(c, 1)),
  tuba: (c: readonly string[]) =>
    filled(
      'M-26 84C-70 84 -84 50 -84 10L-84 -30L-60 -30L-60 10C-60 40 -48 58 -26 58L20 58C44 58 50 40 50 20L50 -40C50 -60 20 -76 4 -112L120 -112C104 -76 76 -60 76 -40L76 20C76 60 56 84 20 84Z',
      at(c, 1),
    ) +
    ellipse(62, -112, 60, 14, dark(at(c, 1), 0.35)) +
    many(
      3,
      i =>
        rect(-40 + i * 26, -26, 16, 84, at(c, 2)) + ellipse(-32 + i * 26, -28, 11, 5, light(at(c, 2), 0.5)),
    ) +
    filled('M-110 -40L-76 -36L-76 -24L-110 -20Z', at(c, 2)),
  bus: (c: readonly string[]) =>
    filled('M-124 60L-124 -60C-124 -80 -112 -90 -94 -90L96 -90C112 -90 122 -78 124 -60L124 60Z', at(c, 1)) +
    many(4, i => rect(-110 + i * 50, -74, 40, 46, light(at(c, 3), 0.3))) +
    rect(88, -74, 32, 46, light(at(c, 3), 0.5)) +
    rect(-124, -6, 248, 12, at(c, 2)) +
    many(
      4,
      i =>
        circle(-78 + i * 52, 24, 11, at(c, i % 2 ? 2 : 3)) +
        circle(-81 + i * 52, 24, 1.8, '#222') +
        circle(-75 + i * 52, 24, 1.8, '#222'),
    ) +
    many(2, i => circle(-70 + i * 140, 62, 26, '#23262b') + circle(-70 + i * 140, 62, 11, '#b9bec6')),
  bowl: (c: readonly string[]) =>
    filled('M-104 -10L104 -10C100 50 60 80 0 80C-60 80 -100 50 -104 -10Z', at(c, 1)) +
    ellipse(0, -10, 104, 24, dark(at(c, 1), 0.25)) +
    ellipse(0, -6, 92, 18, at(c, 2)) +
    many(7, i => stroke(`M${-70 + i * 18} -4c10 -10 20 8 34 -2`, light(at(c, 2), 0.5), 4)) +
    circle(34, -10, 17, '#fbf3df') +
    circle(34, -10, 8, '#f0a52e') +
    stroke('M-20 -16L86 -118M-4 -14L104 -108', at(c, 3), 5) +
    stroke('M-50 -40c-14 -18 14 -26 0 -48M-20 -44c-14 -18 14 -26 0 -48', '#fff', 4, 'opacity=".5"'),
  kettle: (c: readonly string[]) =>
    stroke('M-60 -40C-60 -130 60 -130 60 -40', dark(at(c, 0), 0.55), 9) +
    filled('M-84 70C-92 10 -70 -46 0 -46C70 -46 92 10 84 70Z', at(c, 1)) +
    filled('M66 10C100 0 96 -30 124 -40L132 -26C112 -10 118 30 78 44Z', at(c, 1)) +
    ellipse(0, -46, 34, 9, dark(at(c, 1), 0.3)) +
    circle(0, -60, 10, at(c, 2)) +
    ellipse(-40, 0, 12, 34, '#fff', 'opacity=".35"') +
    rect(-84, 66, 168, 12, dark(at(c, 1), 0.4)),
  oud: (c: readonly string[]) =>
    turn(
      0,
      -6,
      32,
      filled('M0 -40C60 -30 84 30 66 66C46 100 -46 100 -66 66C-84 30 -60 -30 0 -40Z', at(c, 1)) +
        filled('M-10 -130L10 -130L13 -30L-13 -30Z', dark(at(c, 1), 0.45)) +
        filled('M-11 -128L11 -128L40 -150L34 -162L-4 -146Z', dark(at(c, 1), 0.55)) +
        circle(0, 16, 20, dark(at(c, 1), 0.65)) +
        circle(0, 16, 20, 'none', `stroke="${at(c, 2)}" stroke-width="4"`) +
        circle(-26, 44, 8, dark(at(c, 1), 0.65)) +
        circle(26, 44, 8, dark(at(c, 1), 0.65)) +
        many(5, i => stroke(`M${-6 + i * 3} -130L${-12 + i * 6} 72`, light(at(c, 2), 0.4), 1.2)) +
        rect(-20, 70, 40, 6, dark(at(c, 1), 0.6)),
    ),
  accordion: (c: readonly string[]) =>
    turn(
      0,
      0,
      -10,
      filled('M-116 -70L-66 -78L-66 78L-116 70Z', at(c, 1)) +
        many(8, i =>
          path(
            `M${-66 + i * 16} ${-72 + (i % 2) * 6}L${-50 + i * 16} ${-66 - (i % 2) * 6}L${-50 + i * 16} ${66 + (i % 2) * 6}L${-66 + i * 16} ${72 - (i % 2) * 6}Z`,
            i % 2 ? at(c, 2) : dark(at(c, 2), 0.35),
          ),
        ) +
        filled('M62 -78L116 -70L116 70L62 78Z', at(c, 1)) +
        many(
          9,
          i =>
            rect(92, -62 + i * 14, 20, 11, '#f7f2e6') +
            (i % 3 ? rect(92, -66 + i * 14, 12, 7, '#1d1b1a') : ''),
        ) +
        many(10, i => circle(-100 + (i % 2) * 16, -48 + Math.floor(i / 2) * 24, 5, '#f7f2e6')),
    ),
  letter: (c: readonly string[]) =>
    turn(
      0,
      6,
      -8,
      filled('M-112 -70L112 -70L112 70L-112 70Z', at(c, 1)) +
        path('M-112 -70L0 24L112 -70Z', light(at(c, 1), 0.3)) +
        stroke('M-112 -70L0 24L112 -70M-112 70L-30 0M112 70L30 0', dark(at(c, 1), 0.3), 2.5) +
        circle(0, 22, 20, at(c, 2)) +
        stroke('M-8 22l6 7l11 -14', light(at(c, 2), 0.5), 3.5) +
        rect(76, -60, 26, 32, at(c, 3)),
    ),
  coat: (c: readonly string[]) =>
    stroke('M-12 -104C-12 -124 14 -124 12 -108L0 -98', dark(at(c, 0), 0.6), 5) +
    filled(
      'M-20 -98L20 -98C60 -92 74 -80 84 -50L104 40L70 50L62 10L66 96L-66 96L-62 10L-70 50L-104 40L-84 -50C-74 -80 -60 -92 -20 -98Z',
      at(c, 1),
    ) +
    path('M-20 -98L0 -30L20 -98L34 -92L4 0L-4 0L-34 -92Z', dark(at(c, 1), 0.35)) +
    rect(-2, 0, 4, 96, dark(at(c, 1), 0.35)) +
    many(4, i => circle(14, 12 + i * 22, 5, at(c, 2))) +
    path('M-54 30l34 0l0 8l-34 0ZM26 30l34 0l0 8l-34 0Z', dark(at(c, 1), 0.3)) +
    filled(
      'M-24 -100C0 -84 10 -84 26 -100L34 -84C10 -64 -14 -66 -34 -84ZM10 -72L34 -64L30 10L12 6Z',
      at(c, 2),
    ),
  bicycle: (c: readonly string[]) =>
    many(
      2,
      i =>
        circle(-66 + i * 132, 36, 48, 'none', `stroke="${dark(at(c, 0), 0.6)}" stroke-width="7"`) +
        many(6, k => turn(-66 + i * 132, 36, k * 30, rect(-45, -0.6, 90, 1.2, dark(at(c, 0), 0.4)))),
    ) +
    stroke('M-66 36L-30 -40L44 -40L6 36ZM-30 -40L6 36M66 36L40 -64', at(c, 1), 8) +
    stroke('M40 -64L66 -72M40 -64L20 -70', dark(at(c, 0), 0.7), 7) +
    filled('M-54 -54L-10 -52L-14 -42L-44 -42Z', at(c, 2)) +
    circle(6, 36, 11, at(c, 3)),
  door: (c: readonly string[]) =>
    rect(-72, -126, 144, 214, light(at(c, 3), 0.2)) +
    filled('M-60 -70C-60 -130 60 -130 60 -70L60 88L-60 88Z', at(c, 1)) +
    stroke('M-60 -70C-60 -130 60 -130 60 -70L60 88M0 -114L0 88', dark(at(c, 1), 0.4), 3) +
    many(
      4,
      i =>
        rect(-48 + (i % 2) * 58, -56 + Math.floor(i / 2) * 70, 38, 56, dark(at(c, 1), 0.18)) +
        rect(-44 + (i % 2) * 58, -52 + Math.floor(i / 2) * 70, 30, 48, light(at(c, 1), 0.1)),
    ) +
    circle(46, 20, 6, at(c, 2)) +
    rect(-90, 86, 180, 10, dark(at(c, 0), 0.5)),
  lighthouse: (c: readonly string[]) =>
    path('M0 -76L150 -130L150 -30Z', at(c, 2), 'opacity=".45"') +
    filled('M-26 -60L26 -60L42 90L-42 90Z', at(c, 1)) +
    many(3, i =>
      path(
        `M${-28 - i * 4} ${-40 + i * 44}L${28 + i * 4} ${-40 + i * 44}L${30.5 + i * 4} ${-18 + i * 44}L${-30.5 - i * 4} ${-18 + i * 44}Z`,
        at(c, 3),
      ),
    ) +
    rect(-34, -68, 68, 9, dark(at(c, 0), 0.6)) +
    rect(-18, -96, 36, 28, light(at(c, 2), 0.4)) +
    path('M-26 -96L0 -122L26 -96Z', at(c, 3)) +
    path('M-120 96C-60 70 60 70 120 96Z', dark(at(c, 0), 0.55)),
  sun: (c: readonly string[]) =>
    many(24, i => turn(0, -10, i * 15, path('M-7 -84L7 -84L0 -126Z', at(c, i % 2 ? 1 : 2)))) +
    circle(0, -10, 74, at(c, 1)) +
    stroke('M-30 -20c6 -8 14 -8 20 0M10 -20c6 -8 14 -8 20 0M-30 8c18 24 42 24 60 0', dark(at(c, 1), 0.55), 5),
  cat: (c: readonly string[]) =>
    filled(
      'M-60 86C-76 20 -60 -30 -40 -44L-52 -100L-14 -72C-4 -75 10 -75 20 -72L58 -100L46 -44C74 -20 84 30 68 86Z',
      at(c, 1),
    ) +
    path(
      'M68 80C110 76 120 30 96 10',
      'none',
      `stroke="${at(c, 1)}" stroke-width="18" stroke-linecap="round"`,
    ) +
    many(2, i => ellipse(-18 + i * 42, -42, 9, 11, at(c, 2)) + ellipse(-18 + i * 42, -42, 3, 10, '#151515')) +
    path('M-3 -22L9 -22L3 -14Z', at(c, 3)) +
    stroke('M-14 -18L-62 -26M-14 -13L-62 -8M20 -18L68 -26M20 -13L68 -8', light(at(c, 1), 0.6), 1.6),
  heron: (c: readonly string[]) =>
    stroke('M-10 60L-16 104M14 58L24 104', dark(at(c, 0), 0.6), 5) +
    filled(
      'M-100 40C-60 0 -20 -10 10 -4C34 0 30 -30 22 -56C16 -80 34 -104 60 -100L134 -84L66 -80C54 -74 56 -60 62 -36C72 10 50 62 -6 66C-40 68 -70 56 -100 40Z',
      at(c, 1),
    ) +
    path('M-100 40C-50 16 -20 14 20 24C0 50 -50 58 -100 40Z', dark(at(c, 1), 0.35)) +
    path('M64 -98C40 -116 14 -112 0 -104C20 -104 34 -98 46 -92Z', dark(at(c, 0), 0.6)) +
    circle(58, -90, 3.4, '#111') +
    path('M72 -92L134 -84L70 -80Z', at(c, 2)),
  boat: (c: readonly string[]) =>
    filled('M-110 30L110 30L60 84L-60 84Z', at(c, 1)) +
    path('M-110 30L0 -10L110 30Z', light(at(c, 1), 0.35)) +
    filled('M0 -120L54 14L0 26Z', light(at(c, 1), 0.55)) +
    filled('M0 -120L-54 14L0 26Z', at(c, 1)) +
    many(3, i =>
      stroke(
        `M${-130 + i * 20} ${92 + i * 10}c30 -12 50 12 80 0s50 12 80 0s40 8 60 0`,
        at(c, 2),
        3,
        'opacity=".8"',
      ),
    ),
  radio: (c: readonly string[]) =>
    stroke('M70 -62L120 -128', '#c9ccd1', 4) +
    filled('M-116 -62L116 -62L116 80L-116 80Z', at(c, 1), 'stroke-linejoin="round"') +
    circle(-54, 12, 46, dark(at(c, 1), 0.4)) +
    many(5, i => circle(-54, 12, 40 - i * 8, 'none', `stroke="${at(c, 2)}" stroke-width="2"`)) +
    rect(14, -42, 84, 34, light(at(c, 2), 0.35)) +
    many(8, i => rect(20 + i * 10, -36, 2, i % 2 ? 10 : 16, '#333')) +
    rect(62, -40, 3, 30, '#d33') +
    circle(34, 38, 17, at(c, 3)) +
    circle(80, 38, 17, at(c, 3)),
  bell: (c: readonly string[]) =>
    filled('M-74 60C-56 40 -58 -70 0 -74C58 -70 56 40 74 60Z', at(c, 1)) +
    rect(-80, 56, 160, 14, dark(at(c, 1), 0.3)) +
    circle(0, 82, 15, dark(at(c, 1), 0.5)) +
    circle(0, -84, 12, at(c, 1)) +
    filled(
      'M-70 -60C-40 -120 -10 -90 0 -84C10 -90 40 -120 70 -60C40 -60 16 -70 0 -80C-16 -70 -40 -60 -70 -60Z',
      at(c, 2),
    ),
  moon: (c: readonly string[]) =>
    glow(0, -10, 130, at(c, 1), 0.5) +
    filled(
      'M30 -106C-40 -104 -92 -52 -90 6C-88 64 -34 98 24 88C-26 70 -44 20 -30 -34C-20 -70 4 -92 30 -106Z',
      at(c, 1),
    ) +
    many(14, i => circle(((i * 67) % 260) - 130, ((i * 41) % 190) - 110, 1.4 + (i % 3), at(c, 2))),
  fan: (c: readonly string[]) =>
    turn(
      0,
      70,
      0,
      many(13, i =>
        turn(
          0,
          0,
          -78 + i * 13,
          path('M-3 0L-18 -158L18 -158L3 0Z', i % 2 ? at(c, 1) : at(c, 2)) + rect(-2, -120, 4, 120, at(c, 3)),
        ),
      ) + circle(0, 0, 9, at(c, 3)),
    ),
  lolly: (c: readonly string[]) =>
    turn(
      0,
      0,
      12,
      rect(-9, 40, 18, 66, '#e6c79a') +
        filled('M-44 50L-44 -60C-44 -120 44 -120 44 -60L44 50C44 58 -44 58 -44 50Z', at(c, 1)) +
        clip(
          '<path d="M-44 50L-44 -60C-44 -120 44 -120 44 -60L44 50C44 58 -44 58 -44 50Z"/>',
          rect(-50, -46, 100, 36, at(c, 2)) +
            rect(-50, -10, 100, 70, at(c, 3)) +
            ellipse(-22, -30, 7, 46, '#fff', 'opacity=".5"'),
        ),
    ),
  washer: (c: readonly string[]) =>
    filled('M-92 -110L92 -110L92 90L-92 90Z', at(c, 1)) +
    rect(-92, -76, 184, 4, dark(at(c, 1), 0.25)) +
    circle(62, -93, 8, at(c, 2)) +
    rect(-80, -100, 60, 14, at(c, 3)) +
    circle(0, 8, 68, '#d5dade') +
    circle(0, 8, 56, dark(at(c, 2), 0.3)) +
    clip(
      '<circle cx="0" cy="8" r="56"/>',
      path('M-60 20C-20 -10 20 50 60 10L60 70L-60 70Z', at(c, 2)) +
        ellipse(-16, 34, 30, 16, at(c, 3)) +
        ellipse(22, 40, 22, 12, light(at(c, 2), 0.4)),
    ) +
    ellipse(-22, -16, 10, 22, '#fff', 'opacity=".4"'),
  bento: (c: readonly string[]) =>
    filled('M-116 -70L116 -70L116 80L-116 80Z', at(c, 1)) +
    rect(-104, -58, 98, 126, '#f8f5ec') +
    many(20, i => ellipse(-96 + ((i * 29) % 84), -48 + ((i * 43) % 108), 4, 2.4, '#e4dfd0')) +
    circle(-55, 4, 15, at(c, 2)) +
    rect(4, -58, 100, 58, light(at(c, 3), 0.2)) +
    many(3, i => ellipse(26 + i * 28, -30, 13, 17, '#f3c33c') + ellipse(26 + i * 28, -30, 7, 10, '#fbe9a5')) +
    rect(4, 8, 100, 60, dark(at(c, 3), 0.2)) +
    many(4, i => circle(20 + i * 24, 38 + (i % 2) * 8, 12, i % 2 ? '#6fa04a' : '#e0683c')),
};
