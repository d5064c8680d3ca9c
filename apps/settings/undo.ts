// Over 300 lines: a table of pairs.
import { pair, type UndoPair, type UndoPairs, type UndoStep } from '../undo.ts';

const settings = (change: object): UndoStep => ['changeSettings', { settings: change }];
/** A switch, from the other position. */
const flipTo = (action: string, on: boolean, more: object = {}): UndoPair =>
  pair([[action, { ...more, on }]], [[action, { ...more, on: !on }]], [[action, { ...more, on: !on }]]);
/** Both directions of a switch. */
const flip = (name: string, action: string, more: object = {}): [string, UndoPair][] => [
  [`${name} off and on`, flipTo(action, false, more)],
  [`${name} on and off`, flipTo(action, true, more)],
];

const WEAK = 'wifi-robins-old-phone';
const grant = (app: string, permission: string, to: string): UndoStep => [
  'setPermission',
  { app, permission, grant: to },
];
const option = (app: string, change: object): UndoStep => ['setAppOption', { app, ...change }];

/** Takes off what was put on the home screen. */
const addedItems = (now: readonly { id: string }[], was: readonly { id: string }[]): UndoStep[] =>
  now.filter(({ id }) => was.every(item => item.id !== id)).map(({ id }) => ['removeItem', { id }, 'system']);

const pairs: readonly [string, UndoPair][] = [
  ...flip('Wi-Fi', 'setWifi'),
  [
    'Wi-Fi off and on, on a network that is not the strongest',
    {
      ...flipTo('setWifi', false),
      before: [['joinNetwork', { id: WEAK }]],
    },
  ],
  ...flip('Bluetooth', 'setBluetooth'),
  [
    'Bluetooth off and on with two devices connected',
    { ...flipTo('setBluetooth', false), before: [['connectDevice', { id: 'bt-earbuds', on: true }]] },
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
  ['hotspot on and off', flipTo('setHotspot', true)],
  [
    'hotspot on and off on a network that is not the strongest',
    {
      before: [['joinNetwork', { id: WEAK }]],
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
  ...(['vibrate', 'silent'] as const).map((mode): [string, UndoPair] => [
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
    {
      act: [['addToHome', { app: 'notes' }]],
      undo: ({ os }, was) => addedItems(os.launcher.pages.flat(), was.os.launcher.pages.flat()),
    },
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
  ...['phone', 'browser'].map((app): [string, UndoPair] => [
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
      before: [['setDefault', { key: 'VIEW text/plain', app: 'notes' }]],
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
  ['a channel', flipTo('muteChannel', false, { app: 'chat', channel: 'messages' })],
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
  ['developer options', flipTo('setDeveloper', true)],
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

const isList = (steps: UndoPair['act']): steps is readonly UndoStep[] => typeof steps !== 'function';
/** Settings are changed by actions of the phone itself. */
const ofSystem = (steps: UndoPair['act']): UndoPair['act'] =>
  isList(steps) ? steps.map(([action, args = {}]): UndoStep => [action, args, 'system']) : steps;

export const undo: UndoPairs = Object.fromEntries(
  pairs.map(([name, { before = [], act, undo: back }]) => [
    name,
    { before: ofSystem(before), act: ofSystem(act), undo: ofSystem(back) },
  ]),
);
