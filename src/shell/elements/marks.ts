import type { Element as ScreenElement } from '../../protocol/observation.ts';

/** Draws each interactive element's index on the screen, for a set-of-marks picture. Returns a function that removes the marks. */
export function drawMarks(root: HTMLElement, elements: readonly ScreenElement[], scale: number): () => void {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = 'position:absolute;inset:0;z-index:9999;pointer-events:none;direction:ltr';
  const colours = ['#d81b60', '#1e88e5', '#00897b', '#8e24aa', '#e65100', '#3949ab'];
  for (const e of elements) {
    if (!e.states.clickable && !e.states.editable && !e.states.scrollable && !e.range) continue;
    const [l, t, r, b] = e.bounds.map(v => v / scale) as [number, number, number, number];
    const colour = colours[e.index % colours.length];
    const box = document.createElement('div');
    box.style.cssText = `position:absolute;left:${l}px;top:${t}px;width:${r - l}px;height:${b - t}px;box-shadow:inset 0 0 0 1.5px ${colour}`;
    const label = document.createElement('span');
    label.textContent = String(e.index);
    label.style.cssText = `position:absolute;left:0;top:0;background:${colour};color:#fff;font:600 10px/13px Roboto;padding:0 3px;border-end-end-radius:4px`;
    box.append(label);
    layer.append(box);
  }
  root.append(layer);
  return () => layer.remove();
}
