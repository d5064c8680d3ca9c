import {
  distance,
  harrowBay as city,
  overlaps,
  pointAlong,
  type Point,
  type Street,
} from '../../city/index.ts';
import { metresPerPoint, toScreen, viewOf, type Camera, type Size } from './camera.ts';
import { streetsNear } from './layers.ts';

/** The space on the screen that labels have reserved, in squares of 8 points. */
export class LabelSpace {
  private readonly cells = new Set<number>();
  private static readonly cell = 8;
  private keys(left: number, top: number, right: number, bottom: number): number[] {
    const out: number[] = [];
    for (let x = Math.floor(left / LabelSpace.cell); x <= Math.floor(right / LabelSpace.cell); x++)
      for (let y = Math.floor(top / LabelSpace.cell); y <= Math.floor(bottom / LabelSpace.cell); y++)
        out.push((x + 500) * 4096 + y + 500);
    return out;
  }
  /** Reserves all of these boxes, or none if one overlaps a reserved square. Returns whether it reserved them. */
  reserve(boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[]): boolean {
    const keys = boxes.flatMap(b => this.keys(...b));
    if (keys.some(k => this.cells.has(k))) return false;
    for (const k of keys) this.cells.add(k);
    return true;
  }
}

export interface Label {
  key: string;
  text: string;
  x: number;
  y: number;
  angle: number;
  kind: 'street' | 'main' | 'district' | 'water' | 'area' | 'number';
  size: number;
}

/** Width of a letter as a part of the text's size. */
function widthOfLetter(c: string): number {
  if (c.codePointAt(0)! > 0x2e80) return 1;
  if (/[A-ZMWmw]/.test(c)) return 0.68;
  return /[iljtfr' .,’]/.test(c) ? 0.3 : 0.53;
}

/** The approximate width of a text in points, from the widths of Roboto's letters; wide scripts count double. */
export function widthOfText(text: string, size: number): number {
  let sum = 0;
  for (const c of text) sum += widthOfLetter(c);
  return sum * size;
}

const MAIN = new Set(['primary', 'secondary', 'tertiary']);

/** Places along a street where its name may stand: the middle first. */
function anchors(street: Street, every: number): number[] {
  const count = Math.max(1, Math.round(street.length / every));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) * street.length) / count).sort(
    (a, b) => Math.abs(a - street.length / 2) - Math.abs(b - street.length / 2),
  );
}

function streetLabels(camera: Camera, size: Size, space: LabelSpace, scale: number): Label[] {
  const { zoom } = camera;
  const out: Label[] = [];
  const m = metresPerPoint(zoom);
  const view = viewOf(camera, size);
  const fits = (s: Street) =>
    s.kind !== 'ferry' &&
    (MAIN.has(s.kind) ? zoom >= (s.kind === 'tertiary' ? 14.8 : 14) : zoom >= (s.length > 300 ? 15.6 : 16));
  const rank = (s: Street) =>
    ({
      primary: 0,
      secondary: 1,
      tertiary: 2,
      pedestrian: 3,
      residential: 4,
      lane: 4,
      steps: 5,
      path: 6,
      ferry: 7,
    })[s.kind] *
      10_000 -
    s.length;
  for (const street of streetsNear(view)
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id)) {
    const main = MAIN.has(street.kind);
    const font = (main ? 11.5 : 10.5) * scale;
    const long = widthOfText(street.name, font) + 10;
    let count = 0;
    for (const at of anchors(street, Math.max(260, 420 * m))) {
      if (count > 2) break;
      const half = (long / 2) * m;
      if (at - half < 0 || at + half > street.length) continue;
      const [a, b, c] = [
        pointAlong(street.line, at - half),
        pointAlong(street.line, at + half),
        pointAlong(street.line, at),
      ];
      const chord = distance(a, b);
      const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      if (chord < 2 * half * 0.985 || distance(mid, c) > 4.5 * m) continue;
      const p = toScreen(camera, size, { x: (mid.x + c.x) / 2, y: (mid.y + c.y) / 2 });
      if (p.x < 20 || p.y < 20 || p.x > size.width - 20 || p.y > size.height - 20) continue;
      let angle = Math.atan2(b.y - a.y, b.x - a.x);
      if (angle > Math.PI / 2) angle -= Math.PI;
      if (angle <= -Math.PI / 2) angle += Math.PI;
      const steps = Math.max(2, Math.ceil(long / 10));
      const boxes = Array.from({ length: steps }, (_, i): [number, number, number, number] => {
        const t = (i + 0.5) / steps - 0.5;
        const x = p.x + Math.cos(angle) * long * t;
        const y = p.y + Math.sin(angle) * long * t;
        return [x - 6, y - 6, x + 6, y + 6];
      });
      if (!space.reserve(boxes)) continue;
      count++;
      out.push({
        key: `street-${street.id}-${Math.round(at)}`,
        text: street.name,
        x: p.x,
        y: p.y,
        angle: (angle * 180) / Math.PI,
        kind: main ? 'main' : 'street',
        size: font,
      });
    }
  }
  return out;
}

/** The labels of a view that find space: districts and water first, then parks, then streets, the larger before the smaller. */
export function labelsFor(camera: Camera, size: Size, space: LabelSpace, scale: number): Label[] {
  const { zoom } = camera;
  const view = viewOf(camera, size);
  const out: Label[] = [];
  const place = (label: Omit<Label, 'x' | 'y' | 'angle'>, p: Point, spacing = 0) => {
    const at = toScreen(camera, size, p);
    const wide = widthOfText(label.text, label.size) + label.text.length * spacing + 12;
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return;
    if (space.reserve([[at.x - wide / 2, at.y - label.size * 0.8, at.x + wide / 2, at.y + label.size * 0.8]]))
      out.push({ ...label, x: at.x, y: at.y, angle: 0 });
  };
  if (zoom < 16.2)
    for (const d of city.districts)
      place(
        {
          key: `district-${d.id}`,
          text: zoom < 15 ? d.name : d.name.toUpperCase(),
          kind: 'district',
          size: (zoom < 13 ? 12 : 14) * scale,
        },
        d,
        zoom < 15 ? 0 : 1.5,
      );
  for (const w of city.waterNames)
    if (zoom >= w.from) place({ key: `water-${w.name}`, text: w.name, kind: 'water', size: 12.5 * scale }, w);
  if (zoom >= 14.2)
    for (const [i, a] of city.areas.entries()) {
      const xs = a.ring.map(p => p.x);
      const ys = a.ring.map(p => p.y);
      const box = {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
      if (a.name === '' || !overlaps(box, view) || (box.right - box.left) / metresPerPoint(zoom) < 70)
        continue;
      place(
        { key: `area-${i}`, text: a.name, kind: 'area', size: 11.5 * scale },
        { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
      );
    }
  return [...out, ...streetLabels(camera, size, space, scale)];
}
