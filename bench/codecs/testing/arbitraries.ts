import fc from 'fast-check';
import { KEYS, type Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { element, observationOf } from './screens.ts';

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
    observationOf(
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

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

/** Any action on a screen with `count` elements. */
export function anyAction(count: number): fc.Arbitrary<Action> {
  const index = fc.integer({ min: 0, max: count - 1 });
  const ref = fc.oneof(
    index,
    index.map(i => `e${i}`),
  );
  return fc.oneof(anyGesture(ref), anyTyping(ref), anyKeyOrWait, anyAnswer, anyMessage, anyEnd, anyTouch);
}

type Ref = fc.Arbitrary<number | string>;

/** An element, or none. */
const maybe = (ref: Ref) =>
  fc.option(ref, { nil: undefined }).map(e => (e === undefined ? {} : { element: e }));
const flag = <K extends string>(key: K) =>
  fc.boolean().map(on => (on ? { [key]: true } : {}) as { [P in K]?: true });
const thousandth = fc.integer({ min: 0, max: 999 });

function anyGesture(ref: Ref): fc.Arbitrary<Action> {
  const press = fc.oneof(
    ref.map(e => ({ element: e })),
    place.map(([x, y]) => ({ x, y })),
    fc.tuple(thousandth, thousandth).map(([x, y]) => ({ x, y, space: 'thousand' as const })),
  );
  return fc.oneof(
    fc
      .tuple(fc.constantFrom('tap' as const, 'double_tap' as const, 'long_press' as const), press)
      .map(([type, where]) => ({ type, ...where })),
    fc
      .tuple(fc.constantFrom('swipe' as const, 'drag' as const), place, place)
      .map(([type, from, to]) => ({ type, from, to })),
    fc
      .tuple(fc.constantFrom(...DIRECTIONS), maybe(ref), fc.constantFrom(undefined, 0.2, 0.4, 0.7, 0.5, 2))
      .map(([direction, where, amount]) => ({
        type: 'scroll' as const,
        direction,
        ...where,
        ...(amount === undefined ? {} : { amount }),
      })),
  );
}

const anyTyping = (ref: Ref): fc.Arbitrary<Action> =>
  fc.oneof(
    fc
      .tuple(anyText, maybe(ref), flag('clear'), flag('enter'))
      .map(([text, ...more]) => Object.assign({ type: 'type' as const, text }, ...more) as Action),
    maybe(ref).map(where => ({ type: 'clear' as const, ...where })),
  );

const anyKeyOrWait: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...KEYS).map(key => ({ type: 'key' as const, key })),
  anyText.filter(t => t.length > 0).map(app => ({ type: 'open_app' as const, app })),
  fc.constantFrom(0, 500, 1_000, 1_500, 2_000, 5_000, 86_400_000).map(ms => ({ type: 'wait' as const, ms })),
);

const anyAnswer: fc.Arbitrary<Action> = fc
  .oneof(
    fc.record({ count: fc.oneof(fc.integer(), fc.constantFrom('4', '1,200')) }),
    fc.record({
      when: fc.constant('2026-03-14'),
      who: anyText,
      names: fc.array(anyText, { minLength: 1, maxLength: 3 }),
    }),
  )
  .map(fields => ({ type: 'answer' as const, fields }));

const anyMessage: fc.Arbitrary<Action> = anyText.map(question => ({ type: 'ask_user' as const, question }));
const anyEnd: fc.Arbitrary<Action> = fc.constantFrom(
  { type: 'done' as const },
  { type: 'impossible' as const },
  { type: 'impossible' as const, reason: 'no such note' },
);
const anyTouch: fc.Arbitrary<Action> = place.map(([x, y]) => ({
  type: 'touch' as const,
  phase: 'down' as const,
  x,
  y,
}));
