// Long because it holds the table of units beside the parsers that read it.

import { Type, type Static } from 'typebox';
import { parseDate, parseTime } from './answer-dates.ts';
import { StringEnum } from './schema.ts';

export { isSameDay, parseDate, parseTime } from './answer-dates.ts';

export const ANSWER_TYPES = [
  'text',
  'number',
  'date',
  'time',
  'duration',
  'choice',
  'set',
  'sequence',
] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** One field of the answer sheet, as it is shown: what is asked, and in which form. It never holds the right answer. */
export const AnswerField = Type.Object(
  {
    label: Type.String({ minLength: 1, description: 'What is asked, in words.' }),
    type: StringEnum([...ANSWER_TYPES], { description: 'Form of the answer.' }),
    unit: Type.Optional(
      Type.String({ description: 'Unit of a number (kg, km, GBP, %, …) or of a bare duration (s, min, h).' }),
    ),
    options: Type.Optional(Type.Array(Type.String(), { description: 'What a choice is made from.' })),
    items: Type.Optional(
      StringEnum(['text', 'number', 'date', 'time'], {
        description: 'Form of each item of a set or sequence; text by default.',
      }),
    ),
    hint: Type.Optional(Type.String({ description: 'An example or a word on the form.' })),
  },
  { additionalProperties: false },
);
export type AnswerField = Static<typeof AnswerField>;

/**
 * A value as it stands in the sheet or comes with the `answer` action: what was typed, a plain number, a number with its
 * unit, or the items of a set or sequence. `parseAnswer` brings it to its field's form.
 */
export const AnswerValue = Type.Union(
  [
    Type.String(),
    Type.Number(),
    Type.Object(
      { value: Type.Number({ description: 'Amount.' }), unit: Type.String({ description: 'Its unit.' }) },
      { additionalProperties: false },
    ),
    Type.Array(Type.Union([Type.String(), Type.Number()])),
  ],
  { description: 'An answer to one field.' },
);
export type AnswerValue = Static<typeof AnswerValue>;

/** Answers by the id of their field. */
export const AnswerValues = Type.Record(Type.String(), AnswerValue, {
  description: 'Answers by the id of their field.',
});
export type AnswerValues = Static<typeof AnswerValues>;

/** What a task hands to the answers app at its start. */
export const AnswerSheet = Type.Object(
  {
    title: Type.String({ description: 'Heading of the sheet.' }),
    fields: Type.Record(Type.String(), AnswerField, { description: 'Fields by id, shown in this order.' }),
  },
  { additionalProperties: false, description: 'The answer sheet of a task.' },
);
export type AnswerSheet = Static<typeof AnswerSheet>;

/** An answer in its field's form: numbers in the field's unit, durations in seconds, dates YYYY-MM-DD, times HH:MM. */
export type ParsedAnswer =
  | { type: 'text' | 'date' | 'time' | 'choice'; value: string }
  | { type: 'number' | 'duration'; value: number }
  | { type: 'set' | 'sequence'; value: (string | number)[] };

/** Text for comparison: Unicode form, case, accents, kinds of quotes and runs of blanks do not matter. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Unit {
  family: string;
  factor: number;
  offset?: number;
}

const FAMILIES: Record<string, Record<string, number>> = {
  mass: { mg: 0.001, g: 1, kg: 1_000, t: 1_000_000, oz: 28.349523125, lb: 453.59237 },
  length: { mm: 0.001, cm: 0.01, m: 1, km: 1_000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1_609.344 },
  volume: { ml: 0.001, cl: 0.01, dl: 0.1, l: 1 },
  time: { ms: 0.001, s: 1, min: 60, h: 3_600, d: 86_400 },
  speed: { 'm/s': 1, 'km/h': 1 / 3.6, mph: 0.44704 },
  data: { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
  energy: { J: 1, kJ: 1_000, cal: 4.184, kcal: 4_184 },
  pressure: { Pa: 1, hPa: 100, kPa: 1_000 },
  ratio: { '%': 1 },
  angle: { '°': 1 },
};
const UNITS: Record<string, Unit> = {
  '°C': { family: 'temperature', factor: 1 },
  '°F': { family: 'temperature', factor: 5 / 9, offset: -32 },
};
for (const [family, units] of Object.entries(FAMILIES))
  for (const [unit, factor] of Object.entries(units)) UNITS[unit] = { family, factor };
for (const code of ['GBP', 'EUR', 'USD', 'CNY', 'JPY']) UNITS[code] = { family: code, factor: 1 };

const ALIASES: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '¥': 'CNY',
  元: 'CNY',
  镑: 'GBP',
  英镑: 'GBP',
  pounds: 'GBP',
  euros: 'EUR',
  dollars: 'USD',
  gram: 'g',
  grams: 'g',
  克: 'g',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  千克: 'kg',
  公斤: 'kg',
  lbs: 'lb',
  ounce: 'oz',
  ounces: 'oz',
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  米: 'm',
  kilometre: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometers: 'km',
  公里: 'km',
  千米: 'km',
  mile: 'mi',
  miles: 'mi',
  inch: 'in',
  inches: 'in',
  foot: 'ft',
  feet: 'ft',
  厘米: 'cm',
  毫米: 'mm',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  升: 'l',
  毫升: 'ml',
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  秒: 's',
  mins: 'min',
  minute: 'min',
  minutes: 'min',
  分: 'min',
  分钟: 'min',
  m: 'm',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  小时: 'h',
  day: 'd',
  days: 'd',
  天: 'd',
  kmh: 'km/h',
  'km/hr': 'km/h',
  '公里/小时': 'km/h',
  percent: '%',
  'per cent': '%',
  celsius: '°C',
  fahrenheit: '°F',
  c: '°C',
  f: '°F',
  '℃': '°C',
  '℉': '°F',
  degrees: '°',
  deg: '°',
  度: '°',
};

/** The unit's own spelling, or undefined where it is not known. Letters count as written only where case tells units apart. */
export function unitOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (UNITS[trimmed]) return trimmed;
  const lower = trimmed.toLowerCase();
  return ALIASES[trimmed] ?? ALIASES[lower] ?? Object.keys(UNITS).find(u => u.toLowerCase() === lower);
}

