import fc from 'fast-check';
import { KEYS, type Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { parseAnswer, type AnswerSheet } from '../../src/state/answers.ts';
import { DEFAULT_AMOUNT, fingerOf, scrollerOf } from './shared/gestures.ts';
import { elementOf, focusedField, pathOf, targetOf, type Point } from './shared/screen.ts';

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

/** What is seen: these elements, and a picture of this width of the whole screen. */
export const seenOf = (elements: Element[], width?: number): Observation => ({
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
  seenOf(
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

const box = fc
  .tuple(
    fc.integer({ min: 0, max: 900 }),
    fc.integer({ min: 0, max: 2_200 }),
    fc.integer({ min: 24, max: 1_080 }),
    fc.integer({ min: 24, max: 1_500 }),
  )
  .map(([l, t, w, h]) => [l, t, Math.min(1_080, l + w), Math.min(2_400, t + h)]);

/** Any screen: up to twelve elements anywhere, at most one with the caret, with a picture of some width or none. */
export const anyScreen: fc.Arbitrary<Observation> = fc
  .tuple(
    fc.array(
      fc.record({
        bounds: box,
        scrollable: fc.boolean(),
        clickable: fc.boolean(),
        longClickable: fc.boolean(),
        editable: fc.boolean(),
        range: fc.boolean(),
        enabled: fc.boolean(),
        value: fc.constantFrom('', 'Ann', undefined),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    fc.constantFrom(undefined, 360, 464, 540, 1_080),
    fc.nat({ max: 12 }),
  )
  .map(([list, width, caret]) =>
    seenOf(
      list.map(({ bounds, range, value, ...states }, i) =>
        element(i, {
          bounds,
          states: { ...states, focused: i === caret && states.editable },
          ...(value === undefined ? {} : { value }),
          ...(range ? { range: { min: 0, max: 1, now: 0, step: 0.1 } } : {}),
        }),
      ),
      width,
    ),
  );

/** Texts with all that breaks grammars: quotes, brackets, tags, lines, calls and JSON. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'It\'s "so", (she) said',
    'a\nb',
    'back\\slash\\n',
    '{"action": "click"}',
    "finish(message='x')",
    'do(action="Back")',
    '</tool_call>',
    'Action: wait()',
    '雨下了',
    '👍🏽',
    "')",
    '")',
    "', x')",
    ' blanks ',
  ),
);
const place = fc
  .tuple(fc.integer({ min: 0, max: 1_079 }), fc.integer({ min: 0, max: 2_399 }))
  .map(([x, y]): [number, number] => [x, y]);

/** Any action on a screen with so many elements. */
export function anyAction(count: number): fc.Arbitrary<Action> {
  const ref = fc.integer({ min: 0, max: count - 1 });
  const named = fc.oneof(
    ref,
    ref.map(i => `e${i}`),
  );
  const field = fc.option(named, { nil: undefined }).map(e => (e === undefined ? {} : { element: e }));
  const flag = <K extends string>(key: K) =>
    fc.boolean().map(on => (on ? { [key]: true } : {}) as { [P in K]?: true });
  const press = fc.oneof(
    named.map(e => ({ element: e })),
    place.map(([x, y]) => ({ x, y })),
    fc
      .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }))
      .map(([x, y]) => ({ x, y, space: 'thousand' as const })),
  );
  return fc.oneof(
    fc
      .tuple(fc.constantFrom('tap' as const, 'double_tap' as const, 'long_press' as const), press)
      .map(([type, where]) => ({ type, ...where })),
    fc
      .tuple(fc.constantFrom('swipe' as const, 'drag' as const), place, place)
      .map(([type, from, to]) => ({ type, from, to })),
    fc
      .tuple(
        fc.constantFrom('up' as const, 'down' as const, 'left' as const, 'right' as const),
        field,
        fc.constantFrom(undefined, 0.2, 0.4, 0.7, 0.5, 2),
      )
      .map(([direction, where, amount]) => ({
        type: 'scroll' as const,
        direction,
        ...where,
        ...(amount === undefined ? {} : { amount }),
      })),
    fc
      .tuple(anyText, field, flag('clear'), flag('enter'))
      .map(([text, ...more]) => Object.assign({ type: 'type' as const, text }, ...more) as Action),
    field.map(where => ({ type: 'clear' as const, ...where })),
    fc.constantFrom(...KEYS).map(key => ({ type: 'key' as const, key })),
    anyText.filter(t => t.length > 0).map(app => ({ type: 'open_app' as const, app })),
    fc
      .constantFrom(0, 500, 1_000, 1_500, 2_000, 5_000, 86_400_000)
      .map(ms => ({ type: 'wait' as const, ms })),
    fc
      .oneof(
        fc.record({ count: fc.oneof(fc.integer(), fc.constantFrom('4', '1,200')) }),
        fc.record({
          when: fc.constant('2026-03-14'),
          who: anyText,
          names: fc.array(anyText, { minLength: 1, maxLength: 3 }),
        }),
      )
      .map(fields => ({ type: 'answer' as const, fields })),
    anyText.map(question => ({ type: 'ask_user' as const, question })),
    fc.constantFrom(
      { type: 'done' as const },
      { type: 'impossible' as const },
      { type: 'impossible' as const, reason: 'no such note' },
    ),
    place.map(([x, y]) => ({ type: 'touch' as const, phase: 'down' as const, x, y })),
  );
}

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.max(Math.abs(ax - bx), Math.abs(ay - by));
/** Pixels of the screen by which a place may differ: one of a thousand is 2.4, one of a picture 360 wide is 3. */
const NEAR = 4;

/** Whether two actions do the same on a screen. Places may differ by the coarseness of a grammar’s coordinates, reasons and names of apps by nothing that counts. */
export function meansTheSame(
  a: Action,
  b: Action,
  observation: Observation,
  sheet: AnswerSheet | null,
): boolean {
  if (a.type === 'scroll' && b.type === 'swipe') {
    const [[f, t], [from, to]] = [fingerOf(a, observation, SCREEN, 'test'), pathOf(b, SCREEN)];
    return far(f, from) <= NEAR && far(t, to) <= NEAR;
  }
  if (a.type === 'type' && a.text === '' && a.clear && !a.enter && b.type === 'clear')
    return fieldOf(a, observation) === fieldOf(b, observation);
  if (a.type !== b.type) return false;
  switch (a.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press':
      return far(targetOf(a, observation, SCREEN), targetOf(b as typeof a, observation, SCREEN)) <= NEAR;
    case 'swipe':
    case 'drag':
      return pathOf(a, SCREEN).every((p, i) => far(p, pathOf(b as typeof a, SCREEN)[i]!) <= NEAR);
    case 'scroll': {
      const other = b as typeof a;
      return (
        a.direction === other.direction &&
        scrollerOf(a, observation)?.index === scrollerOf(other, observation)?.index &&
        Math.abs((a.amount ?? DEFAULT_AMOUNT) - (other.amount ?? DEFAULT_AMOUNT)) <
          0.02 + (observation.screenshot ? 0.06 : 0)
      );
    }
    case 'type': {
      const other = b as typeof a;
      const empties = (each: typeof a) => each.clear === true || focusedField(observation)?.value === '';
      return (
        a.text === other.text &&
        (a.enter ?? false) === (other.enter ?? false) &&
        fieldOf(a, observation) === fieldOf(other, observation) &&
        empties(a) === empties(other)
      );
    }
    case 'clear':
      return fieldOf(a, observation) === fieldOf(b as typeof a, observation);
    case 'key':
      return a.key === (b as typeof a).key;
    case 'open_app':
      return a.app === (b as typeof a).app;
    case 'wait':
      return a.ms === (b as typeof a).ms;
    case 'ask_user':
      return a.question === (b as typeof a).question;
    case 'answer': {
      const { fields } = b as typeof a;
      if (!sheet) return JSON.stringify(a.fields) === JSON.stringify(fields);
      return (
        Object.keys(a.fields).length === Object.keys(fields).length &&
        Object.entries(sheet.fields).every(
          ([id, field]) =>
            JSON.stringify(parseAnswer(field, a.fields[id])) ===
            JSON.stringify(parseAnswer(field, fields[id])),
        )
      );
    }
    case 'touch':
      return JSON.stringify(a) === JSON.stringify(b);
    case 'done':
    case 'impossible':
      return true;
  }
}

const fieldOf = (
  a: { element?: number | string | undefined },
  observation: Observation,
): number | undefined =>
  a.element === undefined ? focusedField(observation)?.index : elementOf(a.element, observation).index;
