import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done, find, open, row, scrollTo, SolverError, tap } from '../steps.ts';

const DEVICES = [
  { name: 'Pebble Buds', kind: 'headphones' },
  { name: 'Attic Speaker', kind: 'speaker' },
  { name: 'Swift Watch', kind: 'watch' },
  { name: 'Desk Keys', kind: 'keyboard' },
  { name: 'Garden Speaker', kind: 'speaker' },
  { name: 'Running Buds', kind: 'headphones' },
] as const;

export const lowestBattery = task(
  'settings/lowest-battery',
  params({ devices: distinct(4, oneOf(...DEVICES)), charges: distinct(4, int(6, 96)) }),
  {
    tags: ['comparison'],
    ask: {
      en: [
        () =>
          'Which of the paired Bluetooth devices has the least charge, and how much? Fill in the answer sheet.',
        () =>
          'Look up my paired Bluetooth devices and answer with the one whose battery is lowest, with its percentage.',
      ],
      zh: [() => '已配对的蓝牙设备中哪一个电量最低？电量是多少？请填在答题表里。'],
    },
    // The last is not paired and lower than all others.
    setup: (s, { devices, charges }, ctx) => {
      s.device.radios.bluetooth = true;
      for (const id of Object.keys(s.device.radios.devices)) delete s.device.radios.devices[id];
      const least = Math.min(...charges.slice(0, 3));
      devices.forEach((d, i) => {
        s.device.radios.devices[ctx.id('bt')] = {
          name: d.name,
          kind: d.kind,
          paired: i < 3,
          connected: false,
          nearby: true,
          battery: i < 3 ? charges[i]! : Math.max(1, least - 4),
        };
      });
    },
    answer: {
      fields: {
        device: { type: 'text', label: { en: 'Device', zh: '设备' } },
        charge: { type: 'number', unit: '%', label: { en: 'Charge', zh: '电量' } },
      },
      key: ({ p }) => {
        const charge = Math.min(...p.charges.slice(0, 3));
        return { device: p.devices[p.charges.indexOf(charge)]!.name, charge };
      },
    },
    solve: function* (seen, { devices }) {
      seen = yield open('settings');
      seen = yield* scrollTo(seen, row(/^(Bluetooth|Connected devices)/));
      seen = yield tap(seen, row(/^(Bluetooth|Connected devices)/));
      const charges: { device: string; charge: number }[] = [];
      for (const { name } of devices.slice(0, 3)) {
        seen = yield* scrollTo(seen, row(name));
        const shown = find(seen, row(name)).name;
        const charge = /(\d+)\s?%/.exec(shown);
        if (!charge) throw new SolverError(`No charge in ${shown}`);
        charges.push({ device: name, charge: Number(charge[1]) });
      }
      yield answer(charges.sort((a, b) => a.charge - b.charge)[0]!);
      yield done();
    },
    nearMisses: {
      highest: wrongAnswer(p => {
        const charge = Math.max(...p.charges.slice(0, 3));
        return { device: p.devices[p.charges.indexOf(charge)]!.name, charge };
      }),
      unpaired: wrongAnswer(p => ({
        device: p.devices[3]!.name,
        charge: Math.min(...p.charges.slice(0, 3)),
      })),
      allNames: wrongAnswer(p => ({
        device: p.devices.map(d => d.name).join(', '),
        charge: Math.min(...p.charges.slice(0, 3)),
      })),
    },
  },
);
