import type { Language } from '../tasks/form.ts';
import { screenOf, type Size } from './target.ts';
import type { RecordedObservation, Step } from './source.ts';
import { appName, elementName, quote, verb } from './describe.ts';

type Draw = () => number;
const pick = <T>(items: readonly T[], random: Draw): T => items[Math.floor(random() * items.length)]!;
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a screen is about: the dialog or menu on top, or its first heading. */
interface Place {
  app: string;
  home: boolean;
  title: string | null;
  dialog: boolean;
}

/** Fits nothing that is longer than a title. */
const LONGEST_TITLE = 50;
const titled = (name: string) => plain(name) !== '' && plain(name).length <= LONGEST_TITLE;

function placeOf(observation: RecordedObservation): Place {
  const elements = observation.elements ?? [];
  const app = appName(observation.foreground.app);
  const dialog = elements.findLast(e => ['dialog', 'alertdialog'].includes(e.role) && titled(e.name));
  const heading = elements.find(e => e.role === 'heading' && titled(e.name));
  const title = dialog?.name ?? heading?.name ?? null;
  return {
    app,
    home: observation.foreground.app === 'launcher',
    title: title === null || plain(title) === app ? null : plain(title),
    dialog: dialog !== undefined,
  };
}

/** Roles whose names are worth telling of a screen that has no title. */
const TELLING = new Set(['text', 'checkbox', 'switch', 'radio', 'tab', 'heading', 'option']);

/** Two things that stand on a screen, where it has as many that are short. */
function listedNames(observation: RecordedObservation, language: Language): string {
  const names = [
    ...new Set(
      (observation.elements ?? [])
        .filter(
          e =>
            TELLING.has(e.role) &&
            e.package === observation.foreground.package &&
            titled(e.name) &&
            plain(e.name) !== appName(observation.foreground.app),
        )
        .map(e => plain(e.name)),
    ),
  ];
  const [a, b] = names;
  if (a === undefined || b === undefined) return '';
  return language === 'en'
    ? `, where ${quote(a)} and ${quote(b)} can be read`
    : `，能看到${quote(a)}和${quote(b)}`;
}

/** What the screen shows now. Every sentence says no more than what can be read on it. */
function describeScreen(
  observation: RecordedObservation,
  earlier: RecordedObservation | null,
  language: Language,
  random: Draw,
): string {
  const { app, home, title, dialog } = placeOf(observation);
  const en = language === 'en';
  const where =
    home && !dialog
      ? pick(
          en
            ? ['I am on the home screen', 'The home screen is shown', 'The phone shows its home screen']
            : ['现在在主屏幕', '屏幕显示主屏幕', '手机停留在主屏幕'],
          random,
        )
      : title === null
        ? pick(
            en
              ? [`${app} is open`, `I am in ${app}`, `The screen shows ${app}`]
              : [`${app}已打开`, `现在在${app}中`, `屏幕显示${app}`],
            random,
          )
        : dialog
          ? pick(
              en
                ? [`The dialog ${quote(title)} is open in ${app}`, `${app} shows the dialog ${quote(title)}`]
                : [`${app}弹出了对话框${quote(title)}`, `${app}中打开了对话框${quote(title)}`],
              random,
            )
          : pick(
              en
                ? [
                    `${app} is open at ${quote(title)}`,
                    `I am in ${app}, at ${quote(title)}`,
                    `The screen shows ${quote(title)} in ${app}`,
                  ]
                : [
                    `${app}停留在${quote(title)}`,
                    `现在在${app}的${quote(title)}`,
                    `屏幕显示${app}的${quote(title)}`,
                  ],
              random,
            );
  const message = (observation.messages ?? [])
    .slice((earlier?.messages ?? []).length)
    .filter(m => m.from === 'user')
    .at(-1);
  return [
    `${where}${title === null && !home ? pick([listedNames(observation, language), ''], random) : ''}${observation.keyboard ? (en ? ', with the keyboard up' : '，键盘已弹出') : ''}${en ? '.' : '。'}`,
    ...(message ? [en ? `The user says: ${quote(message.text)}.` : `用户说：${quote(message.text)}。`] : []),
    ...(observation.lastError ? [en ? 'My last action had no effect.' : '上一个操作没有生效。'] : []),
  ].join(en ? ' ' : '');
}

/** Whether the goal has these words as they are. */
function isAskedFor(goal: string, text: string): boolean {
  const wanted = plain(text);
  if (wanted.length < 2 || !goal.includes(wanted)) return false;
  // Latin words count whole: “Art” is not named by “Start”.
  const at = goal.indexOf(wanted);
  const word = /[\p{Script=Latin}\p{N}]/u;
  return (
    !(word.test(wanted[0]!) && word.test(goal[at - 1] ?? '')) &&
    !(word.test(wanted.at(-1)!) && word.test(goal[at + wanted.length] ?? ''))
  );
}

const isOn = (observation: RecordedObservation, id: string) =>
  (observation.elements ?? []).some(e => e.id === id);
const stateOf = (observation: RecordedObservation, id: string) =>
  (observation.elements ?? []).find(e => e.id === id)?.states;

const BEYOND = {
  up: ['above', '上方'],
  down: ['below', '下方'],
  left: ['to the left', '左边'],
  right: ['to the right', '右边'],
} as const;
const CHOSEN = new Set(['radio', 'menuitemradio', 'option']);

