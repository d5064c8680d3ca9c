import { called, friend, openThread, receive } from '../chat/make.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, has, press, tap, text, toggle, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';

function* pullDown(_seen: Observation): Steps {
  return yield { type: 'swipe', from: [300, 8], to: [300, 1200] };
}

const beQuiet = (ctx: SetupCtx) => ctx.system('changeSettings', { settings: { doNotDisturb: { on: true } } });
const light = (ctx: SetupCtx) => ctx.system('setTorch', { on: true });

/** A friend's message decides what to do. */
export const ifAskedBeQuiet = task(
  'cross/if-asked-be-quiet',
  {
    friends: distinct(2, friend()),
    asleep: oneOf(true, false),
    baby: oneOf('The baby', 'Poppy', 'Grandad', 'The dog'),
  },
  {
    tags: ['condition', 'cross-app', 'quick-settings'],
    ask: {
      en: [
        ({ friends, baby }) =>
          `See what ${called(friends[0]!)} last wrote on Parley. If ${baby.toLowerCase()} is asleep, turn on do not disturb; otherwise turn on the torch.`,
        ({ friends, baby }) =>
          `Depending on ${called(friends[0]!)}'s latest Parley message: do not disturb on if ${baby.toLowerCase()} sleeps, the torch on if not.`,
      ],
      zh: [
        ({ friends }) =>
          `看看${called(friends[0]!)}最近在 Parley 上写了什么：如果说睡着了，就打开勿扰；否则打开手电筒。`,
      ],
    },
    setup: (s, { friends, asleep, baby }, ctx) => {
      s.os.settings.doNotDisturb.on = false;
      s.device.torch = false;
      receive(s, ctx, friends[0]!.id, `${baby} is ${asleep ? 'wide awake' : 'asleep at last'}`, 40);
      receive(s, ctx, friends[0]!.id, `${baby} is ${asleep ? 'asleep at last' : 'wide awake again'}`, 3);
    },
    expect: { right: (_s, p, ctx) => (p.asleep ? beQuiet(ctx) : light(ctx)) },
    solve: function* (seen, { friends, baby }) {
      seen = yield* openThread(seen, called(friends[0]!));
      const asleep =
        has(seen, text(`${baby} is asleep at last`)) && !has(seen, text(`${baby} is wide awake again`));
      seen = yield press('home');
      seen = yield* pullDown(seen);
      if (!asleep) seen = yield { type: 'swipe', from: [540, 200], to: [540, 1100] };
      find(seen, toggle(asleep ? /^Do not disturb/ : /^Torch/));
      yield tap(seen, toggle(asleep ? /^Do not disturb/ : /^Torch/));
      yield done();
    },
    nearMisses: {
      both: {
        change: (_s, _p, ctx) => {
          beQuiet(ctx);
          light(ctx);
        },
        because: 'sideEffects',
      },
      theOther: {
        change: (_s, p, ctx) => (p.asleep ? light(ctx) : beQuiet(ctx)),
        because: ['right', 'sideEffects'],
      },
      silentInstead: {
        change: s => {
          s.device.ringer = 'silent';
        },
        because: ['right', 'sideEffects'],
      },
    },
  },
);
