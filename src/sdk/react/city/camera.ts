import type { Box, Point } from '../../city/geometry.ts';

/**
 * The view of a map: its centre in metres, and the zoom as on the web (at 16 a point of the screen is 1.5
 * metres; each level doubles the scale).
 */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const MIN_ZOOM = 11.6;
export const MAX_ZOOM = 19;
/** Metres for a point of the screen at zoom 0, at the town's latitude. */
const METRES_AT_ZERO = 98_938;

export const metresPerPoint = (zoom: number): number => METRES_AT_ZERO / 2 ** zoom;
const clampZoom = (zoom: number): number =>
  Math.round(Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom)) * 1000) / 1000;
/** Limits a camera to the drawn area. */
const clamped = (c: Camera): Camera => ({
  x: Math.round(Math.max(-5200, Math.min(4600, c.x)) * 10) / 10,
  y: Math.round(Math.max(-4600, Math.min(4400, c.y)) * 10) / 10,
  zoom: clampZoom(c.zoom),
});

/** The camera after a finger dragged the map by a distance in points. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  const m = metresPerPoint(camera.zoom);
  return clamped({ ...camera, x: camera.x - dx * m, y: camera.y - dy * m });
}

/** The camera zoomed by `by`, with the place under `at` (points from the middle) left where it is. */
export function zoomed(camera: Camera, by: number, at: Point = { x: 0, y: 0 }): Camera {
  const zoom = clampZoom(camera.zoom + by);
  const change = metresPerPoint(camera.zoom) - metresPerPoint(zoom);
  return clamped({ x: camera.x + at.x * change, y: camera.y + at.y * change, zoom });
}

/** Where a place lies on the map, in points from its top left. */
export const toScreen = (camera: Camera, size: Size, p: Point): Point => ({
  x: size.width / 2 + (p.x - camera.x) / metresPerPoint(camera.zoom),
  y: size.height / 2 + (p.y - camera.y) / metresPerPoint(camera.zoom),
});
/** The place under a point of the map. */
export const toMap = (camera: Camera, size: Size, p: Point): Point => ({
  x: camera.x + (p.x - size.width / 2) * metresPerPoint(camera.zoom),
  y: camera.y + (p.y - size.height / 2) * metresPerPoint(camera.zoom),
});

export function viewOf(camera: Camera, size: Size, margin = 0): Box {
  const m = metresPerPoint(camera.zoom);
  return {
    left: camera.x - (size.width / 2 + margin) * m,
    right: camera.x + (size.width / 2 + margin) * m,
    top: camera.y - (size.height / 2 + margin) * m,
    bottom: camera.y + (size.height / 2 + margin) * m,
  };
}

/** The camera that shows all of these points, with room at the edges; `below` points at the bottom are covered by something. */
export function fitting(
  points: readonly Point[],
  size: Size,
  { below = 0, above = 0, most = 17 } = {},
): Camera {
  const [left, right] = [Math.min(...points.map(p => p.x)), Math.max(...points.map(p => p.x))];
  const [top, bottom] = [Math.min(...points.map(p => p.y)), Math.max(...points.map(p => p.y))];
  const high = Math.max(120, size.height - below - above - 88);
  const need = Math.max((right - left) / Math.max(120, size.width - 80), (bottom - top) / high, 1e-6);
  const zoom = clampZoom(Math.min(most, Math.log2(METRES_AT_ZERO / need)));
  return clamped({
    x: (left + right) / 2,
    y: (top + bottom) / 2 + ((below - above) / 2) * metresPerPoint(zoom),
    zoom,
  });
}
