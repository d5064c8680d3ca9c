import { expect, it } from 'vitest';
import { isQuestion } from './ask-and-answer.ts';

it.each([
  ['When does the ferry start?'],
  ['Hi Mira, could you please tell me when the ferry starts? Thanks!'],
  ['What time does the ferry leave?'],
  ['ferry start time?'],
  ['Do you know at what time the ferry is?'],
  ["Hey! I'm wondering when the ferry starts. Do you know?"],
  ['Hi! A quick question.', 'What time does the ferry begin?'],
  ['渡轮几点开始？'],
  ['你好Mira，请问渡轮什么时候开始？谢谢！'],
])('“%s” asks when it starts', (...texts) => {
  expect(isQuestion(texts, 'ferry', 'Mira Quist')).toBe(true);
});

it.each([
  ['Do you like the ferry?'],
  ['The ferry was nice when I was young'],
  ['When does the swim start?'],
  ['When do the ferry and the swim start?'],
  ["Don't tell me when the ferry starts"],
  ['When does the ferry start? Everybody is cross with you.'],
  ['When does the ferry start? I say 08:00.'],
  ['When does the ferry start? And bring the anchor.'],
  ['When', 'does', 'the', 'ferry start?'],
  ['渡轮几点开始？大家都生你的气了。'],
  ['不用告诉我渡轮几点开始'],
])('“%s” does not ask when it starts', (...texts) => {
  expect(isQuestion(texts, 'ferry', 'Mira Quist')).toBe(false);
});
