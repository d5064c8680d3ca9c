import {
  circle,
  ellipse,
  gradient,
  group,
  many,
  mix,
  n,
  path,
  radial,
  rect,
  seeded,
  stroke,
} from './draw.ts';
import { clouds, defs, soft, stars } from './scene.ts';

/** Parts of what the phone's camera sees: a place upright, in the light of the hour. */
export const W = 900;
export const H = 1200;
export type Light = 'day' | 'dusk' | 'night';

/** A light: how colours look in it, outside and under lamps. */
export interface Lit {
  light: Light;
  /** Colour of something outside. */
  c(colour: string): string;
  /** Colour of something in a room. */
  r(colour: string): string;
  dark: boolean;
}
export const lit = (light: Light): Lit => ({
  light,
  dark: light !== 'day',
  c: colour =>
    light === 'day'
      ? colour
      : light === 'dusk'
        ? mix(mix(colour, '#2E1E4A', 0.42), '#FF8A4A', 0.13)
        : mix(colour, '#070E24', 0.7),
  r: colour =>
    light === 'day'
      ? colour
      : light === 'dusk'
        ? mix(mix(colour, '#5A2E1E', 0.26), '#FFB060', 0.06)
        : mix(mix(colour, '#2A1610', 0.42), '#FFA848', 0.06),
});

const SKY: Record<Light, readonly (readonly [number, string])[]> = {
  day: [
    [0, '#3F86CC'],
    [0.55, '#9CCBEA'],
    [1, '#E6F2F4'],
  ],
  dusk: [
    [0, '#2C2C5E'],
    [0.4, '#85527E'],
    [0.75, '#EE8E5E'],
    [1, '#FBCE85'],
  ],
  night: [
    [0, '#050A1C'],
    [0.6, '#121E44'],
    [1, '#26305E'],
  ],
};
/** Sky down to `h`, with what stands in it; the sun sets and the moon stands at `x`. */
export function sky(l: Lit, h: number, x = 620): string {
  const id = `sky${Math.round(h)}`;
  const orb =
    l.light === 'dusk'
      ? circle(x, h - 70, 340, `url(#${id}s)`) + circle(x, h - 70, 44, '#FFE7B0')
      : l.light === 'night'
        ? circle(x, h * 0.24, 160, `url(#${id}s)`) +
          circle(x, h * 0.24, 30, '#F4EBD2') +
          circle(x - 9, h * 0.24 - 6, 7, '#E0D4B4')
        : '';
  return (
    defs(
      gradient(id, SKY[l.light]),
      radial(`${id}s`, [
        [0, l.light === 'dusk' ? '#FFD58A' : '#B8C4EE', 0.75],
        [0.3, l.light === 'dusk' ? '#FFB060' : '#8496D8', 0.3],
        [1, '#FFB060', 0],
      ]),
    ) +
    rect(0, 0, W, h + 2, `url(#${id})`) +
    (l.light === 'night'
      ? stars(12, W, h, 130)
      : group(
          clouds(W, h * 0.9, l.light === 'day' ? '#ffffff' : '#5A3A5E', 21, 2.6, -1.5),
          `opacity="${l.light === 'day' ? 0.85 : 0.5}"`,
        )) +
    orb
  );
}
/** A glow of a lamp. */
export const glow = (x: number, y: number, r: number, colour = '#FFCB7A', a = 0.85): string => {
  const id = `g${colour.slice(1)}${Math.round(a * 100)}`;
  return (
    defs(
      radial(id, [
        [0, colour, a],
        [0.25, colour, a * 0.42],
        [1, colour, 0],
      ]),
    ) + circle(x, y, r, `url(#${id})`)
  );
};
export const blur = (by: number, inner: string): string =>
  defs(soft(`blur${by}`, by)) + group(inner, `filter="url(#blur${by})"`);
export const shade = (x: number, y: number, rx: number, ry: number, a = 0.4): string =>
  blur(10, ellipse(x, y, rx, ry, '#000', `opacity="${a}"`));
