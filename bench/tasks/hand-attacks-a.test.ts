// Long because the endings are one table.

import { produce } from 'immer';
import { beforeAll, expect, it } from 'vitest';
import { catalogue, createWorld, type Phone } from '../../apps/catalogue.ts';
import { emptyCard } from '../../apps/contacts/select.ts';
import type { Draft } from '../../apps/expenses/state.ts';
import type { Verdict } from '../../judges/judge.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnswerValues } from '../../src/state/answers.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { saveNew } from './calendar/make.ts';
import { beginJudging, judgeAt, type Judging } from './expectation.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { tasks } from './registry.ts';
import { setupCtx, type SetupCtx } from './setup.ts';

/**
 * Endings that people thought of who knew the instruction alone, each played by the apps' own actions on the instance of seed 1 and
 * judged after each step. Each was judged wrongly once, or stands beside one that was and shows where the line runs.
 */

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

type Step = (s: Phone, ctx: SetupCtx) => void;
type Table = Record<string, unknown>;

class Play {
  private readonly instance: Instance;
  private phone: Phone;
  private judging: Judging;
  private answered: AnswerValues | null = null;
  private verdict: Verdict | undefined;

  constructor(id: string) {
    this.instance = instantiateOn(world, tasks.get(id)!, 1);
    this.phone = this.instance.start;
    this.judging = beginJudging(this.instance);
  }

  /** Does something, then a second passes. */
  act(step: Step): this {
    this.phone = produce(this.phone, (draft: Phone) => step(draft, setupCtx(draft)));
    return this.wait(1_000);
  }

  wait(ms: number): this {
    const { phone } = advance(catalogue, this.phone as unknown as AnyPhone, this.phone.clock.now + ms);
    this.phone = phone as unknown as Phone;
    return this.judge();
  }

  answer(fields: AnswerValues): this {
    this.answered = fields;
    return this.judge();
  }

  /** Ids of the rows of a table that were not there at the start, oldest first. */
  fresh(table: (s: Phone) => Table): string[] {
    const was = table(this.instance.start);
    return Object.keys(table(this.phone)).filter(id => !Object.hasOwn(was, id));
  }

  get success(): boolean {
    return this.verdict!.success;
  }

  private judge(): this {
    const said = { answer: this.answered, declared: 'done' as const };
    ({ verdict: this.verdict, judging: this.judging } = judgeAt(
      this.instance,
      this.judging,
      this.phone,
      said,
    ));
    return this;
  }
}

const notesOf = (s: Phone): Table => s.apps.notes.notes;
const threadsOf = (s: Phone): Table => s.apps.chat.threads;
const alarmsOf = (s: Phone): Table => s.apps.clock.alarms;

const THREE = ['Third shelf, behind the jars.', 'It fits if the legs come off.', 'Row 4, seats 11 and 12.'];
const writeThree = (play: Play) => {
  play.act((_s, ctx) => ctx.act('notes', 'create', { kind: 'plain' }));
  const note = play.fresh(notesOf).at(-1)!;
  const text = { title: 'Garden gate', body: THREE.join('\n\n') };
  return play.act((_s, ctx) => ctx.act('notes', 'edit', { note, ...text }));
};

const SWIMMERS = ['c-callum-reid', 'c-marcus-bellamy', 'c-tess-hollis'];
const makeGroup = (play: Play, members: string[]) =>
  play.act((_s, ctx) => ctx.act('chat', 'createGroup', { name: 'Sunday swim', members }));
const addToGroup = (play: Play, member: string) => {
  const thread = play.fresh(threadsOf)[0]!;
  return play.act((_s, ctx) => ctx.act('chat', 'addMembers', { thread, members: [member] }));
};

const removeMeeting: Step = (_s, ctx) =>
  ctx.act('calendar', 'remove', { event: 'event-asked', date: '2026-03-15', scope: 'all' });
const meeting = (at: number, place = 'Puffin', day = '2026-03-15'): Step => {
  const event = { title: 'Meeting with Tess', day, at, minutes: 30, place, reminders: [] };
  return (s, ctx) => saveNew(s, ctx, event);
};

const FIRST = { label: 'Mobile', number: '07700 900661' };
const SECOND = { label: 'Home', number: '07700 900464' };
const ADDRESS = { label: 'Work', address: 'fergus.pike@harbourmail.example' };
const pike = (contact: string | null, phones: (typeof FIRST)[], emails = [ADDRESS]): Step => {
  const form = { ...emptyCard(), given: 'Fergus', family: 'Pike', groups: [], portrait: null };
  return (_s, ctx) => ctx.act('contacts', 'save', { contact, form: { ...form, phones, emails } });
};
const PIKES = ['contact-fergus-pike', 'contact-fergus-pike-2'];
const bin = (...contacts: string[]): Step => {
  return (_s, ctx) => ctx.act('contacts', 'bin', { contacts });
};

