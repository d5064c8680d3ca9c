import { accessibleText } from '../../protocol/accessible-text.ts';
import type { Element } from '../../protocol/observation.ts';
import { solverStep } from './solver-step.ts';

/** A way to tell a program which element is meant. */
export interface Address {
  name: string;
  text: string;
}

export const centreOf = ({ bounds }: Pick<Element, 'bounds'>): { x: number; y: number } => {
  const [left, top, right, bottom] = bounds as [number, number, number, number];
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
};

/** UIAutomator's selector: the first attribute that only this element has, or its place among those that share it. */
function uiSelector(elements: readonly Element[], element: Element): string {
  const attributes: readonly [string, (of: Element) => string][] = [
    ['resourceId', ({ resourceId }) => resourceId],
    ['text', of => accessibleText(of).text],
    ['description', of => accessibleText(of).description],
    ['className', ({ className }) => className],
  ];
  const told = attributes.filter(([, valueOf]) => valueOf(element) !== '');
  const sharing = (valueOf: (of: Element) => string) =>
    elements.filter(other => valueOf(other) === valueOf(element));
  const [name, valueOf] = told.find(([, of]) => sharing(of).length === 1) ?? told[0]!;
  const same = sharing(valueOf);
  const selector = `new UiSelector().${name}(${JSON.stringify(valueOf(element))})`;
  return same.length === 1 ? selector : `${selector}.instance(${same.indexOf(element)})`;
}

/** The action that one would do with an element, without where it is. */
function actOn({ states }: Element): object {
  if (states.editable) return { type: 'type', text: 'text' };
  return states.scrollable && !states.clickable ? { type: 'scroll', direction: 'down' } : { type: 'tap' };
}

/** Every way to address an element. */
export function addressesOf(elements: readonly Element[], element: Element): Address[] {
  const { x, y } = centreOf(element);
  return [
    { name: 'Id', text: element.id },
    { name: 'Index', text: String(element.index) },
    { name: 'Point', text: `${x}, ${y}` },
    { name: 'Solver step', text: solverStep(elements, element) },
    { name: 'Action', text: JSON.stringify({ ...actOn(element), element: element.id }) },
    { name: 'Action, by index', text: JSON.stringify({ ...actOn(element), element: element.index }) },
    { name: 'Action, by point', text: JSON.stringify({ type: 'tap', x, y }) },
    { name: 'ADB', text: `adb shell input tap ${x} ${y}` },
    { name: 'UIAutomator', text: uiSelector(elements, element) },
  ];
}
