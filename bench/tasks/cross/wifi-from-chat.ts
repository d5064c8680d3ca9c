import { onlyFields } from '../../../judges/changes.ts';
import { called, friend, openThread, receive } from '../chat/make.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, field, fill, find, open, row, scrollTo, tap, text } from '../steps.ts';

const idOf = (s: Phone, ssid: string) =>
  Object.keys(s.device.radios.networks).find(id => s.device.radios.networks[id]!.ssid === ssid)!;

export const wifiFromChat = task(
  'cross/wifi-from-chat',
  {
    friends: distinct(2, friend()),
    ssids: distinct(
      2,
      oneOf('Heron Loft', 'Boat Shed', 'Copper Room', 'Attic Studio', 'Pier Office', 'Gull House'),
    ),
    word: oneOf('bramble', 'lantern', 'pebble', 'rigging'),
    number: int(10, 99),
  },
  {
    tags: ['transfer', 'transcription', 'cross-app', 'deep'],
    ask: {
      en: [
        ({ friends, ssids }) =>
          `Connect the phone to the Wi-Fi “${ssids[0]}”. ${called(friends[0]!)} sent you its password on Parley.`,
        ({ friends, ssids }) =>
          `Join “${ssids[0]}” with the password from ${called(friends[0]!)}'s Parley message.`,
      ],
      zh: [({ friends, ssids }) => `连接 Wi-Fi“${ssids[0]}”，密码在${called(friends[0]!)}的 Parley 消息里。`],
    },
    setup: (s, { friends, ssids, word, number }, ctx) => {
      ssids.forEach((ssid, i) => {
        s.device.radios.networks[ctx.id('wifi')] = {
          ssid,
          level: 3,
          security: 'wpa2',
          password: `${word}-${i === 0 ? number : number + 1}`,
          saved: null,
          autoConnect: true,
          metered: false,
        };
      });
      receive(s, ctx, friends[0]!.id, `${ssids[1]} is ${word}-${number + 1}`, 9);
      receive(s, ctx, friends[0]!.id, `${ssids[0]} is ${word}-${number}`, 5);
    },
    goals: {
      joined: ({ now, p }) => now.device.radios.wifi && now.device.radios.network === idOf(now, p.ssids[0]!),
    },
    invariants: {
      otherNetworks: ({ was, now, p }) =>
        Object.entries(was.device.radios.networks).every(([id, n]) => {
          const is = now.device.radios.networks[id];
          return (
            is !== undefined && onlyFields(n, is, [], n.ssid === p.ssids[0] ? ['saved', 'autoConnect'] : [])
          );
        }) &&
        Object.keys(now.device.radios.networks).length === Object.keys(was.device.radios.networks).length,
    },
    allow: s => [s.device.radios.network, s.device.radios.networks],
    solve: function* (seen, { friends, ssids }) {
      seen = yield* openThread(seen, called(friends[0]!));
      const password = find(seen, text(new RegExp(`^${ssids[0]} is (\\S+)$`))).name.split(' is ')[1]!;
      seen = yield open('settings');
      seen = yield* scrollTo(seen, row(/^(Network|Wi-Fi)/));
      seen = yield tap(seen, row(/^(Network|Wi-Fi)/));
      seen = yield* scrollTo(seen, row(ssids[0]!));
      seen = yield tap(seen, row(ssids[0]!));
      seen = yield fill(seen, field('Password'), password);
      yield tap(seen, button('Connect'));
      yield done();
    },
    nearMisses: {
      theOtherNetwork: {
        change: (s, p) => {
          const id = idOf(s, p.ssids[1]!);
          s.device.radios.networks[id]!.saved = `${p.word}-${p.number + 1}`;
          s.device.radios.network = id;
        },
        because: ['joined', 'otherNetworks'],
      },
      onlySaved: {
        change: (s, p) => {
          s.device.radios.networks[idOf(s, p.ssids[0]!)]!.saved = `${p.word}-${p.number}`;
        },
        because: 'joined',
      },
      wifiOff: {
        change: (s, p) => {
          const id = idOf(s, p.ssids[0]!);
          s.device.radios.networks[id]!.saved = `${p.word}-${p.number}`;
          s.device.radios.network = id;
          s.device.radios.wifi = false;
        },
        because: ['joined', 'sideEffects'],
      },
    },
  },
);
