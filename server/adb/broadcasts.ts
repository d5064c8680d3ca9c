import { copiedText, copyText } from './clipboard.ts';
import type { CommandContext, Output } from './command.ts';
import { ShellException, orException } from './exceptions.ts';
import { readIntent, wordsFor, type AndroidIntent } from './intents.ts';
import { selectedKeyboard, UI_KEYBOARD } from './keyboards.ts';

/** Broadcasts that only the system itself may send. */
const PROTECTED: ReadonlySet<string> = new Set(
  [
    'AIRPLANE_MODE',
    'BOOT_COMPLETED',
    'LOCKED_BOOT_COMPLETED',
    'BATTERY_CHANGED',
    'BATTERY_LOW',
    'BATTERY_OKAY',
    'TIME_SET',
    'TIMEZONE_CHANGED',
    'SCREEN_ON',
    'SCREEN_OFF',
    'USER_PRESENT',
    'PACKAGE_ADDED',
    'PACKAGE_REMOVED',
    'REBOOT',
    'ACTION_POWER_CONNECTED',
    'ACTION_POWER_DISCONNECTED',
    'ACTION_SHUTDOWN',
  ].map(name => `android.intent.action.${name}`),
);

/** Words that an option of a broadcast takes. */
const OPTIONS: Readonly<Record<string, number>> = {
  '--user': 1,
  '--receiver-permission': 1,
  '--allow-background-starts': 0,
  '--async': 0,
  '--delivery-group-policy': 1,
  '--delivery-group-key': 2,
};

/** Whether the keyboard that takes text from broadcasts is the one in use; a phone that was told of no keyboard has it in use. */
export function takesText({ device }: CommandContext): boolean {
  const selected = device.tree.device.shell?.settings['secure/default_input_method'];
  return selected === undefined || selected.startsWith('com.android.adbkeyboard/');
}

/** What the keyboard for broadcasts does, by action. Its text goes where the caret is. */
const KEYBOARD: Readonly<
  Record<string, (intent: AndroidIntent, context: CommandContext) => Promise<unknown>>
> = {
  ADB_INPUT_TEXT: (intent, context) => type(context, textOf(intent)),
  ADB_INPUT_B64: (intent, context) => type(context, Buffer.from(textOf(intent), 'base64').toString('utf8')),
  ADB_INPUT_CHARS: (intent, context) =>
    type(
      context,
      [intent.extras['chars'] ?? []]
        .flat()
        .map(code => String.fromCodePoint(Number(code)))
        .join(''),
    ),
  ADB_CLEAR_TEXT: (_, { device }) => device.input({ type: 'clear' }),
  ADB_INPUT_CODE: async (intent, { shell }) =>
    Number.isInteger(intent.extras['code'])
      ? shell(`input keyevent ${Number(intent.extras['code'])}`)
      : undefined,
  ADB_EDITOR_CODE: (_, { device }) => device.input({ type: 'key', key: 'enter' }),
};

/** What uiautomator2's keyboard does, by action; each gives why it had no effect, where it had none. */
const UI_KEYBOARD_DOES: Readonly<
  Record<string, (intent: AndroidIntent, context: CommandContext) => Promise<unknown>>
> = {
  ADB_KEYBOARD_INPUT_TEXT: (intent, context) => type(context, base64Of(intent)),
  ADB_KEYBOARD_SET_TEXT: async (intent, context) =>
    (await context.device.input({ type: 'clear' })) ?? type(context, base64Of(intent)),
  ADB_KEYBOARD_CLEAR_TEXT: (_, { device }) => device.input({ type: 'clear' }),
  ADB_KEYBOARD_SMART_ENTER: (_, { device }) => device.input({ type: 'key', key: 'enter' }),
  ADB_KEYBOARD_EDITOR_CODE: (_, { device }) => device.input({ type: 'key', key: 'enter' }),
  // Back hides the keyboard. Without a keyboard it would leave the screen.
  ADB_KEYBOARD_HIDE: async (_, { device }) =>
    device.tree.ui.keyboard.visible ? device.input({ type: 'key', key: 'back' }) : undefined,
};
/** What Clipper answers to a broadcast: text that was copied, or why there is none. */
const CLIPPER: Readonly<
  Record<string, (intent: AndroidIntent, context: CommandContext) => Promise<{ ok: boolean; data: string }>>
