import type { AnyPhone } from '../../state/phone/index.ts';
import { idOf } from '../elements/identity.ts';
import { frameOf, hit } from './geometry.ts';
import { CLICKABLE, pressable } from './recogniser.ts';

/**
 * Marks the elements under pressing fingers that have neither dragged nor scrolled. Reads the state, since a
 * finger may have gone down in another renderer.
 */
export function showPressed(root: HTMLElement, { ui }: AnyPhone): void {
  const pressed = new Set<HTMLElement>();
  const fingers = Object.values(ui.pointers).filter(p => !p.claim || p.claim.kind === 'long');
  if (fingers.length > 0) {
    const frame = frameOf(root);
    for (const { downX, downY, target } of fingers) {
      const under = hit(frame, { x: downX, y: downY });
      const element = under && pressable(under, root);
      if (
        element?.matches(CLICKABLE) &&
        idOf(element) === target &&
        !element.matches(':disabled,[aria-disabled=true]')
      )
        pressed.add(element);
    }
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-pressed]'))
    if (!pressed.has(element)) delete element.dataset['pressed'];
  for (const element of pressed) element.dataset['pressed'] = '';
}
