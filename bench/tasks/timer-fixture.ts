import { produce } from 'immer';
import { catalogue, type Phone } from '../../apps/catalogue.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { task } from './form.ts';
import { oneOf } from './sample.ts';
import { setupCtx, type SetupCtx } from './setup.ts';
import { done } from './steps.ts';

const MINUTE = 60_000;
/** What an agent has said that has neither answered nor ended the episode. */
export const NOTHING_SAID = { answer: null, declared: null } as const;

const addTimer = (ctx: SetupCtx, label: string) =>
  ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label });

/** A task that asks for timers of five minutes, by the names of its changes and their labels. */
export const timersTask = (id: string, labels: Readonly<Record<string, string>>) =>
  task(
    id,
    { word: oneOf('one') },
    {
      tags: [],
      ask: { en: ['Do it.'], zh: ['做吧。'] },
      solve: function* () {
        yield done();
      },
      expect: Object.fromEntries(
        Object.entries(labels).map(([name, label]) => [
          name,
          (_s: Phone, _p: unknown, ctx: SetupCtx) => addTimer(ctx, label),
        ]),
      ),
    },
  );

/** A phone after so many ms without actions. */
export const later = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;

/** A phone after a step that starts a timer of five minutes and takes so many ms. */
export const timed = (phone: Phone, label: string, ms: number): Phone =>
  later(
    produce(phone, (draft: Phone) => {
      addTimer(setupCtx(draft), label);
    }),
    ms,
  );
