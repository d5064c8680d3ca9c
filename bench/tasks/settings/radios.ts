import type { Counterpart } from '../android-world.ts';
import { task } from '../form.ts';
import { flag } from '../probes/settings.ts';
import { oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import {
  makeRadio,
  otherRadio,
  places,
  putSurroundings,
  RADIOS,
  sameDevices,
  surroundings,
  switchRadio,
  tidy,
  type Radio,
} from './make.ts';

/** Turns on a radio that is off, or turns off one that is on. */
function turn(id: string, radio: Radio, on: boolean, counterpart: Counterpart) {
  const { en, zh, global } = RADIOS[radio];
  const state = on ? 'on' : 'off';
  return task(id, params(surroundings()), {
    tags: ['toggle'],
    counterpart,
    ask: {
      en: [() => `Turn ${en} ${state}.`, () => `I want ${en} to be ${state}, and everything else as it is.`],
      zh: [() => tidy(`${on ? '打开' : '关闭'}${zh}。`)],
    },
    setup: (s, p, ctx) => putSurroundings(s, ctx, radio, !on, p),
    goals: { switched: ({ now }) => now.device.radios[radio] === on },
    invariants: { devices: ({ was, now }) => sameDevices(was, now) },
    allow: s => places(s, radio),
    solve: function* () {
      yield* makeRadio(radio, on);
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (_s, p, ctx) => switchRadio(ctx, otherRadio(radio), !p.other),
        because: ['switched', 'sideEffects'],
      },
      andTheOther: {
        change: (_s, p, ctx) => {
          switchRadio(ctx, radio, on);
          switchRadio(ctx, otherRadio(radio), !p.other);
        },
        because: 'sideEffects',
      },
      thereAndBack: {
        change: (_s, _p, ctx) => {
          switchRadio(ctx, radio, on);
          switchRadio(ctx, radio, !on);
        },
        because: 'switched',
      },
      aeroplaneMode: {
        change: (s, _p, ctx) => {
          s.device.radios.aeroplane = true;
          switchRadio(ctx, radio, on);
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (_s, _p, ctx) => switchRadio(ctx, radio, on) } },
    probe: p => [
      flag('global', global, on),
      flag('global', RADIOS[otherRadio(radio)].global, p.other),
      flag('global', 'airplane_mode_on', false),
    ],
    slate: p => [
      `svc ${radio} ${on ? 'disable' : 'enable'}`,
      `svc ${otherRadio(radio)} ${p.other ? 'enable' : 'disable'}`,
    ],
  });
}

/**
 * Makes sure that a radio is on or off. In AndroidWorld the radio already is as wanted, so doing nothing succeeds. Here it
 * starts either way, and the sheet asks how it was, so the agent has to look.
 */
function makeSure(id: string, radio: Radio, on: boolean, counterpart: Counterpart) {
  const { en, zh } = RADIOS[radio];
  const state = on ? 'on' : 'off';
  const options = [
    { en: 'It was on', zh: '原来是打开的' },
    { en: 'It was off', zh: '原来是关闭的' },
  ];
  const said = (was: boolean) => options[was ? 0 : 1]!.en;
  return task(id, params({ ...surroundings(), begins: oneOf(true, false) }), {
    tags: ['toggle', 'condition', 'answer-sheet'],
    counterpart,
    ask: {
      en: [
        () => `Make sure that ${en} is ${state}, and answer whether it was on or off when you looked.`,
        () =>
          `I don't know whether ${en} is on. It has to be ${state}: see to that, and fill in how you found it.`,
      ],
      zh: [
        () =>
          tidy(
            `请确认${zh}是${on ? '打开' : '关闭'}的；如果不是，就${on ? '打开' : '关闭'}它。并在答题表里填写原来的状态。`,
          ),
      ],
    },
    setup: (s, p, ctx) => putSurroundings(s, ctx, radio, p.begins, p),
    goals: { is: ({ now }) => now.device.radios[radio] === on },
    invariants: { devices: ({ was, now }) => sameDevices(was, now) },
    allow: s => places(s, radio),
    answer: {
      fields: {
        before: { type: 'choice', label: { en: `${en} before`, zh: tidy(`${zh}原来的状态`) }, options },
      },
      key: ({ p }) => ({ before: said(p.begins) }),
    },
    solve: function* () {
      yield answer({ before: said(yield* makeRadio(radio, on)) });
      yield done();
    },
    nearMisses: {
      saysOtherwise: {
        change: (_s, _p, ctx) => switchRadio(ctx, radio, on),
        answer: p => ({ before: said(!p.begins) }),
        because: 'answer',
      },
      saysNothing: { change: (_s, _p, ctx) => switchRadio(ctx, radio, on), because: 'answer' },
      switchedTheWrongWay: {
        change: (_s, _p, ctx) => switchRadio(ctx, radio, !on),
        answer: p => ({ before: said(p.begins) }),
        because: 'is',
      },
      andTheOther: {
        change: (_s, p, ctx) => {
          switchRadio(ctx, radio, on);
          switchRadio(ctx, otherRadio(radio), !p.other);
        },
        answer: p => ({ before: said(p.begins) }),
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (_s, _p, ctx) => switchRadio(ctx, radio, on),
        answer: p => ({ before: said(p.begins).toLowerCase() }),
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
