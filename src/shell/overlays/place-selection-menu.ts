import { fieldElement } from '../../sdk/react/fields.ts';

/** Puts the menu above the field that it belongs to; part of settling, since it depends on the layout. */
export function placeSelectionMenu(
  root: HTMLElement,
  focus: { surface: string; field: string } | null,
): void {
  const menu = root.querySelector<HTMLElement>('[data-layer=selection]');
  const element = focus && fieldElement(root, focus.surface, focus.field);
  if (!menu || !element) return;
  const outer = root.getBoundingClientRect();
  const zoom = root.offsetWidth ? outer.width / root.offsetWidth : 1;
  menu.style.insetBlockStart = `${Math.max(36, Math.round((element.getBoundingClientRect().top - outer.top) / zoom) - 56)}px`;
}
