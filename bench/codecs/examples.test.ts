// Over 300 lines: examples of every action format.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/protocol/action.ts';
import { codecs, movesOf } from './index.ts';
import { screen, single } from './testing/screens.ts';

/*
 * The screen is 1080 × 2400 with a picture of that size, which processors of 28 pixels bring to 1092 × 2408: 1080 / 28 = 38.6 and 2400 / 28 = 85.7 are rounded to 39
 * and 86. The row e1 has its middle at 540, 360; the list e0 is 1800 high around 540, 1140, so that a scroll by 0.7 goes from 1770 to 510.
 */
const observation = screen(1_080);
const sheet = single;
const UNIT = { space: 'unit' } as const;
const THOUSAND = { space: 'thousand' } as const;
const BACK: Action = { type: 'key', key: 'back' };
const HOME: Action = { type: 'key', key: 'home' };
const ENTER: Action = { type: 'key', key: 'enter' };
const DONE: Action = { type: 'done' };
const TWELVE: Action = { type: 'answer', fields: { count: '12' } };

const tool = (args: object) =>
  `<tool_call>\n${JSON.stringify({ name: 'mobile_use', arguments: args })}\n</tool_call>`;
const r1 = (args: object) =>
  `<think>The row is there.</think><action>Tap it.</action><tool_call>${JSON.stringify({ name: 'mobile_use', arguments: args })}</tool_call>`;
const tars = (call: string) => `Thought: The row is there (I think).\nAction: ${call}`;
const glm = (call: string) => `<think>do it</think>\n<answer>${call}</answer>`;
const lab = (call: string) => `Analysis: next\nOperation: ${call}`;
const gym = (args: object) => `<think>x</think><answer>${JSON.stringify(args)}</answer>`;
const claude = (input: object, name = 'computer') =>
  `I tap it.\n${JSON.stringify({ type: 'tool_use', id: 't', name, input })}`;
const cua = (action: object) => JSON.stringify({ type: 'computer_call', call_id: 'c', action });
const fn = (name: string, args: object) =>
  JSON.stringify({ type: 'function_call', name, arguments: JSON.stringify(args) });

