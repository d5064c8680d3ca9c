import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../state/validate.ts';
import { Action } from '../action.ts';
import type { Element } from '../observation.ts';
import { AndroidWorldAction, fromAndroidWorld, type Scene } from './actions.ts';
import { answerFields } from './answers.ts';
import { listed, uiElements } from './elements.ts';

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
const element = (index: number, about: Partial<Element>): Element => ({
  index,
  id: `e${index}`,
  parent: null,
  role: 'text',
  className: 'android.widget.TextView',
  resourceId: '',
  name: '',
  bounds: [0, 0, 10, 10],
  states: off,
  package: 'app.tapworld.notes',
  ...about,
});
const elements = [
  element(0, { role: 'list', states: { ...off, scrollable: true }, bounds: [0, 100, 1_000, 2_000] }),
  element(1, { role: 'button', parent: 0, name: 'Row', states: { ...off, clickable: true } }),
  element(2, { parent: 1, name: 'Title', bounds: [0, 100, 500, 200] }),
  element(3, {
    role: 'textbox',
    name: 'Name',
    value: 'Ann',
    hint: 'Your name',
    states: { ...off, editable: true, clickable: true },
    bounds: [0, 300, 1_000, 400],
    resourceId: 'app.tapworld.notes:id/name',
  }),
  element(4, { role: 'img', name: 'A boat', bounds: [100, 500, 200, 600] }),
];
const sheet = {
  title: 'T',
  fields: {
    when: { label: 'Day', type: 'date' as const },
    count: { label: 'How many', type: 'number' as const },
  },
};
const scene: Scene = { elements, screen: { width: 1_000, height: 2_000 }, sheet: null };
const read = (action: object, more: Partial<Scene> = {}) => fromAndroidWorld(action, { ...scene, ...more });

describe('elements', () => {
  test('are leaves and what scrolls, with words, boxes in pixels and from 0 to 1', () => {
    expect(listed(elements).map(e => e.id)).toEqual(['e0', 'e2', 'e3', 'e4']);
    const [list, title, field, boat] = uiElements(elements, scene.screen);
    expect(list).toMatchObject({
      is_scrollable: true,
      text: null,
      bbox: { x_min: 0, x_max: 1, y_min: 0.05, y_max: 1 },
    });
    expect(title).toMatchObject({
      text: 'Title',
      content_description: null,
      bbox_pixels: { x_min: 0, x_max: 500, y_min: 100, y_max: 200 },
      is_visible: true,
    });
    expect(field).toMatchObject({
      text: 'Ann',
      content_description: 'Name',
      hint_text: 'Your name',
      is_editable: true,
      resource_name: 'app.tapworld.notes:id/name',
    });
    expect(boat).toMatchObject({ text: null, content_description: 'A boat' });
  });
});