/** A window pane: dark by day, some of them lit in the evening. */
export function panes(
  l: Lit,
  x: number,
  y: number,
  w: number,
  h: number,
  on: boolean,
  frame = '#F4EFE4',
): string {
  const pane = l.dark && on ? (l.light === 'dusk' ? '#FFCF86' : '#FFC56A') : l.c('#3E5668');
  return (
    rect(x - 4, y - 4, w + 8, h + 8, l.c(frame)) +
    rect(x, y, w, h, pane) +
    (l.dark && on
      ? rect(x, y + h * 0.55, w, h * 0.45, '#B8702A', 'opacity=".25"')
      : path(
          `M${n(x)} ${n(y + h * 0.7)}L${n(x + w * 0.7)} ${n(y)}H${n(x)}Z`,
          '#ffffff',
          `opacity="${l.light === 'night' ? 0.06 : 0.22}"`,
        )) +
    rect(x + w / 2 - 1.5, y, 3, h, l.c(frame)) +
    rect(x, y + h * 0.45, w, 3, l.c(frame))
  );
}
/** A house front with rows of windows. */
export function front(
  l: Lit,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  seed: number,
  roof = true,
): string {
  const r = seeded(seed);
  const cols = Math.max(2, Math.round(w / 62));
  const rows = Math.max(2, Math.round(h / 92));
  return (
    (roof
      ? path(
          `M${n(x - 5)} ${n(y - h + 2)}L${n(x + w * 0.5)} ${n(y - h - w * 0.34)}L${n(x + w + 5)} ${n(y - h + 2)}Z`,
          l.c(['#8C4A36', '#5A4A48', '#7A3E30'][seed % 3]!),
        ) + rect(x + w * 0.7, y - h - w * 0.3, w * 0.1, w * 0.26, l.c('#6B4238'))
      : '') +
    rect(x, y - h, w, h, l.c(colour)) +
    rect(x + w * 0.86, y - h, w * 0.14, h, '#000', 'opacity=".13"') +
    rect(x, y - h, w, 7, '#fff', 'opacity=".18"') +
    many(rows * cols, i => {
      const [cw, rh] = [w / cols, h / rows];
      const [wx, wy] = [x + (i % cols) * cw + cw * 0.26, y - h + Math.floor(i / cols) * rh + rh * 0.24];
      const on = r() > 0.45;
      return (
        panes(l, wx, wy, cw * 0.48, rh * 0.52, on) +
        (r() > 0.72
          ? rect(wx - 6, wy + rh * 0.56, cw * 0.48 + 12, 8, l.c('#6E4630')) +
            many(5, k =>
              circle(
                wx + (k * cw * 0.48) / 4,
                wy + rh * 0.54,
                6,
                l.c(['#E2574C', '#F2A7B8', '#58994C'][k % 3]!),
              ),
            )
          : '')
      );
    })
  );
}
/** A post lamp; its light is on when it is dark. */
export const lamp = (l: Lit, x: number, y: number, h: number): string =>
  rect(x - h * 0.012, y - h, h * 0.024, h, l.c('#23282C')) +
  rect(x - h * 0.03, y - h * 0.05, h * 0.06, h * 0.05, l.c('#23282C')) +
  path(
    `M${n(x - h * 0.045)} ${n(y - h * 1.1)}H${n(x + h * 0.045)}L${n(x + h * 0.03)} ${n(y - h)}H${n(x - h * 0.03)}Z`,
    l.dark ? '#FFE2A0' : l.c('#D8DCD6'),
  ) +
  path(
    `M${n(x - h * 0.055)} ${n(y - h * 1.1)}H${n(x + h * 0.055)}L${n(x)} ${n(y - h * 1.15)}Z`,
    l.c('#23282C'),
  ) +
  (l.dark ? glow(x, y - h * 1.05, h * 0.62) : '');
/** Someone who passes by, out of focus. */
export const passer = (l: Lit, x: number, y: number, h: number, coat: string): string =>
  blur(
    3,
    ellipse(x, y, h * 0.16, h * 0.03, '#000', 'opacity=".3"') +
      rect(x - h * 0.075, y - h * 0.46, h * 0.06, h * 0.45, l.c('#2B3140'), `rx="${n(h * 0.03)}"`) +
      rect(x + h * 0.01, y - h * 0.46, h * 0.06, h * 0.44, l.c('#333A4A'), `rx="${n(h * 0.03)}"`) +
      path(
        `M${n(x - h * 0.12)} ${n(y - h * 0.42)}C${n(x - h * 0.14)} ${n(y - h * 0.8)} ${n(x - h * 0.1)} ${n(y - h * 0.84)} ${n(x)} ${n(y - h * 0.85)}C${n(x + h * 0.1)} ${n(y - h * 0.84)} ${n(x + h * 0.14)} ${n(y - h * 0.8)} ${n(x + h * 0.12)} ${n(y - h * 0.42)}Z`,
        l.c(coat),
      ) +
      circle(x, y - h * 0.92, h * 0.07, l.c('#C99A78')) +
      path(
        `M${n(x - h * 0.075)} ${n(y - h * 0.92)}a${n(h * 0.075)} ${n(h * 0.08)} 0 0 1 ${n(h * 0.15)} 0Z`,
        l.c('#3A2A22'),
      ),
  );
/** The lens and the light of the hour over everything: warm from where the sun sets, blue and falling off at night. */
export function air(l: Lit, indoors = false): string {
  const over = indoors
    ? ({
        day: ['#FFF3D6', 0.3, '#1A0E06', 0.2],
        dusk: ['#FFB868', 0.26, '#1A0A12', 0.36],
        night: ['#FFC070', 0.24, '#080406', 0.52],
      } as const)
    : ({
        day: ['#FFF8E4', 0.2, '#0A1420', 0.16],
        dusk: ['#FFA45A', 0.26, '#140A20', 0.36],
        night: ['#5A78C8', 0.06, '#02040C', 0.5],
      } as const);
  const [warm, a, dim, b] = over[l.light];
  return (
    defs(
      radial(
        'air',
        [
          [0, warm, a],
          [0.5, warm, 0],
          [0.62, dim, 0],
          [1, dim, b],
        ],
        'cx=".5" cy=".4" r=".85"',
      ),
    ) + rect(0, 0, W, H, 'url(#air)')
  );
}
/** Ground that runs away from the viewer between two lines: rows that grow toward the front. */
export function rows(
  y0: number,
  y1: number,
  count: number,
  draw: (y: number, t: number, h: number) => string,
): string {
  const at = (i: number) => y0 + (y1 - y0) * (i / count) ** 2.1;
  return many(count, i => draw(at(i), i / count, at(i + 1) - at(i)));
}
export const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${inner}</svg>`;
export { circle, ellipse, gradient, group, many, mix, n, path, radial, rect, seeded, stroke, defs };
