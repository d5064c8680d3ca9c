import { describe, expect, it } from 'vitest';
import type { Task } from './form.ts';
import { testWorld } from './fixture.ts';
import { instantiateOn } from './instance.ts';
import { tasks } from './registry.ts';
import { ask, askedFor, SILENCE, type Conversation, type Knowledge } from './user.ts';

const knows: Knowledge<{ at: string }> = {
  time: {
    about: { en: ['when', 'time', 'meet'], zh: ['几点'] },
    says: { en: p => `At ${p.at}.`, zh: p => `${p.at}。` },
  },
  place: { about: { en: ['where', 'place'], zh: ['哪'] }, says: { en: 'By the gate.', zh: '门口。' } },
};
const template = (user?: Knowledge<any>) => ({ spec: user ? { user } : {} }) as unknown as Pick<Task, 'spec'>;
const talk = (
  user: Knowledge<any> | undefined,
  language: 'en' | 'zh',
  ...questions: string[]
): Conversation =>
  questions.reduce((so, question) => ask(template(user), { at: 'noon' }, language, so, question), SILENCE);
const last = ({ messages }: Conversation) => messages.at(-1)!.text;

describe('what a question asks for', () => {
  it('is named by whole words in either language, with their endings', () => {
    expect(askedFor(knows, 'WHEN?')).toEqual(['time']);
    expect(askedFor(knows, 'Are we meeting at your usual places?')).toEqual(['time', 'place']);
    expect(askedFor(knows, 'Sometimes, somewhere?')).toEqual([]);
    expect(askedFor(knows, '在哪里？')).toEqual(['place']);
    expect(askedFor(knows, '')).toEqual([]);
  });
  it('is answered in the language of the goal, all of it together', () => {
    expect(last(talk(knows, 'en', 'When and where?'))).toBe('At noon. By the gate.');
    expect(last(talk(knows, 'zh', 'When and where?'))).toBe('noon。门口。');
  });
  it('is not known to the user where nothing is named', () => {
    expect(last(talk(knows, 'en', 'How are you?'))).toBe('I don’t know.');
    expect(last(talk(knows, 'zh', '你好吗？'))).toBe('我不知道。');
    expect(last(talk(undefined, 'en', 'When?'))).toMatch(/nothing to add/);
  });
});

describe('needless questions', () => {
  const needless = (user: Knowledge<any> | undefined, ...questions: string[]) =>
    talk(user, 'en', ...questions).questions.needless;
  it('are all of them where the task needs none', () => {
    expect(talk(undefined, 'en', 'When?', 'Where?').questions).toEqual({ asked: 2, needless: 2 });
  });
  it('are those for what was told already, in whatever words', () => {
    expect(needless(knows, 'When?', 'Where?')).toBe(0);
    expect(needless(knows, 'When?', 'At what time?')).toBe(1);
    expect(needless(knows, 'When?', 'When and where?')).toBe(0);
    expect(needless(knows, 'When and where?', 'Where?', 'When?')).toBe(2);
  });
  it('are those that the user did not know, asked again', () => {
    expect(needless(knows, 'How are you?', 'Who are you?')).toBe(0);
    expect(needless(knows, 'How are you?', 'how are  you?')).toBe(1);
  });
  it('do not keep the user from saying it again', () => {
    expect(last(talk(knows, 'en', 'When?', 'When?'))).toBe('At noon.');
  });
});

it('has nothing to add where the rule throws, and says why to who runs it', () => {
  const says = () => {
    throw new Error('no such friend');
  };
  const failures: unknown[] = [];
  const broken = { all: { about: { en: ['when'], zh: ['几点'] }, says: { en: says, zh: says } } };
  const { messages } = ask(template(broken), {}, 'en', SILENCE, 'When?', {
    failed: error => failures.push(error),
  });
  expect(messages.at(-1)!.text).toMatch(/nothing to add/);
  expect(failures).toEqual([new Error('no such friend')]);
});

