import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/protocol/action.ts';
import type { Element } from '../../src/protocol/observation.ts';
import { act, InvalidAction, readAction } from './act.ts';
import { AppMap } from './app-map.ts';
import { frontOf } from './screen.ts';
import { programs, fakeShell } from './testing.ts';
import { keyedLines, TextEntry } from './text.ts';

const element = (
  over: Omit<Partial<Element>, 'states'> & { states?: Partial<Element['states']> },
): Element => ({
  index: 0,
  id: 'x',
  parent: null,
  role: 'button',
  className: 'android.widget.Button',
  resourceId: '',
  name: '',
  bounds: [0, 0, 100, 50],
  package: 'p',
  ...over,
  states: {
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
    ...over.states,
  },
});
const page = element({
  id: 'page',
  role: 'list',
  bounds: [0, 200, 1080, 2200],
  states: { scrollable: true },
});
const strip = element({
  id: 'strip',
  index: 1,
  role: 'list',
  bounds: [0, 200, 1080, 400],
  states: { scrollable: true },
});
const level = element({ id: 'level', index: 2, role: 'slider', bounds: [100, 1_000, 980, 1_100] });
const note = element({
  id: 'note',
  index: 3,
  role: 'textbox',
  value: 'abc',
  bounds: [0, 500, 200, 600],
  states: { editable: true },
});

const DEVICE = {
  'pm list': 'package:com.android.settings\npackage:org.example.clock\n',
  'ime list': 'com.android.inputmethod.latin/.LatinIME\n',
  'cmd package resolve-activity --brief -a android.intent.action.MAIN -c android.intent.category.LAUNCHER':
    'priority=0\ncom.android.settings/.Settings\n',
};

/** The lines that an action gives, and why it had no effect. */
async function lines(
  action: Action,
  elements: readonly Element[] = [page, strip, level, note],
  table: Record<string, string> = DEVICE,
) {
  const shell = programs(table);
  const controls = {
    shell,
    apps: await AppMap.on(shell, { clock: ['org.example.clock'] }),
    text: await TextEntry.on(shell),
    screen: { width: 1_080, height: 2_400 },
  };
  shell.lines.length = 0;
  const error = await act(controls, readAction(action), elements);
  return { error, lines: shell.lines };
}

describe('an action is lines of a shell', () => {
  it.each<[Action, string[]]>([
    [{ type: 'tap', x: 10, y: 20 }, ['input tap 10 20']],
    [{ type: 'tap', x: 500, y: 1_000, space: 'thousand' }, ['input tap 540 2399']],
    [{ type: 'tap', element: 'note' }, ['input tap 100 550']],
    [{ type: 'long_press', element: 3 }, ['input swipe 100 550 100 550 800']],
    [{ type: 'swipe', from: [1, 2], to: [3, 4] }, ['input swipe 1 2 3 4 300']],
    [{ type: 'drag', from: [1, 2], to: [3, 4], ms: 50 }, ['input draganddrop 1 2 3 4 50']],
    [{ type: 'key', key: 'recents' }, ['input keyevent 187']],
    [{ type: 'touch', phase: 'down', x: 1, y: 2 }, ['input motionevent DOWN 1 2']],
    [{ type: 'wait', ms: 1_500 }, ['sleep 1.5']],
    [{ type: 'done' }, []],
    [{ type: 'scroll', direction: 'down', amount: 0.5 }, ['input swipe 54 1700 54 700 600']],
    [
      { type: 'scroll', direction: 'up', amount: 1 },
      ['input swipe 54 400 54 2000 600', 'input swipe 54 1000 54 1400 600'],
    ],
    [{ type: 'scroll', direction: 'right', amount: 0.5 }, ['input swipe 810 300 270 300 600']],
    [
      { type: 'type', element: 'note', text: 'it’s'.replace('’', "'"), clear: true, enter: true },
      [
        'input tap 100 550',
        'input keyevent 123',
        'input keyevent 67 67 67',
        'input keyevent 112 112 112',
        String.raw`input text 'it'\''s'`,
        'input keyevent 66',
      ],
    ],
  ])('%j', async (action, expected) => {
    expect((await lines(action)).lines).toEqual(expected);
  });

  it('opens what stands for an app as its icon does', async () => {
    for (const app of ['settings', 'Settings', 'com.android.settings'])
      expect((await lines({ type: 'open_app', app })).lines.at(-1)).toBe(
        'am start -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -f 0x10200000 -n com.android.settings/.Settings',
      );
    expect((await lines({ type: 'open_app', app: 'music' })).error).toMatchObject({ code: 'APP_NOT_FOUND' });
  });

  it('says why it has none', async () => {
    expect((await lines({ type: 'tap', element: 'none' })).error).toMatchObject({
      code: 'ELEMENT_NOT_FOUND',
    });
    expect((await lines({ type: 'type', text: 'a' })).error).toMatchObject({ code: 'NO_FOCUS' });
    expect((await lines({ type: 'scroll', direction: 'down' }, [note])).error).toMatchObject({
      code: 'NOTHING_SCROLLS',
    });
    await expect(lines({ type: 'tap', x: 5_000, y: 1 })).rejects.toThrow(InvalidAction);
    await expect(lines({ type: 'tap' })).rejects.toThrow(InvalidAction);
    expect(() => readAction({ type: 'fly' } as never)).toThrow(InvalidAction);
    expect(() => readAction({ type: 'wait', ms: -1 })).toThrow(InvalidAction);
  });
});

