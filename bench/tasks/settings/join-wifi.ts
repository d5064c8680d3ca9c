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

/** Puts the three networks in reach; `password` is the first one's. Gives its id. */
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
const idOf = (s: Phone, ssid: string) =>
  Object.keys(s.device.radios.networks).find(id => s.device.radios.networks[id]!.ssid === ssid)!;
const join = (s: Phone, ssid: string, password: string) => {
  const id = idOf(s, ssid);
  s.device.radios.networks[id]!.saved = password;
  s.device.radios.network = id;
};

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
  goals: {
    joined: ({ now, p }) => now.device.radios.wifi && now.device.radios.network === idOf(now, p.names[0]!),
    remembered: ({ now, p }) => now.device.radios.networks[idOf(now, p.names[0]!)]?.saved === passwordOf(p),
  },
  // Which entry is the one is known by its name at the start; joining it may change what the phone keeps of networks, and nothing else.
  invariants: {
    networks: ({ was, now, p }) =>
      Object.entries(was.device.radios.networks).every(
        ([id, n]) => n.ssid === p.names[0] || n.saved === now.device.radios.networks[id]?.saved,
      ),
  },
  allow: s => [s.device.radios.network, s.device.radios.networks],
  solve: function* (seen, p) {
    yield* enter(seen, p);
    yield done();
  },
  nearMisses: {
    theNext: {
      change: (s, p) => join(s, p.names[1]!, `${passwordOf(p)}x`),
      because: ['joined', 'remembered', 'networks'],
    },
    mistyped: {
      change: (s, p) => {
        s.device.radios.networks[idOf(s, p.names[0]!)]!.saved = `${passwordOf(p)} `;
      },
      because: ['joined', 'remembered'],
    },
    thenForgotTheOldOne: {
      change: (s, p) => {
        join(s, p.names[0]!, passwordOf(p));
        for (const n of Object.values(s.device.radios.networks)) if (n.ssid !== p.names[0]) n.saved = null;
      },
      because: 'networks',
    },
    andMobileOff: {
      change: (s, p) => {
        join(s, p.names[0]!, passwordOf(p));
        s.device.radios.mobileData = false;
      },
      because: 'sideEffects',
    },
  },
  alternatives: { byState: { change: (s, p) => join(s, p.names[0]!, passwordOf(p)) } },
});

export const joinWifiRefused = task('settings/join-wifi-refused', samples(), {
  tags: ['impossible', 'twin'],
  expects: 'impossible',
  twin: 'settings/join-wifi',
  ask,
  setup: (s, p, ctx) => around(s, p, ctx, `${p.words[1]}-${p.words[0]}-${p.number}`),
  goals: {},
  invariants: { stillOnline: ({ was, now }) => was.device.radios.network === now.device.radios.network },
  // A try that the network refuses may leave its mark on that network alone.
  allow: s => [s.device.radios.network],
  solve: function* (seen, p) {
    yield* enter(seen, p);
    yield impossible('The network refuses the password');
  },
  nearMisses: {
    anotherNetwork: {
      change: (s, p) => {
        s.device.radios.network = idOf(s, p.names[1]!);
      },
      because: 'stillOnline',
    },
    saidDone: { change: () => {}, declared: 'done', because: 'impossible' },
    wifiOff: {
      change: s => {
        s.device.radios.wifi = false;
        s.device.radios.network = null;
      },
      because: ['stillOnline', 'sideEffects'],
    },
  },
});