/** By codec: what a model of the family writes, and what it does, or why it does nothing. */
const examples: Record<string, [reply: string, action: Action | string][]> = {
  tapworld: [
    ['{"thought":"x","action":{"type":"tap","element":1}}', { type: 'tap', element: 1 }],
    ['{"type":"double_tap","x":5,"y":6}', { type: 'double_tap', x: 5, y: 6 }],
    ['{"action":{"type":"long_press","element":"e1"}}', { type: 'long_press', element: 'e1' }],
    [
      '{"action":{"type":"swipe","from":[1,2],"to":[3,4],"ms":50}}',
      { type: 'swipe', from: [1, 2], to: [3, 4], ms: 50 },
    ],
    ['{"action":{"type":"scroll","direction":"left"}}', { type: 'scroll', direction: 'left' }],
    ['{"action":{"type":"type","text":"a } b"}}', { type: 'type', text: 'a } b' }],
    ['{"action":{"type":"answer","fields":{"count":12}}}', { type: 'answer', fields: { count: 12 } }],
    ['{"action":{"type":"impossible","reason":"no"}}', { type: 'impossible', reason: 'no' }],
    ['{"action":{"type":"tap"}}', 'tap needs an element'],
    ['{"action":{"type":"tap","element":1,"x":5}}', 'not both'],
  ],
  'android-world': [
    ['Reason: x\nAction: {"action_type":"click","index":1}', { type: 'tap', element: 'e1' }],
    ['{"action_type":"long_press","index":4}', { type: 'long_press', element: 'e4' }],
    ['{"action_type":"double_tap","x":5,"y":6}', { type: 'double_tap', x: 5, y: 6 }],
    [
      '{"action_type":"input_text","text":"Rye","index":3,"clear_text":true}',
      { type: 'type', element: 'e3', text: 'Rye', clear: true, enter: true },
    ],
    [
      '{"action_type":"scroll","direction":"down","index":0}',
      { type: 'scroll', direction: 'down', element: 'e0' },
    ],
    ['{"action_type":"swipe","direction":"up"}', { type: 'swipe', from: [540, 1_200], to: [540, 1] }],
    ['{"action_type":"navigate_home"}', HOME],
    ['{"action_type":"navigate_back"}', BACK],
    ['{"action_type":"keyboard_enter"}', ENTER],
    ['{"action_type":"open_app","app_name":"Notes"}', { type: 'open_app', app: 'Notes' }],
    ['{"action_type":"wait"}', { type: 'wait', ms: 1_000 }],
    ['{"action_type":"answer","text":"12"}', TWELVE],
    ['{"action_type":"status","goal_status":"complete"}', DONE],
    ['{"action_type":"status","goal_status":"infeasible"}', { type: 'impossible' }],
    ['{"action_type":"click","index":"1"}', { type: 'tap', element: 'e1' }],
    [
      "Reason: x\nAction: {'action_type': 'input_text', 'text': 'it's Rye', 'index': 3, 'clear_text': True}",
      { type: 'type', element: 'e3', text: "it's Rye", clear: true, enter: true },
    ],
    ['{"action_type":"click","index":9}', 'no element 9; the list has 6'],
    ['{"action_type":"click","index":"the row"}', 'index must be'],
    ['{"action_type":"click","x":5000,"y":6}', 'outside'],
    ['{"action_type":"answer","text":"{\\"count\\":{\\"value\\":1,\\"unit\\":3}}"}', 'the answer'],
  ],
  m3a: [
    ['Reason: x\nAction: {"action_type":"click","index":1}', { type: 'tap', element: 'e1' }],
    ['{"action_type":"click","index":5}', 'no element 5; the list has 5'],
    ['{"action_type":"long_press","index":1}', { type: 'long_press', element: 'e1' }],
    [
      '{"action_type":"input_text","text":"Rye","index":3}',
      { type: 'type', element: 'e3', text: 'Rye', enter: true },
    ],
    [
      '{"action_type":"scroll","direction":"up","index":0}',
      { type: 'scroll', direction: 'up', element: 'e0' },
    ],
    ['{"action_type":"unknown","keycode":"KEYCODE_APP_SWITCH"}', { type: 'key', key: 'recents' }],
    ['{"action_type":"navigate_back"}', BACK],
    ['{"action_type":"status","goal_status":"complete"}', DONE],
    [
      '{"action_type":"swipe","direction":"right","index":4}',
      { type: 'swipe', from: [540, 2_220], to: [971, 2_220] },
    ],
  ],
  'qwen2.5-vl': [
    [tool({ action: 'click', coordinate: [546, 1_204] }), { type: 'tap', x: 0.5, y: 0.5, ...UNIT }],
    [
      tool({ action: 'long_press', coordinate: [0, 2_408], time: 2 }),
      { type: 'long_press', x: 0, y: 1, ...UNIT },
    ],
    [
      tool({ action: 'swipe', coordinate: [546, 1_806], coordinate2: [546, 602] }),
      { type: 'swipe', from: [0.5, 0.75], to: [0.5, 0.25], ...UNIT },
    ],
    [tool({ action: 'type', text: 'it’s </tool_call>' }), { type: 'type', text: 'it’s </tool_call>' }],
    [tool({ action: 'key', text: 'volume_up' }), { type: 'key', key: 'volume_up' }],
    [tool({ action: 'key', text: 'clear' }), { type: 'clear' }],
    [tool({ action: 'key', text: 'camera' }), 'no key "camera"'],
    [tool({ action: 'system_button', button: 'Menu' }), { type: 'key', key: 'recents' }],
    [tool({ action: 'system_button', button: 'Enter' }), ENTER],
    [tool({ action: 'open', text: 'Notes' }), { type: 'open_app', app: 'Notes' }],
    [tool({ action: 'wait', time: 1.5 }), { type: 'wait', ms: 1_500 }],
    [tool({ action: 'answer', text: '12' }), TWELVE],
    [tool({ action: 'terminate', status: 'success' }), DONE],
    [tool({ action: 'terminate', status: 'failure' }), { type: 'impossible' }],
    [tool({ action: 'click', coordinate: [1_200, 5] }), 'outside of the 1092 × 2408'],
    [tool({ action: 'fly' }), 'no action "fly"'],
  ],
  'qwen3-vl': [
    [
      `Thought: x\nAction: Tap.\n${tool({ action: 'click', coordinate: [500, 150] })}`,
      { type: 'tap', x: 500, y: 150, ...THOUSAND },
    ],
    [tool({ action: 'click', coordinate: [1_001, 5] }), 'outside of 0 to 1000'],
    [tool({ action: 'long_press', coordinate: ['7', 8] }), { type: 'long_press', x: 7, y: 8, ...THOUSAND }],
    [
      tool({ action: 'swipe', coordinate: [500, 800], coordinate2: [500, 200] }),
      { type: 'swipe', from: [500, 800], to: [500, 200], ...THOUSAND },
    ],
    [tool({ action: 'swipe', coordinate: [500, 800] }), 'swipe to needs a place'],
    [tool({ action: 'type', text: 'x' }), { type: 'type', text: 'x' }],
    [tool({ action: 'system_button', button: 'Back' }), BACK],
    [tool({ action: 'system_button', button: 'Home' }), HOME],
    [tool({ action: 'wait', time: 2 }), { type: 'wait', ms: 2_000 }],
    [tool({ action: 'wait', time: 86_401 }), 'wait'],
    [tool({ action: 'terminate', status: 'success' }), DONE],
    [tool({ action: 'answer', text: 'many' }), 'How many'],
  ],
  'mobile-r1': [
    [r1({ action: 'click', coordinate: [546, 1_204] }), { type: 'tap', x: 0.5, y: 0.5, ...UNIT }],
    [r1({ action: 'long_press', coordinate: [0, 0], time: 1 }), { type: 'long_press', x: 0, y: 0, ...UNIT }],
    [
      r1({ action: 'swipe', coordinate: [546, 1_806], coordinate2: [546, 602] }),
      { type: 'swipe', from: [0.5, 0.75], to: [0.5, 0.25], ...UNIT },
    ],
    [r1({ action: 'type', text: '雨' }), { type: 'type', text: '雨' }],
    [r1({ action: 'key', text: 'power' }), { type: 'key', key: 'power' }],
    [r1({ action: 'system_button', button: 'Home' }), HOME],
    [r1({ action: 'open', text: 'Notes' }), { type: 'open_app', app: 'Notes' }],
    [r1({ action: 'terminate', status: 'success' }), DONE],
    ['<think>x</think><action>Tap.</action>', 'no JSON object'],
  ],
  'ui-tars-1.0': [
    [tars("click(start_box='(500,150)')"), { type: 'tap', x: 500, y: 150, ...THOUSAND }],
    [
      tars("click(start_box='<|box_start|>(500,150)<|box_end|>')"),
      { type: 'tap', x: 500, y: 150, ...THOUSAND },
    ],
    [
      tars("long_press(start_box='[100,200,300,400]', time='2')"),
      { type: 'long_press', x: 200, y: 300, ...THOUSAND },
    ],
    [tars("type(content='It's fine\\n')"), { type: 'type', text: "It's fine", enter: true }],
    [tars("type(content='say 'hi', then go')"), { type: 'type', text: "say 'hi', then go" }],
    [
      tars("scroll(start_box='(500,800)', end_box='(500,200)')"),
      { type: 'swipe', from: [500, 800], to: [500, 200], ...THOUSAND },
    ],
    [tars('press_home()'), HOME],
    [tars('press_back()'), BACK],
    [tars('wait()'), { type: 'wait', ms: 5_000 }],
    [tars("finished(content='12')"), TWELVE],
    [tars("finished(content='')"), DONE],
    [tars("finished(content='impossible: no such row')"), { type: 'impossible', reason: 'no such row' }],
    [tars('call_user()'), { type: 'impossible' }],
    [tars("finished(content='twelve or so')"), 'How many'],
    [tars("hover(start_box='(1,2)')"), 'no action hover'],
    ["Action: click(start_box='(5", 'cannot be read'],
  ],
  'ui-tars-1.5': [
    [tars("click(start_box='(546,1204)')"), { type: 'tap', x: 0.5, y: 0.5, ...UNIT }],
    [tars("click(point='<point>546 1204</point>')"), { type: 'tap', x: 0.5, y: 0.5, ...UNIT }],
    [tars("long_press(start_box='(546,602)')"), { type: 'long_press', x: 0.5, y: 0.25, ...UNIT }],
    [
      tars("scroll(start_box='(546,1204)', direction='down')"),
      { type: 'scroll', direction: 'down', element: 'e0' },
    ],
    [
      tars("drag(start_box='(0,602)', end_box='(546,602)')"),
      { type: 'swipe', from: [0, 0.25], to: [0.5, 0.25], ...UNIT },
    ],
    [tars("open_app(app_name='Notes')"), { type: 'open_app', app: 'Notes' }],
    [tars("type(content='\\n')"), ENTER],
    [tars("type(content='Rye\\\\n')"), { type: 'type', text: 'Rye', enter: true }],
    [tars("type(content='finished(content=\\'x\\')')"), { type: 'type', text: "finished(content='x')" }],
    [tars("hotkey(key='enter')"), ENTER],
    [tars("scroll(start_box='(546,1204)', direction='in')"), 'the direction of scroll'],
    [tars("click(start_box='(546,2409)')"), 'outside of the 1092 × 2408'],
  ],
  autoglm: [
    [glm('do(action="Tap", element=[500,150])'), { type: 'tap', x: 500, y: 150, ...THOUSAND }],
    [glm('do(action="Double Tap", element=[1,2])'), { type: 'double_tap', x: 1, y: 2, ...THOUSAND }],
    [glm('do(action="Long Press", element=[1,2])'), { type: 'long_press', x: 1, y: 2, ...THOUSAND }],
    [glm('do(action="Type", text="say "hi" now")'), { type: 'type', text: 'say "hi" now', clear: true }],
    [glm('do(action="Type_Name", text="Ann")'), { type: 'type', text: 'Ann', clear: true }],
    [glm('do(action="Type", text="")'), { type: 'clear' }],
    [
      glm('do(action="Swipe", start=[500,800], end=[500,200])'),
      { type: 'swipe', from: [500, 800], to: [500, 200], ...THOUSAND },
    ],
    [glm('do(action="Launch", app="Notes")'), { type: 'open_app', app: 'Notes' }],
    [glm('do(action="Back")'), BACK],
    [glm('do(action="Home")'), HOME],
    [glm('do(action="Wait", duration="3 seconds")'), { type: 'wait', ms: 3_000 }],
    [glm('do(action="Take_over", message="Which one?")'), { type: 'ask_user', question: 'Which one?' }],
    [glm('do(action="Note", message="True")'), { type: 'wait', ms: 0 }],
    [glm('do(action="Call_API", instruction="sum")'), { type: 'wait', ms: 0 }],
    [glm('do(action="Interact")'), { type: 'ask_user', question: 'Several things fit: which one is meant?' }],
    [glm('do(action="Take_over")'), { type: 'ask_user', question: 'Please go on from here yourself.' }],
    [glm('do(action="Wait", duration="x seconds")'), { type: 'wait', ms: 1_000 }],
    [glm('do(action="Wait")'), { type: 'wait', ms: 1_000 }],
    [
      glm('do(action="Type", text="the "old", and the "new", one")'),
      { type: 'type', text: 'the "old", and the "new", one', clear: true },
    ],
    [glm('finish(message="12")'), TWELVE],
    [glm('finish(message="")'), DONE],
  ],
  'android-lab': [
    [lab('do(action="Tap", element=[0, 240, 1080, 480])'), { type: 'tap', x: 540, y: 360 }],
    [lab('do(action="Long Press", element=[0, 240, 1080, 480])'), { type: 'long_press', x: 540, y: 360 }],
    [lab('do(action="Type", text="Rye")'), { type: 'type', text: 'Rye', enter: true }],
    [
      lab('do(action="Swipe", element=[0, 240, 1080, 2040], direction="up", dist="long")'),
      { type: 'scroll', direction: 'down', element: 'e0' },
    ],
    [
      lab('do(action="Swipe", direction="down")'),
      { type: 'scroll', direction: 'up', element: 'e0', amount: 0.4 },
    ],
    [
      lab('do(action="Swipe", element=[108, 2160, 972, 2280], direction="right", dist="short")'),
      { type: 'swipe', from: [540, 2_220], to: [648, 2_220] },
    ],
    [
      lab('do(action="Swipe", element=[108, 2160, 972, 2280], direction="up", dist="long")'),
      { type: 'swipe', from: [540, 2_220], to: [540, 60] },
    ],
    [lab('do("Tap", [0, 240, 1080, 480])'), { type: 'tap', x: 540, y: 360 }],
    [lab('do(action="Enter")'), ENTER],
    [lab('do(action="Back")'), BACK],
    [lab('do(action="Home")'), HOME],
    [lab('do(action="Launch", app="Notes")'), { type: 'open_app', app: 'Notes' }],
    [lab('do(action="Wait")'), { type: 'wait', ms: 5_000 }],
    [lab('finish(message="12")'), TWELVE],
    [lab('do(action="Tap", element=[5])'), 'needs an element'],
    [lab('do(action="Tap", element=[5000, 0, 5000, 9])'), 'outside'],
  ],
  'android-lab-som': [
    ['<CALLED_FUNCTION>\ntap(1)\n</CALLED_FUNCTION>', { type: 'tap', element: 'e1' }],
    ['I go back (one page). tap(1)', { type: 'tap', element: 'e1' }],
    ['long_press(1)', { type: 'long_press', element: 'e1' }],
    ['text("Rye, \\"old\\"")', { type: 'type', text: 'Rye, "old"' }],
    ['swipe(0, "up", "short")', { type: 'scroll', direction: 'down', element: 'e0', amount: 0.2 }],
    ['swipe(4, "left", "medium")', { type: 'swipe', from: [540, 2_220], to: [324, 2_220] }],
    ['back()', BACK],
    ['home()', HOME],
    ['wait(3)', { type: 'wait', ms: 3_000 }],
    ['wait()', { type: 'wait', ms: 5_000 }],
    ['finish("12")', TWELVE],
    ['finish("impossible")', { type: 'impossible' }],
    ['tap(77)', 'no element 77'],
    ['swipe(0, "up", "far")', 'short, medium or long'],
  ],
  mobilegym: [
    [gym({ action: 'CLICK', point: [500, 150] }), { type: 'tap', x: 500, y: 150, ...THOUSAND }],
    [gym({ action: 'DOUBLE_TAP', point: [1, 2] }), { type: 'double_tap', x: 1, y: 2, ...THOUSAND }],
    [gym({ action: 'LONGPRESS', point: [1, 2] }), { type: 'long_press', x: 1, y: 2, ...THOUSAND }],
    [
      gym({ action: 'TYPE', value: 'Rye', point: [500, 75], clear: true }),
      { type: 'type', text: 'Rye', element: 'e3', clear: true },
    ],
    [gym({ action: 'TYPE', value: 'Rye', point: [500, 500] }), 'no text field'],
    [
      gym({ action: 'SWIPE', point1: [1, 2], point2: [3, 4] }),
      { type: 'swipe', from: [1, 2], to: [3, 4], ...THOUSAND },
    ],
    [
      gym({ action: 'DRAG', point1: [1, 2], point2: [3, 4] }),
      { type: 'drag', from: [1, 2], to: [3, 4], ...THOUSAND },
    ],
    [gym({ action: 'BACK' }), BACK],
    [gym({ action: 'HOME' }), HOME],
    [gym({ action: 'RECENT' }), { type: 'key', key: 'recents' }],
    [gym({ action: 'ENTER' }), ENTER],
    [gym({ action: 'WAIT', value: 2 }), { type: 'wait', ms: 2_000 }],
    [gym({ action: 'AWAKE', value: 'Notes' }), { type: 'open_app', app: 'Notes' }],
    [gym({ action: 'ANSWER', value: '12' }), TWELVE],
    [gym({ action: 'INFO', value: 'Which?' }), { type: 'ask_user', question: 'Which?' }],
    [gym({ action: 'COMPLETE', return: 'ok' }), DONE],
    [gym({ action: 'ABORT', value: 'no' }), { type: 'impossible', reason: 'no' }],
    [gym({ action: 'NOOP' }), 'no action "NOOP"'],
    [
      gym({ action: 'SLIDE', start: [5, 6], end: [7, 8] }),
      { type: 'swipe', from: [5, 6], to: [7, 8], ...THOUSAND },
    ],
    [gym({ action: 'WAIT', duration: 3 }), { type: 'wait', ms: 3_000 }],
    [gym({ action_type: 'LAUNCH', app: 'Notes' }), { type: 'open_app', app: 'Notes' }],
    [gym({ action: 'ABORT', reason: 'no' }), { type: 'impossible', reason: 'no' }],
  ],
  'small-controller': [
    ['T 1', { type: 'tap', element: 'e1' }],
    ['I tap the row.\nT 4', { type: 'tap', element: 'e4' }],
    ['P 1', { type: 'long_press', element: 'e1' }],
    ['P 3', 'label 3 cannot be held'],
    ['K a\\\\b\\nc', { type: 'type', text: 'a\\b\nc' }],
    ['K Rye\\n', { type: 'type', text: 'Rye', enter: true }],
    ['U', { type: 'scroll', direction: 'up' }],
    ['D', { type: 'scroll', direction: 'down' }],
    ['L', { type: 'scroll', direction: 'left' }],
    ['R', { type: 'scroll', direction: 'right' }],
    ['B', BACK],
    ['H', HOME],
    ['W', { type: 'wait', ms: 1_000 }],
    ['F', DONE],
    ['I', { type: 'impossible' }],
    ['T 9', 'no label 9'],
    ['T', 'T needs a label'],
    ['X 1', 'begins with none'],
    ['B 1', 'B stands alone'],
    ['', 'begins with none'],
  ],
  anthropic: [
    [claude({ action: 'left_click', coordinate: [540, 600] }), { type: 'tap', x: 0.5, y: 0.25, ...UNIT }],
    [claude({ coordinate: [540, 600] }, 'left_click'), { type: 'tap', x: 0.5, y: 0.25, ...UNIT }],
    [claude({}, 'screenshot'), { type: 'wait', ms: 0 }],
    [claude({ region: [0, 0, 9, 9] }, 'zoom'), 'zoom: the picture is shown whole'],
    [
      claude({ action: 'double_click', coordinate: [540, 600] }),
      { type: 'double_tap', x: 0.5, y: 0.25, ...UNIT },
    ],
    [
      claude({ action: 'right_click', coordinate: [540, 600] }),
      { type: 'long_press', x: 0.5, y: 0.25, ...UNIT },
    ],
    [
      claude({ action: 'left_click_drag', start_coordinate: [0, 600], coordinate: [540, 600] }),
      { type: 'swipe', from: [0, 0.25], to: [0.5, 0.25], ...UNIT },
    ],
    [
      claude({ action: 'scroll', coordinate: [540, 1_200], scroll_direction: 'down', scroll_amount: 5 }),
      { type: 'scroll', direction: 'down', amount: 0.5, element: 'e0' },
    ],
    [claude({ action: 'type', text: 'Rye' }), { type: 'type', text: 'Rye' }],
    [claude({ action: 'key', text: 'Return' }), ENTER],
    [claude({ action: 'key', text: 'Home' }), HOME],
    [claude({ action: 'key', text: 'Back' }), BACK],
    [claude({ action: 'key', text: 'a' }), { type: 'type', text: 'a' }],
    [claude({ action: 'key', text: 'ctrl+a' }), 'no key combinations'],
    [claude({ action: 'wait', duration: 2 }), { type: 'wait', ms: 2_000 }],
    [claude({ action: 'screenshot' }), { type: 'wait', ms: 0 }],
    [claude({ action: 'mouse_move', coordinate: [1, 2] }), 'mouse_move: a finger does nothing'],
    [claude({ action: 'middle_click', coordinate: [1, 2] }), 'no middle button'],
    [claude({ action: 'cursor_position' }), 'no cursor'],
    [claude({ app: 'Notes' }, 'open_app'), { type: 'open_app', app: 'Notes' }],
    [claude({ text: '12' }, 'answer'), TWELVE],
    [claude({ question: 'Which?' }, 'ask_user'), { type: 'ask_user', question: 'Which?' }],
    [claude({ status: 'done' }, 'finish'), DONE],
    [claude({ status: 'impossible', reason: 'no' }, 'finish'), { type: 'impossible', reason: 'no' }],
    [claude({}, 'bash'), 'no tool "bash"'],
  ],
  openai: [
    [cua({ type: 'click', button: 'left', x: 540, y: 600 }), { type: 'tap', x: 0.5, y: 0.25, ...UNIT }],
    [
      cua({ type: 'click', button: 'right', x: 540, y: 600 }),
      { type: 'long_press', x: 0.5, y: 0.25, ...UNIT },
    ],
    [cua({ type: 'click', button: 'back', x: 0, y: 0 }), BACK],
    [cua({ type: 'click', button: 'wheel', x: 0, y: 0 }), 'no button "wheel"'],
    [cua({ type: 'double_click', x: 540, y: 600 }), { type: 'double_tap', x: 0.5, y: 0.25, ...UNIT }],
    [
      cua({
        type: 'drag',
        path: [
          { x: 0, y: 600 },
          { x: 540, y: 600 },
        ],
      }),
      { type: 'swipe', from: [0, 0.25], to: [0.5, 0.25], ...UNIT },
    ],
    [
      cua({
        type: 'drag',
        path: [
          { x: 0, y: 600 },
          { x: 0, y: 600 },
          { x: 540, y: 600 },
        ],
      }),
      { type: 'drag', from: [0, 0.25], to: [0.5, 0.25], ...UNIT },
    ],
    [
      cua({ type: 'scroll', x: 540, y: 1_200, scroll_x: 0, scroll_y: -900 }),
      { type: 'scroll', direction: 'up', amount: 0.5, element: 'e0' },
    ],
    [
      cua({ type: 'scroll', x: 540, y: 1_200, scrollX: 0, scrollY: 900 }),
      { type: 'scroll', direction: 'down', amount: 0.5, element: 'e0' },
    ],
    [cua({ type: 'scroll', x: 540, y: 1_200, scroll_x: 0, scroll_y: 0 }), 'scroll needs'],
    [cua({ type: 'type', text: 'Rye' }), { type: 'type', text: 'Rye' }],
    [cua({ type: 'keypress', keys: ['HOME'] }), HOME],
    [cua({ type: 'keypress', keys: ['ENTER'] }), ENTER],
    [cua({ type: 'keypress', keys: ['CTRL', 'A'] }), 'no combinations'],
    [cua({ type: 'wait' }), { type: 'wait', ms: 2_000 }],
    [cua({ type: 'screenshot' }), { type: 'wait', ms: 0 }],
    [cua({ type: 'move', x: 1, y: 2 }), 'move: a finger'],
    ['{"type":"click","x":0,"y":0}', { type: 'tap', x: 0, y: 0, ...UNIT }],
    [fn('open_app', { app: 'Notes' }), { type: 'open_app', app: 'Notes' }],
    [fn('answer', { text: '12' }), TWELVE],
    [fn('ask_user', { question: 'Which?' }), { type: 'ask_user', question: 'Which?' }],
    [fn('finish', { status: 'done' }), DONE],
    [fn('finish', { status: 'over' }), 'the status of finish'],
  ],
};