/** Brings an amount from one unit to another; undefined where they do not belong to one family. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value;
  const a = UNITS[from];
  const b = UNITS[to];
  if (!a || !b || a.family !== b.family) return undefined;
  return ((value + (a.offset ?? 0)) * a.factor) / b.factor - (b.offset ?? 0);
}

const NUMBER = String.raw`[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|[-+]?\.\d+`;

const NUMBER_WORDS = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const CHINESE_NUMBERS =
  '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' ');

/** A text whose first word is a number to twenty, with digits in its place. */
function withDigits(text: string): string {
  const [, head, rest] = /^([\p{L}]+)([\s\S]*)$/u.exec(text) ?? [];
  if (head === undefined) return text;
  const english = NUMBER_WORDS.indexOf(head.toLowerCase());
  if (english >= 0) return `${english}${rest}`;
  if (head.toLowerCase() === 'none') return `0${rest}`;
  const written = /^[零一二三四五六七八九十两]+/u.exec(head)?.[0];
  const chinese = written === undefined ? -1 : CHINESE_NUMBERS.indexOf(written.replace(/^两$/u, '二'));
  return chinese >= 0 ? `${chinese}${text.slice(written!.length)}` : text;
}

/** Words with which somebody does not commit to a number. */
const HEDGES =
  /\b(?:about|around|approx|approximately|roughly|maybe|perhaps|probably|possibly|not|no|or|ish|least|most|over|under|above|below|nearly|almost|between|to|more|less|fewer|than)\b|大约|大概|左右|可能|或|不到|超过|至少|最多/iu;
/** At most so many words after a count: `3 rainy days`. */
const MOST_NOUNS = 3;

