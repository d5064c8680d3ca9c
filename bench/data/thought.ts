import type { Language } from '../tasks/form.ts';
import { quote, verb } from './describe.ts';
import type { RecordedObservation, Step } from './source.ts';
import { screenOf } from './target.ts';
import { pick, type Draw } from './thought/random.ts';
import { reasonsFor, type Situation } from './thought/reasons.ts';
import { describeScreen } from './thought/screen.ts';

/** Reasons for actions that speak for themselves. */
const ENDS = {
  done: {
    en: [
      'since all that was asked for is in place',
      'because nothing of the task is left to do',
      'now that everything asked for has been carried out',
    ],
    zh: ['因为任务要求的都已完成', '因为任务没有剩下要做的了', '任务的要求已经全部达成'],
  },
  impossible: {
    en: [
      'since what was asked for cannot be had on this phone',
      'because the phone does not have what the task needs',
    ],
    zh: ['因为这台手机上无法做到任务的要求', '因为手机上没有任务所需的内容'],
  },
  answer: {
    en: ['which is what the task asks for', 'to answer what was asked'],
    zh: ['这正是任务要问的', '回答任务的问题'],
  },
  ask_user: {
    en: ['to hear what I need for the task', 'and go on with the reply'],
    zh: ['以便得到任务所需的信息', '然后根据回复继续'],
  },
  wait: { en: ['to let the phone’s clock move on'], zh: ['让手机的时间往前走'] },
} as const;

/** A step of a successful episode, with the steps around it. */
export interface Scene {
  goal: string;
  language: Language;
  step: Step;
  earlier: RecordedObservation | null;
  later: readonly Step[];
}

const LEADS = {
  en: ['I will', 'Now I', 'Next I', 'My next action is to'],
  zh: ['接下来', '我要', '下一步', '现在'],
} as const;

/**
 * A thought in the form of Mobile-R1's rows: the state of the screen, the next action, and what it is for. It says only what the screens, the
 * action and the goal support. `random` draws from [0, 1) and chooses among wordings. The episode has to be a success, because a thought at its
 * end says so.
 */
export function thoughtOf({ goal, language, step, earlier, later }: Scene, random: Draw): string {
  const screen = screenOf(step.before) ?? { width: 1, height: 1 };
  const { action, target } = step;
  const doing = verb(action, target, screen, language);
  const lead = pick(LEADS[language], random);
  const purpose = purposeOf({ step, later, goal, screen, language }, doing, random);
  const reason = action.type === 'impossible' && action.reason ? quote(action.reason) : null;
  const state = describeScreen(step.before, earlier, language, random);
  if (language === 'zh') {
    const suffix = purpose === '' ? '' : `，${purpose}`;
    return `${state}${lead}${doing}${suffix}。${reason === null ? '' : `原因：${reason}。`}`;
  }
  const comma = /^(since|because|now that|which|before|and) /.test(purpose) ? ',' : '';
  const suffix = purpose === '' ? '' : `${comma} ${purpose}`;
  return `${state} ${lead} ${doing}${suffix}.${reason === null ? '' : ` The reason: ${reason}.`}`;
}

/** Why the step is taken; if nothing is certain, what comes after it. */
function purposeOf(situation: Situation, doing: string, random: Draw): string {
  const { step, later, screen, language } = situation;
  const ending = ENDS[step.action.type as keyof typeof ENDS];
  if (ending) return pick(ending[language], random);
  const reasons = reasonsFor(situation);
  if (reasons.length > 0) return reasons.join(language === 'en' ? ', ' : '，');
  const next = later[0];
  if (!next) return '';
  const after = verb(next.action, next.target, screenOf(next.before) ?? screen, language);
  if (after === doing) return language === 'en' ? 'and then once more' : '然后再做一次';
  const wordings =
    language === 'en'
      ? [`before I ${after}`, `and after that I ${after}`]
      : [`然后${after}`, `之后再${after}`];
  return pick(wordings, random);
}