describe('actions', () => {
  test.each([
    [
      { action_type: 'click', index: 1 },
      { type: 'tap', element: 'e2' },
    ],
    [
      { action_type: 'click', x: 5, y: 6, index: null },
      { type: 'tap', x: 5, y: 6 },
    ],
    [
      { action_type: 'long_press', index: 3 },
      { type: 'long_press', element: 'e4' },
    ],
    [
      { action_type: 'long_press', index: '3' },
      { type: 'long_press', element: 'e4' },
    ],
    [
      { action_type: 'double_tap', x: 1, y: 2 },
      { type: 'double_tap', x: 1, y: 2 },
    ],
    [
      { action_type: 'scroll', direction: 'down' },
      { type: 'scroll', direction: 'down' },
    ],
    [
      { action_type: 'scroll', direction: 'up', index: 0 },
      { type: 'scroll', direction: 'up', element: 'e0' },
    ],
    [
      { action_type: 'swipe', direction: 'up' },
      { type: 'swipe', from: [500, 1_000], to: [500, 1] },
    ],
    [
      { action_type: 'swipe', direction: 'left', index: 2 },
      { type: 'swipe', from: [500, 350], to: [1, 350] },
    ],
    [
      { action_type: 'input_text', text: 'x', index: 2, clear_text: true },
      { type: 'type', element: 'e3', text: 'x', enter: true, clear: true },
    ],
    [
      { action_type: 'input_text', text: 7, x: 20, y: 350 },
      { type: 'type', element: 'e3', text: '7', enter: true },
    ],
    [{ action_type: 'navigate_home' }, { type: 'key', key: 'home' }],
    [{ action_type: 'navigate_back' }, { type: 'key', key: 'back' }],
    [{ action_type: 'keyboard_enter' }, { type: 'key', key: 'enter' }],
    [
      { action_type: 'open_app', app_name: 'Notes' },
      { type: 'open_app', app: 'Notes' },
    ],
    [{ action_type: 'wait' }, { type: 'wait', ms: 1_000 }],
    [{ action_type: 'unknown' }, { type: 'wait', ms: 0 }],
    [
      { action_type: 'unknown', keycode: 'KEYCODE_APP_SWITCH' },
      { type: 'key', key: 'recents' },
    ],
    [{ action_type: 'status', goal_status: 'complete' }, { type: 'done' }],
    [{ action_type: 'status', goal_status: 'infeasible' }, { type: 'impossible' }],
  ])('%j', (given, action) => {
    expect(read(given)).toEqual(action);
  });
  test('of any kind become an action of the wire or an error with a reason', () => {
    const words = fc.option(
      fc.oneof(fc.string(), fc.constantFrom('up', 'down', 'complete', 'KEYCODE_BACK', '2026-03-12, 4')),
      { nil: null },
    );
    const number = fc.option(fc.oneof(fc.integer({ min: -3, max: 8 }), fc.double()), { nil: null });
    const any = fc.record(
      {
        action_type: fc.oneof(
          fc.constantFrom(
            ...(AndroidWorldAction.properties.action_type as unknown as { enum: string[] }).enum,
          ),
          fc.string(),
        ),
        index: number,
        x: number,
        y: number,
        text: words,
        direction: words,
        goal_status: words,
        app_name: words,
        keycode: words,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          any,
          fc.json().map(text => JSON.parse(text) as unknown),
        ),
        fc.boolean(),
        (given, asked) => {
          try {
            expect(
              validate(Action, fromAndroidWorld(given, { ...scene, sheet: asked ? sheet : null })),
            ).toEqual([]);
          } catch (error) {
            expect((error as { code?: string }).code).toBe('INVALID_ACTION');
            expect((error as Error).message).not.toBe('');
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('answers', () => {
  test('fill the sheet: whole, in parts by order, or by field', () => {
    expect(answerFields(' Tuesday ', { title: '', fields: { a: { label: 'Day', type: 'text' } } })).toEqual({
      a: 'Tuesday',
    });
    expect(answerFields('tea, milk', { title: '', fields: { a: { label: 'What', type: 'set' } } })).toEqual({
      a: ['tea', 'milk'],
    });
    expect(answerFields('2026-03-14, 4', sheet)).toEqual({ when: '2026-03-14', count: '4' });
    expect(answerFields('{"count": 4, "when": "2026-03-14"}', sheet)).toEqual({
      count: 4,
      when: '2026-03-14',
    });
  });
  test('that do not fit say so', () => {
    expect(() => answerFields('x', null)).toThrow('asks for no answer');
    expect(() => answerFields('4', sheet)).toThrow('1 parts, and 2 are asked for');
    expect(() => answerFields('{"who": "x"}', sheet)).toThrow('no field who');
    expect(() => answerFields('soon, 4', sheet)).toThrow('Day: "soon" is no date');
    expect(() => answerFields('{"when": "2026-03-14", "count": {"value": 1, "unit": 3}}', sheet)).toThrow(
      'is no ',
    );
    expect(() => answerFields('{"when": null, "count": 4}', sheet)).toThrow('Day: null is no date');
  });
});
