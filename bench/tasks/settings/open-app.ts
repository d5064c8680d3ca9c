import { task, type Phone } from '../form.ts';
import { flag } from '../probes/settings.ts';
import { front } from '../probes/front.ts';
import { frontOf } from '../front.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, open } from '../steps.ts';
import { makeRadio, putSurroundings, surroundings, switchRadio } from './make.ts';

/** Apps whose names do not need to be explained; Settings is where radios are turned on, so it is none of them. */
const APPS = [
  { id: 'clock', name: 'Clock' },
  { id: 'contacts', name: 'Contacts' },
  { id: 'phone', name: 'Phone' },
  { id: 'calendar', name: 'Calendar' },
  { id: 'notes', name: 'Notes' },
  { id: 'messages', name: 'Messages' },
  { id: 'chat', name: 'Parley' },
] as const;
const app = () => oneOf(...APPS);
const bring = (ctx: SetupCtx, app: string) => ctx.system('openApp', { app });
const inFront = (s: Phone, id: string) => frontOf(s)?.app === id;

export const openApp = task('settings/open-app', params({ app: app(), ...surroundings() }), {
  tags: ['navigate'],
  counterpart: 'OpenAppTaskEval',
  ask: {
    en: [
      p => `Open the app ${p.app.name}.`,
      p => `Bring ${p.app.name} to the screen; if it asks for permissions, allow them.`,
    ],
    zh: [p => `打开应用“${p.app.name}”。`],
  },
  setup: (s, p, ctx) => putSurroundings(s, ctx, 'bluetooth', true, p),
  // What stands on the screen is no data that could be compared.
  goals: { inFront: ({ now, p }) => inFront(now, p.app.id) },
  solve: function* (_seen, p) {
    yield open(p.app.id);
    yield done();
  },
  nearMisses: {
    another: {
      change: (_s, p, ctx) => bring(ctx, APPS.find(a => a.id !== p.app.id)!.id),
      because: 'inFront',
    },
    andLeftAgain: {
      change: (_s, p, ctx) => {
        bring(ctx, p.app.id);
        ctx.system('home');
      },
      because: 'inFront',
    },
    amongTheRecent: {
      change: (_s, p, ctx) => {
        bring(ctx, p.app.id);
        ctx.system('showRecents');
      },
      because: 'inFront',
    },
  },
  alternatives: { byState: { change: (_s, p, ctx) => bring(ctx, p.app.id) } },
  probe: p => [front(p.app.id)],
  slate: p => ['svc bluetooth enable', `svc wifi ${p.other ? 'enable' : 'disable'}`],
});

export const wifiAndApp = task('settings/wifi-and-app', params({ app: app(), ...surroundings() }), {
  tags: ['toggle', 'navigate', 'multi-step'],
  counterpart: 'TurnOnWifiAndOpenApp',
  ask: {
    en: [
      p => `Turn Wi-Fi on, then open ${p.app.name}.`,
      p => `I need Wi-Fi on, and ${p.app.name} in front after that.`,
    ],
    zh: [p => `先打开 Wi-Fi，再打开应用“${p.app.name}”。`],
  },
  setup: (s, p, ctx) => putSurroundings(s, ctx, 'wifi', false, p),
  expect: { wifi: (_s, _p, ctx) => switchRadio(ctx, 'wifi', true) },
  // What stands on the screen is no data that could be compared.
  goals: { inFront: ({ now, p }) => inFront(now, p.app.id) },
  solve: function* (_seen, p) {
    yield* makeRadio('wifi', true);
    yield open(p.app.id);
    yield done();
  },
  nearMisses: {
    wifiAlone: { change: (_s, _p, ctx) => switchRadio(ctx, 'wifi', true), because: 'inFront' },
    appAlone: { change: (_s, p, ctx) => bring(ctx, p.app.id), because: 'wifi' },
    bluetoothInstead: {
      change: (_s, p, ctx) => {
        switchRadio(ctx, 'bluetooth', !p.other);
        bring(ctx, p.app.id);
      },
      because: ['wifi', 'sideEffects'],
    },
    backInSettings: {
      change: (_s, p, ctx) => {
        switchRadio(ctx, 'wifi', true);
        bring(ctx, p.app.id);
        bring(ctx, 'settings');
      },
      because: 'inFront',
    },
  },
  alternatives: {
    theOtherWayRound: {
      change: (_s, p, ctx) => {
        bring(ctx, p.app.id);
        switchRadio(ctx, 'wifi', true);
      },
    },
  },
  probe: p => [flag('global', 'wifi_on', true), flag('global', 'bluetooth_on', p.other), front(p.app.id)],
  slate: p => ['svc wifi disable', `svc bluetooth ${p.other ? 'enable' : 'disable'}`],
});

export const wifiOffBluetoothOn = task('settings/wifi-off-bluetooth-on', params(surroundings()), {
  tags: ['toggle', 'multi-step'],
  counterpart: 'TurnOffWifiAndTurnOnBluetooth',
  ask: {
    en: ['Turn Wi-Fi off and Bluetooth on.', 'I am getting into the car: no Wi-Fi, please, but Bluetooth.'],
    zh: ['关闭 Wi-Fi，打开蓝牙。'],
  },
  setup: (s, p, ctx) => {
    putSurroundings(s, ctx, 'wifi', true, p);
    switchRadio(ctx, 'bluetooth', false);
  },
  expect: {
    wifi: (_s, _p, ctx) => switchRadio(ctx, 'wifi', false),
    bluetooth: (_s, _p, ctx) => switchRadio(ctx, 'bluetooth', true),
  },
  solve: function* () {
    yield* makeRadio('wifi', false);
    yield* makeRadio('bluetooth', true);
    yield done();
  },
  nearMisses: {
    byAeroplaneMode: {
      change: (_s, _p, ctx) => {
        ctx.system('setAeroplane', { on: true });
        switchRadio(ctx, 'bluetooth', true);
      },
      because: 'sideEffects',
    },
  },
  probe: (_p, was) => [
    flag('global', 'wifi_on', false),
    flag('global', 'bluetooth_on', true),
    flag('global', 'airplane_mode_on', false),
    flag('global', 'mobile_data', was.device.radios.mobileData),
  ],
  slate: () => ['svc wifi enable', 'svc bluetooth disable'],
});
