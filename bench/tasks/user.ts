import type { Questions } from '../../src/protocol/wire/episodes.ts';

export type { Questions };

type Language = 'en' | 'zh';
type Words<P> = string | ((p: P) => string);

/** One thing that the user knows. A question that has one of the words, in either language, asks for it. */
export interface Known<P> {
  /** English words stand alone in the question, also with -s, -ed or -ing; Chinese ones anywhere in it. */
  about: { en: readonly string[]; zh: readonly string[] };
  /** What the user says then, in the language of the goal. */
  says: { en: Words<P>; zh: Words<P> };
}

/** What the user knows, by name. */
export type Knowledge<P> = Readonly<Record<string, Known<P>>>;

/** What agent and user have said to each other in an episode. */
export interface Conversation {
  messages: readonly { from: string; text: string }[];
  /** What the user has told: names of what it knows. */
  told: readonly string[];
  questions: Questions;
}

export const SILENCE: Conversation = { messages: [], told: [], questions: { asked: 0, needless: 0 } };

/** What the user says where the task needs no question. */
const NOTHING_TO_ADD = {
  en: 'I have nothing to add; please do as I asked.',
  zh: '我没有要补充的，请照我说的做。',
};
/** What the user says to a question that asks for nothing that it knows. */
const UNKNOWN = { en: 'I don’t know.', zh: '我不知道。' };

/** A text without capitals, in single blanks, with straight apostrophes. */
const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function asksFor<P>(question: string, { about }: Known<P>): boolean {
  const said = plain(question);
  const inEnglish = about.en.some(word =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plain(word))}(s|es|ed|d|ing)?(?![\\p{L}\\p{N}])`, 'u').test(
      said,
    ),
  );
  return inEnglish || about.zh.some(word => said.includes(plain(word)));
}

/** Names of what a question asks for. */
export const askedFor = <P>(knows: Knowledge<P>, question: string): string[] =>
  Object.keys(knows).filter(name => asksFor(question, knows[name]!));

function replyOf<P>(knows: Knowledge<P>, names: readonly string[], p: P, language: Language): string {
  if (names.length === 0) return UNKNOWN[language];
  const says = names.map(name => knows[name]!.says[language]);
  return says
    .map(words => (typeof words === 'function' ? words(p) : words))
    .join(language === 'zh' ? '' : ' ');
}

/** Whether somebody who has said this before asks for nothing new. */
function isNeedless<P>(
  knows: Knowledge<P> | undefined,
  { messages, told }: Conversation,
  names: readonly string[],
  question: string,
): boolean {
  if (!knows) return true;
  if (names.length > 0) return names.every(name => told.includes(name));
  return messages.some(({ from, text }) => from === 'agent' && plain(text) === plain(question));
}

/** How a question is taken. */
export interface Hearing {
  /** Names of what the question asks for, by somebody who understood it; default by the words of the task. Others are left out. */
  heard?: readonly string[] | undefined;
  /** Gets what the task's rule for the user throws. */
  failed?: (error: unknown) => void;
}

/**
 * The conversation with one question more and the user's reply to it. If what the task lets the user say throws, the user has nothing to
 * add, and `failed` gets the error.
 */
export function ask<P>(
  { spec }: { spec: { user?: Knowledge<P> } },
  p: P,
  language: Language,
  before: Conversation,
  question: string,
  { heard, failed = () => {} }: Hearing = {},
): Conversation {
  const knows = spec.user;
  const names = !knows
    ? []
    : heard
      ? Object.keys(knows).filter(name => heard.includes(name))
      : askedFor(knows, question);
  let reply = NOTHING_TO_ADD[language];
  try {
    if (knows) reply = replyOf(knows, names, p, language);
  } catch (error) {
    failed(error);
  }
  const { asked, needless } = before.questions;
  return {
    messages: [...before.messages, { from: 'agent', text: question }, { from: 'user', text: reply }],
    told: [...new Set([...before.told, ...names])],
    questions: {
      asked: asked + 1,
      needless: needless + Number(isNeedless(knows, before, names, question)),
    },
  };
}
