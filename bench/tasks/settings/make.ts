import type { Phone } from '../../../apps/catalogue.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import { int, oneOf } from '../sample.ts';
import { back, find, open, row, scrollTo, slide, slider, type Steps, tap, toggle } from '../steps.ts';

export type Radio = 'wifi' | 'bluetooth';
export const RADIOS = {
  wifi: {
    en: 'Wi-Fi',
    zh: ' Wi-Fi ',
    page: /^(Network|Wi-Fi)/,
    use: 'Use Wi-Fi',
    action: 'setWifi',
    global: 'wifi_on',
  },
  bluetooth: {
    en: 'Bluetooth',
    zh: '蓝牙',
    page: /^(Bluetooth|Connected devices)/,
    use: 'Use Bluetooth',
    action: 'setBluetooth',
    global: 'bluetooth_on',
  },
} as const;
/** A Chinese sentence with its blanks around Latin words only where they stand inside of it. */
export const tidy = (words: string): string => words.replace(/ (?=[。，])/g, '').trim();
export const otherRadio = (radio: Radio): Radio => (radio === 'wifi' ? 'bluetooth' : 'wifi');

/** How the rest of the phone stands at the start: it differs from instance to instance and has to stay. */
export const surroundings = () => ({
  other: oneOf(true, false),
  nfc: oneOf(true, false),
  location: oneOf(true, false),
  brightness: int(20, 90, 5),
});
interface Surroundings {
  other: boolean;
  nfc: boolean;
  location: boolean;
  brightness: number;
}

/** Switches a radio with all that follows from it, as its switch does. */
export const switchRadio = (ctx: SetupCtx, radio: Radio, on: boolean): void =>
  ctx.system(RADIOS[radio].action, { on });

/** Begins with one radio as given, and the rest as drawn. */
export function putSurroundings(s: Phone, ctx: SetupCtx, radio: Radio, on: boolean, p: Surroundings): void {
  switchRadio(ctx, otherRadio(radio), p.other);
  switchRadio(ctx, radio, on);
  Object.assign(s.device.radios, { nfc: p.nfc, location: p.location });
  Object.assign(s.device, { brightness: p.brightness, adaptiveBrightness: false });
}

/** Places that change with a radio besides its switch: the network that is joined, and which devices are connected. */
export const places = (s: Phone, radio: Radio): unknown[] =>
  radio === 'wifi'
    ? [s.device.radios.wifi, s.device.radios.network]
    : [s.device.radios.bluetooth, s.device.radios.devices];

/** Whether the phone remembers the devices that it did, and no others. */
export function sameDevices(was: Phone, now: Phone): boolean {
  const known = (s: Phone) =>
    Object.entries(s.device.radios.devices)
      .map(([id, d]) => `${id} ${d.name} ${d.paired}`)
      .sort()
      .join('\n');
  return known(was) === known(now);
}

/** Opens Settings at its first page, also where another was left open. */
function* openSettings(): Steps {
  let seen: Observation = yield open('settings');
  while (seen.foreground.route !== '/') seen = yield back();
  return seen;
}

/** Opens the page of a radio in Settings. */
export function* openRadio(radio: Radio): Steps {
  let seen = yield* openSettings();
  seen = yield* scrollTo(seen, row(RADIOS[radio].page));
  return yield tap(seen, row(RADIOS[radio].page));
}

/** Sees to it that a radio is as wanted; gives how it was. */
export function* makeRadio(radio: Radio, on: boolean): Generator<Action, boolean, Observation> {
  const seen = yield* openRadio(radio);
  const was = find(seen, toggle(RADIOS[radio].use)).states.checked;
  if (was !== on) yield tap(seen, toggle(RADIOS[radio].use));
  return was;
}

export const LEVEL = slider(/^Brightness/);

/** Sees to it that the brightness is as wanted; gives how it was. */
export function* makeBrightness(percent: number): Generator<Action, number, Observation> {
  let seen = yield* openSettings();
  seen = yield* scrollTo(seen, row('Display'));
  seen = yield tap(seen, row('Display'));
  const was = find(seen, LEVEL).range!.now;
  if (was !== percent) yield slide(seen, LEVEL, percent);
  return was;
}
