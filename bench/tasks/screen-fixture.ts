import type { Element, Observation } from '../../src/protocol/observation.ts';

/** What an element is unless a test says otherwise: enabled, and there to be pressed. */
export const states = {
  enabled: true,
  checkable: false,
  checked: false,
  selected: false,
  focusable: true,
  focused: false,
  scrollable: false,
  clickable: true,
  longClickable: false,
  editable: false,
  password: false,
};

/** A screen of notes with these elements one below the other, for tests of what only reads observations. */
export const screen = (...elements: (Partial<Element> & { name: string })[]): Observation => ({
  foreground: { app: 'notes', package: 'app.tapworld.notes', activity: '.Main', route: '/' },
  keyboard: false,
  clock: 0,
  elements: elements.map((e, index) => ({
    index,
    id: `e${index}`,
    parent: null,
    role: 'button',
    className: '',
    resourceId: '',
    bounds: [0, index * 10, 100, index * 10 + 10],
    states,
    package: '',
    ...e,
  })),
});
