import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import { changesSince } from '../judges/side-effects.ts';
import { dispatch } from '../src/sdk/core/engine.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

type Act = readonly [action: string, args?: object];

/** Runs actions of the phone itself; gives the phone after the last. */
const run = (phone: AnyPhone, acts: readonly Act[]): AnyPhone =>
  acts.reduce((p, [action, args = {}]) => dispatch(catalogue, p, 'system', action, args).phone, phone);

/** What a judge finds changed between two phones, by its place. */
const dataChanges = (before: AnyPhone, after: AnyPhone): string[] =>
  changesSince(phoneSchema, before as unknown as Phone, after as unknown as Phone).map(fact => fact.path);

interface Pair {
  start?: readonly Act[];
  act: readonly Act[];
  undo: readonly Act[];
}

const settings = (change: object): Act => ['changeSettings', { settings: change }];
const turn = (action: string, to: boolean, more: object = {}): Pair => ({
  start: [[action, { ...more, on: !to }]],
  act: [[action, { ...more, on: to }]],
  undo: [[action, { ...more, on: !to }]],
});
/** Both directions of a switch. */
const flip = (name: string, action: string, more: object = {}): [string, Pair][] => [
  [`${name} off and on`, turn(action, false, more)],
  [`${name} on and off`, turn(action, true, more)],
];

const WEAK = 'wifi-robins-old-phone';
const grant = (app: string, permission: string, to: string): Act => [
  'setPermission',
  { app, permission, grant: to },
];
const option = (app: string, change: object): Act => ['setAppOption', { app, ...change }];

