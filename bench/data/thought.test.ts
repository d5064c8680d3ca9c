import { describe, expect, it } from 'vitest';
import { streamOf } from '../../src/state/random.ts';
import type { Action } from '../../src/protocol/action.ts';
import { element, screen, SCREEN } from './fixture.ts';
import type { RecordedObservation, Step } from './source.ts';
import { targetOf } from './target.ts';
import { thoughtOf } from './thought.ts';
import { sentence } from './describe.ts';

const button = (id: string, name: string, index = 1) => element(index, { id, name });
const step = (before: RecordedObservation, action: Action, after: RecordedObservation, n = 1): Step => ({
  step: n,
  action,
  before,
  after,
  target: targetOf(action, before),
  thought: null,
  model: null,
  stateHash: 'a',
  nextStateHash: 'b',
  reward: 0,
  components: {},
  terminated: false,
  truncated: false,
});
/** All that is said over many seeds, each once. */
const thoughtFor = (of: {
  goal?: string;
  language?: 'en' | 'zh';
  step: Step;
  later?: readonly Step[];
  earlier?: RecordedObservation | null;
}) => [
  ...new Set(
    Array.from({ length: 60 }, (_, seed) =>
      thoughtOf(
        { goal: 'Do it.', language: 'en', earlier: null, later: [], ...of },
        streamOf(seed, 'test', 'thought'),
      ),
    ),
  ),
];

const homeScreen = screen('launcher', []);
const list = screen('notes', [
  element(1, { id: 'h', role: 'heading', name: 'Notes' }),
  button('new', 'New note', 2),
  button('milk', 'Milk, 1 of 3, 09:41', 3),
]);
const editor = screen('notes', [
  element(1, { id: 'title', role: 'textbox', name: 'Title', states: { editable: true, focused: true } }),
]);
const typed = { ...editor, keyboard: true };

it('says how things stand, what comes next and what for, in several wordings that the seed chooses among', () => {
  const all = thoughtFor({
    step: step(list, { type: 'tap', element: 'new' }, editor),
    later: [step(editor, { type: 'type', text: 'x' }, typed, 2)],
  });
  expect(all.length).toBeGreaterThan(6);
  for (const thought of all)
    expect(thought).toMatch(
      /^[^.]*Notes[^.]*\. (I will|Now I|Next I|My next action is to) tap the button “New note” to get to the field “Title”\.$/,
    );
  const again = (seed: number) =>
    thoughtOf(
      { goal: 'x', language: 'en', step: step(list, { type: 'done' }, list), earlier: null, later: [] },
      streamOf(seed, 'test', 'thought'),
    );
  expect(again(3)).toBe(again(3));
});

