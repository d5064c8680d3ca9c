import type { ActionOf } from '../../../src/protocol/action.ts';
import type { Language } from '../../tasks/form.ts';
import { appName, elementName, quote } from '../describe.ts';
import type { Step } from '../source.ts';
import { screenOf, type Size } from '../target.ts';
import { elementWithId, placeOf, plain } from './place.ts';

/** A step with what a reason may be drawn from. */
export interface Situation {
  step: Step;
  later: readonly Step[];
  goal: string;
  screen: Size;
  language: Language;
}

/**
 * What a step is for: what the task says about it, and what it brings about. Empty if nothing is certain.
 */
export function reasonsFor(situation: Situation): string[] {
  const { action } = situation.step;
  if (action.type === 'scroll') return [scrollReason(action, situation)];
  return [taskReason(situation), effectReason(situation)].filter(reason => reason !== null);
}

const BEYOND = {
  up: ['above', '上方'],
  down: ['below', '下方'],
  left: ['to the left', '左边'],
  right: ['to the right', '右边'],
} as const;

/** A scroll looks for the element that is used next, if that was out of sight; otherwise it just looks. */
function scrollReason(
  { direction }: ActionOf<'scroll'>,
  { step, later, screen, language }: Situation,
): string {
  const end = later.find(s => s.action.type !== 'scroll' || s.action.direction !== direction);
  const [en, zh] = BEYOND[direction];
  if (!end?.target || end.action.type === 'scroll' || elementWithId(step.before, end.target.id))
    return language === 'en' ? `to see what lies ${en}` : `查看${zh}的内容`;
  const name = elementName(end.target, screenOf(end.before) ?? screen, language);
  return language === 'en' ? `to look for ${name}` : `寻找${name}`;
}

/** Whether a text has these words. Latin words count as a whole: “Art” is not in “Start”. */
function mentions(text: string, words: string): boolean {
  const wanted = plain(words);
  const at = text.indexOf(wanted);
  if (wanted.length < 2 || at < 0) return false;
  const isLetter = (char: string | undefined) => /[\p{Script=Latin}\p{N}]/u.test(char ?? '');
  const continuesBefore = isLetter(wanted[0]) && isLetter(text[at - 1]);
  const continuesAfter = isLetter(wanted.at(-1)) && isLetter(text[at + wanted.length]);
  return !continuesBefore && !continuesAfter;
}

/** Why the task or the user wants this step. */
function taskReason({ step: { action, target, before }, goal, language }: Situation): string | null {
  const isEnglish = language === 'en';
  if (action.type === 'type') {
    if (mentions(goal, action.text)) {
      const isWords = /\p{L}/u.test(action.text);
      if (isEnglish) return isWords ? 'since the task gives these words' : 'since the task gives this number';
      return isWords ? '因为任务给出了这段文字' : '因为任务给出了这个数字';
    }
    const fromUser = (before.messages ?? []).filter(message => message.from === 'user');
    if (plain(action.text).length > 1 && fromUser.some(({ text }) => mentions(text, action.text)))
      return isEnglish ? 'since the user said so' : '因为用户这样说';
    return null;
  }
  if (action.type === 'open_app' && mentions(goal, appName(action.app)))
    return isEnglish ? `since the task names ${appName(action.app)}` : `因为任务提到了${appName(action.app)}`;
  const piece = target && target.role !== 'textbox' ? target.name.split(', ')[0]! : '';
  if (action.type === 'open_app' || !mentions(goal, piece)) return null;
  return isEnglish ? `since the task names ${quote(piece)}` : `因为任务提到了${quote(piece)}`;
}

/** What the step changes: the state of its element, what comes within reach, the app, the title, or the keyboard. */
function effectReason(situation: Situation): string | null {
  return stateReason(situation) ?? reachReason(situation) ?? placeReason(situation);
}

/** Roles that are chosen, not switched. */
const CHOICES = new Set(['radio', 'menuitemradio', 'option']);

function stateReason({ step: { target, before, after }, language }: Situation): string | null {
  const [was, is] = [before, after].map(screen => target && elementWithId(screen, target.id)?.states);
  if (!target || !was || !is) return null;
  const isEnglish = language === 'en';
  if (was.checkable && was.checked !== is.checked) {
    if (CHOICES.has(target.role) && is.checked) return isEnglish ? 'to choose it' : '选中它';
    if (isEnglish) return `to turn it ${is.checked ? 'on' : 'off'}`;
    return `把它${is.checked ? '打开' : '关闭'}`;
  }
  if (target.role === 'tab' && !was.selected && is.selected)
    return isEnglish ? 'to see what this tab holds' : '查看这个标签页的内容';
  return null;
}

/** The next step's element, if this step brought it onto the screen. */
function reachReason({ step: { action, before, after }, later, screen, language }: Situation): string | null {
  const next = later[0]?.target;
  if (!next || action.type === 'type' || elementWithId(before, next.id) || !elementWithId(after, next.id))
    return null;
  const name = elementName(next, screenOf(after) ?? screen, language);
  return language === 'en' ? `to get to ${name}` : `以便找到${name}`;
}

function placeReason({ step: { action, target, before, after }, language }: Situation): string | null {
  const isEnglish = language === 'en';
  const [was, now] = [placeOf(before), placeOf(after)];
  if (now.app !== was.app && action.type !== 'open_app') {
    if (now.isHome) return isEnglish ? 'to get to the home screen' : '回到主屏幕';
    return isEnglish ? `to get to ${now.app}` : `进入${now.app}`;
  }
  if (now.title !== null && now.title !== was.title && action.type !== 'type')
    return isEnglish ? `to bring up ${quote(now.title)}` : `打开${quote(now.title)}`;
  const hides = action.type === 'key' || target?.id === 'button/hide-keyboard';
  if (before.keyboard && !after.keyboard && hides) return isEnglish ? 'to put the keyboard away' : '收起键盘';
  return null;
}
