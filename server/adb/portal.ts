import type { Element } from '../../src/protocol/observation.ts';
import { foregroundOf } from '../phones/phone.ts';
import { catalogue } from '../../apps/catalogue.ts';
import type { AdbDevice } from './device.ts';

interface Tree {
  element: Element;
  children: Tree[];
}

/** The elements as trees. */
function treesOf(elements: readonly Element[]): Tree[] {
  const all = new Map(elements.map(element => [element.index, { element, children: [] as Tree[] }]));
  const roots: Tree[] = [];
  for (const tree of all.values()) (all.get(tree.element.parent ?? -1)?.children ?? roots).push(tree);
  return roots;
}

const valueOf = ({ value, name, states }: Element): string =>
  states.editable && value !== undefined ? value : name;
const last = (path: string, mark: string): string => path.slice(path.lastIndexOf(mark) + 1);

/** An element's label, which is never empty: its text or description, or else its id or class. */
const labelOf = (element: Element): string =>
  valueOf(element) || element.description || last(element.resourceId, '/') || last(element.className, '.');

/** A node of the short tree. Indexes count from 1, and bounds are text. */
const short = ({ element, children }: Tree): object => ({
  index: element.index + 1,
  resourceId: element.resourceId,
  className: last(element.className, '.'),
  text: labelOf(element),
  bounds: element.bounds.map(Math.round).join(', '),
  children: children.map(short),
});

const rectangle = ([left, top, right, bottom]: readonly number[]): object => ({
  left: Math.round(left!),
  top: Math.round(top!),
  right: Math.round(right!),
  bottom: Math.round(bottom!),
});

/** A node of the full tree, with all accessibility properties. */
function full({ element, children }: Tree): object {
  const { states, bounds, range } = element;
  return {
    resourceId: element.resourceId,
    className: element.className,
    packageName: element.package,
    text: valueOf(element),
    contentDescription: element.description ?? '',
    hint: element.hint ?? '',
    stateDescription: '',
    error: '',
    boundsInScreen: rectangle(bounds),
    isClickable: states.clickable,
    isLongClickable: states.longClickable,
    isFocusable: states.focusable,
    isFocused: states.focused,
    isAccessibilityFocused: false,
    isSelected: states.selected,
    isCheckable: states.checkable,
    isChecked: states.checked,
    isEnabled: states.enabled,
    isVisibleToUser: true,
    isEditable: states.editable,
    isPassword: states.password,
    isScrollable: states.scrollable,
    ...(range ? { rangeInfo: { min: range.min, max: range.max, current: range.now } } : {}),
    childCount: children.length,
    children: children.map(full),
  };
}

/** The answer of `a11y_tree`. */
export const shortTree = (elements: readonly Element[]): object[] => treesOf(elements).map(short);

/** The answer of `a11y_tree_full`: a window with all elements. */
export function fullTree(
  elements: readonly Element[],
  { width, height }: AdbDevice['size'],
  name: string,
): object {
  const children = treesOf(elements).map(full);
  return {
    resourceId: '',
    className: 'android.widget.FrameLayout',
    packageName: name,
    text: '',
    contentDescription: '',
    hint: '',
    stateDescription: '',
    error: '',
    boundsInScreen: rectangle([0, 0, width, height]),
    isClickable: false,
    isLongClickable: false,
    isFocusable: false,
    isFocused: false,
    isAccessibilityFocused: false,
    isSelected: false,
    isCheckable: false,
    isChecked: false,
    isEnabled: true,
    isVisibleToUser: true,
    isEditable: false,
    isPassword: false,
    isScrollable: false,
    childCount: children.length,
    children,
  };
}

/** The app in front, whether the keyboard is visible, and the focused element. */
export function phoneState({ tree }: AdbDevice, elements: readonly Element[]): object {
  const { app, package: packageName, activity } = foregroundOf(tree);
  const focused = elements.find(element => element.states.focused);
  return {
    currentApp: catalogue.metas.get(app)?.name ?? 'Launcher',
    packageName,
    activityName: last(activity, '/'),
    keyboardVisible: tree.ui.keyboard.visible,
    isEditable: focused?.states.editable ?? false,
    focusedElement: {
      text: focused ? valueOf(focused) : '',
      className: focused?.className ?? '',
      resourceId: focused?.resourceId ?? '',
    },
  };
}

const DPI = 160;

export function deviceContext(device: AdbDevice): object {
  const { width, height } = device.size;
  const { scale } = device.tree.device.screen;
  return {
    screen_bounds: { width, height },
    filtering_params: { min_element_size: 5, overlay_offset: 0 },
    display_metrics: {
      density: scale,
      densityDpi: Math.round(scale * DPI),
      scaledDensity: scale * device.tree.os.settings.textScale,
      widthPixels: width,
      heightPixels: height,
    },
  };
}

/** The apps that can be started. */
export function launchable({ tree }: AdbDevice): object[] {
  return [...catalogue.metas.values()]
    .filter(({ id }) => tree.os.installed[id]?.enabled)
    .map(({ id, name, package: packageName, system }) => ({
      packageName,
      label: name,
      versionName: tree.os.installed[id]!.version,
      versionCode: 1,
      isSystemApp: system,
    }));
}