test('every codec has its examples', () => {
  expect(Object.keys(examples)).toEqual(Object.keys(codecs));
  for (const list of Object.values(examples)) expect(list.length).toBeGreaterThanOrEqual(8);
});

describe.each(Object.entries(examples))('%s', (name, list) => {
  test.each(list)('%s', (reply, action) => {
    const read = () => codecs[name]!.parse(reply, observation, sheet);
    if (typeof action === 'string') expect(read).toThrow(action);
    else expect(read()).toEqual(action);
  });
});

/** What each writes for a tap on the row, a scroll of the list, a way back, and the end. */
test.each([
  [
    'tapworld',
    '{"type":"tap","element":1}',
    '{"type":"scroll","direction":"down"}',
    '{"type":"key","key":"back"}',
    '{"type":"done"}',
  ],
  [
    'android-world',
    '{"action_type":"click","index":1}',
    '{"action_type":"scroll","direction":"down"}',
    '{"action_type":"navigate_back"}',
    '{"action_type":"status","goal_status":"complete"}',
  ],
  [
    'm3a',
    '{"action_type":"click","index":1}',
    '{"action_type":"scroll","direction":"down"}',
    '{"action_type":"navigate_back"}',
    '{"action_type":"status","goal_status":"complete"}',
  ],
  [
    'qwen2.5-vl',
    '{"action":"click","coordinate":[546,361]}',
    '{"action":"swipe","coordinate":[546,1776],"coordinate2":[546,512]}',
    '{"action":"system_button","button":"Back"}',
    '{"action":"terminate","status":"success"}',
  ],
  [
    'qwen3-vl',
    '{"action":"click","coordinate":[500,150]}',
    '{"action":"swipe","coordinate":[500,738],"coordinate2":[500,213]}',
    '{"action":"system_button","button":"Back"}',
    '{"action":"terminate","status":"success"}',
  ],
  [
    'mobile-r1',
    '<action>Tap “Row”.</action>\n<tool_call>{"name":"mobile_use","arguments":{"action":"click","coordinate":[546,361]}}</tool_call>',
    '"coordinate":[546,1776]',
    '"Back"',
    '"success"',
  ],
  [
    'ui-tars-1.0',
    "Action: click(start_box='<|box_start|>(500,150)<|box_end|>')",
    "scroll(start_box='<|box_start|>(500,738)<|box_end|>', end_box='<|box_start|>(500,213)<|box_end|>')",
    'press_back()',
    "finished(content='')",
  ],
  [
    'ui-tars-1.5',
    "Action: click(start_box='<|box_start|>(546,361)<|box_end|>')",
    "scroll(start_box='<|box_start|>(546,1144)<|box_end|>', direction='down')",
    'press_back()',
    "finished(content='')",
  ],
  [
    'autoglm',
    '<answer>do(action="Tap", element=[500,150])</answer>',
    'do(action="Swipe", start=[500,738], end=[500,213])',
    'do(action="Back")',
    'finish(message="")',
  ],
  [
    'android-lab',
    'do(action="Tap", element=[0, 240, 1080, 480])',
    'do(action="Swipe", element=[0, 240, 1080, 2040], direction="up", dist="long")',
    'do(action="Back")',
    'finish(message="")',
  ],
  ['android-lab-som', 'tap(1)', 'swipe(0, "up", "long")', 'back()', 'finish("")'],
  [
    'mobilegym',
    '<answer>{"action":"CLICK","point":[500,150]}</answer>',
    '{"action":"SWIPE","point1":[500,738],"point2":[500,213]}',
    '{"action":"BACK"}',
    '{"action":"COMPLETE","return":"done"}',
  ],
  ['small-controller', 'T 1', 'D', 'B', 'F'],
  [
    'anthropic',
    '"name":"computer","input":{"action":"left_click","coordinate":[540,360]}',
    '{"action":"scroll","coordinate":[540,1140],"scroll_direction":"down","scroll_amount":7}',
    '{"action":"key","text":"Back"}',
    '"name":"finish","input":{"status":"done"}',
  ],
  [
    'openai',
    '{"type":"click","button":"left","x":540,"y":360}',
    '{"type":"scroll","x":540,"y":1140,"scroll_x":0,"scroll_y":1260}',
    '{"type":"keypress","keys":["BACK"]}',
    '"name":"finish","arguments":"{\\"status\\":\\"done\\"}"',
  ],
])('%s writes', (name, ...texts) => {
  const actions: Action[] = [
    { type: 'tap', element: 'e1' },
    { type: 'scroll', direction: 'down' },
    BACK,
    DONE,
  ];
  for (const [i, text] of texts.entries())
    expect(codecs[name]!.format(actions[i]!, observation, null)).toContain(text);
});