describe('a text', () => {
  it('goes by keys as far as there are any', () => {
    expect(keyedLines('a b\n100%sure')).toEqual([
      'input text a%sb',
      'input keyevent 66',
      'input text 100%',
      'input text sure',
    ]);
    expect(keyedLines('x'.repeat(450)).map(line => line.length)).toEqual([211, 211, 61]);
  });

  it('of any script goes through a keyboard that takes broadcasts, which leaves when the episode ends', async () => {
    const shell = programs({
      'ime list': 'com.android.inputmethod.latin/.LatinIME\ncom.android.adbkeyboard/.AdbIME\n',
      'settings get': 'com.android.inputmethod.latin/.LatinIME\n',
    });
    const text = await TextEntry.on(shell);
    await text.type('你好 😀');
    await text.clear(4);
    await text.restore();
    expect(shell.lines.slice(2)).toEqual([
      'ime enable com.android.adbkeyboard/.AdbIME && ime set com.android.adbkeyboard/.AdbIME && sleep 0.5',
      `am broadcast -a ADB_INPUT_B64 --es msg ${Buffer.from('你好 😀').toString('base64')}`,
      'am broadcast -a ADB_CLEAR_TEXT',
      'ime set com.android.inputmethod.latin/.LatinIME',
    ]);
    await expect((await TextEntry.on(fakeShell())).type('é')).rejects.toMatchObject({
      code: 'NO_TEXT_KEYBOARD',
    });
  });
});

describe('an app map', () => {
  it('takes what the user names, then what is usual, then what the device opens for an intent', async () => {
    const shell = programs({
      ...DEVICE,
      'cmd package resolve-activity --brief -a android.intent.action.DIAL':
        'priority=0\norg.example.calls/.Dialpad\n',
      'cmd package resolve-activity --brief -a android.intent.action.SENDTO':
        'android/com.android.internal.app.ResolverActivity\n',
    });
    const map = await AppMap.on(shell, { clock: ['org.example.clock'] });
    expect(['settings', 'clock', 'phone', 'messages'].map(app => map.packageOf(app))).toEqual([
      'com.android.settings',
      'org.example.clock',
      'org.example.calls',
      undefined,
    ]);
    expect([map.appOf('org.example.clock'), map.appOf('org.example.other')]).toEqual([
      'clock',
      'org.example.other',
    ]);
    await map.entry('com.android.settings');
    expect([
      map.routeOf({ package: 'com.android.settings', activity: 'com.android.settings/.Settings' }),
      map.routeOf({ package: 'com.android.settings', activity: 'com.android.settings/.SubSettings' }),
    ]).toEqual(['/', '/SubSettings']);
  });
});

it.each([
  [
    '  mCurrentFocus=Window{3f1c2aa u0 org.example.notes/org.example.notes.ui.Main}\n  mFocusedApp=ActivityRecord{b7a1c2d u0 org.example.notes/.ui.Main t12}\n',
    'org.example.notes/.ui.Main',
  ],
  [
    '  mCurrentFocus=Window{3f1c2aa u0 org.example.notes/org.example.notes.ui.Main}\n  mFocusedApp=null\n',
    'org.example.notes/.ui.Main',
  ],
  [
    '  mCurrentFocus=Window{1 u0 NotificationShade}\n  mFocusedApp=ActivityRecord{2 u0 org.example.notes/.Main t1}',
    'org.example.notes/.Main',
  ],
  ['  mCurrentFocus=null\n', undefined],
])('what is in front by %j', (text, activity) => {
  expect(frontOf(text)?.activity).toBe(activity);
});
