import { Type } from 'typebox';
import { DAY_MS, KEYS, type Key } from '../../../src/protocol/action.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import { dispatch } from '../../../src/sdk/core/engine.ts';
import { actByChange, sizeOf } from './target.ts';
import { resultText, tool, ToolError, type Tool } from './tool.ts';

const X = Type.Number({ minimum: 0, description: 'Pixels from the left edge.' });
const Y = Type.Number({ minimum: 0, description: 'Pixels from the top edge.' });
const Point = { x: X, y: Y };

/** Buttons by the names that phone servers give them. */
const BUTTONS: ReadonlyMap<string, Key> = new Map([
  ...KEYS.map(key => [key.toUpperCase(), key] as const),
  ['DPAD_UP', 'arrow_up'],
  ['DPAD_DOWN', 'arrow_down'],
  ['DPAD_LEFT', 'arrow_left'],
  ['DPAD_RIGHT', 'arrow_right'],
  ['APP_SWITCH', 'recents'],
  ['BACKSPACE', 'delete'],
]);
const DIRECTIONS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
/** The default length of a swipe, as a share of the screen. */
const SWIPE_SHARE = 0.3;
const pointText = (x: number, y: number) => `${x}, ${y}`;

/** Tools that act: each is a step. */
export const actionTools: readonly Tool[] = [
  tool(
    'mobile_launch_app',
    'Open app',
    'Opens an app.',
    { packageName: Type.String({ minLength: 1, description: 'Its package, as mobile_list_apps gives it.' }) },
    async (target, { packageName }) => {
      const known = [...catalogue.metas.values()].find(({ package: owner }) => owner === packageName);
      return resultText(
        await target.act({ type: 'open_app', app: packageName }),
        `Opened ${known?.name ?? packageName}.`,
        target,
      );
    },
  ),
  tool(
    'mobile_click_on_screen_at_coordinates',
    'Click',
    'Clicks a place on the screen, or an element by its ref.',
    {
      x: Type.Optional(X),
      y: Type.Optional(Y),
      ref: Type.Optional(
        Type.String({
          minLength: 1,
          description:
            'Ref of an element, as mobile_list_elements_on_screen gives it; x and y are not read then.',
        }),
      ),
    },
    async (target, { x, y, ref }) => {
      if (ref !== undefined)
        return resultText(await target.act({ type: 'tap', element: ref }), `Clicked ${ref}.`, target);
      if (x === undefined || y === undefined) throw new ToolError('Give x and y, or the ref of an element.');
      return resultText(await target.act({ type: 'tap', x, y }), `Clicked at ${pointText(x, y)}.`, target);
    },
  ),
  tool('mobile_double_tap_on_screen', 'Double tap', 'Taps a place twice.', Point, async (target, { x, y }) =>
    resultText(await target.act({ type: 'double_tap', x, y }), `Tapped twice at ${pointText(x, y)}.`, target),
  ),
  tool(
    'mobile_long_press_on_screen_at_coordinates',
    'Long press',
    'Presses a place until it is a long press.',
    Point,
    async (target, { x, y }) =>
      resultText(
        await target.act({ type: 'long_press', x, y }),
        `Pressed long at ${pointText(x, y)}.`,
        target,
      ),
  ),
  tool(
    'mobile_swipe_on_screen',
    'Swipe',
    'Moves a finger over the screen. Up shows what is below.',
    {
      direction: Type.Unsafe<keyof typeof DIRECTIONS>({
        type: 'string',
        enum: Object.keys(DIRECTIONS),
        description: 'Where the finger goes.',
      }),
      x: Type.Optional(X),
      y: Type.Optional(Y),
      distance: Type.Optional(
        Type.Number({ exclusiveMinimum: 0, description: 'Pixels; 30 % of the screen where it is left out.' }),
      ),
    },
    async (target, { direction, x, y, distance }) => {
      const { width, height } = sizeOf(target.phone);
      const [dx, dy] = DIRECTIONS[direction];
      const from = [x ?? width / 2, y ?? height / 2] as const;
      const far = distance ?? SWIPE_SHARE * (dx === 0 ? height : width);
      const within = (at: number, most: number) => Math.min(Math.max(at, 0), most - 1);
      const to = [within(from[0] + dx * far, width), within(from[1] + dy * far, height)];
      return resultText(await target.act({ type: 'swipe', from, to }), `Swiped ${direction}.`, target);
    },
  ),
  tool(
    'mobile_type_keys',
    'Type',
    'Types into the field that has the focus.',
    {
      text: Type.String({ maxLength: 20_000 }),
      submit: Type.Optional(
        Type.Boolean({ description: 'Whether to press the keyboard’s action key after it.' }),
      ),
    },
    async (target, { text, submit = false }) =>
      resultText(
        await target.act({ type: 'type', text, ...(submit ? { enter: true } : {}) }),
        `Typed ${JSON.stringify(text)}${submit ? ' and submitted it' : ''}.`,
        target,
      ),
  ),
  tool(
    'mobile_press_button',
    'Press button',
    'Presses a button.',
    { button: Type.String({ description: `One of ${[...BUTTONS.keys()].join(', ')}.` }) },
    async (target, { button }) => {
      const key = BUTTONS.get(button.toUpperCase());
      if (!key) throw new ToolError(`No button ${button}; there are ${[...BUTTONS.keys()].join(', ')}.`);
      return resultText(await target.act({ type: 'key', key }), `Pressed ${button}.`, target);
    },
  ),
  tool(
    'mobile_open_url',
    'Open address',
    'Opens an address in the app that takes it: the browser for https.',
    { url: Type.String({ minLength: 1, maxLength: 5_000 }) },
    async (target, { url }, context) => {
      if (!URL.canParse(url))
        throw new ToolError(`${url} is no address; one starts with https:// or another scheme.`);
      const error = await actByChange(target, async phone => {
        const opened = await context.openUri(phone, url);
        if ('refusal' in opened) throw new ToolError(opened.refusal);
        return opened.change;
      });
      return resultText(error, `Opened ${url}.`, target);
    },
  ),
  tool(
    'mobile_set_orientation',
    'Turn',
    'Turns the phone in the hand. The screen follows where the phone’s settings let it.',
    {
      orientation: Type.Unsafe<'portrait' | 'landscape'>({ type: 'string', enum: ['portrait', 'landscape'] }),
    },
    async (target, { orientation }) => {
      const error = await actByChange(target, phone => {
        const { phone: tree, events } = dispatch(catalogue, phone.now, 'system', 'rotate', { orientation });
        return { tree, events };
      });
      if (target.phone.now.device.orientation !== orientation)
        throw new ToolError(
          `The phone was turned, but its screen stays in ${target.phone.now.device.orientation}: auto-rotate is off.`,
        );
      return resultText(error, `The screen is in ${orientation}.`, target);
    },
  ),
  tool(
    'wait',
    'Wait',
    'Lets time pass on the phone; none passes by itself.',
    { ms: Type.Integer({ minimum: 0, maximum: DAY_MS, description: 'Milliseconds.' }) },
    async (target, { ms }) => resultText(await target.act({ type: 'wait', ms }), `Waited ${ms} ms.`, target),
  ),
];
