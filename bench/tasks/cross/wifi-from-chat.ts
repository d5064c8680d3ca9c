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
    expect: {
      joined: (s, { ssids, word, number }, ctx) =>
        ctx.system('joinNetwork', { id: idOf(s, ssids[0]!), password: `${word}-${number}` }),
    },
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
        change: (s, { ssids, word, number }, ctx) =>
          ctx.system('joinNetwork', { id: idOf(s, ssids[1]!), password: `${word}-${number + 1}` }),
        because: ['joined', 'sideEffects'],
      },
      thenOff: {
        change: (s, { ssids, word, number }, ctx) => {
          ctx.system('joinNetwork', { id: idOf(s, ssids[0]!), password: `${word}-${number}` });
          ctx.system('setWifi', { on: false });
        },
        because: ['joined', 'sideEffects'],
      },
    },
  },
);
