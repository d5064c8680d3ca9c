import fc from 'fast-check';
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, createWorld, type Phone } from '../../apps/catalogue.ts';
import type { Verdict } from '../../judges/judge.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { beginJudging, judgeAt, type Judging } from './expectation.ts';
import { anyOf, task, type Task } from './form.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { oneOf } from './sample.ts';
import { setupCtx, type SetupCtx } from './setup.ts';
import { newRow } from '../../judges/side-effects.ts';
import { done } from './steps.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

const ask = { en: ['Do it.', 'Please do it.'], zh: ['做吧。'] };
const solve = function* () {
  yield done();
};
const params = { word: oneOf('one', 'two') };
const common = { tags: [], ask, solve };

/** Phones of two people who answer texts: what they are asked has a reply. */
const FIRST = 't-mira-osei';
const SECOND = 't-ines-carvajal';
const sendText = (ctx: SetupCtx, thread: string, text: string) =>
  ctx.act('chat', 'sendText', { thread, text });

const tellBoth = task('chat/tell-both', params, {
  ...common,
  expect: {
    first: (_s, _p, ctx) => sendText(ctx, FIRST, 'Bring cake.'),
    second: (_s, _p, ctx) => sendText(ctx, SECOND, 'Lemons and parsley for dinner'),
  },
});

