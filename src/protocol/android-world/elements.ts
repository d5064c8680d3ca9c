import { accessibleText } from '../accessible-text.ts';
import type { Element } from '../observation.ts';

export interface Box {
  x_min: number;
  x_max: number;
  y_min: number;
  y_max: number;
}

/** An element as AndroidWorld's agents read it. `bbox` runs from 0 to 1. */
export interface UiElement {
  text: string | null;
  content_description: string | null;
  class_name: string;
  bbox: Box;
  bbox_pixels: Box;
  hint_text: string | null;
  is_checked: boolean;
  is_checkable: boolean;
  is_clickable: boolean;
  is_editable: boolean;
  is_enabled: boolean;
  is_focused: boolean;
  is_focusable: boolean;
  is_long_clickable: boolean;
  is_scrollable: boolean;
  is_selected: boolean;
  is_visible: boolean;
  package_name: string;
  resource_name: string | null;
  resource_id: string | null;
  tooltip: string | null;
}

/** Size of the screen in pixels, as the phone is turned. */
export interface Size {
  width: number;
  height: number;
}

/** The elements that AndroidWorld lists: leaves, and elements that have a description or scroll. The `index` of an action counts this list. */
export function listed(elements: readonly Element[]): Element[] {
  const parents = new Set(elements.map(e => e.parent));
  return elements.filter(e => !parents.has(e.index) || e.description !== undefined || e.states.scrollable);
}

/** The screen's elements in AndroidWorld's form, in the order of their indices. */
export function uiElements(elements: readonly Element[], screen: Size): UiElement[] {
  return listed(elements).map(element => uiElement(element, screen));
}

const orNull = (text: string): string | null => (text === '' ? null : text);

function uiElement(element: Element, screen: Size): UiElement {
  const [x_min, y_min, x_max, y_max] = element.bounds as [number, number, number, number];
  const { states } = element;
  const { text, description } = accessibleText(element);
  return {
    text: orNull(text),
    content_description: orNull(description),
    class_name: element.className,
    bbox: {
      x_min: x_min / screen.width,
      x_max: x_max / screen.width,
      y_min: y_min / screen.height,
      y_max: y_max / screen.height,
    },
    bbox_pixels: { x_min, x_max, y_min, y_max },
    hint_text: element.hint ?? null,
    is_checked: states.checked,
    is_checkable: states.checkable,
    is_clickable: states.clickable,
    is_editable: states.editable,
    is_enabled: states.enabled,
    is_focused: states.focused,
    is_focusable: states.focusable,
    is_long_clickable: states.longClickable,
    is_scrollable: states.scrollable,
    is_selected: states.selected,
    is_visible: true,
    package_name: element.package,
    resource_name: orNull(element.resourceId),
    resource_id: orNull(element.resourceId),
    tooltip: null,
  };
}
