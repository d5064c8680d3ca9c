import type { Element as ScreenElement } from '../../protocol/observation.ts';
import { fieldOf } from '../../sdk/react/fields.ts';
import { gestureOf } from '../../sdk/react/gestures.ts';
import type { Clip } from './hit-tests.ts';
import { nameOf } from './identity.ts';

/** Android's widget classes by role. */
const CLASSES: Record<string, string> = {
  button: 'android.widget.Button',
  link: 'android.widget.Button',
  tab: 'android.app.ActionBar$Tab',
  switch: 'android.widget.Switch',
  checkbox: 'android.widget.CheckBox',
  radio: 'android.widget.RadioButton',
  textbox: 'android.widget.EditText',
  searchbox: 'android.widget.EditText',
  slider: 'android.widget.SeekBar',
  img: 'android.widget.ImageView',
  progressbar: 'android.widget.ProgressBar',
  list: 'android.widget.ListView',
  text: 'android.widget.TextView',
  heading: 'android.widget.TextView',
  dialog: 'android.app.Dialog',
  menu: 'android.widget.ListView',
  menuitem: 'android.widget.Button',
  menuitemcheckbox: 'android.widget.CheckedTextView',
  menuitemradio: 'android.widget.CheckedTextView',
  option: 'android.widget.CheckedTextView',
  spinbutton: 'android.widget.NumberPicker',
};
/** Roles that react to a tap. */
const CLICKS = new Set([
  'button',
  'link',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'textbox',
  'searchbox',
]);
const flag = (el: Element, name: string): boolean => el.getAttribute(name) === 'true';

function classOf(role: string, isField: boolean, scrolls: boolean): string {
  if (isField) return 'android.widget.EditText';
  if (scrolls) return 'android.widget.ScrollView';
  return CLASSES[role] ?? 'android.view.View';
}

function fieldValue(el: HTMLElement, isPassword: boolean): string {
  const text = el.dataset['value'] ?? '';
  return isPassword ? '•'.repeat(text.length) : text;
}

const otherValue = (el: HTMLElement): string | undefined =>
  el.getAttribute('aria-valuetext') ?? el.dataset['value'];

/** An element of the observation: the role, name, value and states of a DOM element. `box` is in points, bounds are in pixels. */
export function describe(
  el: HTMLElement,
  role: string,
  id: string,
  index: number,
  parent: number | null,
  box: Clip,
  scale: number,
  pkg: string,
  scrolls: boolean,
): ScreenElement {
  const field = fieldOf.get(el);
  const gesture = gestureOf.get(el);
  const enabled = !el.matches(':disabled') && !flag(el, 'aria-disabled');
  const checkable = el.hasAttribute('aria-checked');
  const value = field ? fieldValue(el, field.password ?? false) : otherValue(el);
  const name = field ? (el.getAttribute('aria-label') ?? '') : nameOf(el);
  const number = (attribute: string) => Number(el.getAttribute(attribute));
  const description = el.getAttribute('aria-description') ?? undefined;
  return {
    index,
    id,
    parent,
    role,
    className: classOf(role, field !== undefined, scrolls),
    resourceId: el.dataset['rid'] ? `${pkg}:id/${el.dataset['rid'].replaceAll('-', '_')}` : '',
    name,
    ...(description ? { description } : {}),
    ...(el.dataset['hint'] ? { hint: el.dataset['hint'] } : {}),
    ...(value !== undefined && value !== null ? { value } : {}),
    bounds: [
      Math.round(box.left * scale),
      Math.round(box.top * scale),
      Math.round(box.right * scale),
      Math.round(box.bottom * scale),
    ],
    states: {
      enabled,
      checkable,
      checked: flag(el, 'aria-checked'),
      selected: flag(el, 'aria-selected') || el.hasAttribute('aria-current') || flag(el, 'aria-pressed'),
      focusable: enabled && (CLICKS.has(role) || field !== undefined),
      focused: el.dataset['focused'] !== undefined,
      scrollable: scrolls,
      clickable:
        enabled && (CLICKS.has(role) || el.dataset['click'] !== undefined || gesture?.onTapAt !== undefined),
      longClickable: enabled && (gesture?.onLongPress !== undefined || field !== undefined),
      editable: field !== undefined,
      password: field?.password ?? false,
    },
    ...(el.hasAttribute('aria-valuenow')
      ? {
          range: {
            min: number('aria-valuemin'),
            max: number('aria-valuemax'),
            now: number('aria-valuenow'),
            step: Number(el.dataset['step'] ?? 1),
          },
        }
      : {}),
    package: pkg,
  };
}