const pairs: [string, Pair][] = [
  ...flip('Wi-Fi', 'setWifi'),
  [
    'Wi-Fi off and on, on a network that is not the strongest',
    {
      ...turn('setWifi', false),
      start: [['joinNetwork', { id: WEAK }]],
    },
  ],
  ...flip('Bluetooth', 'setBluetooth'),
  [
    'Bluetooth off and on with two devices connected',
    { ...turn('setBluetooth', false), start: [['connectDevice', { id: 'bt-earbuds', on: true }]] },
  ],
  ...flip('aeroplane mode', 'setAeroplane'),
  [
    'aeroplane mode while the hotspot had turned Wi-Fi off, and the hotspot',
    {
      act: [
        ['setHotspot', { on: true }],
        ['setAeroplane', { on: true }],
      ],
      undo: [['setAeroplane', { on: false }]],
    },
  ],
  [
    'aeroplane mode with Bluetooth turned on in it',
    {
      act: [
        ['setAeroplane', { on: true }],
        ['setBluetooth', { on: true }],
      ],
      undo: [['setAeroplane', { on: false }]],
    },
  ],
  [
    'aeroplane mode on and off while Bluetooth was off, then Bluetooth',
    {
      act: [
        ['setBluetooth', { on: false }],
        ['setAeroplane', { on: true }],
      ],
      undo: [
        ['setAeroplane', { on: false }],
        ['setBluetooth', { on: true }],
      ],
    },
  ],
  ...flip('mobile data', 'setMobileData'),
  ...flip('roaming', 'setRoaming'),
  ...flip('NFC', 'setNfc'),
  ...flip('location', 'setLocation'),
  ['hotspot on and off', turn('setHotspot', true)],
  [
    'hotspot on and off on a network that is not the strongest',
    {
      start: [['joinNetwork', { id: WEAK }]],
      act: [['setHotspot', { on: true }]],
      undo: [['setHotspot', { on: false }]],
    },
  ],
  [
    'hotspot on, and ended by Wi-Fi',
    { act: [['setHotspot', { on: true }]], undo: [['setWifi', { on: true }]] },
  ],
  [
    'a name for the hotspot and the old one',
    {
      act: [['configureHotspot', { name: 'Fern', password: 'green-green', security: 'wpa3' }]],
      undo: [['configureHotspot', { name: "Robin's Fen 7", password: 'lanterns-9am', security: 'wpa2' }]],
    },
  ],
  [
    'a network joined and forgotten',
    {
      act: [['joinNetwork', { id: 'wifi-harrowbay-free' }]],
      undo: [['forgetNetwork', { id: 'wifi-harrowbay-free' }]],
    },
  ],
  [
    'another network joined, and the old one again',
    {
      act: [['joinNetwork', { id: WEAK }]],
      undo: [['joinNetwork', { id: 'wifi-tannersrow-27b' }]],
    },
  ],
  [
    'a network left and joined again',
    { act: [['disconnectNetwork']], undo: [['joinNetwork', { id: 'wifi-tannersrow-27b' }]] },
  ],
  [
    'a network added by its name with a wrong password',
    {
      act: [['rememberNetwork', { ssid: 'Flat3_Trombone', security: 'wpa2', password: 'wrong-one' }]],
      undo: [],
    },
  ],
  [
    'a device paired and forgotten',
    { act: [['pairDevice', { id: 'bt-keyboard' }]], undo: [['forgetDevice', { id: 'bt-keyboard' }]] },
  ],
  [
    'a device disconnected and connected',
    {
      act: [['connectDevice', { id: 'bt-watch', on: false }]],
      undo: [['connectDevice', { id: 'bt-watch', on: true }]],
    },
  ],
  [
    'a VPN connected and disconnected',
    { act: [['setVpn', { id: 'vpn-studio' }]], undo: [['setVpn', { id: null }]] },
  ],
  [
    'the kind of mobile network',
    { act: [['setGeneration', { generation: '4g' }]], undo: [['setGeneration', { generation: '5g' }]] },
  ],
  [
    'a data limit below what is used, and the old one',
    {
      act: [['setDataLimit', { limitBytes: 1_000_000_000 }]],
      undo: [['setDataLimit', { limitBytes: 10_000_000_000 }]],
    },
  ],
  [
    'do not disturb',
    { act: [settings({ doNotDisturb: { on: true } })], undo: [settings({ doNotDisturb: { on: false } })] },
  ],
  [
    'a day of the quiet time',
    {
      act: [['changeQuietSchedule', { days: [0, 1, 2, 4, 5, 6] }]],
      undo: [['changeQuietSchedule', { days: [0, 1, 2, 4, 5, 6, 3] }]],
    },
  ],
  ...flip('battery saver', 'setBatterySaver'),
  [
    'battery saver by its charge',
    { act: [['setSaverAt', { percent: 90 }]], undo: [['setSaverAt', { percent: null }]] },
  ],
  ['media volume', { act: [['turnVolume', { by: -10 }]], undo: [['turnVolume', { by: 10 }]] }],
  [
    'ring volume to nothing and back',
    {
      act: [['setVolume', { stream: 'ring', value: 0 }]],
      undo: [['setVolume', { stream: 'ring', value: 70 }]],
    },
  ],
  ...(['vibrate', 'silent'] as const).map((mode): [string, Pair] => [
    `the ringer to ${mode} and back`,
    { act: [['setRinger', { mode }]], undo: [['setRinger', { mode: 'sound' }]] },
  ]),
  ['brightness', { act: [['setBrightness', { value: 10 }]], undo: [['setBrightness', { value: 62 }]] }],
  ...flip('adaptive brightness', 'setAdaptiveBrightness'),
  ...flip('the torch', 'setTorch'),
  [
    'the phone turned and turned back',
    { act: [['rotate', { orientation: 'landscape' }]], undo: [['rotate', { orientation: 'portrait' }]] },
  ],
  [
    'auto-rotate off and on',
    { act: [settings({ autoRotate: false })], undo: [settings({ autoRotate: true })] },
  ],
  ['a wallpaper', { act: [['setWallpaper', { name: 'dune' }]], undo: [['setWallpaper', { name: 'fjord' }]] }],
  [
    'a picture as the wallpaper',
    { act: [['setWallpaper', { picture: 'photo-1' }]], undo: [['setWallpaper', { name: 'fjord' }]] },
  ],
  [
    'an icon taken off the home screen and added again',
    { act: [['removeItem', { id: 'item-notes' }]], undo: [['addToHome', { app: 'notes' }]] },
  ],
  [
    'a second icon added and taken off',
    { act: [['addToHome', { app: 'notes' }]], undo: [['removeItem', { id: 'item-1' }]] },
  ],
  [
    'the clock widget taken off and added again',
    { act: [['removeItem', { id: 'item-widget-clock' }]], undo: [['addWidget', { widget: 'clock' }]] },
  ],
  [
    'an icon moved to a new page and back',
    {
      act: [['moveItem', { id: 'item-chat', page: 2, x: 3, y: 4 }]],
      undo: [['moveItem', { id: 'item-chat', page: 0, x: 0, y: 1 }]],
    },
  ],
  [
    'a folder made and emptied',
    {
      act: [['makeFolder', { id: 'item-notes', onto: 'item-chat' }]],
      undo: [['takeFromFolder', { id: 'item-chat', app: 'notes' }]],
    },
  ],
  ...['phone', 'browser'].map((app): [string, Pair] => [
    `${app} out of the dock and into it`,
    { act: [['removeFromDock', { app }]], undo: [['addToDock', { app }]] },
  ]),
  [
    'a default app',
    {
      act: [['setDefault', { key: 'VIEW text/plain', app: 'notes' }]],
      undo: [['setDefault', { key: 'VIEW text/plain', app: null }]],
    },
  ],
  [
    'an app disabled and enabled',
    { act: [option('clock', { enabled: false })], undo: [option('clock', { enabled: true })] },
  ],
  [
    'an app stopped by force and opened',
    { act: [['forceStop', { app: 'clock' }]], undo: [['openApp', { app: 'clock' }]] },
  ],
  [
    'a default app disabled and enabled',
    {
      start: [['setDefault', { key: 'VIEW text/plain', app: 'notes' }]],
      act: [option('notes', { enabled: false })],
      undo: [option('notes', { enabled: true })],
    },
  ],
  [
    'an app’s notifications',
    { act: [option('chat', { notifications: false })], undo: [option('chat', { notifications: true })] },
  ],
  [
    'an app’s notifications as a permission',
    {
      act: [grant('calendar', 'notifications', 'never')],
      undo: [grant('calendar', 'notifications', 'always')],
    },
  ],
  ['a channel', turn('muteChannel', false, { app: 'chat', channel: 'messages' })],
  [
    'background data and battery use',
    {
      act: [option('chat', { backgroundData: false, batteryUse: 'restricted' })],
      undo: [option('chat', { backgroundData: true, batteryUse: 'optimised' })],
    },
  ],
  [
    'languages',
    {
      act: [['setLanguages', { languages: ['es-ES', 'en-GB'] }]],
      undo: [['setLanguages', { languages: ['en-GB', 'es-ES'] }]],
    },
  ],
  [
    'keyboards',
    { act: [['setKeyboards', { keyboards: ['zh'] }]], undo: [['setKeyboards', { keyboards: ['en', 'zh'] }]] },
  ],
  [
    'the zone by hand and from the network',
    { act: [['chooseZone', { zone: 'Asia/Tokyo' }]], undo: [['setAutoZone', { on: true }]] },
  ],
  [
    'the time by hand and from the network',
    { act: [['setTimeOfDay', { result: 1_385 }]], undo: [['setAutoTime', { on: true }]] },
  ],
  ['developer options', turn('setDeveloper', true)],
  [
    'a screen lock',
    {
      act: [['setLock', { kind: 'pin', secret: '2804', current: '' }]],
      undo: [['setLock', { kind: 'swipe', secret: '', current: '2804' }]],
    },
  ],
  [
    'an account',
    {
      act: [['setAccountSync', { id: 'account-postbird', on: false }]],
      undo: [['setAccountSync', { id: 'account-postbird', on: true }]],
    },
  ],
  [
    'a permission',
    { act: [grant('maps', 'location', 'always')], undo: [grant('maps', 'location', 'inUse')] },
  ],
];

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

describe('there and back', () => {
  it.each(pairs)('%s', (_, { start = [], act, undo }) => {
    const before = run(world, start);
    const changed = run(before, act);
    if (undo.length > 0) expect(dataChanges(before, changed)).not.toEqual([]);
    expect(dataChanges(before, run(changed, undo))).toEqual([]);
  });

  it('an app that is disabled for a while keeps its alarms, which are silent meanwhile', () => {
    const clocks = (phone: AnyPhone) => Object.values(phone.timers).filter(t => t.app === 'clock');
    expect(clocks(world).length).toBeGreaterThan(0);
    const off = run(world, [option('clock', { enabled: false })]);
    expect(clocks(run(off, [option('clock', { enabled: true })]))).toEqual(clocks(world));
  });
});
