import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, impossible, open, row, scrollTo, tap } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Steps } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';

const NAMES = [
  'Larder Upstairs',
  'Quay Reading Room',
  'Marsh House',
  'Workshop 3',
  'Otterbank',
  'Studio North',
  'Old Bakehouse',
  'Slipway Hut',
] as const;
const WORDS = ['heron', 'copper', 'lantern', 'bramble', 'pebble', 'rigging'] as const;
const samples = () =>
  params({ names: distinct(3, oneOf(...NAMES)), words: distinct(2, oneOf(...WORDS)), number: int(10, 99) });
interface P {
  names: readonly string[];
  words: readonly string[];
  number: number;
}

const passwordOf = (p: P) => `${p.words[0]}-${p.words[1]}-${p.number}`;
const ask = {
  en: [
    (p: P) => `Connect the phone to the Wi-Fi network “${p.names[0]}”. The password is ${passwordOf(p)}.`,
    (p: P) => `Join “${p.names[0]}” on Wi-Fi, password ${passwordOf(p)}, and stay on it.`,
  ],
  zh: [(p: P) => `连接到名为“${p.names[0]}”的 Wi-Fi，密码是 ${passwordOf(p)}。`],
};

/** Puts the three networks in reach; `password` is the first one's. */
function around(s: Phone, p: P, ctx: SetupCtx, password: string): void {
  p.names.forEach((ssid, i) => {
    s.device.radios.networks[ctx.id('wifi')] = {
      ssid,
      level: 3 - i,
      security: 'wpa2',
      password: i === 0 ? password : `${password}x`,
      saved: null,
      autoConnect: true,
      metered: false,
    };
  });
}
/** Joins one of the networks by its row in the list; a wrong password is refused and leaves nothing. */
function join(s: Phone, ctx: SetupCtx, ssid: string, password: string): void {
  const { networks } = s.device.radios;
  const id = Object.keys(networks).find(one => networks[one]!.ssid === ssid)!;
  ctx.system('joinNetwork', { id, password });
}
/** Enters a network by hand under “Add network”. */
const enterByHand = (ctx: SetupCtx, ssid: string, password: string) =>
  ctx.system('rememberNetwork', { ssid, security: 'wpa2', password });

function* enter(seen: Observation, p: P): Steps {
  seen = yield open('settings');
  seen = yield* scrollTo(seen, row(/^(Network|Wi-Fi)/));
  seen = yield tap(seen, row(/^(Network|Wi-Fi)/));
  seen = yield* scrollTo(seen, row(p.names[0]!));
  seen = yield tap(seen, row(p.names[0]!));
  seen = yield fill(seen, field('Password'), passwordOf(p));
  return yield tap(seen, button('Connect'));
}

export const joinWifi = task('settings/join-wifi', samples(), {
  tags: ['transcription', 'twin'],
  twin: 'settings/join-wifi-refused',
  ask,
  setup: (s, p, ctx) => around(s, p, ctx, passwordOf(p)),
  expect: { joined: (s, p, ctx) => join(s, ctx, p.names[0]!, passwordOf(p)) },
  solve: function* (seen, p) {
    yield* enter(seen, p);
    yield done();
  },
  nearMisses: {
    theNext: {
      change: (s, p, ctx) => join(s, ctx, p.names[1]!, `${passwordOf(p)}x`),
      because: ['joined', 'sideEffects'],
    },
    andOneThatIsNotThere: {
      change: (s, p, ctx) => {
        enterByHand(ctx, `${p.names[0]} `, passwordOf(p));
        join(s, ctx, p.names[0]!, passwordOf(p));
      },
      because: 'sideEffects',
    },
    joinedAndLeft: {
      change: (s, p, ctx) => {
        join(s, ctx, p.names[0]!, passwordOf(p));
        ctx.system('disconnectNetwork');
      },
      because: ['joined', 'sideEffects'],
    },
  },
  alternatives: { byHand: { change: (_s, p, ctx) => enterByHand(ctx, p.names[0]!, passwordOf(p)) } },
});

export const joinWifiRefused = task('settings/join-wifi-refused', samples(), {
  tags: ['impossible', 'twin'],
  expects: 'impossible',
  twin: 'settings/join-wifi',
  ask,
  setup: (s, p, ctx) => around(s, p, ctx, `${p.words[1]}-${p.words[0]}-${p.number}`),
  solve: function* (seen, p) {
    yield* enter(seen, p);
    yield impossible('The network refuses the password');
  },
  nearMisses: {
    oneThatIsKnown: {
      change: (_s, _p, ctx) => ctx.system('joinNetwork', { id: 'wifi-biscuits-lair' }),
      because: 'sideEffects',
    },
    saidDone: { change: () => {}, declared: 'done', because: 'impossible' },
    wifiOff: { change: (_s, _p, ctx) => ctx.system('setWifi', { on: false }), because: 'sideEffects' },
  },
  alternatives: {
    triedByHandToo: {
      change: (s, p, ctx) => {
        join(s, ctx, p.names[0]!, passwordOf(p));
        enterByHand(ctx, p.names[0]!, passwordOf(p));
      },
    },
  },
});