/** What a scroll is for: what is found when the scrolling ends, where that was out of sight, or to see what is there. */
function scrolled(
  direction: keyof typeof BEYOND,
  before: RecordedObservation,
  later: readonly Step[],
  screen: Size,
  language: Language,
): string {
  const end = later.find(s => s.action.type !== 'scroll' || s.action.direction !== direction);
  const [en, zh] = BEYOND[direction];
  if (!end?.target || end.action.type === 'scroll' || isOn(before, end.target.id))
    return language === 'en' ? `to see what lies ${en}` : `查看${zh}的内容`;
  const name = elementName(end.target, screenOf(end.before) ?? screen, language);
  return language === 'en' ? `to look for ${name}` : `寻找${name}`;
}

/** What a step is for, by what the goal says and by what is seen to come of it. Empty where nothing can be said for certain. */
function reasonsFor(
  step: Step,
  later: readonly Step[],
  goal: string,
  screen: Size,
  language: Language,
): string[] {
  const { action, target, before, after } = step;
  const en = language === 'en';
  const [was, now] = [placeOf(before), placeOf(after)];
  const found: string[] = [];
  const next = later[0];
  if (action.type === 'scroll') return [scrolled(action.direction, before, later, screen, language)];
  if (action.type === 'type' && isAskedFor(goal, action.text))
    found.push(
      /\p{L}/u.test(action.text)
        ? en
          ? 'since the task gives these words'
          : '因为任务给出了这段文字'
        : en
          ? 'since the task gives this number'
          : '因为任务给出了这个数字',
    );
  else if (
    action.type === 'type' &&
    plain(action.text).length > 1 &&
    (before.messages ?? []).some(m => m.from === 'user' && isAskedFor(m.text, action.text))
  )
    found.push(en ? 'since the user said so' : '因为用户这样说');
  else if (action.type === 'open_app' && isAskedFor(goal, appName(action.app)))
    found.push(en ? `since the task names ${appName(action.app)}` : `因为任务提到了${appName(action.app)}`);
  else if (target && target.role !== 'textbox' && action.type !== 'type') {
    const piece = target.name.split(', ')[0]!;
    if (isAskedFor(goal, piece))
      found.push(en ? `since the task names ${quote(piece)}` : `因为任务提到了${quote(piece)}`);
  }
  const [a, b] = target ? [stateOf(before, target.id), stateOf(after, target.id)] : [];
  const reached =
    next?.target && action.type !== 'type' && !isOn(before, next.target.id) && isOn(after, next.target.id)
      ? next.target
      : null;
  if (target && a?.checkable && b && a.checked !== b.checked)
    found.push(
      CHOSEN.has(target.role) && b.checked
        ? en
          ? 'to choose it'
          : '选中它'
        : en
          ? `to turn it ${b.checked ? 'on' : 'off'}`
          : `把它${b.checked ? '打开' : '关闭'}`,
    );
  else if (target && a && b && target.role === 'tab' && !a.selected && b.selected)
    found.push(en ? 'to see what this tab holds' : '查看这个标签页的内容');
  else if (reached)
    found.push(
      en
        ? `to get to ${elementName(reached, screenOf(after) ?? screen, language)}`
        : `以便找到${elementName(reached, screenOf(after) ?? screen, language)}`,
    );
  else if (now.app !== was.app && action.type !== 'open_app')
    found.push(
      now.home
        ? en
          ? 'to get to the home screen'
          : '回到主屏幕'
        : en
          ? `to get to ${now.app}`
          : `进入${now.app}`,
    );
  else if (now.title !== null && now.title !== was.title && action.type !== 'type')
    found.push(en ? `to bring up ${quote(now.title)}` : `打开${quote(now.title)}`);
  else if (
    before.keyboard &&
    !after.keyboard &&
    (action.type === 'key' || target?.id === 'button/hide-keyboard')
  )
    found.push(en ? 'to put the keyboard away' : '收起键盘');
  return found;
}

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

/** A step with what lies before and behind it, in an episode that was a success. */
export interface Scene {
  goal: string;
  language: Language;
  step: Step;
  earlier: RecordedObservation | null;
  later: readonly Step[];
}

/**
 * A thought in the form of Mobile-R1's rows: how things stand, the next action and what it is for. It says only what the screens, the action
 * and the goal bear out; `random` draws from [0, 1) and chooses among wordings. The episode has to be a success, since its end is said to be one.
 */
export function thoughtOf({ goal, language, step, earlier, later }: Scene, random: Draw): string {
  const screen = screenOf(step.before) ?? { width: 1, height: 1 };
  const { action, target } = step;
  const en = language === 'en';
  const doing = verb(action, target, screen, language);
  const lead = pick(
    en ? ['I will', 'Now I', 'Next I', 'My next action is to'] : ['接下来', '我要', '下一步', '现在'],
    random,
  );
  const ending = ENDS[action.type as keyof typeof ENDS];
  const known = ending ? [pick(ending[language], random)] : reasonsFor(step, later, goal, screen, language);
  const next = later[0];
  const after = next ? verb(next.action, next.target, screenOf(next.before) ?? screen, language) : null;
  const purpose =
    known.length > 0
      ? known.join(en ? ', ' : '，')
      : after === null
        ? ''
        : after === doing
          ? en
            ? 'and then once more'
            : '然后再做一次'
          : en
            ? pick([`before I ${after}`, `and after that I ${after}`], random)
            : pick([`然后${after}`, `之后再${after}`], random);
  const reason =
    action.type === 'impossible' && action.reason
      ? en
        ? ` The reason: ${quote(action.reason)}.`
        : `原因：${quote(action.reason)}。`
      : '';
  return en
    ? `${describeScreen(step.before, earlier, language, random)} ${lead} ${doing}${purpose === '' ? '' : `${/^(since|because|now that|which|before|and) /.test(purpose) ? ', ' : ' '}${purpose}`}.${reason}`
    : `${describeScreen(step.before, earlier, language, random)}${lead}${doing}${purpose === '' ? '' : `，${purpose}`}。${reason}`;
}
