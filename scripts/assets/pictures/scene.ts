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

/** One picture before it is rendered: its size in pixels, its inner SVG, and an honest line on what is to be seen. */
export type Scene = {
  name: string;
  kind: 'photo' | 'wallpaper';
  width: number;
  height: number;
  description: string;
  draw: () => string;
};
export const tall = (name: string, description: string, draw: () => string): Scene => ({
  name,
  kind: 'photo',
  width: 1080,
  height: 1440,
  description,
  draw,
});
export const wide = (name: string, description: string, draw: () => string): Scene => ({
  name,
  kind: 'photo',
  width: 1440,
  height: 1080,
  description,
  draw,
});
export const paper = (name: string, description: string, draw: () => string): Scene => ({
  name,
  kind: 'wallpaper',
  width: 1080,
  height: 2400,
  description,
  draw,
});

/** A noise texture as a filter: `freq` for feTurbulence, a colour, and how much of it shows. */
export function noise(
  id: string,
  freq: string,
  colour: string,
  gain: number,
  cut: number,
  seed = 3,
  octaves = 4,
): string {
  const [r, g, b] = [0, 1, 2].map(i => parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) / 255);
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r!.toFixed(3)} 0 0 0 0 ${g!.toFixed(3)} 0 0 0 0 ${b!.toFixed(3)} ${gain} 0 0 0 ${cut}"/></filter>`;
}
/** A surface lit from the upper left: plaster, paper, fabric. */
export function relief(id: string, freq: string, colour: string, depth: number, seed = 5): string {
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="4" seed="${seed}"/><feDiffuseLighting lighting-color="${colour}" surfaceScale="${depth}" diffuseConstant="1.1"><feDistantLight azimuth="225" elevation="62"/></feDiffuseLighting></filter>`;
}
export const soft = (id: string, by: number): string =>
  `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${by}"/></filter>`;
export const defs = (...inner: string[]): string => `<defs>${inner.join('')}</defs>`;
export const fill = (w: number, h: number, id: string, more = ''): string =>
  `<rect width="${w}" height="${h}" fill="url(#${id})" ${more}/>`;
export const textured = (w: number, h: number, id: string, more = ''): string =>
  `<rect width="${w}" height="${h}" filter="url(#${id})" ${more}/>`;

/** Boards of a table or wall: lines, grain and knots over a ground colour. */
export function wood(w: number, h: number, colour: string, board: number, upright = false): string {
  const r = seeded(w + h + board);
  const boards = many(Math.ceil((upright ? w : h) / board), i => {
    const tone = mix(colour, r() > 0.5 ? '#000000' : '#ffffff', r() * 0.1);
    return upright
      ? rect(i * board, 0, board, h, tone) + rect(i * board, 0, 4, h, '#000', 'opacity=".28"')
      : rect(0, i * board, w, board, tone) + rect(0, i * board, w, 4, '#000', 'opacity=".28"');
  });
  return (
    defs(
      noise('grainA', upright ? '0.05 0.003' : '0.003 0.05', '#2a1405', 2.2, -0.85, 8),
      noise('grainB', upright ? '0.16 0.006' : '0.006 0.16', '#fff0d8', 1.8, -0.85, 21),
    ) +
    boards +
    textured(w, h, 'grainA', 'opacity=".45"') +
    textured(w, h, 'grainB', 'opacity=".3"')
  );
}

/** Outline of a far ridge across the picture, by midpoint displacement. */
export function ridge(
  seed: number,
  w: number,
  h: number,
  y: number,
  rough: number,
  steps = 6,
  decay = 0.52,
): string {
  const r = seeded(seed);
  let ys = [y + (r() - 0.5) * rough, y + (r() - 0.5) * rough * 1.6, y + (r() - 0.5) * rough];
  let amp = rough;
  for (let s = 0; s < steps; s++) {
    ys = ys.flatMap((v, i) => (i === ys.length - 1 ? [v] : [v, (v + ys[i + 1]!) / 2 + (r() - 0.5) * amp]));
    amp *= decay;
  }
  return `M0 ${h}L${ys.map((v, i) => `${n((i / (ys.length - 1)) * w)} ${n(v)}`).join('L')}L${w} ${h}Z`;
}
/** Rolling line for hills and dunes. */
export function swell(seed: number, w: number, h: number, y: number, amp: number, waves = 2): string {
  const r = seeded(seed);
  const p = [r() * 6, r() * 6, r() * 6];
  const at = (x: number) =>
    y +
    amp *
      (0.6 * Math.sin((x / w) * waves * 3.1 + p[0]!) +
        0.3 * Math.sin((x / w) * waves * 7.3 + p[1]!) +
        0.1 * Math.sin((x / w) * waves * 15 + p[2]!));
  return `M0 ${h}L${many(61, i => `${n((i / 60) * w)} ${n(at((i / 60) * w))} `)}L${w} ${h}Z`;
}
export function pine(x: number, y: number, h: number, colour: string, lean = 0): string {
  const w = h * 0.36;
  return (
    rect(x - h * 0.025, y - h * 0.12, h * 0.05, h * 0.13, '#2b1d14') +
    many(5, i => {
      const t = i / 5;
      const yy = y - h * 0.1 - h * 0.17 * i;
      const ww = w * (1 - t * 0.82);
      return path(
        `M${n(x - ww / 2)} ${n(yy)}Q${n(x)} ${n(yy + h * 0.03)} ${n(x + ww / 2)} ${n(yy)}L${n(x + lean)} ${n(yy - h * 0.27)}Z`,
        i % 2 ? colour : mix(colour, '#000000', 0.14),
      );
    })
  );
}
/** A broad tree: trunk, and a crown of many leaf clumps lit from the upper left. */
export function tree(x: number, y: number, h: number, colour: string, seed: number): string {
  const r = seeded(seed);
  const clump = (i: number, tone: string, dx: number) => {
    const a = r() * 6.28;
    const d = Math.sqrt(r()) * h * 0.3;
    return circle(
      x + Math.cos(a) * d * 1.05 + dx,
      y - h * 0.66 + Math.sin(a) * d + dx,
      h * (0.05 + r() * 0.05),
      tone,
    );
  };
  return (
    path(
      `M${n(x - h * 0.04)} ${y}C${n(x - h * 0.02)} ${n(y - h * 0.2)} ${n(x - h * 0.03)} ${n(y - h * 0.3)} ${n(x - h * 0.1)} ${n(y - h * 0.5)}L${n(x)} ${n(y - h * 0.4)}L${n(x + h * 0.1)} ${n(y - h * 0.5)}C${n(x + h * 0.03)} ${n(y - h * 0.3)} ${n(x + h * 0.02)} ${n(y - h * 0.2)} ${n(x + h * 0.05)} ${y}Z`,
      '#4a3222',
    ) +
    many(46, i => clump(i, mix(colour, '#000000', 0.3), h * 0.02)) +
    many(40, i => clump(i, colour, 0)) +
    many(26, i => clump(i, mix(colour, '#ffffff', 0.2), -h * 0.05))
  );
}
export function clouds(w: number, h: number, colour: string, seed: number, gain = 3.2, cut = -1.75): string {
  return (
    defs(
      noise(`cl${seed}`, '0.0022 0.0065', colour, gain, cut, seed, 6),
      gradient(`clm${seed}`, [
        [0, '#fff', 1],
        [0.7, '#fff', 0.8],
        [1, '#fff', 0],
      ]),
      `<mask id="clk${seed}"><rect width="${w}" height="${h}" fill="url(#clm${seed})"/></mask>`,
    ) + group(textured(w, h, `cl${seed}`), `mask="url(#clk${seed})"`)
  );
}
/** Horizontal glints on water between two heights; they grow toward the viewer. */
export function glints(
  seed: number,
  w: number,
  y0: number,
  y1: number,
  colour: string,
  count: number,
  around = 0.5,
  spread = 1,
): string {
  const r = seeded(seed);
  return many(count, () => {
    const t = r() ** 1.4;
    const y = y0 + (y1 - y0) * t;
    const l = (8 + 110 * t) * (0.4 + r());
    const x = w * around + (r() - 0.5) * w * spread * (0.35 + 0.65 * t);
    return ellipse(x, y, l / 2, 1 + 3.2 * t, colour, `opacity="${n(2 + r() * 6)}e-1"`);
  });
}
export function stars(seed: number, w: number, h: number, count: number): string {
  const r = seeded(seed);
  return many(count, () =>
    circle(r() * w, r() * r() * h, 0.6 + r() * 1.8, '#fff', `opacity="${(0.3 + r() * 0.7).toFixed(2)}"`),
  );
}
export function grass(
  seed: number,
  w: number,
  y: number,
  h: number,
  colours: readonly string[],
  count: number,
): string {
  const r = seeded(seed);
  return many(count, i => {
    const x = r() * w;
    const b = y + r() * h;
    const l = 20 + ((b - y) / h) * 70;
    return stroke(
      `M${n(x)} ${n(b)}q${n((r() - 0.5) * 12)} ${n(-l * 0.6)} ${n((r() - 0.5) * 40)} ${n(-l)}`,
      colours[i % colours.length]!,
      2 + r() * 2.5,
    );
  });
}
/** Soft contact shadow under a thing. */
export const shadow = (x: number, y: number, rx: number, ry: number, a = 0.35): string =>
  defs(
    radial('sh', [
      [0, '#000', 1],
      [0.6, '#000', 0.6],
      [1, '#000', 0],
    ]),
  ) + ellipse(x, y, rx, ry, 'url(#sh)', `opacity="${a}"`);

/** Lens and sensor: a light fall-off to the corners and a little grain. */
export function finish(s: Scene, inner: string): string {
  const { width: w, height: h } = s;
  const lens = s.kind === 'wallpaper' ? '' : `<rect width="${w}" height="${h}" fill="url(#vignette)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${radial(
    'vignette',
    [
      [0, '#000', 0],
      [0.65, '#000', 0],
      [1, '#000', 0.34],
    ],
    'cx=".5" cy=".5" r=".75"',
  )}${noise('film', '0.75', '#808080', 1.1, -0.38, 9, 2)}</defs>${inner}${lens}<rect width="${w}" height="${h}" filter="url(#film)" opacity="${s.kind === 'wallpaper' ? 0.05 : 0.1}" style="mix-blend-mode:overlay"/></svg>`;
}
