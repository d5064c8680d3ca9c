/** Small helpers for pictures as SVG text. Everything is drawn from fixed seeds, so that a picture never changes by itself. */

/** A repeatable stream of numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);

/** Mixes two #rrggbb colours; t = 0 gives the first. */
export function mix(a: string, b: string, t: number): string {
  return `#${[0, 1, 2]
    .map(i =>
      Math.round(channel(a, i) * (1 - t) + channel(b, i) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
export const dark = (c: string, t = 0.2): string => mix(c, '#000000', t);
export const light = (c: string, t = 0.2): string => mix(c, '#ffffff', t);

export const n = (v: number): string => String(Math.round(v * 10) / 10);
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
export const group = (inner: string, more = ''): string => `<g ${more}>${inner}</g>`;
export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A vertical (or turned) gradient; use with fill="url(#id)". Stops are [offset 0–1, colour, opacity?]. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  more = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  return `<linearGradient id="${id}" ${more}>${stopList(stops)}</linearGradient>`;
}
export function radial(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  more = '',
): string {
  return `<radialGradient id="${id}" ${more}>${stopList(stops)}</radialGradient>`;
}
function stopList(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('');
}

/** Smooth closed or open curve through points (Catmull–Rom). */
export function curve(points: readonly (readonly [number, number])[], closed = false): string {
  const at = (i: number) =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(points.length - 1, i))]!;
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}