> = {
  'clipper.get': async (_, { device }) => ({ ok: copiedText(device) !== '', data: copiedText(device) }),
  'clipper.set': async ({ extras }, { device }) => {
    if (typeof extras['text'] !== 'string')
      return { ok: false, data: 'No text is provided. Use -e text "text to be pasted"' };
    await copyText(device, extras['text']);
    return { ok: true, data: 'Text is copied into clipboard.' };
  },
};

/** The actions by the packages that receive them. */
const RECEIVERS: readonly (readonly [actions: object, receiver: string])[] = [
  [KEYBOARD, 'com.android.adbkeyboard'],
  [UI_KEYBOARD_DOES, 'com.github.uiautomator'],
  [CLIPPER, 'ca.zgrs.clipper'],
];

const base64Of = ({ extras }: AndroidIntent): string =>
  typeof extras['text'] === 'string' ? Buffer.from(extras['text'], 'base64').toString('utf8') : '';

const textOf = ({ extras }: AndroidIntent): string =>
  typeof extras['msg'] === 'string' ? extras['msg'] : '';
const type = async ({ device }: CommandContext, text: string): Promise<unknown> =>
  text === '' ? undefined : device.input({ type: 'type', text });

/** Puts away the shade, the recent apps and the dialogs of the phone. */
async function closeSystemDialogs({ device }: CommandContext): Promise<void> {
  const { ui } = device.tree;
  if (ui.shade !== 'closed') await device.run('system', 'closeShade');
  if (ui.recents) await device.run('system', 'hideRecents');
  for (const { id } of ui.dialogs) await device.run('system', 'dismissDialog', { id });
}

/** `am broadcast`: what reaches a receiver here acts; any other is sent, and nobody listens. */
export function broadcast(args: readonly string[], context: CommandContext): Promise<Output> {
  let out = '';
  return orException(
    'broadcast',
    async () => {
      const intent = readIntent(args, option => OPTIONS[option]);
      const { action = '' } = intent;
      out = `Broadcasting: ${wordsFor({ ...intent, flags: intent.flags | FROM_SHELL })}\n`;
      if (PROTECTED.has(action))
        throw new ShellException(
          'SecurityException',
          `Permission Denial: not allowed to send broadcast ${action} from pid=4711, uid=2000`,
        );
      if (action === 'android.intent.action.CLOSE_SYSTEM_DIALOGS') await closeSystemDialogs(context);
      // One that names a package or a component reaches no other.
      const owner = intent.component?.package ?? intent.package;
      const reaches = (receiver: string) => owner === undefined || owner === receiver;
      if (!reaches(RECEIVERS.find(([actions]) => Object.hasOwn(actions, action))?.[1] ?? ''))
        return { out: `${out}Broadcast completed: result=0\n` };
      const clipped = await CLIPPER[action]?.(intent, context);
      if (clipped)
        return { out: `${out}Broadcast completed: result=${clipped.ok ? -1 : 0}, data="${clipped.data}"\n` };
      const does =
        selectedKeyboard(context.device.tree) === UI_KEYBOARD ? UI_KEYBOARD_DOES[action] : undefined;
      // Its clients check for the result code of a successful activity.
      if (does)
        return {
          out: `${out}Broadcast completed: ${(await does(intent, context)) ? 'result=0' : 'result=-1, data="success"'}\n`,
        };
      if (takesText(context)) await KEYBOARD[action]?.(intent, context);
      return { out: `${out}Broadcast completed: result=0\n` };
    },
    () => out,
  );
}
const FROM_SHELL = 0x40_0000;