describe('what it is for is borne out by the goal or by what comes', () => {
  it.each([
    [
      'the goal names it',
      { goal: 'Open “Milk” now.', step: step(list, { type: 'tap', element: 'milk' }, editor) },
      /, since the task names “Milk”\.$/,
    ],
    [
      'a longer word of the goal does not',
      { goal: 'About Milkmen.', step: step(list, { type: 'tap', element: 'milk' }, editor) },
      /tap the button “Milk, 1 of 3, 09:41”\.$/,
    ],
    [
      'the goal gives the words',
      {
        goal: 'Write oat flakes.',
        step: step(editor, { type: 'type', text: 'oat flakes', enter: true }, typed),
      },
      /type “oat flakes” into the field “Title” and press Enter, since the task gives these words\.$/,
    ],
    [
      'the goal gives the number',
      { goal: 'At 07:30.', step: step(editor, { type: 'type', text: '07', clear: true }, typed) },
      /since the task gives this number\.$/,
    ],
    [
      'nothing gives it',
      { goal: 'At 17:30.', step: step(editor, { type: 'type', text: '7' }, typed) },
      /type “7” into the field “Title”\.$/,
    ],
    [
      'a switch turns',
      {
        step: step(
          screen('notes', [
            element(1, { id: 's', role: 'switch', name: 'Wi-Fi', states: { checkable: true } }),
          ]),
          { type: 'tap', element: 's' },
          screen('notes', [
            element(1, {
              id: 's',
              role: 'switch',
              name: 'Wi-Fi',
              states: { checkable: true, checked: true },
            }),
          ]),
        ),
      },
      /tap the switch “Wi-Fi” to turn it on\.$/,
    ],
    [
      'a dialog comes',
      {
        step: step(
          list,
          { type: 'tap', element: 'new' },
          screen('notes', [element(1, { role: 'dialog', name: 'Pick a day' })]),
        ),
      },
      /to bring up “Pick a day”\.$/,
    ],
    [
      'the keyboard goes',
      { step: step(typed, { type: 'key', key: 'back' }, editor) },
      /with the keyboard up\. .*go back to put the keyboard away\.$/,
    ],
    [
      'a scroll finds it',
      {
        step: step(list, { type: 'scroll', direction: 'down' }, list),
        later: [
          step(list, { type: 'scroll', direction: 'down' }, editor, 2),
          step(editor, { type: 'tap', element: 'title' }, editor, 3),
        ],
      },
      /scroll down to look for the field “Title”\.$/,
    ],
    [
      'a scroll finds nothing',
      {
        step: step(list, { type: 'scroll', direction: 'down' }, list),
        later: [step(list, { type: 'impossible' }, list, 2)],
      },
      /scroll down to see what lies below\.$/,
    ],
    [
      'the same again',
      {
        step: step(list, { type: 'key', key: 'back' }, list),
        later: [step(list, { type: 'key', key: 'back' }, list, 2)],
      },
      /go back, and then once more\.$/,
    ],
    [
      'a user has answered',
      {
        earlier: homeScreen,
        step: step(
          { ...list, messages: [{ from: 'user', text: 'Limes' }] },
          { type: 'type', text: 'Limes' },
          list,
        ),
      },
      /The user says: “Limes”\. .*since the user said so\.$/,
    ],
  ] as [string, Parameters<typeof thoughtFor>[0], RegExp][])('%s', (_, of, form) => {
    for (const thought of thoughtFor(of)) expect(thought).toMatch(form);
  });
});

it('in Chinese', () => {
  for (const thought of thoughtFor({
    goal: '打开笔记“Milk”。',
    language: 'zh',
    step: step(list, { type: 'tap', element: 'milk' }, editor),
  }))
    expect(thought).toMatch(
      /^[^。]*Notes[^。]*。(接下来|我要|下一步|现在)点击按钮“Milk, 1 of 3, 09:41”，因为任务提到了“Milk”。$/,
    );
});

it('each action has a sentence in both languages', () => {
  const target = { id: 'x', role: 'img', name: '', bounds: [0, 2_000, 300, 2_400], index: 4 };
  const actions: Action[] = [
    { type: 'tap', element: 'x' },
    { type: 'double_tap', element: 'x' },
    { type: 'long_press', element: 'x' },
    { type: 'swipe', from: [0, 900], to: [0, 100] },
    { type: 'drag', from: [0, 0], to: [500, 10] },
    { type: 'scroll', direction: 'left' },
    { type: 'clear', element: 'x' },
    { type: 'key', key: 'recents' },
    { type: 'key', key: 'volume_up' },
    { type: 'open_app', app: 'notes' },
    { type: 'wait', ms: 1_500 },
    { type: 'touch', phase: 'down', x: 1, y: 2 },
    { type: 'answer', fields: { a: ['b', 'c'], n: 3 } },
    { type: 'ask_user', question: 'Which?' },
    { type: 'impossible' },
  ];
  expect(
    actions.map(a =>
      sentence(
        a,
        ['tap', 'drag', 'clear', 'double_tap', 'long_press'].includes(a.type) ? target : null,
        SCREEN,
        'en',
      ),
    ),
  ).toEqual([
    'Tap the picture at the bottom left of the screen.',
    'Double-tap the picture at the bottom left of the screen.',
    'Press and hold the picture at the bottom left of the screen.',
    'Swipe up.',
    'Drag the picture at the bottom left of the screen right.',
    'Scroll left.',
    'Empty the picture at the bottom left of the screen.',
    'Open the recent apps.',
    'Press the key volume_up.',
    'Open Notes.',
    'Wait 1.5 s.',
    'Put a finger on the screen at (1, 2).',
    'Give the answer “b, c”, “3”.',
    'Ask the user: “Which?”.',
    'Report that the task cannot be done.',
  ]);
  for (const action of actions) expect(sentence(action, target, SCREEN, 'zh')).toMatch(/^\P{ASCII}.*。$/u);
});
