import { after, changed, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import { catalogue } from '../catalogue.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const later = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
const UNKNOWN = '+447700900946';
const NAMED = '+441632960135';
const called = (phone: AnyPhone, number = NAMED): AnyPhone => after(phone, 'phone', 'place', { number });
const talking = (phone: AnyPhone): AnyPhone => later(called(phone), 12_000);
const twoCalls = (phone: AnyPhone): AnyPhone => later(called(talking(phone), UNKNOWN), 9_000);
/** The incoming call, shown whole. */
const ringing = (phone: AnyPhone): AnyPhone =>
  after(after(phone, 'phone', 'receive', { number: UNKNOWN, ringMs: 600_000 }), 'system', 'openAt', {
    app: 'phone',
    path: '/call',
  });
const tab = (phone: AnyPhone, name: string): AnyPhone =>
  changed(phone, ({ phone: p }) => {
    p.tab = name as typeof p.tab;
  });
/** Without the contacts everyone is a number. */
const unknowing = (phone: AnyPhone): AnyPhone =>
  after(phone, 'system', 'setPermission', { app: 'phone', permission: 'contacts', grant: 'never' });
const withBluetooth = (phone: AnyPhone): AnyPhone =>
  after(phone, 'system', 'connectDevice', { id: 'bt-earbuds', on: true });

const BLOCKED = encodeURIComponent('+442079460121');
const NUMBER = encodeURIComponent(UNKNOWN);
const dialogs: readonly DialogRow[] = [
  ['/', 'More options', ['button/more-options']],
  ['/', 'Call options', [hold('call#call-03-12-0924')]],
  ['/pad', 'Number options', ['button/more-options']],
  [`/number/${NUMBER}`, 'More options', ['button/more-options']],
  [`/number/${NUMBER}`, 'Block 07700 900946?', ['button/block']],
  [
    `/number/${BLOCKED}`,
    'Unblock 020 7946 0121?',
    ['button/unblock'],
    'apps/phone/ui/Details.tsx blocked ? `Unblock ${formatNumber(number)}?` : `Block ${formatNumber(number)}?`',
  ],
  [`/number/${NUMBER}`, 'Delete call history?', ['button/more-options', 'menuitem/delete-history']],
  ['/voicemail/voicemail-parcel', 'More options', ['button/more-options']],
  ['/voicemail/voicemail-parcel', 'Delete this voicemail?', ['button/delete']],
  ['/settings', 'Sort contacts by', ['button/sort-contacts-by-first-name']],
  ['/settings', 'Call forwarding', ['button/call-forwarding-off']],
  ['/settings', 'Clear call history?', ['button/clear-call-history-129-calls']],
  ['/settings/responses', 'New response', ['button/add-response']],
  ['/settings/blocked', 'Block a number', ['button/add-a-number']],
  [
    '/settings/blocked',
    'Unblock 020 7946 0121?',
    ['button/unblock-020-7946-0121'],
    'apps/phone/ui/Blocked.tsx `Unblock ${formatNumber(chosen)}?`',
  ],
  ['/settings/responses', 'Edit response', ['button/i-ll-call-you-later']],
];

export const scenes: AppScenes = {
  params: {
    number: () => [UNKNOWN, NAMED, 'private', '+442079460121'],
    voicemail: () => ['voicemail-parcel', 'voicemail-jianguo'],
  },
  screens: ({ world, scene }) => [
    scene('favourites', '/', { phone: tab(world, 'favourites') }),
    scene('contacts', '/', { phone: tab(world, 'contacts') }),
    scene('contacts that may not be seen', '/', { phone: tab(unknowing(world), 'contacts') }),
    scene('voicemail', '/', { phone: tab(world, 'voicemail') }),
    scene('only missed', '/', { do: ['button/missed'] }),
    scene('empty', '/', {
      phone: changed(world, ({ phone: p }) => {
        p.calls = {};
      }),
    }),
    scene('a call goes on', '/', { phone: talking(world) }),
    scene('digits', '/pad', { do: ['key-0', 'key-1', 'key-6', 'key-3', 'key-2'] }),
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'salt' }] }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('calling', '/call', { phone: called(world) }),
    scene('talking', '/call', { phone: talking(world) }),
    scene('keypad', '/call', { phone: talking(world), do: ['button/keypad', 'key-4'] }),
    scene('two calls', '/call', { phone: twoCalls(world) }),
    scene('conference', '/call', { phone: after(twoCalls(world), 'phone', 'merge') }),
    scene('ringing', '/call', { phone: ringing(world) }),
    scene('ringing during a call', '/call', { phone: ringing(talking(world)) }),
    scene('no responses', '/settings/responses', {
      phone: changed(world, ({ phone: p }) => {
        p.settings.responses = [];
      }),
    }),
    scene('nobody blocked', '/settings/blocked', {
      phone: changed(world, ({ phone: p }) => {
        p.blocked = {};
      }),
    }),
    scene('own greeting', '/settings/greeting', { do: ['radio#option-own'] }),
  ],
  changes: {
    '/call, keypad': 'sends a key to the other side',
  },
  dialogs: ({ world, scene }) => ({
    list: dialogs,
    more: [
      scene('favourite options', '/', {
        phone: tab(unknowing(world), 'favourites'),
        do: [hold('frequent#+447700900101')],
        opens: 'Favourite options',
      }),
      scene('a code', '/pad', {
        do: ['key-star', 'key-pound', 'key-0', 'key-6', 'key-pound'],
        opens: 'IMEI',
        site: "apps/phone/ui/Pad.tsx code?.title ?? ''",
      }),
      scene('audio', '/call', { phone: talking(withBluetooth(world)), do: ['button/audio'], opens: 'Audio' }),
      scene('conference', '/call', {
        phone: after(twoCalls(world), 'phone', 'merge'),
        do: ['button/manage'],
        opens: 'Conference call',
      }),
      scene('quick responses', '/call', {
        phone: ringing(world),
        do: ['reply'],
        opens: 'Decline with a message',
      }),
    ],
  }),
};
