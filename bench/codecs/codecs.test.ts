// Over 300 lines: properties of all codecs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Action, actionSchemas, KEYS } from '../../src/protocol/action.ts';
import { validate } from '../../src/state/validate.ts';
import { codecs, FormatError, movesOf, NoAction, simpler, type Codec } from './index.ts';
import { anyAction, anyScreen, anyText } from './testing/arbitraries.ts';
import { meansTheSame } from './testing/same-meaning.ts';
import { element, observationOf, screen, SCREEN, several, single } from './testing/screens.ts';

const all = Object.values(codecs);
const sheets = [null, single, several] as const;
const context = { screen: SCREEN };

/** What is written, or the code of why not. */
function formatted(codec: Codec, ...args: Parameters<Codec['format']>): { text: string } | { code: string } {
  try {
    return { text: codec.format(...args) };
  } catch (error) {
    expect(error).toBeInstanceOf(FormatError);
    expect((error as Error).message).not.toBe('');
    return { code: (error as FormatError).code };
  }
}

/** That a reply gives actions of the wire, or a reason. */
function isRead(
  codec: Codec,
  reply: string,
  ...more: [Parameters<Codec['parse']>[1], Parameters<Codec['parse']>[2]]
): void {
  try {
    for (const action of movesOf(codec, reply, ...more, context))
      expect(validate(Action, action)).toEqual([]);
  } catch (error) {
    expect(error).toBeInstanceOf(NoAction);
    expect((error as Error).message).not.toBe('');
  }
}

