import { apps } from '../../apps/catalogue.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Language } from '../tasks/form.ts';
import type { Target } from '../agents/agent.ts';
import type { Size } from './target.ts';

const NAMES = new Map<string, string>(apps.map(app => [app.id as string, app.name]));

/** An app as people call it. */
export const appName = (id: string): string => NAMES.get(id) ?? id;

/** Letters of a name or of typed words that are said. */
const MOST = 60;
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
export const quote = (text: string): string =>
  `“${plain(text).length > MOST ? `${plain(text).slice(0, MOST - 1)}…` : plain(text)}”`;

/** How a role is said: [English, Chinese]. */
const ROLES: Record<string, readonly [string, string]> = {
  button: ['button', '按钮'],
  textbox: ['field', '输入框'],
  searchbox: ['search field', '搜索框'],
  checkbox: ['checkbox', '复选框'],
  menuitemcheckbox: ['checkbox', '复选框'],
  switch: ['switch', '开关'],
  radio: ['option', '选项'],
  menuitemradio: ['option', '选项'],
  option: ['option', '选项'],
  tab: ['tab', '标签页'],
  slider: ['slider', '滑块'],
  link: ['link', '链接'],
  menuitem: ['menu entry', '菜单项'],
  img: ['picture', '图片'],
  text: ['text', '文字'],
  heading: ['heading', '标题'],
  list: ['list', '列表'],
  listitem: ['entry', '条目'],
  row: ['entry', '条目'],
  group: ['entry', '条目'],
  dialog: ['dialog', '对话框'],
};
const roleOf = (role: string, language: Language) =>
  (ROLES[role] ?? ['element', '控件'])[language === 'en' ? 0 : 1];

/** Where something without a name lies: the third of the screen in each direction. */
function place({ bounds: [l, t, r, b] }: Target, { width, height }: Size, language: Language): string {
  const third = (at: number, of: number) => Math.min(2, Math.max(0, Math.floor((3 * at) / of)));
  const [x, y] = [third((l! + r!) / 2, width), third((t! + b!) / 2, height)];
  if (language === 'zh') return `${['上', '中', '下'][y]}部${['左', '中', '右'][x]}侧`;
  return `${['top', 'middle', 'bottom'][y]} ${['left', 'centre', 'right'][x]}`;
}

/** An element as a sentence calls it. */
export function elementName(target: Target, screen: Size, language: Language): string {
  const role = roleOf(target.role, language);
  if (plain(target.name) === '')
    return language === 'en'
      ? `the ${role} at the ${place(target, screen, language)} of the screen`
      : `屏幕${place(target, screen, language)}的${role}`;
  return language === 'en' ? `the ${role} ${quote(target.name)}` : `${role}${quote(target.name)}`;
}

const DIRECTIONS = { up: '上', down: '下', left: '左', right: '右' } as const;
const KEYS: Record<string, readonly [string, string]> = {
  back: ['go back', '返回'],
  home: ['go to the home screen', '回到主屏幕'],
  recents: ['open the recent apps', '打开最近任务'],
  enter: ['press Enter', '按回车键'],
};
const seconds = (ms: number) => String(Number((ms / 1_000).toFixed(1)));
const wayOf = ([x, y]: readonly number[], [u, v]: readonly number[]) =>
  (Math.abs(u! - x!) > Math.abs(v! - y!)
    ? u! > x!
      ? 'right'
      : 'left'
    : v! > y!
      ? 'down'
      : 'up') as keyof typeof DIRECTIONS;
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(textOf).join(', ')
      : JSON.stringify(value);
const fields = (of: Record<string, unknown>) =>
  Object.values(of)
    .map(value => quote(textOf(value)))
    .join(', ');

/** The screen, or the place on it where there is one. */
function screenName(at: string, language: Language): string {
  if (language === 'en') return at ? `the screen at ${at}` : 'the screen';
  return at ? `屏幕上的 ${at}` : '屏幕';
}

/** What an action does, as a verb with what belongs to it: `tap the button “Search”`. */
export function verb(action: Action, target: Target | null, screen: Size, language: Language): string {
  const en = language === 'en';
  const at =
    'x' in action && action.x !== undefined && action.y !== undefined ? `(${action.x}, ${action.y})` : '';
  const it = target ? elementName(target, screen, language) : screenName(at, language);
  switch (action.type) {
    case 'tap':
      return en ? `tap ${it}` : `点击${it}`;
    case 'double_tap':
      return en ? `double-tap ${it}` : `双击${it}`;
    case 'long_press':
      return en ? `press and hold ${it}` : `长按${it}`;
    case 'swipe':
      return en
        ? `swipe ${wayOf(action.from, action.to)}`
        : `向${DIRECTIONS[wayOf(action.from, action.to)]}滑动`;
    case 'drag':
      return en
        ? `drag ${it} ${wayOf(action.from, action.to)}`
        : `向${DIRECTIONS[wayOf(action.from, action.to)]}拖动${it}`;
    case 'scroll':
      return en ? `scroll ${action.direction}` : `向${DIRECTIONS[action.direction]}滚动`;
    case 'type': {
      const into = target ? elementName(target, screen, language) : null;
      if (en)
        return `${action.clear ? 'replace what it says by typing' : 'type'} ${quote(action.text)}${into ? ` into ${into}` : ''}${action.enter ? ' and press Enter' : ''}`;
      return `${into ? `在${into}中` : ''}${action.clear ? '清空后' : ''}输入${quote(action.text)}${action.enter ? '并按回车键' : ''}`;
    }
    case 'clear':
      return en ? `empty ${target ? it : 'the field'}` : `清空${target ? it : '输入框'}`;
    case 'key':
      return KEYS[action.key]?.[en ? 0 : 1] ?? (en ? `press the key ${action.key}` : `按 ${action.key} 键`);
    case 'open_app':
      return en ? `open ${appName(action.app)}` : `打开${appName(action.app)}`;
    case 'wait':
      return en ? `wait ${seconds(action.ms)} s` : `等待 ${seconds(action.ms)} 秒`;
    case 'touch':
      return en
        ? `${{ down: 'put a finger on', move: 'move the finger to', up: 'lift the finger from' }[action.phase]} ${it}`
        : `${{ down: '按下', move: '移动到', up: '松开' }[action.phase]}${it}`;
    case 'answer':
      return en ? `give the answer ${fields(action.fields)}` : `提交答案${fields(action.fields)}`;
    case 'ask_user':
      return en ? `ask the user: ${quote(action.question)}` : `询问用户：${quote(action.question)}`;
    case 'done':
      return en ? 'report that the task is done' : '报告任务已完成';
    case 'impossible':
      return en ? 'report that the task cannot be done' : '报告任务无法完成';
  }
}

/** An action as one sentence. */
export function sentence(action: Action, target: Target | null, screen: Size, language: Language): string {
  const phrase = verb(action, target, screen, language);
  return language === 'en' ? `${phrase[0]!.toUpperCase()}${phrase.slice(1)}.` : `${phrase}。`;
}