/** Whether words after a count only say what is counted. */
const isNoun = (words: string): boolean =>
  !HEDGES.test(words) && /^[\p{L}\s'-]+$/u.test(words) && words.trim().split(/\s+/).length <= MOST_NOUNS;

/**
 * A number with the unit that stands before or after it, or null. `1,234.50` is read as thousands; `3,5` is not a number. Numbers to
 * twenty may be words. Other words behind the number are in `noun`.
 */
export function parseAmount(text: string): { value: number; unit?: string; noun?: string } | null {
  const plain = withDigits(
    text
      .normalize('NFKC')
      .replace(/\u2212/g, '-')
      // Digits are also grouped by blanks.
      .replace(/(?<=\d)[ \u2009](?=\d{3}(?!\d))/g, ',')
      .replace(/(?<=[\p{L}\d%])\.$/u, '')
      .trim(),
  );
  const found = new RegExp(`^([^\\d.,+-]*)(${NUMBER})([^\\d.,]*)$`, 'u').exec(plain);
  if (!found) return null;
  const value = Number(found[2]!.replaceAll(',', ''));
  const words = [found[1]!.trim(), found[3]!.trim()].filter(w => w !== '');
  if (words.length > 1) return null;
  if (words.length === 0) return { value };
  const unit = unitOf(words[0]!);
  if (unit !== undefined) return { value, unit };
  return found[1]!.trim() === '' && isNoun(words[0]!) ? { value, noun: words[0]! } : null;
}

function amountOf(value: AnswerValue) {
  if (typeof value === 'number') return { value };
  if (typeof value === 'string') return parseAmount(value);
  return Array.isArray(value) ? null : { value: value.value, unit: unitOf(value.unit) ?? '' };
}

function parseNumber(value: AnswerValue, unit: string | undefined): number | null {
  const amount = amountOf(value);
  if (!amount || !Number.isFinite(amount.value)) return null;
  // What is counted may be said only where the field has no unit that it could be taken for.
  if ('noun' in amount) return unit === undefined ? amount.value : null;
  if (!('unit' in amount) || amount.unit === undefined) return amount.value;
  const wanted = unit === undefined ? undefined : (unitOf(unit) ?? unit);
  return wanted === undefined ? amount.value : (convert(amount.value, amount.unit, wanted) ?? null);
}

/**
 * Seconds of `1 h 30 min`, `90 min`, `1:30:00` or `1:30`, or null. A bare number counts in `unit` (minutes by default); a pair
 * `a:b` is minutes and seconds where the unit is seconds, hours and minutes otherwise.
 */
export function parseDuration(value: AnswerValue, unit = 'min'): number | null {
  const wanted = unitOf(unit) ?? 'min';
  if (typeof value !== 'string') {
    const amount = parseNumber(value, wanted);
    return amount === null || amount < 0 ? null : (convert(amount, wanted, 's') ?? null);
  }
  const text = withDigits(value.normalize('NFKC').trim().toLowerCase().replace(/\.$/, ''))
    // `1h30`: minutes follow hours.
    .replace(/^(\d+\s*(?:h|hrs?|hours?|小时))\s*(\d{1,2})$/u, '$1 $2 min');
  const clock = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (clock) {
    const [a, b, c] = [
      Number(clock[1]),
      Number(clock[2]),
      clock[3] === undefined ? undefined : Number(clock[3]),
    ];
    if (b > 59 || (c ?? 0) > 59) return null;
    return c !== undefined ? a * 3_600 + b * 60 + c : wanted === 's' ? a * 60 + b : a * 3_600 + b * 60;
  }
  if (/^\d+(\.\d+)?$/.test(text)) return convert(Number(text), wanted, 's') ?? null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*([^\d\s.,]+)[\s,]*(?:and\s+)?/gu)];
  if (parts.length === 0 || parts.map(p => p[0]).join('') !== text) return null;
  let seconds = 0;
  for (const part of parts) {
    const word = part[2] === 'm' ? 'min' : unitOf(part[2]!);
    const length = word === undefined ? undefined : convert(Number(part[1]), word, 's');
    if (length === undefined) return null;
    seconds += length;
  }
  return seconds;
}

/** A mark that stands before an item of a list: `- `, `• `, `1. `, `2) `. */
const LIST_MARK = /^(?:[-*•]|\d{1,2}[.)])\s+/u;

/** Items of a list that was typed: one a line, or parted by semicolons, or, where there is neither, by commas. */
export function splitItems(text: string, commas = true): string[] {
  const by = /[\n;；]/u.test(text) ? /[\n;；]/u : commas ? /[,，、]/u : /\n/u;
  return text
    .split(by)
    .map(t => t.trim().replace(LIST_MARK, ''))
    .filter(t => t !== '');
}

/** Items of a list in one line whose last two are joined by a word: `A, B and C`, `A and B`. */
export const splitJoined = (text: string): string[] =>
  splitItems(
    text
      .replace(/^(.*?),?\s+(?:and|&)\s+((?:(?!\s(?:and|&)\s)[^,])*)$/i, '$1, $2')
      .replace(/^(.*)[和与及]([^,，、和与及]*)$/u, '$1、$2'),
  );

function parseItem(item: string | number, form: AnswerField['items'], unit?: string): string | number | null {
  if (form === 'number') return parseNumber(item, unit);
  const text = String(item);
  if (form === 'date') return parseDate(text);
  if (form === 'time') return parseTime(text);
  return text.trim() || null;
}

/**
 * Brings a value to its field's form, or gives null where it does not have that form (also for an empty text).
 * `commas: false` keeps a comma inside the items of a typed list.
 */
export function parseAnswer(
  field: AnswerField,
  value: unknown,
  { commas = true }: { commas?: boolean } = {},
): ParsedAnswer | null {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  const given = value as AnswerValue;
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : null;
  const as = <T extends ParsedAnswer>(type: T['type'], found: T['value'] | null) =>
    found === null ? null : ({ type, value: found } as ParsedAnswer);
  switch (field.type) {
    case 'text':
      return as('text', text === '' ? null : text);
    case 'choice':
      return as(
        'choice',
        text === null ? null : (field.options?.find(o => normaliseText(o) === normaliseText(text)) ?? null),
      );
    case 'date':
      return as('date', text === null ? null : parseDate(text));
    case 'time':
      return as('time', text === null ? null : parseTime(text));
    case 'number':
      return as('number', parseNumber(given, field.unit));
    case 'duration':
      return as('duration', parseDuration(given, field.unit));
    case 'set':
    case 'sequence': {
      const items = Array.isArray(given)
        ? given
        : text === null
          ? null
          : splitItems(text, commas && field.items !== 'number');
      const parsed = items?.map(i => parseItem(i, field.items, field.unit)) ?? [null];
      return parsed.includes(null) ? null : as(field.type, parsed as (string | number)[]);
    }
  }
}