test('an end that says the answer answers, and ends', () => {
  for (const [name, reply] of [
    ['ui-tars-1.5', "Action: finished(content='12')"],
    ['autoglm', 'finish(message="12")'],
    ['android-lab', 'finish(message="12")'],
    ['android-lab-som', 'finish("12")'],
  ] as const) {
    expect(movesOf(codecs[name]!, reply, observation, sheet)).toEqual([TWELVE, DONE]);
    expect(movesOf(codecs[name]!, reply, observation, null)).toEqual([DONE]);
  }
});

test('computer use does all that a turn asks for, in its order, and looks once', () => {
  const [TAP, RYE]: Action[] = [
    { type: 'tap', x: 0.5, y: 0.25, ...UNIT },
    { type: 'type', text: 'Rye' },
  ];
  const click = { type: 'click', x: 540, y: 600 };
  const typed = { type: 'type', text: 'Rye' };
  const screenshot = { type: 'screenshot' };
  const moves = (name: string, reply: string) => movesOf(codecs[name]!, reply, observation, sheet);
  expect(
    moves(
      'openai',
      JSON.stringify({ type: 'computer_call', actions: [screenshot, click, typed, screenshot] }),
    ),
  ).toEqual([TAP, RYE]);
  expect(
    moves('openai', `${cua(click)}\n${fn('answer', { text: '12' })}\n${fn('finish', { status: 'done' })}`),
  ).toEqual([TAP, TWELVE, DONE]);
  expect(
    moves('openai', JSON.stringify({ type: 'computer_call', actions: [screenshot, screenshot] })),
  ).toEqual([{ type: 'wait', ms: 0 }]);
  for (const actions of [[], [3], [null], [click, { type: 'fly' }]])
    expect(() => moves('openai', JSON.stringify({ type: 'computer_call', actions }))).toThrow('no action');
  expect(
    moves(
      'anthropic',
      `${claude({ coordinate: [540, 600] }, 'left_click')}\n${claude({ text: 'Rye' }, 'type')}\n${claude({}, 'screenshot')}`,
    ),
  ).toEqual([TAP, RYE]);
  expect(
    moves(
      'anthropic',
      `${claude({ action: 'left_click', coordinate: [540, 600] })}\n${claude({ status: 'done' }, 'finish')}`,
    ),
  ).toEqual([TAP, DONE]);
  expect(() =>
    moves('anthropic', `${claude({ coordinate: [540, 600] }, 'left_click')}\n${claude({}, 'bash')}`),
  ).toThrow('no tool "bash"');
  // Objects that do not say that they are calls: the last one, after whatever was weighed.
  expect(moves('openai', `${JSON.stringify(click)} no: ${JSON.stringify(typed)}`)).toEqual([RYE]);
  expect(
    moves('anthropic', '{"action":"left_click","coordinate":[540,600]} no: {"action":"type","text":"Rye"}'),
  ).toEqual([RYE]);
});

