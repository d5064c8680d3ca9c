import { go, type Entry, type Page, type View } from '../model.ts';
import { bluetoothDevices, DEVICE_ICON, deviceState } from '../select.ts';

const radios = (v: View) => v.phone.device.radios;
const dev = (v: View) => radios(v).devices[v.params['id'] ?? ''];
export const bluetoothSummary = (v: View): string => {
  if (!radios(v).bluetooth) return 'Off';
  const on = bluetoothDevices(v.phone).filter(d => d.connected);
  return on.length > 0 ? on.map(d => d.name).join(', ') : 'On, nothing connected';
};
const nameProblem = (text: string) =>
  text.trim() === '' ? 'Enter a name' : text.length > 40 ? 'At most 40 characters' : undefined;

export const bluetoothPages: readonly Page[] = [
  {
    route: '/bluetooth',
    title: 'Bluetooth',
    activity: '.bluetooth.BluetoothSettingsActivity',
    parent: '/',
    scheme: 'bluetooth',
    keywords: 'connected devices headphones speaker',
    sections: [
      {
        entries: [
          {
            id: 'bluetooth',
            kind: 'switch',
            title: 'Use Bluetooth',
            keywords: 'turn on off',
            get: v => radios(v).bluetooth,
            set: on => ['setBluetooth', { on }],
          },
        ],
      },
      {
        entries: [
          {
            id: 'pair',
            kind: 'link',
            title: 'Pair new device',
            icon: 'add',
            keywords: 'connect add headphones scan',
            to: go('/bluetooth/pair'),
          },
          {
            id: 'name',
            kind: 'text',
            title: 'Device name',
            icon: 'smartphone',
            label: 'Device name',
            keywords: 'rename this phone',
            get: v => v.phone.device.model.name,
            set: name => ['renamePhone', { name }],
            problem: nameProblem,
          },
        ],
      },
      {
        title: 'Paired devices',
        rows: v =>
          bluetoothDevices(v.phone)
            .filter(d => d.paired)
            .map((d): Entry => ({
              id: d.id,
              kind: 'link',
              title: d.name,
              icon: DEVICE_ICON[d.kind],
              summary: deviceState(v.phone, d),
              to: go('/bluetooth/:id', { id: d.id }),
            })),
      },
    ],
  },
  {
    route: '/bluetooth/pair',
    title: 'Pair new device',
    activity: '.bluetooth.BluetoothPairingActivity',
    parent: '/bluetooth',
    empty: {
      icon: 'bluetooth_searching',
      title: 'No devices found',
      text: 'Make sure that the other device is on and can be found',
    },
    sections: [
      {
        shown: v => !radios(v).bluetooth,
        entries: [
          {
            id: 'on',
            kind: 'action',
            title: 'Turn on Bluetooth',
            icon: 'bluetooth',
            run: () => ['setBluetooth', { on: true }],
          },
        ],
        note: 'To see devices nearby, turn on Bluetooth.',
      },
      {
        shown: v => radios(v).bluetooth,
        entries: [
          {
            id: 'visible',
            kind: 'info',
            title: 'This phone',
            icon: 'smartphone',
            summary: v => `Seen by others as “${v.phone.device.model.name}”`,
          },
        ],
      },
      {
        title: 'Available devices',
        shown: v => radios(v).bluetooth,
        rows: v =>
          bluetoothDevices(v.phone)
            .filter(d => d.nearby && !d.paired)
            .map((d): Entry => ({
              id: d.id,
              kind: 'action',
              title: d.name,
              icon: DEVICE_ICON[d.kind],
              run: () => ['pairDevice', { id: d.id }],
              confirm: {
                title: `Pair with ${d.name}?`,
                text: 'The device will be able to exchange sound and data with this phone.',
                label: 'Pair',
              },
            })),
      },
    ],
  },
  {
    route: '/bluetooth/:id',
    title: v => dev(v)?.name ?? 'Device',
    activity: '.bluetooth.BluetoothDeviceActivity',
    parent: '/bluetooth',
    empty: { icon: 'bluetooth', title: 'This device is gone' },
    sections: [
      { custom: 'device-header', shown: v => dev(v) !== undefined },
      {
        shown: v => dev(v)?.paired ?? false,
        entries: [
          {
            id: 'connected',
            kind: 'switch',
            title: 'Connected',
            summary: v => (dev(v)!.nearby ? undefined : 'Not in range'),
            off: v => !dev(v)!.nearby || !radios(v).bluetooth,
            get: v => dev(v)!.connected,
            set: (on, v) => ['connectDevice', { id: v.params['id'], on }],
          },
          {
            id: 'rename',
            kind: 'text',
            title: 'Name',
            icon: 'edit',
            label: 'Device name',
            get: v => dev(v)!.name,
            set: (name, v) => ['renameDevice', { id: v.params['id'], name }],
            problem: nameProblem,
          },
          {
            id: 'battery',
            kind: 'info',
            title: 'Battery',
            icon: 'battery_full',
            shown: v => dev(v)!.battery !== null,
            summary: v => `${dev(v)!.battery} %`,
          },
          {
            id: 'forget',
            kind: 'action',
            title: 'Forget device',
            icon: 'delete',
            danger: true,
            leave: true,
            run: v => ['forgetDevice', { id: v.params['id'] }],
            confirm: {
              title: v => `Forget ${dev(v)!.name}?`,
              text: 'This phone will no longer be paired with it.',
              label: 'Forget device',
            },
          },
        ],
      },
      {
        shown: v => dev(v) !== undefined && !dev(v)!.paired,
        entries: [
          {
            id: 'pair',
            kind: 'action',
            title: 'Pair',
            icon: 'add',
            off: v => !dev(v)!.nearby,
            run: v => ['pairDevice', { id: v.params['id'] }],
          },
        ],
      },
    ],
  },
];