const addTrain = (days = [5]): Step => {
  return (_s, ctx) => ctx.act('clock', 'addAlarm', { result: 705, label: 'Train', days });
};
const deleteTrain: Step = (_s, ctx) => ctx.act('clock', 'deleteAlarm', { alarm: 'alarm-one' });

const schoolAt = (later: number): Step => {
  return (s, ctx) => {
    const initial: Draft = {
      kind: 'expense',
      category: 'category-going-out',
      account: s.apps.expenses.settings.account,
      to: null,
      tags: [],
      receipt: null,
      at: ctx.now + later,
      every: 'year',
      interval: 1,
      until: null,
    };
    ctx.act('expenses', 'save', { form: 'new', initial, amount: '27.05', name: 'Night School', note: '' });
  };
};

const text =
  (words: string): Ending =>
  play =>
    play.act((_s, ctx) => ctx.act('messages', 'send', { to: ['07700 900136'], text: words })).wait(5_000);
const tell =
  (words: string): Ending =>
  play =>
    play
      .act((_s, ctx) => ctx.act('chat', 'sendText', { thread: 't-c-priya-raman', text: words }))
      .answer({ total: 170.95 });

type Ending = (play: Play) => Play;
const HOUR = 3_600_000;

const ENDINGS: readonly [template: string, ending: string, isRight: boolean, play: Ending][] = [
  [
    'notes/merge-three',
    'a first try lies in the bin',
    true,
    play => {
      play.act((_s, ctx) => ctx.act('notes', 'create', { kind: 'plain' }));
      const note = play.fresh(notesOf)[0]!;
      play.act((_s, ctx) => ctx.act('notes', 'edit', { note, title: 'Garden gate', body: 'Third' }));
      return writeThree(play.act((_s, ctx) => ctx.act('notes', 'bin', { notes: [note] })));
    },
  ],
  [
    'notes/merge-three',
    'an original lies in the bin',
    false,
    play => writeThree(play).act((_s, ctx) => ctx.act('notes', 'bin', { notes: ['note-n1'] })),
  ],
  [
    'notes/merge-three',
    'the new note lies in the bin',
    false,
    play => {
      const [note] = writeThree(play).fresh(notesOf);
      return play.act((_s, ctx) => ctx.act('notes', 'bin', { notes: [note!] }));
    },
  ],

  [
    'chat/make-group',
    'the third is added afterwards',
    true,
    play => addToGroup(makeGroup(play, SWIMMERS.slice(0, 2)), SWIMMERS[2]!),
  ],
  [
    'chat/make-group',
    'they are added one by one',
    true,
    play => addToGroup(addToGroup(makeGroup(play, SWIMMERS.slice(2)), SWIMMERS[0]!), SWIMMERS[1]!),
  ],
  ['chat/make-group', 'the third is missing', false, play => makeGroup(play, SWIMMERS.slice(0, 2))],
  [
    'chat/make-group',
    'somebody else is added afterwards',
    false,
    play => addToGroup(makeGroup(play, SWIMMERS), 'c-sophie-lacey'),
  ],
  [
    'chat/make-group',
    'somebody else in place of the third',
    false,
    play => addToGroup(makeGroup(play, SWIMMERS.slice(0, 2)), 'c-sophie-lacey'),
  ],
  ['chat/make-group', 'made twice', false, play => makeGroup(makeGroup(play, SWIMMERS), SWIMMERS)],

  ['calendar/move-by-hour', 'deleted and made anew', true, play => play.act(removeMeeting).act(meeting(810))],
  [
    'calendar/move-by-hour',
    'made anew, then deleted',
    true,
    play => play.act(meeting(810)).act(removeMeeting),
  ],
  [
    'calendar/move-by-hour',
    'made anew without its place',
    false,
    play => play.act(removeMeeting).act(meeting(810, '')),
  ],
  [
    'calendar/move-by-hour',
    'made anew on another day',
    false,
    play => play.act(removeMeeting).act(meeting(810, 'Puffin', '2026-03-16')),
  ],
  [
    'calendar/move-by-hour',
    'made anew twice',
    false,
    play => play.act(removeMeeting).act(meeting(810)).act(meeting(810)),
  ],
  ['calendar/move-by-hour', 'made anew, the old one kept', false, play => play.act(meeting(810))],

  [
    'contacts/merge-one',
    'written into the first, its number last',
    true,
    play => play.act(pike(PIKES[0]!, [SECOND, FIRST])).act(bin(PIKES[1]!)),
  ],
  [
    'contacts/merge-one',
    'a third contact, and both deleted',
    true,
    play => play.act(pike(null, [FIRST, SECOND])).act(bin(...PIKES)),
  ],
  [
    'contacts/merge-one',
    'a third contact, and one deleted',
    false,
    play => play.act(pike(null, [FIRST, SECOND])).act(bin(PIKES[0]!)),
  ],
  [
    'contacts/merge-one',
    'a third contact without the address',
    false,
    play => play.act(pike(null, [FIRST, SECOND], [])).act(bin(...PIKES)),
  ],

  ['clock/shift-alarm', 'deleted and made anew', true, play => play.act(deleteTrain).act(addTrain())],
  ['clock/shift-alarm', 'made anew, then deleted', true, play => play.act(addTrain()).act(deleteTrain)],
  [
    'clock/shift-alarm',
    'a copy is moved, and the original deleted',
    true,
    play => {
      play.act((_s, ctx) => ctx.act('clock', 'duplicate', { alarm: 'alarm-one' }));
      const alarm = play.fresh(alarmsOf)[0]!;
      return play.act((_s, ctx) => ctx.act('clock', 'setTime', { alarm, result: 705 })).act(deleteTrain);
    },
  ],
  [
    'clock/shift-alarm',
    'made anew on other days',
    false,
    play => play.act(deleteTrain).act(addTrain([4, 5])),
  ],
  [
    'clock/shift-alarm',
    'made anew in place of the other one',
    false,
    play => play.act((_s, ctx) => ctx.act('clock', 'deleteAlarm', { alarm: 'alarm-other' })).act(addTrain()),
  ],

  ['expenses/recurring-new', 'due later today', true, play => play.act(schoolAt(HOUR))],
  [
    'expenses/recurring-new',
    'due later today, and waited for',
    true,
    play => play.act(schoolAt(HOUR)).wait(2 * HOUR),
  ],
  ['expenses/recurring-new', 'due tomorrow', false, play => play.act(schoolAt(24 * HOUR))],

  ['cross/number-by-text', 'with the right name', true, text('Bridget Stuart (mobile): 07700 900254')],
  ['cross/number-by-text', 'as the namesake’s', false, text('Bridget Stewart: 07700 900254')],
  ['cross/number-by-text', 'as the work number', false, text('Bridget Stuart (work): 07700 900254')],
  ['cross/number-by-text', 'as the office number', false, text('Her office number is 07700 900254')],

  [
    'cross/sum-and-tell',
    'with what it is made of',
    true,
    tell('£36.25 + £40.25 + £31.15 + £63.30 = £170.95'),
  ],
  [
    'cross/sum-and-tell',
    'with what it is made of, by name',
    true,
    tell('Parking £36.25, Fuel £40.25, Tickets £31.15, Lamp oil £63.30. Total: £170.95'),
  ],
  ['cross/sum-and-tell', 'with a decimal comma', true, tell('170,95 £')],
  ['cross/sum-and-tell', 'in pounds and pence', true, tell('170 pounds and 95 pence')],
  ['cross/sum-and-tell', 'with a part left out', false, tell('£36.25 + £40.25 + £31.15 = £170.95')],
  ['cross/sum-and-tell', 'for each', false, tell('£170.95 each')],
  ['cross/sum-and-tell', 'as last year’s', false, tell('Boat trip last year: £170.95')],
  ['cross/sum-and-tell', 'asked for', false, tell('£170.95, please pay me')],
  ['cross/sum-and-tell', 'with leave', true, tell('Priya, the total is 170.95 pounds, see you!')],
  ['cross/sum-and-tell', 'in Chinese', true, tell('你好，总共是170.95英镑，谢谢！')],
  ['cross/sum-and-tell', 'with another matter', false, tell('She is cross with you, by the way, £170.95')],
  ['cross/sum-and-tell', 'with another matter in Chinese', false, tell('她生你的气了，£170.95')],
  ['cross/sum-and-tell', 'denied behind it', false, tell('£170.95 isnt right')],
  ['cross/sum-and-tell', 'under somebody else’s name', false, tell('Tess: £170.95')],
  ['cross/number-by-text', 'with leave', true, text('Hi! Here is her mobile number: 07700 900254. See you!')],
  ['cross/number-by-text', 'with another matter', false, text('07700 900254, and bring the anchor')],
];

it.each(ENDINGS)('%s: %s (right: %s)', (template, _ending, isRight, play) => {
  expect(play(new Play(template)).success).toBe(isRight);
});