test('an answer and the end in one turn are both done', () => {
  const [answer, end] = [
    tool({ action: 'answer', text: '12' }),
    tool({ action: 'terminate', status: 'success' }),
  ];
  expect(movesOf(codecs['qwen3-vl']!, `${answer}\n${end}`, observation, sheet)).toEqual([TWELVE, DONE]);
  expect(
    movesOf(codecs['qwen3-vl']!, `${tool({ action: 'wait', time: 1 })}\n${end}`, observation, sheet),
  ).toEqual([DONE]);
  expect(movesOf(codecs['qwen3-vl']!, `{"any": "thing"}\n${end}`, observation, sheet)).toEqual([DONE]);
  expect(() =>
    movesOf(codecs['qwen3-vl']!, `${tool({ action: 'answer', text: 'many' })}\n${end}`, observation, sheet),
  ).toThrow('How many');
});

test('UI-TARS does the actions of a turn that empty lines part', () => {
  const moves = (reply: string) => movesOf(codecs['ui-tars-1.0']!, tars(reply), observation, sheet);
  expect(moves("click(start_box='(500,150)')\n\ntype(content='Rye\\n')\n \nwait()\n")).toEqual([
    { type: 'tap', x: 500, y: 150, ...THOUSAND },
    { type: 'type', text: 'Rye', enter: true },
    { type: 'wait', ms: 5_000 },
  ]);
  expect(moves("type(content='a')\n\nfinished(content='12')")).toEqual([
    { type: 'type', text: 'a' },
    TWELVE,
    DONE,
  ]);
  expect(moves('wait()\n\nThen press_back() would be next.')).toEqual([{ type: 'wait', ms: 5_000 }]);
  expect(moves('wait()\npress_back()')).toEqual([{ type: 'wait', ms: 5_000 }]);
  expect(() => moves('wait()\n\nclick(start_box=')).toThrow('cannot be read');
});

test('a reply without an end is refused at once', () => {
  const blanks = ' '.repeat(200_000);
  const since = performance.now();
  for (const name of ['autoglm', 'android-lab']) {
    expect(() => movesOf(codecs[name]!, `finish(message="${blanks}x")`, observation, sheet)).toThrow(
      'at most 20000 characters',
    );
    expect(movesOf(codecs[name]!, `finish(message="impossible:${blanks}x")`, observation, null)).toEqual([
      { type: 'impossible', reason: 'x' },
    ]);
  }
  expect(performance.now() - since).toBeLessThan(2_000);
});

test('the form that Mobile-R1 is trained for is told from others', () => {
  const { isFormed, format } = codecs['mobile-r1']!;
  expect(isFormed!(format(BACK, observation, null))).toBe(true);
  for (const reply of [
    '<tool_call>{}</tool_call>',
    '<think></think><action>x</action><tool_call>{}</tool_call>',
    `${format(BACK, observation, null)} more`,
    '<action>x</action><think>x</think><tool_call>{}</tool_call>',
  ])
    expect(isFormed!(reply)).toBe(false);
});