describe.each(all.map(codec => [codec.name, codec] as const))('%s', (_, codec) => {
  test('what it writes it reads as the same, wherever its grammar can say it', () => {
    let written = 0;
    fc.assert(
      fc.property(
        anyScreen.chain(observation =>
          fc.tuple(fc.constant(observation), anyAction(observation.elements!.length)),
        ),
        fc.constantFrom(...sheets),
        fc.option(fc.nat(), { nil: undefined }),
        ([observation, action], sheet, seed) => {
          const fullContext = { ...context, ...(seed === undefined ? {} : { seed }) };
          const out = formatted(codec, action, observation, sheet, fullContext);
          if ('code' in out) return;
          written++;
          const read = codec.parse(out.text, observation, sheet, fullContext);
          if (!meansTheSame(action, read, observation, sheet))
            expect({ text: out.text, read }).toEqual({ meant: action });
          expect(movesOf(codec, out.text, observation, sheet, fullContext)[0]).toEqual(read);
          expect(validate(actionSchemas[read.type], read)).toEqual([]);
        },
      ),
      { numRuns: 600 },
    );
    expect(written).toBeGreaterThan(50);
  });

  test('anything at all gives an action or a reason', () => {
    const observation = screen(1_080);
    const formats = fc.tuple(anyAction(6), fc.constantFrom(...sheets)).map(([action, sheet]) => {
      const out = formatted(codec, action, observation, sheet, context);
      return 'text' in out ? out.text : codec.rules;
    });
    const mutated = fc
      .tuple(
        formats,
        fc.nat(),
        fc.nat({ max: 12 }),
        fc.oneof(
          fc.string({ maxLength: 6 }),
          fc.constantFrom(
            '"',
            "'",
            '{',
            '}',
            '(',
            ')',
            '[',
            ',',
            '\\',
            '<',
            'NaN',
            '-1',
            '1e999',
            'null',
            '__proto__',
            '\u0000',
          ),
        ),
      )
      .map(([text, at, removed, inserted]) => {
        const i = at % (text.length + 1);
        return text.slice(0, i) + inserted + text.slice(i + removed);
      });
    const twice = fc.tuple(formats, formats).map(texts => texts.join('\n'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.json(),
          anyText,
          { arbitrary: mutated, weight: 5 },
          twice,
        ),
        fc.constantFrom(...sheets),
        (reply, sheet) => isRead(codec, reply, observation, sheet),
      ),
      { numRuns: 600 },
    );
  });

  test('JSON with the right keys and any values gives an action or a reason', () => {
    const key = fc.constantFrom(
      'action',
      'actions',
      'scrollX',
      'type',
      'action_type',
      'name',
      'arguments',
      'input',
      'coordinate',
      'coordinate2',
      'start_coordinate',
      'point',
      'point1',
      'point2',
      'value',
      'text',
      'keys',
      'path',
      'x',
      'y',
      'index',
      'direction',
      'scroll_direction',
      'scroll_y',
      'time',
      'duration',
      'button',
      'status',
      'fields',
      'element',
    );
    const word = fc.constantFrom(
      'mobile_use',
      'computer',
      'tool_use',
      'left_click',
      'computer_call',
      'function_call',
      'finish',
      'answer',
      'click',
      'left_click',
      'CLICK',
      'TYPE',
      'swipe',
      'scroll',
      'drag',
      'keypress',
      'key',
      'type',
      'wait',
      'tap',
      'input_text',
      'up',
      'down',
      '{"count": {"value": "x", "unit": 3}}',
      '{}',
      'left',
    );
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(
          word,
          fc.double(),
          fc.integer({ min: -9, max: 2_000 }),
          fc.string(),
          fc.boolean(),
          fc.constant(null),
        ),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, tree, { maxKeys: 7 }), fc.constantFrom(...sheets), (object, sheet) =>
        isRead(codec, JSON.stringify(object), screen(464), sheet),
      ),
      { numRuns: 400 },
    );
  });

  test('an element that is not there is said to be missing', () => {
    expect(() => codec.format({ type: 'tap', element: 'nowhere' }, screen(1_080), null, context)).toThrow(
      expect.objectContaining({ code: 'NO_ELEMENT' }),
    );
  });

  test('what its mask offers is read, and shows what the screen has', () => {
    if (!codec.mask) return;
    fc.assert(
      fc.property(
        anyScreen,
        fc.constantFrom(...sheets),
        fc.option(fc.nat(), { nil: undefined }),
        (observation, sheet, seed) => {
          const fullContext = { ...context, ...(seed === undefined ? {} : { seed }) };
          const { texts, prefixes } = codec.mask!(observation, sheet, fullContext);
          expect(texts.length).toBeGreaterThan(2);
          expect(new Set(texts).size).toBe(texts.length);
          for (const text of texts)
            expect(validate(Action, codec.parse(text, observation, sheet, fullContext))).toEqual([]);
          expect(prefixes.every(prefix => prefix !== '')).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the screen and the steps left are told, with rules that a person can read', () => {
    const { head } = codec.show(screen(1_080), 7, context);
    expect(head).toContain('Steps left: 7');
    expect(codec.rules.length).toBeLessThan(2_500);
    expect(codec.show(screen(), 7, context).list).toContain('Row');
  });
});

test('each has a name and a line of its own', () => {
  expect(all.length).toBe(15);
  expect(new Set(all.map(codec => codec.describe)).size).toBe(15);
  expect(KEYS.length).toBe(14);
});

test('a place is for the scroller that it lies on once it is rounded', () => {
  const scrolls = (bounds: number[]) => ({ bounds, states: { scrollable: true } });
  // Half of the large one’s width is 867.5, and the small one begins at 868.
  const observation = observationOf(
    [element(0, scrolls([655, 2_078, 1_080, 2_400])), element(1, scrolls([868, 2_107, 1_080, 2_400]))],
    1_080,
  );
  for (const codec of [codecs['openai']!, codecs['anthropic']!, codecs['ui-tars-1.5']!]) {
    const read = codec.parse(
      codec.format({ type: 'scroll', direction: 'up' }, observation, null, context),
      observation,
      null,
      context,
    );
    expect([codec.name, read]).toEqual([
      codec.name,
      expect.objectContaining({ type: 'scroll', element: 'e0' }),
    ]);
  }
});

test('every codec can end an episode, say that it is impossible, go back and home, scroll, press and type', () => {
  const observation = screen(1_080);
  for (const codec of all) {
    for (const action of [
      { type: 'done' },
      { type: 'impossible' },
      { type: 'key', key: 'back' },
      { type: 'key', key: 'home' },
      { type: 'scroll', direction: 'down' },
      { type: 'tap', element: 1 },
      { type: 'long_press', element: 1 },
    ] as const) {
      expect([codec.name, formatted(codec, action, observation, null, context)]).toEqual([
        codec.name,
        { text: expect.any(String) },
      ]);
    }
    const typed = [
      { type: 'type', text: 'words' },
      { type: 'type', text: 'words', element: 2, enter: true },
      { type: 'type', text: 'words', clear: true },
    ] as const;
    expect([
      codec.name,
      typed.some(action => 'text' in formatted(codec, action, observation, null, context)),
    ]).toEqual([codec.name, true]);
  }
});

test('every codec with a word for an answer says one field, and several', () => {
  const mute = all
    .filter(
      codec =>
        'code' in formatted(codec, { type: 'answer', fields: { count: 12 } }, screen(1_080), single, context),
    )
    .map(codec => codec.name);
  expect(mute).toEqual(['small-controller']);
  for (const codec of all.filter(each => !mute.includes(each.name))) {
    const text = codec.format(
      { type: 'answer', fields: { when: '2026-03-14', who: 'Ann, of Bath', names: ['x', 'y'] } },
      screen(1_080),
      several,
      context,
    );
    expect([codec.name, codec.parse(text, screen(1_080), several, context)]).toEqual([
      codec.name,
      { type: 'answer', fields: { when: '2026-03-14', who: 'Ann, of Bath', names: ['x', 'y'] } },
    ]);
  }
});

test('typing into a field is said in simple steps where it cannot be said in one', () => {
  expect(simpler({ type: 'type', element: 3, text: 'Bath', clear: true, enter: true }, screen())).toEqual([
    { type: 'tap', element: 'e3' },
    { type: 'clear' },
    { type: 'type', text: 'Bath' },
    { type: 'key', key: 'enter' },
  ]);
  expect(simpler({ type: 'type', element: 'e2', text: 'Bath' }, screen())).toEqual([
    { type: 'type', text: 'Bath' },
  ]);
  expect(simpler({ type: 'clear', element: 3 }, screen())).toEqual([
    { type: 'tap', element: 'e3' },
    { type: 'clear' },
  ]);
  expect(simpler({ type: 'done' }, screen())).toEqual([{ type: 'done' }]);
});
