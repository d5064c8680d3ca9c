import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../../src/state/answers.ts';

/** The screen of the tests, pixels. */
export const SCREEN = { width: 1_080, height: 2_400 };
const off = {
  enabled: true,
  checkable: false,
  checked: false,
  selected: false,
  focusable: false,
  focused: false,
  scrollable: false,
  clickable: false,
  longClickable: false,
  editable: false,
  password: false,
};

/** An element with states by name. */
export const element = (
  index: number,
  about: Omit<Partial<Element>, 'states'> & { states?: Partial<Element['states']> } = {},
): Element => ({
  index,
  id: `e${index}`,
  parent: null,
  role: 'text',
  className: 'android.view.View',
  resourceId: '',
  name: `Thing ${index}`,
  bounds: [0, 0, 100, 100],
  package: 'app.tapworld.notes',
  ...about,
  states: { ...off, ...about.states },
});

/** An observation of these elements, with a picture of the whole screen in this width. */
export const observationOf = (elements: Element[], width?: number): Observation => ({
  foreground: { app: 'notes', package: 'app.tapworld.notes', activity: 'a', route: '/' },
  keyboard: false,
  clock: 0,
  elements,
  ...(width === undefined
    ? {}
    : {
        screenshot: {
          mime: 'image/jpeg',
          width,
          height: Math.round((width * SCREEN.height) / SCREEN.width),
          base64: '',
        },
      }),
});

/** A screen that has one of each: a list, a row in it, a field with the caret, another field, a slider, a picture. */
export const screen = (width?: number): Observation =>
  observationOf(
    [
      element(0, { role: 'list', name: '', bounds: [0, 240, 1_080, 2_040], states: { scrollable: true } }),
      element(1, {
        role: 'button',
        name: 'Row',
        parent: 0,
        bounds: [0, 240, 1_080, 480],
        states: { clickable: true, longClickable: true },
      }),
      element(2, {
        role: 'textbox',
        name: 'Title',
        value: '',
        bounds: [0, 0, 1_080, 120],
        states: { editable: true, clickable: true, focused: true, longClickable: true },
      }),
      element(3, {
        role: 'textbox',
        name: 'Place',
        value: 'Bath',
        bounds: [0, 120, 1_080, 240],
        states: { editable: true, clickable: true },
      }),
      element(4, {
        role: 'slider',
        name: 'Volume',
        bounds: [108, 2_160, 972, 2_280],
        range: { min: 0, max: 10, now: 4, step: 1 },
      }),
      element(5, { role: 'img', name: 'A boat', parent: 0, bounds: [540, 1_200, 756, 1_440] }),
    ],
    width,
  );

export const single: AnswerSheet = { title: 'T', fields: { count: { label: 'How many', type: 'number' } } };
export const several: AnswerSheet = {
  title: 'T',
  fields: {
    when: { label: 'Day', type: 'date' },
    who: { label: 'Who', type: 'text' },
    names: { label: 'Names', type: 'set' },
  },
};
