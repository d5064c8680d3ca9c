import type { Element } from '../../protocol/observation.ts';

const areaOf = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);

/** The smallest element at a point of the screen. */
export function elementAt(elements: readonly Element[], x: number, y: number): Element | undefined {
  let found: Element | undefined;
  for (const element of elements) {
    const [l, t, r, b] = element.bounds as [number, number, number, number];
    if (x < l || x >= r || y < t || y >= b) continue;
    // Of equal ones the later lies inside.
    if (!found || areaOf(element) <= areaOf(found)) found = element;
  }
  return found;
}
