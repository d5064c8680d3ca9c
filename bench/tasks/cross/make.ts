import { ME, threadWith } from '../../../apps/messages/select.ts';
import { added } from '../../../judges/changes.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import { dialled } from '../../../src/sdk/core/telephone.ts';
import type { ChangeRule, Phone } from '../form.ts';
import type { Person } from '../messages/make.ts';
import type { SetupCtx } from '../setup.ts';
import { folded, isFirm, tellsOnly, type Frame } from '../wording.ts';

/** Sends a text message. */
export const sms = (ctx: SetupCtx, to: Person, text: string): void =>
  ctx.act('messages', 'send', { to: [to.number], text });

/** The texts that went to somebody since the start, as they stand in the conversation. */
export function smsTo(s: Phone, now: Phone, to: Person): string[] {
  const thread = threadWith(now.apps.messages, [to.number]);
  return added(s.apps.messages.messages, now.apps.messages.messages)
    .filter(m => m.from === ME && m.thread === thread)
    .map(m => m.text);
}

/** Names of everybody whom the phone knows. */
export const castOf = (s: Phone): string[] => [
  ...Object.values(s.apps.contacts.contacts).flatMap(c => [c.given, c.family]),
  ...Object.values(s.apps.chat.contacts).flatMap(c => [c.name, c.remark]),
];

/** The one text of several that fits; ours where there is none, or more than one. */
export const theText = (texts: readonly string[], fits: (text: string) => boolean, ours: string): string =>
  texts.length === 1 && fits(texts[0]!) ? texts[0]! : ours;

/** Pence of digits in pounds or pence, with what lies below a penny. */
const penceOf = (digits: string, isPence: boolean): number =>
  Math.round(Number(digits.replaceAll(',', '')) * (isPence ? 1 : 100) * 100) / 100;

/** A kind of number that a mobile number is not. */
const NOT_MOBILE = /\b(work|office|business|home|landline|house|fax)\b|工作|办公|公司|家里|家庭|座机|传真/i;

const NUMBER = /\+?\d[\d\s()./-]*/g;
/** What one says of a mobile number. */
const OF_NUMBERS = [
  'mobile',
  'phone',
  'cell',
  'number',
  'no',
  'contact',
  'contacts',
  'call',
  'text',
  'under',
  'reach',
];
const OF_NUMBERS_ZH = ['手机号码', '手机号', '手机', '电话号码', '电话', '号码', '联系方式', '联系'];

/**
 * Whether a text gives this mobile number, no other number, no doubt about it, and little else. It may say whose it is (`known`) and
 * which, but no other kind, and nobody of the cast beside.
 */
export function statesNumber(text: string, number: string, { known, cast = [] }: Frame): boolean {
  const said = folded(text);
  const runs = said.match(NUMBER) ?? [];
  const frame = { known: [...known, ...OF_NUMBERS_ZH], plain: OF_NUMBERS, cast };
  return (
    isFirm(said) &&
    !NOT_MOBILE.test(said) &&
    runs.length === 1 &&
    dialled(runs[0].replace(/\D+$/, '')) === dialled(number) &&
    tellsOnly(said, clause => /\d/.test(clause), frame)
  );
}

const OTHER_CURRENCY = /[$€¥₩₹]|\b(dollars?|euros?|cents?|yen|usd|eur|jpy)\b|美元|欧元|日元|人民币/i;

/** What makes another claim of a sum: that it is for each, a part, of another time, or asked for. */
const NOT_THE_SUM =
  /\b(each|apiece|per|owe[sd]?|refund|half|so far|without|except|last (year|time)|pay (me|us|up|back)|send me)\b|去年|上次|每人|每个|各付|欠|付给我|转给我/i;

/** Decimal commas as points, and `12 pounds 40` as `12.40`. */
const asDecimal = (text: string) =>
  text
    .replace(/(\d),(\d{2})(?![\d,.])/g, '$1.$2')
    .replace(
      /(\d)\s?(?:pounds?|quid|英镑|镑)\s?(?:and\s)?(\d{2})(?!\d)(?:\s?(?:p|pence|便士)(?![a-z]))?/gi,
      '$1.$2',
    );

/** Whether sums in pence are the total alone, or what it is made of and then the total. */
function areTotal(sums: readonly number[], parts: readonly number[]): boolean {
  const total = parts.reduce((a, b) => a + b);
  if (sums.at(-1) !== total) return false;
  const before = sums.slice(0, -1).sort((a, b) => a - b);
  const all = [...parts].sort((a, b) => a - b);
  return before.length === 0 || (before.length === all.length && before.every((n, i) => n === all[i]));
}

/**
 * Whether a text gives the sum of these parts (pence) in pounds, no other sum, and no doubt about it. It may say of how many things it
 * is, and name each part before the sum. `known` is what it may speak of.
 */
export function statesSum(text: string, parts: readonly number[], frame: Frame): boolean {
  const count = parts.length;
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
  const han = [...'零一二三四五六'][count] ?? String(count);
  const things = new RegExp(
    `(?<![\\d.,])(?:\\b(?:${count}|${words})|${han})\\s*(things|items|amounts|entries|lines|positions|prices|项|样|笔|个)`,
    'gi',
  );
  const said = asDecimal(folded(text))
    .replace(things, 'things')
    .replace(/(\d)\s?(gbp|pounds?|quid|英镑|镑)(?![a-z])/gi, '$1');
  const sums = [...said.matchAll(/(-?)(\d[\d,]*(?:\.\d+)?)(?:\s?(p|pence)\b)?(?=([\w%]?))/gi)];
  return (
    isFirm(said) &&
    !OTHER_CURRENCY.test(said) &&
    !NOT_THE_SUM.test(said) &&
    !/-£/.test(said) &&
    sums.every(([, minus, , , tail]) => minus === '' && tail === '') &&
    areTotal(
      sums.map(([, , digits, unit]) => penceOf(digits!, unit !== undefined)),
      parts,
    ) &&
    tellsOnly(said, clause => /\d/.test(clause), frame)
  );
}

/** A new alarm that rings once, the next time that its time comes. */
export const addAlarm = (ctx: SetupCtx, time: number, label: string, days: number[] = []): void =>
  ctx.act('clock', 'addAlarm', { result: time, label, days });

/** Noon of the day after the start, epoch ms. */
export const tomorrow = (s: Phone): number =>
  addDays(startOfDay(s.clock.now, s.clock.zone), 1, s.clock.zone) + 12 * 3_600_000;

/** The same alarm on a day of the calendar (epoch ms), which comes to the same. */
export function addDatedAlarm(s: Phone, ctx: SetupCtx, time: number, label: string, day: number): void {
  addAlarm(ctx, time, label);
  ctx.act('clock', 'setDate', { alarm: s.apps.clock.open!, result: day });
}

interface Writing {
  title: string;
  body: string;
}

/** Writes a new note. */
export function writeDown(
  s: Phone,
  ctx: SetupCtx,
  note: Writing,
  kind: 'plain' | 'markdown' = 'plain',
): string {
  ctx.act('notes', 'create', { kind });
  const id = s.apps.notes.draft!;
  ctx.act('notes', 'edit', { ...note, note: id });
  return id;
}

/** A new note, as plain text or as Markdown: an instruction seldom says which. */
export const newNote = <P>(note: (p: P) => Writing): { anyOf: readonly ChangeRule<P>[] } => ({
  anyOf: [
    (s, p, ctx) => void writeDown(s, ctx, note(p)),
    (s, p, ctx) => void writeDown(s, ctx, note(p), 'markdown'),
  ],
});
