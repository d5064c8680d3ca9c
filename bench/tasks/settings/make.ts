import { Type } from 'typebox';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import { int, made, oneOf, type Sampler } from '../sample.ts';
import { all, back, find, open, row, scrollTo, slide, slider, type Steps, tap, toggle } from '../steps.ts';

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

/** True once in eight draws: how often what has to be made sure of is so already. */
export const already = (): Sampler<boolean> => made(({ random }) => random() < 1 / 8, Type.Boolean());

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

/** Leaves the network, or the devices, that the phone is connected to by a radio; the radio stays on. */
export function disconnect(s: Phone, ctx: SetupCtx, radio: Radio): void {
  if (radio === 'wifi') ctx.system('disconnectNetwork');
  else for (const id of Object.keys(s.device.radios.devices)) ctx.system('connectDevice', { id, on: false });
}

/** Lets the phone know a network or device of this name, and be connected to it alone. */
export function connectTo(s: Phone, ctx: SetupCtx, radio: Radio, name: string): void {
  switchRadio(ctx, radio, true);
  disconnect(s, ctx, radio);
  const id = ctx.id(radio === 'wifi' ? 'wifi' : 'bt');
  if (radio === 'bluetooth') {
    s.device.radios.devices[id] = {
      name,
      kind: 'speaker',
      paired: true,
      connected: true,
      nearby: true,
      battery: 64,
    };
    return;
  }
  s.device.radios.networks[id] = {
    ssid: name,
    level: 4,
    security: 'wpa2',
    password: 'ferry-lantern-31',
    saved: 'ferry-lantern-31',
    autoConnect: true,
    metered: false,
  };
  ctx.system('joinNetwork', { id });
}

/** The agent's value where it lies within two percent of what is asked for: a finger on a slider is not exact. */
export const within2 = (now: number, wanted: number): number => (Math.abs(now - wanted) <= 2 ? now : wanted);

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

/** What the page of a radio says that the phone is connected to. */
const connectedOn = (seen: Observation): string | undefined =>
  all(seen, row(/, Connected/))[0]?.name.replace(/, Connected.*$/, '');

/** Sees to it that a radio is as wanted; gives what the phone was connected to before and what it is after. */
export function* makeRadio(
  radio: Radio,
  on: boolean,
): Generator<Action, { before: string | undefined; after: string | undefined }, Observation> {
  let seen = yield* openRadio(radio);
  const before = connectedOn(seen);
  if (find(seen, toggle(RADIOS[radio].use)).states.checked !== on)
    seen = yield tap(seen, toggle(RADIOS[radio].use));
  return { before, after: connectedOn(seen) };
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
