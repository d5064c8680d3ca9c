import type { AppStates } from '../../../apps/catalogue.ts';
import { isLocked } from '../../../src/sdk/core/screen.ts';
import { topScreen } from '../../../src/sdk/core/stack.ts';
import type { Intent } from '../../../src/state/phone/index.ts';
import { shellOf, type AdbDevice } from '../device.ts';
import { pressMediaKey, type MediaKey } from './media-keys.ts';
import { pressKey, type Press } from './press.ts';

type PhoneApp = AppStates['phone'];

/** The shell's setting that keeps the volume from before it was muted. */
const LAST_AUDIBLE = 'system/volume_music_last_audible';

export const mute: Press = async device => {
  const { media } = device.tree.device.volume;
  const before = Number(device.tree.device.shell?.settings[LAST_AUDIBLE] ?? 0);
  if (media > 0)
    await device.change(draft => {
      shellOf(draft).settings[LAST_AUDIBLE] = String(media);
    });
  await device.run('system', 'setVolume', { stream: 'media', value: media > 0 ? 0 : before });
};

export const changeBrightness =
  (by: number): Press =>
  async device => {
    const value = Math.min(100, Math.max(0, device.tree.device.brightness + by));
    await device.run('system', 'setBrightness', { value });
  };

export const openApp =
  (app: string): Press =>
  async device => {
    if (device.tree.os.installed[app]?.enabled) await device.input({ type: 'open_app', app });
  };

export const media =
  (key: MediaKey): Press =>
  device =>
    pressMediaKey(device, key);

/** Opens the notification shade, or closes it. */
export const toggleShade: Press = async device => {
  const { ui } = device.tree;
  if (ui.shade !== 'closed') await device.run('system', 'closeShade');
  else if (ui.awake && !isLocked(device.tree)) await device.run('system', 'openShade', { quick: false });
};

export const setAwake =
  (awake: boolean): Press =>
  async device => {
    if (device.tree.ui.awake !== awake) await device.input(pressKey('power'));
  };

/** Opens a lock screen that needs no more than a swipe. */
export const menu: Press = async device => {
  const { kind } = device.tree.os.settings.lock;
  if (device.tree.ui.awake && isLocked(device.tree) && (kind === 'swipe' || kind === 'none'))
    await device.run('system', 'unlock');
};

const liveCalls = ({ current }: PhoneApp) => Object.values(current).filter(({ state }) => state !== 'ended');
const isRinging = (phone: PhoneApp): boolean =>
  liveCalls(phone).some(({ direction, state }) => direction === 'incoming' && state === 'ringing');

/** The state of the Phone app; undefined where the app is not on the phone. */
const phoneApp = ({ tree }: AdbDevice): PhoneApp | undefined =>
  tree.os.installed['phone']?.enabled ? (tree.apps['phone'] as PhoneApp) : undefined;

/** The number of a `tel:` intent. */
function numberOf(args: unknown): string {
  const [, number = ''] = /^tel:(.*)/.exec((args as Intent | undefined)?.uri ?? '') ?? [];
  return number.replace(/%[\da-f]{2}/gi, code => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/** The number on the dial pad, which is that of the intent until somebody types; undefined where no pad is on the screen. */
function numberOnPad({ tree }: AdbDevice): unknown {
  const top = topScreen(tree);
  if (top?.app !== 'phone' || top.path !== '/pad') return undefined;
  return tree.ui.surfaces[top.id]?.values?.['typed'] ?? numberOf(top.args);
}

/** Answers the call that rings, or else dials the number on the pad, or else opens the pad. */
export const call: Press = async device => {
  const phone = phoneApp(device);
  if (!phone) return;
  const number = numberOnPad(device);
  if (isRinging(phone)) await device.run('phone', 'answer');
  else if (typeof number === 'string' && number !== '') await device.run('phone', 'place', { number });
  else await device.run('system', 'openAt', { app: 'phone', path: '/pad' });
};

/** Declines the call that rings, or hangs up; without a call, turns the screen off (END_BUTTON_BEHAVIOR_SLEEP). */
export const endCall: Press = async device => {
  const phone = phoneApp(device);
  if (phone && isRinging(phone)) await device.run('phone', 'decline');
  else if (phone && liveCalls(phone).length > 0) await device.run('phone', 'hangUp');
  else if (device.tree.ui.awake) await device.input(pressKey('power'));
};
