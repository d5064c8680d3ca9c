import type { Language } from '../../tasks/form.ts';
import { appName, quote } from '../describe.ts';
import type { RecordedObservation } from '../source.ts';
import { isTitle, placeOf, plain, type Place } from './place.ts';
import { pick, type Draw } from './random.ts';

/** Describes what the screen shows now. No sentence says more than the screen does. */
export function describeScreen(
  observation: RecordedObservation,
  earlier: RecordedObservation | null,
  language: Language,
  random: Draw,
): string {
  const place = placeOf(observation);
  const where = pick(placeSentences(place, language), random);
  const isUntitled = place.title === null && !place.isHome;
  const names = isUntitled ? pick([namesOn(observation, language), ''], random) : '';
  const message = newUserMessage(observation, earlier);
  if (language === 'zh')
    return [
      `${where}${names}${observation.keyboard ? '，键盘已弹出' : ''}。`,
      message === undefined ? '' : `用户说：${quote(message)}。`,
      observation.lastError ? '上一个操作没有生效。' : '',
    ].join('');
  return [
    `${where}${names}${observation.keyboard ? ', with the keyboard up' : ''}.`,
    ...(message === undefined ? [] : [`The user says: ${quote(message)}.`]),
    ...(observation.lastError ? ['My last action had no effect.'] : []),
  ].join(' ');
}

/** Ways to say where the phone is. */
function placeSentences({ app, isHome, title, isDialog }: Place, language: Language): readonly string[] {
  const isEnglish = language === 'en';
  if (isHome && !isDialog)
    return isEnglish
      ? ['I am on the home screen', 'The home screen is shown', 'The phone shows its home screen']
      : ['现在在主屏幕', '屏幕显示主屏幕', '手机停留在主屏幕'];
  if (title === null)
    return isEnglish
      ? [`${app} is open`, `I am in ${app}`, `The screen shows ${app}`]
      : [`${app}已打开`, `现在在${app}中`, `屏幕显示${app}`];
  const name = quote(title);
  if (isDialog)
    return isEnglish
      ? [`The dialog ${name} is open in ${app}`, `${app} shows the dialog ${name}`]
      : [`${app}弹出了对话框${name}`, `${app}中打开了对话框${name}`];
  return isEnglish
    ? [`${app} is open at ${name}`, `I am in ${app}, at ${name}`, `The screen shows ${name} in ${app}`]
    : [`${app}停留在${name}`, `现在在${app}的${name}`, `屏幕显示${app}的${name}`];
}

/** Roles whose names describe a screen without a title. */
const NAMING_ROLES = new Set(['text', 'checkbox', 'switch', 'radio', 'tab', 'heading', 'option']);

/** The first two short names on a screen of the app; empty if there are fewer. */
function namesOn({ elements = [], foreground }: RecordedObservation, language: Language): string {
  const app = appName(foreground.app);
  const named = elements.filter(
    e =>
      NAMING_ROLES.has(e.role) &&
      e.package === foreground.package &&
      isTitle(e.name) &&
      plain(e.name) !== app,
  );
  const [a, b] = new Set(named.map(e => plain(e.name)));
  if (a === undefined || b === undefined) return '';
  return language === 'en'
    ? `, where ${quote(a)} and ${quote(b)} can be read`
    : `，能看到${quote(a)}和${quote(b)}`;
}

/** The user's last message since the earlier observation. */
function newUserMessage(
  observation: RecordedObservation,
  earlier: RecordedObservation | null,
): string | undefined {
  const messages = (observation.messages ?? []).slice((earlier?.messages ?? []).length);
  return messages.findLast(message => message.from === 'user')?.text;
}