const askable = [...tasks.values()].filter(task => task.spec.user);

/** How people ask for each thing that a template keeps back. */
const QUESTIONS: Record<string, Record<string, readonly string[]>> = {
  'chat/ask-what-to-write': {
    words: [
      'What should I write?',
      'What message do you want me to send?',
      'When and where are you meeting?',
      'Please tell me the exact words.',
      '请问要写什么？',
      '你几点在哪里？',
    ],
  },
  'notes/ask-what-is-missing': {
    missing: [
      'Which two things are missing?',
      'What should I add to the checklist?',
      'What are the two items?',
      '还缺哪两样东西？',
      '要加什么？',
    ],
  },
  'food/ask-how-spicy': {
    heat: [
      'How hot should it be?',
      'Mild, medium or hot?',
      'What spice level would you like?',
      '要多辣？',
      '口味怎么选？',
    ],
    without: ['What should I leave out?', 'Which ingredient do you not want?', '哪样不要？', '要去掉什么？'],
  },
  'food/ask-where-to': {
    where: [
      'Where should it go?',
      'What is the new address?',
      'Which place do I send it to?',
      '送到哪里？',
      '地址是什么？',
    ],
    note: [
      'What note should the rider get?',
      'What do I write to the rider?',
      '备注写什么？',
      '给骑手留言说什么？',
    ],
  },
  'forum/ask-price': {
    price: ['How much do you want for it?', 'What price should I set?', '卖多少钱？', '价格是多少？'],
    district: ['Where can it be collected?', 'Which district is it in?', '在哪个区？', '在哪里取货？'],
  },
  'microblog/ask-poll': {
    days: ['Which days should people choose from?', 'What are the options?', '选项是哪些日子？'],
    length: ['How long should the poll run?', 'For how many hours can people vote?', '投票开放多久？'],
  },
  'rides/ask-when-with-cat': {
    time: ['When do you want to go?', 'What time should the pick-up be?', '几点出发？', '什么时候接？'],
    note: [
      'What should the note to the driver say?',
      'What do I write to the driver?',
      '给司机的备注写什么？',
    ],
  },
  'shop/ask-for-whom': {
    which: ['Which Sam is it for?', 'What is the last name?', '是哪个 Sam？', '送给谁？'],
    note: [
      'What should the gift note say?',
      'Which words go on the card?',
      '留言写什么？',
      '卡片上写什么内容？',
    ],
  },
  'stays/ask-what-of-host': {
    wish: ['What do you need from the host?', 'Which request should I make?', '需要什么？', '提什么要求？'],
    line: ['What should the message say?', 'What do I write to the host?', '消息写什么？', '要发什么内容？'],
  },
  'wallet/ask-which-sam': {
    which: [
      'Which Sam do you mean?',
      'There are two people called Sam. Who should get the money?',
      'What is the last name?',
      '是哪个 Sam？',
      '转给谁？',
    ],
    sum: [
      'How much is it?',
      'What amount should I send?',
      'How much do you owe?',
      '要转多少？',
      '金额是多少？',
    ],
  },
};

describe.each(askable.map(task => [task.id, task] as const))('%s', (id, task) => {
  it('tells whoever asks as people ask, in both languages, and nobody who asks for something else', async () => {
    const world = await testWorld();
    const knows = task.spec.user!;
    expect(Object.keys(QUESTIONS[id] ?? {}).sort()).toEqual(Object.keys(knows).sort());
    for (const language of ['en', 'zh'] as const) {
      const { params } = instantiateOn(world, task, 1, { language });
      for (const [name, questions] of Object.entries(QUESTIONS[id]!)) {
        const says = knows[name]!.says[language];
        const words = typeof says === 'function' ? says(params) : says;
        for (const question of questions)
          expect(last(ask(task, params, language, SILENCE, question)), question).toContain(words);
      }
      expect(last(ask(task, params, language, SILENCE, 'How old are you?'))).toMatch(/don’t know|不知道/);
    }
  });
});
