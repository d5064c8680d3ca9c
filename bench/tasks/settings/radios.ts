import type { Counterpart } from '../android-world.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  already,
  connectTo,
  disconnect,
  makeRadio,
  otherRadio,
  putSurroundings,
  RADIOS,
  surroundings,
  switchRadio,
  tidy,
  type Radio,
} from './make.ts';

const NETWORKS = [
  'Larder Upstairs',
  'Quay Reading Room',
  'Marsh House',
  'Workshop 3',
  'Otterbank',
  'Studio North',
  'Old Bakehouse',
  'Slipway Hut',
  'Tidewrack',
  'Rope Loft',
  'Signal Cottage',
  'Harbour Office',
] as const;
const DEVICES = [
  'Pebble Speaker',
  'Attic Speaker',
  'Swift Sound',
  'Garden Speaker',
  'Wren Box',
  'Bathroom Radio',
  'Desk Chimes',
  'Hall Speaker',
  'Linnet Mini',
  'Porch Sound',
  'Tern Bar',
  'Cellar Box',
] as const;

/** Turns on a radio that is off, or turns off one that is on. */
function turn(id: string, radio: Radio, on: boolean, counterpart: Counterpart) {
  const { en, zh } = RADIOS[radio];
  const state = on ? 'on' : 'off';
  return task(id, params(surroundings()), {
    tags: ['toggle'],
    counterpart,
    ask: {
      en: [() => `Turn ${en} ${state}.`, () => `I want ${en} to be ${state}, and everything else as it is.`],
      zh: [() => tidy(`${on ? '打开' : '关闭'}${zh}。`)],
    },
    setup: (s, p, ctx) => putSurroundings(s, ctx, radio, !on, p),
    expect: { switched: (_s, _p, ctx) => switchRadio(ctx, radio, on) },
    solve: function* () {
      yield* makeRadio(radio, on);
      yield done();
    },
    nearMisses: {
      byAeroplaneMode: {
        change: (_s, _p, ctx) => {
          ctx.system('setAeroplane', { on: true });
          switchRadio(ctx, radio, on);
        },
        because: 'sideEffects',
      },
      ...(on && {
        thenDisconnected: {
          change: (s, _p, ctx) => {
            switchRadio(ctx, radio, true);
            disconnect(s, ctx, radio);
          },
          because: 'switched',
        },
      }),
    },
    slate: p => [
      `svc ${radio} ${on ? 'disable' : 'enable'}`,
      `svc ${otherRadio(radio)} ${p.other ? 'enable' : 'disable'}`,
    ],
  });
}

const WORDS = {
  wifi: { thing: 'network', zhThing: '网络', names: NETWORKS, known: 'TannersRow-27B' },
  bluetooth: { thing: 'device', zhThing: '设备', names: DEVICES, known: 'Kitchen Drum' },
} as const;
/** The answer where nothing was connected, in both languages. */
const NONE = { value: 'none', or: ['无'] };

/**
 * Makes sure that a radio is on or off. In AndroidWorld the radio already is as wanted, so doing nothing succeeds. Here it seldom is,
 * and the sheet asks for what can only be seen while the radio is on: before it goes off, or after it came on.
 */
function makeSure(id: string, radio: Radio, on: boolean, counterpart: Counterpart) {
  const { en, zh } = RADIOS[radio];
  const { thing, zhThing, names, known } = WORDS[radio];
  const begins = (p: { already: boolean }) => (p.already ? on : !on);
  const found = (p: { already: boolean; name: string }) => (on || !p.already ? p.name : NONE);
  return task(id, params({ ...surroundings(), already: already(), name: oneOf(...names) }), {
    tags: ['toggle', 'condition', 'answer-sheet'],
    counterpart,
    ask: {
      en: on
        ? [
            `Make sure that ${en} is on, and answer which ${thing} the phone is connected to then.`,
            `I don't know whether ${en} is on. It has to be: see to that, and fill in the ${thing} that it connects to.`,
          ]
        : [
            `Make sure that ${en} is off, and answer which ${thing} the phone was connected to before (“none” if ${en} was off already).`,
            `I don't know whether ${en} is off. It has to be: see to that, and fill in the ${thing} that was connected when you looked, or “none”.`,
          ],
      zh: on
        ? [tidy(`请确认${zh}是打开的；如果不是，就打开它。并在答题表里填写随后连接的${zhThing}。`)]
        : [
            tidy(
              `请确认${zh}是关闭的；如果不是，就关闭它。并在答题表里填写原来连接的${zhThing}，原来就关着则填“无”。`,
            ),
          ],
    },
    setup: (s, p, ctx) => {
      connectTo(s, ctx, radio, p.name);
      putSurroundings(s, ctx, radio, begins(p), p);
    },
    expect: { is: (_s, _p, ctx) => switchRadio(ctx, radio, on) },
    answer: {
      fields: {
        connected: {
          type: 'text',
          label: { en: `Connected ${thing}`, zh: `连接的${zhThing}` },
          ...(!on && { hint: { en: '“none” if there was none', zh: '没有则填“无”' } }),
        },
      },
      key: ({ p }) => ({ connected: found(p) }),
    },
    solve: function* () {
      const { before, after } = yield* makeRadio(radio, on);
      yield answer({ connected: (on ? after : before) ?? NONE.value });
      yield done();
    },
    nearMisses: {
      anotherThatIsKnown: {
        change: (_s, _p, ctx) => switchRadio(ctx, radio, on),
        answer: { connected: known },
        because: 'answer',
      },
      lookedWhenItWasOff: {
        change: (_s, _p, ctx) => switchRadio(ctx, radio, on),
        answer: p => ({ connected: found(p) === NONE ? p.name : NONE.value }),
        because: 'answer',
      },
    },
  });
}

export const bluetoothOff = turn('settings/bluetooth-off', 'bluetooth', false, 'SystemBluetoothTurnOff');
export const bluetoothOn = turn('settings/bluetooth-on', 'bluetooth', true, 'SystemBluetoothTurnOn');
export const wifiOff = turn('settings/wifi-off', 'wifi', false, 'SystemWifiTurnOff');
export const wifiOn = turn('settings/wifi-on', 'wifi', true, 'SystemWifiTurnOn');
export const bluetoothSurelyOff = makeSure(
  'settings/bluetooth-surely-off',
  'bluetooth',
  false,
  'SystemBluetoothTurnOffVerify',
);
export const bluetoothSurelyOn = makeSure(
  'settings/bluetooth-surely-on',
  'bluetooth',
  true,
  'SystemBluetoothTurnOnVerify',
);
export const wifiSurelyOff = makeSure('settings/wifi-surely-off', 'wifi', false, 'SystemWifiTurnOffVerify');
export const wifiSurelyOn = makeSure('settings/wifi-surely-on', 'wifi', true, 'SystemWifiTurnOnVerify');
