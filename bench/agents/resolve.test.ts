import { describe, expect, it } from 'vitest';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { locate, Missing, Resolver } from './resolve.ts';

const STATES = {
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
type Made = Partial<Omit<Element, 'states'>> & { states?: Partial<Element['states']> };
/** A screen of these elements, each 100 high, one below the other, unless it says otherwise. */
const screen = (...elements: Made[]): Observation => ({
  elements: elements.map((e, index): Element => ({
    index,
    id: `e${index}`,
    parent: null,
    role: 'button',
    className: 'android.widget.Button',
    resourceId: '',
    name: '',
    bounds: [0, 100 * index, 1_000, 100 * index + 100],
    package: 'p',
    ...e,
    states: { ...STATES, ...e.states },
  })),
  foreground: { app: 'notes', package: 'p', activity: 'a', route: '/' },
  keyboard: false,
  clock: 0,
});
const resolve = (action: Parameters<Resolver['resolve']>[0], was: Observation, now: Observation) =>
  new Resolver().resolve(action, was, now);
const was = screen({ name: 'Save' }, { name: 'Cancel' });

describe('an element that an action names', () => {
  it('is as recorded where it is at its place', () => {
    expect(resolve({ type: 'tap', element: 'e0' }, was, was)).toEqual({
      action: { type: 'tap', element: 'e0' },
    });
    expect(resolve({ type: 'long_press', element: 1 }, was, was)).toEqual({
      action: { type: 'long_press', element: 1 },
    });
  });
  it.each([
    ['lower', screen({ name: 'Title' }, { name: 'Cancel' }, { name: 'Save' }), 'e2', '200 px lower'],
    ['aside', screen({ name: 'Save', bounds: [40, 0, 1_040, 100] }), 'e0', '40 px further right'],
    ['of another size', screen({ name: ' Save ', bounds: [100, 0, 900, 100] }), 'e0', 'of another size'],
    [
      'of another role and the same class',
      screen({ name: 'Cancel' }, { name: 'Save', role: 'text' }),
      'e1',
      '100 px lower',
    ],
  ])('is found where it lies %s, and that is said', (_, now, element, text) => {
    expect(resolve({ type: 'tap', element: 'e0' }, was, now)).toEqual({
      action: { type: 'tap', element },
      text: `resolved button "Save" ${text}`,
    });
  });
  it('is found behind an index that means another one now', () => {
    const now = screen(
      { name: 'New', bounds: [0, 900, 10, 910] },
      { name: 'Save', bounds: [0, 0, 1_000, 100] },
    );
    expect(resolve({ type: 'tap', element: 0 }, was, now)).toEqual({
      action: { type: 'tap', element: 'e1' },
      text: 'resolved button "Save", which is another in the list',
    });
  });
  it('is missing where nothing says the same', () => {
    expect(() =>
      resolve(
        { type: 'tap', element: 'e0' },
        was,
        screen({ name: 'Save all' }, { name: 'Save', role: 'heading', className: 'android.widget.TextView' }),
      ),
    ).toThrow(Missing);
  });
  it('keeps what else the action says', () => {
    const [field, moved] = [
      { role: 'textbox', hint: 'Title', states: { editable: true } },
      {
        role: 'textbox',
        hint: 'Title',
        id: 'other',
        bounds: [0, 50, 1_000, 150],
        states: { editable: true },
      },
    ];
    expect(
      resolve({ type: 'type', element: 0, text: 'milk', clear: true }, screen(field), screen(moved)),
    ).toEqual({
      action: { type: 'type', element: 'other', text: 'milk', clear: true },
      text: 'resolved textbox "Title" 50 px lower',
    });
  });
});

describe('of several that say the same', () => {
  const row = (name: string, index: number): Made[] => [
    { id: `row-${name}`, name, role: 'listitem', states: { clickable: false } },
    { id: `del-${index}`, name: 'Delete', parent: 2 * index },
  ];
  const list = (...names: string[]) => screen(...names.flatMap((name, i) => row(name, i)));
  it('the one with the same texts around it is meant', () => {
    const [before, now] = [list('Milk', 'Bread', 'Eggs'), list('Eggs', 'Salt', 'Milk')];
    expect(locate(before.elements![1]!, before, now)!.id).toBe('del-2');
    // The ids of a real device say nothing: here the same one is in another row.
    expect(locate({ ...before.elements![1]!, id: 'x' }, before, now)!.id).toBe('del-2');
  });
  it('then the nearest', () => {
    const [before, now] = [
      screen({ name: 'A' }, { name: 'More', id: 'x' }),
      screen({ name: 'More' }, { name: 'B' }, { name: 'More' }, { name: 'More' }),
    ];
    expect(locate(before.elements![1]!, before, now)!.index).toBe(0);
    expect(locate({ ...before.elements![1]!, bounds: [0, 260, 1_000, 360] }, before, now)!.index).toBe(3);
  });
});

describe('a row whose words have changed in part', () => {
  const chat = (...names: string[]) => screen(...names.map(name => ({ name, resourceId: 'chat' })));
  const before = chat('Mum, See you at six, 09:40, 2');
  it('is the same by its first and most of its pieces', () => {
    expect(
      resolve(
        { type: 'tap', element: 0 },
        before,
        chat('Sam, Yes, 09:40', 'Mum, See you at six, Yesterday, 2'),
      ),
    ).toMatchObject({
      action: { element: 'e1' },
      text: expect.stringContaining('which says "Mum, See you at six, Yesterday, 2"'),
    });
  });
  it.each([
    ['only its first', ['Mum, Never, 12:00']],
    ['only the others', ['Dad, See you at six, 09:40, 2']],
    ['two alike', ['Mum, See you at six, 10:00, 2', 'Mum, See you at six, 11:00, 2']],
  ])('and with %s it is not', (_, names) => {
    expect(() => resolve({ type: 'tap', element: 0 }, before, chat(...names))).toThrow(
      'no button "Mum, See you at six, 09:40, 2"',
    );
  });
});

describe('a place on the screen', () => {
  const slider = (left: number, right: number) =>
    screen({
      role: 'slider',
      name: 'Volume',
      bounds: [left, 0, right, 100],
      range: { min: 0, max: 10, now: 5, step: 1 },
    });
  it('is the same place within what was under it', () => {
    expect(resolve({ type: 'tap', x: 750, y: 50 }, slider(0, 1_000), slider(100, 500))).toEqual({
      action: { type: 'tap', x: 400, y: 50 },
      text: expect.stringContaining('slider "Volume" 200 px further left'),
    });
    expect(
      resolve({ type: 'tap', x: 0.75, y: 0.5, space: 'unit' }, slider(0, 1_000), slider(0, 1_000)),
    ).toEqual({ action: { type: 'tap', x: 0.75, y: 0.5, space: 'unit' } });
    expect(
      resolve({ type: 'tap', x: 750, y: 500, space: 'thousand' }, slider(0, 1_000), slider(100, 500)).action,
    ).toEqual({ type: 'tap', x: 400, y: 50 });
  });
  it('with nothing under it is the same part of the screen', () => {
    const bare = (size: number) =>
      screen({ name: '', states: { clickable: false }, bounds: [0, 0, size, size] });
    expect(resolve({ type: 'tap', x: 500, y: 50 }, bare(1_000), bare(1_000))).toEqual({
      action: { type: 'tap', x: 500, y: 50 },
    });
    expect(resolve({ type: 'tap', x: 900, y: 50 }, bare(1_000), bare(500)).action).toEqual({
      type: 'tap',
      x: 450,
      y: 25,
    });
  });
  it('that a finger drags from has to be there, and where it lets go is found as well', () => {
    const [one, other] = [
      screen({ name: 'A' }, { name: 'B' }, { name: 'C' }),
      screen({ name: 'X' }, { name: 'A' }, { name: 'B' }, { name: 'C' }),
    ];
    expect(resolve({ type: 'drag', from: [10, 50], to: [10, 290] }, one, other).action).toEqual({
      type: 'drag',
      from: [10, 150],
      to: [10, 390],
    });
    expect(() =>
      resolve({ type: 'drag', from: [10, 50], to: [10, 290] }, one, screen({ name: 'B' })),
    ).toThrow(Missing);
    expect(resolve({ type: 'swipe', from: [10, 50], to: [10, 290] }, one, screen({ name: 'B' }))).toEqual({
      action: { type: 'swipe', from: [10, 50], to: [10, 290] },
    });
  });
  it('that a finger is put down at takes its way along', () => {
    const resolver = new Resolver();
    const now = screen({ name: 'Bar' }, { name: 'Save' }, { name: 'Cancel' });
    const touch = (phase: 'down' | 'move' | 'up', y: number) =>
      resolver.resolve({ type: 'touch', phase, x: 5, y }, was, now).action;
    expect([touch('down', 50), touch('move', 80), touch('up', 120)]).toEqual(
      [150, 180, 220].map((y, i) => ({ type: 'touch', phase: ['down', 'move', 'up'][i], x: 5, y })),
    );
  });
});

it('what is typed without a field goes where the caret was', () => {
  const field = (name: string, focused: boolean): Made => ({
    role: 'textbox',
    className: 'android.widget.EditText',
    name,
    states: { editable: true, focused },
  });
  const before = screen(field('Title', false), field('Body', true));
  expect(resolve({ type: 'type', text: 'x' }, before, before)).toEqual({
    action: { type: 'type', text: 'x' },
  });
  expect(
    resolve({ type: 'type', text: 'x' }, before, screen(field('Body', false), field('Title', true))),
  ).toEqual({
    action: { type: 'type', text: 'x', element: 'e0' },
    text: 'put the caret into textbox "Body" first',
  });
  expect(() => resolve({ type: 'clear' }, before, screen(field('Title', true)))).toThrow(Missing);
});

it.each([
  { type: 'open_app', app: 'notes' },
  { type: 'key', key: 'back' },
  { type: 'wait', ms: 5 },
  { type: 'done' },
  { type: 'answer', fields: { a: 1 } },
  { type: 'scroll', direction: 'down' },
] as const)('%j needs no place', action => {
  expect(resolve(action, was, screen())).toEqual({ action });
});