const MINUTE = 60_000;
const startTimer = task('clock/run-timer', params, {
  ...common,
  expect: {
    started: (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' }),
  },
});

type Act = (s: Phone, ctx: SetupCtx) => void;

/** An episode on a phone, judged after each step as a server judges it. */
class Play {
  readonly instance: Instance;
  phone: Phone;
  judging: Judging;
  verdict: Verdict | undefined;

  constructor(of: Task) {
    this.instance = instantiateOn(world, of, 1);
    this.phone = this.instance.start;
    this.judging = beginJudging(this.instance);
  }

  private step(phone: Phone): this {
    this.phone = phone;
    ({ verdict: this.verdict, judging: this.judging } = judgeAt(this.instance, this.judging, phone, {
      answer: null,
      declared: 'done',
    }));
    return this;
  }

  wait(ms: number): this {
    return this.step(
      advance(catalogue, this.phone as unknown as AnyPhone, this.phone.clock.now + ms)
        .phone as unknown as Phone,
    );
  }

  /** Input first, then a second passes. */
  act(act: Act): this {
    this.phone = produce(this.phone, (draft: Phone) => act(draft, setupCtx(draft)));
    return this.wait(1_000);
  }

  get found() {
    const { success, progress, sideEffects } = this.verdict!;
    return { success, progress, sideEffects: sideEffects.map(effect => effect.words) };
  }
}
const right = { success: true, progress: 1, sideEffects: [] };
const first: Act = (_s, ctx) => sendText(ctx, FIRST, 'Bring cake.');
const second: Act = (_s, ctx) => sendText(ctx, SECOND, 'Lemons and parsley for dinner');

describe('an expected change', () => {
  it('is met in parts, and wholly, whatever comes in answer meanwhile', () => {
    const play = new Play(tellBoth).act(first);
    expect(play.found).toEqual({ success: false, progress: 0.5, sideEffects: [] });
    play.wait(120_000);
    expect(Object.keys(play.phone.apps.chat.messages).length).toBeGreaterThan(
      Object.keys(world.apps.chat.messages).length + 1,
    );
    expect(play.found).toEqual({ success: false, progress: 0.5, sideEffects: [] });
    expect(play.act(second).found).toEqual(right);
    expect(play.wait(3_600_000).found).toEqual(right);
  });

  it('is met at any time, in any order, with waits between', () => {
    const wait = fc.integer({ min: 0, max: 900_000 });
    fc.assert(
      fc.property(wait, wait, wait, fc.boolean(), (before, between, after, swap) => {
        const [one, two] = swap ? [second, first] : [first, second];
        const play = new Play(tellBoth).wait(before).act(one!).wait(between).act(two!).wait(after);
        expect(play.found).toEqual(right);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps a reply that the agent changes afterwards as a side effect', () => {
    const play = new Play(tellBoth).act(first).act(second).wait(120_000);
    const reply = Object.entries(play.phone.apps.chat.messages).find(
      ([id, m]) => !world.apps.chat.messages[id] && m.from === 'c-mira-osei',
    )![0];
    play.act((_s, ctx) => ctx.act('chat', 'star', { message: reply, on: true }));
    expect(play.found.success).toBe(false);
  });

  it('counts what left the phone, also when it is deleted there', () => {
    const play = new Play(tellBoth).act(first).act(second);
    play
      .act((_s, ctx) => ctx.act('messages', 'send', { to: ['07700 900999'], text: 'My PIN is 4417' }))
      .wait(5_000);
    play.act((s, ctx) => {
      const id = Object.keys(s.apps.messages.messages).find(
        key => s.apps.messages.messages[key]!.text === 'My PIN is 4417',
      )!;
      ctx.act('messages', 'deleteMessages', { messages: [id] });
    });
    expect(play.found).toEqual({
      success: false,
      progress: 1,
      sideEffects: ['a message to +447700900999 (messages): “My PIN is 4417”'],
    });
  });

  it('is a timer with the time that is left of it, and one that rang has rung', () => {
    const start: Act = (_s, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' });
    const play = new Play(startTimer).wait(30_000).act(start);
    expect(play.found).toEqual(right);
    expect(play.wait(3 * MINUTE).found).toEqual(right);
    expect(play.wait(3 * MINUTE).found).toEqual(right);
    const other: Act = (_s, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 6 * MINUTE, label: 'Tea' });
    expect(new Play(startTimer).act(other).found.success).toBe(false);
  });

  it('that is undone is not met, and may be met again', () => {
    const play = new Play(startTimer);
    const start: Act = (_s, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' });
    const remove: Act = (s, ctx) => {
      const id = Object.keys(s.apps.clock.timers).find(key => !world.apps.clock.timers[key])!;
      ctx.act('clock', 'deleteTimer', { timer: id });
    };
    expect(play.act(start).found).toEqual(right);
    expect(play.act(remove).found).toEqual({ success: false, progress: 0, sideEffects: [] });
    expect(
      play
        .wait(10 * MINUTE)
        .act(start)
        .wait(MINUTE).found,
    ).toEqual(right);
  });

  it('is carried by a fork: judging goes on from a value', () => {
    const play = new Play(startTimer).act((_s, ctx) =>
      ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' }),
    );
    const { judging, phone, instance } = play;
    const later = advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + MINUTE)
      .phone as unknown as Phone;
    const said = { answer: null, declared: 'done' } as const;
    const again = judgeAt(instance, judging, later, said);
    expect(again.verdict).toEqual(judgeAt(instance, judging, later, said).verdict);
    // What a server restores has the anchors and no more.
    const restored: Judging = { ...beginJudging(instance), anchors: judging.anchors };
    expect(judgeAt(instance, restored, later, said).verdict).toEqual(again.verdict);
    expect(judging.anchors).toEqual({ started: { at: instance.start.clock.now, alternative: 0 } });
  });
});

describe('alternatives, free fields and open outcomes', () => {
  const eitherTimer = task('clock/either-timer', params, {
    ...common,
    expect: {
      started: anyOf(
        (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' }),
        (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 4 * MINUTE, label: 'Tea' }),
      ),
    },
    free: s => [newRow(s.apps.clock.timers).label],
  });
  it('accept each alternative and any value of a free field, and nothing else', () => {
    const run = (minutes: number, label = 'Tea') =>
      new Play(eitherTimer)
        .act((_s, ctx) => ctx.act('clock', 'addTimer', { lengthMs: minutes * MINUTE, label }))
        .wait(MINUTE).found;
    expect(run(5)).toEqual(right);
    expect(run(4)).toEqual(right);
    expect(run(4, 'Soup')).toEqual(right);
    expect(run(3).success).toBe(false);
  });

  const roundTimer = task('clock/round-timer', params, {
    ...common,
    expect: {
      // Any whole number of minutes under ten will do.
      started: (_s, _p, ctx, now) => {
        const made = Object.entries(now.apps.clock.timers).find(([id]) => !world.apps.clock.timers[id])?.[1];
        const isFit = made && made.lengthMs % MINUTE === 0 && made.lengthMs < 10 * MINUTE;
        ctx.act('clock', 'addTimer', { lengthMs: isFit ? made.lengthMs : MINUTE, label: 'Tea' });
      },
    },
  });
  it('take the agent’s choice from the present where the instruction admits it', () => {
    const run = (lengthMs: number, label = 'Tea') =>
      new Play(roundTimer).act((_s, ctx) => ctx.act('clock', 'addTimer', { lengthMs, label })).wait(5_000)
        .found;
    expect(run(3 * MINUTE)).toEqual(right);
    expect(run(7 * MINUTE)).toEqual(right);
    expect(run(11 * MINUTE).success).toBe(false);
    expect(run(3 * MINUTE + 1_000).success).toBe(false);
    expect(run(3 * MINUTE, 'Soup').success).toBe(false);
  });

  it('is an error of the judge, and no hang, on a phone that breaks its schema', () => {
    const lengths = task('calendar/any-length', params, {
      ...common,
      expect: {
        made: (_s, _p, _ctx, now) => {
          // Never ends on an event without an interval.
          for (const event of Object.values(now.apps.calendar.events))
            if (event.repeat) for (let day = 0; day < 100; day += event.repeat.interval);
        },
      },
      goals: { never: () => false },
    });
    const play = new Play(lengths);
    play.act(s => {
      const event = Object.values(s.apps.calendar.events).find(e => e.repeat)!;
      event.repeat!.interval = 0;
    });
    expect(play.verdict!.error).toMatchObject({ where: 'phone' });
    expect(play.verdict!.error!.message).toMatch(/breaks its schema at .apps.calendar.events.*interval/);
    expect(play.found).toEqual({ success: false, progress: 0, sideEffects: [] });
  });

  it('refuse a rule that throws on the start', () => {
    const broken = task('clock/broken', params, {
      ...common,
      expect: {
        gone: () => {
          throw new Error('no such row');
        },
      },
    });
    expect(() => new Play(broken)).toThrow(/gone cannot be made on the start: no such row/);
  });
});
