import { after, at, changed, withSettings, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

const CHOICE = 'apps/calculator/ui/Settings.tsx title';
const hold = (element: string): Touch => ({ type: 'long_press', element });
const act = (phone: AnyPhone, action: string, args: object = {}): AnyPhone =>
  after(phone, 'calculator', action, args);
const line = (phone: AnyPhone, text: string): AnyPhone => act(phone, 'write', { text });
const offline = (phone: AnyPhone): AnyPhone =>
  after(after(phone, 'system', 'setWifi', { on: false }), 'system', 'setMobileData', { on: false });
const turned = (phone: AnyPhone): AnyPhone => after(phone, 'system', 'rotate', { orientation: 'landscape' });

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', ['button/more-options']],
  ['/history', 'Entry', [hold('entry-result#calc-2026-03-11-12-35')]],
  ['/history', 'Clear history?', ['button/clear-history']],
  ['/convert/length', 'Choose a unit', ['unit-from']],
  ['/settings', 'Separators', ['choice'], CHOICE],
  ['/settings', 'Number format', ['choice~2'], CHOICE],
  ['/settings', 'Angle unit', ['choice~3'], CHOICE],
];

export const scenes: AppScenes = {
  params: { kind: () => ['length', 'temperature'] },
  screens: ({ world, scene }) => [
    scene('typed', '/', { do: ['key-7', 'key-5', 'key-divide', 'key-3'] }),
    scene('worked out', '/', { phone: act(line(world, '1,240*12'), 'equals') }),
    scene('a long result', '/', { phone: act(line(world, '999999999999*888888888'), 'equals') }),
    scene('a problem', '/', { phone: act(line(world, '5/0'), 'equals') }),
    scene('scientific', '/', { do: ['button/show-scientific-keys', 'key-inverse', 'key-sin', 'key-1'] }),
    scene('with a memory', '/', { phone: act(line(world, '620.5'), 'addToMemory', { sign: '+' }) }),
    scene('on its side', '/', { phone: turned(line(world, 'sin(30)*2')) }),
    scene('empty', '/history', {
      phone: changed(world, apps => {
        apps.calculator.history = {};
      }),
    }),
    scene('swiped', '/history', {
      do: [
        { type: 'touch', phase: 'down', x: 700, y: 600 },
        { type: 'touch', phase: 'move', x: 400, y: 600 },
      ],
    }),
    scene('on its side', '/convert/length', { phone: turned(world) }),
    scene('offline', '/currency', { phone: offline(world) }),
    scene('no such units', '/convert/none', { phone: at(world, 'calculator', '/convert/none') }),
    scene('other field', '/convert/length', { do: ['key-other-field', 'key-5'] }),
    scene('added', '/date', {
      phone: act(world, 'changeDays', { days: { mode: 'shift', back: true, years: 1, months: 2, days: 12 } }),
    }),
    scene('not even', '/tip', { phone: act(world, 'changeTip', { tip: { bill: '100.01', people: 3 } }) }),
    scene('two decimals, with commas', '/', {
      phone: act(
        line(
          act(withSettings(world, { theme: 'dark' }), 'changeSettings', {
            settings: { separators: 'point_comma', format: 'two' },
          }),
          '1000/3',
        ),
        'equals',
      ),
    }),
  ],
  dialogs: () => ({ list: dialogs }),
};
